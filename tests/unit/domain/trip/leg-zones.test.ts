import { describe, expect, test } from "vitest";
import { liveMoment } from "~/domain/live/live-moment";
import { type LiveMoment } from "~/domain/live/live-moment";
import { clockIn, type DayReached } from "~/domain/live/day-begins";
import { nextBooked } from "~/domain/live/next-booked";
import type { BlockName } from "~/domain/plan/block";
import { dayOf } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { stopFrom } from "~/domain/plan/whole-block";
import { localDate, wakingZone, wayOf, zoneOfStop, zoneOn } from "~/domain/trip/leg-zones";
import type { Leg } from "~/domain/trip/legs";
import { aTrip } from "#tests/fixtures/kept-copy";

const leg = (city: string, timeZone: string | null, fromDay: number, toDay: number): Leg => ({
  city,
  cityId: null,
  lat: null,
  lng: null,
  timeZone,
  fromDay,
  toDay,
});

/** Two days in one city and two in the other, where one arrives on the third. */
const between = (from: string | null, to: string | null, startDate = "2027-05-01") =>
  aTrip({
    city: "Here",
    startDate,
    daysTotal: 4,
    timeZone: from,
    legs: [leg("Here", from, 1, 2), leg("There", to, 3, 4)],
  });

const aStop = (id: string, day: number, part: BlockName, differing: Partial<PlacedStop> = {}): PlacedStop => ({
  ...stopFrom(null, id),
  title: id,
  ...differing,
  at: { day, part, order: `a${id.length}` },
});
const booked = (time: string) => ({ reference: "R", name: "", time, url: "", note: "" });

describe("the zone of a day", () => {
  const trip = between("Asia/Tokyo", "Pacific/Honolulu");

  test("is that of its city; on the day between two one wakes in the first and sleeps in the second", () => {
    expect([1, 2, 3, 4, 5].map((day) => zoneOn(trip, day))).toEqual([
      "Asia/Tokyo",
      "Asia/Tokyo",
      "Pacific/Honolulu",
      "Pacific/Honolulu",
      "Pacific/Honolulu",
    ]);
    expect([1, 2, 3, 4].map((day) => wakingZone(trip, day))).toEqual([
      "Asia/Tokyo",
      "Asia/Tokyo",
      "Asia/Tokyo",
      "Pacific/Honolulu",
    ]);
  });

  test("of a city that nobody knows is that of the one before it, or else of the next", () => {
    expect(zoneOn(between("Asia/Tokyo", null), 4)).toBe("Asia/Tokyo");
    expect(zoneOn(between(null, "Asia/Tokyo"), 1)).toBe("Asia/Tokyo");
  });

  test("is the trip's in a single city, and nobody's in a copy of several that was kept before legs had any", () => {
    expect(zoneOn(aTrip({ timeZone: "Europe/Lisbon" }), 2)).toBe("Europe/Lisbon");
    expect(zoneOn({ ...between(null, null), timeZone: "Europe/Lisbon" }, 1)).toBeNull();
  });

  test("tells the date there, whatever it is where somebody asks", () => {
    const now = new Date("2027-04-30T18:00:00Z");
    expect(localDate(trip, 1, now)).toBe("2027-05-01");
    expect(localDate(trip, 4, now)).toBe("2027-04-30");
  });
});

describe("a stop on the day between two zones", () => {
  const trip = between("Europe/London", "Europe/Paris");
  const breakfast = aStop("a", 3, "morning", { kind: "meal" });
  const train = aStop("bb", 3, "morning", { kind: "travel", minutes: 140 });
  const louvre = aStop("ccc", 3, "afternoon");

  test("is in the first zone up to the way, and in the second after it", () => {
    const day = dayOf({ dayIndex: 3, summary: "" }, [louvre, train, breakfast]);
    expect(["a", "bb", "ccc"].map((id) => zoneOfStop(trip, day, id))).toEqual([
      "Europe/London",
      "Europe/London",
      "Europe/Paris",
    ]);
  });

  test("is in the second where no way is written down", () =>
    expect(zoneOfStop(trip, dayOf({ dayIndex: 3, summary: "" }, [louvre]), "ccc")).toBe("Europe/Paris"));

  test("the way is the booked flight, not the bus to the airport, nor what was only planned", () => {
    const bus = aStop("bus", 3, "morning", { kind: "travel", minutes: 45, start: "06:00", startIsSet: true });
    const flight = aStop("flight", 3, "morning", { kind: "travel", minutes: 500, booking: booked("09:40") });
    const planned = aStop("planned", 3, "morning", { kind: "travel", minutes: 700 });
    expect(wayOf([planned, bus, flight, louvre])?.id).toBe("flight");
    expect(wayOf([louvre, breakfast])).toBeNull();
  });
});

