import { BLOCK_NAMES, type Block, type BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import { newBlock } from "~/domain/plan/whole-block";
import { freeTime, type TakenBy, takenBy } from "~/domain/trip/arrival";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { paceOf } from "../fit/preferences";
import { DAY_BEGINS } from "../times/day-frame";
import { SLOTS_A_DAY } from "./draft";

/** What takes up each part of a day that the company spends on its way here or home. */
export type Away = Partial<Record<BlockName, TakenBy>>;

type EndsOfTrip = Pick<TripBrief, "arrival" | "departure" | "daysTotal" | "intent">;

const NOON = 12 * 60;
/** With less than this left of a morning, nothing is planned in it. */
const WORTH_SETTING_OUT = 90;

/** The parts of a day in which nothing is planned, because the company is not in the city then. */
export function awayOn(dayIndex: number, { arrival = null, departure = null, daysTotal, intent }: EndsOfTrip): Away {
  const away: Away = {};
  const { until } = freeTime(dayIndex, { arrival, departure, daysTotal });
  const begins = DAY_BEGINS[paceOf(intent?.travelPace ?? [])];
  if (Math.min(until, NOON) - begins < WORTH_SETTING_OUT) away.morning = "departure";
  for (const part of BLOCK_NAMES) {
    const by = takenBy(dayIndex, part, { arrival, departure, daysTotal });
    if (by) away[part] = by;
  }
  return away;
}

/** The same for the whole trip, as slots of a draft. */
export function awaySlots(brief: EndsOfTrip): ReadonlySet<number> {
  const ends = [1, brief.daysTotal].flatMap((dayIndex) =>
    BLOCK_NAMES.flatMap((part, offset) =>
      awayOn(dayIndex, brief)[part] ? [(dayIndex - 1) * SLOTS_A_DAY + offset] : [],
    ),
  );
  return new Set(ends);
}

const TITLES: Record<TakenBy, { near: (city: string) => string; far: (city: string, part: BlockName) => string }> = {
  arrival: { near: (city) => `Arriving in ${city}`, far: (city, part) => `On the way to ${city} in the ${part}` },
  departure: { near: (city) => `Leaving ${city}`, far: (_, part) => `On the way home in the ${part}` },
};

function awayBlock(part: BlockName, by: TakenBy, away: Away, { cityName, ...ends }: TripBrief): Block {
  const parts = BLOCK_NAMES.filter((name) => away[name] === by);
  const nearest = by === "arrival" ? parts.at(-1) : parts[0];
  const end = ends[by];
  const when = end ? ` at ${end.time.replace(/^0/, "")}${end.place ? ` (${end.place})` : ""}` : "";
  return newBlock({
    title: part === nearest ? TITLES[by].near(cityName) : TITLES[by].far(cityName, part),
    description:
      by === "arrival"
        ? `You arrive${when}. Nothing is planned before you have had time to reach the city.`
        : `You leave${when}. Nothing is planned once it is time to be on your way.`,
    timeOfDay: part,
    location: cityName,
    neighborhoodTag: cityName,
    source: "embedded",
  });
}

const sayPlanned = (day: Day, away: Away): string =>
  BLOCK_NAMES.flatMap((part) => (away[part] ? [] : [day.blocks[part].title])).join(", then ");

/** One line about a day with such parts. */
function sayAway(day: Day, away: Away, cityName: string): string {
  const planned = sayPlanned(day, away);
  const [arrives, leaves] = [Object.values(away).includes("arrival"), Object.values(away).includes("departure")];
  const begun = arrives ? `You arrive in ${cityName}` : "";
  const ended = leaves ? (begun || planned ? "the way home" : "The way home") : "";
  return [begun, planned, ended].filter(Boolean).join(", then ");
}

/** The day without stops in the parts that arrival and departure take up; their blocks say why. */
export function withAway(day: Day, brief: TripBrief): Day {
  const away = awayOn(day.dayIndex, brief);
  const parts = BLOCK_NAMES.filter((part) => away[part]);
  if (parts.length === 0) return day;
  const blocks = { ...day.blocks };
  for (const part of parts) {
    const by = away[part];
    if (by) blocks[part] = awayBlock(part, by, away, brief);
  }
  const stops = day.stops.filter(({ at }) => !away[at.part]);
  return { ...day, summary: sayAway(day, away, brief.cityName), blocks, stops };
}
