import type { Said, Says } from "./says";

export const planned: Says<"name" | "day" | "part"> = {
  en: ({ name, day, part }) => `${name} is planned for day ${day}, ${part}.`,
  de: ({ name, day, part }) => `${name} steht an Tag ${day} im Plan, ${part}.`,
  fr: ({ name, day, part }) => `${name} est prévu le jour ${day}, ${part}.`,
  es: ({ name, day, part }) => `${name} está previsto el día ${day}, ${part}.`,
  it: ({ name, day, part }) => `${name} è previsto il giorno ${day}, ${part}.`,
  pt: ({ name, day, part }) => `${name} está previsto para o dia ${day}, ${part}.`,
};

export const place: Says<"name" | "area" | "minutes"> = {
  en: ({ name, area, minutes }) => `${name} is in ${area}; a usual visit takes ${minutes} minutes.`,
  de: ({ name, area, minutes }) => `${name} liegt in ${area}; ein Besuch dauert meist ${minutes} Minuten.`,
  fr: ({ name, area, minutes }) => `${name} se trouve à ${area} ; on y passe d'habitude ${minutes} minutes.`,
  es: ({ name, area, minutes }) => `${name} está en ${area}; la visita suele durar ${minutes} minutos.`,
  it: ({ name, area, minutes }) => `${name} si trova a ${area}; di solito la visita dura ${minutes} minuti.`,
  pt: ({ name, area, minutes }) => `${name} fica em ${area}; a visita costuma durar ${minutes} minutos.`,
};

export const found: Says<"city" | "places"> = {
  en: ({ city, places }) => `In and around ${city} I would take ${places}.`,
  de: ({ city, places }) => `In und um ${city} würde ich das nehmen: ${places}.`,
  fr: ({ city, places }) => `À ${city} et autour, je prendrais : ${places}.`,
  es: ({ city, places }) => `En ${city} y alrededores elegiría: ${places}.`,
  it: ({ city, places }) => `A ${city} e dintorni sceglierei: ${places}.`,
  pt: ({ city, places }) => `Em ${city} e arredores escolheria: ${places}.`,
};

export const near: Says<"name" | "places"> = {
  en: ({ name, places }) => `Near ${name}: ${places}.`,
  de: ({ name, places }) => `In der Nähe von ${name}: ${places}.`,
  fr: ({ name, places }) => `Près de ${name} : ${places}.`,
  es: ({ name, places }) => `Cerca de ${name}: ${places}.`,
  it: ({ name, places }) => `Vicino a ${name}: ${places}.`,
  pt: ({ name, places }) => `Perto de ${name}: ${places}.`,
};

/** Where nothing of the kind is known within a walk: the nearest that is, each with how far it is. */
export const nearestOnly: Says<"name" | "places"> = {
  en: ({ name, places }) =>
    `Within a walk of ${name} I know none by name; the nearest I know: ${places}. A map shows what else there is.`,
  de: ({ name, places }) =>
    `In Gehweite von ${name} kenne ich mit Namen nichts; am nächsten: ${places}. Was es dort sonst gibt, zeigt eine Karte.`,
  fr: ({ name, places }) =>
    `À distance de marche de ${name}, je n'en connais aucun par son nom ; au plus près : ${places}. Une carte montre le reste.`,
  es: ({ name, places }) =>
    `A un paseo de ${name} no conozco ninguno por su nombre; lo más cercano: ${places}. Un mapa muestra qué más hay.`,
  it: ({ name, places }) =>
    `A pochi passi da ${name} non ne conosco nessuno per nome; il più vicino: ${places}. Una mappa mostra cos'altro c'è.`,
  pt: ({ name, places }) =>
    `A pé de ${name} não conheço nenhum pelo nome; o mais perto: ${places}. Um mapa mostra o que mais há.`,
};

