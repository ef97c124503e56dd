import type { BlockName } from "~/domain/plan/block";
import { oneOf } from "~/language/words/one-of";
import { capitalised } from "./sentences";

/** When somebody is at a place, minutes from midnight; `sunset` tells when the sun sets, null where nobody knows. */
export type Visit = { from: number; until: number; sunset: () => number | null };

const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

/** Where a stop has no time yet: about when its part of the day is. */
const USUAL: Record<BlockName, Visit> = {
  morning: { from: at(8, 30), until: at(12, 30), sunset: () => null },
  afternoon: { from: at(12, 30), until: at(18), sunset: () => null },
  evening: { from: at(18), until: at(23), sunset: () => null },
};

/** About when one is at a place in a part of the day. */
export const usualVisit = (part: BlockName): Visit => USUAL[part];

const isWithin = (visit: Visit, from: number, until: number): boolean => visit.from < until && visit.until > from;

/** The light that people come for begins so long before the sun sets, and lasts so long after. */
const BEFORE_SUNSET = 75;
const AFTER_SUNSET = 60;

/** Whether one is there when the sun sets; where nobody knows when that is, in the hours in which it may. */
function atSunset(visit: Visit): boolean {
  const sunset = visit.sunset();
  return sunset === null
    ? isWithin(visit, at(17), at(21, 30))
    : isWithin(visit, sunset - BEFORE_SUNSET, sunset + AFTER_SUNSET);
}

/** Whether it is dark before one leaves. */
const atNight = (visit: Visit): boolean => visit.until > Math.min(at(18, 30), (visit.sunset() ?? at(18)) + 30);

/** Rows of words, wherever they stand in a text. */
const somewhere = (rows: string): string => String.raw`\b${oneOf(rows)}\b`;
/** The same where a text begins with them. */
const atFirst = (rows: string): string => String.raw`^${oneOf(rows)}\b`;
/** Whether one of them stands there … */
const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join("|"), "i");
/** … and each that does. */
const eachOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join("|"), "gi");

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const HALF_OF_DAY = oneOf("o'clock, in the morning, in the afternoon, in the evening, at night");
/** What goes on behind an hour of the day, and not behind a number of things. */
const GOES_ON = oneOf(`
  the, a, it, they, you, somebody, people, soldiers, vendors, there, is, and, all, half, whole, each, every,
  when, till, until, to
`);
const HOUR = String.raw`(half past )?(${NUMBERS.join("|")})(?: (${HALF_OF_DAY}))?(?=[,;:.]|$| ${GOES_ON}\b)`;
const NEARLY = 45;
const HALF_A_DAY = at(12);
/** Earlier than this, only those are up who have not been to bed. */
const SMALL_HOURS = at(5);

/** The times that an hour may mean: one before noon and one after it, unless that is said. */
function timesOf([, half, number, said]: RegExpMatchArray): number[] {
  const time = at((NUMBERS.indexOf(number ?? "") + 1) % 12, half ? 30 : 0);
  const late = time + HALF_A_DAY;
  switch (said) {
    case "in the morning":
      return [time < SMALL_HOURS ? time + 2 * HALF_A_DAY : time];
    case "at night":
      return [time < SMALL_HOURS ? time + 2 * HALF_A_DAY : late];
    case "in the afternoon":
    case "in the evening":
      return [late];
    default:
      return [time, late];
  }
}

const LATEST = at(21);

const isAt = (visit: Visit, named: RegExpMatchArray): boolean =>
  timesOf(named).some((time) =>
    // Nobody's day is planned until two in the morning: late is when it is still to come.
    time >= 2 * HALF_A_DAY ? visit.until > LATEST : isWithin(visit, time - NEARLY, time + NEARLY),
  );
const isAfter = (visit: Visit, named: RegExpMatchArray): boolean => visit.until > Math.max(...timesOf(named));
const isBefore = (visit: Visit, named: RegExpMatchArray): boolean =>
  timesOf(named).some((time) => visit.from < time && time < visit.from + at(5));

