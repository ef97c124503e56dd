import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { minutesOfDay } from "~/domain/plan/time-of-day";
import { planTripDays } from "~/planner/plan/plan-trip";
import { isOfTheHour, ofTheHour, usualVisit, type Visit } from "~/planner/words/hour-words";
import { inSeason } from "~/planner/words/season-lines";
import { aBrief } from "../guide-builder";

const cities = loadCities();
const HALF_PAST_SIX = 18 * 60 + 30;
const visit = (hour: number, minutes = 60): Visit => ({
  from: hour * 60,
  until: hour * 60 + minutes,
  sunset: () => HALF_PAST_SIX,
});

describe("a line that speaks of an hour of the day", () => {
  test.each([
    ["The sun goes down exactly behind St Peter's from this balustrade.", 18, 13],
    ["At half past five a maiko may hurry by to work.", 17, 13],
    ["Come when the light fades and the bay switches itself on below.", 18, 13],
    ["Benches under teak for the sun that drops behind the ridge.", 18, 13],
    ["In the morning the market sells fish.", 9, 15],
    ["At dawn you share the bridge with the swans.", 7, 11],
    ["After dark the steps turn into a screen of lights.", 19, 10],
    ["Before eight the gulls are there.", 7, 11],
    ["After ten the whole grid becomes one party.", 22, 15],
    ["It never closes: at dusk only the foxes are left under the gates.", 18, 9],
    ["The stone lanes are at their best late at night with nobody about.", 22, 10],
    ["Lean on the stone after the shops close and watch the boats.", 19, 16],
    ["Ducks hang in the window and are gone by late lunch.", 12, 19],
    ["Kottu at one in the morning: two blades on hot iron.", 21, 14],
  ])("%s", (line, at, notAt) => {
    expect(ofTheHour(line, visit(at))).toBe(line);
    expect(ofTheHour(line, visit(notAt))).toBe("");
  });

  test("is told from its second half on at another hour", () => {
    const line = "At six soldiers fold the huge flag; look down on the square from a rooftop.";
    expect(ofTheHour(line, visit(18))).toBe(line);
    expect(ofTheHour(line, visit(12))).toBe("Look down on the square from a rooftop.");
  });

  test.each([
    [
      "A slope of grass facing the castle; at dusk half of Vinohrady lies on it.",
      "A slope of grass facing the castle.",
    ],
    [
      "Copper domes over the whole basin, which lights up grid by grid after sunset; volunteers line up telescopes.",
      "Copper domes over the whole basin; volunteers line up telescopes.",
    ],
    ["Four palaces face one horseman; guards march in at noon.", "Four palaces face one horseman."],
  ])("leaves out what goes on at another hour: %s", (line, told) => {
    expect(ofTheHour(line, visit(14))).toBe(told);
  });

  test("leaves out with it what leans on it, and tells of doors at any hour", () => {
    expect(ofTheHour("At midnight they burned it; a fig tree from that night stands by the fountain.", visit(11))).toBe(
      "",
    );
    const doors = "A hall of iron and glass; it opens at eight.";
    expect(ofTheHour(doors, visit(14))).toBe(doors);
  });

  test("is none for a number of things, nor for a painted sunset", () => {
    expect(isOfTheHour("Ten seats at one counter, at three thousand metres", visit(11))).toBe(true);
    expect(isOfTheHour("A gold sunset of an arch over the stage", visit(11))).toBe(true);
  });
});

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

test("every place has words for each month in which it is open, in town for each part of the day that it is for", () => {
  const silent = cities.flatMap(({ id, lat, places }) =>
    places.flatMap(({ name, about, season, parts, dayTrip }) =>
      MONTHS.filter((month) => season?.includes(month) ?? true).flatMap((month) => {
        const now = inSeason(about, { months: [month], lat });
        if (now === "") return [`${id}, ${name}, month ${month}: ${about}`];
        return (dayTrip ? [] : parts).flatMap((part) =>
          ofTheHour(now, usualVisit(part)) === "" ? [`${id}, ${name}, ${part}, month ${month}: ${about}`] : [],
        );
      }),
    ),
  );
  expect(silent).toEqual([]);
});

test.each(["rome", "kyoto", "mumbai", "prague", "delhi"])(
  "no stop of four days in %s is told by another hour than its own",
  (id) => {
    const guide = cities.find((city) => city.id === id) ?? null;
    const days = planTripDays(aBrief({ guide, cityName: guide?.name ?? "", tripId: id, daysTotal: 4, anchors: [] }));
    const places = new Map(guide?.places.map((place) => [place.id, place]));
    const wrong = days.flatMap(({ stops }) =>
      stops.flatMap(({ note, start, minutes, placeId }) => {
        const from = minutesOfDay(start);
        const place = places.get(placeId ?? "");
        if (!place || place.dayTrip || from === null) return [];
        const then = { from, until: from + (minutes ?? 0), sunset: () => null };
        const isTold = note.includes(place.about) && ofTheHour(place.about, then) !== place.about;
        return isTold ? [`${place.name} at ${start}: ${note}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  },
);
