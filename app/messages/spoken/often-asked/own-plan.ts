import type { Said, Says } from "../says";

/** To whoever wants the plan back as it was. */
export const earlierPlan: Said = {
  en: "I cannot put an earlier plan back, and no earlier version of a day is kept. What works: “Undo my last change of the plan” above the days takes back, one after the other, what you changed on this device since you opened the trip. What is left then, I help to set right stop by stop: what lies under “Ideas” goes back into a day from there, and if you tell me what stood where, I propose it on a card.",
  de: "Einen früheren Plan kann ich nicht zurückholen, und frühere Fassungen eines Tages werden nicht aufgehoben. Was geht: „Undo my last change of the plan“ über den Tagen nimmt nacheinander zurück, was ihr auf diesem Gerät geändert habt, seit die Reise offen ist. Den Rest bringen wir Halt für Halt in Ordnung: Was unter „Ideas“ liegt, kommt von dort wieder in einen Tag, und wenn ihr mir sagt, was wo stand, schlage ich es als Karte vor.",
  fr: "Je ne peux pas remettre un plan antérieur, et aucune version passée d'un jour n'est gardée. Ce qui marche : « Undo my last change of the plan » au-dessus des jours annule, un par un, ce que vous avez changé sur cet appareil depuis l'ouverture du voyage. Pour le reste, on répare étape par étape : ce qui est sous « Ideas » revient dans un jour depuis là, et si vous me dites ce qui était où, je le propose sur une carte.",
  es: "No puedo recuperar un plan anterior, y no se guardan versiones antiguas de un día. Lo que sí funciona: «Undo my last change of the plan», sobre los días, deshace uno a uno los cambios hechos en este dispositivo desde que abriste el viaje. Lo demás lo arreglamos parada a parada: lo que está en «Ideas» vuelve a un día desde allí, y si me dices qué había y dónde, lo propongo en una tarjeta.",
  it: "Non posso rimettere un piano precedente, e le versioni passate di un giorno non vengono conservate. Quello che funziona: «Undo my last change of the plan» sopra i giorni annulla, una per una, le modifiche fatte su questo dispositivo da quando hai aperto il viaggio. Il resto lo sistemiamo tappa per tappa: ciò che sta in «Ideas» torna in un giorno da lì, e se mi dici che cosa c'era e dove, lo propongo su una scheda.",
  pt: "Não consigo repor um plano anterior, e não se guardam versões antigas de um dia. O que funciona: «Undo my last change of the plan», por cima dos dias, desfaz uma a uma as mudanças feitas neste aparelho desde que abriste a viagem. O resto arranjamos paragem a paragem: o que está em «Ideas» volta para um dia a partir daí, e se me disseres o que estava onde, proponho num cartão.",
};

/** A day in a line or two, from when it begins. */
export const dayInShort: Says<"day" | "parts"> = {
  en: ({ day, parts }) => `Day ${day}, from about ${parts}.`,
  de: ({ day, parts }) => `Tag ${day}, ab etwa ${parts}.`,
  fr: ({ day, parts }) => `Jour ${day}, dès ${parts}.`,
  es: ({ day, parts }) => `Día ${day}, desde las ${parts}.`,
  it: ({ day, parts }) => `Giorno ${day}, dalle ${parts}.`,
  pt: ({ day, parts }) => `Dia ${day}, a partir das ${parts}.`,
};
/** The same without its hours. */
export const dayWithoutHours: Says<"day" | "parts"> = {
  en: ({ day, parts }) => `Day ${day}: ${parts}.`,
  de: ({ day, parts }) => `Tag ${day}: ${parts}.`,
  fr: ({ day, parts }) => `Jour ${day} : ${parts}.`,
  es: ({ day, parts }) => `Día ${day}: ${parts}.`,
  it: ({ day, parts }) => `Giorno ${day}: ${parts}.`,
  pt: ({ day, parts }) => `Dia ${day}: ${parts}.`,
};

