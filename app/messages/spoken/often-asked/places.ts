import type { Said, Says } from "../says";

/** What of a day is under a roof, and what is not; either may be empty. */
export const rainOn: Says<"day" | "out" | "roof"> = {
  en: ({ day, out, roof }) =>
    `If it rains on day ${day}: ${out ? `in the open ${/ and |,/.test(String(out)) ? "are" : "is"} ${out}` : "nothing that I know of is in the open"}${roof ? `; under a roof ${/ and |,/.test(String(roof)) ? "are" : "is"} ${roof}` : ""}. Ask at a stop for rain, and I offer another for it.`,
  de: ({ day, out, roof }) =>
    `Wenn es an Tag ${day} regnet: ${out ? `Im Freien: ${out}` : "Im Freien ist meines Wissens nichts"}${roof ? `; unter Dach: ${roof}` : ""}. Wünscht euch an einem Halt etwas für Regen, dann schlage ich anderes vor.`,
  fr: ({ day, out, roof }) =>
    `S'il pleut le jour ${day} : ${out ? `en plein air, ${out}` : "rien n'est en plein air, à ma connaissance"}${roof ? ` ; à l'abri, ${roof}` : ""}. Demandez à une étape quelque chose pour la pluie et je propose autre chose.`,
  es: ({ day, out, roof }) =>
    `Si llueve el día ${day}: ${out ? `al aire libre, ${out}` : "nada queda al aire libre, que yo sepa"}${roof ? `; bajo techo, ${roof}` : ""}. Pide en una parada algo para lluvia y propongo otra cosa.`,
  it: ({ day, out, roof }) =>
    `Se piove il giorno ${day}: ${out ? `all'aperto, ${out}` : "niente è all'aperto, per quanto ne so"}${roof ? `; al coperto, ${roof}` : ""}. Chiedi a una tappa qualcosa per la pioggia e propongo altro.`,
  pt: ({ day, out, roof }) =>
    `Se chover no dia ${day}: ${out ? `ao ar livre, ${out}` : "nada fica ao ar livre, que eu saiba"}${roof ? `; sob teto, ${roof}` : ""}. Pede numa paragem algo para a chuva e proponho outra coisa.`,
};
export const roofNear: Says<"name" | "places"> = {
  en: ({ name, places }) => `Under a roof near ${name}: ${places}.`,
  de: ({ name, places }) => `Unter Dach in der Nähe von ${name}: ${places}.`,
  fr: ({ name, places }) => `À l'abri près de ${name} : ${places}.`,
  es: ({ name, places }) => `Bajo techo cerca de ${name}: ${places}.`,
  it: ({ name, places }) => `Al coperto vicino a ${name}: ${places}.`,
  pt: ({ name, places }) => `Sob teto perto de ${name}: ${places}.`,
};
/** How much it rains in the month of the trip; `rain` as `raininess` says it. */
export const rainUsual: Says<"month" | "rain" | "days"> = {
  en: ({ month, rain, days }) =>
    `In ${month} ${rain}${Number(days) > 0 ? `, on about ${days} days in the month` : ""} (long-term means).`,
  de: ({ month, rain, days }) =>
    `Im ${month}: ${rain}${Number(days) > 0 ? `, an etwa ${days} Tagen im Monat` : ""} (langjährige Mittel).`,
  fr: ({ month, rain, days }) =>
    `En ${month}, ${rain}${Number(days) > 0 ? `, environ ${days} jours dans le mois` : ""} (moyennes).`,
  es: ({ month, rain, days }) => `En ${month} ${rain}${Number(days) > 0 ? `, unos ${days} días al mes` : ""} (medias).`,
  it: ({ month, rain, days }) =>
    `A ${month} ${rain}${Number(days) > 0 ? `, circa ${days} giorni al mese` : ""} (medie).`,
  pt: ({ month, rain, days }) =>
    `Em ${month} ${rain}${Number(days) > 0 ? `, cerca de ${days} dias no mês` : ""} (médias).`,
};
/** Stands before what is known of such days. */
export const rainHere: Said = {
  en: "In the rain here:",
  de: "Bei Regen hier:",
  fr: "Sous la pluie, ici :",
  es: "Con lluvia, aquí:",
  it: "Con la pioggia, qui:",
  pt: "Com chuva, aqui:",
};

