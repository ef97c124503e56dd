import type { Said, Says } from "../says";

export const mostWalking: Says<"day" | "minutes" | "km" | "others"> = {
  en: ({ day, minutes, km, others }) =>
    `Most on ${day}: about ${minutes} minutes (${km} km) on foot between the stops. The others: ${others}. What you walk at the places comes on top.`,
  de: ({ day, minutes, km, others }) =>
    `Am meisten am ${day}: etwa ${minutes} Minuten (${km} km) zu Fuß zwischen den Halten. Die anderen: ${others}. Was ihr an den Orten lauft, kommt dazu.`,
  fr: ({ day, minutes, km, others }) =>
    `Le plus le ${day} : environ ${minutes} minutes (${km} km) à pied entre les étapes. Les autres : ${others}. La marche sur place s'y ajoute.`,
  es: ({ day, minutes, km, others }) =>
    `Lo que más, el ${day}: unos ${minutes} minutos (${km} km) a pie entre paradas. Los demás: ${others}. Lo que andes en los sitios va aparte.`,
  it: ({ day, minutes, km, others }) =>
    `Di più ${day}: circa ${minutes} minuti (${km} km) a piedi fra le tappe. Gli altri: ${others}. Quanto cammini nei luoghi è in più.`,
  pt: ({ day, minutes, km, others }) =>
    `O máximo é ${day}: cerca de ${minutes} minutos (${km} km) a pé entre paragens. Os outros: ${others}. O que andares nos lugares é à parte.`,
};

export const walkingOn: Says<"day" | "minutes" | "km" | "rides"> = {
  en: ({ day, minutes, km, rides }) =>
    `On ${day} about ${minutes} minutes (${km} km) on foot between the stops${rides}. What you walk at the places comes on top.`,
  de: ({ day, minutes, km, rides }) =>
    `Am ${day} etwa ${minutes} Minuten (${km} km) zu Fuß zwischen den Halten${rides}. Was ihr an den Orten lauft, kommt dazu.`,
  fr: ({ day, minutes, km, rides }) =>
    `Le ${day}, environ ${minutes} minutes (${km} km) à pied entre les étapes${rides}. La marche sur place s'y ajoute.`,
  es: ({ day, minutes, km, rides }) =>
    `El ${day}, unos ${minutes} minutos (${km} km) a pie entre paradas${rides}. Lo que andes en los sitios va aparte.`,
  it: ({ day, minutes, km, rides }) =>
    `${day}: circa ${minutes} minuti (${km} km) a piedi fra le tappe${rides}. Quanto cammini nei luoghi è in più.`,
  pt: ({ day, minutes, km, rides }) =>
    `${day}: cerca de ${minutes} minutos (${km} km) a pé entre paragens${rides}. O que andares nos lugares é à parte.`,
};
export const rides: Says<"count"> = {
  en: ({ count }) => `, and ${count} longer ${count === 1 ? "way" : "ways"} by ride`,
  de: ({ count }) => `, dazu ${count} längere ${count === 1 ? "Fahrt" : "Fahrten"}`,
  fr: ({ count }) => `, plus ${count} ${count === 1 ? "trajet plus long" : "trajets plus longs"} en transport`,
  es: ({ count }) => `, y ${count} ${count === 1 ? "trayecto largo" : "trayectos largos"} en transporte`,
  it: ({ count }) => `, più ${count} ${count === 1 ? "tragitto lungo" : "tragitti lunghi"} con un mezzo`,
  pt: ({ count }) => `, mais ${count} ${count === 1 ? "trajeto longo" : "trajetos longos"} em transporte`,
};
export const walkingInAll: Says<"km" | "days"> = {
  en: ({ km, days }) =>
    `In all about ${km} km on foot between the stops: ${days}. What you walk at the places comes on top.`,
  de: ({ km, days }) =>
    `Insgesamt etwa ${km} km zu Fuß zwischen den Halten: ${days}. Was ihr an den Orten lauft, kommt dazu.`,
  fr: ({ km, days }) => `En tout environ ${km} km à pied entre les étapes : ${days}. La marche sur place s'y ajoute.`,
  es: ({ km, days }) => `En total unos ${km} km a pie entre paradas: ${days}. Lo que andes en los sitios va aparte.`,
  it: ({ km, days }) => `In tutto circa ${km} km a piedi fra le tappe: ${days}. Quanto cammini nei luoghi è in più.`,
  pt: ({ km, days }) => `Ao todo cerca de ${km} km a pé entre paragens: ${days}. O que andares nos lugares é à parte.`,
};

