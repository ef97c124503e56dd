import type { Said, Says } from "../says";

/** How warm it is by day: the first whose degrees are reached. */
export const warmth: readonly (readonly [from: number, Said])[] = [
  [33, { en: "hot", de: "heiß", fr: "très chaud", es: "mucho calor", it: "molto caldo", pt: "muito quente" }],
  [26, { en: "warm", de: "warm", fr: "chaud", es: "calor", it: "caldo", pt: "quente" }],
  [19, { en: "pleasantly mild", de: "angenehm mild", fr: "doux", es: "templado", it: "mite", pt: "ameno" }],
  [12, { en: "cool", de: "kühl", fr: "frais", es: "fresco", it: "fresco", pt: "fresco" }],
  [5, { en: "cold", de: "kalt", fr: "froid", es: "frío", it: "freddo", pt: "frio" }],
  [-99, { en: "wintry cold", de: "winterlich kalt", fr: "glacial", es: "muy frío", it: "gelido", pt: "gelado" }],
];

/** How much it rains in a month, by its days of rain. */
export const raininess: readonly (readonly [from: number, Said])[] = [
  [
    15,
    {
      en: "it rains on most days, often as a short downpour",
      de: "es regnet an den meisten Tagen, oft als kurzer Guss",
      fr: "il pleut la plupart des jours, souvent en averses courtes",
      es: "llueve casi todos los días, a menudo en chaparrones cortos",
      it: "piove quasi tutti i giorni, spesso con brevi rovesci",
      pt: "chove quase todos os dias, muitas vezes em aguaceiros curtos",
    },
  ],
  [
    9,
    {
      en: "rain is moderate and comes now and then",
      de: "es regnet mäßig, immer wieder einmal",
      fr: "il pleut modérément, de temps en temps",
      es: "llueve moderadamente, de vez en cuando",
      it: "piove moderatamente, di tanto in tanto",
      pt: "chove moderadamente, de vez em quando",
    },
  ],
  [
    4,
    {
      en: "there is little rain",
      de: "es regnet wenig",
      fr: "il pleut peu",
      es: "llueve poco",
      it: "piove poco",
      pt: "chove pouco",
    },
  ],
  [
    -1,
    {
      en: "it hardly ever rains",
      de: "es regnet kaum",
      fr: "il ne pleut presque jamais",
      es: "casi nunca llueve",
      it: "non piove quasi mai",
      pt: "quase nunca chove",
    },
  ],
];

/** `month` and the rest as `climateAnswer` gives them. */
export const climate: Says<"city" | "month" | "warmth" | "low" | "high" | "rain" | "days" | "wear"> = {
  en: ({ city, month, warmth: warm, low, high, rain, days, wear }) =>
    `${month} in ${city} is usually ${warm}, ${low} to ${high} °C; ${rain} (about ${days} days of rain in the month, long-term means). ${wear} I have no forecast here; the Weather card has one for the next 16 days.`,
  de: ({ city, month, warmth: warm, low, high, rain, days, wear }) =>
    `Im ${month} ist es in ${city} meist ${warm}, ${low} bis ${high} °C; ${rain} (etwa ${days} Regentage im Monat, langjährige Mittel). ${wear} Eine Vorhersage habe ich hier nicht; die Wetterkarte zeigt eine für die nächsten 16 Tage.`,
  fr: ({ city, month, warmth: warm, low, high, rain, days, wear }) =>
    `En ${month} à ${city}, il fait d'habitude ${warm}, ${low} à ${high} °C ; ${rain} (environ ${days} jours de pluie dans le mois, moyennes). ${wear} Je n'ai pas de prévision ici ; la carte Weather en donne une pour les 16 jours à venir.`,
  es: ({ city, month, warmth: warm, low, high, rain, days, wear }) =>
    `En ${month} en ${city} suele hacer ${warm}, de ${low} a ${high} °C; ${rain} (unos ${days} días de lluvia al mes, medias). ${wear} Aquí no tengo pronóstico; la tarjeta Weather lo da para los próximos 16 días.`,
  it: ({ city, month, warmth: warm, low, high, rain, days, wear }) =>
    `A ${month} a ${city} di solito è ${warm}, da ${low} a ${high} °C; ${rain} (circa ${days} giorni di pioggia nel mese, medie). ${wear} Qui non ho previsioni; la scheda Weather le dà per i prossimi 16 giorni.`,
  pt: ({ city, month, warmth: warm, low, high, rain, days, wear }) =>
    `Em ${month}, em ${city}, costuma estar ${warm}, ${low} a ${high} °C; ${rain} (cerca de ${days} dias de chuva no mês, médias). ${wear} Aqui não tenho previsão; o cartão Weather dá-a para os próximos 16 dias.`,
};