/** Which of the places that are named are noted as good with children; "" for none. */
export const goodWithChildren: Says<"places"> = {
  en: ({ places }) =>
    places ? `Noted as good with children: ${places}.` : `How good they are with children is not noted: a call tells.`,
  de: ({ places }) =>
    places
      ? `Als gut mit Kindern vermerkt: ${places}.`
      : `Wie gut sie mit Kindern sind, ist nicht vermerkt: Ein Anruf klärt es.`,
  fr: ({ places }) =>
    places
      ? `Notés comme bien avec des enfants : ${places}.`
      : `S'ils conviennent aux enfants, ce n'est pas noté : un appel le dit.`,
  es: ({ places }) =>
    places
      ? `Anotado como bueno con niños: ${places}.`
      : `Si van bien con niños no está anotado: una llamada lo aclara.`,
  it: ({ places }) =>
    places
      ? `Segnato come adatto ai bambini: ${places}.`
      : `Se vadano bene con i bambini non è segnato: basta una telefonata.`,
  pt: ({ places }) =>
    places
      ? `Anotado como bom com crianças: ${places}.`
      : `Se são bons com crianças não está anotado: uma chamada esclarece.`,
};

/** `day` as `spokenDate` gives it: "Friday, May 8", "Freitag, 8. Mai". */
export const openOn: Says<"name" | "hours" | "day"> = {
  en: ({ name, hours, day }) => `${name} is usually open ${hours} on ${day}; hours change, so check before you go.`,
  de: ({ name, hours, day }) =>
    `${name} ist am ${day}, normalerweise ${hours} geöffnet; Zeiten ändern sich, also vorher nachsehen.`,
  fr: ({ name, hours, day }) =>
    `${name} est d'habitude ouvert ${hours} le ${day} ; les horaires changent, vérifiez avant d'y aller.`,
  es: ({ name, hours, day }) =>
    `${name} suele abrir ${hours} el ${day}; los horarios cambian, así que compruébalo antes de ir.`,
  it: ({ name, hours, day }) =>
    `${name} di solito è aperto ${hours} (${day}); gli orari cambiano, quindi controlla prima.`,
  pt: ({ name, hours, day }) =>
    `${name} costuma abrir ${hours} (${day}); os horários mudam, por isso confirma antes de ir.`,
};

export const closedOn: Says<"name" | "day"> = {
  en: ({ name, day }) => `${name} is usually closed on ${day}; check before you go.`,
  de: ({ name, day }) => `${name} ist am ${day}, normalerweise geschlossen; vorher nachsehen.`,
  fr: ({ name, day }) => `${name} est d'habitude fermé le ${day} ; vérifiez avant d'y aller.`,
  es: ({ name, day }) => `${name} suele cerrar el ${day}; compruébalo antes de ir.`,
  it: ({ name, day }) => `${name} di solito è chiuso (${day}); controlla prima.`,
  pt: ({ name, day }) => `${name} costuma fechar (${day}); confirma antes de ir.`,
};

export const noHours: Says<"name"> = {
  en: ({ name }) => `I do not know the opening times of ${name}, so check them before you go.`,
  de: ({ name }) => `Die Öffnungszeiten von ${name} kenne ich nicht; seht vorher auf der Website nach.`,
  fr: ({ name }) => `Je ne connais pas les horaires de ${name} ; vérifiez sur son site avant d'y aller.`,
  es: ({ name }) => `No conozco el horario de ${name}; compruébalo en su web antes de ir.`,
  it: ({ name }) => `Non conosco gli orari di ${name}; controlla sul sito prima di andare.`,
  pt: ({ name }) => `Não conheço o horário de ${name}; confirma no site antes de ir.`,
};