/** Stands before what somebody who lives there says of rides. */
export const ridesCost: Said = {
  en: "What rides cost here:",
  de: "Was Fahrten hier kosten:",
  fr: "Ce que coûtent les courses ici :",
  es: "Lo que cuestan aquí los trayectos:",
  it: "Quanto costano qui le corse:",
  pt: "Quanto custam aqui as viagens:",
};
export const ridesGo: Said = {
  en: "Getting about here:",
  de: "Unterwegs hier:",
  fr: "Se déplacer ici :",
  es: "Cómo moverse aquí:",
  it: "Come muoversi qui:",
  pt: "Como andar por aqui:",
};
export const ridesPaid: Said = {
  en: "Cheapest is public transport:",
  de: "Am billigsten sind Bus und Bahn:",
  fr: "Le moins cher, ce sont les transports en commun :",
  es: "Lo más barato es el transporte público:",
  it: "Il più economico sono i mezzi pubblici:",
  pt: "O mais barato são os transportes públicos:",
};
export const walkIsFree: Says<"minutes"> = {
  en: ({ minutes }) => `On foot it costs nothing and takes about ${minutes} minutes.`,
  de: ({ minutes }) => `Zu Fuß kostet es nichts und dauert etwa ${minutes} Minuten.`,
  fr: ({ minutes }) => `À pied, c'est gratuit et cela prend environ ${minutes} minutes.`,
  es: ({ minutes }) => `A pie no cuesta nada y se tarda cerca de ${minutes} minutos.`,
  it: ({ minutes }) => `A piedi non costa nulla e ci vogliono circa ${minutes} minuti.`,
  pt: ({ minutes }) => `A pé não custa nada e demora cerca de ${minutes} minutos.`,
};
/** How one gets to a place, as it was noted. */
export const reachNoted: Says<"name" | "reach"> = {
  en: ({ name, reach }) => `To ${name}: ${reach}`,
  de: ({ name, reach }) => `Nach ${name} (auf Englisch notiert): ${reach}`,
  fr: ({ name, reach }) => `Pour ${name} (noté en anglais) : ${reach}`,
  es: ({ name, reach }) => `Hasta ${name} (anotado en inglés): ${reach}`,
  it: ({ name, reach }) => `Per ${name} (annotato in inglese): ${reach}`,
  pt: ({ name, reach }) => `Para ${name} (anotado em inglês): ${reach}`,
};

/** How a place lies to the plan. */
export const besideStop: Says<"name" | "area" | "stop" | "day" | "way"> = {
  en: ({ name, area, stop, day, way }) =>
    `${name} is in ${area}; ${stop} on day ${day} of your plan is ${way} from there.`,
  de: ({ name, area, stop, day, way }) => `${name} liegt in ${area}; von ${stop} an Tag ${day} im Plan sind es ${way}.`,
  fr: ({ name, area, stop, day, way }) =>
    `${name} se trouve à ${area} ; depuis ${stop}, jour ${day} du plan, il y a ${way}.`,
  es: ({ name, area, stop, day, way }) => `${name} está en ${area}; desde ${stop}, el día ${day} del plan, hay ${way}.`,
  it: ({ name, area, stop, day, way }) =>
    `${name} si trova a ${area}; da ${stop}, giorno ${day} del piano, sono ${way}.`,
  pt: ({ name, area, stop, day, way }) => `${name} fica em ${area}; de ${stop}, dia ${day} do plano, são ${way}.`,
};
export const onFoot: Says<"km" | "minutes"> = {
  en: ({ km, minutes }) => `about ${km} km, ${minutes} minutes on foot,`,
  de: ({ km, minutes }) => `etwa ${km} km, ${minutes} Minuten zu Fuß`,
  fr: ({ km, minutes }) => `environ ${km} km, ${minutes} minutes à pied`,
  es: ({ km, minutes }) => `cerca de ${km} km, ${minutes} minutos a pie`,
  it: ({ km, minutes }) => `circa ${km} km, ${minutes} minuti a piedi`,
  pt: ({ km, minutes }) => `cerca de ${km} km, ${minutes} minutos a pé`,
};
export const byRide: Says<"km" | "minutes"> = {
  en: ({ km, minutes }) => `about ${km} km, a ride of ${minutes} minutes,`,
  de: ({ km, minutes }) => `etwa ${km} km, ${minutes} Minuten Fahrt`,
  fr: ({ km, minutes }) => `environ ${km} km, ${minutes} minutes de trajet`,
  es: ({ km, minutes }) => `cerca de ${km} km, ${minutes} minutos de trayecto`,
  it: ({ km, minutes }) => `circa ${km} km, ${minutes} minuti di corsa`,
  pt: ({ km, minutes }) => `cerca de ${km} km, ${minutes} minutos de viagem`,
};

