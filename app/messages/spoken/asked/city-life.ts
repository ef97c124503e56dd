import type { Said, Says } from "../says";

export const foodBudget: Says<"city" | "low" | "high" | "people" | "allLow" | "allHigh"> = {
  en: ({ city, low, high, people, allLow, allHigh }) =>
    `Roughly, and as my estimate: ${low}–${high} € a day each for food in ${city} (breakfast, a plain lunch, a sit-down dinner), so ${allLow}–${allHigh} € for ${people}. Markets and stalls bring it down, wine and views up.`,
  de: ({ city, low, high, people, allLow, allHigh }) =>
    `Grob geschätzt: ${low}–${high} € pro Kopf und Tag fürs Essen in ${city} (Frühstück, einfaches Mittagessen, Abendessen im Lokal), also ${allLow}–${allHigh} € für ${people}. Märkte und Stände machen es günstiger, Wein und Aussicht teurer.`,
  fr: ({ city, low, high, people, allLow, allHigh }) =>
    `À la louche, c'est mon estimation : ${low}–${high} € par jour et par personne pour manger à ${city} (petit déjeuner, déjeuner simple, dîner à table), soit ${allLow}–${allHigh} € pour ${people}. Marchés et stands font baisser, vin et vue monter.`,
  es: ({ city, low, high, people, allLow, allHigh }) =>
    `A ojo, es mi estimación: ${low}–${high} € al día por persona para comer en ${city} (desayuno, comida sencilla, cena sentados), es decir ${allLow}–${allHigh} € para ${people}. Mercados y puestos lo bajan, vino y vistas lo suben.`,
  it: ({ city, low, high, people, allLow, allHigh }) =>
    `A occhio, è una mia stima: ${low}–${high} € al giorno a testa per mangiare a ${city} (colazione, pranzo semplice, cena seduti), cioè ${allLow}–${allHigh} € per ${people}. Mercati e banchi abbassano, vino e panorama alzano.`,
  pt: ({ city, low, high, people, allLow, allHigh }) =>
    `Por alto, é uma estimativa minha: ${low}–${high} € por dia e pessoa para comer em ${city} (pequeno-almoço, almoço simples, jantar sentado), ou seja ${allLow}–${allHigh} € para ${people}. Mercados e bancas baixam, vinho e vista sobem.`,
};

/** Whether a sum a day does for food; said before what food costs. */
export const isEnough: Readonly<Record<"yes" | "tight" | "no", Said>> = {
  yes: {
    en: "Yes, that does for food, with plain places and no wine.",
    de: "Ja, das reicht fürs Essen, in einfachen Lokalen und ohne Wein.",
    fr: "Oui, cela suffit pour manger, dans des lieux simples et sans vin.",
    es: "Sí, alcanza para comer, en sitios sencillos y sin vino.",
    it: "Sì, basta per mangiare, in posti semplici e senza vino.",
    pt: "Sim, dá para comer, em sítios simples e sem vinho.",
  },
  tight: {
    en: "Yes, but it is tight: food halls, stalls, bakeries and supermarkets, no restaurant.",
    de: "Ja, aber knapp: Garküchen, Stände, Bäckereien und Supermarkt, kein Restaurant.",
    fr: "Oui, mais c'est juste : halles, stands, boulangeries et supermarchés, pas de restaurant.",
    es: "Sí, pero muy justo: mercados de comida, puestos, panaderías y supermercado, nada de restaurantes.",
    it: "Sì, ma è poco: mercati, banchi, panetterie e supermercato, niente ristoranti.",
    pt: "Sim, mas apertado: mercados de comida, bancas, padarias e supermercado, nada de restaurantes.",
  },
  no: {
    en: "Hardly: that buys bread, fruit and one plain dish a day, not three meals out.",
    de: "Kaum: Das reicht für Brot, Obst und ein einfaches Gericht am Tag, nicht für drei Mahlzeiten draußen.",
    fr: "Difficilement : cela paie du pain, des fruits et un plat simple par jour, pas trois repas dehors.",
    es: "Difícilmente: da para pan, fruta y un plato sencillo al día, no para tres comidas fuera.",
    it: "Difficilmente: basta per pane, frutta e un piatto semplice al giorno, non per tre pasti fuori.",
    pt: "Dificilmente: dá para pão, fruta e um prato simples por dia, não para três refeições fora.",
  },
};