export const weather: Says<"city" | "low" | "high" | "rain"> = {
  en: ({ city, low, high, rain }) =>
    `I have no forecast here, but that month in ${city} it is usually ${low} to ${high} °C with about ${rain} days of rain (long-term means). The Weather card has the forecast for the next 16 days.`,
  de: ({ city, low, high, rain }) =>
    `Eine Vorhersage habe ich hier nicht; üblich sind in ${city} in dem Monat ${low} bis ${high} °C und etwa ${rain} Regentage (langjährige Mittel). Die Wetterkarte zeigt die Vorhersage für die nächsten 16 Tage.`,
  fr: ({ city, low, high, rain }) =>
    `Je n'ai pas de prévision ici ; ce mois-là à ${city}, il fait d'habitude ${low} à ${high} °C avec environ ${rain} jours de pluie (moyennes). La carte Weather donne la prévision pour les 16 jours à venir.`,
  es: ({ city, low, high, rain }) =>
    `Aquí no tengo pronóstico; ese mes en ${city} suele haber de ${low} a ${high} °C y unos ${rain} días de lluvia (medias). La tarjeta Weather da el pronóstico para los próximos 16 días.`,
  it: ({ city, low, high, rain }) =>
    `Qui non ho previsioni; in quel mese a ${city} di solito ci sono ${low}–${high} °C e circa ${rain} giorni di pioggia (medie). La scheda Weather dà le previsioni per i prossimi 16 giorni.`,
  pt: ({ city, low, high, rain }) =>
    `Aqui não tenho previsão; nesse mês em ${city} costuma haver ${low} a ${high} °C e cerca de ${rain} dias de chuva (médias). O cartão Weather dá a previsão para os próximos 16 dias.`,
};

export const sun: Says<"sunrise" | "sunset"> = {
  en: ({ sunrise, sunset }) => `The sun rises at about ${sunrise} and sets at about ${sunset}.`,
  de: ({ sunrise, sunset }) => `Die Sonne geht etwa um ${sunrise} auf und um ${sunset} unter.`,
  fr: ({ sunrise, sunset }) => `Le soleil se lève vers ${sunrise} et se couche vers ${sunset}.`,
  es: ({ sunrise, sunset }) => `El sol sale hacia las ${sunrise} y se pone hacia las ${sunset}.`,
  it: ({ sunrise, sunset }) => `Il sole sorge verso le ${sunrise} e tramonta verso le ${sunset}.`,
  pt: ({ sunrise, sunset }) => `O sol nasce por volta das ${sunrise} e põe-se por volta das ${sunset}.`,
};

export const price: Says<"name" | "level"> = {
  en: ({ name, level }) => `I do not know exact prices; ${name} is ${level}, as far as I know.`,
  de: ({ name, level }) => `Genaue Preise kenne ich nicht; ${name} ist meines Wissens ${level}.`,
  fr: ({ name, level }) => `Je ne connais pas les prix exacts ; ${name} est ${level}, à ma connaissance.`,
  es: ({ name, level }) => `No sé precios exactos; ${name} es ${level}, que yo sepa.`,
  it: ({ name, level }) => `Non so i prezzi esatti; ${name} è ${level}, per quanto ne so.`,
  pt: ({ name, level }) => `Não sei preços exatos; ${name} é ${level}, que eu saiba.`,
};

export const ticket: Says<"name"> = {
  en: ({ name }) => `${name} takes a ticket; book ahead on its own site.`,
  de: ({ name }) => `${name} braucht ein Ticket; am besten vorher auf der eigenen Website buchen.`,
  fr: ({ name }) => `${name} demande un billet ; réservez sur son site.`,
  es: ({ name }) => `${name} necesita entrada; mejor reservar en su web.`,
  it: ({ name }) => `${name} richiede un biglietto; meglio prenotare sul sito.`,
  pt: ({ name }) => `${name} precisa de bilhete; é melhor reservar no site.`,
};

export const ticketAtTheDoor: Says<"name"> = {
  en: ({ name }) => `${name} takes a ticket, which you get at the door.`,
  de: ({ name }) => `${name} braucht ein Ticket; das gibt es an der Kasse.`,
  fr: ({ name }) => `${name} demande un billet, que l'on prend sur place.`,
  es: ({ name }) => `${name} necesita entrada, que se compra en la taquilla.`,
  it: ({ name }) => `${name} richiede un biglietto, che si compra all'ingresso.`,
  pt: ({ name }) => `${name} precisa de bilhete, que se compra à entrada.`,
};