/** What else is near a place and open that day. */
export const openNear: Says<"name" | "places"> = {
  en: ({ name, places }) => `Near ${name} and usually open that day: ${places}.`,
  de: ({ name, places }) => `In der Nähe von ${name} und an dem Tag normalerweise offen: ${places}.`,
  fr: ({ name, places }) => `Près de ${name} et d'habitude ouvert ce jour-là : ${places}.`,
  es: ({ name, places }) => `Cerca de ${name} y normalmente abierto ese día: ${places}.`,
  it: ({ name, places }) => `Vicino a ${name} e di solito aperto quel giorno: ${places}.`,
  pt: ({ name, places }) => `Perto de ${name} e normalmente aberto nesse dia: ${places}.`,
};

/** Of the places that are spoken of, none is known to open early, or to stay open late. */
export const noneThatEarly: Readonly<Record<"opensEarly" | "opensLate", Says<"name" | "found">>> = {
  opensEarly: {
    en: ({ name, found }) =>
      `Of none in ${name} I know that it opens before 9:00.${found ? ` Earliest by what I know: ${found}` : " A map shows the hours of each."}`,
    de: ({ name, found }) =>
      `Von keinem in ${name} weiß ich, dass es vor 9 Uhr öffnet.${found ? ` Am frühesten, soweit ich weiß: ${found}` : " Eine Karte zeigt die Zeiten."}`,
    fr: ({ name, found }) =>
      `Je n'en connais aucun à ${name} qui ouvre avant 9 h.${found ? ` Le plus tôt, à ma connaissance : ${found}` : " Une carte montre les horaires de chacun."}`,
    es: ({ name, found }) =>
      `No sé de ninguno en ${name} que abra antes de las 9:00.${found ? ` El que antes abre, que yo sepa: ${found}` : " Un mapa muestra el horario de cada uno."}`,
    it: ({ name, found }) =>
      `Non ne conosco nessuno a ${name} che apra prima delle 9:00.${found ? ` Il primo ad aprire, per quanto ne so: ${found}` : " Una mappa mostra gli orari di ciascuno."}`,
    pt: ({ name, found }) =>
      `Não conheço nenhum em ${name} que abra antes das 9:00.${found ? ` O que abre mais cedo, que eu saiba: ${found}` : " Um mapa mostra o horário de cada um."}`,
  },
  opensLate: {
    en: ({ name, found }) =>
      `Of none in ${name} I know that it is open after 23:00.${found ? ` Latest by what I know: ${found}` : " A map shows the hours of each."}`,
    de: ({ name, found }) =>
      `Von keinem in ${name} weiß ich, dass es nach 23 Uhr offen ist.${found ? ` Am längsten, soweit ich weiß: ${found}` : " Eine Karte zeigt die Zeiten."}`,
    fr: ({ name, found }) =>
      `Je n'en connais aucun à ${name} qui soit ouvert après 23 h.${found ? ` Le plus tard, à ma connaissance : ${found}` : " Une carte montre les horaires de chacun."}`,
    es: ({ name, found }) =>
      `No sé de ninguno en ${name} abierto después de las 23:00.${found ? ` El que más tarde cierra, que yo sepa: ${found}` : " Un mapa muestra el horario de cada uno."}`,
    it: ({ name, found }) =>
      `Non ne conosco nessuno a ${name} aperto dopo le 23:00.${found ? ` L'ultimo a chiudere, per quanto ne so: ${found}` : " Una mappa mostra gli orari di ciascuno."}`,
    pt: ({ name, found }) =>
      `Não conheço nenhum em ${name} aberto depois das 23:00.${found ? ` O que fecha mais tarde, que eu saiba: ${found}` : " Um mapa mostra o horário de cada um."}`,
  },
};
/** The nearest one elsewhere that does; `hours` is its own sentence. */
export const nearestThatDoes: Says<"hours" | "km"> = {
  en: ({ hours, km }) => `The nearest that does, ${km} km from there: ${hours}`,
  de: ({ hours, km }) => `Das nächste, ${km} km entfernt: ${hours}`,
  fr: ({ hours, km }) => `Le plus proche, à ${km} km de là : ${hours}`,
  es: ({ hours, km }) => `El más cercano, a ${km} km de allí: ${hours}`,
  it: ({ hours, km }) => `Il più vicino, a ${km} km da lì: ${hours}`,
  pt: ({ hours, km }) => `O mais próximo, a ${km} km dali: ${hours}`,
};
/** One of them to look up, of which no hours are known. */
export const hoursToCheck: Says<"names"> = {
  en: ({ names }) => `Worth looking up: ${names}, whose hours I do not know.`,
  de: ({ names }) => `Nachsehen lohnt bei ${names}; die Zeiten kenne ich nicht.`,
  fr: ({ names }) => `À vérifier : ${names}, dont je ne connais pas les horaires.`,
  es: ({ names }) => `Vale la pena mirar ${names}; su horario no lo conozco.`,
  it: ({ names }) => `Da controllare: ${names}, di cui non conosco gli orari.`,
  pt: ({ names }) => `Vale a pena ver ${names}; o horário não conheço.`,
};