/** Whether something stands in the plan: on the day that is meant, on another, or not at all. */
export const standsThere: Says<"name" | "when"> = {
  en: ({ name, when }) => `Yes: ${name} is in your plan on day ${when}.`,
  de: ({ name, when }) => `Ja: ${name} steht im Plan, an Tag ${when}.`,
  fr: ({ name, when }) => `Oui : ${name} est au programme le jour ${when}.`,
  es: ({ name, when }) => `Sí: ${name} está en el plan, el día ${when}.`,
  it: ({ name, when }) => `Sì: ${name} è nel piano, il giorno ${when}.`,
  pt: ({ name, when }) => `Sim: ${name} está no plano, no dia ${when}.`,
};
export const standsElsewhere: Says<"name" | "when" | "day"> = {
  en: ({ name, when, day }) => `No, not on day ${day}: ${name} is in your plan on day ${when}.`,
  de: ({ name, when, day }) => `Nein, nicht an Tag ${day}: ${name} steht an Tag ${when} im Plan.`,
  fr: ({ name, when, day }) => `Non, pas le jour ${day} : ${name} est au programme le jour ${when}.`,
  es: ({ name, when, day }) => `No, no el día ${day}: ${name} está en el plan el día ${when}.`,
  it: ({ name, when, day }) => `No, non il giorno ${day}: ${name} è nel piano il giorno ${when}.`,
  pt: ({ name, when, day }) => `Não, não no dia ${day}: ${name} está no plano no dia ${when}.`,
};
export const standsNowhere: Says<"name"> = {
  en: ({ name }) => `No: ${name} is on no day of your plan. Tell me the day, and I propose it on a card.`,
  de: ({ name }) => `Nein: ${name} steht an keinem Tag im Plan. Nennt mir den Tag, dann schlage ich es als Karte vor.`,
  fr: ({ name }) => `Non : ${name} n'est prévu aucun jour. Dites-moi le jour, et je le propose sur une carte.`,
  es: ({ name }) => `No: ${name} no está en ningún día del plan. Dime el día y lo propongo en una tarjeta.`,
  it: ({ name }) => `No: ${name} non è in nessun giorno del piano. Dimmi il giorno e lo propongo su una scheda.`,
  pt: ({ name }) => `Não: ${name} não está em nenhum dia do plano. Diz-me o dia e proponho num cartão.`,
};
/** The others that were proposed before. */
export const othersBefore: Says<"names"> = {
  en: ({ names }) => `Of what was proposed there is still: ${names}.`,
  de: ({ names }) => `Von den Vorschlägen bleiben: ${names}.`,
  fr: ({ names }) => `Parmi les propositions, il reste : ${names}.`,
  es: ({ names }) => `De lo propuesto quedan: ${names}.`,
  it: ({ names }) => `Delle proposte restano: ${names}.`,
  pt: ({ names }) => `Das propostas ficam: ${names}.`,
};

/** What the entrance fees come to. */
export const noFees: Said = {
  en: "I know no entrance fees, so I give no sum; it would leave something out.",
  de: "Eintrittspreise kenne ich nicht, also nenne ich keine Summe; es würde etwas darin fehlen.",
  fr: "Je ne connais pas les prix d'entrée, donc je ne donne pas de total : il y manquerait quelque chose.",
  es: "No conozco los precios de las entradas, así que no doy un total: faltaría algo.",
  it: "Non conosco i prezzi degli ingressi, quindi non do un totale: mancherebbe qualcosa.",
  pt: "Não sei os preços das entradas, por isso não dou um total: faltaria alguma coisa.",
};
export const takesTicket: Says<"names"> = {
  en: ({ names }) => `A ticket is needed for ${names}: look each up on its own site, times the number of you.`,
  de: ({ names }) =>
    `Ein Ticket braucht ihr für ${names}: den Preis auf der jeweiligen Seite nachsehen, mal so viele, wie ihr seid.`,
  fr: ({ names }) =>
    `Il faut un billet pour ${names} : le prix est sur le site de chacun, à multiplier par le nombre de personnes.`,
  es: ({ names }) =>
    `Hace falta entrada para ${names}: el precio está en la web de cada sitio; multiplícalo por cuántos sois.`,
  it: ({ names }) =>
    `Serve il biglietto per ${names}: il prezzo è sul sito di ciascuno, da moltiplicare per quanti siete.`,
  pt: ({ names }) => `É preciso bilhete para ${names}: o preço está no site de cada um, vezes o número de pessoas.`,
};
export const noTicket: Said = {
  en: "As far as I know, nothing that is planned then takes a ticket.",
  de: "Soweit ich weiß, braucht nichts, was dann geplant ist, ein Ticket.",
  fr: "À ma connaissance, rien de ce qui est prévu alors ne demande de billet.",
  es: "Que yo sepa, nada de lo previsto entonces pide entrada.",
  it: "Per quanto ne so, niente di quel che è previsto richiede un biglietto.",
  pt: "Que eu saiba, nada do que está previsto pede bilhete.",
};
export const freeOfFees: Says<"names"> = {
  en: ({ names }) => `Free as far as I know: ${names}.`,
  de: ({ names }) => `Frei, soweit ich weiß: ${names}.`,
  fr: ({ names }) => `Gratuit, à ma connaissance : ${names}.`,
  es: ({ names }) => `Gratis, que yo sepa: ${names}.`,
  it: ({ names }) => `Gratis, per quanto ne so: ${names}.`,
  pt: ({ names }) => `Grátis, que eu saiba: ${names}.`,
};