export const noTicket: Says<"name"> = {
  en: ({ name }) => `${name} needs no ticket, as far as I know.`,
  de: ({ name }) => `${name} braucht meines Wissens kein Ticket.`,
  fr: ({ name }) => `${name} ne demande pas de billet, à ma connaissance.`,
  es: ({ name }) => `${name} no necesita entrada, que yo sepa.`,
  it: ({ name }) => `${name} non richiede biglietto, per quanto ne so.`,
  pt: ({ name }) => `${name} não precisa de bilhete, que eu saiba.`,
};

export const steps: Says<"name"> = {
  en: ({ name }) => `${name} has steps, as far as I know; ask before you go.`,
  de: ({ name }) => `${name} hat meines Wissens Stufen; fragt vorher nach.`,
  fr: ({ name }) => `${name} a des marches, à ma connaissance ; demandez avant.`,
  es: ({ name }) => `${name} tiene escalones, que yo sepa; pregunta antes.`,
  it: ({ name }) => `${name} ha gradini, per quanto ne so; chiedi prima.`,
  pt: ({ name }) => `${name} tem degraus, que eu saiba; pergunta antes.`,
};

export const stepFree: Says<"name"> = {
  en: ({ name }) => `${name} is step-free, as far as I know; ask there for the way in without steps.`,
  de: ({ name }) => `${name} geht meines Wissens ohne Stufen; fragt dort nach dem stufenlosen Zugang.`,
  fr: ({ name }) => `${name} se visite sans marches, à ma connaissance ; demandez sur place l'accès sans marches.`,
  es: ({ name }) => `${name} se puede visitar sin escalones, que yo sepa; pregunta allí por el acceso sin escalones.`,
  it: ({ name }) => `${name} si visita senza gradini, per quanto ne so; chiedi sul posto l'accesso senza gradini.`,
  pt: ({ name }) => `${name} visita-se sem degraus, que eu saiba; pergunta lá pelo acesso sem degraus.`,
};

export const reach: Says<"reach"> = {
  en: ({ reach }) => `The way: ${reach}`,
  de: ({ reach }) => `Hinweg (meine Notiz ist englisch): ${reach}`,
  fr: ({ reach }) => `Pour y aller (note en anglais) : ${reach}`,
  es: ({ reach }) => `Cómo llegar (nota en inglés): ${reach}`,
  it: ({ reach }) => `Come arrivare (nota in inglese): ${reach}`,
  pt: ({ reach }) => `Como chegar (nota em inglês): ${reach}`,
};

export const hello: Said = {
  en: "Hello.",
  de: "Hallo. Frag mich nach einem Tag, einem Ort, Essen, Wetter oder nach etwas anderem für einen Halt.",
  fr: "Bonjour. Demandez-moi un jour, un lieu, où manger, la météo.",
  es: "Hola. Pregúntame por un día, un lugar, dónde comer o el tiempo.",
  it: "Ciao. Chiedimi di un giorno, un luogo, dove mangiare o del tempo.",
  pt: "Olá. Pergunta-me por um dia, um lugar, onde comer ou o tempo.",
};

export const thanks: Said = {
  en: "You are welcome.",
  de: "Gern. Ich bin da, wenn ihr mich braucht.",
  fr: "Avec plaisir. Je suis là si besoin.",
  es: "De nada. Aquí estoy si me necesitas.",
  it: "Prego. Sono qui se serve.",
  pt: "De nada. Estou aqui se precisares.",
};

