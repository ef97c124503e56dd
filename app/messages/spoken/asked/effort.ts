import type { Says } from "../says";

export const goodWithChildren: Says<"name"> = {
  en: ({ name }) => `${name} is good with children, as far as I know.`,
  de: ({ name }) => `${name} ist meines Wissens gut mit Kindern.`,
  fr: ({ name }) => `${name} convient aux enfants, à ma connaissance.`,
  es: ({ name }) => `${name} va bien con niños, que yo sepa.`,
  it: ({ name }) => `${name} è adatto ai bambini, per quanto ne so.`,
  pt: ({ name }) => `${name} é bom com crianças, que eu saiba.`,
};

/** How much of an effort a place is. */
export const effort: Readonly<Record<"easy" | "walk" | "steps" | "unknown", Says<"name" | "minutes">>> = {
  easy: {
    en: ({ name }) => `No, ${name} is easy: step-free, as far as I know.`,
    de: ({ name }) => `Nein, ${name} ist leicht: meines Wissens stufenlos.`,
    fr: ({ name }) => `Non, ${name} est facile : sans marches, à ma connaissance.`,
    es: ({ name }) => `No, ${name} es fácil: sin escalones, que yo sepa.`,
    it: ({ name }) => `No, ${name} è facile: senza gradini, per quanto ne so.`,
    pt: ({ name }) => `Não, ${name} é fácil: sem degraus, que eu saiba.`,
  },
  walk: {
    en: ({ name, minutes }) =>
      `Moderately: ${name} takes about ${minutes} minutes, with uneven and partly steep ground, so wear sturdy shoes, carry water and be back before dark. Who hikes often will find it easy.`,
    de: ({ name, minutes }) =>
      `Mittel: ${name} dauert etwa ${minutes} Minuten, uneben und teils steil; feste Schuhe, Wasser, und vor der Dunkelheit zurück. Wer oft wandert, findet es leicht.`,
    fr: ({ name, minutes }) =>
      `Moyennement : ${name} prend environ ${minutes} minutes, terrain inégal et parfois raide ; bonnes chaussures, de l'eau, retour avant la nuit. Qui marche souvent trouvera cela facile.`,
    es: ({ name, minutes }) =>
      `Moderado: ${name} lleva unos ${minutes} minutos, terreno irregular y en parte empinado; buen calzado, agua y volver antes de oscurecer. A quien camina a menudo le será fácil.`,
    it: ({ name, minutes }) =>
      `Mediamente: ${name} richiede circa ${minutes} minuti, terreno irregolare e a tratti ripido; scarpe robuste, acqua, e rientro prima del buio. Chi cammina spesso lo troverà facile.`,
    pt: ({ name, minutes }) =>
      `Moderado: ${name} leva uns ${minutes} minutos, terreno irregular e por vezes íngreme; bom calçado, água e volta antes de escurecer. Quem caminha muito acha fácil.`,
  },
  steps: {
    en: ({ name, minutes }) =>
      `Some effort: ${name} has steps, as far as I know, and takes about ${minutes} minutes; flat shoes are right.`,
    de: ({ name, minutes }) =>
      `Etwas Mühe: ${name} hat meines Wissens Stufen und dauert etwa ${minutes} Minuten; flache Schuhe sind richtig.`,
    fr: ({ name, minutes }) =>
      `Un peu d'effort : ${name} a des marches, à ma connaissance, et prend environ ${minutes} minutes ; chaussures plates.`,
    es: ({ name, minutes }) =>
      `Algo de esfuerzo: ${name} tiene escalones, que yo sepa, y lleva unos ${minutes} minutos; calzado plano.`,
    it: ({ name, minutes }) =>
      `Un po' di fatica: ${name} ha gradini, per quanto ne so, e richiede circa ${minutes} minuti; scarpe basse.`,
    pt: ({ name, minutes }) =>
      `Algum esforço: ${name} tem degraus, que eu saiba, e leva uns ${minutes} minutos; calçado raso.`,
  },
  unknown: {
    en: ({ name, minutes }) =>
      `How hard ${name} is I do not know; a usual visit takes about ${minutes} minutes, so take shoes you can walk in.`,
    de: ({ name, minutes }) =>
      `Wie anstrengend ${name} ist, weiß ich nicht; ein Besuch dauert etwa ${minutes} Minuten, also bequeme Schuhe.`,
    fr: ({ name, minutes }) =>
      `Je ne sais pas si ${name} est difficile ; on y passe environ ${minutes} minutes, donc de bonnes chaussures.`,
    es: ({ name, minutes }) =>
      `No sé cuánto cuesta el esfuerzo en ${name}; la visita lleva unos ${minutes} minutos, así que calzado cómodo.`,
    it: ({ name, minutes }) =>
      `Quanto sia faticoso ${name} non lo so; la visita richiede circa ${minutes} minuti, quindi scarpe comode.`,
    pt: ({ name, minutes }) =>
      `Não sei se ${name} é difícil; a visita leva uns ${minutes} minutos, por isso calçado confortável.`,
  },
};
