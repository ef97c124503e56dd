import { describe, expect, test } from "vitest";
import { kilometresBetween } from "~/domain/place/geo";
import type { OpeningHours, OpenSpan } from "~/domain/place/opening-hours";
import type { CityGuide, Place } from "~/domain/place/place";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import { planTripDays } from "~/planner/plan/plan-trip";
import { isOneDeckMore } from "~/planner/along/places-along";
import { suggestAnchors } from "~/planner/plan/suggest-anchors";
import { aBrief, aGuide, anIntent, aPlace } from "../guide-builder";

/** A Monday. */
const MONDAY = "2027-05-10";
const NORTH = { lat: 38.8, lng: -9.14 };
const open = (week: OpenSpan[][], closedOnHolidays = false): OpeningHours => ({
  closedOnHolidays,
  periods: [{ months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], week }],
});
const DAILY: OpenSpan[][] = Array.from({ length: 7 }, () => [[540, 1_020]]);
const closedOn = (...weekdays: number[]): OpeningHours =>
  open(DAILY.map((spans, weekday) => (weekdays.includes(weekday) ? [] : spans)));

const withPlaces = (...places: Place[]): CityGuide => {
  const guide = aGuide();
  return { ...guide, places: [...guide.places, ...places] };
};
const anIcon = (name: string, over: Partial<Place> = {}): Place =>
  aPlace({ name, fame: 3, category: "landmark", ...over });
const idsOf = (days: readonly Day[]): (string | null)[] =>
  days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId));
const dayOf = (days: readonly Day[], { id }: Place): number | undefined =>
  days.find(({ stops }) => stops.some(({ placeId }) => placeId === id))?.dayIndex;

describe("what one would not go home without", () => {
  test("is in the plan although it lies out of the way and is another thing than what was asked for", () => {
    const icons = [0, 1, 2, 3].map((i) => anIcon(`Great Gate ${i}`, { ...NORTH, lng: -9.14 + i * 0.03 }));
    const guide = withPlaces(...icons);
    const seen = (days: readonly Day[]): number => icons.filter(({ id }) => idsOf(days).includes(id)).length;
    expect(seen(planTripDays(aBrief({ guide })))).toBe(4);
    const forFood = anIntent({ priorities: ["Food & Culinary Adventures"] });
    expect(seen(planTripDays(aBrief({ guide, intent: forFood })))).toBeGreaterThanOrEqual(2);
  });

  test("is not kept out by being the fifth of its kind", () => {
    const churches = Array.from({ length: 5 }, (_, i) =>
      anIcon(`Cathedral ${i}`, { category: "religious", lat: 38.72 + i * 0.002 }),
    );
    const days = planTripDays(aBrief({ guide: withPlaces(...churches), daysTotal: 3 }));
    for (const { id } of churches) expect(idsOf(days)).toContain(id);
  });

  test("is seen on the way where it has no part of the day for itself", () => {
    const icons = Array.from({ length: 8 }, (_, i) =>
      anIcon(`Great Gate ${i}`, { minutes: 45, lat: 38.72 + i * 0.001 }),
    );
    const days = planTripDays(aBrief({ guide: withPlaces(...icons), daysTotal: 2 }));
    const seen = icons.filter(({ id }) => idsOf(days).includes(id));
    expect(seen.length).toBeGreaterThan(6);
  });

  test("comes first where musts are suggested", () => {
    const icons = [0, 1, 2].map((i) => anIcon(`Great Gate ${i}`, { anchor: i === 0 }));
    const titles = suggestAnchors(aBrief({ guide: withPlaces(...icons) })).map(({ title }) => title);
    expect(titles.slice(0, 3).toSorted()).toEqual(icons.map(({ name }) => name).toSorted());
  });

  test("is a day trip from three days on", () => {
    const trip = anIcon("Army of Clay", { dayTrip: true, minutes: 360, lat: 38.9, lng: -9.3 });
    const guide = withPlaces(trip, ...[0, 1, 2, 3, 4, 5].map((i) => anIcon(`Great Gate ${i}`)));
    expect(idsOf(planTripDays(aBrief({ guide, daysTotal: 3 })))).toContain(trip.id);
    expect(idsOf(planTripDays(aBrief({ guide, daysTotal: 2 })))).not.toContain(trip.id);
    expect(idsOf(planTripDays(aBrief({ guide: withPlaces(trip), daysTotal: 2 })))).toContain(trip.id);
  });

  test("is gone to once, though two outings lead to it", () => {
    const beach = anIcon("Penguins Beach", { dayTrip: true, minutes: 300, lat: 38.85 });
    const cape = anIcon("Long Cape and Penguins", { dayTrip: true, minutes: 400, lat: 38.95 });
    const other = anIcon("Army of Clay", { dayTrip: true, minutes: 360, lng: -9.4 });
    const out = idsOf(planTripDays(aBrief({ guide: withPlaces(beach, cape, other), daysTotal: 7 })));
    expect([beach, cape].filter(({ id }) => out.includes(id))).toHaveLength(1);
    expect(out).toContain(other.id);
  });

  test("leaves one trip for what every guidebook has, from five days on", () => {
    const trip = aPlace({ name: "Painted Village", fame: 2, dayTrip: true, minutes: 360, lat: 38.9, lng: -9.3 });
    expect(idsOf(planTripDays(aBrief({ guide: withPlaces(trip), daysTotal: 5 })))).toContain(trip.id);
    expect(idsOf(planTripDays(aBrief({ guide: withPlaces(trip), daysTotal: 3 })))).not.toContain(trip.id);
  });
});