export const self: Said = {
  en: "",
  de: "Ich bin der Assistent von Wayfellow, ein Programm, das euren Plan und die Orte darin kennt.",
  fr: "Je suis l'assistant de Wayfellow, un programme qui connaît votre plan et ses lieux.",
  es: "Soy el asistente de Wayfellow, un programa que conoce tu plan y sus lugares.",
  it: "Sono l'assistente di Wayfellow, un programma che conosce il tuo piano e i suoi luoghi.",
  pt: "Sou o assistente do Wayfellow, um programa que conhece o teu plano e os seus lugares.",
};

export const change: Said = {
  en: "",
  de: "Was geändert werden soll, habe ich nicht verstanden. Wer die Reise organisiert, nennt einen Halt oder Tag und was daraus wird („verschieb es auf Donnerstag“, „lass es weg“, „tausch Tag 2 und Tag 3“) und bekommt eine Karte zum Annehmen; oder öffnet den Halt im Plan und schreibt es dort.",
  fr: "Je n'ai pas compris ce qui doit changer. Qui organise le voyage nomme une étape ou un jour et ce qu'il en advient (« déplace-la à jeudi », « enlève-la », « échange le jour 2 et le jour 3 ») et reçoit une carte à accepter ; ou ouvre l'étape dans le plan et l'y écrit.",
  es: "No he entendido qué hay que cambiar. Quien organiza el viaje nombra una parada o un día y qué pasa con él («muévelo al jueves», «quítalo», «cambia el día 2 por el día 3») y recibe una tarjeta para aceptar; o abre la parada en el plan y lo escribe allí.",
  it: "Non ho capito che cosa cambiare. Chi organizza il viaggio nomina una tappa o un giorno e che cosa ne sarà («spostala a giovedì», «toglila», «scambia il giorno 2 e il giorno 3») e riceve una scheda da accettare; o apre la tappa nel piano e lo scrive lì.",
  pt: "Não percebi o que mudar. Quem organiza a viagem nomeia uma paragem ou um dia e o que lhe acontece («muda para quinta», «tira», «troca o dia 2 e o dia 3») e recebe um cartão para aceitar; ou abre a paragem no plano e escreve lá.",
};

export const unknown: Says<"city"> = {
  en: ({ city }) =>
    `I do not know that. I know your plan for ${city}, its places with their hours and prices roughly, the usual weather and the facts of the country; for the rest look at the city's own site, or ask somebody there.`,
  de: ({ city }) =>
    `Das weiß ich nicht. Ich kenne euren Plan für ${city}, die Orte mit Zeiten und ungefähren Preisen, das übliche Wetter und die Fakten zum Land; für alles andere hilft die Seite der Stadt oder jemand vor Ort.`,
  fr: ({ city }) =>
    `Je ne sais pas. Je connais votre plan pour ${city}, les lieux avec horaires et niveaux de prix, le temps habituel et les faits du pays ; pour le reste, voyez le site de la ville ou demandez sur place.`,
  es: ({ city }) =>
    `Eso no lo sé. Conozco tu plan para ${city}, sus lugares con horarios y nivel de precios, el tiempo habitual y los datos del país; para lo demás mira la web de la ciudad o pregunta allí.`,
  it: ({ city }) =>
    `Questo non lo so. Conosco il tuo piano per ${city}, i luoghi con orari e livello dei prezzi, il tempo abituale e i dati del paese; per il resto guarda il sito della città o chiedi sul posto.`,
  pt: ({ city }) =>
    `Isso não sei. Conheço o teu plano para ${city}, os lugares com horários e nível de preços, o tempo habitual e os factos do país; para o resto vê o site da cidade ou pergunta lá.`,
};

export const dayWord: Said = { en: "day", de: "Tag", fr: "jour", es: "día", it: "giorno", pt: "dia" };

/** How dear a place is, from free to dear. */
export const priceLevels: readonly [Said, Said, Said, Said] = [
  { en: "free", de: "kostenlos", fr: "gratuit", es: "gratis", it: "gratis", pt: "grátis" },
  { en: "cheap", de: "günstig", fr: "bon marché", es: "barato", it: "economico", pt: "barato" },
  {
    en: "mid-range",
    de: "mittelpreisig",
    fr: "de prix moyen",
    es: "de precio medio",
    it: "di prezzo medio",
    pt: "de preço médio",
  },
  { en: "dear", de: "teuer", fr: "cher", es: "caro", it: "caro", pt: "caro" },
];