export const fullness: Readonly<Record<"busiest" | "lightest", Says<"day" | "count" | "times" | "others">>> = {
  busiest: {
    en: ({ day, count, times, others }) => `The fullest is ${day}: ${count} stops, ${times}. The others: ${others}.`,
    de: ({ day, count, times, others }) => `Am vollsten ist ${day}: ${count} Halte, ${times}. Die anderen: ${others}.`,
    fr: ({ day, count, times, others }) =>
      `Le plus chargé est le ${day} : ${count} étapes, ${times}. Les autres : ${others}.`,
    es: ({ day, count, times, others }) =>
      `El más cargado es el ${day}: ${count} paradas, ${times}. Los demás: ${others}.`,
    it: ({ day, count, times, others }) => `Il più pieno è ${day}: ${count} tappe, ${times}. Gli altri: ${others}.`,
    pt: ({ day, count, times, others }) => `O mais cheio é ${day}: ${count} paragens, ${times}. Os outros: ${others}.`,
  },
  lightest: {
    en: ({ day, count, times, others }) => `The lightest is ${day}: ${count} stops, ${times}. The others: ${others}.`,
    de: ({ day, count, times, others }) => `Am ruhigsten ist ${day}: ${count} Halte, ${times}. Die anderen: ${others}.`,
    fr: ({ day, count, times, others }) =>
      `Le plus léger est le ${day} : ${count} étapes, ${times}. Les autres : ${others}.`,
    es: ({ day, count, times, others }) =>
      `El más ligero es el ${day}: ${count} paradas, ${times}. Los demás: ${others}.`,
    it: ({ day, count, times, others }) => `Il più leggero è ${day}: ${count} tappe, ${times}. Gli altri: ${others}.`,
    pt: ({ day, count, times, others }) => `O mais leve é ${day}: ${count} paragens, ${times}. Os outros: ${others}.`,
  },
};

export const freeTimes: Says<"gaps"> = {
  en: ({ gaps }) =>
    `Nothing is planned in: ${gaps}. The times are proposals; to keep an hour free elsewhere, take a stop off its day.`,
  de: ({ gaps }) => `Nichts geplant ist: ${gaps}. Die Zeiten sind Vorschläge; für mehr Luft nehmt einen Halt vom Tag.`,
  fr: ({ gaps }) =>
    `Rien n'est prévu : ${gaps}. Les heures sont des propositions ; pour plus d'air, retirez une étape du jour.`,
  es: ({ gaps }) => `No hay nada previsto: ${gaps}. Las horas son propuestas; para más hueco quita una parada del día.`,
  it: ({ gaps }) => `Niente è previsto: ${gaps}. Gli orari sono proposte; per più respiro togli una tappa dal giorno.`,
  pt: ({ gaps }) => `Nada está previsto: ${gaps}. As horas são propostas; para mais folga tira uma paragem do dia.`,
};
export const noFreeTime: Said = {
  en: "No gap longer than an hour is left then: take a stop off that day, and it is free.",
  de: "Eine Lücke von mehr als einer Stunde ist da nicht: Nehmt einen Halt vom Tag, dann ist sie frei.",
  fr: "Il n'y a pas de trou de plus d'une heure à ce moment : retirez une étape du jour, et il est libre.",
  es: "No queda un hueco de más de una hora: quita una parada del día y lo tendrás.",
  it: "Non c'è un buco di più di un'ora: togli una tappa dal giorno e sarà libero.",
  pt: "Não há folga de mais de uma hora: tira uma paragem do dia e fica livre.",
};
export const freeFrom: Says<"day" | "from"> = {
  en: ({ day, from }) => `${day} from ${from} on`,
  de: ({ day, from }) => `${day} ab ${from} Uhr`,
  fr: ({ day, from }) => `${day} dès ${from}`,
  es: ({ day, from }) => `${day} desde las ${from}`,
  it: ({ day, from }) => `${day} dalle ${from}`,
  pt: ({ day, from }) => `${day} a partir das ${from}`,
};

