import type { BlockName } from "~/domain/plan/block";
import type { PlannedTrip } from "./city-trips";
import { type Count, held } from "./count";
import { heard } from "../judges/names-agree";
import { type DatedStop, datedStops } from "./stops-of";

/** When the sessions of a conference are over. */
const FREE_FROM = 17 * 60;
const NOT_AN_OUTING = new Set(["travel", "stay", "rest", "event"]);
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const isWorkday = (date: string): boolean => {
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  return day >= 1 && day <= 5;
};

/** Nothing is planned before the evening of a conference's days, which are those of the week. */
export function eveningsOnly(planned: PlannedTrip): Count {
  return held(
    datedStops(planned)
      .filter(({ stop, date, from }) => {
        if (!isWorkday(date) || NOT_AN_OUTING.has(stop.kind)) return false;
        return from === null ? stop.at.part !== "evening" : from < FREE_FROM;
      })
      .map(
        ({ stop, date }) =>
          `${planned.request.name}: ${stop.title} on ${date} at ${stop.start ?? `no time of the ${stop.at.part}`}`,
      ),
  );
}

/** Something of the traveller's own with its day, and where it has to stand; `word` is what its title cannot lack. */
export type OwnEvent = {
  city: string;
  typed: string;
  word: string;
  weekday: string | null;
  part: BlockName | null;
  at: string | null;
};

export const OWN_EVENTS: readonly OwnEvent[] = [
  { city: "boston", typed: "Boston Marathon (Monday)", word: "Marathon", weekday: "Monday", part: null, at: null },
  {
    city: "lisbon",
    typed: "Wedding of Ana and Rui (Saturday)",
    word: "Rui",
    weekday: "Saturday",
    part: null,
    at: null,
  },
  {
    city: "london",
    typed: "Dentist on Wednesday morning",
    word: "Dentist",
    weekday: "Wednesday",
    part: "morning",
    at: null,
  },
  {
    city: "berlin",
    typed: "Friday night: dancing with Mira",
    word: "Mira",
    weekday: "Friday",
    part: "evening",
    at: null,
  },
  {
    city: "new-york-city",
    typed: "Ballgame with Sam, Sunday 13:05",
    word: "Sam",
    weekday: "Sunday",
    part: "afternoon",
    at: "13:05",
  },
  {
    city: "tokyo",
    typed: "Tea with Haruka on Thursday afternoon",
    word: "Haruka",
    weekday: "Thursday",
    part: "afternoon",
    at: null,
  },
  {
    city: "paris",
    typed: "Dinner with cousin Anneliese (Tuesday)",
    word: "Anneliese",
    weekday: "Tuesday",
    part: "evening",
    at: null,
  },
  {
    city: "vienna",
    typed: "Concert with aunt Grete, Saturday 7 pm",
    word: "Grete",
    weekday: "Saturday",
    part: "evening",
    at: "19:00",
  },
  {
    city: "rio-de-janeiro",
    typed: "Dance at a nightclub with Lia",
    word: "Lia",
    weekday: null,
    part: "evening",
    at: null,
  },
];

/** An event with a weekday stands on that weekday, once, and at its time of the day. */
export function eventOnItsDay(planned: PlannedTrip, { typed, word, weekday, part, at }: OwnEvent): Count {
  const stops = datedStops(planned).filter(({ stop }) => stop.title.includes(word));
  const [only] = stops;
  const said = (problem: string): string => `${planned.request.name}: ${typed} ${problem}`;
  if (!only || stops.length > 1) return held([said(`is there ${stops.length} times`)]);
  const on = WEEKDAYS[new Date(`${only.date}T12:00:00Z`).getUTCDay()];
  return held([
    ...(weekday === null || on === weekday ? [] : [said(`is on ${on}`)]),
    ...(part === null || only.stop.at.part === part ? [] : [said(`is in the ${only.stop.at.part}`)]),
    ...(at === null || only.stop.start === at ? [] : [said(`is at ${only.stop.start ?? "no time"}`)]),
  ]);
}

/** A must that lies too far out for anything else on its day. */
export type FarMust = { city: string; typed: string };

export const FAR_MUSTS: readonly FarMust[] = [
  { city: "edinburgh", typed: "Isle of Skye" },
  { city: "rome", typed: "Pompeii" },
  { city: "paris", typed: "Mont Saint-Michel" },
  { city: "tokyo", typed: "Nikko" },
  { city: "las-vegas", typed: "Zion National Park" },
  { city: "berlin", typed: "Dresden" },
  { city: "cairo", typed: "Alexandria" },
  { city: "sydney", typed: "Hunter Valley" },
];

const SIGHTS = new Set(["sight", "walk", "event"]);

/** A far must stands once or goes on from morning to afternoon, and no sight in town shares its day before the evening. */
export function farMustHasItsDay(planned: PlannedTrip, { typed }: FarMust): Count {
  const stops = datedStops(planned);
  const names = ({ stop, place }: DatedStop): string =>
    heard([stop.title, place?.name, ...(place?.aliases ?? [])].join(" "));
  const must = stops.find((stop) => names(stop).includes(heard(typed)));
  if (!must) return held([`${planned.request.name}: ${typed} is not there`]);
  const inTown = stops.filter(
    ({ stop, place, dayIndex }) =>
      dayIndex === must.dayIndex &&
      stop.at.part !== "evening" &&
      SIGHTS.has(stop.kind) &&
      place !== null &&
      !place.dayTrip,
  );
  return held(
    inTown
      .filter((stop) => stop !== must)
      .map(({ stop }) => `${planned.request.name}: ${stop.title} on the day of ${typed}`),
  );
}