/** What hours of the day are called, and whether a visit is at such an hour. Parts of the day count where a text begins with them: later on they tell what else goes on. */
const WORDS: readonly (readonly [RegExp, (visit: Visit, named: RegExpMatchArray) => boolean])[] = [
  [
    eachOf(somewhere("at/towards dawn/sunrise/daybreak, at/towards first light"), atFirst("dawn, sunrise")),
    (visit) => visit.from < at(8, 30),
  ],
  [
    eachOf(somewhere("at/around/towards noon/midday"), atFirst("noon")),
    (visit) => isWithin(visit, at(11, 30), at(12, 30)),
  ],
  [
    eachOf(
      somewhere(`
        at/around/towards dusk/sunset/sundown/twilight, at/around/towards last light,
        sun that? goes/sets/sinks/drops/falls/setting/sinking, sun that? going down,
        the/its/city light/lights fades/lowers/sinks/goes, the/its/city light/lights come/comes on,
        switch/switches on its lights, lighting up
      `),
      atFirst("dusk, sunset"),
    ),
    atSunset,
  ],
  [eachOf(atFirst("in the morning/mornings, morning/mornings, early")), (visit) => visit.from < at(12)],
  [
    eachOf(atFirst("in the afternoon/afternoons, afternoon/afternoons")),
    (visit) => isWithin(visit, at(12), at(18, 30)),
  ],
  [eachOf(atFirst("in the evening/evenings, at? evening/evenings, tonight")), (visit) => visit.until > at(17)],
  [
    eachOf(
      somewhere("for/before/until the? sunset, sunset drink/drinks/cocktail/cocktails/beer/beers/crowd/crowds/show"),
    ),
    atSunset,
  ],
  [
    eachOf(
      atFirst("at/by night, late at night, nights, at? nightfall, at? midnight"),
      somewhere("after dark/sunset/sundown, by torch, lit up? at night, floodlit"),
    ),
    atNight,
  ],
  [
    eachOf(String.raw`\bat midnight\b(?!,? (?:in )?\d)`, somewhere("late at night, after ten/eleven/midnight")),
    (visit) => visit.until > LATEST,
  ],
  [eachOf(somewhere("as the day ends, after the shops close/shut")), (visit) => visit.until > at(18, 30)],
  [
    eachOf(
      String.raw`${somewhere("at first entry, at opening time?")}(?! hours)`,
      String.raw`${somewhere("first thing in the morning, first thing")}(?! ${oneOf("you, one, that, they")})`,
      somewhere("earliest hour, in/is the first half? hour, as the doors/gates open/opens, as they/it open/opens"),
    ),
    (visit) => visit.from < at(10, 30),
  ],
  [eachOf(somewhere("until it is gone, until they are gone")), (visit) => visit.from < at(14)],
  [eachOf(somewhere("before breakfast")), (visit) => visit.from < at(8, 30)],
  [eachOf(somewhere("gone by late? lunch/noon/midday")), (visit) => visit.from < at(14)],
  [eachOf(String.raw`${somewhere("at, around, come at, about")} ${HOUR}`), isAt],
  [eachOf(String.raw`^after ${HOUR}`), isAfter],
  [eachOf(String.raw`${somewhere("which, come, go, there, here, empty, quiet")} before ${HOUR}`), isBefore],
  [eachOf(String.raw`^before ${HOUR}`), isBefore],
];

/** Where one thing that a line tells is over and the next begins. */
const NEXT_THING = /(?<=;) |(?<=[.!?]) (?=\p{Lu})/u;
/** Where a thing may be cut so that its beginning stands by itself. */
const JOINT = /[,:] /g;
const FEWEST_WORDS = 5;
/** Begins what leans on the words before it. */
const LEANS = anyOf(
  atFirst("they, he, she, it, its, their, these, those, both, then, so, there, here, and, but, or"),
  somewhere("that day/night/evening/morning/hour"),
);
/** Begins what the words after it complete. */
const LEADS_ON = anyOf(
  atFirst(`
    when, if, while, as, after, before, once, until,
    from, in, on, at, by, with, where, behind, below, above, under, between
  `),
);
/** From when to when a door is open is told at any hour. */
const DOORS = anyOf(
  somewhere(`
    open/opens/opened/opening, closes/closed/closing, shut/shuts, last entry/order/orders/boat/train/bus/car
  `),
);

/** A thing as it can be told at a visit: whole, cut where another hour begins, or empty. */
function thingOfTheHour(thing: string, visit: Visit): string {
  const others = thing.split(JOINT).filter((part) => !DOORS.test(part));
  if (isOfTheHour(others.join(", "), visit)) return thing;
  if (LEADS_ON.test(thing)) return "";
  const beginning = [...thing.matchAll(JOINT)]
    .map(({ index }) => thing.slice(0, index))
    .findLast((part) => part.split(" ").length >= FEWEST_WORDS && isOfTheHour(part, visit));
  return beginning === undefined ? "" : `${beginning}${thing.endsWith(";") ? ";" : "."}`;
}

/**
 * What of a line can be read at a visit: it leaves out what happens there at another hour, and what leans on that. Empty where nothing is left that stands
 * by itself.
 */
export function ofTheHour(line: string, visit: Visit): string {
  const told: string[] = [];
  let isAfterGap = false;
  for (const thing of line.split(NEXT_THING)) {
    const words: string = isAfterGap && LEANS.test(thing) ? "" : thingOfTheHour(thing, visit);
    isAfterGap = words === "";
    if (words !== "") told.push(words);
  }
  const left = told.join(" ");
  const [beginning] = told;
  if (left === line || beginning === undefined) return left;
  // The line's own beginning may be short; what comes after a gap has to say enough by itself.
  const isEnough = line.startsWith(beginning) || left.split(" ").length >= FEWEST_WORDS;
  return isEnough ? capitalised(left.replace(/;$/, ".")) : "";
}

/** Whether a text can be read at a visit: it speaks of no hour of the day, or of one at which the visit is. */
export function isOfTheHour(text: string, visit: Visit): boolean {
  const named = WORDS.flatMap(([word, fits]) => [...text.matchAll(word)].map((match) => fits(visit, match)));
  return named.length === 0 || named.includes(true);
}
