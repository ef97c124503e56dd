import { expect, test } from "vitest";
import { openMatters } from "~/domain/trip/open-matters";
import { aDay, someDays } from "#tests/fixtures/days";

const trip: Parameters<typeof openMatters>[0]["trip"] = {
  daysTotal: 3,
  partyCount: 2,
  tripComplete: false,
  whoWith: ["friends"],
};
const bookAhead: ReadonlyMap<string, number> = new Map();
const soon = { fromDay: 1, daysLeft: 30, bookAhead };
const withTicket = (dayIndex: number) =>
  aDay(dayIndex, undefined, { evening: { title: "The opera", isTicketed: true } });

test("a trip that is planned, complete in company and without tickets waits for nothing", () => {
  expect(openMatters({ trip, itinerary: { days: someDays(3) }, companions: 2, ...soon })).toEqual([]);
});

test("missing days come first, then who has not joined, then tickets to get", () => {
  const itinerary = { days: [withTicket(1), aDay(2)] };
  expect(openMatters({ trip, itinerary, companions: 1, ...soon })).toEqual([
    { code: "days-missing", planned: 2, total: 3 },
    { code: "companions-missing", here: 1, expected: 2 },
    { code: "ticket", dayIndex: 1, title: "The opera", isLate: false },
  ]);
});

test("a day that is over wants no ticket, a trip that is over nothing", () => {
  const itinerary = { days: [withTicket(1), withTicket(2), aDay(3)] };
  const facts = { trip, itinerary, companions: 2, ...soon, fromDay: 2 };
  expect(openMatters(facts)).toEqual([{ code: "ticket", dayIndex: 2, title: "The opera", isLate: false }]);
  expect(openMatters({ ...facts, trip: { ...trip, tripComplete: true } })).toEqual([]);
});

test("nobody is said to be missing while it is not known who is on the trip", () => {
  expect(openMatters({ trip, itinerary: { days: someDays(3) }, companions: null, ...soon })).toEqual([]);
});

test("children, who do not join by themselves, are not waited for", () => {
  const isWaiting = (companions: number, ...whoWith: (typeof trip)["whoWith"][number][]) =>
    openMatters({
      trip: { ...trip, partyCount: 4, whoWith },
      itinerary: { days: someDays(3) },
      companions,
      ...soon,
    }).length > 0;
  expect(isWaiting(1, "spouse", "kids")).toBe(true);
  expect(isWaiting(2, "spouse", "kids")).toBe(false);
  expect(isWaiting(1, "kids")).toBe(false);
  expect(isWaiting(2, "spouse", "friends")).toBe(true);
});

test("what is booked wants no ticket any more; what stands beside a part's headline does", () => {
  const day = withTicket(1);
  const booking = { reference: "OP-7", name: "", time: null, url: "", note: "" };
  const stops = day.stops.map((stop) => (stop.isTicketed ? { ...stop, booking } : stop));
  const [opera] = day.stops.filter(({ isTicketed }) => isTicketed);
  if (!opera) throw new Error("There is no opera.");
  const beside = { ...opera, id: "museum", title: "The museum", booking: null };
  const titles = (days: Parameters<typeof openMatters>[0]["itinerary"]) =>
    openMatters({ trip: { ...trip, daysTotal: 1 }, itinerary: days, companions: 2, ...soon });
  expect(titles({ days: [{ ...day, stops }] })).toEqual([]);
  expect(titles({ days: [{ ...day, stops: [...stops, beside] }] })).toEqual([
    { code: "ticket", dayIndex: 1, title: "The museum", isLate: false },
  ]);
});

test("what is sold at the door is nothing to see to before the trip", () => {
  const day = withTicket(1);
  const stops = day.stops.map((stop) => (stop.isTicketed ? { ...stop, placeId: "opera" } : stop));
  const matters = (placeId: string) =>
    openMatters({
      trip: { ...trip, daysTotal: 1 },
      itinerary: { days: [{ ...day, stops }] },
      companions: 2,
      ...soon,
      bookAhead: new Map([[placeId, 0]]),
    });
  expect(matters("opera")).toEqual([]);
  expect(matters("museum")).toEqual([{ code: "ticket", dayIndex: 1, title: "The opera", isLate: false }]);
});

test("a ticket that people book longer ahead than its day is away may be sold out, and comes before the others", () => {
  const day = (dayIndex: number, title: string, placeId: string) => {
    const { stops, ...rest } = aDay(dayIndex, undefined, { evening: { title, isTicketed: true } });
    return { ...rest, stops: stops.map((stop) => (stop.isTicketed ? { ...stop, placeId } : stop)) };
  };
  const itinerary = {
    days: [day(1, "The opera", "opera"), day(2, "The museum", "museum"), day(3, "The studio", "studio")],
  };
  const lateOnes = (fromDay: number, daysLeft: number) =>
    openMatters({
      trip,
      itinerary,
      companions: 2,
      fromDay,
      daysLeft,
      bookAhead: new Map([
        ["opera", 7],
        ["studio", 30],
      ]),
    }).map((matter) => (matter.code === "ticket" ? [matter.title, matter.isLate] : []));
  expect(lateOnes(1, 28)).toEqual([
    ["The opera", false],
    ["The museum", false],
    ["The studio", false],
  ]);
  expect(lateOnes(1, 27)).toEqual([
    ["The studio", true],
    ["The opera", false],
    ["The museum", false],
  ]);
  expect(lateOnes(3, 0)).toEqual([["The studio", true]]);
});
