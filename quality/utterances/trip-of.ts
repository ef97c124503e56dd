import type { City } from "#db/places/place-schema";
import { nameKey } from "~/domain/place/place-name";
import { placeNamed } from "~/domain/place/typed-name";
import type { Block, BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import { isTimeOfDay } from "~/domain/plan/time-of-day";
import { replaceBlock } from "~/domain/plan/block-edit";
import type { Day } from "~/domain/plan/itinerary";
import type { WhoWith } from "~/domain/trip/trip";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { planTripDays } from "~/planner/plan/plan-trip";
import type { Utterance } from "./utterance";

export type TripAsked = { brief: TripBrief; days: Day[]; dayIndex: number; blockName: BlockName; current: Block };

const DAYS = 5;
/** The second day, a Tuesday: it has a yesterday and a tomorrow. */
const TODAY = 2;

const COMPANY: readonly (readonly [RegExp, WhoWith])[] = [
  [/couple|partner|spouse|honeymoon|wife|husband/, "spouse"],
  [/kid|child|famil|toddler|baby|teen/, "kids"],
  [/friend|group/, "friends"],
  [/parent|elder|grand|mother|father/, "parents"],
  [/multi|generation/, "multigen"],
  [/solo|alone/, "solo"],
];

/** The month's first Monday in the year after the data were written. */
function firstMonday(month: number): string {
  const first = new Date(Date.UTC(2027, month - 1, 1));
  first.setUTCDate(1 + ((8 - first.getUTCDay()) % 7));
  return first.toISOString().slice(0, 10);
}

/** "New York" is New York City, "Lisboa" Lisbon. */
const goesBy = ({ id, name, aliases }: City, city: string): boolean =>
  [name, id, ...aliases].some((each) => nameKey(each) === nameKey(city));

const plans = new Map<string, { brief: TripBrief; days: Day[] }>();

function planned({ city, company, month }: Utterance, guides: readonly City[]): { brief: TripBrief; days: Day[] } {
  const key = `${city} ${company} ${month}`;
  const known = plans.get(key);
  if (known) return known;
  const whoWith = COMPANY.flatMap(([words, who]) => (words.test(company.toLowerCase()) ? [who] : []));
  const brief: TripBrief = {
    tripId: "judged",
    tripName: city,
    purpose: "Holiday",
    cityName: city,
    guide: guides.find((guide) => goesBy(guide, city)) ?? null,
    startDate: firstMonday(month),
    daysTotal: DAYS,
    whoWith,
    partyCount: whoWith.includes("solo") ? 1 : 2,
    intent: null,
    anchors: [],
  };
  const made = { brief, days: planTripDays(brief) };
  plans.set(key, made);
  return made;
}

/** What stands in a block: a place of the city where it names one, else a thing of the travellers' own. */
function standing(now: string, old: Block, { guide }: TripBrief): Block {
  const title = now.replace(/\s*[(,;–].*$/u, "").trim();
  if (!title) return old;
  const place = guide ? placeNamed(title, guide.places) : null;
  if (!place)
    return { ...old, title, description: now, source: "traveller", verified: false, placeId: null, isTicketed: false };
  const { id: placeId, name, lat, lng, ticketed: isTicketed, dayTrip: isDayTrip } = place;
  return { ...old, title: name, description: now, placeId, lat, lng, isTicketed, isDayTrip, verified: true };
}

const TIME = /\b\d{1,2}:\d{2}\b/;
/** Each in the six languages. */
const LOCKED = /\b(locked|gesperrt|fixiert|verrouill|bloquead|bloccat|trancad)/i;
const BOOKED = /\b(booked|gebucht|reserviert|réserv|reservad|prenotat)/i;

/** The stop as the product keeps one that is locked, or booked at a time. */
function withFixed(day: Day, part: BlockName, now: string): Day {
  const lead = leadAt(day, part);
  const [locked, booked] = [LOCKED.test(now), BOOKED.test(now)];
  if (!lead || (!locked && !booked)) return day;
  const time = TIME.exec(now)?.[0].padStart(5, "0") ?? null;
  const booking = booked ? { reference: "", name: "", time, url: "", note: "" } : null;
  const start = time && isTimeOfDay(time) ? time : lead.start;
  return { ...day, stops: day.stops.map((stop) => (stop === lead ? { ...stop, locked, booking, start } : stop)) };
}

/** The trip that an utterance names, planned by the built-in planner, with what stands there `now` in the block that is looked at. */
export function tripOf(utterance: Utterance, guides: readonly City[]): TripAsked {
  const { brief, days } = planned(utterance, guides);
  const blockName = BLOCK_NAMES.find((name) => (utterance.part ?? "").toLowerCase().includes(name)) ?? "afternoon";
  const old = days.find(({ dayIndex }) => dayIndex === TODAY)?.blocks[blockName];
  if (!old) throw new Error(`${utterance.id} has no day ${TODAY}.`);
  const current = standing(utterance.now ?? "", old, brief);
  return {
    brief,
    days: replaceBlock({ days }, TODAY, blockName, current).days.map((day) =>
      day.dayIndex === TODAY ? withFixed(day, blockName, utterance.now ?? "") : day,
    ),
    dayIndex: TODAY,
    blockName,
    current,
  };
}
