import { INTENT_VIBES, MOBILITIES, PRIORITIES, TRAVEL_PACES } from "~/domain/trip/trip-intent";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { WHO_WITH } from "~/domain/trip/trip";
import type { Chance } from "#tests/fixtures/seeded-random";

const BUDGETS = [
  "",
  "",
  "cheap and cheerful",
  "as little as possible",
  "mid-range",
  "about 120 a day each",
  "$3,000 for all of us",
  "nothing too fancy",
  "luxury, no limits",
  "60 euros a day",
];

/** Titles that no place of any city answers to. */
const OWN_MUSTS = [
  "Dinner with cousin Anneliese",
  "Collect grandfather's old letters",
  "A long breakfast for two with champagne",
  "Phone home on the twins' birthday",
  "Our anniversary supper",
];

/** What travellers write below a block when they want it otherwise. */
const FEEDBACK = [
  "something else please",
  "less walking",
  "something closer",
  "indoors, it rains",
  "vegetarian food",
  "no museums",
  "cheaper",
  "free of charge",
  "good with kids",
  "somewhere quieter",
  "a market instead",
  "more nature",
  "live music",
  "a nicer restaurant",
  "we are tired, something short",
  "a park",
  "we used to love trains",
  "step-free please",
  "culture",
];

/** Up to `most` of them, none twice, in their own order. */
function someOf<Thing>(things: readonly Thing[], most: number, chance: Chance): Thing[] {
  const wanted = chance.below(most + 1);
  const left = [...things];
  const taken = Array.from({ length: wanted }, () => left.splice(chance.below(left.length), 1)).flat();
  return things.filter((thing) => taken.includes(thing));
}

/** What the intent form may say; one traveller in ten has not filled it in. */
export function intentBy(chance: Chance): TripBrief["intent"] {
  if (chance.happens(0.1)) return null;
  return {
    priorities: someOf(PRIORITIES, 4, chance),
    vibes: someOf(INTENT_VIBES, 3, chance),
    mobility: chance.happens(0.7) ? [chance.oneOf(MOBILITIES)] : [],
    travelPace: someOf(TRAVEL_PACES, 2, chance),
    budget: chance.oneOf(BUDGETS),
  };
}

export const companyBy = (chance: Chance): Pick<TripBrief, "whoWith" | "partyCount"> => ({
  whoWith: someOf(WHO_WITH, 2, chance),
  partyCount: 1 + chance.below(6),
});

/** Any day of three years, so every season and every weekday. */
export function startDateBy(chance: Chance): string {
  const day = new Date(Date.UTC(2026, 0, 1 + chance.below(3 * 365)));
  return day.toISOString().slice(0, 10);
}

export const ownMustsBy = (chance: Chance): string[] => (chance.happens(0.25) ? [chance.oneOf(OWN_MUSTS)] : []);

export const feedbackBy = (chance: Chance): string => chance.oneOf(FEEDBACK);

const ARRIVALS = ["06:50", "09:10", "11:30", "13:05", "15:40", "18:20", "20:55"];
const DEPARTURES = ["07:30", "09:40", "12:15", "14:00", "16:45", "19:30", "22:10"];

/** Half of the trips know when they arrive or leave. */
export const tripEndsBy = (chance: Chance): Pick<TripBrief, "arrival" | "departure"> => ({
  arrival: chance.happens(0.5) ? { time: chance.oneOf(ARRIVALS), place: "the airport" } : null,
  departure: chance.happens(0.5) ? { time: chance.oneOf(DEPARTURES), place: "the main station" } : null,
});
