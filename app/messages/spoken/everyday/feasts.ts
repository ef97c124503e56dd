import type { Said, Says } from "../says";

export const feastOn: Says<"feast" | "date"> = {
  en: ({ feast, date }) => `${feast} falls on ${date}.`,
  de: ({ feast, date }) => `${feast} fällt auf: ${date}.`,
  fr: ({ feast, date }) => `${feast} tombe le ${date}.`,
  es: ({ feast, date }) => `${feast} cae el ${date}.`,
  it: ({ feast, date }) => `${feast} cade il ${date}.`,
  pt: ({ feast, date }) => `${feast}: ${date}.`,
};

export const inTrip: Readonly<Record<"yes" | "no", Said>> = {
  yes: {
    en: "That is within your trip.",
    de: "Das liegt in eurer Reise.",
    fr: "C'est pendant votre voyage.",
    es: "Cae dentro de tu viaje.",
    it: "È durante il tuo viaggio.",
    pt: "É durante a tua viagem.",
  },
  no: {
    en: "That is outside your days.",
    de: "Das liegt außerhalb eurer Tage.",
    fr: "C'est en dehors de vos jours.",
    es: "Cae fuera de tus días.",
    it: "È fuori dai tuoi giorni.",
    pt: "É fora dos teus dias.",
  },
};

/** What the middle of August closes. */
const AUGUST: Said = {
  en: "On 15 August, a holiday, most shops and offices close, and around it many family restaurants in the cities take one to three weeks off. Big sights, state museums and places for visitors stay open, seaside towns are full: book tables and check each place.",
  de: "Am 15. August, einem Feiertag, schließen die meisten Läden und Ämter, und rundherum machen viele Familienlokale in den Städten ein bis drei Wochen Ferien. Große Sehenswürdigkeiten, staatliche Museen und touristische Lokale haben offen, Küstenorte sind voll: Tische reservieren und nachsehen.",
  fr: "Le 15 août, férié, la plupart des boutiques et bureaux ferment, et autour beaucoup de restaurants familiaux en ville prennent une à trois semaines. Grands sites, musées d'État et lieux touristiques restent ouverts, la côte est pleine : réservez et vérifiez.",
  es: "El 15 de agosto, festivo, cierran casi todas las tiendas y oficinas, y en torno a él muchos restaurantes familiares de ciudad cierran de una a tres semanas. Grandes monumentos, museos estatales y zonas turísticas abren, la costa está llena: reserva y comprueba.",
  it: "Il 15 agosto, festivo, chiudono quasi tutti i negozi e uffici, e intorno molti ristoranti di famiglia in città fanno una-tre settimane di ferie. Grandi monumenti, musei statali e zone turistiche restano aperti, la costa è piena: prenota e verifica.",
  pt: "A 15 de agosto, feriado, fecham quase todas as lojas e serviços, e à volta muitos restaurantes de família nas cidades fazem uma a três semanas de férias. Grandes monumentos, museus do Estado e zonas turísticas abrem, a costa enche: reserva e confirma.",
};

type Feast = Readonly<{ name: Said; means: Said }>;

const feast = (name: Said, means: Said): Feast => ({ name, means });

const same = (name: string): Said => ({ en: name, de: name, fr: name, es: name, it: name, pt: name });

/** What each feast is called and what it closes where it is kept. */
export const feasts: Readonly<
  Record<"thanksgiving" | "easter" | "lunarNewYear" | "ferragosto" | "assumption" | "bastille" | "july4", Feast>
