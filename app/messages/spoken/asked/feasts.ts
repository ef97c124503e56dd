import type { Says } from "../says";

/** What is shut on 25 December. `stops`: what is planned for that day, as a sentence, or nothing. */
export const christmasDay: Readonly<Record<"closed" | "open", Says<"country" | "stops">>> = {
  closed: {
    en: ({ country, stops }) =>
      `On December 25 nearly all sights, museums and shops in ${country} are closed and transport runs little or not at all; walks, hotel restaurants and church services remain.${stops}`,
    de: ({ country, stops }) =>
      `Am 25. Dezember haben fast alle Sehenswürdigkeiten, Museen und Läden zu (${country}), und es fährt wenig oder nichts; es bleiben Spaziergänge, Hotelrestaurants und Gottesdienste.${stops}`,
    fr: ({ country, stops }) =>
      `Le 25 décembre, presque tout est fermé (${country}) : sites, musées, magasins, et les transports roulent peu ou pas ; restent les promenades, les restaurants d'hôtel et les offices.${stops}`,
    es: ({ country, stops }) =>
      `El 25 de diciembre casi todo cierra (${country}): monumentos, museos y tiendas, y el transporte circula poco o nada; quedan los paseos, restaurantes de hotel y misas.${stops}`,
    it: ({ country, stops }) =>
      `Il 25 dicembre quasi tutto è chiuso (${country}): siti, musei e negozi, e i mezzi circolano poco o niente; restano passeggiate, ristoranti d'albergo e messe.${stops}`,
    pt: ({ country, stops }) =>
      `A 25 de dezembro quase tudo fecha (${country}): monumentos, museus e lojas, e os transportes circulam pouco ou nada; ficam os passeios, restaurantes de hotel e missas.${stops}`,
  },
  open: {
    en: ({ country, stops }) =>
      `In ${country} December 25 is for most places a day like others: sights, shops and restaurants are mostly open, government offices may not be.${stops}`,
    de: ({ country, stops }) =>
      `Der 25. Dezember ist dort (${country}) für die meisten ein Tag wie andere: Sehenswürdigkeiten, Läden und Lokale sind meist offen, Ämter vielleicht nicht.${stops}`,
    fr: ({ country, stops }) =>
      `Le 25 décembre est là-bas (${country}) un jour presque comme un autre : sites, magasins et restaurants sont le plus souvent ouverts, les administrations peut-être pas.${stops}`,
    es: ({ country, stops }) =>
      `El 25 de diciembre es allí (${country}) un día casi como otro: monumentos, tiendas y restaurantes suelen abrir, las oficinas públicas quizá no.${stops}`,
    it: ({ country, stops }) =>
      `Il 25 dicembre lì (${country}) è un giorno quasi come gli altri: siti, negozi e ristoranti sono per lo più aperti, gli uffici pubblici forse no.${stops}`,
    pt: ({ country, stops }) =>
      `O dia 25 de dezembro é lá (${country}) quase como outro: monumentos, lojas e restaurantes costumam abrir, os serviços públicos talvez não.${stops}`,
  },
};
export const stopsThatDay: Says<"stops"> = {
  en: ({ stops }) => ` Planned for that day: ${stops}; check each on its own page.`,
  de: ({ stops }) => ` Für den Tag geplant: ${stops}; seht bei jedem auf der eigenen Seite nach.`,
  fr: ({ stops }) => ` Prévu ce jour-là : ${stops} ; vérifiez chacun sur son site.`,
  es: ({ stops }) => ` Previsto ese día: ${stops}; comprueba cada uno en su web.`,
  it: ({ stops }) => ` Previsto quel giorno: ${stops}; controlla ciascuno sul suo sito.`,
  pt: ({ stops }) => ` Previsto nesse dia: ${stops}; confirma cada um no site.`,
};
export const notInTrip: Says<"days"> = {
  en: ({ days }) => ` It is not in your trip, which goes ${days}.`,
  de: ({ days }) => ` In eurer Reise liegt er nicht, sie geht ${days}.`,
  fr: ({ days }) => ` Il n'est pas dans votre voyage, qui va ${days}.`,
  es: ({ days }) => ` No cae en tu viaje, que va ${days}.`,
  it: ({ days }) => ` Non cade nel tuo viaggio, che va ${days}.`,
  pt: ({ days }) => ` Não cai na tua viagem, que vai ${days}.`,
};

/** `days`: "December 25 (Christmas)". */
export const monthHolidays: Says<"country" | "month" | "days"> = {
  en: ({ country, month, days }) =>
    `Public holidays with a fixed date in ${country} in ${month}: ${days}. On them offices close and shops partly; on other days they open as usual. Feasts that move with the moon or Easter are in an official calendar.`,
  de: ({ country, month, days }) =>
    `Feiertage mit festem Datum (${country}, ${month}): ${days}. Dann haben Ämter zu und Läden teilweise, an anderen Tagen sind sie wie üblich offen. Feste, die mit dem Mond oder Ostern wandern, stehen im amtlichen Kalender.`,
  fr: ({ country, month, days }) =>
    `Jours fériés à date fixe (${country}, ${month}) : ${days}. Administrations fermées, magasins en partie ; les autres jours, horaires habituels. Les fêtes qui bougent avec la lune ou Pâques sont dans un calendrier officiel.`,
  es: ({ country, month, days }) =>
    `Festivos con fecha fija (${country}, ${month}): ${days}. Cierran las oficinas y parte de las tiendas; los demás días, horario normal. Las fiestas que se mueven con la luna o la Pascua están en el calendario oficial.`,
  it: ({ country, month, days }) =>
    `Festivi a data fissa (${country}, ${month}): ${days}. Chiudono gli uffici e parte dei negozi; gli altri giorni, orario normale. Le feste che si spostano con la luna o la Pasqua sono nel calendario ufficiale.`,
  pt: ({ country, month, days }) =>
    `Feriados com data fixa (${country}, ${month}): ${days}. Fecham os serviços e parte das lojas; nos outros dias, horário normal. As festas que se movem com a lua ou a Páscoa estão no calendário oficial.`,
};
export const noMonthHoliday: Says<"country" | "month"> = {
  en: ({ country, month }) =>
    `I know no public holiday with a fixed date in ${country} in ${month}, so shops open as usual; feasts that move with the moon or Easter are in an official calendar.`,
  de: ({ country, month }) =>
    `Einen Feiertag mit festem Datum kenne ich nicht (${country}, ${month}), Läden sind also wie üblich offen; Feste, die mit dem Mond oder Ostern wandern, stehen im amtlichen Kalender.`,
  fr: ({ country, month }) =>
    `Je ne connais pas de jour férié à date fixe (${country}, ${month}), les magasins ouvrent donc comme d'habitude ; les fêtes qui bougent sont dans un calendrier officiel.`,
  es: ({ country, month }) =>
    `No conozco ningún festivo con fecha fija (${country}, ${month}), así que las tiendas abren como siempre; las fiestas que se mueven están en el calendario oficial.`,
  it: ({ country, month }) =>
    `Non conosco festivi a data fissa (${country}, ${month}), quindi i negozi aprono come sempre; le feste che si spostano sono nel calendario ufficiale.`,
  pt: ({ country, month }) =>
    `Não conheço nenhum feriado com data fixa (${country}, ${month}), por isso as lojas abrem como sempre; as festas que se movem estão no calendário oficial.`,
};
