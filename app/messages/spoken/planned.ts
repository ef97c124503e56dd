import type { Said, Says } from "./says";

/** When something is that nobody booked or set. */
export const about: Says<"time"> = {
  en: ({ time }) => `at about ${time}`,
  de: ({ time }) => `gegen ${time} Uhr`,
  fr: ({ time }) => `vers ${time}`,
  es: ({ time }) => `hacia las ${time}`,
  it: ({ time }) => `verso le ${time}`,
  pt: ({ time }) => `por volta das ${time}`,
};

/** When something is that is booked or set. */
export const exactly: Says<"time"> = {
  en: ({ time }) => `at ${time}`,
  de: ({ time }) => `um ${time} Uhr`,
  fr: ({ time }) => `à ${time}`,
  es: ({ time }) => `a las ${time}`,
  it: ({ time }) => `alle ${time}`,
  pt: ({ time }) => `às ${time}`,
};

/** A day, and what stands on it or is asked of it. */
export const onDay: Says<"day" | "stops"> = {
  en: ({ day, stops }) => `Day ${day}: ${stops}.`,
  de: ({ day, stops }) => `Tag ${day}: ${stops}.`,
  fr: ({ day, stops }) => `Jour ${day} : ${stops}.`,
  es: ({ day, stops }) => `Día ${day}: ${stops}.`,
  it: ({ day, stops }) => `Giorno ${day}: ${stops}.`,
  pt: ({ day, stops }) => `Dia ${day}: ${stops}.`,
};

export const proposed: Said = {
  en: "The times are proposals, but for those that are booked or set.",
  de: "Die Zeiten sind Vorschläge, außer was gebucht oder festgelegt ist.",
  fr: "Les heures sont des propositions, sauf ce qui est réservé ou fixé.",
  es: "Las horas son propuestas, salvo lo reservado o fijado.",
  it: "Gli orari sono proposte, tranne ciò che è prenotato o fissato.",
  pt: "As horas são propostas, exceto o que está reservado ou marcado.",
};

/** A meal at a place, in the middle of a list. */
export const meals: Readonly<Record<"breakfast" | "lunch" | "dinner", Says<"name">>> = {
  breakfast: {
    en: ({ name }) => `breakfast at ${name}`,
    de: ({ name }) => `Frühstück: ${name}`,
    fr: ({ name }) => `petit-déjeuner à ${name}`,
    es: ({ name }) => `desayuno en ${name}`,
    it: ({ name }) => `colazione da ${name}`,
    pt: ({ name }) => `pequeno-almoço em ${name}`,
  },
  lunch: {
    en: ({ name }) => `lunch at ${name}`,
    de: ({ name }) => `Mittagessen: ${name}`,
    fr: ({ name }) => `déjeuner à ${name}`,
    es: ({ name }) => `almuerzo en ${name}`,
    it: ({ name }) => `pranzo da ${name}`,
    pt: ({ name }) => `almoço em ${name}`,
  },
  dinner: {
    en: ({ name }) => `dinner at ${name}`,
    de: ({ name }) => `Abendessen: ${name}`,
    fr: ({ name }) => `dîner à ${name}`,
    es: ({ name }) => `cena en ${name}`,
    it: ({ name }) => `cena da ${name}`,
    pt: ({ name }) => `jantar em ${name}`,
  },
};

export const noMeal: Says<"day"> = {
  en: ({ day }) => `Nothing is planned for that meal on day ${day} yet.`,
  de: ({ day }) => `Für diese Mahlzeit steht an Tag ${day} noch nichts im Plan.`,
  fr: ({ day }) => `Rien n'est encore prévu pour ce repas le jour ${day}.`,
  es: ({ day }) => `Para esa comida aún no hay nada en el plan del día ${day}.`,
  it: ({ day }) => `Per quel pasto non c'è ancora nulla nel piano del giorno ${day}.`,
  pt: ({ day }) => `Para essa refeição ainda não há nada no plano do dia ${day}.`,
};

export const reference: Says<"reference"> = {
  en: ({ reference: number }) => `reference ${number}`,
  de: ({ reference: number }) => `Buchungsnummer ${number}`,
  fr: ({ reference: number }) => `référence ${number}`,
  es: ({ reference: number }) => `referencia ${number}`,
  it: ({ reference: number }) => `codice ${number}`,
  pt: ({ reference: number }) => `referência ${number}`,
};