export const dinnerHour: Says<"city" | "time"> = {
  en: ({ city, time }) =>
    `In ${city} people sit down to dinner from about ${time}; an hour earlier many kitchens are still closed or empty.`,
  de: ({ city, time }) =>
    `In ${city} setzt man sich etwa ab ${time} zum Abendessen; eine Stunde früher sind viele Küchen noch zu oder leer.`,
  fr: ({ city, time }) =>
    `À ${city}, on dîne à partir de ${time} environ ; une heure plus tôt, beaucoup de cuisines sont fermées ou vides.`,
  es: ({ city, time }) =>
    `En ${city} se cena a partir de las ${time} más o menos; una hora antes muchas cocinas están cerradas o vacías.`,
  it: ({ city, time }) => `A ${city} si cena dalle ${time} circa; un'ora prima molte cucine sono chiuse o vuote.`,
  pt: ({ city, time }) =>
    `Em ${city} janta-se a partir das ${time} mais ou menos; uma hora antes muitas cozinhas estão fechadas ou vazias.`,
};

export const timeZone: Says<"city" | "offset"> = {
  en: ({ city, offset }) => `${city} is at ${offset} on the days of your trip; compare it with your own time at home.`,
  de: ({ city, offset }) => `${city} liegt an euren Reisetagen bei ${offset}; vergleicht es mit eurer Zeit zu Hause.`,
  fr: ({ city, offset }) => `${city} est à ${offset} pendant votre voyage ; comparez avec l'heure de chez vous.`,
  es: ({ city, offset }) => `${city} está en ${offset} durante tu viaje; compáralo con tu hora en casa.`,
  it: ({ city, offset }) => `${city} è a ${offset} nei giorni del viaggio; confrontalo con l'ora di casa.`,
  pt: ({ city, offset }) => `${city} está em ${offset} nos dias da viagem; compara com a tua hora em casa.`,
};

export const fountains: Readonly<Record<"known" | "safe", Says<"name">>> = {
  known: {
    en: ({ name }) =>
      `Yes: the street fountains (${name}) give drinking water, so take a bottle along. Only those marked as not drinkable, and basins of monuments, are not for it.`,
    de: ({ name }) =>
      `Ja: Die Brunnen auf der Straße (${name}) geben Trinkwasser, nehmt eine Flasche mit. Nur was als kein Trinkwasser gekennzeichnet ist und die Becken der Denkmäler nicht.`,
    fr: ({ name }) =>
      `Oui : les fontaines de rue (${name}) donnent de l'eau potable, prenez une gourde. Sauf mention « non potable » et bassins des monuments.`,
    es: ({ name }) =>
      `Sí: las fuentes de la calle (${name}) dan agua potable, lleva una botella. Salvo las marcadas como no potables y los estanques de monumentos.`,
    it: ({ name }) =>
      `Sì: le fontanelle (${name}) danno acqua potabile, porta una borraccia. Tranne quelle segnate «non potabile» e le vasche dei monumenti.`,
    pt: ({ name }) =>
      `Sim: as fontes da rua (${name}) dão água potável, leva uma garrafa. Exceto as marcadas como não potáveis e os tanques de monumentos.`,
  },
  safe: {
    en: ({ name }) =>
      `Drinking fountains do as the tap does here (${name}): tap water is safe to drink. Basins of monuments and whatever is marked otherwise are not for it.`,
    de: ({ name }) =>
      `Trinkbrunnen sind wie die Leitung (${name}): Leitungswasser kann man trinken. Becken von Denkmälern und anders Gekennzeichnetes nicht.`,
    fr: ({ name }) =>
      `Les fontaines à boire valent le robinet (${name}) : l'eau est potable. Pas les bassins des monuments ni ce qui est marqué autrement.`,
    es: ({ name }) =>
      `Las fuentes de beber son como el grifo (${name}): el agua es potable. No los estanques de monumentos ni lo marcado de otro modo.`,
    it: ({ name }) =>
      `Le fontanelle valgono come il rubinetto (${name}): l'acqua è potabile. Non le vasche dei monumenti né ciò che è segnato diversamente.`,
    pt: ({ name }) =>
      `Os bebedouros são como a torneira (${name}): a água é potável. Não os tanques de monumentos nem o que está marcado de outra forma.`,
  },
};
