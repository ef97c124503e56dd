import type { StopKind } from "./stop";

/** What people write of a stop that says what one does there; the first word that does decides. */
const WORDS: readonly (readonly [StopKind, RegExp])[] = [
  ["meal", /^(breakfast|brunch|lunch|dinner|supper|picnic|tapas|barbecue|bbq)$/],
  ["drink", /^(tea|coffee|drinks?|beers?|wine|cocktails?|aperitif|aperitivo|cafe|ice ?cream|gelato)$/],
  ["walk", /^(walk|stroll|hike|wander)$/],
  ["rest", /^(rest|nap|siesta|pause)$/],
  ["travel", /^(train|bus|flight|ferry|taxi|transfer|drive)$/],
  ["stay", /^(check ?in|check ?out|hotel|hostel)$/],
  ["event", /^(concert|match|show|opera|theatre|theater|wedding|class|workshop|festival)$/],
];

/** What kind of stop somebody's own words speak of: "Tea with my aunt" is a drink, "Lunch at the market" a meal; null where they do not say. */
export function kindInWords(words: string): StopKind | null {
  const spoken = words
    .toLowerCase()
    .replace(/\b(ice|check)[ -](cream|in|out)\b/g, "$1$2")
    .split(/[^\p{L}]+/u);
  for (const word of spoken) for (const [kind, names] of WORDS) if (names.test(word)) return kind;
  return null;
}
