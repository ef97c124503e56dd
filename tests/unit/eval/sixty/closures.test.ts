import { describe, expect, test } from "vitest";
import { closedFor, hoursOn, isHoliday, monthsOf } from "../../../../quality/eval/judges/closures";
import { closedDoors } from "../../../../quality/eval/sixty/closed-doors";
import { aPlace } from "../../planner/guide-builder";
import { aPlannedTrip, at } from "./planned-builder";

const MONDAY = "2027-05-03";
const TUESDAY = "2027-05-04";
const CHRISTMAS = "2026-12-25";
const museum = { hours: "Tu-Su 10:00-18:00; PH off", season: null };
const closed = (place: Parameters<typeof closedFor>[0], date: string, from: number | null, until: number | null) =>
  closedFor(place, { date, from: from && from * 60, until: until && until * 60 }, "FR");

describe("a visit finds closed doors", () => {
  test("on the closing day, before the hours and after them", () => {
    expect(closed(museum, MONDAY, 11, 13)).toContain("is closed on Mo");
    expect(closed(museum, TUESDAY, 9, 11)).toContain("for 60 minutes of the visit");
    expect(closed(museum, TUESDAY, 17, 19)).toContain("for 45 minutes of the visit");
    expect(closed(museum, TUESDAY, 16.5, 18)).toBeNull();
  });

  test("on a public holiday, where the hours say so", () => {
    expect(closed(museum, CHRISTMAS, 11, 13)).toContain("on that holiday");
    expect(closed({ ...museum, hours: "Tu-Su 10:00-18:00" }, CHRISTMAS, 11, 13)).toBeNull();
    expect(closed({ ...museum, hours: "Mo-Sa 10:00-18:00; Su,PH 12:00-16:00" }, CHRISTMAS, 10, 12)).not.toBeNull();
    expect(closed({ ...museum, hours: "Mo-Sa 10:00-18:00; Su,PH 12:00-16:00" }, CHRISTMAS, 12, 15)).toBeNull();
  });

  test("out of season", () => {
    const slope = { hours: null, season: "Dec-Mar" };
    expect(closed(slope, MONDAY, 11, 13)).toBe("is open Dec-Mar only");
    expect(closed(slope, CHRISTMAS, 11, 13)).toBeNull();
    expect(closed({ ...museum, hours: "May-Sep: Mo-Su 10:00-20:00" }, CHRISTMAS, 11, 13)).not.toBeNull();
  });

  test("past midnight only when it really closes", () => {
    const bar = { hours: "We-Mo 18:00-02:00", season: null };
    expect(closed(bar, MONDAY, 22, 25)).toBeNull();
    expect(closed(bar, MONDAY, 22, 27)).not.toBeNull();
    expect(closed(bar, TUESDAY, 22, 24)).not.toBeNull();
  });

  test("nobody knows of it where nothing is known, and a day is enough for a visit without a time", () => {
    expect(closed({ hours: null, season: null }, MONDAY, 3, 4)).toBeNull();
    expect(closed(museum, TUESDAY, null, null)).toBeNull();
    expect(closed(museum, MONDAY, null, null)).not.toBeNull();
  });
});

test("a rule for public holidays is one for the day if it is a holiday, and none if not", () => {
  expect(hoursOn("Su,PH 12:00-16:00; Mo 9:00-12:00", "2027-05-05", true)).toBe("Su,We 12:00-16:00; Mo 9:00-12:00");
  expect(hoursOn("PH,Su 12:00-16:00; PH off", "2027-05-05", false)).toBe("Su 12:00-16:00");
});

test("a season is read over the turn of the year, in parts, and not guessed", () => {
  expect(monthsOf("Nov-Feb")).toEqual([10, 11, 0, 1]);
  expect(monthsOf("April-May, Sep")).toEqual([3, 4, 8]);
  expect(monthsOf("whenever it snows")).toBeNull();
});

test("a plan with a stop on a closing day is caught, and the same stop a day later is not", () => {
  const place = aPlace({ name: "Orsay" });
  const plan = (startDate: string) => aPlannedTrip([{ stops: [at("11:00", place)] }], { brief: { startDate } });
  const doors = (startDate: string) => closedDoors(plan(startDate), "FR", () => museum);
  expect(doors(MONDAY)).toMatchObject({ part: 1, whole: 1 });
  expect(doors(MONDAY).lacks[0]).toContain("Orsay on 2027-05-03 at 11:00");
  expect(doors(TUESDAY)).toMatchObject({ part: 0, whole: 1 });
});

test("a holiday is on its date of the country's own calendar, on the other side of the world too", () => {
  expect(isHoliday("2027-02-06", "NZ")).toBe(true);
  expect(isHoliday("2027-02-05", "NZ")).toBe(false);
  expect(isHoliday("2026-12-25", "US")).toBe(true);
  expect(isHoliday("2026-12-24", "US")).toBe(false);
});
