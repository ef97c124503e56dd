import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { planTripDays } from "~/planner/plan/plan-trip";
import { dayForPlace } from "~/screens/assistant/parts/day-for-place";
import { namedPlaces } from "~/server/chat/named-places";
import { aBrief } from "../planner/guide-builder";

const lisbon = loadCities().find(({ id }) => id === "lisbon");
if (!lisbon) throw new Error("No Lisbon.");
const brief = aBrief({ cityName: "Lisbon", guide: lisbon, daysTotal: 3, startDate: "2027-05-03" });
const days = planTripDays(brief);
const named = (reply: string, plan: Parameters<typeof namedPlaces>[2] = null) =>
  namedPlaces(reply, brief, plan).map(({ name }) => name);

describe("the places that a reply names", () => {
  test("come in its order, each once, with what a stop there is made of", () => {
    const reply = "Belcanto is fine, Taberna da Rua das Flores is nearer. Belcanto needs a booking.";
    expect(named(reply)).toEqual(["Belcanto", "Taberna da Rua das Flores"]);
    expect(namedPlaces(reply, brief, null)[0]).toMatchObject({
      kind: "meal",
      about: expect.stringMatching(/./),
      part: expect.any(String),
      fromDay: 1,
      toDay: 3,
    });
  });

  test("are those written exactly so, as words of their own", () => {
    expect(named("belcanto, Belcantos and the Belcanto2 are no places I know.")).toEqual([]);
  });

  test("are not those within a longer name, nor those that the plan has", () => {
    const [planned] = days.flatMap(({ stops }) => stops).filter(({ placeId }) => placeId !== null);
    if (!planned) throw new Error("Nothing is planned.");
    expect(named(`${planned.title} and Belcanto.`, { days, shelf: [] })).toEqual(["Belcanto"]);
    expect(named("Gelados Santini Chiado")).not.toContain("Chiado");
  });

  test("are five at most", () => {
    const all = lisbon.places.slice(0, 12).map(({ name }) => name);
    expect(named(all.join("; "))).toHaveLength(5);
  });
});

describe("the day that a place is offered for", () => {
  const [place] = namedPlaces("Belcanto", brief, null);
  if (!place) throw new Error("No Belcanto.");

  test("is the one that the question names", () =>
    expect(dayForPlace(place, { question: "Where can we eat on day 3?", days, moment: null })).toBe(3));

  test("is the one that is on, or comes next", () => {
    const question = "Where can we eat on day 9?";
    const at = { dayIndex: 2, block: "morning" as const };
    expect(dayForPlace(place, { question, days, moment: { kind: "at-block", at, date: null } })).toBe(2);
    const evening = { kind: "evening-after" as const, day: 1, next: at, begins: null, isTomorrow: true };
    expect(dayForPlace(place, { question, days, moment: evening })).toBe(2);
  });

  test("is the one that goes nearest to it otherwise", () => {
    const [far, near] = days.map((day) => ({
      ...day,
      stops: day.stops.map((stop) => ({
        ...stop,
        lat: place.lat + (day.dayIndex === 2 ? 0.001 : 0.3),
        lng: place.lng,
      })),
    }));
    if (!far || !near) throw new Error("No days.");
    expect(dayForPlace(place, { question: "Where is it good?", days: [far, near], moment: null })).toBe(2);
    expect(dayForPlace(place, { question: "Where is it good?", days: [], moment: null })).toBeNull();
  });

  test("is none in another city, and none that is over", () => {
    const question = "Where can we eat on day 1?";
    expect(dayForPlace({ ...place, fromDay: 2, toDay: 2 }, { question, days, moment: null })).toBe(2);
    const at = { dayIndex: 2, block: "morning" as const };
    expect(dayForPlace(place, { question, days, moment: { kind: "at-block", at, date: null } })).toBe(2);
    expect(
      dayForPlace({ ...place, toDay: 1 }, { question, days, moment: { kind: "at-block", at, date: null } }),
    ).toBeNull();
  });
});
