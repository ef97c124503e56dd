import type { Block, BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { dayOfBlocks } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import { kilometresBetween, pointOf } from "~/domain/place/geo";
import type { CityGuide, Place } from "~/domain/place/place";
import { sleepsAt, type Stay } from "~/domain/trip/stays";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { newBlock } from "~/domain/plan/whole-block";
import { awayOn, withAway } from "./away";
import { choosePlaces } from "./choose-places";
import type { DayNotes } from "../words/day-notes";
import { dayNotes } from "../words/day-notes";
import { openDays } from "../long-stay/open-days";
import { mentionLeftOut, mustsOf } from "./musts";
import { dayOfLine } from "../day/day-of-line";
import { type FilledDay, fillDays } from "../day/fill-days";
import { hopTo, type LineStop } from "../day/day-line";
import { kindOf } from "../times/stop-kinds";
import { createPhraseDeck } from "../words/phrase-deck";
import { type Preferences, preferencesOf } from "../fit/preferences";
import { seedFrom, seededRandom } from "./random";
import { timeOfYear, timeOnDay } from "../words/season-lines";
import { needsChecking } from "../words/say-what-to-check";
import { namedOf, sayDay } from "../words/say-day";
import { type Choice, type DayChoices, isOuting } from "./choice";
import type { DayStops, Stop } from "./stops";
import { withOwnTimes } from "../purpose/own-events";
import { isTaken, withoutTaken } from "./taken";
import { litConditionsOf } from "../times/sunset";
import { stopsOf } from "./stops";
import type { Writing } from "../words/write-block";
import { writeOwnBlock, writePlaceBlock, writeSecondStop, writeTable } from "../words/write-block";
import { sayLunchOut, writeOuting, writeRestOfOuting } from "../words/write-day-trip";

/** A block for every choice but an empty one. */
function writeBlock(stop: Stop, writing: Writing): Block | null {
  const { choice, part } = stop;
  switch (choice.kind) {
    case "place":
      return writePlaceBlock(choice.place, stop, writing);
    case "trip":
      return writeOuting(choice.place, part, writing, {
        note: stop.note ?? null,
        lunch: part === "morning" ? sayLunchOut(choice.place, writing, stop.hasTable === true) : null,
      });
    case "trip-continued":
      return writeRestOfOuting(choice.place, part, writing, stop.hasTable);
    case "own":
      return writeOwnBlock(choice.title, part, writing.guide.name, writing.deck);
    case "nothing":
      return null;
  }
}

/** A stop beside what its part of the day is about. */
function writeBeside(
  { role, part, place }: LineStop,
  at: number,
  line: FilledDay["line"],
  writing: Writing,
  month: number | null,
): Block {
  if (!place) throw new Error(`Nothing is known of what stands beside the ${part}.`);
  return role === "table"
    ? writeTable(place, part, hopTo(line, at, writing.preferences, writing.guide.waters), writing)
    : writeSecondStop(place, part, writing, month);
}

/** Where the day is, for its empty parts. */
function areaOf(stops: DayStops): string | null {
  const place = stops
    .map(({ choice }) => (choice.kind === "place" ? choice.place : null))
    .find((option) => option !== null);
  return place?.neighborhood ?? null;
}

/** What the date means for the day, said once; and what the day has said already. */
function withNotes({ stops, line }: FilledDay, day: number, notes: DayNotes): readonly Stop[] {
  let spoken = false;
  let first = false;
  let saidToday = false;
  const choices = stops.map(({ choice }) => choice);
  const places = line.flatMap(({ place }) => place ?? []);
  return stops.map((stop): Stop => {
    const place = stop.choice.kind === "place" ? stop.choice.place : null;
    const mayNote = !spoken && (place !== null || stop.choice.kind === "trip");
    const dated = mayNote && !first ? notes.first(day, choices, places) : null;
    const note =
      (place ? notes.at(day, place) : null) ??
      dated ??
      (mayNote && stop.part === "afternoon" ? notes.afternoon(day, choices) : null);
    first ||= mayNote;
    const noted = { ...stop, note, saidToday };
    spoken ||= note !== null;
    saidToday ||= place !== null && needsChecking(place);
    return noted;
  });
}

/** What the line of a day names of each of its parts. */
function namedOfDay({ stops, line }: FilledDay, preferences: Preferences, musts: readonly Place[]): DayChoices {
  const named = ({ choice, part }: Stop): Choice => {
    const here = line.filter((stop) => stop.part === part && stop.role === "along");
    return namedOf(
      choice,
      here.flatMap(({ place }) => place ?? []),
      { preferences, musts },
    );
  };
  const [morning, afternoon, evening] = stops;
  return [named(morning), named(afternoon), named(evening)];
}

const NEXT_TO_BED_KM = 0.3;

/** Where one goes home from in the evening; null where that is next door, or out of town. */
function homeFrom({ line }: FilledDay, tonight: Stay | null): Place | null {
  if (line.some(({ part, choice }) => part === "evening" && isOuting(choice))) return null;
  const last = line.findLast(({ part }) => part === "evening")?.place ?? null;
  const bed = tonight && pointOf(tonight);
  return last && bed && kilometresBetween(last, bed) <= NEXT_TO_BED_KM ? null : last;
}

/** A whole plan of real places for a covered city. The same brief gives the same plan. */
export function planWithGuide(brief: TripBrief, guide: CityGuide, earlier: readonly Day[] = []): Day[] {
  const random = seededRandom(seedFrom(`${brief.tripId} ${guide.id}`));
  const preferences = preferencesOf(brief);
  const conditions = litConditionsOf(brief, guide, preferences);
  const chosen = choosePlaces(brief, guide, { preferences, days: conditions }, random);
  const writing: Writing = { guide, preferences, deck: createPhraseDeck(random), time: timeOfYear(brief, guide.lat) };
  const notes = dayNotes(conditions, writing.deck, guide);
  const open = openDays(guide, preferences, writing.deck, random, earlier);
  const chosenStops = stopsOf(chosen.days, guide, preferences, conditions);
  const musts = mustsOf(brief.anchors, guide).town;
  const days = fillDays(chosenStops, { brief, guide, preferences, conditions, musts }).map((filled, i): Day => {
    const dayIndex = i + 1;
    const { stops } = filled;
    const today: Writing = {
      ...writing,
      time: timeOnDay(brief, guide.lat, dayIndex),
      visits: filled.visits,
      homeFrom: homeFrom(filled, sleepsAt(brief.stays ?? [], dayIndex)),
    };
    const written = withNotes(filled, i, notes).map((stop): [BlockName, Block | null] => [
      stop.part,
      writeBlock(stop, today),
    ]);
    const away = awayOn(dayIndex, brief);
    const isTakenUp = (part: BlockName): boolean => away[part] !== undefined || isTaken(brief, dayIndex, part);
    const free = written.flatMap(([part, block]) => (block || isTakenUp(part) ? [] : [part]));
    const rest = open.write(dayIndex + earlier.length, free, areaOf(stops));
    const [morning, afternoon, evening] = stops;
    const choices = [morning.choice, afternoon.choice, evening.choice] as const;
    open.addVisits(dayIndex + earlier.length, choices);
    const blockFor = (part: BlockName): Block =>
      written.find(([name]) => name === part)?.[1] ?? rest.blocks[part] ?? nothingWritten(part, isTakenUp(part));
    const day = dayOfBlocks({
      dayIndex,
      summary: sayDay(
        namedOfDay(filled, preferences, musts),
        () => rest.line,
        writing,
        DAYTIME.filter(isTakenUp).length,
      ),
      blocks: {
        morning: blockFor(BLOCK_NAMES[0]),
        afternoon: blockFor(BLOCK_NAMES[1]),
        evening: blockFor(BLOCK_NAMES[2]),
      },
    });
    const line = filled.line.filter(
      // An evening of nothing but something to eat needs no table beside it.
      ({ role, part }) => role !== "table" || kindOf(null, blockFor(part).title) !== "meal",
    );
    const beside = (stop: LineStop, at: number): Block =>
      writeBeside(stop, at, line, today, conditions[i]?.month ?? null);
    const own = choices.flatMap((choice) => (choice.kind === "own" ? [choice.title] : []));
    return withOwnTimes(withoutTaken(withAway(dayOfLine(day, line, beside), brief), brief), own);
  });
  return mentionLeftOut(days, chosen.leftOut, chosen.closed);
}

const DAYTIME = ["morning", "afternoon"] as const;

/** Parts in which the company is away are written by `withAway`; in those that are taken, something stands already. */
function nothingWritten(part: BlockName, isTakenUp: boolean): Block {
  if (isTakenUp) return newBlock({ title: "", description: "", timeOfDay: part, source: "embedded" });
  throw new Error(`The planner wrote nothing for the ${part}.`);
}