describe("what is booked on both sides of a way between two zones", () => {
  const SIDES: [name: string, from: string, to: string, start: string, leaves: string, arrives: string][] = [
    // Leaving at 09:30 on the third day, dinner at 19:30 on the same date.
    ["east, an hour ahead", "Europe/London", "Europe/Paris", "2027-05-01", "05-03T08:30", "05-03T17:30"],
    ["over the date line, east", "Asia/Tokyo", "Pacific/Honolulu", "2027-05-01", "05-03T00:30", "05-04T05:30"],
    ["over the date line, west", "Pacific/Honolulu", "Asia/Tokyo", "2027-05-01", "05-03T19:30", "05-03T10:30"],
    [
      "from one end of the dates to the other",
      "Pacific/Kiritimati",
      "Pacific/Niue",
      "2027-05-01",
      "05-02T19:30",
      "05-04T06:30",
    ],
    [
      "on the day that clocks go forward in the first",
      "America/New_York",
      "Europe/Lisbon",
      "2027-03-12",
      "03-14T13:30",
      "03-14T19:30",
    ],
    [
      "on the day that clocks go back in the second",
      "Asia/Tokyo",
      "Pacific/Auckland",
      "2027-04-02",
      "04-04T00:30",
      "04-04T07:30",
    ],
    ["half an hour apart", "Asia/Kolkata", "Asia/Kathmandu", "2027-05-01", "05-03T04:00", "05-03T13:45"],
  ];
  const day = dayOf({ dayIndex: 3, summary: "" }, [
    aStop("way", 3, "morning", { kind: "travel", booking: booked("09:30") }),
    aStop("dinner", 3, "evening", { kind: "meal", booking: booked("19:30") }),
  ]);

  test.each(SIDES)("%s: leaving counts by the first, arriving by the second", (_, from, to, start, leaves, arrives) => {
    const trip = between(from, to, start);
    const instant = (text: string): number => Date.parse(`2027-${text}:00Z`);
    const inMinutes = (now: number, block: BlockName) => {
      const moment: LiveMoment = { kind: "at-block", at: { dayIndex: 3, block }, date: null };
      const found = nextBooked({ days: [day] }, moment, trip, new Date(now));
      return found && [found.stop.id, found.inMinutes];
    };
    expect(inMinutes(instant(leaves) - 40 * 60_000, "morning")).toEqual(["way", 40]);
    expect(inMinutes(instant(arrives) - 20 * 60_000, "evening")).toEqual(["dinner", 20]);
  });

  test("is tomorrow's or today's as the company counts, not the one who looks at it from home", () => {
    const trip = between("Asia/Tokyo", "Pacific/Honolulu");
    const evening: LiveMoment = {
      kind: "evening-after",
      day: 2,
      next: { dayIndex: 3, block: "morning" },
      begins: "2027-05-03",
      isTomorrow: true,
    };
    // Ten in the evening of the second day in Tokyo, and three in the afternoon in Paris.
    const now = new Date("2027-05-02T22:00:00+09:00");
    expect(nextBooked({ days: [day] }, evening, trip, now)).toMatchObject({ inMinutes: 690, isTomorrow: true });
  });
});

describe("the day of the way", () => {
  const trip = between("Asia/Tokyo", "Pacific/Honolulu");
  const reached: DayReached = {
    currentDayIndex: 3,
    currentBlock: "morning",
    dayBeginsOn: "2027-05-03",
    travelledOn: [],
  };
  const momentAt = (now: string) => liveMoment(reached, trip, clockIn(wakingZone(trip, 3), new Date(now)));

  test("begins at four in the morning where one wakes, not where one will arrive", () => {
    expect(momentAt("2027-05-03T03:59:00+09:00")).toMatchObject({ kind: "evening-after", day: 2, isTomorrow: true });
    expect(momentAt("2027-05-03T04:00:00+09:00")).toMatchObject({ kind: "at-block", date: "2027-05-03" });
  });
});
