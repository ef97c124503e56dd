import { describe, expect, test } from "vitest";
import { findingText } from "#messages/notices/findings";
import { USUAL_GETTING_ABOUT } from "~/domain/place/way-between";
import { minutesOfDay } from "~/domain/plan/time-of-day";
import type { DayFrame } from "~/planner/times/day-frame";
import { mealsLost, type StopOnClock, timeCollisions } from "~/planner/times/time-collisions";

const CENTRE = { lat: 38.72, lng: -9.14 };
const north = (km: number) => ({ ...CENTRE, lat: CENTRE.lat + km / 111.195 });
const FRAME: DayFrame = {
  pace: "moderate",
  children: false,
  gettingAbout: USUAL_GETTING_ABOUT,
  from: 0,
  until: 24 * 60,
  wakesAt: null,
  centre: CENTRE,
  dinnerFrom: 19 * 60,
  waters: null,
};

/** A stop from `start` on; `fixed` by a booking or a person unless said otherwise. */
function aStop(title: string, start: string | null, minutes: number, over: Partial<StopOnClock> = {}): StopOnClock {
  const from = minutesOfDay(start);
  const part = from === null || from < 12 * 60 ? "morning" : from < 17 * 60 + 30 ? "afternoon" : "evening";
  return {
    id: title,
    part,
    kind: "sight",
    title,
    point: CENTRE,
    category: null,
    isDayTrip: false,
    minutesOut: null,
    usual: null,
    fixed: from,
    isBooked: false,
    kept: minutes,
    clocksForward: 0,
    hours: null,
    sunset: null,
    isLit: false,
    isWhole: false,
    lastEntry: 0,
    start: from,
    minutes,
    ...over,
  };
}
const proposed = { fixed: null, kept: null };

const told = (stops: StopOnClock[], frame: Partial<DayFrame> = {}): string[] =>
  timeCollisions(stops, { ...FRAME, ...frame }).map(
    (found) => findingText({ ...found, severity: "gentle", dayIndex: 1, block: "morning" }).message,
  );

