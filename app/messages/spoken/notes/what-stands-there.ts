import { allAskedIn, feared } from "../asked-words";
import { inThe, partNames } from "../parts";
import { decimalIn } from "../says";
import type { SaidNotes } from "./said-notes";

/** What stands in the block now, and what to know of it. */
export const whatStandsThere = {
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
  named: {
    en: ({ name, old }) => `I put ${name} here, as you asked, in place of ${old}.`,
    de: ({ name, old }) => `Hier steht jetzt ${name}, wie gewünscht, statt ${old}.`,
    fr: ({ name, old }) => `J'ai mis ${name} ici, comme demandé, à la place de ${old}.`,
    es: ({ name, old }) => `He puesto aquí ${name}, como pedías, en lugar de ${old}.`,
    it: ({ name, old }) => `Ho messo qui ${name}, come chiedevi, al posto di ${old}.`,
    pt: ({ name, old }) => `Pus aqui ${name}, como pediste, no lugar de ${old}.`,
  },
  ride: {
    en: ({ km, near }) => `It is about ${km} km from ${near}, so take a ride.`,
    de: ({ near, km }) => `Von ${near} sind es etwa ${decimalIn("de", km)} km, also besser fahren.`,
    fr: ({ km, near }) => `C'est à environ ${decimalIn("fr", km)} km de ${near}, mieux vaut un transport.`,
    es: ({ km, near }) => `Está a unos ${decimalIn("es", km)} km de ${near}, mejor en transporte.`,
    it: ({ km, near }) => `È a circa ${decimalIn("it", km)} km da ${near}, meglio con un mezzo.`,
    pt: ({ km, near }) => `Fica a cerca de ${decimalIn("pt", km)} km de ${near}, é melhor ir de transporte.`,
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
  askPork: {
    en: () => `Of few kitchens I know that they use no pork, and broth or fat may hold some: ask before you order.`,
    de: () =>
      `Nur von wenigen Küchen weiß ich, dass sie ohne Schwein auskommen, und auch Brühe oder Fett kann welches enthalten: Fragt vor dem Bestellen.`,
    fr: () =>
      `Je ne sais que de peu de cuisines qu'elles se passent de porc, et un bouillon ou une graisse peut en contenir : demandez avant de commander.`,
    es: () => `De pocas cocinas sé que no usan cerdo, y el caldo o la grasa pueden llevarlo: pregunta antes de pedir.`,
    it: () => `So di poche cucine che non usano maiale, e brodo o grasso possono contenerne: chiedi prima di ordinare.`,
    pt: () =>
      `De poucas cozinhas sei que não usam porco, e o caldo ou a gordura podem levá-lo: pergunta antes de pedir.`,
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
  askMeatless: {
    en: () => `Ask there for what they cook without meat.`,
    de: () => `Fragt dort, was sie ohne Fleisch kochen.`,
    fr: () => `Demandez sur place ce qu'ils cuisinent sans viande.`,
    es: () => `Pregunta allí qué cocinan sin carne.`,
    it: () => `Chiedi lì cosa cucinano senza carne.`,
    pt: () => `Pergunta lá o que cozinham sem carne.`,
  },
  hotelUnknown: {
    en: () => `I do not know where you stay: in which neighbourhood? Name it if it should be near.`,
    de: () => `Wo ihr wohnt, weiß ich nicht: In welchem Viertel? Nennt es, wenn es in der Nähe sein soll.`,
    fr: () => `Je ne sais pas où vous logez : dans quel quartier ? Nommez-le si cela doit être tout près.`,
    es: () => `No sé dónde te alojas: ¿en qué barrio? Dímelo si tiene que estar cerca.`,
    it: () => `Non so dove alloggi: in quale quartiere? Dimmelo se deve essere vicino.`,
    pt: () => `Não sei onde ficas: em que bairro? Diz-me se tiver de ser perto.`,
  },
  oneBlock: {
    en: () => `I change one block at a time, so the others are as they were.`,
    de: () => `Ich ändere immer nur einen Programmpunkt; die anderen bleiben, wie sie waren.`,
    fr: () => `Je change un bloc à la fois : les autres restent comme ils étaient.`,
    es: () => `Cambio un bloque cada vez; los demás siguen como estaban.`,
    it: () => `Cambio un blocco alla volta; gli altri restano com'erano.`,
    pt: () => `Mudo um bloco de cada vez; os outros ficam como estavam.`,
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
  dayOut: {
    en: ({ km, city }) => `It is a day out, about ${km} km from ${city}, so plan the rest of the day around it.`,
    de: ({ km, city }) =>
      `Das ist ein Tagesausflug, etwa ${decimalIn("de", km)} km von ${city}; plant den Rest des Tages darum herum.`,
    fr: ({ km, city }) =>
      `C'est une excursion, à environ ${decimalIn("fr", km)} km de ${city} : organisez le reste de la journée autour.`,
    es: ({ km, city }) =>
      `Es una excursión, a unos ${decimalIn("es", km)} km de ${city}: organiza el resto del día alrededor.`,
    it: ({ km, city }) =>
      `È una gita, a circa ${decimalIn("it", km)} km da ${city}: organizza il resto del giorno intorno.`,
    pt: ({ km, city }) =>
      `É um passeio de um dia, a cerca de ${decimalIn("pt", km)} km de ${city}: organiza o resto do dia à volta.`,
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
} satisfies Partial<SaidNotes>;
