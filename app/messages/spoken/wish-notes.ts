import type { Language } from "~/domain/people/language";
import type { NotePart, Notes } from "~/planner/revise/note";
import { allAskedIn, feared } from "./asked-words";
import { forThe, inThe, partNames } from "./parts";
import { listedIn } from "./says";

type Sentence<Say extends keyof Notes> = Readonly<Record<Language, (of: Notes[Say]) => string>>;

/** What a note about a wish says, in every language: a note, a language or a value that is missing does not compile. */
const NOTES: { readonly [Say in keyof Notes]: Sentence<Say> } = {
  swapped: {
    en: ({ name, old, asked }) =>
      `I put ${name} in place of ${old}${asked.length > 0 ? `: ${allAskedIn("en", asked)}, as you asked` : " as something different"}.`,
    de: ({ name, old, asked }) =>
      `Hier steht jetzt ${name} statt ${old}${asked.length > 0 ? `: ${allAskedIn("de", asked)}, wie gewünscht` : ", als etwas anderes"}.`,
    fr: ({ name, old, asked }) =>
      `J'ai mis ${name} à la place de ${old}${asked.length > 0 ? ` : ${allAskedIn("fr", asked)}, comme demandé` : ", pour changer"}.`,
    es: ({ name, old, asked }) =>
      `He puesto ${name} en lugar de ${old}${asked.length > 0 ? `: ${allAskedIn("es", asked)}, como pedías` : ", para cambiar"}.`,
    it: ({ name, old, asked }) =>
      `Ho messo ${name} al posto di ${old}${asked.length > 0 ? `: ${allAskedIn("it", asked)}, come chiedevi` : ", per cambiare"}.`,
    pt: ({ name, old, asked }) =>
      `Pus ${name} no lugar de ${old}${asked.length > 0 ? `: ${allAskedIn("pt", asked)}, como pediste` : ", para variar"}.`,
  },
  noOther: {
    en: ({ old, city, part, asked }) =>
      `I kept ${old}: I know no other place in ${city} for the ${part}${asked.length > 0 ? ` that is ${allAskedIn("en", asked)}` : " that would be new"} and is not in your plan already.`,
    de: ({ old, city, part, asked }) =>
      `${old} bleibt: In ${city} kenne ich ${forThe[part].de} nichts Weiteres, das nicht schon im Plan steht${asked.length > 0 ? ` und das hier erfüllt: ${allAskedIn("de", asked)}` : ""}.`,
    fr: ({ old, city, part, asked }) =>
      `J'ai gardé ${old} : à ${city}, ${forThe[part].fr}, je ne connais rien d'autre hors de votre plan${asked.length > 0 ? ` qui soit ${allAskedIn("fr", asked)}` : ""}.`,
    es: ({ old, city, part, asked }) =>
      `He dejado ${old}: en ${city}, ${forThe[part].es}, no conozco otra cosa fuera de tu plan${asked.length > 0 ? ` que cumpla esto: ${allAskedIn("es", asked)}` : ""}.`,
    it: ({ old, city, part, asked }) =>
      `Ho tenuto ${old}: a ${city}, ${forThe[part].it}, non conosco altro fuori dal tuo piano${asked.length > 0 ? ` che sia ${allAskedIn("it", asked)}` : ""}.`,
    pt: ({ old, city, part, asked }) =>
      `Mantive ${old}: em ${city}, ${forThe[part].pt}, não conheço mais nada fora do teu plano${asked.length > 0 ? ` que cumpra isto: ${allAskedIn("pt", asked)}` : ""}.`,
  },
  wouldDo: {
    en: ({ name, but }) =>
      `${name} would do, but ${but === "dayOut" ? "it is a day out of town" : but === "far" ? "it is far from your other stops that day" : `it is ${forThe[but].en}`}; name it if you want it here all the same.`,
    de: ({ name, but }) =>
      `${name} ginge, ${but === "dayOut" ? "ist aber ein Tagesausflug" : but === "far" ? "liegt aber weit von den anderen Stationen des Tages" : `ist aber eher ${forThe[but].de}`}; nennt es, wenn ihr es trotzdem hier wollt.`,
    fr: ({ name, but }) =>
      `${name} conviendrait, mais ${but === "dayOut" ? "c'est une excursion hors de la ville" : but === "far" ? "c'est loin de vos autres étapes du jour" : `c'est plutôt ${forThe[but].fr}`} ; nommez-le si vous le voulez quand même ici.`,
    es: ({ name, but }) =>
      `${name} serviría, pero ${but === "dayOut" ? "es una excursión fuera de la ciudad" : but === "far" ? "queda lejos de las otras paradas de ese día" : `es más bien ${forThe[but].es}`}; nómbralo si lo quieres aquí de todos modos.`,
    it: ({ name, but }) =>
      `${name} andrebbe bene, ma ${but === "dayOut" ? "è una gita fuori città" : but === "far" ? "è lontano dalle altre tappe del giorno" : `è piuttosto ${forThe[but].it}`}; nominalo se lo vuoi qui lo stesso.`,
    pt: ({ name, but }) =>
      `${name} servia, mas ${but === "dayOut" ? "é um passeio fora da cidade" : but === "far" ? "fica longe das outras paragens desse dia" : `é mais ${forThe[but].pt}`}; diz o nome se o quiseres aqui na mesma.`,
  },
  ride: {
    en: ({ km, near }) => `It is about ${km} km from ${near}, so take a ride.`,
    de: ({ near, km }) => `Von ${near} sind es etwa ${km} km, also besser fahren.`,
    fr: ({ km, near }) => `C'est à environ ${km} km de ${near}, mieux vaut un transport.`,
    es: ({ km, near }) => `Está a unos ${km} km de ${near}, mejor en transporte.`,
    it: ({ km, near }) => `È a circa ${km} km da ${near}, meglio con un mezzo.`,
    pt: ({ km, near }) => `Fica a cerca de ${km} km de ${near}, é melhor ir de transporte.`,
  },
  walk: {
    en: ({ minutes, near }) => `It is about ${minutes} minutes from ${near}.`,
    de: ({ near, minutes }) => `Von ${near} sind es etwa ${minutes} Minuten zu Fuß.`,
    fr: ({ minutes, near }) => `C'est à environ ${minutes} minutes à pied de ${near}.`,
    es: ({ minutes, near }) => `Está a unos ${minutes} minutos a pie de ${near}.`,
    it: ({ minutes, near }) => `È a circa ${minutes} minuti a piedi da ${near}.`,
    pt: ({ minutes, near }) => `Fica a cerca de ${minutes} minutos a pé de ${near}.`,
  },
  nextDoor: {
    en: ({ near }) => `It is next door to ${near}.`,
    de: ({ near }) => `Es liegt gleich neben ${near}.`,
    fr: ({ near }) => `C'est juste à côté de ${near}.`,
    es: ({ near }) => `Está justo al lado de ${near}.`,
    it: ({ near }) => `È proprio accanto a ${near}.`,
    pt: ({ near }) => `Fica mesmo ao lado de ${near}.`,
  },
  hotelUnknown: {
    en: () => `I do not know where you stay: in which neighbourhood? Name it if it should be near.`,
    de: () => `Wo ihr wohnt, weiß ich nicht: In welchem Viertel? Nennt es, wenn es in der Nähe sein soll.`,
    fr: () => `Je ne sais pas où vous logez : dans quel quartier ? Nommez-le si cela doit être tout près.`,
    es: () => `No sé dónde te alojas: ¿en qué barrio? Dímelo si tiene que estar cerca.`,
    it: () => `Non so dove alloggi: in quale quartiere? Dimmelo se deve essere vicino.`,
    pt: () => `Não sei onde ficas: em que bairro? Diz-me se tiver de ser perto.`,
  },
  unknownName: {
    en: ({ name, city, old }) =>
      `I know no "${name}" in ${city}, so ${old} stays. Is it called something else? If it is a plan of your own, say "our own plan" with it and I put it here.`,
    de: ({ name, city, old }) =>
      `„${name}“ kenne ich in ${city} nicht, also bleibt ${old}. Heißt es anders? Ist es ein eigener Plan, schreibt „unser eigener Plan“ dazu, dann steht er hier.`,
    fr: ({ name, city, old }) =>
      `Je ne connais pas « ${name} » à ${city}, donc ${old} reste. Cela s'appelle-t-il autrement ? Si c'est un projet à vous, ajoutez « notre propre plan » et je le mets ici.`,
    es: ({ name, city, old }) =>
      `No conozco «${name}» en ${city}, así que ${old} se queda. ¿Se llama de otra forma? Si es un plan tuyo, añade «nuestro propio plan» y lo pongo aquí.`,
    it: ({ name, city, old }) =>
      `Non conosco «${name}» a ${city}, quindi ${old} resta. Si chiama in un altro modo? Se è un piano tuo, aggiungi «il nostro piano» e lo metto qui.`,
    pt: ({ name, city, old }) =>
      `Não conheço «${name}» em ${city}, por isso ${old} fica. Chama-se de outra forma? Se é um plano teu, junta «o nosso plano» e ponho-o aqui.`,
  },
  ownPlan: {
    en: ({ name, old }) =>
      `${name} in place of ${old}, in your own words: I know nothing of it, so look up the hours and the way. Its time and the booking can be noted at the stop.`,
    de: ({ name, old }) =>
      `${name} statt ${old}, in euren Worten: Ich weiß nichts darüber, seht also nach Öffnungszeiten und Weg. Uhrzeit und Buchung könnt ihr beim Halt notieren.`,
    fr: ({ name, old }) =>
      `${name} à la place de ${old}, avec vos mots : je n'en sais rien, vérifiez donc les horaires et le chemin. L'heure et la réservation se notent à l'étape.`,
    es: ({ name, old }) =>
      `${name} en lugar de ${old}, con tus palabras: no sé nada de ello, así que mira el horario y el camino. La hora y la reserva se anotan en la parada.`,
    it: ({ name, old }) =>
      `${name} al posto di ${old}, con parole tue: non ne so nulla, quindi controlla orari e strada. Ora e prenotazione si annotano alla tappa.`,
    pt: ({ name, old }) =>
      `${name} no lugar de ${old}, com as tuas palavras: não sei nada disso, por isso confirma o horário e o caminho. A hora e a reserva anotam-se na paragem.`,
  },
  named: {
    en: ({ name, old }) => `I put ${name} here, as you asked, in place of ${old}.`,
    de: ({ name, old }) => `Hier steht jetzt ${name}, wie gewünscht, statt ${old}.`,
    fr: ({ name, old }) => `J'ai mis ${name} ici, comme demandé, à la place de ${old}.`,
    es: ({ name, old }) => `He puesto aquí ${name}, como pedías, en lugar de ${old}.`,
    it: ({ name, old }) => `Ho messo qui ${name}, come chiedevi, al posto di ${old}.`,
    pt: ({ name, old }) => `Pus aqui ${name}, como pediste, no lugar de ${old}.`,
  },
  mustReplaced: {
    en: ({ old }) => `${old} was one of your musts, so keep the old block if you still want it.`,
    de: ({ old }) => `${old} war eines eurer Muss-Ziele; behaltet den alten Programmpunkt, wenn ihr es noch wollt.`,
    fr: ({ old }) => `${old} était un de vos incontournables ; gardez l'ancien bloc si vous y tenez encore.`,
    es: ({ old }) => `${old} era uno de tus imprescindibles; conserva el bloque anterior si aún lo quieres.`,
    it: ({ old }) => `${old} era uno dei tuoi imperdibili; tieni il blocco di prima se lo vuoi ancora.`,
    pt: ({ old }) => `${old} era um dos teus imperdíveis; fica com o bloco anterior se ainda o quiseres.`,
  },
  otherHalf: {
    en: ({ part }) => `The ${partNames[part].en} is still out of town; change it too if you want the whole day here.`,
    de: ({ part }) =>
      `Der ${partNames[part].de} ist noch außerhalb; ändert ihn auch, wenn der ganze Tag hier sein soll.`,
    fr: ({ part }) =>
      `L'autre moitié de la journée (${inThe[part].fr}) reste hors de la ville ; changez-la aussi si vous voulez tout ici.`,
    es: ({ part }) =>
      `El otro medio día (${inThe[part].es}) sigue fuera de la ciudad; cámbialo también si quieres todo el día aquí.`,
    it: ({ part }) =>
      `L'altra metà del giorno (${inThe[part].it}) è ancora fuori città; cambiala anche tu se vuoi tutto il giorno qui.`,
    pt: ({ part }) =>
      `A outra metade do dia (${inThe[part].pt}) continua fora da cidade; muda-a também se quiseres o dia todo aqui.`,
  },
  feared: {
    en: ({ name, fear }) => `${name} is ${feared[fear].en}, so I looked elsewhere.`,
    de: ({ name, fear }) => `${name} ist ${feared[fear].de}, deshalb habe ich anderswo gesucht.`,
    fr: ({ name, fear }) => `${name}, c'est ${feared[fear].fr} ; j'ai donc cherché ailleurs.`,
    es: ({ name, fear }) => `${name} es ${feared[fear].es}, así que he buscado en otra parte.`,
    it: ({ name, fear }) => `${name} è ${feared[fear].it}, quindi ho cercato altrove.`,
    pt: ({ name, fear }) => `${name} é ${feared[fear].pt}, por isso procurei noutro lado.`,
  },
  noVegans: {
    en: () => `I know what suits vegetarians, not vegans, so ask there.`,
    de: () => `Ich weiß, was für Vegetarier passt, nicht für Veganer; fragt also dort.`,
    fr: () => `Je sais ce qui convient aux végétariens, pas aux végans : demandez sur place.`,
    es: () => `Sé qué va bien para vegetarianos, no para veganos: pregunta allí.`,
    it: () => `So cosa va bene per i vegetariani, non per i vegani: chiedi sul posto.`,
    pt: () => `Sei o que serve a vegetarianos, não a veganos: pergunta lá.`,
  },
  noDiets: {
    en: () => `I do not know about allergies, gluten or kosher and halal kitchens, so ask before you order.`,
    de: () => `Über Allergien, Gluten, koschere oder Halal-Küche weiß ich nichts; fragt vor dem Bestellen.`,
    fr: () =>
      `Je ne sais rien des allergies, du gluten, ni des cuisines casher ou halal : demandez avant de commander.`,
    es: () => `No sé de alergias, gluten ni cocina kosher o halal: pregunta antes de pedir.`,
    it: () => `Non so nulla di allergie, glutine o cucina kosher e halal: chiedi prima di ordinare.`,
    pt: () => `Não sei de alergias, glúten nem cozinha kosher ou halal: pergunta antes de pedir.`,
  },
  oneBlock: {
    en: () => `I change one block at a time, so the others are as they were.`,
    de: () => `Ich ändere immer nur einen Programmpunkt; die anderen bleiben, wie sie waren.`,
    fr: () => `Je change un bloc à la fois : les autres restent comme ils étaient.`,
    es: () => `Cambio un bloque cada vez; los demás siguen como estaban.`,
    it: () => `Cambio un blocco alla volta; gli altri restano com'erano.`,
    pt: () => `Mudo um bloco de cada vez; os outros ficam como estavam.`,
  },
  dayOut: {
    en: ({ km, city }) => `It is a day out, about ${km} km from ${city}, so plan the rest of the day around it.`,
    de: ({ km, city }) => `Das ist ein Tagesausflug, etwa ${km} km von ${city}; plant den Rest des Tages darum herum.`,
    fr: ({ km, city }) =>
      `C'est une excursion, à environ ${km} km de ${city} : organisez le reste de la journée autour.`,
    es: ({ km, city }) => `Es una excursión, a unos ${km} km de ${city}: organiza el resto del día alrededor.`,
    it: ({ km, city }) => `È una gita, a circa ${km} km da ${city}: organizza il resto del giorno intorno.`,
    pt: ({ km, city }) => `É um passeio de um dia, a cerca de ${km} km de ${city}: organiza o resto do dia à volta.`,
  },
  betterIn: {
    en: ({ part }) => `It is usually better in the ${partNames[part].en}, so check that it is open.`,
    de: ({ part }) => `Besser ist es meist ${inThe[part].de}; seht nach, ob offen ist.`,
    fr: ({ part }) => `C'est d'habitude mieux ${inThe[part].fr} ; vérifiez que c'est ouvert.`,
    es: ({ part }) => `Suele ser mejor ${inThe[part].es}; comprueba que esté abierto.`,
    it: ({ part }) => `Di solito è meglio ${inThe[part].it}; controlla che sia aperto.`,
    pt: ({ part }) => `Costuma ser melhor ${inThe[part].pt}; confirma que está aberto.`,
  },
  notEasy: {
    en: () => `As far as I know it is not easy for everyone travelling with you.`,
    de: () => `Meines Wissens ist es nicht für alle von euch einfach.`,
    fr: () => `À ma connaissance, ce n'est pas facile pour tout votre groupe.`,
    es: () => `Que yo sepa, no es fácil para todos los que vais.`,
    it: () => `Per quanto ne so, non è facile per tutti voi.`,
    pt: () => `Que eu saiba, não é fácil para todos os que vão contigo.`,
  },
  alreadyMet: {
    en: ({ name, asked }) =>
      `I left ${name}, which is what you ask already, as far as I know: ${allAskedIn("en", asked)}. Say "something else" and I look for another.`,
    de: ({ name, asked }) =>
      `${name} bleibt, denn das ist meines Wissens schon, was ihr wünscht: ${allAskedIn("de", asked)}. Schreibt „etwas anderes“, dann suche ich weiter.`,
    fr: ({ name, asked }) =>
      `J'ai laissé ${name}, qui est déjà ce que vous demandez, à ma connaissance : ${allAskedIn("fr", asked)}. Écrivez « autre chose » et je cherche encore.`,
    es: ({ name, asked }) =>
      `He dejado ${name}, que ya es lo que pides, que yo sepa: ${allAskedIn("es", asked)}. Escribe «otra cosa» y busco más.`,
    it: ({ name, asked }) =>
      `Ho lasciato ${name}, che è già quello che chiedi, per quanto ne so: ${allAskedIn("it", asked)}. Scrivi «qualcos'altro» e cerco ancora.`,
    pt: ({ name, asked }) =>
      `Deixei ${name}, que já é o que pedes, que eu saiba: ${allAskedIn("pt", asked)}. Escreve «outra coisa» e procuro mais.`,
  },
  alreadyHere: {
    en: ({ name }) => `${name} is already what this block is about, so I left it.`,
    de: ({ name }) => `Um ${name} geht es hier schon, also bleibt es so.`,
    fr: ({ name }) => `Ce bloc est déjà consacré à ${name}, je l'ai donc laissé.`,
    es: ({ name }) => `Este bloque ya es ${name}, así que lo he dejado.`,
    it: ({ name }) => `Questo blocco è già ${name}, quindi l'ho lasciato.`,
    pt: ({ name }) => `Este bloco já é ${name}, por isso deixei-o.`,
  },
  alreadyPlanned: {
    en: ({ name, part, day }) =>
      `${name} is already planned for the ${partNames[part].en} of day ${day}, so I left this block as it is. Change that one first if you want it here.`,
    de: ({ name, day, part }) =>
      `${name} steht schon an Tag ${day} ${inThe[part].de} im Plan, deshalb bleibt es hier, wie es ist. Ändert zuerst dort, wenn ihr es hier wollt.`,
    fr: ({ name, day, part }) =>
      `${name} est déjà prévu le jour ${day}, ${inThe[part].fr} ; j'ai donc laissé ce bloc. Changez d'abord l'autre si vous le voulez ici.`,
    es: ({ name, day, part }) =>
      `${name} ya está en el día ${day}, ${inThe[part].es}, así que he dejado este bloque. Cambia primero aquel si lo quieres aquí.`,
    it: ({ name, day, part }) =>
      `${name} è già nel giorno ${day}, ${inThe[part].it}, quindi ho lasciato questo blocco. Cambia prima quello se lo vuoi qui.`,
    pt: ({ name, day, part }) =>
      `${name} já está no dia ${day}, ${inThe[part].pt}, por isso deixei este bloco. Muda primeiro esse se o quiseres aqui.`,
  },
  mustKept: {
    en: ({ old, name, asked }) =>
      `I kept ${old}, because it is one of your musts. ${name} would be ${allAskedIn("en", asked)}: say "replace it", or name it, and I put it here.`,
    de: ({ old, name, asked }) =>
      `${old} bleibt, denn es ist eines eurer Muss-Ziele. ${name} wäre ${allAskedIn("de", asked)}: Schreibt „ersetzen“ oder den Namen, dann steht es hier.`,
    fr: ({ old, name, asked }) =>
      `J'ai gardé ${old}, c'est un de vos incontournables. ${name} serait ${allAskedIn("fr", asked)} : écrivez « remplacer », ou son nom, et je le mets ici.`,
    es: ({ old, name, asked }) =>
      `He dejado ${old} porque es uno de tus imprescindibles. ${name} sería ${allAskedIn("es", asked)}: escribe «reemplazar», o su nombre, y lo pongo aquí.`,
    it: ({ old, name, asked }) =>
      `Ho tenuto ${old} perché è uno dei tuoi imperdibili. ${name} sarebbe ${allAskedIn("it", asked)}: scrivi «sostituisci», o il suo nome, e lo metto qui.`,
    pt: ({ old, name, asked }) =>
      `Mantive ${old} porque é um dos teus imperdíveis. ${name} seria ${allAskedIn("pt", asked)}: escreve «substituir», ou o nome, e ponho-o aqui.`,
  },
  changeThere: {
    en: ({ old, name, part, day }) =>
      `I left ${old}: ${name} is in the ${partNames[part].en} of day ${day}, so change that block.`,
    de: ({ old, name, day, part }) => `${old} bleibt: ${name} steht an Tag ${day} ${inThe[part].de}; ändert es dort.`,
    fr: ({ old, name, day, part }) =>
      `J'ai laissé ${old} : ${name} est au jour ${day}, ${inThe[part].fr} ; changez ce bloc-là.`,
    es: ({ old, name, day, part }) =>
      `He dejado ${old}: ${name} está en el día ${day}, ${inThe[part].es}; cambia ese bloque.`,
    it: ({ old, name, day, part }) =>
      `Ho lasciato ${old}: ${name} è nel giorno ${day}, ${inThe[part].it}; cambia quel blocco.`,
    pt: ({ old, name, day, part }) => `Deixei ${old}: ${name} está no dia ${day}, ${inThe[part].pt}; muda esse bloco.`,
  },
  notInPlan: {
    en: ({ old, name }) => `I left ${old}, since ${name} is not in your plan.`,
    de: ({ old, name }) => `${old} bleibt, denn ${name} steht nicht in eurem Plan.`,
    fr: ({ old, name }) => `J'ai laissé ${old}, car ${name} n'est pas dans votre plan.`,
    es: ({ old, name }) => `He dejado ${old}, porque ${name} no está en tu plan.`,
    it: ({ old, name }) => `Ho lasciato ${old}, perché ${name} non è nel tuo piano.`,
    pt: ({ old, name }) => `Deixei ${old}, porque ${name} não está no teu plano.`,
  },
  isPlanned: {
    en: ({ name, part, day }) => `${name}, in the ${partNames[part].en} of day ${day}, is one.`,
    de: ({ name, day, part }) => `${name} ist so etwas, an Tag ${day} ${inThe[part].de}.`,
    fr: ({ name, day, part }) => `${name}, le jour ${day}, ${inThe[part].fr}, en est un.`,
    es: ({ name, day, part }) => `${name}, el día ${day}, ${inThe[part].es}, ya lo es.`,
    it: ({ name, day, part }) => `${name}, il giorno ${day}, ${inThe[part].it}, lo è già.`,
    pt: ({ name, day, part }) => `${name}, no dia ${day}, ${inThe[part].pt}, já o é.`,
  },
  keptDayOut: {
    en: ({ old, city }) =>
      `I kept ${old}: this is a day out, and I know nothing else there that fits. Say "stay in town" and I plan this block in ${city} instead.`,
    de: ({ old, city }) =>
      `${old} bleibt: Das ist ein Tagesausflug, und dort kenne ich sonst nichts Passendes. Schreibt „in der Stadt bleiben“, dann plane ich hier etwas in ${city}.`,
    fr: ({ old, city }) =>
      `J'ai gardé ${old} : c'est une excursion, et je ne connais rien d'autre qui convienne là-bas. Écrivez « rester en ville » et je prévois ce bloc à ${city}.`,
    es: ({ old, city }) =>
      `He dejado ${old}: es una excursión y no conozco otra cosa allí que encaje. Escribe «quedarse en la ciudad» y preparo este bloque en ${city}.`,
    it: ({ old, city }) =>
      `Ho tenuto ${old}: è una gita e lì non conosco altro di adatto. Scrivi «restare in città» e preparo questo blocco a ${city}.`,
    pt: ({ old, city }) =>
      `Mantive ${old}: é um passeio de um dia e não conheço lá mais nada que sirva. Escreve «ficar na cidade» e preparo este bloco em ${city}.`,
  },
  noneCloser: {
    en: ({ old, part }) =>
      `I kept ${old}: nothing I know for the ${partNames[part].en} is clearly closer to the stops around it.`,
    de: ({ old, part }) =>
      `${old} bleibt: Nichts, was ich ${forThe[part].de} kenne, liegt deutlich näher an den anderen Stationen.`,
    fr: ({ old, part }) =>
      `J'ai gardé ${old} : rien de ce que je connais ${forThe[part].fr} n'est nettement plus près des autres étapes.`,
    es: ({ old, part }) =>
      `He dejado ${old}: nada de lo que conozco ${forThe[part].es} está claramente más cerca de las otras paradas.`,
    it: ({ old, part }) =>
      `Ho tenuto ${old}: niente di quel che conosco ${forThe[part].it} è chiaramente più vicino alle altre tappe.`,
    pt: ({ old, part }) =>
      `Mantive ${old}: nada do que conheço ${forThe[part].pt} fica claramente mais perto das outras paragens.`,
  },
  relaxed: {
    en: ({ name, asked, dropped }) =>
      `${name} comes nearest: ${allAskedIn("en", asked)}, if you let go of this: ${allAskedIn("en", dropped)}.`,
    de: ({ name, asked, dropped }) =>
      `Am nächsten kommt ${name}: ${allAskedIn("de", asked)}, wenn ihr hierauf verzichtet: ${allAskedIn("de", dropped)}.`,
    fr: ({ name, asked, dropped }) =>
      `${name} s'en approche le plus : ${allAskedIn("fr", asked)}, si vous renoncez à ceci : ${allAskedIn("fr", dropped)}.`,
    es: ({ name, asked, dropped }) =>
      `Lo que más se acerca es ${name}: ${allAskedIn("es", asked)}, si renuncias a esto: ${allAskedIn("es", dropped)}.`,
    it: ({ name, asked, dropped }) =>
      `Si avvicina di più ${name}: ${allAskedIn("it", asked)}, se rinunci a questo: ${allAskedIn("it", dropped)}.`,
    pt: ({ name, asked, dropped }) =>
      `O mais próximo é ${name}: ${allAskedIn("pt", asked)}, se prescindires disto: ${allAskedIn("pt", dropped)}.`,
  },
  unclear: {
    en: ({ old }) =>
      `I kept ${old}, since I am not sure what to change. Tell me for instance: less walking, indoors, vegetarian, no museums, cheaper, good with children, or the name of a place or a neighbourhood.`,
    de: ({ old }) =>
      `${old} bleibt, denn ich bin nicht sicher, was anders werden soll. Sagt zum Beispiel: weniger laufen, drinnen, vegetarisch, keine Museen, günstiger, mit Kindern, oder den Namen eines Ortes oder Viertels.`,
    fr: ({ old }) =>
      `J'ai gardé ${old}, car je ne sais pas bien quoi changer. Dites par exemple : moins de marche, à l'intérieur, végétarien, pas de musées, moins cher, avec des enfants, ou le nom d'un lieu ou d'un quartier.`,
    es: ({ old }) =>
      `He dejado ${old}, porque no tengo claro qué cambiar. Dime por ejemplo: menos caminar, bajo techo, vegetariano, sin museos, más barato, con niños, o el nombre de un lugar o un barrio.`,
    it: ({ old }) =>
      `Ho tenuto ${old}, perché non mi è chiaro cosa cambiare. Dimmi per esempio: meno camminare, al chiuso, vegetariano, niente musei, più economico, con bambini, o il nome di un luogo o di un quartiere.`,
    pt: ({ old }) =>
      `Mantive ${old}, porque não percebi bem o que mudar. Diz por exemplo: menos andar, coberto, vegetariano, sem museus, mais barato, com crianças, ou o nome de um lugar ou de um bairro.`,
  },
  locked: {
    en: ({ old }) => `${old} is locked, so I left it. Unlock it first.`,
    de: ({ old }) => `${old} ist gesperrt, also habe ich es gelassen. Erst entsperren.`,
    fr: ({ old }) => `${old} est verrouillé, je n'y ai pas touché. Déverrouillez-le d'abord.`,
    es: ({ old }) => `${old} está bloqueado, así que lo he dejado. Desbloquéalo primero.`,
    it: ({ old }) => `${old} è bloccato, quindi l'ho lasciato. Sbloccalo prima.`,
    pt: ({ old }) => `${old} está bloqueado, por isso deixei-o. Desbloqueia-o primeiro.`,
  },
  noMove: {
    en: ({ old }) =>
      `I kept ${old} where it is: I can change what a block holds, not move it to another time. To move it, open the menu of the stop in the plan and choose "Move to…". Or tell me what should stand here instead.`,
    de: ({ old }) =>
      `${old} bleibt, wo es ist: Hier ändere ich nur, was dort steht. Zum Verschieben öffnet im Plan das Menü des Halts und wählt „Move to…“. Oder sagt mir, was stattdessen hier stehen soll.`,
    fr: ({ old }) =>
      `J'ai laissé ${old} à sa place : ici je ne change que le contenu. Pour le déplacer, ouvrez le menu de l'étape dans le plan et choisissez « Move to… ». Ou dites-moi ce qui doit venir ici.`,
    es: ({ old }) =>
      `He dejado ${old} donde está: aquí solo cambio el contenido. Para moverlo, abre el menú de la parada en el plan y elige «Move to…». O dime qué debe ir aquí.`,
    it: ({ old }) =>
      `Ho lasciato ${old} dov'è: qui cambio solo il contenuto. Per spostarlo apri il menu della tappa nel piano e scegli «Move to…». Oppure dimmi cosa deve stare qui.`,
    pt: ({ old }) =>
      `Deixei ${old} onde está: aqui só mudo o conteúdo. Para o mudar de sítio, abre o menu da paragem no plano e escolhe «Move to…». Ou diz-me o que deve ficar aqui.`,
  },
  swapWith: {
    en: ({ old, name, part, day }) =>
      `I kept ${old} where it is: ${name} stands in the ${partNames[part].en} of day ${day}. Shall the two change places? In the plan, open the menu of each and choose "Move to…"; what is booked or locked stays first.`,
    de: ({ old, name, part, day }) =>
      `${old} bleibt vorerst. An Tag ${day}, ${inThe[part].de}, steht ${name}. Sollen die beiden tauschen? Öffnet im Plan das Menü von beiden und wählt „Move to…“; was gebucht oder gesperrt ist, bleibt zuerst stehen.`,
    fr: ({ old, name, part, day }) =>
      `${old} reste pour l'instant. Le jour ${day}, ${inThe[part].fr}, il y a ${name}. Faut-il échanger les deux ? Dans le plan, ouvrez le menu de chacun et choisissez « Move to… » ; ce qui est réservé ou verrouillé reste d'abord en place.`,
    es: ({ old, name, part, day }) =>
      `${old} se queda por ahora. El día ${day}, ${inThe[part].es}, está ${name}. ¿Cambian de sitio los dos? En el plan, abre el menú de cada uno y elige «Move to…»; lo reservado o bloqueado se queda de momento.`,
    it: ({ old, name, part, day }) =>
      `${old} per ora resta. Il giorno ${day}, ${inThe[part].it}, c'è ${name}. Li scambiamo? Nel piano apri il menu di ciascuno e scegli «Move to…»; ciò che è prenotato o bloccato per ora resta.`,
    pt: ({ old, name, part, day }) =>
      `${old} fica por agora. No dia ${day}, ${inThe[part].pt}, está ${name}. Trocam os dois de lugar? No plano, abre o menu de cada um e escolhe «Move to…»; o que está reservado ou bloqueado fica por agora.`,
  },
  noSuchDay: {
    en: ({ old, days }) =>
      `I kept ${old}: your trip has ${days} days, and not that one. With which day shall it change places?`,
    de: ({ old, days }) => `${old} bleibt: Eure Reise hat ${days} Tage, den nicht. Mit welchem Tag soll es tauschen?`,
    fr: ({ old, days }) =>
      `J'ai gardé ${old} : votre voyage a ${days} jours, pas celui-là. Avec quel jour faut-il l'échanger ?`,
    es: ({ old, days }) => `He dejado ${old}: tu viaje tiene ${days} días, y ese no. ¿Con qué día lo cambio?`,
    it: ({ old, days }) =>
      `Ho tenuto ${old}: il tuo viaggio ha ${days} giorni, quello no. Con quale giorno va scambiato?`,
    pt: ({ old, days }) => `Mantive ${old}: a tua viagem tem ${days} dias, e esse não. Com que dia deve trocar?`,
  },
  noEmpty: {
    en: ({ old }) =>
      `I kept ${old}, since I cannot leave a block empty from here. To have the time free, open the menu of the stop in the plan and move it to the shelf, or remove it. Say "somewhere quiet" and I look for a place to rest.`,
    de: ({ old }) =>
      `${old} bleibt, denn von hier aus kann ich nichts leer lassen. Für freie Zeit öffnet im Plan das Menü des Halts und legt ihn auf die Ablage oder nehmt ihn heraus. Schreibt „etwas Ruhiges“, dann suche ich einen Ort zum Ausruhen.`,
    fr: ({ old }) =>
      `J'ai gardé ${old}, car d'ici je ne peux rien laisser vide. Pour du temps libre, ouvrez le menu de l'étape dans le plan et mettez-la de côté ou retirez-la. Écrivez « au calme » et je cherche où se reposer.`,
    es: ({ old }) =>
      `He dejado ${old}, porque desde aquí no puedo dejar nada vacío. Para tener tiempo libre, abre el menú de la parada en el plan y apártala o quítala. Escribe «algo tranquilo» y busco dónde descansar.`,
    it: ({ old }) =>
      `Ho tenuto ${old}, perché da qui non posso lasciare vuoto. Per avere tempo libero apri il menu della tappa nel piano e mettila da parte o toglila. Scrivi «qualcosa di tranquillo» e cerco dove riposare.`,
    pt: ({ old }) =>
      `Mantive ${old}, porque daqui não posso deixar nada vazio. Para teres tempo livre, abre o menu da paragem no plano e põe-na de lado ou tira-a. Escreve «algo calmo» e procuro onde descansar.`,
  },
  proposes: {
    en: () => `Nothing changes until you accept it.`,
    de: () => `Es ändert sich nichts, bis ihr es annehmt.`,
    fr: () => `Rien ne change tant que vous n'acceptez pas.`,
    es: () => `Nada cambia hasta que lo aceptes.`,
    it: () => `Non cambia niente finché non accetti.`,
    pt: () => `Nada muda até aceitares.`,
  },
  noTimeLeft: {
    en: ({ names }) => `That day then has no time left for ${listedIn("en", names)}.`,
    de: ({ names }) => `An dem Tag bleibt dann keine Zeit für ${listedIn("de", names)}.`,
    fr: ({ names }) => `Ce jour-là, il ne reste alors plus de temps pour ${listedIn("fr", names)}.`,
    es: ({ names }) => `Ese día no queda entonces tiempo para ${listedIn("es", names)}.`,
    it: ({ names }) => `Quel giorno non resta allora tempo per ${listedIn("it", names)}.`,
    pt: ({ names }) => `Nesse dia já não fica tempo para ${listedIn("pt", names)}.`,
  },
  longer: {
    en: ({ old, part }) => `I kept ${old}: the whole ${partNames[part].en} is yours for it. Stay as long as you like.`,
    de: ({ old, part }) => `${old} bleibt: Der ganze ${partNames[part].de} gehört euch. Bleibt, so lange ihr mögt.`,
    fr: ({ old, part }) =>
      `J'ai gardé ${old} : vous avez tout le temps (${inThe[part].fr}). Restez autant que vous voulez.`,
    es: ({ old, part }) => `He dejado ${old}: tienes todo el tiempo (${inThe[part].es}). Quédate cuanto quieras.`,
    it: ({ old, part }) => `Ho tenuto ${old}: hai tutto il tempo (${inThe[part].it}). Resta quanto vuoi.`,
    pt: ({ old, part }) => `Mantive ${old}: tens todo o tempo (${inThe[part].pt}). Fica o que quiseres.`,
  },
  longerUsual: {
    en: ({ old, part, usual }) =>
      `I kept ${old}: the whole ${partNames[part].en} is yours for it, and it usually takes ${usual}. Stay as long as you like.`,
    de: ({ old, part, minutes }) =>
      `${old} bleibt: Der ganze ${partNames[part].de} gehört euch, üblich sind etwa ${minutes} Minuten. Bleibt, so lange ihr mögt.`,
    fr: ({ old, part, minutes }) =>
      `J'ai gardé ${old} : vous avez tout le temps (${inThe[part].fr}), il faut d'habitude ${minutes} minutes. Restez autant que vous voulez.`,
    es: ({ old, part, minutes }) =>
      `He dejado ${old}: tienes todo el tiempo (${inThe[part].es}) y suele llevar ${minutes} minutos. Quédate cuanto quieras.`,
    it: ({ old, part, minutes }) =>
      `Ho tenuto ${old}: hai tutto il tempo (${inThe[part].it}) e di solito bastano ${minutes} minuti. Resta quanto vuoi.`,
    pt: ({ old, part, minutes }) =>
      `Mantive ${old}: tens todo o tempo (${inThe[part].pt}) e costuma levar ${minutes} minutos. Fica o que quiseres.`,
  },
  noTimes: {
    en: ({ old }) =>
      `I kept ${old}. When it begins is yours to set: open the stop in the plan and give it a time; for another part of the day choose "Move to…" in its menu.`,
    de: ({ old }) =>
      `${old} bleibt. Wann es beginnt, legt ihr fest: Öffnet den Halt im Plan und gebt ihm eine Uhrzeit; für einen anderen Teil des Tages wählt in seinem Menü „Move to…“.`,
    fr: ({ old }) =>
      `J'ai gardé ${old}. L'heure, c'est vous qui la fixez : ouvrez l'étape dans le plan et donnez-lui une heure ; pour un autre moment de la journée, choisissez « Move to… » dans son menu.`,
    es: ({ old }) =>
      `He dejado ${old}. La hora la pones tú: abre la parada en el plan y dale una hora; para otra parte del día, elige «Move to…» en su menú.`,
    it: ({ old }) =>
      `Ho tenuto ${old}. L'ora la decidi tu: apri la tappa nel piano e dalle un orario; per un'altra parte del giorno scegli «Move to…» nel suo menu.`,
    pt: ({ old }) =>
      `Mantive ${old}. A hora és tu que a marcas: abre a paragem no plano e dá-lhe uma hora; para outra parte do dia, escolhe «Move to…» no menu.`,
  },
  isDayOut: {
    en: ({ old }) => `${old} is a day out already.`,
    de: ({ old }) => `${old} ist schon ein Tagesausflug.`,
    fr: ({ old }) => `${old} est déjà une excursion.`,
    es: ({ old }) => `${old} ya es una excursión.`,
    it: ({ old }) => `${old} è già una gita.`,
    pt: ({ old }) => `${old} já é um passeio de um dia.`,
  },
  noDayOut: {
    en: ({ old }) => `I kept ${old}, since a day out takes more than one block.`,
    de: ({ old }) => `${old} bleibt, denn ein Tagesausflug braucht mehr als diesen Teil des Tages.`,
    fr: ({ old }) => `J'ai gardé ${old}, car une excursion prend plus d'un bloc.`,
    es: ({ old }) => `He dejado ${old}, porque una excursión ocupa más de un bloque.`,
    it: ({ old }) => `Ho tenuto ${old}, perché una gita occupa più di un blocco.`,
    pt: ({ old }) => `Mantive ${old}, porque um passeio de um dia ocupa mais de um bloco.`,
  },
  sayOne: {
    en: ({ name }) => `Say "${name}" and I put it here.`,
    de: ({ name }) => `Schreibt „${name}“, dann steht es hier.`,
    fr: ({ name }) => `Écrivez « ${name} » et je le mets ici.`,
    es: ({ name }) => `Escribe «${name}» y lo pongo aquí.`,
    it: ({ name }) => `Scrivi «${name}» e lo metto qui.`,
    pt: ({ name }) => `Escreve «${name}» e ponho-o aqui.`,
  },
  sayEither: {
    en: ({ name, other }) => `Say "${name}" or "${other}" and I put it here.`,
    de: ({ name, other }) => `Schreibt „${name}“ oder „${other}“, dann steht es hier.`,
    fr: ({ name, other }) => `Écrivez « ${name} » ou « ${other} » et je le mets ici.`,
    es: ({ name, other }) => `Escribe «${name}» o «${other}» y lo pongo aquí.`,
    it: ({ name, other }) => `Scrivi «${name}» o «${other}» e lo metto qui.`,
    pt: ({ name, other }) => `Escreve «${name}» ou «${other}» e ponho-o aqui.`,
  },
  noOuting: {
    en: ({ city }) => `I know no other from ${city}.`,
    de: ({ city }) => `Einen anderen ab ${city} kenne ich nicht.`,
    fr: ({ city }) => `Je n'en connais pas d'autre depuis ${city}.`,
    es: ({ city }) => `No conozco otra desde ${city}.`,
    it: ({ city }) => `Non ne conosco altre da ${city}.`,
    pt: ({ city }) => `Não conheço outro a partir de ${city}.`,
  },
  keptDiet: {
    en: ({ old }) =>
      `I kept ${old}: I know which places suit vegetarians, but not allergies, gluten or kosher and halal kitchens, so ask there before you order.`,
    de: ({ old }) =>
      `${old} bleibt: Ich weiß, welche Orte für Vegetarier passen, aber nichts über Allergien, Gluten, koschere oder Halal-Küche; fragt dort vor dem Bestellen.`,
    fr: ({ old }) =>
      `J'ai gardé ${old} : je sais ce qui convient aux végétariens, mais rien des allergies, du gluten, ni des cuisines casher ou halal ; demandez sur place avant de commander.`,
    es: ({ old }) =>
      `He dejado ${old}: sé qué sitios van bien para vegetarianos, pero no de alergias, gluten ni cocina kosher o halal; pregunta allí antes de pedir.`,
    it: ({ old }) =>
      `Ho tenuto ${old}: so quali posti vanno bene per i vegetariani, ma nulla di allergie, glutine o cucina kosher e halal; chiedi lì prima di ordinare.`,
    pt: ({ old }) =>
      `Mantive ${old}: sei que sítios servem a vegetarianos, mas não de alergias, glúten nem cozinha kosher ou halal; pergunta lá antes de pedir.`,
  },
  noHotel: {
    en: ({ old }) =>
      `I kept ${old}: I do not know where you stay. In which neighbourhood? Name it, and I look for something in it.`,
    de: ({ old }) =>
      `${old} bleibt: Ich weiß nicht, wo ihr wohnt. In welchem Viertel? Nennt es mir, dann suche ich dort etwas.`,
    fr: ({ old }) =>
      `J'ai gardé ${old} : je ne sais pas où vous logez. Dans quel quartier ? Nommez-le et j'y cherche quelque chose.`,
    es: ({ old }) => `He dejado ${old}: no sé dónde te alojas. ¿En qué barrio? Dímelo y busco algo allí.`,
    it: ({ old }) => `Ho tenuto ${old}: non so dove alloggi. In quale quartiere? Dimmelo e cerco qualcosa lì.`,
    pt: ({ old }) => `Mantive ${old}: não sei onde ficas. Em que bairro? Diz-mo e procuro algo lá.`,
  },
  question: {
    en: ({ old }) =>
      `I kept ${old}, since that reads like a question rather than a change. Tell me what you would like instead.`,
    de: ({ old }) =>
      `${old} bleibt, denn das liest sich wie eine Frage, nicht wie eine Änderung. Sagt mir, was ihr stattdessen möchtet.`,
    fr: ({ old }) =>
      `J'ai gardé ${old}, car cela ressemble à une question plutôt qu'à un changement. Dites-moi ce que vous voulez à la place.`,
    es: ({ old }) => `He dejado ${old}, porque parece una pregunta y no un cambio. Dime qué quieres en su lugar.`,
    it: ({ old }) => `Ho tenuto ${old}, perché sembra una domanda più che una modifica. Dimmi cosa vuoi al suo posto.`,
    pt: ({ old }) => `Mantive ${old}, porque parece uma pergunta e não uma mudança. Diz-me o que queres em vez disso.`,
  },
  content: {
    en: ({ old }) => `Good, ${old} stays as it is.`,
    de: ({ old }) => `Gut, ${old} bleibt, wie es ist.`,
    fr: ({ old }) => `Bien, ${old} reste tel quel.`,
    es: ({ old }) => `Bien, ${old} se queda como está.`,
    it: ({ old }) => `Bene, ${old} resta com'è.`,
    pt: ({ old }) => `Bem, ${old} fica como está.`,
  },
  ideaMet: {
    en: ({ old }) =>
      `I left ${old}: as an idea it does what you ask already. Say "something else" and I look for another.`,
    de: ({ old }) =>
      `${old} bleibt: Als Idee passt es schon zu eurem Wunsch. Schreibt „etwas anderes“, dann suche ich weiter.`,
    fr: ({ old }) =>
      `J'ai laissé ${old} : comme idée, cela répond déjà à votre demande. Écrivez « autre chose » et je cherche encore.`,
    es: ({ old }) => `He dejado ${old}: como idea ya cumple lo que pides. Escribe «otra cosa» y busco más.`,
    it: ({ old }) => `Ho lasciato ${old}: come idea fa già quello che chiedi. Scrivi «qualcos'altro» e cerco ancora.`,
    pt: ({ old }) => `Deixei ${old}: como ideia já faz o que pedes. Escreve «outra coisa» e procuro mais.`,
  },
  noIdea: {
    en: ({ old, city, part }) =>
      `I kept ${old}: I have no places for ${city}, and none of my ideas left for the ${partNames[part].en} does what you ask.`,
    de: ({ old, city, part }) =>
      `${old} bleibt: Für ${city} habe ich keine Orte, und von meinen Ideen ${forThe[part].de} passt keine mehr zu eurem Wunsch.`,
    fr: ({ old, city, part }) =>
      `J'ai gardé ${old} : je n'ai pas de lieux pour ${city}, et aucune de mes idées ${forThe[part].fr} ne convient.`,
    es: ({ old, city, part }) =>
      `He dejado ${old}: no tengo lugares de ${city} y ninguna de mis ideas ${forThe[part].es} cumple lo que pides.`,
    it: ({ old, city, part }) =>
      `Ho tenuto ${old}: non ho luoghi per ${city} e nessuna delle mie idee ${forThe[part].it} fa quello che chiedi.`,
    pt: ({ old, city, part }) =>
      `Mantive ${old}: não tenho lugares de ${city} e nenhuma das minhas ideias ${forThe[part].pt} faz o que pedes.`,
  },
  ideaForMust: {
    en: ({ old, idea }) =>
      `I kept ${old}, because it is one of your musts. "${idea}" could stand here: say "replace it" and I put it.`,
    de: ({ old, idea }) =>
      `${old} bleibt, denn es ist eines eurer Muss-Ziele. „${idea}“ könnte hier stehen: Schreibt „ersetzen“, dann mache ich das.`,
    fr: ({ old, idea }) =>
      `J'ai gardé ${old}, c'est un de vos incontournables. « ${idea} » pourrait venir ici : écrivez « remplacer » et je le mets.`,
    es: ({ old, idea }) =>
      `He dejado ${old} porque es uno de tus imprescindibles. «${idea}» podría ir aquí: escribe «reemplazar» y lo pongo.`,
    it: ({ old, idea }) =>
      `Ho tenuto ${old} perché è uno dei tuoi imperdibili. «${idea}» potrebbe stare qui: scrivi «sostituisci» e lo metto.`,
    pt: ({ old, idea }) =>
      `Mantive ${old} porque é um dos teus imperdíveis. «${idea}» podia ficar aqui: escreve «substituir» e ponho-o.`,
  },
  ideaPut: {
    en: ({ idea, old, city }) =>
      `I put "${idea}" in place of ${old}. I have no places for ${city}, so it is an idea for you to fill in.`,
    de: ({ idea, old, city }) =>
      `Hier steht jetzt „${idea}“ statt ${old}. Für ${city} habe ich keine Orte; es ist eine Idee, die ihr ausfüllt.`,
    fr: ({ idea, old, city }) =>
      `J'ai mis « ${idea} » à la place de ${old}. Je n'ai pas de lieux pour ${city} : c'est une idée à compléter.`,
    es: ({ idea, old, city }) =>
      `He puesto «${idea}» en lugar de ${old}. No tengo lugares de ${city}: es una idea para que la completes.`,
    it: ({ idea, old, city }) =>
      `Ho messo «${idea}» al posto di ${old}. Non ho luoghi per ${city}: è un'idea da completare.`,
    pt: ({ idea, old, city }) =>
      `Pus «${idea}» no lugar de ${old}. Não tenho lugares de ${city}: é uma ideia para completares.`,
  },
  askMeatless: {
    en: () => `Ask there for what they cook without meat.`,
    de: () => `Fragt dort, was sie ohne Fleisch kochen.`,
    fr: () => `Demandez sur place ce qu'ils cuisinent sans viande.`,
    es: () => `Pregunta allí qué cocinan sin carne.`,
    it: () => `Chiedi lì cosa cucinano senza carne.`,
    pt: () => `Pergunta lá o que cozinham sem carne.`,
  },
};

const sentenceOf = <Say extends keyof Notes>({ say, of }: { say: Say; of: Notes[Say] }, language: Language): string =>
  NOTES[say][language](of);

/** A note about a wish, in the language that it was typed in. */
export const noteIn = (language: Language, note: readonly NotePart[]): string =>
  note.map((part) => sentenceOf(part, language)).join(" ");
