import { expect, test } from "vitest";
import { aTrip } from "#tests/fixtures/kept-copy";
import type { LiveStatus } from "~/domain/live/live-position";
import { tripAsTravelled } from "~/server/trip/trip-as-travelled";

const trip = aTrip({ timeZone: "Asia/Tokyo" });
const live: LiveStatus = {
  currentDayIndex: 1,
  currentBlock: "morning",
  totalDays: 3,
  tripComplete: false,
  startedTrip: true,
  dayBeginsOn: "2027-04-26",
  travelledFrom: null,
  travelledOn: [],
  version: 1,
};
const now = Date.parse("2027-04-26T09:00:00+09:00");
const datesOf = (changes: Partial<LiveStatus>) => {
  const { startDate, endDate } = tripAsTravelled(trip, { ...live, ...changes }, now);
  return [startDate, endDate];
};

test("what the server says of the days of a trip goes by the dates on which it is travelled, while it is and once it was", () => {
  const planned = [trip.startDate, trip.endDate];
  expect(datesOf({})).toEqual(["2027-04-26", "2027-04-28"]);
  expect(datesOf({ currentDayIndex: 2, dayBeginsOn: "2027-04-27" })).toEqual(["2027-04-26", "2027-04-28"]);
  expect(datesOf({ startedTrip: false, dayBeginsOn: null })).toEqual(planned);
  expect(datesOf({ currentDayIndex: 4, tripComplete: true })).toEqual(planned);
  const over = { ...trip, travelledFrom: "2027-04-26" };
  expect(tripAsTravelled(over, { ...live, currentDayIndex: 4, tripComplete: true }, now)).toMatchObject({
    startDate: "2027-04-26",
    endDate: "2027-04-28",
  });
});
