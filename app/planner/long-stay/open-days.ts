import type { Block, BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { CityGuide, Place } from "~/domain/place/place";
import type { Choice } from "../plan/choice";
import { areaName } from "../words/area-name";
import { capitalised } from "../words/sentences";
import type { IdeaDealer } from "../ideas/deal-ideas";
import { ideaDealer } from "../ideas/deal-ideas";
import { ideaBlock, inSentence } from "../ideas/write-idea-block";
import type { PhraseDeck } from "../words/phrase-deck";
import { nameKey } from "~/domain/place/place-name";
import type { Preferences } from "../fit/preferences";
import type { Random } from "../plan/random";
import { DAYS_OUT, NAME_IT_YOURSELF } from "./days-out";
import type { OpenHours } from "./open-hours";
import { KNOWN_BY_NAME, ON_PURPOSE, OPEN_HOURS, WHERE_IS_YOURS } from "./open-hours";
import { ANYWHERE, BACK_TO, SECOND_LOOKS, SEEN_BEFORE } from "./second-looks";

/** A place that the trip has been to and may go back to. `place` is null where only its name is known. */
type Visit = {
  name: string;
  area: string;
  day: number;
  parts: readonly BlockName[];
  place: Place | null;
  returns: number;
};
/** A block, and its title as it stands within a sentence. */
type Written = { block: Block; said: string };

export type OpenDay = { blocks: Partial<Record<BlockName, Block>>; line: string };

export type OpenDays = {
  /** Blocks for the parts of a day for which there is no new place; `near` is the area of the rest of the day. */
  write: (dayIndex: number, free: readonly BlockName[], near: string | null) => OpenDay;
  /** Adds the places of a finished day to those that the trip may go back to. */
  addVisits: (dayIndex: number, choices: readonly Choice[]) => void;
};

/** The fewest days before the trip goes back to a place. */
const DAYS_BETWEEN = 4;
/** One open day in this many is a day out of town. */
const DAY_OUT_EVERY = 6;
type Kind = "again" | "idea" | "hours";
const KINDS: readonly Kind[] = ["again", "idea", "hours", "idea", "again", "hours", "idea"];

/** The neighborhoods for free hours, those with the most places first. */
function livelyAreas(guide: CityGuide): string[] {
  const count = new Map<string, number>();
  for (const place of guide.places)
    if (!place.dayTrip) count.set(place.neighborhood, (count.get(place.neighborhood) ?? 0) + 1);
  const all = [...count.entries()].sort((a, b) => b[1] - a[1]);
  const lively = all.filter(([, places]) => places > 1);
  return (lively.length > 2 ? lively : all).map(([name]) => name);
}

function earlierVisits(earlier: readonly Day[], guide: CityGuide): Visit[] {
  return earlier.flatMap(({ dayIndex, blocks }) =>
    BLOCK_NAMES.flatMap((part): Visit[] => {
      const { title, placeId, isDayTrip, neighborhoodTag } = blocks[part];
      if (placeId === null || isDayTrip) return [];
      const place = guide.places.find(({ id }) => id === placeId) ?? null;
      return [{ name: title, area: neighborhoodTag, day: dayIndex, parts: place?.parts ?? [part], place, returns: 0 }];
    }),
  );
}

type Stay = {
  guide: CityGuide;
  preferences: Preferences;
  deck: PhraseDeck;
  ideas: () => IdeaDealer;
  areas: string[];
  visits: Visit[];
  titles: Set<string>;
  turn: number;
  opened: number;
};

/** Whether a title is new to the trip; marks it as used. */
function isNewTitle(stay: Stay, title: string): boolean {
  const key = nameKey(title);
  if (stay.titles.has(key)) return false;
  stay.titles.add(key);
  return true;
}

const at = (block: Block, area: string, { guide }: Stay): Block => ({
  ...block,
  location: area === guide.name ? area : `${area}, ${guide.name}`,
  neighborhoodTag: area,
});

function again(stay: Stay, part: BlockName, dayIndex: number): Written | null {
  const open = stay.visits.filter(
    ({ parts, day, returns }) =>
      parts.includes(part) && dayIndex - day >= DAYS_BETWEEN * (returns + 1) && returns < BACK_TO.length,
  );
  const points = ({ place, returns, day }: Visit): number => (place?.anchor ? 1 : 0) - 4 * returns - day / 30;
  for (const visit of open.sort((a, b) => points(b) - points(a))) {
    const title = BACK_TO[visit.returns]?.(visit.name) ?? visit.name;
    visit.returns += 1;
    if (!isNewTitle(stay, title)) continue;
    const look = stay.deck.deal(visit.place ? SECOND_LOOKS[visit.place.category] : ANYWHERE);
    const block = ideaBlock(
      title,
      `${stay.deck.deal(SEEN_BEFORE)(visit.name, visit.day)} ${look}`,
      part,
      stay.guide.name,
    );
    visit.day = dayIndex;
    return { block: at(block, visit.area, stay), said: visit.returns === 1 ? inSentence(title) : title };
  }
  return null;
}

function idea(stay: Stay, part: BlockName): Written | null {
  const { idea: dealt, round } = stay.ideas().next(part, null);
  if (round > 0 || !isNewTitle(stay, dealt.title)) return null;
  const block = ideaBlock(
    dealt.title,
    `${dealt.text} ${stay.deck.deal(WHERE_IS_YOURS)(stay.guide.name)}`,
    part,
    stay.guide.name,
  );
  return { block, said: inSentence(dealt.title) };
}

const titleOf = (hours: OpenHours, area: string): string => capitalised(hours.title(areaName(area)));

function openHours(stay: Stay, part: BlockName, near: string | null, dayIndex: number): Written {
  const { areas, deck, guide } = stay;
  const rest = areas.map((_, i) => areas[(i + stay.turn) % areas.length] ?? guide.name);
  for (let attempt = 0; attempt < OPEN_HOURS[part].length; attempt += 1) {
    const hours = deck.deal(OPEN_HOURS[part]);
    const area = [...(near ? [near] : []), ...rest].find((option) => isNewTitle(stay, titleOf(hours, option)));
    if (!area) continue;
    const title = titleOf(hours, area);
    const block = ideaBlock(title, `${hours.text(areaName(area))} ${deck.deal(ON_PURPOSE)}`, part, guide.name);
    return { block: at(block, area, stay), said: hours.proper ? title : inSentence(title) };
  }
  const title = `Day ${dayIndex}: the ${part} is yours`;
  return {
    block: ideaBlock(
      title,
      `On day ${dayIndex} I have nothing left for the ${part}. ${deck.deal(ON_PURPOSE)}`,
      part,
      guide.name,
    ),
    said: `a free ${part}`,
  };
}

function writePart(stay: Stay, part: BlockName, near: string | null, dayIndex: number): Written {
  const first = KINDS.indexOf(KINDS[stay.turn % KINDS.length] ?? "hours");
  stay.turn += 1;
  const kinds: Kind[] = KINDS[first] === "again" ? ["again", "idea"] : KINDS[first] === "idea" ? ["idea", "again"] : [];
  for (const kind of kinds) {
    const written = kind === "again" ? again(stay, part, dayIndex) : idea(stay, part);
    if (written) return written;
  }
  return openHours(stay, part, near, dayIndex);
}

/** A day out of town; null when these travellers cannot do it, or when all are used. */
function dayOut(stay: Stay): { morning: Written; afternoon: Written } | null {
  const { preferences, deck, guide } = stay;
  if (preferences.wheelchair || preferences.limited) return null;
  const out = deck.deal(DAYS_OUT);
  if (!isNewTitle(stay, out.title)) return null;
  const block = (title: string, text: string, part: BlockName): Block => ({
    ...ideaBlock(title, text, part, guide.name),
    isDayTrip: true,
    location: `Out of ${guide.name}`,
  });
  return {
    morning: {
      block: block(out.title, `${out.morning} ${deck.deal(NAME_IT_YOURSELF)(guide.name)}`, "morning"),
      said: inSentence(out.title),
    },
    afternoon: { block: block(`${out.title}, the afternoon`, out.afternoon, "afternoon"), said: "" },
  };
}

const OUT_LINES = [
  (said: string) => `A day out of your own choosing: ${said}`,
  (said: string) => `Out of town without me: ${said}`,
  (said: string) => `A day to leave the city: ${said}`,
] as const;
const LINES = [
  (first: string, second: string) => `A slow day: ${first}, then ${second}`,
  (first: string, second: string) => `Nothing new today: ${first}, and ${second}`,
  (first: string, second: string) => `An open day, with ${first} and ${second}`,
  (first: string, second: string) => `No list today, only ${first} and later ${second}`,
  (first: string, second: string) => `At home here by now: ${first}, ${second}`,
  (first: string, second: string) => `A day off from seeing things: ${first}, ${second}`,
  (first: string, second: string) => `Unhurried: ${first}, and after it ${second}`,
] as const;
const SHORT_LINES = [
  (said: string) => `A slow day: ${said}`,
  (said: string) => `Half a plan: ${said}`,
  (said: string) => `Time of your own, with ${said}`,
] as const;

/** Why a long stay has open days, said once, on the first of them. */
const sayWhyOpen = ({ guide }: Stay): string =>
  `A stay this long is longer than my list of places for ${guide.name}, so some days stay open on purpose: for going back, for ideas and for rest.`;

export function openDays(
  guide: CityGuide,
  preferences: Preferences,
  deck: PhraseDeck,
  random: Random,
  earlier: readonly Day[] = [],
): OpenDays {
  const before = earlier.flatMap(({ blocks }) => BLOCK_NAMES.map((part) => blocks[part].title));
  let ideas: IdeaDealer | null = null;
  const stay: Stay = {
    guide,
    preferences,
    deck,
    areas: livelyAreas(guide),
    visits: earlierVisits(earlier, guide),
    titles: new Set(before.map(nameKey)),
    turn: 0,
    opened: 0,
    // Made when first needed: most trips have no open day.
    ideas: () => (ideas ??= ideaDealer(preferences, new Set([...before, ...KNOWN_BY_NAME].map(nameKey)), random)),
  };
  return {
    write(dayIndex, free, near) {
      const whole = free.includes("morning") && free.includes("afternoon");
      if (whole) stay.opened += 1;
      const out = whole && stay.opened % DAY_OUT_EVERY === DAY_OUT_EVERY - 1 ? dayOut(stay) : null;
      const written = free.map((part): [BlockName, Written] => [
        part,
        out && part !== "evening" ? out[part] : writePart(stay, part, near, dayIndex),
      ]);
      if (whole && stay.opened === 1 && earlier.length === 0) {
        const first = written[0]?.[1];
        if (first) first.block = { ...first.block, description: `${first.block.description} ${sayWhyOpen(stay)}` };
      }
      const said = written
        .filter(([part]) => part !== "evening" || free.length === 1)
        .map(([, { said: words }]) => words)
        .filter(Boolean);
      const [one = "rest", two] = said;
      const line = out ? deck.deal(OUT_LINES)(one) : two ? deck.deal(LINES)(one, two) : deck.deal(SHORT_LINES)(one);
      return { blocks: Object.fromEntries(written.map(([part, { block }]) => [part, block])), line };
    },
    addVisits(dayIndex, choices) {
      choices.forEach((choice) => {
        if (choice.kind !== "place") return;
        const { place } = choice;
        stay.visits.push({
          name: place.name,
          area: place.neighborhood,
          day: dayIndex,
          parts: place.parts,
          place,
          returns: 0,
        });
        stay.titles.add(nameKey(place.name));
      });
    },
  };
}
