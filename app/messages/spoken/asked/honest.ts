import type { Language } from "~/domain/people/language";
import { listedIn, type Said, type Says } from "../says";

const QUOTES: Readonly<Record<Language, (words: string) => string>> = {
  en: (words) => `“${words}”`,
  de: (words) => `„${words}“`,
  fr: (words) => `« ${words} »`,
  es: (words) => `«${words}»`,
  it: (words) => `«${words}»`,
  pt: (words) => `«${words}»`,
};

/** The traveller's own words, as a list of what they said. */
export const quoted = (language: Language, words: readonly string[]): string =>
  listedIn(language, words.map(QUOTES[language]));

/** What somebody asked and nothing here explains, by their own words. */
export const nothingOn: Says<"words"> = {
  en: ({ words }) => `That I do not know: my notes say nothing about ${words}.`,
  de: ({ words }) => `Das weiß ich nicht: Zu ${words} steht nichts in meinen Notizen.`,
  fr: ({ words }) => `Cela, je ne le sais pas : mes notes ne disent rien sur ${words}.`,
  es: ({ words }) => `Eso no lo sé: mis notas no dicen nada sobre ${words}.`,
  it: ({ words }) => `Questo non lo so: i miei appunti non dicono nulla su ${words}.`,
  pt: ({ words }) => `Isso não sei: as minhas notas não dizem nada sobre ${words}.`,
};

/** Where each word is known and the question is not. */
export const unsure: Said = {
  en: "To that I have no sure answer.",
  de: "Darauf habe ich keine sichere Antwort.",
  fr: "À cela, je n'ai pas de réponse sûre.",
  es: "A eso no tengo una respuesta segura.",
  it: "A questo non ho una risposta sicura.",
  pt: "A isso não tenho uma resposta segura.",
};

/** The same for one of several questions, behind what is known of the others. */
export const notAnswered: Says<"words"> = {
  en: ({ words }) => `To ${words} I have no sure answer.`,
  de: ({ words }) => `Auf ${words} habe ich keine sichere Antwort.`,
  fr: ({ words }) => `À ${words}, je n'ai pas de réponse sûre.`,
  es: ({ words }) => `A ${words} no tengo una respuesta segura.`,
  it: ({ words }) => `A ${words} non ho una risposta sicura.`,
  pt: ({ words }) => `A ${words} não tenho uma resposta segura.`,
};

/** Places of the city that are called or described with the words that nothing else explains. */
export const byThatWord: Says<"places"> = {
  en: ({ places }) => `What I know by that word: ${places}.`,
  de: ({ places }) => `Was ich unter dem Wort kenne: ${places}.`,
  fr: ({ places }) => `Ce que je connais sous ce mot : ${places}.`,
  es: ({ places }) => `Lo que conozco con esa palabra: ${places}.`,
  it: ({ places }) => `Quello che conosco con quella parola: ${places}.`,
  pt: ({ places }) => `O que conheço com essa palavra: ${places}.`,
};

/** What a question that is not answered here is a matter of. */
export type Matter =
  | "place"
  | "table"
  | "phone"
  | "transport"
  | "money"
  | "rules"
  | "health"
  | "app"
  | "sky"
  | "calendar"
  | "room"
  | "city";