describe("what collides is told with a time that would fit", () => {
  test("something would begin while one is still elsewhere", () => {
    const castle = aStop("the castle", "11:00", 135);
    expect(told([castle, aStop("Lunch", "12:30", 60, { kind: "meal" })])).toEqual([
      "Lunch would begin while you are at the castle: 13:20?",
    ]);
    expect(told([castle, aStop("Lunch", "13:20", 60, { kind: "meal" })])).toEqual([]);
  });

  test("what begins after a way between two time zones is told on the clocks of the second", () => {
    const train = (clocksForward: number) => aStop("the train", "10:00", 120, { kind: "travel", clocksForward });
    const lunch = aStop("Lunch", "12:30", 60, { kind: "meal" });
    expect(told([train(0), lunch])).toEqual([]);
    expect(told([train(60), lunch])).toEqual(["Lunch would begin while you are at the train: 13:05?"]);
    const early = aStop("Coffee", "08:00", 30, { kind: "drink" });
    expect(told([train(-19 * 60), early])).toEqual([]);
  });

  test("the planner's own proposal gives way to what is booked", () => {
    expect(told([aStop("the castle", "11:00", 135, proposed), aStop("Lunch", "12:30", 60)])).toEqual([
      "You would still be at the castle when Lunch begins: start there at 10:10?",
    ]);
  });

  test("two stops before the arrival are not both moved to the same time", () => {
    const [castle, tower] = [aStop("Castle", "12:30", 60, proposed), aStop("Tower", "14:00", 45, proposed)];
    const starts = timeCollisions([castle, tower], { ...FRAME, from: 14 * 60 + 50 }).flatMap((found) =>
      found.code === "before-arrival" ? [found.proposal?.start] : [],
    );
    expect(starts).toEqual(["14:50", "15:55"]);
  });

  test("the way takes longer than there is", () => {
    expect(told([aStop("Castle", "09:00", 90), aStop("Park", "10:40", 60, { point: north(1) })])).toEqual([
      "From Castle to Park it takes about 19 minutes: Park at 10:50?",
    ]);
    expect(told([aStop("Castle", "09:00", 90), aStop("Park", "10:40", 60, { point: null })])).toEqual([]);
  });

  test("a stop stands after one that it comes before", () => {
    expect(told([aStop("Museum", "14:00", 90), aStop("Coffee", "10:00", 30)])).toEqual([
      "Coffee is at 10:00, but comes after Museum in the plan: move it up, or change its time.",
    ]);
  });

  test("something fixed that was moved up among proposals is told of itself, not of the proposal beneath it", () => {
    const fado = aStop("Fado", "14:50", 90, { part: "morning" });
    const lunch = aStop("Lunch", "12:30", 60, { ...proposed, kind: "meal" });
    expect(timeCollisions([fado, lunch], FRAME).map(({ stopId }) => stopId)).toEqual(["Fado"]);
    expect(told([fado, lunch])).toEqual([
      "Fado is at 14:50, but comes before Lunch in the plan: move it back down, or change its time.",
    ]);
  });

  test("no lunch is proposed for the afternoon's end, and no dinner before people sit down to it", () => {
    const tour = aStop("the tour", "12:00", 200);
    expect(told([tour, aStop("Lunch", "13:00", 60, { ...proposed, kind: "meal" })])).toEqual([
      "Lunch would begin while you are at the tour.",
    ]);
    const dinner = aStop("Dinner", "17:40", 60, { ...proposed, kind: "meal" });
    expect(told([aStop("the walk", "16:00", 105), dinner])).toEqual(["Dinner would begin while you are at the walk."]);
  });

  test("before arrival, after departure, and when it is closed", () => {
    const museum = aStop("Museum", "14:00", 90);
    expect(told([museum], { from: 15 * 60 })).toEqual(["Museum would begin before you are in the city: 15:00?"]);
    expect(told([museum], { until: 15 * 60 })).toEqual(["Museum would go on when you have to leave: 13:30?"]);
    expect(told([{ ...museum, hours: [[15 * 60, 18 * 60]] }])).toEqual([
      "Museum is usually closed for part of your visit: 15:00?",
    ]);
    expect(told([{ ...museum, hours: [[600, 900]] }])).toEqual([
      "Museum is usually closed for part of your visit: 13:30?",
    ]);
    expect(told([{ ...museum, hours: [] }])).toEqual(["Museum is usually closed on this day: move it to another."]);
  });

  test("there was no room for it", () => {
    expect(told([aStop("Train", "09:40", 140), aStop("Castle", null, 90, proposed)])).toEqual([
      "The morning is full before Castle: move it, or stay shorter elsewhere.",
    ]);
  });

  test("nothing where nothing collides, and nothing of a day without times", () => {
    expect(told([aStop("Castle", "09:00", 90), aStop("Park", "14:00", 60, { point: north(1) })])).toEqual([]);
    expect(told([aStop("Castle", null, 90, proposed), aStop("Park", null, 60, proposed)])).toEqual([]);
  });

  test("no other time is proposed for what is booked", () => {
    const booked = { isBooked: true };
    expect(told([aStop("the castle", "11:00", 135, booked), aStop("Lunch", "12:30", 60, booked)])).toEqual([
      "Lunch would begin while you are at the castle.",
    ]);
  });

  test("a proposal that would not fit either is not made", () => {
    expect(told([aStop("Walk", "10:00", 240), aStop("Coffee", "10:30", 30)])).toEqual([
      "Coffee would begin while you are at Walk.",
    ]);
  });
});

describe("meals", () => {
  const lost = (stops: StopOnClock[], frame: Partial<DayFrame> = {}) =>
    mealsLost(stops, { ...FRAME, ...frame }).map(({ meal }) => meal);

  test("are missed where the day leaves no time for them", () => {
    expect(lost([aStop("Hike", "10:30", 330)])).toEqual(["lunch"]);
    expect(lost([aStop("Opera", "18:00", 270)])).toEqual(["dinner"]);
    expect(lost([aStop("Castle", "09:00", 120), aStop("Museum", "13:00", 120)])).toEqual([]);
  });

  test("are not missed where a stop is one, or nobody is there to eat", () => {
    expect(
      lost([aStop("Hike", "10:30", 120), aStop("Inn", "12:30", 45, { kind: "meal" }), aStop("Lake", "13:15", 150)]),
    ).toEqual([]);
    expect(lost([aStop("Opera", "20:00", 150)], { from: 16 * 60 })).toEqual([]);
    expect(lost([aStop("Hike", "10:30", 330)], { from: 0, until: 16 * 60 })).toEqual(["lunch"]);
    expect(lost([aStop("Castle", "09:00", 120)], { until: 11 * 60 + 30 })).toEqual([]);
  });
});
