import type { Said, Says } from "../says";

/** What a food is called stands behind it: "peanut is …". */
export const isCalled = {
  peanut: {
    en: "peanut is",
    de: "Erdnuss heißt",
    fr: "« arachide » se dit",
    es: "«cacahuete» se dice",
    it: "«arachide» si dice",
    pt: "«amendoim» diz-se",
  },
  nuts: {
    en: "nuts are",
    de: "Nüsse heißen",
    fr: "« fruits à coque » se dit",
    es: "«frutos secos» se dice",
    it: "«frutta a guscio» si dice",
    pt: "«frutos secos» diz-se",
  },
  milk: {
    en: "milk is",
    de: "Milch heißt",
    fr: "« lait » se dit",
    es: "«leche» se dice",
    it: "«latte» si dice",
    pt: "«leite» diz-se",
  },
  egg: {
    en: "egg is",
    de: "Ei heißt",
    fr: "« œuf » se dit",
    es: "«huevo» se dice",
    it: "«uovo» si dice",
    pt: "«ovo» diz-se",
  },
  wheat: {
    en: "wheat (gluten) is",
    de: "Weizen (Gluten) heißt",
    fr: "« blé (gluten) » se dit",
    es: "«trigo (gluten)» se dice",
    it: "«grano (glutine)» si dice",
    pt: "«trigo (glúten)» diz-se",
  },
  fish: {
    en: "fish is",
    de: "Fisch heißt",
    fr: "« poisson » se dit",
    es: "«pescado» se dice",
    it: "«pesce» si dice",
    pt: "«peixe» diz-se",
  },
  shellfish: {
    en: "shellfish is",
    de: "Meeresfrüchte heißen",
    fr: "« fruits de mer » se dit",
    es: "«marisco» se dice",
    it: "«frutti di mare» si dice",
    pt: "«marisco» diz-se",
  },
  soy: {
    en: "soy is",
    de: "Soja heißt",
    fr: "« soja » se dit",
    es: "«soja» se dice",
    it: "«soia» si dice",
    pt: "«soja» diz-se",
  },
  sesame: {
    en: "sesame is",
    de: "Sesam heißt",
    fr: "« sésame » se dit",
    es: "«sésamo» se dice",
    it: "«sesamo» si dice",
    pt: "«sésamo» diz-se",
  },
  pork: {
    en: "pork is",
    de: "Schweinefleisch heißt",
    fr: "« porc » se dit",
    es: "«cerdo» se dice",
    it: "«maiale» si dice",
    pt: "«porco» diz-se",
  },
  meat: {
    en: "meat is",
    de: "Fleisch heißt",
    fr: "« viande » se dit",
    es: "«carne» se dice",
    it: "«carne» si dice",
    pt: "«carne» diz-se",
  },
  alcohol: {
    en: "alcohol is",
    de: "Alkohol heißt",
    fr: "« alcool » se dit",
    es: "«alcohol» se dice",
    it: "«alcol» si dice",
    pt: "«álcool» diz-se",
  },
} as const satisfies Readonly<Record<string, Said>>;

/** `tongue` is the language of the country, as that of the traveller calls it; `words` what foods are called in it. */
export const inTongue: Says<"tongue" | "words"> = {
  en: ({ tongue, words }) => `In ${tongue}, ${words}.`,
  de: ({ tongue, words }) => `Auf ${tongue}: ${words}.`,
  fr: ({ tongue, words }) => `En ${tongue}, ${words}.`,
  es: ({ tongue, words }) => `En ${tongue}, ${words}.`,
  it: ({ tongue, words }) => `In ${tongue} ${words}.`,
  pt: ({ tongue, words }) => `Em ${tongue}, ${words}.`,
};

/** Beside a sentence that one shows or says: where the words go. */
export const intoThatSentence: Said = {
  en: "Put that into the sentence, in place of the dots or of another food.",
  de: "Das kommt in den Satz, anstelle der Punkte oder eines anderen Lebensmittels.",
  fr: "À mettre dans la phrase, à la place des points ou d'un autre aliment.",
  es: "Va en la frase, en lugar de los puntos o de otro alimento.",
  it: "Va nella frase, al posto dei puntini o di un altro alimento.",
  pt: "Entra na frase, no lugar das reticências ou de outro alimento.",
};