export const nothingBooked: Said = {
  en: "No booking is noted in the plan yet. Open a stop to note one; it then stands under Booked too.",
  de: "Im Plan ist noch keine Buchung notiert. Öffnet einen Halt, um eine einzutragen; sie steht dann auch unter Booked.",
  fr: "Aucune réservation n'est notée dans le plan. Ouvrez une étape pour en noter une ; elle figure alors aussi sous Booked.",
  es: "Aún no hay ninguna reserva anotada en el plan. Abre una parada para anotarla; aparecerá también en Booked.",
  it: "Nel piano non è ancora annotata nessuna prenotazione. Apri una tappa per annotarla; starà anche sotto Booked.",
  pt: "Ainda não há reservas anotadas no plano. Abre uma paragem para anotar uma; fica também em Booked.",
};

/** One bed of the trip: from the day on which one comes to that on which one leaves. */
export const stays: Says<"name" | "from" | "to"> = {
  en: ({ name, from, to }) => `From day ${from} to day ${to} you stay at ${name}.`,
  de: ({ name, from, to }) => `Von Tag ${from} bis Tag ${to} schlaft ihr hier: ${name}.`,
  fr: ({ name, from, to }) => `Du jour ${from} au jour ${to}, vous dormez ici : ${name}.`,
  es: ({ name, from, to }) => `Del día ${from} al día ${to} dormís aquí: ${name}.`,
  it: ({ name, from, to }) => `Dal giorno ${from} al giorno ${to} dormite qui: ${name}.`,
  pt: ({ name, from, to }) => `Do dia ${from} ao dia ${to} dormem aqui: ${name}.`,
};

export const noStay: Said = {
  en: "I do not know where you stay. Note it under Dates, cities, company, and the days begin and end there.",
  de: "Wo ihr schlaft, weiß ich nicht. Tragt es unter Dates, cities, company ein, dann beginnen und enden die Tage dort.",
  fr: "Je ne sais pas où vous dormez. Notez-le sous Dates, cities, company, et les journées commenceront et finiront là.",
  es: "No sé dónde dormís. Anotadlo en Dates, cities, company y los días empezarán y acabarán allí.",
  it: "Non so dove dormite. Annotatelo in Dates, cities, company e i giorni inizieranno e finiranno lì.",
  pt: "Não sei onde dormem. Anotem-no em Dates, cities, company, e os dias começam e acabam lá.",
};

export const arrival: Says<"day" | "time" | "place"> = {
  en: ({ day, time, place }) => `You arrive on day ${day} at ${time}${place ? `: ${place}` : ""}.`,
  de: ({ day, time, place }) => `Ihr kommt an Tag ${day} um ${time} Uhr an${place ? `: ${place}` : ""}.`,
  fr: ({ day, time, place }) => `Vous arrivez le jour ${day} à ${time}${place ? ` : ${place}` : ""}.`,
  es: ({ day, time, place }) => `Llegáis el día ${day} a las ${time}${place ? `: ${place}` : ""}.`,
  it: ({ day, time, place }) => `Arrivate il giorno ${day} alle ${time}${place ? `: ${place}` : ""}.`,
  pt: ({ day, time, place }) => `Chegam no dia ${day} às ${time}${place ? `: ${place}` : ""}.`,
};

export const departure: Says<"day" | "time" | "place"> = {
  en: ({ day, time, place }) => `You leave on day ${day} at ${time}${place ? `: ${place}` : ""}.`,
  de: ({ day, time, place }) => `Ihr reist an Tag ${day} um ${time} Uhr ab${place ? `: ${place}` : ""}.`,
  fr: ({ day, time, place }) => `Vous repartez le jour ${day} à ${time}${place ? ` : ${place}` : ""}.`,
  es: ({ day, time, place }) => `Os vais el día ${day} a las ${time}${place ? `: ${place}` : ""}.`,
  it: ({ day, time, place }) => `Ripartite il giorno ${day} alle ${time}${place ? `: ${place}` : ""}.`,
  pt: ({ day, time, place }) => `Partem no dia ${day} às ${time}${place ? `: ${place}` : ""}.`,
};

export const noEnds: Said = {
  en: "The plan does not say how you come and go. Note it under Dates, cities, company, and the first and last day make room for it.",
  de: "Im Plan steht nicht, wann ihr kommt und geht. Tragt es unter Dates, cities, company ein, dann lassen der erste und der letzte Tag Platz dafür.",
  fr: "Le plan ne dit pas quand vous arrivez et repartez. Notez-le sous Dates, cities, company, et le premier et le dernier jour en tiendront compte.",
  es: "El plan no dice cuándo llegáis y os vais. Anotadlo en Dates, cities, company y el primer y el último día lo tendrán en cuenta.",
  it: "Il piano non dice quando arrivate e ripartite. Annotatelo in Dates, cities, company e il primo e l'ultimo giorno ne terranno conto.",
  pt: "O plano não diz quando chegam e partem. Anotem-no em Dates, cities, company, e o primeiro e o último dia contam com isso.",
};
