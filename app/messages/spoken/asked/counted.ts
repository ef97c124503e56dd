import type { Says } from "../says";

/** How many stops of a kind the plan has. `days`: "Tuesday, May 4: A and B (2)" each; `most`: the day with the most. */
export const counted: Says<"count" | "days" | "most"> = {
  en: ({ count, days, most }) => `In your plan I count ${count}. The most are on ${most}. ${days}.`,
  de: ({ count, days, most }) => `In eurem Plan zähle ich ${count}. Die meisten am ${most}. ${days}.`,
  fr: ({ count, days, most }) => `Dans votre plan j'en compte ${count}. Le plus : ${most}. ${days}.`,
  es: ({ count, days, most }) => `En tu plan cuento ${count}. El día con más: ${most}. ${days}.`,
  it: ({ count, days, most }) => `Nel tuo piano ne conto ${count}. Il giorno con più: ${most}. ${days}.`,
  pt: ({ count, days, most }) => `No teu plano conto ${count}. O dia com mais: ${most}. ${days}.`,
};
export const countedNone: Says<"days"> = {
  en: ({ days }) => `None, as far as I know your stops; the plan has ${days} days. Ask me which there are in the city.`,
  de: ({ days }) =>
    `Keine, soweit ich die Halte kenne; der Plan hat ${days} Tage. Fragt mich, welche es in der Stadt gibt.`,
  fr: ({ days }) =>
    `Aucun, autant que je connaisse les étapes ; le plan a ${days} jours. Demandez-moi ce que la ville en a.`,
  es: ({ days }) =>
    `Ninguno, que yo sepa de tus paradas; el plan tiene ${days} días. Pregúntame cuáles hay en la ciudad.`,
  it: ({ days }) => `Nessuno, per quanto so delle tappe; il piano ha ${days} giorni. Chiedimi quali ci sono in città.`,
  pt: ({ days }) => `Nenhum, que eu saiba das paragens; o plano tem ${days} dias. Pergunta-me quais há na cidade.`,
};