> = {
  thanksgiving: feast(same("Thanksgiving"), {
    en: "Shops, museums and many restaurants close that day; some restaurants serve a set dinner that has to be booked, parades block streets in the morning, and the Friday after is a great shopping day.",
    de: "Läden, Museen und viele Lokale schließen an dem Tag; manche Restaurants haben ein festes Menü mit Reservierung, Umzüge sperren morgens Straßen, und der Freitag danach ist ein großer Einkaufstag.",
    fr: "Magasins, musées et beaucoup de restaurants ferment ce jour-là ; certains servent un menu fixe à réserver, des défilés bloquent des rues le matin, et le vendredi suivant est un grand jour d'achats.",
    es: "Ese día cierran tiendas, museos y muchos restaurantes; algunos sirven un menú fijo con reserva, los desfiles cortan calles por la mañana y el viernes siguiente es gran día de compras.",
    it: "Quel giorno chiudono negozi, musei e molti ristoranti; alcuni servono un menu fisso da prenotare, le parate bloccano strade al mattino e il venerdì dopo è gran giorno di acquisti.",
    pt: "Nesse dia fecham lojas, museus e muitos restaurantes; alguns servem um menu fixo com reserva, desfiles cortam ruas de manhã e a sexta seguinte é grande dia de compras.",
  }),
  easter: feast(
    {
      en: "Easter Sunday",
      de: "Ostersonntag",
      fr: "Le dimanche de Pâques",
      es: "El Domingo de Pascua",
      it: "La domenica di Pasqua",
      pt: "Domingo de Páscoa",
    },
    {
      en: "Where it is kept, shops and offices close on the Sunday and mostly on Good Friday or Easter Monday, churches are full, trains and hotels too; many sights stay open, so check each. The Orthodox date is often later.",
      de: "Wo man es begeht, schließen Läden und Ämter am Sonntag und meist auch Karfreitag oder Ostermontag, Kirchen, Züge und Hotels sind voll; viele Sehenswürdigkeiten haben offen, prüft jede. Das orthodoxe Datum liegt oft später.",
      fr: "Là où on la fête, boutiques et bureaux ferment le dimanche et souvent le vendredi saint ou le lundi, églises, trains et hôtels sont pleins ; beaucoup de sites restent ouverts, vérifiez chacun. La date orthodoxe est souvent plus tardive.",
      es: "Donde se celebra, tiendas y oficinas cierran el domingo y casi siempre el Viernes Santo o el lunes; iglesias, trenes y hoteles van llenos; muchos monumentos abren, comprueba cada uno. La fecha ortodoxa suele ser posterior.",
      it: "Dove si celebra, negozi e uffici chiudono la domenica e di solito il venerdì santo o il lunedì; chiese, treni e hotel sono pieni; molti monumenti restano aperti, verifica ciascuno. La data ortodossa è spesso più tardi.",
      pt: "Onde se celebra, lojas e serviços fecham no domingo e quase sempre na sexta santa ou na segunda; igrejas, comboios e hotéis cheios; muitos monumentos abrem, confirma cada um. A data ortodoxa é muitas vezes mais tarde.",
    },
  ),
  lunarNewYear: feast(
    {
      en: "Lunar New Year",
      de: "Das Mondneujahr",
      fr: "Le Nouvel An lunaire",
      es: "El Año Nuevo lunar",
      it: "Il Capodanno lunare",
      pt: "Ano Novo lunar",
    },
    {
      en: "In China, Hong Kong, Taiwan, Korea, Vietnam, Singapore and Malaysia family shops and restaurants close for some days around it and trains are full; Japan does not keep it.",
      de: "In China, Hongkong, Taiwan, Korea, Vietnam, Singapur und Malaysia schließen kleine Läden und Lokale rund um den Tag, und Züge sind voll; Japan begeht es nicht.",
      fr: "En Chine, à Hong Kong, Taïwan, en Corée, au Vietnam, à Singapour et en Malaisie, petites boutiques et restaurants ferment quelques jours autour et les trains sont pleins ; le Japon ne le fête pas.",
      es: "En China, Hong Kong, Taiwán, Corea, Vietnam, Singapur y Malasia cierran unos días tiendas y restaurantes familiares y los trenes van llenos; Japón no lo celebra.",
      it: "In Cina, Hong Kong, Taiwan, Corea, Vietnam, Singapore e Malesia negozi e ristoranti di famiglia chiudono alcuni giorni e i treni sono pieni; il Giappone non lo festeggia.",
      pt: "Na China, Hong Kong, Taiwan, Coreia, Vietname, Singapura e Malásia lojas e restaurantes de família fecham uns dias e os comboios enchem; o Japão não o celebra.",
    },
  ),
  ferragosto: feast(same("Ferragosto"), AUGUST),
  assumption: feast(
    {
      en: "The Assumption",
      de: "Mariä Himmelfahrt",
      fr: "L'Assomption",
      es: "La Asunción",
      it: "L'Assunzione",
      pt: "A Assunção",
    },
    AUGUST,
  ),
  bastille: feast(
    {
      en: "Bastille Day",
      de: "Der Nationalfeiertag",
      fr: "La fête nationale",
      es: "La fiesta nacional",
      it: "La festa nazionale",
      pt: "A festa nacional",
    },
    {
      en: "Parade in the morning, fireworks after dark, in Paris at the Eiffel Tower, free to watch from the Champ-de-Mars, the bridges and quays; come hours ahead, and count on closed metro stations. Most museums and large shops: check each.",
      de: "Morgens Parade, nach Einbruch der Dunkelheit Feuerwerk, in Paris am Eiffelturm, kostenlos zu sehen vom Champ-de-Mars, von Brücken und Ufern; Stunden vorher da sein und mit gesperrten Metrostationen rechnen. Museen und Läden einzeln prüfen.",
      fr: "Défilé le matin, feu d'artifice à la nuit, à Paris à la tour Eiffel, gratuit depuis le Champ-de-Mars, les ponts et les quais ; venez des heures avant, des stations de métro ferment. Musées et grands magasins : vérifiez chacun.",
      es: "Desfile por la mañana y fuegos al anochecer, en París en la Torre Eiffel, gratis desde el Champ-de-Mars, puentes y muelles; ve horas antes y cuenta con estaciones de metro cerradas. Museos y tiendas: comprueba cada uno.",
      it: "Sfilata al mattino, fuochi dopo il tramonto, a Parigi alla Torre Eiffel, gratis dallo Champ-de-Mars, dai ponti e dalle rive; vai ore prima e conta su stazioni del metrò chiuse. Musei e negozi: verifica ciascuno.",
      pt: "Desfile de manhã, fogo de artifício à noite, em Paris na Torre Eiffel, grátis do Champ-de-Mars, das pontes e margens; vai horas antes e conta com estações de metro fechadas. Museus e lojas: confirma cada um.",
    },
  ),
  july4: feast(
    {
      en: "Independence Day",
      de: "Der Unabhängigkeitstag",
      fr: "Independence Day",
      es: "El Día de la Independencia",
      it: "L'Independence Day",
      pt: "O Dia da Independência",
    },
    {
      en: "Offices and banks close, most shops, restaurants and sights stay open; fireworks after dark, mostly free from parks and the waterfront, so be there hours ahead.",
      de: "Ämter und Banken schließen, die meisten Läden, Lokale und Sehenswürdigkeiten haben offen; Feuerwerk nach Einbruch der Dunkelheit, meist kostenlos von Parks und Ufern: Stunden vorher da sein.",
      fr: "Bureaux et banques ferment, la plupart des boutiques, restaurants et sites restent ouverts ; feux d'artifice à la nuit, souvent gratuits depuis parcs et quais : venez des heures avant.",
      es: "Cierran oficinas y bancos; casi todas las tiendas, restaurantes y monumentos abren; fuegos al anochecer, casi siempre gratis desde parques y orillas: ve horas antes.",
      it: "Uffici e banche chiudono, quasi tutti i negozi, ristoranti e monumenti restano aperti; fuochi dopo il tramonto, di solito gratis da parchi e rive: vai ore prima.",
      pt: "Fecham serviços e bancos; quase todas as lojas, restaurantes e monumentos abrem; fogo de artifício à noite, quase sempre grátis de parques e margens: vai horas antes.",
    },
  ),
};