describe("a stated interest", () => {
  test.each(["food", "shopping", "nature"] as const)("has half the parts of three days: %s", (interest) => {
    const priority = {
      food: "Food & Culinary Adventures",
      shopping: "Shopping & Local Markets",
      nature: "Nature & Scenic Views",
    } as const;
    const icons = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => anIcon(`Great Gate ${i}`));
    const guide = withPlaces(
      ...icons,
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        aPlace({
          name: `Good Place ${i}`,
          interests: [interest],
          fame: 0,
          category: "market",
          parts: ["morning", "afternoon"],
        }),
      ),
    );
    const days = planTripDays(aBrief({ guide, intent: anIntent({ priorities: [priority[interest]] }) }));
    const byId = new Map(guide.places.map((place) => [place.id, place]));
    const heard = days
      .flatMap(({ blocks }) => BLOCK_NAMES.map((part) => byId.get(blocks[part].placeId ?? "")))
      .filter((place) => place?.interests.includes(interest));
    expect(heard.length).toBeGreaterThanOrEqual(5);
  });

  test("in the night means evenings", () => {
    const bars = [0, 1, 2].map((i) => aPlace({ name: `Bar ${i}`, category: "nightlife", fame: 0 }));
    const days = planTripDays(
      aBrief({ guide: withPlaces(...bars), intent: anIntent({ priorities: ["Nightlife & Entertainment"] }) }),
    );
    const byId = new Map([...aGuide().places, ...bars].map((place) => [place.id, place]));
    for (const { blocks } of days) expect(byId.get(blocks.evening.placeId ?? "")?.interests).toContain("nightlife");
  });
});

