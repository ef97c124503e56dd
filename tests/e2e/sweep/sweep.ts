import type { Browser } from "playwright-core";
import { ADDRESSES, type Address, askedFor } from "./addresses.ts";
import { openLane } from "./lane.ts";
import type { Visitor } from "./visitors.ts";
import { type Visit, visit } from "./visit.ts";

/** A page waits as much as it computes; two at a time keep a core busy. */
const AT_ONCE = 2;

/** What was judged already, whoever looked at it: to judge the same screen with the same words once more would find the same. */
const judged = new Set<string>();
const isNew = (screen: string) => judged.size < judged.add(screen).size;

/** Visits the addresses as that visitor. A screen that is found at two addresses, or looks the same to two who visit it, is judged once. */
export async function sweep(
  browser: Browser,
  origin: string,
  visitor: Visitor,
  addresses: readonly Address[] = ADDRESSES,
): Promise<Visit[]> {
  const waiting = addresses.filter(askedFor);
  const visits: Visit[] = [];
  const lane = async () => {
    const opened = await openLane(browser, origin, visitor);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      visits.push(await visit(opened, visitor, next, isNew));
    await opened.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return visits;
}

/** Everything that is wrong, in words. */
export const findingsOf = (visits: readonly Visit[]): string[] => [
  ...visits.flatMap(({ findings }) => findings),
  ...sameTitles(visits),
];

/** Two screens that one visitor sees are told apart by their titles. */
function sameTitles(visits: readonly Visit[]): string[] {
  const shown = visits.filter(({ leadsTo }) => leadsTo === null);
  const twins = shown.flatMap(({ file, title, path }, at) =>
    shown
      .slice(at + 1)
      .flatMap((other) => (other.title === title && other.file !== file ? [[path, other.path, title]] : [])),
  );
  return twins.map(([one, other, title]) => `${one} and ${other}: title: both are called "${title}"`);
}

/** Where addresses lead on to. */
export const leadsOf = (visits: readonly Visit[]): Record<string, string> =>
  Object.fromEntries(visits.flatMap(({ path, leadsTo }) => (leadsTo === null ? [] : [[path, leadsTo]])));
