import type { Said, Says } from "../says";

export const holidayNames: Readonly<Record<string, Said>> = {
  newYear: {
    en: "New Year's Day",
    de: "Neujahr",
    fr: "Jour de l'an",
    es: "Año Nuevo",
    it: "Capodanno",
    pt: "Ano Novo",
  },
  epiphany: { en: "Epiphany", de: "Dreikönig", fr: "Épiphanie", es: "Reyes", it: "Epifania", pt: "Reis" },
  labour: {
    en: "Labour Day",
    de: "Tag der Arbeit",
    fr: "Fête du travail",
    es: "Día del Trabajo",
    it: "Festa dei lavoratori",
    pt: "Dia do Trabalhador",
  },
  assumption: {
    en: "Assumption",
    de: "Mariä Himmelfahrt",
    fr: "Assomption",
    es: "Asunción",
    it: "Ferragosto",
    pt: "Assunção",
  },
  allSaints: {
    en: "All Saints",
    de: "Allerheiligen",
    fr: "Toussaint",
    es: "Todos los Santos",
    it: "Ognissanti",
    pt: "Todos os Santos",
  },
  immaculate: {
    en: "Immaculate Conception",
    de: "Mariä Empfängnis",
    fr: "Immaculée Conception",
    es: "Inmaculada",
    it: "Immacolata",
    pt: "Imaculada Conceição",
  },
  christmas: { en: "Christmas", de: "Weihnachten", fr: "Noël", es: "Navidad", it: "Natale", pt: "Natal" },
  boxing: {
    en: "the second day of Christmas",
    de: "zweiter Weihnachtstag",
    fr: "lendemain de Noël",
    es: "26 de diciembre",
    it: "Santo Stefano",
    pt: "26 de dezembro",
  },
};

/** `days`: "Saturday, October 2 (Gandhi Jayanti)". */
export const holidaysInTrip: Says<"country" | "days"> = {
  en: ({ country, days }) =>
    `In your days there is a public holiday in ${country}: ${days}. Many offices, shops and some museums close then, so check the stops of that day.`,
  de: ({ country, days }) =>
    `In eure Tage fällt ein Feiertag (${country}): ${days}. Ämter, viele Läden und manche Museen haben dann zu; seht für diesen Tag vorher nach.`,
  fr: ({ country, days }) =>
    `Il y a un jour férié pendant votre voyage (${country}) : ${days}. Bureaux, beaucoup de magasins et certains musées ferment ; vérifiez les étapes de ce jour.`,
  es: ({ country, days }) =>
    `En tus días hay un festivo (${country}): ${days}. Cierran oficinas, muchas tiendas y algunos museos; comprueba las paradas de ese día.`,
  it: ({ country, days }) =>
    `Nei tuoi giorni c'è un festivo (${country}): ${days}. Uffici, molti negozi e alcuni musei chiudono; controlla le tappe di quel giorno.`,
  pt: ({ country, days }) =>
    `Nos teus dias há um feriado (${country}): ${days}. Fecham serviços, muitas lojas e alguns museus; confirma as paragens desse dia.`,
};
/** `days`: the days asked about; `near`: the fixed ones around, may be empty. */
export const noHoliday: Says<"country" | "days" | "near"> = {
  en: ({ country, days, near }) =>
    `No: I know of no public holiday in ${country} on ${days}, so the stops go by their usual hours.${near ? ` Near it: ${near}.` : ""} Feasts that move with the moon or Easter I do not see here; an official calendar has them.`,
  de: ({ country, days, near }) =>
    `Nein: Für ${days} kenne ich keinen Feiertag (${country}), die Halte haben also ihre üblichen Zeiten.${near ? ` In der Nähe: ${near}.` : ""} Feste, die mit dem Mond oder Ostern wandern, sehe ich hier nicht; sie stehen im amtlichen Kalender.`,
  fr: ({ country, days, near }) =>
    `Non : je ne connais pas de jour férié (${country}) pour ${days}, les étapes gardent donc leurs horaires.${near ? ` Non loin : ${near}.` : ""} Les fêtes qui bougent avec la lune ou Pâques, je ne les vois pas ici ; un calendrier officiel les a.`,
  es: ({ country, days, near }) =>
    `No: no conozco ningún festivo (${country}) para ${days}, así que las paradas tienen su horario normal.${near ? ` Cerca: ${near}.` : ""} Las fiestas que se mueven con la luna o la Pascua no las veo aquí; están en el calendario oficial.`,
  it: ({ country, days, near }) =>
    `No: non conosco festivi (${country}) per ${days}, quindi le tappe hanno i soliti orari.${near ? ` Vicino: ${near}.` : ""} Le feste che si spostano con la luna o la Pasqua qui non le vedo; le ha il calendario ufficiale.`,
  pt: ({ country, days, near }) =>
    `Não: não conheço nenhum feriado (${country}) para ${days}, por isso as paragens têm o horário normal.${near ? ` Perto: ${near}.` : ""} As festas que mudam com a lua ou a Páscoa não as vejo aqui; estão no calendário oficial.`,
};
