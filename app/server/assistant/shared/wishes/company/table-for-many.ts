import { leadAt } from "~/domain/plan/day-of-stops";
import type { Proposal } from "~/domain/proposal/proposal";
import { piecesOf } from "~/language/wish/clauses";
import { KIND_TABLE } from "~/language/wish/kind-words";
import { oneOf } from "~/language/words/one-of";
import { folded, inFigures, PhraseTable } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { tableForMany } from "~/messages/spoken/asked/tables";
import { languageTyped } from "../wish-alone";
import type { RevisionRequest } from "~/planner/revise/revision-request";

/** From so many on a table has to be asked for. */
const MANY = 7;

const WE_ARE = oneOf(`
  we are, we're, there is, there's, theres
  | wir sind, sind, zu
  | on est, nous sommes, on sera
  | somos, seremos
  | siamo, saremo
  | somos, estamos, seremos
`);
/** A number of these tells nobody how many they are. */
const OF_OTHERS = oneOf(`
  year, days, km, min
  | jahre, tage, uhr
  | ans, jours
  | anos, dias
  | anni, giorni
`);
const PEOPLE = oneOf(`
  of us, people, persons, pax
  | leute, personen, mann, freunde
  | personnes, gens, amis
  | personas, gente, amigos
  | persone, amici
  | pessoas, gente, amigos
`);
const TABLE_FOR = oneOf("table/tisch/mesa/tavolo for/fur/pour/para/pra/per");
/** "Siamo in 9", "zu zehnt", "a table for ten". */
const SIZE = new RegExp(
  [
    String.raw`\b${WE_ARE}(?: in| a| em| zu)? (\d{1,2})(?!\s*(?:${OF_OTHERS}|h\b|:|\.\d))\b`,
    String.raw`\b(\d{1,2}) ${PEOPLE}\b`,
    String.raw`\b${TABLE_FOR} (\d{1,2})\b`,
  ].join("|"),
);
/** German says so of how many they are: "zu zehnt". */
const TOGETHER: Readonly<Record<string, number>> = {
  ...{ siebt: 7, acht: 8, neunt: 9, zehnt: 10, elft: 11, zwolft: 12 },
};
const ZU = /\bzu (siebt|acht|neunt|zehnt|elft|zwolft)\b/;

const GROUPS = new PhraseTable({
  group: `
    big/large/bigger group/groups, for/takes/take groups, group table/menu, works for groups
    | große/großen/größere/größeren gruppe/gruppen, für gruppen, gruppentisch
    | grand/grande/grands groupe/groupes, pour groupes, un groupe
    | grupo/grupos grande/grandes, para grupos, para un? grupo
    | gruppo/gruppi numeroso/numerosi/grande/grandi, per/x gruppi, un gruppo
    | grupo/grupos grande/grandes, para/pra grupos, para/pra um? grupo
  `,
});
/** A table, or somewhere without saying what. */
const TABLE = new PhraseTable({
  table: `
    table, somewhere, place, spot
    | tisch, platz, was, wo
    | table, endroit, coin
    | mesa, sitio, lugar
    | tavolo, posto
    | mesa, lugar, sitio
  `,
});

/** How many they are, where that is many; null where nothing says so, 0 for a group of which no number is told. */
function sizeIn(text: string): number | null {
  const plain = inFigures(folded(text));
  const [, one, other, third] = SIZE.exec(plain) ?? [];
  const size = Number(one ?? other ?? third ?? TOGETHER[ZU.exec(folded(text))?.[1] ?? ""] ?? 0);
  if (size >= MANY) return size;
  return GROUPS.find(readWords(text)).length > 0 ? 0 : null;
}

/**
 * A wish without the clauses that only say how many they are, and what is to be said of it. Null where they are few, and where that is all that they say while
 * nobody eats there.
 */
export function manyIn(request: RevisionRequest): { size: number; rest: string } | null {
  const size = sizeIn(request.feedback);
  if (size === null) return null;
  const pieces = piecesOf(request.feedback);
  const isOfSize = (piece: string): boolean => {
    const words = readWords(piece);
    const asksTable = TABLE.find(words).length > 0 && isAtTable(request);
    return KIND_TABLE.find(words).length === 0 && sizeIn(piece) !== null && (asksTable || !TABLE.find(words).length);
  };
  const rest = pieces.filter((piece) => !isOfSize(piece)).join(", ");
  return rest === "" && !isAtTable(request) ? null : { size, rest };
}

/** Whether one eats or drinks at what stands there, or at a stop beside it. */
function isAtTable({ days, dayIndex, blockName }: RevisionRequest): boolean {
  const day = days.find((each) => each.dayIndex === dayIndex);
  return (
    day !== undefined &&
    (leadAt(day, blockName)?.kind === "meal" ||
      day.stops.some(({ kind, at }) => kind === "meal" && at.part === blockName))
  );
}

/** How so many get a table, where one eats there, or will. */
export function sayForMany(request: RevisionRequest, size: number, proposals: readonly Proposal[]): string {
  const places = request.brief.guide?.places ?? [];
  const isFood = proposals.some(
    (card) => "place" in card && places.find(({ id }) => id === card.place.id)?.category === "food",
  );
  return isFood || isAtTable(request) ? tableForMany[languageTyped(request)]({ size }) : "";
}
