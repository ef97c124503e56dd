import { listedIn } from "../says";
import type { SaidNotes } from "./said-notes";

const inQuotes = (words: readonly string[], open: string, close: string): string[] =>
  words.map((word) => `${open}${word}${close}`);

/** What of an offer, of a refusal or of a day is left after what a wish takes from it. */
export const whatIsLeftOfIt = {
  stillOffered: {
    en: ({ words }) => `Of what was offered, that leaves ${listedIn("en", inQuotes(words, '"', '"'))}.`,
    de: ({ words }) => `Von den Vorschlägen ist dann noch offen: ${listedIn("de", inQuotes(words, "„", "“"))}.`,
    fr: ({ words }) => `Des propositions, il reste : ${listedIn("fr", inQuotes(words, "« ", " »"))}.`,
    es: ({ words }) => `De lo propuesto queda: ${listedIn("es", inQuotes(words, "«", "»"))}.`,
    it: ({ words }) => `Di quanto proposto resta: ${listedIn("it", inQuotes(words, "«", "»"))}.`,
    pt: ({ words }) => `Do que foi proposto fica: ${listedIn("pt", inQuotes(words, "«", "»"))}.`,
  },
  likeOffered: {
    en: ({ words }) => `I looked for more like ${listedIn("en", inQuotes(words, '"', '"'))}.`,
    de: ({ words }) => `Gesucht habe ich Ähnliches wie: ${listedIn("de", inQuotes(words, "„", "“"))}.`,
    fr: ({ words }) => `J'ai cherché dans le genre de ${listedIn("fr", inQuotes(words, "« ", " »"))}.`,
    es: ({ words }) => `He buscado algo parecido a ${listedIn("es", inQuotes(words, "«", "»"))}.`,
    it: ({ words }) => `Ho cercato qualcosa di simile a ${listedIn("it", inQuotes(words, "«", "»"))}.`,
    pt: ({ words }) => `Procurei algo parecido com ${listedIn("pt", inQuotes(words, "«", "»"))}.`,
  },
  allowedKnown: {
    en: ({ words, names }) =>
      `What you would allow (${listedIn("en", inQuotes(words, '"', '"'))}): I know ${listedIn("en", names)}.`,
    de: ({ words, names }) =>
      `Was ihr gelten lasst (${listedIn("de", inQuotes(words, "„", "“"))}): Da kenne ich ${listedIn("de", names)}.`,
    fr: ({ words, names }) =>
      `Ce que vous acceptez (${listedIn("fr", inQuotes(words, "« ", " »"))}) : je connais ${listedIn("fr", names)}.`,
    es: ({ words, names }) =>
      `Lo que sí vale (${listedIn("es", inQuotes(words, "«", "»"))}): conozco ${listedIn("es", names)}.`,
    it: ({ words, names }) =>
      `Quello che va bene (${listedIn("it", inQuotes(words, "«", "»"))}): conosco ${listedIn("it", names)}.`,
    pt: ({ words, names }) =>
      `O que pode ser (${listedIn("pt", inQuotes(words, "«", "»"))}): conheço ${listedIn("pt", names)}.`,
  },
  allowedNone: {
    en: ({ words }) =>
      `What you would allow (${listedIn("en", inQuotes(words, '"', '"'))}): I know of nothing like that here for this part of the day.`,
    de: ({ words }) =>
      `Was ihr gelten lasst (${listedIn("de", inQuotes(words, "„", "“"))}): So etwas kenne ich hier für diese Tageszeit nicht.`,
    fr: ({ words }) =>
      `Ce que vous acceptez (${listedIn("fr", inQuotes(words, "« ", " »"))}) : je ne connais rien de tel ici pour ce moment de la journée.`,
    es: ({ words }) =>
      `Lo que sí vale (${listedIn("es", inQuotes(words, "«", "»"))}): no conozco nada así aquí para ese momento del día.`,
    it: ({ words }) =>
      `Quello che va bene (${listedIn("it", inQuotes(words, "«", "»"))}): qui non conosco niente del genere per quel momento della giornata.`,
    pt: ({ words }) =>
      `O que pode ser (${listedIn("pt", inQuotes(words, "«", "»"))}): não conheço aqui nada assim para esse momento do dia.`,
  },
  staysThere: {
    en: ({ names }) => `Left where planned: ${listedIn("en", names)}.`,
    de: ({ names }) => `Bleibt, wo es steht: ${listedIn("de", names)}.`,
    fr: ({ names }) => `Reste à sa place : ${listedIn("fr", names)}.`,
    es: ({ names }) => `Se queda donde está: ${listedIn("es", names)}.`,
    it: ({ names }) => `Resta dov'è: ${listedIn("it", names)}.`,
    pt: ({ names }) => `Fica onde está: ${listedIn("pt", names)}.`,
  },
  whatMoves: {
    en: () => "Which other stop should move, and to when? Nothing is changed yet.",
    de: () => "Welcher andere Halt soll weg, und auf wann? Noch ist nichts geändert.",
    fr: () => "Quelle autre étape faut-il déplacer, et à quand ? Rien n'est encore changé.",
    es: () => "¿Qué otra parada se mueve, y a cuándo? Aún no he cambiado nada.",
    it: () => "Quale altra tappa si sposta, e a quando? Non è ancora cambiato niente.",
    pt: () => "Que outra paragem muda, e para quando? Ainda nada mudou.",
  },
  bookingOff: {
    en: ({ time }) =>
      `For your booking${time ? ` at ${time}` : ""} ask whoever sold it about another date or your money back.`,
    de: ({ time }) =>
      `Fragt zu eurer Buchung${time ? ` um ${time} Uhr` : ""} dort, wo ihr gebucht habt, nach einem anderen Termin oder dem Geld.`,
    fr: ({ time }) =>
      `Pour votre réservation${time ? ` de ${time}` : ""}, demandez au vendeur une autre date ou un remboursement.`,
    es: ({ time }) =>
      `Por tu reserva${time ? ` de las ${time}` : ""}, pide a quien te la vendió otra fecha o el dinero.`,
    it: ({ time }) =>
      `Per la prenotazione${time ? ` delle ${time}` : ""} chiedi a chi l'ha venduta un'altra data o il rimborso.`,
    pt: ({ time }) => `Quanto à reserva${time ? ` das ${time}` : ""}, pede a quem a vendeu outra data ou o reembolso.`,
  },
} satisfies Partial<SaidNotes>;