describe("the hours of a place", () => {
  const palace = (hours: OpeningHours, over: Partial<Place> = {}): Place =>
    anIcon("Summer Palace", { category: "museum", hours, ...over });

  test("keep it off the days on which it is closed, and no rule of thumb does", () => {
    for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
      const place = palace(closedOn(...[0, 1, 2, 3, 4, 5, 6].filter((other) => other !== weekday)));
      const inTown = aGuide().places.filter(({ dayTrip }) => !dayTrip);
      const guide = { ...aGuide(), places: [...inTown, place] };
      const days = planTripDays(aBrief({ guide, startDate: MONDAY, daysTotal: 7 }));
      // The first day is a Monday, on which most museums of Portugal rest.
      expect(dayOf(days, place)).toBe(weekday === 0 ? 7 : weekday);
    }
  });

  test("say nothing of a house's day of rest where the house is open", () => {
    const place = palace(closedOn(0, 2, 3, 4, 5, 6));
    const days = planTripDays(aBrief({ guide: withPlaces(place), startDate: MONDAY, daysTotal: 3 }));
    const note = days[0]?.stops.find(({ placeId }) => placeId === place.id)?.note;
    expect(note).not.toMatch(/many museums|close on Mondays/i);
  });

  test("count on public holidays and for the season", () => {
    const onWeekdays = palace(open(DAILY, true));
    const guide = withPlaces(onWeekdays);
    const holidays = [`PT ${MONDAY}`, "PT 2027-05-11", "PT 2027-05-12"];
    expect(idsOf(planTripDays(aBrief({ guide, startDate: MONDAY, holidays })))).not.toContain(onWeekdays.id);
    expect(idsOf(planTripDays(aBrief({ guide, startDate: MONDAY })))).toContain(onWeekdays.id);
    const beach = anIcon("Long Beach", { category: "nature", season: [6, 7, 8] });
    expect(idsOf(planTripDays(aBrief({ guide: withPlaces(beach), startDate: MONDAY })))).not.toContain(beach.id);
    expect(idsOf(planTripDays(aBrief({ guide: withPlaces(beach), startDate: "2027-07-05" })))).toContain(beach.id);
  });

  test("keep from the evening what closes before it", () => {
    const places = [0, 1, 2, 3].map((i) =>
      anIcon(`Terrace ${i}`, { hours: open(DAILY), parts: ["evening", "afternoon"], lat: 38.72 + i * 0.001 }),
    );
    const days = planTripDays(aBrief({ guide: withPlaces(...places), startDate: MONDAY, daysTotal: 3 }));
    for (const { stops } of days)
      for (const { placeId, at } of stops)
        if (places.some(({ id }) => id === placeId)) expect(at.part).not.toBe("evening");
  });

  test("of a day trip choose its day", () => {
    for (const weekday of [1, 2, 3, 4]) {
      const trip = anIcon("Royal Palace", {
        dayTrip: true,
        minutes: 360,
        lat: 38.9,
        hours: closedOn(...[0, 1, 2, 3, 4, 5, 6].filter((other) => other !== weekday)),
      });
      const days = planTripDays(aBrief({ guide: withPlaces(trip), startDate: MONDAY, daysTotal: 4 }));
      expect(dayOf(days, trip)).toBe(weekday);
    }
  });

  test("of a must that is closed on all days are said, and it is not planned", () => {
    const place = palace(closedOn(1, 2));
    const brief = aBrief({ guide: withPlaces(place), startDate: MONDAY, daysTotal: 2, anchors: [place.name] });
    const days = planTripDays(brief);
    expect(idsOf(days)).not.toContain(place.id);
    expect(days.at(-1)?.blocks.evening.description).toContain("Summer Palace is usually closed on all of your days");
  });

  test("of what is closed on all days are said where musts are chosen: of what was chosen before, and of what one would not go home without", () => {
    const icon = palace(closedOn(1, 2));
    const own = aPlace({ name: "Button Museum", hours: closedOn(1, 2), fame: 0 });
    const unknown = aPlace({ name: "Nail Museum", hours: closedOn(1, 2), fame: 0 });
    const guide = withPlaces(icon, own, unknown);
    const brief = aBrief({ guide, startDate: MONDAY, daysTotal: 2, anchors: [own.name] });
    const anchors = suggestAnchors(brief);
    expect(anchors.slice(0, 10).some(({ isClosed }) => isClosed)).toBe(false);
    expect(anchors.slice(10).map(({ title, isClosed }) => [title, isClosed])).toEqual([
      [own.name, true],
      [icon.name, true],
    ]);
    const later = suggestAnchors({ ...brief, daysTotal: 3 });
    expect(later.some(({ isClosed }) => isClosed)).toBe(false);
    expect(later.map(({ title }) => title)).toContain(icon.name);
  });
});

test("a day's way through its stops is about the shortest", () => {
  const icons = Array.from({ length: 9 }, (_, i) =>
    anIcon(`Great Gate ${i}`, { lat: 38.72 + 0.02 * (i % 3), lng: -9.14 + 0.02 * Math.floor(i / 3) }),
  );
  const byId = new Map(icons.map((place) => [place.id, place]));
  for (const { blocks } of planTripDays(aBrief({ guide: withPlaces(...icons), daysTotal: 3 }))) {
    const [a, b, c] = BLOCK_NAMES.map((part) => byId.get(blocks[part].placeId ?? ""));
    if (!a || !b || !c || c.parts.includes("evening")) continue;
    expect(kilometresBetween(a, b) + kilometresBetween(b, c)).toBeLessThanOrEqual(
      1.15 * (kilometresBetween(b, a) + kilometresBetween(a, c)) + 0.3,
    );
  }
});

test("one view from above that costs something is enough for a day, but for an icon", () => {
  const deck = (fame: Place["fame"]): Place => aPlace({ category: "viewpoint", ticketed: true, fame });
  const terrace = aPlace({ category: "viewpoint", ticketed: false });
  expect(isOneDeckMore(deck(2), [deck(3)])).toBe(true);
  expect(isOneDeckMore(deck(3), [deck(2)])).toBe(false);
  expect(isOneDeckMore(deck(2), [terrace])).toBe(false);
  expect(isOneDeckMore(terrace, [deck(2)])).toBe(false);
});