export const christmasMarkets: Readonly<Record<"on" | "off" | "none", Says<"city">>> = {
  on: {
    en: ({ city }) =>
      `In ${city} Christmas or holiday markets run as a rule from the last week of November to about December 23 or 24, some until New Year, mostly from late morning until about 20:00 or 21:00; weekday afternoons are the calmest. Which ones and their exact hours the tourist office has.`,
    de: ({ city }) =>
      `In ${city} laufen Weihnachtsmärkte in der Regel von der letzten Novemberwoche bis etwa 23. oder 24. Dezember, manche bis Neujahr, meist vom späten Vormittag bis 20 oder 21 Uhr; Wochentage nachmittags sind am ruhigsten. Welche und die genauen Zeiten hat die Touristeninformation.`,
    fr: ({ city }) =>
      `À ${city}, les marchés de Noël se tiennent en règle générale de la dernière semaine de novembre au 23 ou 24 décembre environ, certains jusqu'au Nouvel An, surtout de la fin de matinée à 20 ou 21 h ; l'après-midi en semaine est plus calme. L'office de tourisme a la liste et les heures exactes.`,
    es: ({ city }) =>
      `En ${city} los mercados navideños suelen ir de la última semana de noviembre al 23 o 24 de diciembre, algunos hasta Año Nuevo o Reyes, casi siempre de media mañana a las 20 o 21 h; las tardes entre semana son más tranquilas. Cuáles y sus horas, la oficina de turismo.`,
    it: ({ city }) =>
      `A ${city} i mercatini di Natale vanno di regola dall'ultima settimana di novembre al 23 o 24 dicembre circa, alcuni fino a Capodanno o all'Epifania, per lo più da fine mattina alle 20 o 21; i pomeriggi feriali sono più tranquilli. Quali e gli orari esatti li ha l'ufficio del turismo.`,
    pt: ({ city }) =>
      `Em ${city} os mercados de Natal vão em regra da última semana de novembro a cerca de 23 ou 24 de dezembro, alguns até ao Ano Novo, quase sempre do fim da manhã às 20 ou 21 h; tardes de semana são mais calmas. Quais e as horas exatas, o turismo.`,
  },
  off: {
    en: ({ city }) =>
      `Not on your days: Christmas markets in ${city} run as a rule from the last week of November to about December 23 or 24.`,
    de: ({ city }) =>
      `An euren Tagen nicht: Weihnachtsmärkte in ${city} laufen in der Regel von der letzten Novemberwoche bis etwa 23. oder 24. Dezember.`,
    fr: ({ city }) =>
      `Pas à vos dates : à ${city}, les marchés de Noël se tiennent en général de la dernière semaine de novembre au 23 ou 24 décembre environ.`,
    es: ({ city }) =>
      `En tus días no: en ${city} los mercados navideños suelen ir de la última semana de noviembre al 23 o 24 de diciembre.`,
    it: ({ city }) =>
      `Nei tuoi giorni no: a ${city} i mercatini di Natale vanno di regola dall'ultima settimana di novembre al 23 o 24 dicembre circa.`,
    pt: ({ city }) =>
      `Nos teus dias não: em ${city} os mercados de Natal vão em regra da última semana de novembro a cerca de 23 ou 24 de dezembro.`,
  },
  none: {
    en: ({ city }) =>
      `Christmas markets are no custom in ${city}; hotels and malls may have one, which the tourist office knows.`,
    de: ({ city }) =>
      `Weihnachtsmärkte sind in ${city} nicht üblich; Hotels und Einkaufszentren haben manchmal einen, das weiß die Touristeninformation.`,
    fr: ({ city }) =>
      `Les marchés de Noël ne sont pas d'usage à ${city} ; hôtels et centres commerciaux en ont parfois un, l'office de tourisme le sait.`,
    es: ({ city }) =>
      `Los mercados navideños no son costumbre en ${city}; algún hotel o centro comercial puede tener uno, lo sabe la oficina de turismo.`,
    it: ({ city }) =>
      `A ${city} i mercatini di Natale non si usano; qualche hotel o centro commerciale può averne uno, lo sa l'ufficio del turismo.`,
    pt: ({ city }) =>
      `Mercados de Natal não são costume em ${city}; algum hotel ou centro comercial pode ter um, o turismo sabe.`,
  },
};