export const leastWalking: Says<"day" | "minutes" | "km" | "others"> = {
  en: ({ day, minutes, km, others }) =>
    `Least on ${day}: about ${minutes} minutes (${km} km) on foot between the stops. The others: ${others}.`,
  de: ({ day, minutes, km, others }) =>
    `Am wenigsten am ${day}: etwa ${minutes} Minuten (${km} km) zu Fuß zwischen den Halten. Die anderen: ${others}.`,
  fr: ({ day, minutes, km, others }) =>
    `Le moins le ${day} : environ ${minutes} minutes (${km} km) à pied entre les étapes. Les autres : ${others}.`,
  es: ({ day, minutes, km, others }) =>
    `Lo que menos, el ${day}: unos ${minutes} minutos (${km} km) a pie entre paradas. Los demás: ${others}.`,
  it: ({ day, minutes, km, others }) =>
    `Di meno ${day}: circa ${minutes} minuti (${km} km) a piedi fra le tappe. Gli altri: ${others}.`,
  pt: ({ day, minutes, km, others }) =>
    `O mínimo é ${day}: cerca de ${minutes} minutos (${km} km) a pé entre paragens. Os outros: ${others}.`,
};

export const toBook: Said = {
  en: "These take a ticket or a table booked ahead, and no booking is noted at them. I book nothing: the place's own page does.",
  de: "Das braucht ein Ticket oder einen reservierten Tisch, und keine Buchung ist dazu notiert. Ich buche nichts: das geht auf der Seite des Ortes.",
  fr: "Cela demande un billet ou une table réservée, et aucune réservation n'y est notée. Je ne réserve rien : cela se fait sur le site du lieu.",
  es: "Esto necesita entrada o mesa reservada y no tiene reserva anotada. Yo no reservo nada: se hace en la web del sitio.",
  it: "Questo richiede un biglietto o un tavolo prenotato e non ha una prenotazione segnata. Io non prenoto nulla: si fa sul sito del posto.",
  pt: "Isto precisa de bilhete ou mesa marcada e não tem reserva anotada. Eu não reservo nada: faz-se na página do sítio.",
};
export const nothingToBook: Said = {
  en: "Nothing of it takes a ticket or a table that is not booked, as far as I know.",
  de: "Nichts davon braucht ein Ticket oder einen Tisch, der nicht gebucht ist, soweit ich weiß.",
  fr: "Rien de cela ne demande un billet ou une table qui ne soit réservé, à ma connaissance.",
  es: "Nada de eso necesita entrada o mesa que no esté reservada, que yo sepa.",
  it: "Niente di questo richiede un biglietto o un tavolo che non sia prenotato, per quanto ne so.",
  pt: "Nada disso precisa de bilhete ou mesa que não esteja reservada, que eu saiba.",
};
export const passWithEntries: Says<"names" | "count"> = {
  en: ({ names, count }) =>
    `It pays if what it lets in costs more at the door, rides included. ${count === 1 ? "One stop of yours takes" : `${count} stops of yours take`} a ticket: ${names}. Look on the card's own page which of them it holds, and whether a time has to be booked all the same; prices I do not know.`,
  de: ({ names, count }) =>
    `Sie lohnt sich, wenn das, was sie einschließt, samt Fahrten einzeln mehr kostet. ${count === 1 ? "Ein Halt von euch braucht" : `${count} eurer Halte brauchen`} ein Ticket: ${names}. Auf der Seite der Karte steht, was davon dabei ist und ob trotzdem eine Uhrzeit zu buchen ist; Preise weiß ich nicht.`,
  fr: ({ names, count }) =>
    `Elle vaut le coup si ce qu'elle comprend, trajets inclus, coûte plus à l'unité. ${count === 1 ? "Une de vos étapes demande" : `${count} de vos étapes demandent`} un billet : ${names}. La page de la carte dit lesquelles en font partie et s'il faut quand même réserver une heure ; je ne connais pas les prix.`,
  es: ({ names, count }) =>
    `Compensa si lo que incluye, con los trayectos, cuesta más por separado. ${count === 1 ? "Una de vuestras paradas lleva" : `${count} de vuestras paradas llevan`} entrada: ${names}. En la web de la tarjeta está cuáles incluye y si aun así hay que reservar hora; los precios no los sé.`,
  it: ({ names, count }) =>
    `Conviene se ciò che comprende, corse incluse, costa di più preso a parte. ${count === 1 ? "Una vostra tappa richiede" : `${count} vostre tappe richiedono`} il biglietto: ${names}. La pagina della carta dice quali comprende e se serve comunque prenotare un orario; i prezzi non li so.`,
  pt: ({ names, count }) =>
    `Compensa se o que inclui, com as viagens, custar mais em separado. ${count === 1 ? "Uma das vossas paragens precisa" : `${count} das vossas paragens precisam`} de bilhete: ${names}. A página do cartão diz quais inclui e se é preciso marcar hora na mesma; os preços não sei.`,
};
export const passWithoutEntries: Said = {
  en: "Hardly: nothing in your plan takes a ticket, so it would only save rides. A day ticket of the city's transport does that.",
  de: "Kaum: Nichts in eurem Plan braucht ein Ticket, sie würde also nur Fahrten sparen. Das tut auch eine Tageskarte der Verkehrsbetriebe.",
  fr: "Guère : rien dans votre plan ne demande de billet, elle n'épargnerait que des trajets. Un ticket de transport à la journée le fait aussi.",
  es: "Apenas: nada de vuestro plan lleva entrada, así que solo ahorraría trayectos. Un billete de transporte de un día también lo hace.",
  it: "Poco: niente nel vostro piano richiede un biglietto, farebbe risparmiare solo corse. Lo fa anche un biglietto giornaliero dei mezzi.",
  pt: "Pouco: nada no vosso plano precisa de bilhete, só pouparia viagens. Um bilhete diário de transportes também o faz.",
};
export const closedThen: Said = {
  en: "By their usual hours these are closed on their day:",
  de: "Nach den üblichen Öffnungszeiten ist an seinem Tag geschlossen:",
  fr: "D'après les horaires habituels, ceci est fermé ce jour-là :",
  es: "Según su horario habitual, esto cierra ese día:",
  it: "Secondo gli orari abituali, questo è chiuso quel giorno:",
  pt: "Pelo horário habitual, isto está fechado nesse dia:",
};
export const noneClosed: Said = {
  en: "By their usual hours none of your stops there is closed on its day.",
  de: "Nach den üblichen Öffnungszeiten ist keiner eurer Halte an seinem Tag geschlossen.",
  fr: "D'après les horaires habituels, aucune de vos étapes n'est fermée son jour-là.",
  es: "Según sus horarios habituales, ninguna de vuestras paradas cierra en su día.",
  it: "Secondo gli orari abituali, nessuna delle vostre tappe è chiusa nel suo giorno.",
  pt: "Pelos horários habituais, nenhuma das vossas paragens está fechada no seu dia.",
};
export const hoursUnknown: Says<"names"> = {
  en: ({ names }) => `I do not know the hours of ${names}: look these up.`,
  de: ({ names }) => `Von ${names} kenne ich keine Zeiten: seht dort nach.`,
  fr: ({ names }) => `Je ne connais pas les horaires de ${names} : à vérifier.`,
  es: ({ names }) => `No conozco el horario de ${names}: miradlo.`,
  it: ({ names }) => `Non conosco gli orari di ${names}: controllateli.`,
  pt: ({ names }) => `Não conheço o horário de ${names}: vejam antes.`,
};

