import fc from "fast-check";
import { expect, test } from "vitest";
import { lengthText, timeText } from "#messages/times";
import { endOf, fixedStart, isTimeOfDay, minutesOfDay, timeAt, toldTime, typedTime } from "~/domain/plan/time-of-day";

test("every minute of the day is written as one time and read back as itself", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minutes) => {
      expect(isTimeOfDay(timeAt(minutes))).toBe(true);
      expect(minutesOfDay(timeAt(minutes))).toBe(minutes);
      expect(typedTime(timeAt(minutes))).toBe(timeAt(minutes));
    }),
  );
});

test.each(["9:40", "24:00", "12:60", "noon", "", " 09:40", "09:40:00"])("%j is no time that is kept", (text) =>
  expect(minutesOfDay(text)).toBeNull(),
);

test.each([
  ["9:40", "09:40"],
  ["9.40", "09:40"],
  ["940", "09:40"],
  ["0940", "09:40"],
  ["21h30", "21:30"],
  ["18h", "18:00"],
  ["18 Uhr", "18:00"],
  ["7", "07:00"],
  ["9 pm", "21:00"],
  ["9:15 p.m.", "21:15"],
  ["12 am", "00:00"],
  ["12 pm", "12:00"],
])("who types %j means %s", (typed, time) => expect(typedTime(typed)).toBe(time));

test.each(["25:00", "13 pm", "9:7", "9:70", "soon", "12345", "", "9 to 5"])("%j is no time", (typed) =>
  expect(typedTime(typed)).toBeNull(),
);

test("a stop ends when its minutes are over, on the clock of the next day past midnight", () => {
  expect(endOf({ start: "09:40", minutes: 90 })).toBe("11:10");
  expect(endOf({ start: "23:30", minutes: 60 })).toBe("00:30");
  expect(endOf({ start: null, minutes: 60 })).toBeNull();
  expect(endOf({ start: "09:40", minutes: null })).toBeNull();
});

test("a time is told as about, unless it is booked or a person set it", () => {
  const proposed = { start: "10:00", startIsSet: false, booking: null };
  const told = (stop: Parameters<typeof toldTime>[0]) => {
    const time = toldTime(stop);
    return time && timeText(time);
  };
  expect(told(proposed)).toBe("about 10:00");
  expect(told({ ...proposed, startIsSet: true })).toBe("10:00");
  expect(told({ ...proposed, booking: { time: "09:40" } })).toBe("9:40");
  expect(told({ ...proposed, booking: { time: null } })).toBe("about 10:00");
  expect(told({ ...proposed, start: null })).toBeNull();
  expect(fixedStart(proposed)).toBeNull();
});

test("how long something takes is told in hours and minutes", () => {
  expect([5, 45, 60, 90, 150, 0].map(lengthText)).toEqual([
    "5 min",
    "45 min",
    "1 h",
    "1 h 30 min",
    "2 h 30 min",
    "0 min",
  ]);
});
