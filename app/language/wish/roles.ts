import type { ClauseAct } from "../words/clause-act";
import type { Word } from "../words/phrases";
import { actAround, isInThe } from "../words/small-words";
import { LITTLE_WORDS } from "../words/little-words";
import { PLAIN_WORDS } from "../words/usual-words";
import { AFTER, BEFORE, RATHER, type Role, THAN } from "./role-words";

type Span = { from: number; to: number };

const WITH = new Set("with for by gegen durch mit contre par avec por con per com pelo pela e and und et y".split(" "));
const AND = new Set("and or und oder et ou y o e and & plus sowie".split(" "));
/** So far from it a word may stand that says what becomes of a thing, little words aside. */
const REACH = 3;

/**
 * What is to become of each thing that a wish names: by what is said right before or right after it, and of one that an "and" joins to another by what is said
 * of that. Null where nothing is said of it.
 * @param spans where the things stand in the words, in their order
 */
export const rolesOf = (words: readonly Word[], spans: readonly Span[]): (Role | null)[] =>
  mentionsOf(words, spans).map((role) => (role === "near" ? null : role));

/** The same, where "near" is what only says where something is, or when. */
export function mentionsOf(words: readonly Word[], spans: readonly Span[]): (Role | "near" | null)[] {
  const isTaken = (at: number): boolean => spans.some(({ from, to }) => at >= from && at < to);
  const outside = ({ from, to }: Span): boolean => !Array.from({ length: to - from }, (_, i) => from + i).some(isTaken);
  /** How many words that say something stand between; a thing or a mark between lets nothing through. */
  const distance = (from: number, to: number): number =>
    words.slice(from, to).some(({ isMark }, i) => isMark || isTaken(from + i))
      ? Number.POSITIVE_INFINITY
      : words.slice(from, to).filter((word) => !isFiller(word)).length;
  const rather = RATHER.find(words);
  const than = THAN.find(words).filter((hit) => rather.some(({ to }) => to <= hit.from));
  const before = [
    ...BEFORE.find(words).filter((hit) => !isInThe(words, hit)),
    ...than.map((hit) => ({ ...hit, id: "drop" as const })),
  ].filter(outside);
  // "Keep the tower but cut the monument": the verb is said of what comes after it.
  const isBeforeNext = ({ from, to }: Span): boolean =>
    before.some(
      (hit) =>
        hit.from <= from &&
        hit.to >= to &&
        spans.some((span) => span.from >= hit.to && distance(hit.to, span.from) <= 1),
    );
  const after = AFTER.find(words).filter((hit) => outside(hit) && !isBeforeNext(hit) && !isInThe(words, hit));
  const own = spans.map((span): Role | "near" | null => {
    const left = before
      .filter(({ to }) => to <= span.from)
      .map((hit) => ({ ...hit, gap: distance(hit.to, span.from) }))
      .filter(({ gap }) => gap <= REACH)
      .toSorted((a, b) => b.to - a.to);
    const right = after
      .filter(({ from }) => from >= span.to)
      .map((hit) => ({ ...hit, gap: distance(span.to, hit.from) }))
      .filter(({ gap }) => gap <= 1)
      .toSorted((a, b) => a.from - b.from || b.to - a.to);
    return chosen(left[0], right[0]);
  });
  // "Swap X with Y", "drop X and Y".
  spans.forEach((span, i) => {
    const last = spans[i - 1];
    const role = own[i - 1];
    // "Por" puts something in Portuguese, and is what a Spanish exchange is for.
    const isOpen = own[i] === null || (role === "swap" && own[i] === "add");
    if (!isOpen || !last || !role || role === "near") return;
    const isJoined = isJoinedBy(words, last.to, span.from, role === "swap" ? WITH : AND);
    if (isJoined) own[i] = role;
  });
  // "X durch Y ersetzen": what is said after the second is said of both.
  spans.forEach((span, i) => {
    const next = spans[i + 1];
    if (next && own[i] === null && own[i + 1] === "swap" && isJoinedBy(words, span.to, next.from, WITH))
      own[i] = "swap";
  });
  return own.map((role, i) => role ?? byClause(words, spans[i]));
}

/** What the clause does that it stands in, where no word beside it says so. */
function byClause(words: readonly Word[], span: Span | undefined): Role | null {
  const act = span ? actAround(words, span) : null;
  return (act && BY_CLAUSE[act]) ?? null;
}
const BY_CLAUSE: Partial<Record<ClauseAct, Role>> = { drop: "drop", keep: "keep", move: "move", against: "refuse" };

const isFiller = ({ said }: Word): boolean => LITTLE_WORDS.has(said) || PLAIN_WORDS.has(said);

/** Whether between two things there is but a comma or one such word, articles aside. */
function isJoinedBy(words: readonly Word[], from: number, to: number, joins: ReadonlySet<string>): boolean {
  const between = words.slice(from, to).filter((word) => word.isMark || joins.has(word.said) || !isFiller(word));
  return between.length <= 1 && between.every(({ said, isMark }) => (isMark ? said === "," : joins.has(said)));
}

type Said = { id: Role | "near"; gap: number } | undefined;

/** A keep or a move that follows outweighs the verb before it ("put X first"); else what stands nearer. */
function chosen(left: Said, right: Said): Role | "near" | null {
  if (!left) return right?.id ?? null;
  if (!right) return left.id;
  // "Nicht den Dom streichen" keeps it, and of "room for the zoo on Friday" the room says more than the day.
  if (left.id === "refuse" && right.id === "drop") return "keep";
  if (left.id === "keep" || (left.id === "add" && right.id === "move")) return left.id;
  if (right.id === "move" || right.id === "drop" || right.id === "keep") return right.id;
  if (left.id === "drop" && right.id === "add" && right.gap === 0) return "add";
  if (left.id === "drop" || left.id === "swap") return left.id;
  return right.gap < left.gap ? right.id : left.id;
}
