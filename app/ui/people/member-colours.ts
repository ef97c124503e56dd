import { createContext } from "react";
import { hashText } from "../emblem/seed";

/** White is readable on each (4.5:1); checked in the tests. A row is told apart at a glance; the next one is for larger companies. */
export const MEMBER_COLOURS = [
  ...["#b63132", "#915b02", "#677000", "#007d51", "#047781", "#036bb9", "#734dbe", "#a43687"],
  ...["#753000", "#574600", "#215600", "#00544b", "#004f68", "#323e8c", "#632b74", "#7c1f41"],
  ...["#7d4454", "#7c492f", "#68561b", "#426235", "#08665c", "#18607b", "#495585", "#6a4975"],
] as const;

const ROW = 8;

/**
 * Each member's colour. Whoever came earlier chooses first, the colour that their id likes best among those nobody has, so that a trip's colours are
 * the same on every device and stay when somebody joins or leaves; two share one only when all are given away.
 * @param ids everybody who is or was on the trip, in the order in which they came
 */
export function memberColours(ids: readonly string[]): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  let free: string[] = [];
  for (const id of ids) {
    if (given.has(id)) continue;
    if (free.length === 0) free = [...MEMBER_COLOURS];
    const row = free.slice(0, free.length % ROW || ROW);
    const colour = preferred(id, row);
    given.set(id, colour);
    free = free.filter((other) => other !== colour);
  }
  return given;
}

/** Of a colour that is taken, the choice moves on by itself: each id weighs each colour of the row. */
function preferred(id: string, row: readonly string[]): string {
  const [first = MEMBER_COLOURS[0], ...others] = row;
  return others.reduce((best, colour) => (hashText(id + colour) > hashText(id + best) ? colour : best), first);
}

/** The colour of somebody of whom no trip is known: by their id alone. */
export const colourOfId = (id: string): string => preferred(id, MEMBER_COLOURS.slice(0, ROW));

/** The colours of the trip at hand, for whatever shows a member of it. */
export const MemberColours = createContext<ReadonlyMap<string, string>>(new Map());