/** Who answers it instead: `name` is the place that is meant, `number` the country's for an emergency. */
export const whoKnows: Readonly<Record<Matter, Says<"name" | "city" | "country" | "number" | "apps">>> = {
  place: {
    en: ({ name }) => `${name}'s own site or a call there tells it for sure; at the door ask the staff.`,
    de: ({ name }) => `Sicher sagt es die Website von ${name} oder ein Anruf dort; am Eingang weiß es das Personal.`,
    fr: ({ name }) => `Le site de ${name} ou un appel le dit avec certitude ; sur place, demandez à l'accueil.`,
    es: ({ name }) => `La web de ${name} o una llamada lo dice con seguridad; en la entrada, pregunta al personal.`,
    it: ({ name }) => `Il sito di ${name} o una telefonata lo dice con certezza; all'ingresso chiedi al personale.`,
    pt: ({ name }) => `O site de ${name} ou uma chamada diz com certeza; à entrada, pergunta ao pessoal.`,
  },
  table: {
    en: () => `The restaurant itself knows: call or write before you go, and ask again before you order.`,
    de: () => `Das weiß das Restaurant: vorher anrufen oder schreiben, und vor dem Bestellen noch einmal fragen.`,
    fr: () => `Le restaurant le sait : appelez ou écrivez avant, et redemandez avant de commander.`,
    es: () => `El restaurante lo sabe: llama o escribe antes, y vuelve a preguntar antes de pedir.`,
    it: () => `Lo sa il ristorante: chiama o scrivi prima, e chiedi di nuovo prima di ordinare.`,
    pt: () => `O restaurante sabe: liga ou escreve antes, e pergunta outra vez antes de pedir.`,
  },
  transport: {
    en: ({ city, apps }) =>
      `The operator's own site or app in ${city}, or the staff at a station, knows today's lines, times and fares; late or early a taxi ordered by app or at the hotel desk (${apps}) is the sure way.`,
    de: ({ city, apps }) =>
      `Linien, Zeiten und Preise von heute nennt die Seite oder App des Verkehrsbetriebs in ${city} oder das Personal am Bahnhof; spät oder früh ist ein Taxi per App oder über die Rezeption (${apps}) der sichere Weg.`,
    fr: ({ city, apps }) =>
      `Le site ou l'appli du transporteur à ${city}, ou le personnel en gare, donne lignes, heures et tarifs du jour ; tard ou très tôt, un taxi par appli ou par la réception (${apps}) est le plus sûr.`,
    es: ({ city, apps }) =>
      `La web o app del operador en ${city}, o el personal de la estación, dice líneas, horas y tarifas de hoy; muy tarde o muy temprano, lo seguro es un taxi por app o por la recepción (${apps}).`,
    it: ({ city, apps }) =>
      `Il sito o l'app dell'azienda dei trasporti a ${city}, o il personale in stazione, dice linee, orari e tariffe di oggi; tardi o molto presto, un taxi con l'app o tramite la reception (${apps}) è la via sicura.`,
    pt: ({ city, apps }) =>
      `O site ou a app do operador em ${city}, ou o pessoal da estação, diz linhas, horas e tarifas de hoje; tarde ou muito cedo, um táxi por app ou pela receção (${apps}) é o mais seguro.`,
  },
  money: {
    en: () =>
      `Your bank says what your card costs abroad, the seller's own site today's price; the hotel desk knows what is usual to pay.`,
    de: () =>
      `Was die Karte im Ausland kostet, sagt eure Bank, den Preis von heute die Seite des Anbieters; die Rezeption weiß, was man üblicherweise zahlt.`,
    fr: () =>
      `Votre banque dit ce que coûte la carte à l'étranger, le site du vendeur le prix du jour ; la réception sait ce qui se paie d'habitude.`,
    es: () =>
      `Tu banco dice qué cuesta la tarjeta fuera, la web del vendedor el precio de hoy; la recepción sabe qué se suele pagar.`,
    it: () =>
      `La tua banca dice quanto costa la carta all'estero, il sito del venditore il prezzo di oggi; la reception sa quanto si paga di solito.`,
    pt: () =>
      `O teu banco diz quanto custa o cartão no estrangeiro, o site do vendedor o preço de hoje; a receção sabe o que se costuma pagar.`,
  },
  rules: {
    en: ({ country }) =>
      `What is allowed or usual in ${country} your foreign office's travel advice says, and the hotel desk or the tourist office from day to day; where you are not sure, ask first.`,
    de: ({ country }) =>
      `Was in ${country} erlaubt oder üblich ist, steht in den Reisehinweisen eures Außenministeriums, im Alltag wissen es Rezeption und Touristeninformation; im Zweifel vorher fragen.`,
    fr: ({ country }) =>
      `Ce qui est permis ou d'usage (${country}), les conseils aux voyageurs de votre ministère le disent, et au quotidien la réception ou l'office de tourisme ; dans le doute, demandez d'abord.`,
    es: ({ country }) =>
      `Lo que se permite o es costumbre (${country}) está en los consejos de viaje de tu ministerio, y en el día a día lo sabe la recepción o la oficina de turismo; en la duda, pregunta antes.`,
    it: ({ country }) =>
      `Ciò che è permesso o d'uso (${country}) sta nei consigli di viaggio del tuo ministero, e giorno per giorno lo sa la reception o l'ufficio turistico; nel dubbio chiedi prima.`,
    pt: ({ country }) =>
      `O que é permitido ou costume (${country}) está nos conselhos de viagem do teu ministério, e no dia a dia sabe-o a receção ou o turismo; na dúvida, pergunta antes.`,
  },
  health: {
    en: ({ number }) => `A pharmacist or doctor can say that, I cannot; if it gets bad, call ${number} at once.`,
    de: ({ number }) => `Das können Apotheke oder Arzt sagen, ich nicht; wird es schlimm, sofort ${number} anrufen.`,
    fr: ({ number }) =>
      `Un pharmacien ou un médecin peut le dire, pas moi ; si cela s'aggrave, appelez tout de suite le ${number}.`,
    es: ({ number }) => `Eso lo dice un farmacéutico o un médico, yo no; si empeora, llama enseguida al ${number}.`,
    it: ({ number }) => `Lo può dire un farmacista o un medico, io no; se peggiora, chiama subito il ${number}.`,
    pt: ({ number }) => `Isso diz um farmacêutico ou um médico, eu não; se piorar, liga já para o ${number}.`,
  },
  phone: {
    en: ({ country }) =>
      `Which apps and networks work in ${country} your provider and the app's own help page say; before you go, save maps and translations for offline use.`,
    de: ({ country }) =>
      `Welche Apps und Netze in ${country} gehen, sagen euer Anbieter und die Hilfeseite der App; speichert vorher Karten und Übersetzungen für offline.`,
    fr: ({ country }) =>
      `Quelles applis et quels réseaux marchent (${country}), votre opérateur et l'aide de l'appli le disent ; avant de partir, enregistrez cartes et traductions hors ligne.`,
    es: ({ country }) =>
      `Qué apps y redes funcionan (${country}) lo dicen tu operador y la ayuda de la app; antes de ir, guarda mapas y traducciones sin conexión.`,
    it: ({ country }) =>
      `Quali app e reti funzionano (${country}) lo dicono il tuo operatore e la guida dell'app; prima di partire salva mappe e traduzioni offline.`,
    pt: ({ country }) =>
      `Que apps e redes funcionam (${country}) diz o teu operador e a ajuda da app; antes de ires, guarda mapas e traduções offline.`,
  },
  app: {
    en: () =>
      `Here I can only say this much: I change, send and book nothing by myself, and every proposal waits for your yes. The menus of the trip, a day and a stop show all that can be done.`,
    de: () =>
      `Sicher ist: Von mir aus ändere, sende und buche ich nichts, und jeder Vorschlag wartet auf euer Ja. Die Menüs von Reise, Tag und Halt zeigen alles, was geht.`,
    fr: () =>
      `Ce qui est sûr : je ne modifie, n'envoie et ne réserve rien de moi-même, et chaque proposition attend votre oui. Les menus du voyage, du jour et de l'étape montrent tout ce qui est possible.`,
    es: () =>
      `Lo seguro: por mi cuenta no cambio, envío ni reservo nada, y cada propuesta espera tu sí. Los menús del viaje, del día y de la parada muestran todo lo que se puede hacer.`,
    it: () =>
      `Di sicuro: da solo non cambio, invio o prenoto nulla, e ogni proposta aspetta il tuo sì. I menu del viaggio, del giorno e della tappa mostrano tutto ciò che si può fare.`,
    pt: () =>
      `O certo: por mim não mudo, envio nem reservo nada, e cada proposta espera o teu sim. Os menus da viagem, do dia e da paragem mostram tudo o que se pode fazer.`,
  },
  sky: {
    en: ({ city }) =>
      `I have no forecast: the national weather service's site or app for ${city} has one, good for about three days ahead.`,
    de: ({ city }) =>
      `Eine Vorhersage habe ich nicht: Die Seite oder App des Wetterdienstes für ${city} hat eine, etwa drei Tage im Voraus verlässlich.`,
    fr: ({ city }) =>
      `Je n'ai pas de prévisions : le site ou l'appli du service météo pour ${city} en a, fiables à trois jours environ.`,
    es: ({ city }) =>
      `No tengo pronóstico: la web o app del servicio meteorológico para ${city} lo tiene, fiable a unos tres días.`,
    it: ({ city }) =>
      `Non ho previsioni: il sito o l'app del servizio meteo per ${city} le ha, affidabili per circa tre giorni.`,
    pt: ({ city }) =>
      `Não tenho previsão: o site ou a app do serviço de meteorologia para ${city} tem-na, fiável a uns três dias.`,
  },
  calendar: {
    en: ({ city }) =>
      `Dates, line-ups and tickets stand on the organiser's own site; the tourist office of ${city} keeps a calendar of what is on.`,
    de: ({ city }) =>
      `Termine, Programm und Karten stehen auf der Seite des Veranstalters; die Touristeninformation von ${city} hat einen Kalender.`,
    fr: ({ city }) =>
      `Dates, programme et billets sont sur le site de l'organisateur ; l'office de tourisme de ${city} tient un agenda.`,
    es: ({ city }) =>
      `Fechas, programa y entradas están en la web del organizador; la oficina de turismo de ${city} tiene una agenda.`,
    it: ({ city }) =>
      `Date, programma e biglietti stanno sul sito dell'organizzatore; l'ufficio turistico di ${city} ha un calendario.`,
    pt: ({ city }) => `Datas, programa e bilhetes estão no site do organizador; o turismo de ${city} tem uma agenda.`,
  },
  room: {
    en: () => `Your host or the hotel desk decides that: write to them before you arrive, and keep their answer.`,
    de: () => `Das entscheiden Gastgeber oder Rezeption: vor der Anreise hinschreiben und die Antwort aufheben.`,
    fr: () => `Votre hôte ou la réception en décide : écrivez avant d'arriver, et gardez la réponse.`,
    es: () => `Lo decide tu anfitrión o la recepción: escríbeles antes de llegar y guarda la respuesta.`,
    it: () => `Lo decide chi ti ospita o la reception: scrivi prima di arrivare e conserva la risposta.`,
    pt: () => `Quem decide é o anfitrião ou a receção: escreve antes de chegar e guarda a resposta.`,
  },
  city: {
    en: ({ city }) =>
      `The tourist office of ${city} or your hotel desk knows such things. Of me ask a day, a stop, where to eat, the way between two stops, or what is usual in the country.`,
    de: ({ city }) =>
      `So etwas wissen die Touristeninformation von ${city} oder die Rezeption. Mich fragt nach einem Tag, einem Halt, Essen, dem Weg zwischen zwei Halten oder dem, was im Land üblich ist.`,
    fr: ({ city }) =>
      `L'office de tourisme de ${city} ou la réception sait cela. À moi, demandez un jour, une étape, où manger, le chemin entre deux étapes ou les usages du pays.`,
    es: ({ city }) =>
      `Eso lo sabe la oficina de turismo de ${city} o la recepción. A mí pregúntame por un día, una parada, dónde comer, el camino entre dos paradas o las costumbres del país.`,
    it: ({ city }) =>
      `Queste cose le sa l'ufficio turistico di ${city} o la reception. A me chiedi di un giorno, una tappa, dove mangiare, la strada tra due tappe o gli usi del paese.`,
    pt: ({ city }) =>
      `Isso sabe o turismo de ${city} ou a receção. A mim pergunta por um dia, uma paragem, onde comer, o caminho entre duas paragens ou os costumes do país.`,
  },
};