/** How full a day is: by how much there is to see, and how much of it is left between. */
export const howFull: Readonly<
  Record<"full" | "usual" | "loose", Says<"day" | "count" | "times" | "minutes" | "first" | "start">>
> = {
  full: {
    en: ({ day, count, times, minutes, first, start }) =>
      `${day} is a full day: ${count} stops, ${times}, about ${minutes} minutes on foot. To make it lighter I would leave one out, ${first} at ${start} if you want to sleep in.`,
    de: ({ day, count, times, minutes, first, start }) =>
      `${day} ist ein voller Tag: ${count} Halte, ${times}, etwa ${minutes} Minuten zu Fuß. Leichter wird er ohne einen davon, zum Ausschlafen ohne ${first} um ${start}.`,
    fr: ({ day, count, times, minutes, first, start }) =>
      `${day} est une journée chargée : ${count} étapes, ${times}, environ ${minutes} minutes à pied. Pour l'alléger j'en enlèverais une, ${first} à ${start} si vous voulez dormir.`,
    es: ({ day, count, times, minutes, first, start }) =>
      `${day} es un día lleno: ${count} paradas, ${times}, unos ${minutes} minutos a pie. Para aligerarlo quitaría una, ${first} a las ${start} si queréis dormir más.`,
    it: ({ day, count, times, minutes, first, start }) =>
      `${day} è una giornata piena: ${count} tappe, ${times}, circa ${minutes} minuti a piedi. Per alleggerirla ne toglierei una, ${first} alle ${start} se volete dormire di più.`,
    pt: ({ day, count, times, minutes, first, start }) =>
      `${day} é um dia cheio: ${count} paragens, ${times}, cerca de ${minutes} minutos a pé. Para o aliviar tirava uma, ${first} às ${start} se quiserem dormir mais.`,
  },
  usual: {
    en: ({ day, count, times, minutes, first, start }) =>
      `No: ${day} is a usual day with ${count} stops, ${times}, about ${minutes} minutes on foot. It begins at ${start} with ${first}; that one can go if it gets late the night before.`,
    de: ({ day, count, times, minutes, first, start }) =>
      `Nein: ${day} ist ein üblicher Tag mit ${count} Halten, ${times}, etwa ${minutes} Minuten zu Fuß. Er beginnt um ${start} mit ${first}; der kann weg, wenn es am Abend davor spät wird.`,
    fr: ({ day, count, times, minutes, first, start }) =>
      `Non : ${day} est une journée habituelle avec ${count} étapes, ${times}, environ ${minutes} minutes à pied. Elle commence à ${start} par ${first} ; on peut l'enlever si la veille se finit tard.`,
    es: ({ day, count, times, minutes, first, start }) =>
      `No: ${day} es un día normal con ${count} paradas, ${times}, unos ${minutes} minutos a pie. Empieza a las ${start} con ${first}; se puede quitar si la noche antes se hace tarde.`,
    it: ({ day, count, times, minutes, first, start }) =>
      `No: ${day} è una giornata normale con ${count} tappe, ${times}, circa ${minutes} minuti a piedi. Comincia alle ${start} con ${first}; si può togliere se la sera prima si fa tardi.`,
    pt: ({ day, count, times, minutes, first, start }) =>
      `Não: ${day} é um dia normal com ${count} paragens, ${times}, cerca de ${minutes} minutos a pé. Começa às ${start} com ${first}; pode sair se a noite anterior for longa.`,
  },
  loose: {
    en: ({ day, count, times, minutes }) =>
      `No: ${day} is loose, with ${count} stops, ${times}, and about ${minutes} minutes on foot. There is room to start later.`,
    de: ({ day, count, times, minutes }) =>
      `Nein: ${day} ist locker, mit ${count} Halten, ${times}, und etwa ${minutes} Minuten zu Fuß. Es ist Luft, später anzufangen.`,
    fr: ({ day, count, times, minutes }) =>
      `Non : ${day} est tranquille, avec ${count} étapes, ${times}, et environ ${minutes} minutes à pied. Il y a de la marge pour commencer plus tard.`,
    es: ({ day, count, times, minutes }) =>
      `No: ${day} es tranquilo, con ${count} paradas, ${times}, y unos ${minutes} minutos a pie. Hay margen para empezar más tarde.`,
    it: ({ day, count, times, minutes }) =>
      `No: ${day} è tranquilla, con ${count} tappe, ${times}, e circa ${minutes} minuti a piedi. C'è margine per cominciare più tardi.`,
    pt: ({ day, count, times, minutes }) =>
      `Não: ${day} é folgado, com ${count} paragens, ${times}, e cerca de ${minutes} minutos a pé. Há margem para começar mais tarde.`,
  },
};
