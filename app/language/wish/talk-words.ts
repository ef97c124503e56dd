import { PhraseTable, type Word } from "../words/phrases";
import { MOVING, QUESTIONS } from "./act-words";

/** Two things that shall change places. */
export const SWAPS = new PhraseTable({ swap: MOVING.swap });

/** What somebody asks to be done to the plan, in English | German | French | Spanish | Italian | Portuguese. */
const DEEDS = {
  swap: MOVING.swap,
  add: `
    add*, include, put, fit in, squeeze in, schedule
    | hinzufug*, fug*, nimm, nehmt, einplan*, plan*, pack*
    | ajoute*, inclu*, mets, mettez
    | anad*, agreg*, inclu*, pon, poned, poner
    | aggiung*, inser*, metti, mettete, mettere, includ*
    | adicion*, acrescent*, inclu*, poe, por
  `,
  move: `
    move, moving, shift*, put, push*
    | verschieb*, verleg*
    | deplac*, report*, decal*
    | ponlo, ponla, mueve*, mover, muev*, pasa*
    | spost*, mettilo, mettila
    | move*, adia*, passa*, muda*
  `,
  drop: `
    skip, skipping, drop, remove, delete, cancel, leave out, take out, without
    | streich*, losch*, auslass*, weglass*, lass* .. weg/aus, ohne
    | supprim*, annul*, enlev*, sans
    | borra*, elimina*, cancela*, quita*, salta*, sin
    | cancell*, elimin*, togli*, salta*, senza
    | apaga*, remov*, cancela*, tira*, salta*, sem
  `,
  replace: `
    replace*, change, instead
    | ersetz*, statt, stattdessen, lieber, ander*
    | remplac*, chang*, plutot, a la place
    | reemplaz*, sustitu*, cambi*, en vez, en lugar
    | sostitu*, cambia*, invece
    | substitu*, troca*, em vez
  `,
  other: `
    something, somewhere, anything, rather, prefer, less, more, different, make it/the/day/our
    | etwas, irgendwo, weniger, mehr, andere/anderes/anderen
    | quelque chose, quelque part, moins, plus, autre chose
    | algo, algun sitio, menos, mas, otra cosa
    | qualcosa, da qualche parte, meno, piu, altro
    | algo, algum sitio, alguma coisa, menos, mais, outra coisa
  `,
} as const;

/** What is to be done; a wish may name several, the likelier first. */
export type Deed = keyof typeof DEEDS;

const TABLES = (Object.entries(DEEDS) as [Deed, string][]).map(
  ([deed, words]) => [deed, new PhraseTable({ [deed]: words } as Record<Deed, string>)] as const,
);

/** A wish that is put as a question. */
export const ASKS_KINDLY = new PhraseTable({
  kindly: `
    ^can/could/may we/you/i, ^would you, ^please, ^let us, ^how about
    | ^konnen wir, ^konnt ihr, ^kannst du, ^konntest du, ^bitte
    | ^on peut, ^peut on, ^pouvez vous, ^peux tu, ^pourrait on
    | ^podemos, ^puedes, ^podrias, ^podriamos
    | ^possiamo, ^puoi, ^potresti, ^potremmo
    | ^podemos, ^podes, ^pode, ^poderiamos
  `,
});
const TODAY = new PhraseTable({
  today: `
    today, tonight, this morning/afternoon/evening
    | heute
    | aujourd hui, ce matin/soir, cet apres midi
    | hoy, esta manana/tarde/noche
    | oggi, stasera, stamattina, questo pomeriggio
    | hoje, esta manha/tarde/noite
  `,
});

/** All that the words ask to be done; none where they ask a question. */
export function deedsIn(words: readonly Word[], text: string): ReadonlySet<Deed> {
  const isQuestion = /[?？]\s*$/.test(text) || QUESTIONS.find(words).length > 0;
  if (isQuestion && ASKS_KINDLY.find(words).length === 0) return new Set();
  return new Set(TABLES.flatMap(([deed, table]) => (table.find(words).length > 0 ? [deed] : [])));
}

export const saysToday = (words: readonly Word[]): boolean => TODAY.find(words).length > 0;

const DAY = "(?:days?|tage?n?|jours?|dias?|giorn[oi])";
const AND = "(?:and|with|for|und|mit|gegen|et|avec|contre|y|con|por|e|com|pelo)(?: (?:the|den|dem|le|el|il|o))?";
const NUMBERED = new RegExp(String.raw`\b${DAY} (\d+)\b(?: ${AND}(?: ${DAY})? (\d+)\b)?`, "g");

/** The numbers of the days that are named, each once, as they come: "days 2 and 3". */
export const daysNumbered = (words: readonly Word[]): number[] => {
  const said = words.map((word) => word.said).join(" ");
  return [...new Set([...said.matchAll(NUMBERED)].flatMap(([, one, other]) => [one, other]))].flatMap((number) =>
    number === undefined ? [] : Number(number),
  );
};

/** What was typed without the name of a thing and without one of the days. */
export function withoutNamed(text: string, title: string | null, day: number | null): string {
  const escaped = title?.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const rest = escaped ? text.replace(new RegExp(escaped, "giu"), " ") : text;
  return day === null
    ? rest
    : rest.replace(new RegExp(String.raw`(?:days?|tag|jours?|d[ií]as?|giorno)\s+${day}\b`, "giu"), " ");
}
