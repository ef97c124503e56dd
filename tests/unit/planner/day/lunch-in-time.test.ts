import { describe, expect, test } from "vitest";
import type { Place } from "~/domain/place/place";
import { USUAL_GETTING_ABOUT } from "~/domain/place/way-between";
import type { BlockName } from "~/domain/plan/block";
import type { LineStop, Role } from "~/planner/day/day-line";
import { lunchInTime } from "~/planner/day/lunch-in-time";
import { seatFor, withSeat } from "~/planner/day/seats";
import { lateForLunch, lossOf, type Tried, type TriedDay } from "~/planner/day/tried-day";
import { preferencesOf } from "~/planner/fit/preferences";
import { wayOfDay } from "~/planner/plan/short-order";
import type { DayFrame } from "~/planner/times/day-frame";
import { aBrief, aPlace } from "../guide-builder";

const preferences = preferencesOf(aBrief());
const kilometresOf = wayOfDay(USUAL_GETTING_ABOUT, null);
const anyTime = { category: "landmark", parts: ["morning", "afternoon"] } satisfies Partial<Place>;
const sight = (name: string, over: Partial<Place> = {}): Place => aPlace({ name, ...anyTime, ...over });
const stop = (place: Place, part: BlockName, role: Role = "lead"): LineStop => ({
  part,
  role,
  place,
  choice: { kind: "place", place },
});
const frame = { children: false, dinnerFrom: 19 * 60, from: 0, until: 24 * 60 } as DayFrame;

/** A day from nine, on which everything takes its usual time and no way takes any. */
const day: TriedDay = {
  tried: (line) => {
    let free = 9 * 60;
    return line.map(({ place, part, role }): Tried => {
      const start = Math.max(free, part === "afternoon" ? 12 * 60 + 30 : 0);
      free = start + (place?.minutes ?? 0);
      const kind = role === "table" ? "meal" : "sight";
      return { start, minutes: place?.minutes ?? 0, hours: null, sunset: null, kind, part } as Tried;
    });
  },
  loss: (line) => lossOf(day.tried(line), frame),
  frame,
  hoursOf: () => null,
  sunset: () => null,
};
const inn = aPlace({ name: "Inn", category: "food" });
const around = {
  tables: { find: () => [{ place: inn, points: 0 }], take: () => undefined },
  day,
  preferences,
  home: inn,
  bed: null,
  ahead: [],
  weather: null,
  isFast: false,
};
function withLunch(line: readonly LineStop[]): string[] {
  const lunch = lunchInTime(line, { day, today: undefined, preferences, kilometresOf, musts: [] }, around);
  return (lunch ? withSeat(lunch.line, "lunch", lunch.seat) : line).map(({ part, place }) => `${part} ${place?.name}`);
}

describe("lunch", () => {
  const [castle, square, museum] = [sight("Castle", { minutes: 180 }), sight("Square"), sight("Museum")];

  test("comes before what a full morning has beside its main thing, rather than in the middle of the afternoon", () => {
    const morning = [stop(castle, "morning"), stop({ ...square, minutes: 120 }, "morning", "along")];
    expect(withLunch([...morning, stop(museum, "afternoon")])).toEqual([
      "morning Castle",
      "afternoon Inn",
      "afternoon Museum",
      "afternoon Square",
    ]);
  });

  test("leaves a morning as it is that is over by noon", () => {
    const morning = [stop(castle, "morning"), stop({ ...square, minutes: 30 }, "morning", "along")];
    expect(withLunch([...morning, stop(museum, "afternoon")])).toEqual([
      "morning Castle",
      "morning Square",
      "afternoon Inn",
      "afternoon Museum",
    ]);
  });

  test("is late at an hour at which others have had it, and later where dinner is", () => {
    const at = (start: number, over: Partial<DayFrame> = {}): number =>
      lossOf([{ start, minutes: 60, hours: null, sunset: null, kind: "meal", part: "afternoon" } as Tried], {
        ...frame,
        ...over,
        from: 15 * 60,
        until: 17 * 60,
      });
    expect(at(13 * 60)).toBe(0);
    expect(at(14 * 60 + 15)).toBeGreaterThan(0);
    expect(at(14 * 60 + 15, { dinnerFrom: 21 * 60 })).toBe(0);
    expect(lateForLunch({ ...frame, dinnerFrom: 21 * 60 })).toBeGreaterThan(lateForLunch(frame));
  });
});

describe("dinner", () => {
  const view = sight("View", { parts: ["evening"], minutes: 60 });
  const square = sight("Lit square", { parts: ["evening"], minutes: 90 });
  /** An evening that begins at this hour. */
  const titlesFrom = (begins: number): string[] => {
    const evening: TriedDay = {
      ...day,
      tried: (line) => {
        let free = begins;
        return line.map(({ place, part, role }): Tried => {
          const kind = role === "table" ? "meal" : "sight";
          const start = Math.max(free, kind === "meal" ? 19 * 60 : 0);
          free = start + (place?.minutes ?? 0);
          return { start, minutes: place?.minutes ?? 0, hours: null, sunset: null, kind, part } as Tried;
        });
      },
      loss: (line) => lossOf(evening.tried(line), frame),
    };
    const line = [stop(view, "evening"), stop(square, "evening", "along")];
    const seat = seatFor(line, "dinner", { ...around, day: evening });
    return (seat ? withSeat(line, "dinner", seat) : line).map(({ place }) => place?.name ?? "");
  };

  test("comes after what is seen by light, or between two things rather than more than an hour late", () => {
    expect(titlesFrom(17 * 60)).toEqual(["View", "Lit square", "Inn"]);
    expect(titlesFrom(18 * 60 + 15)).toEqual(["View", "Inn", "Lit square"]);
  });
});