/** With a baby, at a beach or elsewhere: what nobody noted, and what to take. */
export const babyAtBeach: Says<"name"> = {
  en: ({ name }) =>
    `Whether the water at ${name} is shallow and there is shade and a changing table, my notes do not say: ask there, bring shade of your own, hat and water, go in the morning and stay where lifeguards are.`,
  de: ({ name }) =>
    `Ob das Wasser bei ${name} flach ist und es Schatten und einen Wickeltisch gibt, steht nicht in meinen Notizen: dort fragen, eigenen Schatten, Hut und Wasser mitnehmen, am Vormittag gehen und bei der Aufsicht bleiben.`,
  fr: ({ name }) =>
    `Si l'eau est peu profonde à ${name} et s'il y a de l'ombre et une table à langer, mes notes ne le disent pas : demandez sur place, prenez de quoi faire de l'ombre, chapeau et eau, allez-y le matin et restez près des surveillants.`,
  es: ({ name }) =>
    `Si en ${name} el agua cubre poco y hay sombra y cambiador, mis notas no lo dicen: pregunta allí, lleva tu propia sombra, gorro y agua, ve por la mañana y quédate cerca de los socorristas.`,
  it: ({ name }) =>
    `Se a ${name} l'acqua è bassa e ci sono ombra e fasciatoio, i miei appunti non lo dicono: chiedi lì, porta ombra tua, cappello e acqua, vai al mattino e resta vicino ai bagnini.`,
  pt: ({ name }) =>
    `Se em ${name} a água é pouco funda e há sombra e fraldário, as minhas notas não dizem: pergunta lá, leva sombra, chapéu e água, vai de manhã e fica perto dos nadadores-salvadores.`,
};