/** What to wear, by the low of the month; `hot` by its high. */
export const clothes: Readonly<Record<"hot" | "light" | "evening" | "jacket" | "coat", Said>> = {
  hot: {
    en: "Light clothes, a hat and water; keep noon for shade or indoors.",
    de: "Leichte Kleidung, Hut und Wasser; mittags in den Schatten oder nach drinnen.",
    fr: "Vêtements légers, chapeau et eau ; à midi, l'ombre ou l'intérieur.",
    es: "Ropa ligera, gorro y agua; al mediodía, sombra o interior.",
    it: "Vestiti leggeri, cappello e acqua; a mezzogiorno ombra o interni.",
    pt: "Roupa leve, chapéu e água; ao meio-dia, sombra ou interior.",
  },
  light: {
    en: "Light clothes do, with a thin layer for cold air indoors.",
    de: "Leichte Kleidung genügt, dazu etwas Dünnes für klimatisierte Räume.",
    fr: "Des vêtements légers suffisent, avec une fine couche pour la climatisation.",
    es: "Basta ropa ligera, con una capa fina para el aire acondicionado.",
    it: "Bastano vestiti leggeri, con uno strato sottile per l'aria condizionata.",
    pt: "Basta roupa leve, com uma camada fina para o ar condicionado.",
  },
  evening: {
    en: "A light jacket for the evening is right.",
    de: "Für den Abend ist eine leichte Jacke richtig.",
    fr: "Une veste légère pour le soir est utile.",
    es: "Para la noche, una chaqueta ligera.",
    it: "Per la sera serve una giacca leggera.",
    pt: "Para a noite, um casaco leve.",
  },
  jacket: {
    en: "Take a jacket and layers, also for the evening.",
    de: "Nehmt eine Jacke und Schichten mit, auch für den Abend.",
    fr: "Prenez une veste et des couches, surtout le soir.",
    es: "Lleva chaqueta y varias capas, sobre todo de noche.",
    it: "Porta una giacca e più strati, soprattutto di sera.",
    pt: "Leva casaco e camadas, sobretudo à noite.",
  },
  coat: {
    en: "A warm coat, scarf and good shoes.",
    de: "Warmer Mantel, Schal und feste Schuhe.",
    fr: "Manteau chaud, écharpe et bonnes chaussures.",
    es: "Abrigo, bufanda y buen calzado.",
    it: "Cappotto caldo, sciarpa e buone scarpe.",
    pt: "Casaco quente, cachecol e bom calçado.",
  },
};
export const waterproof: Said = {
  en: "Bring a light waterproof.",
  de: "Eine leichte Regenjacke gehört dazu.",
  fr: "Prévoyez un imperméable léger.",
  es: "Lleva un impermeable ligero.",
  it: "Porta un impermeabile leggero.",
  pt: "Leva um impermeável leve.",
};

/** The weather of a place out of town, of which no figures are known. */
export const climateThere: Says<"name" | "km"> = {
  en: ({ name, km }) =>
    `For ${name} itself, about ${km} km away, I have no figures: inland it is usually warmer by day and cooler by night than by the sea, and hills are cooler. So go by the following, with one layer more.`,
  de: ({ name, km }) =>
    `Für ${name} selbst, etwa ${km} km entfernt, habe ich keine Zahlen: Im Landesinneren ist es tagsüber meist wärmer und nachts kühler als am Meer, in den Bergen kühler. Richtet euch nach dem Folgenden, mit einer Schicht mehr.`,
  fr: ({ name, km }) =>
    `Pour ${name}, à ${km} km environ, je n'ai pas de chiffres : dans les terres il fait d'habitude plus chaud le jour et plus frais la nuit qu'en bord de mer, et plus frais en hauteur. Prévoyez donc des couches.`,
  es: ({ name, km }) =>
    `De ${name}, a unos ${km} km, no tengo cifras: tierra adentro suele hacer más calor de día y más fresco de noche que junto al mar, y en altura refresca. Lleva capas.`,
  it: ({ name, km }) =>
    `Per ${name}, a circa ${km} km, non ho cifre: nell'interno di solito fa più caldo di giorno e più fresco di notte che al mare, e in collina è più fresco. Porta più strati.`,
  pt: ({ name, km }) =>
    `De ${name}, a cerca de ${km} km, não tenho números: no interior costuma estar mais quente de dia e mais fresco à noite do que junto ao mar, e nas serras mais fresco. Leva camadas.`,
};

export const snow: Readonly<Record<"likely" | "rare" | "no", Said>> = {
  likely: {
    en: "Snow is quite possible.",
    de: "Schnee ist gut möglich.",
    fr: "La neige est bien possible.",
    es: "La nieve es bastante posible.",
    it: "La neve è ben possibile.",
    pt: "A neve é bem possível.",
  },
  rare: {
    en: "Snow is rare then.",
    de: "Schnee ist dann selten.",
    fr: "La neige est rare alors.",
    es: "La nieve es rara entonces.",
    it: "La neve allora è rara.",
    pt: "A neve é rara nessa altura.",
  },
  no: { en: "No snow.", de: "Kein Schnee.", fr: "Pas de neige.", es: "No nieva.", it: "Niente neve.", pt: "Não neva." },
};
