import type { BlockName } from "~/domain/plan/block";
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

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const HOUR = `(half past )?(${NUMBERS.join("|")})`;
/** What stands behind an hour of the day, and not behind a number of things. */
const OF_THE_DAY =
  "(?: (o'clock|in the morning|in the afternoon|in the evening|at night))?(?=[,;:.]|$| (?:the|it|they|you|all|half|when|each|every|there|is|and|a|till|until|to|somebody|people|soldiers|vendors|whole)\\b)";
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
  [/\b(?:at|towards) (?:dawn|sunrise|daybreak|first light)\b|^(?:dawn|sunrise)\b/gi, (visit) => visit.from < at(8, 30)],
  [/\b(?:at|around|towards) (?:noon|midday)\b|^noon\b/gi, (visit) => isWithin(visit, at(11, 30), at(12, 30))],
  [
    /\b(?:at|around|towards) (?:dusk|sunset|sundown|twilight|last light)\b|^(?:dusk|sunset)\b|\bsun (?:that )?(?:goes|sets|sinks|drops|falls|going down|setting|sinking)\b|\b(?:the|its|city) lights? (?:fades|lowers|sinks|goes|comes? on)\b|\bswitch(?:es)? on its lights\b|\blighting up\b/gi,
    atSunset,
  ],
  [/^(?:in the mornings?|mornings?|early)\b/gi, (visit) => visit.from < at(12)],
  [/^(?:in the afternoons?|afternoons?)\b/gi, (visit) => isWithin(visit, at(12), at(18, 30))],
  [/^(?:in the evenings?|(?:at )?evenings?|tonight)\b/gi, (visit) => visit.until > at(17)],
  [/\b(?:for|before|until) (?:the )?sunset\b|\bsunset (?:drinks?|cocktails?|beers?|show|crowds?)\b/gi, atSunset],
  [
    /^(?:(?:at|by|late at) night|nights|(?:at )?nightfall|(?:at )?midnight)\b|\bafter (?:dark|sunset|sundown)\b|\bby torch\b|\blit (?:up )?at night\b|\bfloodlit\b/gi,
    atNight,
  ],
  [
    /\bat midnight\b(?!,? (?:in )?\d)|\blate at night\b|\bafter (?:ten|eleven|midnight)\b/gi,
    (visit) => visit.until > LATEST,
  ],
  [/\bas the day ends\b|\bafter the shops (?:close|shut)\b/gi, (visit) => visit.until > at(18, 30)],
  [
    /\bat (?:first entry|opening(?: time)?)\b(?! hours)|\bfirst thing(?: in the morning)?\b(?! (?:you|one|that|they))|\bearliest hour\b|\b(?:in|is) the first (?:half )?hour\b|\bas (?:the (?:doors|gates)|they|it) opens?\b/gi,
    (visit) => visit.from < at(10, 30),
  ],
  [/\buntil (?:it is|they are) gone\b/gi, (visit) => visit.from < at(14)],
  [/\bbefore breakfast\b/gi, (visit) => visit.from < at(8, 30)],
  [/\bgone by (?:late )?(?:lunch|noon|midday)\b/gi, (visit) => visit.from < at(14)],
  [new RegExp(`\\b(?:at|around|come at|about) ${HOUR}${OF_THE_DAY}`, "gi"), isAt],
  [new RegExp(`^after ${HOUR}${OF_THE_DAY}`, "gi"), isAfter],
  [new RegExp(`\\b(?:which|come|go|there|here|empty|quiet) before ${HOUR}${OF_THE_DAY}`, "gi"), isBefore],
  [new RegExp(`^before ${HOUR}${OF_THE_DAY}`, "gi"), isBefore],
];

/** Where one thing that a line tells is over and the next begins. */
const NEXT_THING = /(?<=;) |(?<=[.!?]) (?=\p{Lu})/u;
/** Where a thing may be cut so that its beginning stands by itself. */
const JOINT = /[,:] /g;
const FEWEST_WORDS = 5;
/** Begins what leans on the words before it. */
const LEANS =
  /^(?:they|he|she|it|its|their|these|those|both|then|so|there|here|and|but|or)\b|\bthat (?:day|night|evening|morning|hour)\b/i;
/** Begins what the words after it complete. */
const LEADS_ON =
  /^(?:when|if|while|as|after|before|once|until|from|in|on|at|by|with|where|behind|below|above|under|between)\b/i;
/** From when to when a door is open is told at any hour. */
const DOORS = /\b(?:open(?:s|ed|ing)?|clos(?:es|ed|ing)|shuts?|last (?:entry|orders?|boat|train|bus|car))\b/i;

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