/** Who is there anyway, at what costs nothing and takes little time. */
export const yesIfYouPass: Says<"name" | "length"> = {
  en: ({ name, length }) => `Yes, if you are there anyway: ${name} is free and usually takes about ${length}.`,
  de: ({ name, length }) => `Ja, wenn ihr sowieso da seid: ${name} kostet nichts und dauert meist etwa ${length}.`,
  fr: ({ name, length }) => `Oui, si vous y êtes déjà : ${name} est gratuit et prend d'habitude environ ${length}.`,
  es: ({ name, length }) => `Sí, si ya estáis allí: ${name} es gratis y suele llevar unos ${length}.`,
  it: ({ name, length }) => `Sì, se siete già lì: ${name} è gratis e di solito richiede circa ${length}.`,
  pt: ({ name, length }) => `Sim, se já lá estiverem: ${name} é grátis e costuma demorar cerca de ${length}.`,
};
/** What it takes: time and money. */
export const countOn: Says<"length" | "level"> = {
  en: ({ length, level }) => `It usually takes about ${length}; price: ${level}.`,
  de: ({ length, level }) => `Dauer meist etwa ${length}, Preis: ${level}.`,
  fr: ({ length, level }) => `Durée habituelle : environ ${length} ; prix : ${level}.`,
  es: ({ length, level }) => `Suele llevar unos ${length}; precio: ${level}.`,
  it: ({ length, level }) => `Di solito ci vogliono circa ${length}; prezzo: ${level}.`,
  pt: ({ length, level }) => `Costuma demorar cerca de ${length}; preço: ${level}.`,
};

/** The stops of the plan, as if it were on a weekday that the trip does not have. */
export const closedIfThen: Says<"names" | "day"> = {
  en: ({ names, day }) => `On ${day} your stops would usually be closed here: ${names}.`,
  de: ({ names, day }) => `Am ${day}, wären von euren Halten normalerweise geschlossen: ${names}.`,
  fr: ({ names, day }) => `Le ${day}, seraient d'habitude fermés parmi vos étapes : ${names}.`,
  es: ({ names, day }) => `El ${day}, de vuestras paradas suelen cerrar: ${names}.`,
  it: ({ names, day }) => `${day}: delle vostre tappe di solito sono chiuse: ${names}.`,
  pt: ({ names, day }) => `${day}: das vossas paragens costumam fechar: ${names}.`,
};
export const noneClosedThen: Says<"day"> = {
  en: ({ day }) => `On ${day} none of your stops would be closed by its usual hours.`,
  de: ({ day }) => `Am ${day}, wäre nach den üblichen Zeiten keiner eurer Halte geschlossen.`,
  fr: ({ day }) => `Le ${day}, aucune de vos étapes ne serait fermée d'après ses horaires habituels.`,
  es: ({ day }) => `El ${day} ninguna de vuestras paradas cerraría según su horario habitual.`,
  it: ({ day }) => `${day}: secondo gli orari abituali nessuna delle vostre tappe sarebbe chiusa.`,
  pt: ({ day }) => `${day}: pelo horário habitual nenhuma das vossas paragens estaria fechada.`,
};
/** The stops of a day that the trip has. */
export const noneClosedOn: Says<"day" | "count"> = {
  en: ({ day, count }) => `By their usual hours none of your ${count} stops of day ${day} is closed then.`,
  de: ({ day, count }) => `Von euren ${count} Halten an Tag ${day} ist nach den üblichen Zeiten keiner geschlossen.`,
  fr: ({ day, count }) =>
    `D'après leurs horaires habituels, aucune de vos ${count} étapes du jour ${day} n'est fermée.`,
  es: ({ day, count }) => `Según su horario habitual ninguna de vuestras ${count} paradas del día ${day} cierra.`,
  it: ({ day, count }) => `Secondo gli orari abituali nessuna delle vostre ${count} tappe del giorno ${day} è chiusa.`,
  pt: ({ day, count }) => `Pelo horário habitual nenhuma das vossas ${count} paragens do dia ${day} está fechada.`,
};
