import type { Said, Says } from "../says";

export const inBloom: Readonly<
  Record<"cherry" | "foliage", Readonly<Record<"yes" | "edge" | "no", Says<"city" | "month" | "span">>>>
> = {
  cherry: {
    yes: {
      en: ({ city, span }) =>
        `Very likely: in ${city} the cherries bloom as a rule from ${span}, full for about a week; the forecast from February on says which.`,
      de: ({ city, span }) =>
        `Sehr wahrscheinlich: In ${city} blühen die Kirschen in der Regel ${span}, etwa eine Woche voll; die Vorhersage ab Februar sagt, welche.`,
      fr: ({ city, span }) =>
        `Très probablement : à ${city}, les cerisiers fleurissent en général ${span}, pleinement une semaine environ ; les prévisions dès février disent laquelle.`,
      es: ({ city, span }) =>
        `Muy probable: en ${city} los cerezos suelen florecer ${span}, plenos una semana; la previsión desde febrero dice cuál.`,
      it: ({ city, span }) =>
        `Molto probabile: a ${city} i ciliegi fioriscono di regola ${span}, pieni circa una settimana; le previsioni da febbraio dicono quale.`,
      pt: ({ city, span }) =>
        `Muito provável: em ${city} as cerejeiras florescem em regra ${span}, em pleno cerca de uma semana; a previsão desde fevereiro diz qual.`,
    },
    edge: {
      en: ({ city, span }) =>
        `Perhaps the beginning or the end of it: in ${city} the cherries bloom as a rule from ${span}.`,
      de: ({ city, span }) => `Vielleicht Anfang oder Ende: In ${city} blühen die Kirschen in der Regel ${span}.`,
      fr: ({ city, span }) => `Peut-être le début ou la fin : à ${city}, les cerisiers fleurissent en général ${span}.`,
      es: ({ city, span }) => `Quizá el principio o el final: en ${city} los cerezos suelen florecer ${span}.`,
      it: ({ city, span }) => `Forse l'inizio o la fine: a ${city} i ciliegi fioriscono di regola ${span}.`,
      pt: ({ city, span }) => `Talvez o princípio ou o fim: em ${city} as cerejeiras florescem em regra ${span}.`,
    },
    no: {
      en: ({ city, month, span }) => `No, not in ${month}: in ${city} the cherries bloom as a rule from ${span}.`,
      de: ({ city, month, span }) => `Nein, nicht im ${month}: In ${city} blühen die Kirschen in der Regel ${span}.`,
      fr: ({ city, month, span }) => `Non, pas en ${month} : à ${city}, les cerisiers fleurissent en général ${span}.`,
      es: ({ city, month, span }) => `No, en ${month} no: en ${city} los cerezos suelen florecer ${span}.`,
      it: ({ city, month, span }) => `No, non a ${month}: a ${city} i ciliegi fioriscono di regola ${span}.`,
      pt: ({ city, month, span }) => `Não, em ${month} não: em ${city} as cerejeiras florescem em regra ${span}.`,
    },
  },
  foliage: {
    yes: {
      en: ({ city, span }) =>
        `Yes: in ${city} the leaves turn as a rule ${span}; temples, gardens and hills are best early in the morning.`,
      de: ({ city, span }) =>
        `Ja: In ${city} färbt sich das Laub in der Regel ${span}; Tempel, Gärten und Hügel sind frühmorgens am schönsten.`,
      fr: ({ city, span }) =>
        `Oui : à ${city}, les feuilles changent en général ${span} ; temples, jardins et collines sont plus beaux tôt le matin.`,
      es: ({ city, span }) =>
        `Sí: en ${city} las hojas cambian por lo general ${span}; templos, jardines y colinas, mejor a primera hora.`,
      it: ({ city, span }) =>
        `Sì: a ${city} le foglie cambiano di regola ${span}; templi, giardini e colline sono migliori la mattina presto.`,
      pt: ({ city, span }) =>
        `Sim: em ${city} as folhas mudam em regra ${span}; templos, jardins e colinas são melhores de manhã cedo.`,
    },
    edge: {
      en: ({ city, span }) => `Perhaps the beginning or the end of it: in ${city} the leaves turn as a rule ${span}.`,
      de: ({ city, span }) => `Vielleicht Anfang oder Ende: In ${city} färbt sich das Laub in der Regel ${span}.`,
      fr: ({ city, span }) => `Peut-être le début ou la fin : à ${city}, les feuilles changent en général ${span}.`,
      es: ({ city, span }) => `Quizá el principio o el final: en ${city} las hojas cambian por lo general ${span}.`,
      it: ({ city, span }) => `Forse l'inizio o la fine: a ${city} le foglie cambiano di regola ${span}.`,
      pt: ({ city, span }) => `Talvez o princípio ou o fim: em ${city} as folhas mudam em regra ${span}.`,
    },
    no: {
      en: ({ city, month, span }) => `No, not in ${month}: in ${city} the leaves turn as a rule ${span}.`,
      de: ({ city, month, span }) => `Nein, nicht im ${month}: In ${city} färbt sich das Laub in der Regel ${span}.`,
      fr: ({ city, month, span }) => `Non, pas en ${month} : à ${city}, les feuilles changent en général ${span}.`,
      es: ({ city, month, span }) => `No, en ${month} no: en ${city} las hojas cambian por lo general ${span}.`,
      it: ({ city, month, span }) => `No, non a ${month}: a ${city} le foglie cambiano di regola ${span}.`,
      pt: ({ city, month, span }) => `Não, em ${month} não: em ${city} as folhas mudam em regra ${span}.`,
    },
  },
};

/** When it is, in words that stand in the sentences above. */
export const spans: Readonly<Record<"marchApril" | "april" | "november" | "october", Said>> = {
  marchApril: {
    en: "the last week of March to the first ten days of April",
    de: "von der letzten Märzwoche bis in die ersten zehn Apriltage",
    fr: "de la dernière semaine de mars aux dix premiers jours d'avril",
    es: "de la última semana de marzo a los diez primeros días de abril",
    it: "dall'ultima settimana di marzo ai primi dieci giorni di aprile",
    pt: "da última semana de março aos primeiros dez dias de abril",
  },
  april: {
    en: "the first to the second week of April",
    de: "in der ersten und zweiten Aprilwoche",
    fr: "dans les deux premières semaines d'avril",
    es: "en las dos primeras semanas de abril",
    it: "nelle prime due settimane di aprile",
    pt: "nas primeiras duas semanas de abril",
  },
  november: {
    en: "from mid-November to early December",
    de: "von Mitte November bis Anfang Dezember",
    fr: "de la mi-novembre au début décembre",
    es: "de mediados de noviembre a principios de diciembre",
    it: "da metà novembre a inizio dicembre",
    pt: "de meados de novembro a princípios de dezembro",
  },
  october: {
    en: "from mid-October to early November",
    de: "von Mitte Oktober bis Anfang November",
    fr: "de la mi-octobre au début novembre",
    es: "de mediados de octubre a principios de noviembre",
    it: "da metà ottobre a inizio novembre",
    pt: "de meados de outubro a princípios de novembro",
  },
};
