import type { Day } from "~/domain/plan/itinerary";
import { minutesOfDay } from "~/domain/plan/time-of-day";

/** A stop whose length nobody knows is held to take this long. */
const USUAL_MINUTES = 60;

export type TimedStop = { title: string; from: number; until: number };

/** When each stop that has a time begins and is over, in minutes, the first first. */
export const timedStops = ({ stops }: Day): TimedStop[] =>
  stops
    .flatMap(({ title, start, minutes }): TimedStop[] => {
      const from = minutesOfDay(start);
      return from === null ? [] : [{ title, from, until: from + (minutes ?? USUAL_MINUTES) }];
    })
    .toSorted((a, b) => a.from - b.from);
