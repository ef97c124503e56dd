import { expect, test } from "vitest";
import { readCityFiles, readHolidays } from "#db/places/city-files.mjs";
import { loadCities } from "#db/places/load-cities";
import { holidayOn, openOn, type OpeningHours } from "~/domain/place/opening-hours";
import openingHours from "../../../db/places/opening-hours.json";
import { holidaysOf, hoursOf } from "../../../scripts/places/place-facts.mjs";

const on = (hours: OpeningHours, date: string, isHoliday = false) =>
  openOn({ hours, season: null }, date, { isHoliday, restsForMonday: false });
const TUESDAY = "2026-11-24";
const WEDNESDAY = "2026-11-25";
const SUNDAY = "2026-11-29";

test("a closing day is closed, and a late day is open longer", () => {
  const hours = hoursOf("We-Mo 09:00-18:00; We,Fr 09:00-21:45");
  expect(on(hours, TUESDAY)).toEqual([]);
  expect(on(hours, WEDNESDAY)).toEqual([[540, 1305]]);
  expect(on(hours, SUNDAY)).toEqual([[540, 1080]]);
});

test("hours of a season are those of its months", () => {
  const hours = hoursOf("Apr-Sep 09:00-20:00; Oct-Mar 09:00-17:00");
  expect(on(hours, "2026-07-01")).toEqual([[540, 1200]]);
  expect(on(hours, "2026-12-31")).toEqual([[540, 1020]]);
});

test("what rests on Mondays in Japan rests on the Tuesday after a Monday that is a holiday", () => {
  const [monday, tuesday] = ["2027-10-11", "2027-10-12"];
  const museum = { hours: hoursOf("Tu-Su 09:30-17:00"), season: null };
  const tower = { hours: hoursOf("09:00-22:00"), season: null };
  const open = (place: typeof museum, country: string, holidays: string[]) =>
    openOn(place, tuesday, holidayOn(tuesday, country, holidays))?.length;
  expect(open(museum, "JP", [`JP ${monday}`])).toBe(0);
  expect(open(museum, "JP", [])).toBe(1);
  expect(open(museum, "JP", [`PT ${monday}`])).toBe(1);
  expect(open(museum, "PT", [`PT ${monday}`])).toBe(1);
  expect(open(tower, "JP", [`JP ${monday}`])).toBe(1);
});

test("what closes after midnight belongs to its evening, on the last night of the year too", () => {
  const hours = hoursOf("Th-Sa 18:00-02:00");
  expect(on(hours, "2026-11-27")).toEqual([[1080, 1560]]);
  expect(on(hours, SUNDAY)).toEqual([]);
  expect(on(hours, "2027-12-31")).toEqual([[1080, 1560]]);
});

test("two spans a day, and days of rest with public holidays", () => {
  const hours = hoursOf("Mo-Sa 12:00-14:30,19:00-23:00; Su,PH off");
  expect(on(hours, TUESDAY)).toEqual([
    [720, 870],
    [1140, 1380],
  ]);
  expect(on(hours, SUNDAY)).toEqual([]);
  expect(on(hours, TUESDAY, true)).toEqual([]);
  expect(on(hoursOf("Mo-Sa 09:00-17:00"), TUESDAY, true)).toEqual([[540, 1020]]);
});

test("what is shut on a date of every year, or on a feast that moves, is shut then and keeps its weekdays", () => {
  const hours = hoursOf(
    "Tu-Su 10:00-18:00; Jan 01,Dec 24-25 off; Nov Th[4] off; easter +1 day off; easter -2 days off",
  );
  expect(hours.closedOn).toEqual(expect.arrayContaining(["01-01", "12-24", "12-25", "2026-11-26", "2027-03-26"]));
  const THANKSGIVING = "2026-11-26";
  const GOOD_FRIDAY = "2027-03-26";
  for (const date of ["2026-12-24", "2028-12-24", "2027-01-01", THANKSGIVING, GOOD_FRIDAY])
    expect({ date, open: on(hours, date) }).toEqual({ date, open: [] });
  for (const date of ["2026-12-23", "2026-12-31", "2026-11-19", "2027-03-25"])
    expect({ date, open: on(hours, date) }).toEqual({ date, open: [[600, 1080]] });
});

test("always open is open all day, and what opens on one Sunday of the month counts as closed", () => {
  expect(on(hoursOf("24/7"), SUNDAY)).toEqual([[0, 1440]]);
  expect(on(hoursOf("Su[1] 10:00-12:00"), SUNDAY)).toEqual([]);
});

test("out of season is closed, whatever the hours; without known hours nothing is said", () => {
  expect(openOn({ hours: hoursOf("24/7"), season: [12, 1, 2] }, "2026-07-01")).toEqual([]);
  expect(openOn({ hours: null, season: [12, 1, 2] }, "2026-12-24")).toBeNull();
});

test("every text of opening hours in the data is read into what is loaded", () => {
  const texts = new Set(
    readCityFiles().flatMap((city) =>
      (city as { places: { hours?: string | null }[] }).places.flatMap(({ hours }) => hours ?? []),
    ),
  );
  expect(Object.keys(openingHours).toSorted()).toEqual([...texts].toSorted());
  const sample = Object.entries<unknown>(openingHours).filter((_, i) => i % 50 === 0);
  for (const [text, hours] of sample) expect({ text, hours: hoursOf(text) }).toEqual({ text, hours });
});

test("the public holidays of every country with covered cities are known", () => {
  const holidays = readHolidays();
  expect(Object.keys(holidays).toSorted()).toEqual(
    [...new Set(loadCities().map(({ countryCode }) => countryCode))].toSorted(),
  );
  expect(holidays.PT?.["2027-04-25"]).toBe("Liberty Day");
  expect(holidaysOf("FR", 2027, 1)["2027-07-14"]).toBe("Bastille Day");
});