export const order: Says<"city"> = {
  en: ({ city }) =>
    `I only help with this trip, from what I know of it, and change nothing without your yes. Ask me about a day, a place, food or the weather in ${city}.`,
  de: ({ city }) =>
    `Ich helfe nur bei dieser Reise, mit dem, was ich von ihr weiß, und ändere nichts ohne euer Ja. Fragt mich nach einem Tag, einem Ort, Essen oder Wetter in ${city}.`,
  fr: ({ city }) =>
    `J'aide seulement pour ce voyage, avec ce que j'en sais, et ne change rien sans votre accord. Demandez-moi un jour, un lieu, où manger ou la météo à ${city}.`,
  es: ({ city }) =>
    `Solo ayudo con este viaje, con lo que sé de él, y no cambio nada sin tu sí. Pregúntame por un día, un lugar, comida o el tiempo en ${city}.`,
  it: ({ city }) =>
    `Aiuto solo con questo viaggio, con quello che ne so, e non cambio nulla senza il tuo sì. Chiedimi di un giorno, un luogo, dove mangiare o il tempo a ${city}.`,
  pt: ({ city }) =>
    `Só ajudo com esta viagem, com o que sei dela, e não mudo nada sem o teu sim. Pergunta-me por um dia, um lugar, comida ou o tempo em ${city}.`,
};

export const payment: Said = {
  en: "I take no payments and book nothing. Never send card or bank numbers in a chat: pay on the hotel's or the seller's own site, and note the booking at its stop here.",
  de: "Ich nehme kein Geld und buche nichts. Schickt nie Karten- oder Kontonummern in einem Chat: Zahlt auf der Seite des Hotels oder Anbieters und notiert die Buchung hier beim Halt.",
  fr: "Je ne prends aucun paiement et ne réserve rien. N'envoyez jamais de numéro de carte ou de compte dans un chat : payez sur le site de l'hôtel ou du vendeur, et notez la réservation ici, à son étape.",
  es: "No cobro nada ni hago reservas. Nunca envíes números de tarjeta o de cuenta en un chat: paga en la web del hotel o del vendedor y anota aquí la reserva en su parada.",
  it: "Non prendo pagamenti e non prenoto nulla. Non mandare mai numeri di carta o di conto in chat: paga sul sito dell'hotel o del venditore e annota qui la prenotazione alla sua tappa.",
  pt: "Não recebo pagamentos nem faço reservas. Nunca envies números de cartão ou de conta num chat: paga no site do hotel ou do vendedor e anota aqui a reserva na sua paragem.",
};

export const notUnderstood: Says<"city"> = {
  en: ({ city }) =>
    `I did not understand that. Ask me for instance what is on day 2, where to eat near a stop, or what the weather is like in ${city}.`,
  de: ({ city }) =>
    `Das habe ich nicht verstanden. Fragt zum Beispiel, was an Tag 2 ist, wo man bei einem Halt isst oder wie das Wetter in ${city} wird.`,
  fr: ({ city }) =>
    `Je n'ai pas compris. Demandez par exemple ce qu'il y a le jour 2, où manger près d'une étape ou quel temps il fait à ${city}.`,
  es: ({ city }) =>
    `No lo he entendido. Pregunta por ejemplo qué hay el día 2, dónde comer cerca de una parada o qué tiempo hace en ${city}.`,
  it: ({ city }) =>
    `Non ho capito. Chiedi per esempio cosa c'è il giorno 2, dove mangiare vicino a una tappa o che tempo fa a ${city}.`,
  pt: ({ city }) =>
    `Não percebi. Pergunta por exemplo o que há no dia 2, onde comer perto de uma paragem ou que tempo faz em ${city}.`,
};
