import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import { dayOf } from "~/domain/plan/day-of-stops";
import type { CityGuide } from "~/domain/place/place";
import type { PlacedStop } from "~/domain/plan/stop";
import { endOf, minutesOfDay } from "~/domain/plan/time-of-day";
import { stopFrom } from "~/domain/plan/whole-block";
import { daysOfNights } from "~/domain/trip/nights";
import type { LegBrief, TripBrief } from "~/domain/trip/trip-brief";
import type { TravelPace } from "~/domain/trip/trip-intent";
import { planHints } from "~/planner/check/plan-hints";
import { briefOfLeg } from "~/planner/legs/brief-of-leg";
import { CONNECTED_CITIES, connectionBetween } from "~/planner/legs/connections";
import { sayWayToNextCity, spokenMinutes } from "~/planner/legs/way-to-next-city";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { anIntent } from "../guide-builder";

const FAST: TravelPace = "Fast Paced - Pack it all in";

const cities = new Map(loadCities().map((city) => [city.id, city]));

const guideOf = (id: string): CityGuide => {
  const city = cities.get(id);
  if (!city) throw new Error(`No city ${id}.`);
  return { ...city, places: city.places.map((place) => ({ ...place, corroborated: false })) };
};

/** A trip with so many nights in each city; one whose places are not known goes by its name. */
function aTrip(stays: Record<string, number>, changes: Partial<TripBrief> = {}): TripBrief {
  const days = daysOfNights(Object.values(stays));
  const legs = Object.keys(stays).map((id, i): LegBrief => {
    const guide = cities.has(id) ? guideOf(id) : null;
    return { cityName: guide?.name ?? id, guide, at: null, ...(days[i] ?? { fromDay: 1, toDay: 1 }) };
  });
  const [first] = legs;
  if (!first) throw new Error("No legs.");
  return {
    tripId: "trip-1",
    tripName: "",
    purpose: "",
    cityName: first.cityName,
    guide: first.guide,
    startDate: "2027-04-05",
    daysTotal: legs.at(-1)?.toDay ?? 1,
    whoWith: ["friends"],
    partyCount: 2,
    intent: null,
    anchors: [],
    legs,
    ...changes,
  };
}

const assistant = byLeg(embeddedAssistant());

async function planned(brief: TripBrief, existing: readonly Day[] = []): Promise<Day[]> {
  const days = [...existing];
  for await (const day of assistant.planTrip(brief, existing)) days.push(day);
  return days;
}

const blocksOf = ({ blocks }: Day) => BLOCK_NAMES.map((part) => blocks[part]);
const placesOf = (days: readonly Day[]) => days.flatMap(blocksOf).flatMap(({ placeId }) => placeId ?? []);

const JAPAN = aTrip({ tokyo: 5, kyoto: 4, osaka: 2 });

describe("a plan through several cities", () => {
  test("twelve days in Japan name places of the right city on each day", async () => {
    const days = await planned(JAPAN);
    for (const { dayIndex, stops } of days) expect(new Set(stops.map(({ at }) => at.day))).toEqual(new Set([dayIndex]));
    expect(days.map(({ dayIndex }) => dayIndex)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    const cityOfDays = (from: number, to: number) =>
      new Set(placesOf(days.slice(from - 1, to)).map((id) => id.split("-")[0]));
    expect([cityOfDays(1, 5), cityOfDays(6, 9), cityOfDays(10, 12)]).toEqual(
      ["tokyo", "kyoto", "osaka"].map((id) => new Set([id])),
    );
    const titles = days.flatMap(blocksOf).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test("a place out of town that one city's day out was spent at is none from the next, unless it is a must", () => {
    const place = guideOf("kyoto").places.find(({ name }) => name.startsWith("Nara Park"));
    const other = guideOf("osaka").places.find(({ name }) => name.startsWith("Nara deer park"));
    const [first] = JAPAN.legs ?? [];
    const osaka = JAPAN.legs?.at(-1);
    if (!place || !other || !first || !osaka) throw new Error("No Nara, or no Osaka.");
    const { id: placeId, name: title, lat, lng } = place;
    const stop = stopFrom({ ...{ title, placeId, lat, lng, isDayTrip: true, kind: "sight" } }, "nara");
    const spent = dayOf({ dayIndex: 8, summary: "" }, [{ ...stop, at: { day: 8, part: "morning", order: "a" } }]);
    const namesWith = (brief: TripBrief) => briefOfLeg(brief, osaka, [spent]).guide?.places.map(({ name }) => name);
    expect(namesWith(JAPAN)).not.toContain(other.name);
    expect(namesWith({ ...JAPAN, anchors: [other.name] })).toContain(other.name);
  });

  test("a day on which one changes city begins with the way", async () => {
    const days = await planned(JAPAN);
    expect(days[5]?.summary).toMatch(/^From Tokyo to Kyoto by train, about 2 hours and 15 minutes\. /);
    const [way, next] = days[5]?.stops ?? [];
    expect(way).toMatchObject({
      kind: "travel",
      title: "On the way to Kyoto",
      minutes: 135,
      at: { day: 6, part: "morning" },
    });
    expect(way?.note).toMatch(
      /^From Tokyo to Kyoto by train, usually about 2 hours and 15 minutes; they lie 3\d\d km apart\.$/,
    );
    expect(next).toMatchObject({ kind: "sight", at: { day: 6 } });
    expect(days[9]?.stops[0]?.note).toMatch(/^From Kyoto to Osaka by train, usually about 30 minutes/);
    for (const day of [0, 1, 4, 6, 10]) expect(days[day]?.summary).not.toMatch(/^From \w+ to \w+( by train.*)?\./);
  });

  test.each<[wish: string, intent: TripBrief["intent"]]>([
    ["nothing", null],
    ["food", anIntent({ priorities: ["Food & Culinary Adventures"] })],
    ["culture, fast", anIntent({ priorities: ["Cultural Experiences & History"], travelPace: [FAST] })],
  ])("nothing begins before the way is over, wherever it leads (a wish for %s)", async (_wish, intent) => {
    const over = (stop?: PlacedStop) =>
      minutesOfDay(endOf({ start: stop?.start ?? null, minutes: stop?.minutes ?? null }));
    for (const [from, to] of [
      ["tokyo", "kyoto"],
      ["kyoto", "osaka"],
      ["lisbon", "porto"],
      ["london", "edinburgh"],
      ["hong-kong", "macau"],
      ["rome", "florence"],
      ["vienna", "salzburg"],
    ] as const) {
      const days = await planned(aTrip({ [from]: 3, [to]: 4 }, { intent }));
      const day = days[3];
      const [way, ...rest] = day?.stops ?? [];
      expect([to, way?.kind, way?.start, rest.map(({ start }) => start)]).toEqual([
        to,
        "travel",
        expect.any(String),
        rest.map(() => expect.any(String)),
      ]);
      for (const { start } of rest) expect(minutesOfDay(start)).toBeGreaterThanOrEqual(over(way) ?? Infinity);
    }
  });

  test("a long way has its part of the day to itself, and nothing is planned in it", async () => {
    const [, , , fourth] = await planned(aTrip({ delhi: 3, varanasi: 2 }));
    expect(fourth?.blocks.morning).toMatchObject({
      title: "On the way to Varanasi",
      placeId: null,
      source: "embedded",
    });
    expect(fourth?.blocks.afternoon.title).toBe("Arriving in Varanasi");
    expect(fourth?.blocks.evening.placeId).toMatch(/^varanasi-/);
  });

  test("what one comes for is planned beside a long way instead of being lost to it, and nobody reads of half a day that is free", async () => {
    const days = await planned(aTrip({ lisbon: 3, porto: 1 }, { startDate: "2026-12-03", partyCount: 4 }));
    const [, , , fourth] = days;
    expect(fourth?.blocks.morning.title).toBe("On the way to Porto");
    const afternoon = fourth?.stops.filter(({ at }) => at.part === "afternoon").map(({ title }) => title) ?? [];
    expect(afternoon.filter((title) => fourth?.summary.includes(title))).not.toEqual([]);
    expect(fourth?.summary).not.toMatch(/free half day|time of your own|One thing to see/);
    expect(days.slice(3).flatMap(({ stops }) => stops)).toContainEqual(
      expect.objectContaining({ title: "Livraria Lello" }),
    );
  });

  test("a must is planned in its own city, and the way gives way to it", async () => {
    const must =
      guideOf("varanasi").places.find(({ anchor, parts }) => anchor && parts.includes("morning"))?.name ?? "";
    const days = await planned(aTrip({ delhi: 3, varanasi: 1 }, { anchors: [must] }));
    const at = days.find((day) => blocksOf(day).some(({ title }) => title === must));
    expect(at?.dayIndex).toBeGreaterThanOrEqual(4);
  });

  test("a city that one comes back to shows other places the second time", async () => {
    const days = await planned(aTrip({ tokyo: 3, kyoto: 2, tokyo2: 2 }, { legs: backToTokyo().legs ?? [] }));
    const places = placesOf(days);
    expect(new Set(places).size).toBe(places.length);
    expect(places.at(-1)).toMatch(/^tokyo-/);
  });

  test("a build that was cut off goes on where it was, in the city of that day", async () => {
    const whole = await planned(JAPAN);
    for (const cut of [2, 5, 7]) expect(await planned(JAPAN, whole.slice(0, cut))).toHaveLength(12);
    const rest = await planned(JAPAN, whole.slice(0, 7));
    expect(new Set(placesOf(rest.slice(7, 9)).map((id) => id.split("-")[0]))).toEqual(new Set(["kyoto"]));
  });

  test("what the way leaves half the time for is not told to take all of it", async () => {
    const cities = ["kyoto", "tokyo", "rome", "florence", "paris", "london", "delhi", "agra", "vienna", "prague"];
    const told = /(?:Give it|Count on|Plan for|Most people need|Keep) (?:about [a-z ]+|most of the day)(?: for it)?\./;
    for (const [i, city] of cities.entries()) {
      const next = cities[i % 2 === 0 ? i + 1 : i - 1] ?? "";
      const usual = new Map(guideOf(next).places.map(({ id, minutes }) => [id, minutes]));
      const [, , first] = await planned(aTrip({ [city]: 2, [next]: 2 }));
      for (const { title, note, minutes, placeId } of first?.stops ?? [])
        if (told.test(note))
          expect(minutes, `${title}: ${note}`).toBeGreaterThanOrEqual(0.8 * (usual.get(placeId ?? "") ?? 0));
    }
  });

  test("a city without known places has ideas, and the others their places", async () => {
    const days = await planned(aTrip({ lisbon: 2, Erewhon: 2 }));
    expect(placesOf(days.slice(0, 2))).not.toEqual([]);
    expect(placesOf(days.slice(2))).toEqual([]);
    expect(days[2]?.stops[0]?.note).toMatch(/^From Lisbon to Erewhon: look up how you go/);
    expect(days[2]?.stops[0]?.minutes).toBeNull();
  });

  test("each city is judged by itself: a place in Kyoto is not far from Tokyo", async () => {
    const days = await planned(JAPAN);
    const codes = (brief: TripBrief) => planHints(brief, days).map(({ code }) => code);
    expect(codes(JAPAN)).not.toContain("outside-city");
    const { legs: _, ...oneCity } = JAPAN;
    expect(codes(oneCity)).toContain("outside-city");
  });
});

describe("a day that waits with something on it", () => {
  const LISBON = aTrip({ lisbon: 3, porto: 3 });
  const [fado] = guideOf("porto").places.filter(({ parts, dayTrip }) => !dayTrip && parts[0] === "evening");
  if (!fado) throw new Error("Nobody goes out in Porto.");

  const standing = (changes: Partial<PlacedStop>): PlacedStop => ({
    ...stopFrom(null, "mine"),
    source: "traveller",
    at: { day: 5, part: "evening", order: "a0" },
    ...changes,
  });
  const booked = standing({
    title: fado.name,
    placeId: fado.id,
    lat: fado.lat,
    lng: fado.lng,
    booking: { reference: "R1", name: "", time: "19:00", url: "", note: "" },
  });

  /** The plan in which the fifth day waits, with these stops on it, after the next build. */
  async function filled(stops: PlacedStop[], brief = LISBON): Promise<Day[]> {
    const before = await planned(LISBON);
    const waiting = before.map((day) => (day.dayIndex === 5 ? dayOf({ dayIndex: 5, summary: "" }, stops) : day));
    const added: Day[] = [];
    for await (const day of assistant.planTrip(brief, waiting)) added.push(day);
    expect(added.map(({ dayIndex }) => dayIndex)).toEqual([5]);
    return added;
  }

  test.each([
    ["booked", booked],
    ["locked", standing({ title: "Tea with my aunt", locked: true })],
    ["put there by hand", standing({ title: "Tea with my aunt" })],
  ])(
    "is planned around what is %s: that stays, its part of the day takes nothing else, the others are filled",
    async (_, stop) => {
      const [day] = await filled([stop]);
      expect(day?.stops.filter(({ at }) => at.part === "evening")).toEqual([stop]);
      for (const part of ["morning", "afternoon"] as const)
        expect(day?.stops.some(({ at, placeId }) => at.part === part && placeId !== null)).toBe(true);
      expect(day?.summary).not.toBe("");
    },
  );

  test("plans no place and no must a second time that stands there already, and a must not where it has no room", async () => {
    const evenings = guideOf("porto").places.filter(
      ({ parts, dayTrip, id }) => !dayTrip && parts[0] === "evening" && id !== fado.id,
    );
    const must = evenings[0]?.name ?? "";
    const anchors = [fado.name, must];
    const whole: Day[] = [];
    const waiting = [4, 5, 6].map((dayIndex) => dayOf({ dayIndex, summary: "" }, dayIndex === 5 ? [booked] : []));
    for await (const day of assistant.planTrip({ ...LISBON, anchors }, [
      ...(await planned(LISBON)).slice(0, 3),
      ...waiting,
    ]))
      whole.push(day);
    const titles = whole.flatMap(({ stops }) => stops.map(({ title }) => title));
    expect(titles.filter((title) => title === fado.name)).toHaveLength(1);
    expect(titles.filter((title) => title === must)).toHaveLength(1);
  });

  test("gets times that go with it", async () => {
    const lunch = standing({
      kind: "meal",
      title: "Lunch with my aunt",
      at: { day: 5, part: "afternoon", order: "a0" },
      start: "13:00",
      startIsSet: true,
      minutes: 120,
    });
    const [day] = await filled([lunch]);
    const before = day?.stops.filter(({ at }) => at.part === "morning") ?? [];
    expect(before).not.toEqual([]);
    expect(
      planHints(
        LISBON,
        [...(await planned(LISBON)).filter(({ dayIndex }) => dayIndex !== 5), ...(day ? [day] : [])].sort(
          (a, b) => a.dayIndex - b.dayIndex,
        ),
      ).filter((hint) => hint.dayIndex === 5 && "stopId" in hint),
    ).toEqual([]);
  });

  test("with the way somebody booked gets no second one, and with anything else in its morning gets the way before it", async () => {
    const onDayFour = async (stop: PlacedStop) => {
      const before = await planned(LISBON);
      const waiting = before.map((day) => (day.dayIndex === 4 ? dayOf({ dayIndex: 4, summary: "" }, [stop]) : day));
      const days: Day[] = [];
      for await (const day of assistant.planTrip(LISBON, waiting)) days.push(day);
      return days[0]?.stops.filter(({ at, kind }) => at.part === "morning" || kind === "travel") ?? [];
    };
    const at = { day: 4, part: "morning", order: "a0" } as const;
    const train = standing({ kind: "travel", title: "Alfa Pendular 121", start: "09:40", startIsSet: true, at });
    expect(await onDayFour(train)).toEqual([train]);
    const breakfast = standing({ kind: "meal", title: "Breakfast with my aunt", at });
    expect((await onDayFour(breakfast)).map(({ title }) => title)).toEqual(["On the way to Porto", breakfast.title]);
  });
});

describe("a booked train", () => {
  const booking = { reference: "R1", name: "", time: "09:40", url: "", note: "" };
  const tokyoStation = { lat: 35.6812, lng: 139.7671 };
  const found = (brief: TripBrief, dayIndex: number, train: Partial<PlacedStop>) => {
    const stop: PlacedStop = {
      ...stopFrom(null, "train"),
      kind: "travel",
      title: "Hikari 505",
      booking,
      at: { day: dayIndex, part: "morning", order: "a0" },
      ...train,
    };
    return planHints(brief, [dayOf({ dayIndex, summary: "A day" }, [stop])]).flatMap((hint) =>
      hint.code === "way-left-behind" ? [[hint.dayIndex, hint.cities]] : [],
    );
  };
  const way = { id: "6-morning-way", title: "On the way to Kyoto", location: "Tokyo to Kyoto" };
  const longerInTokyo = aTrip({ tokyo: 6, kyoto: 3, osaka: 2 });
  const noKyoto = aTrip({ tokyo: 5, osaka: 6 });
  const { legs: _, ...tokyoAlone } = aTrip({ tokyo: 11 });

  test("that was the way to the next city is told of once its day does not go that way any more", () => {
    expect(found(JAPAN, 6, way)).toEqual([]);
    expect(found(longerInTokyo, 6, way)).toEqual([[6, ["Tokyo"]]]);
    expect(found(noKyoto, 6, way)).toEqual([[6, ["Tokyo", "Osaka"]]]);
    expect(found(tokyoAlone, 6, way)).toEqual([[6, ["Tokyo"]]]);
  });

  test("in somebody's own words is told of by the city that it names, or where it leaves from", () => {
    const named = { title: "Shinkansen to Kyoto" };
    expect(found(JAPAN, 6, named)).toEqual([]);
    expect(found(longerInTokyo, 6, named)).toEqual([[6, ["Tokyo"]]]);
    expect(found(JAPAN, 6, tokyoStation)).toEqual([]);
    expect(found(JAPAN, 8, tokyoStation)).toEqual([[8, ["Kyoto"]]]);
  });

  test("is nothing to tell of where it is an outing, comes from home or goes there, or is not fixed", () => {
    expect(found(JAPAN, 3, { title: "Train to Nikkō" })).toEqual([]);
    expect(found(JAPAN, 1, { title: "Narita Express", lat: 51.47, lng: -0.45 })).toEqual([]);
    expect(found(longerInTokyo, 6, { ...way, booking: null })).toEqual([]);
  });
});

describe("on the day of a train", () => {
  const SENSOJI = { title: "Sensō-ji", lat: 35.7148, lng: 139.7967 };
  const NISHIKI = { title: "Nishiki Market", lat: 35.005, lng: 135.7649 };
  const train = {
    id: "6-morning-way",
    kind: "travel",
    title: "On the way to Kyoto",
    location: "Tokyo to Kyoto",
  } as const;
  const told = (...stops: readonly Partial<PlacedStop>[]) =>
    planHints(JAPAN, [
      dayOf(
        { dayIndex: 6, summary: "A day" },
        stops.map((stop, i) => ({
          ...stopFrom(null, `stop-${i}`),
          at: { day: 6, part: "morning", order: `a${i}` } as const,
          ...stop,
        })),
      ),
    ]).flatMap((hint) => (hint.code === "wrong-side-of-way" ? [[hint.title, hint.city, hint.isBefore]] : []));

  test("what lies in either city stands on its side of the way", () =>
    expect(told(SENSOJI, train, NISHIKI)).toEqual([]));

  test("what lies in the other city is told of, and no lack of time beside it", () => {
    expect(told(NISHIKI, train)).toEqual([["Nishiki Market", "Kyoto", true]]);
    expect(told(train, SENSOJI)).toEqual([["Sensō-ji", "Tokyo", false]]);
  });

  test("without the way, or where nobody knows where it lies, nothing is told", () => {
    expect(told(NISHIKI)).toEqual([]);
    expect(told({ title: "Breakfast" }, train)).toEqual([]);
  });
});

test("a time proposed on a day of a later city is one for the stop of that day", async () => {
  const days = await planned(JAPAN);
  const [first, second] = days[7]?.stops ?? [];
  if (!first || !second) throw new Error("Day 8 has stops.");
  const collide = (stop: PlacedStop): PlacedStop =>
    stop.id === first.id
      ? { ...stop, start: "11:00", startIsSet: true, minutes: 120 }
      : stop.id === second.id
        ? { ...stop, at: { ...stop.at, part: "morning" }, start: "12:00", startIsSet: true, minutes: 30 }
        : stop;
  const changed = days.map((day) => (day.dayIndex === 8 ? { ...day, stops: day.stops.map(collide) } : day));
  const overlap = planHints(JAPAN, changed).find(({ code, dayIndex }) => code === "stops-overlap" && dayIndex === 8);
  expect(overlap).toMatchObject({
    stopId: second.id,
    proposal: { stopId: second.id, start: expect.stringMatching(/^13:/) },
  });
});

test("a day with a way has times for it and around it, and nothing that it leaves no time for", async () => {
  const there = aTrip({ london: 3, paris: 2 });
  const days = await planned(there);
  const [way, next] = days[3]?.stops ?? [];
  expect(way).toMatchObject({ kind: "travel", minutes: 140 });
  expect(minutesOf(next)).toBeGreaterThanOrEqual(minutesOf(way) + 140);
  expect(days[3]?.stops.filter(({ start }) => start === null)).toEqual([]);
  const times = new Set(["stops-overlap", "out-of-order", "no-time-left"]);
  const told = (brief: TripBrief, plan: readonly Day[]) => planHints(brief, plan).filter(({ code }) => times.has(code));
  expect(told(there, days)).toEqual([]);

  // Between two time zones it takes as much longer or less on the clocks.
  const inZones = { ...there, clocksForward: { 4: 60 } };
  const after = (await planned(inZones))[3]?.stops ?? [];
  expect(minutesOf(after[1])).toBeGreaterThanOrEqual(minutesOf(after[0]) + 200);
  expect(told(inZones, await planned(inZones))).toEqual([]);
  expect(told(inZones, days)).toEqual([expect.objectContaining({ code: "stops-overlap", dayIndex: 4 })]);
});

test("a way that is to be looked up has no length, before or after its day is timed", async () => {
  const days = await planned(aTrip({ london: 2, Erewhon: 2 }));
  expect(days[2]?.stops[0]).toMatchObject({ kind: "travel", minutes: null });
});

const minutesOf = (stop: PlacedStop | undefined): number => minutesOfDay(stop?.start ?? null) ?? Number.NaN;

test("what somebody added without a time does not make a day full", async () => {
  const days = await planned(JAPAN);
  const coffee: PlacedStop = {
    ...stopFrom(null, "coffee"),
    title: "Coffee",
    at: { day: 1, part: "morning", order: "Zz" },
  };
  const changed = days.map((day) => (day.dayIndex === 1 ? { ...day, stops: [coffee, ...day.stops] } : day));
  expect(planHints(JAPAN, changed).filter((hint) => "stopId" in hint && hint.stopId === "coffee")).toEqual([]);
});

/** Tokyo, Kyoto, and Tokyo again. */
function backToTokyo(): TripBrief {
  const trip = aTrip({ tokyo: 3, kyoto: 2, osaka: 2 });
  const tokyo = guideOf("tokyo");
  return {
    ...trip,
    legs: trip.legs?.map((leg, i) => (i === 2 ? { ...leg, cityName: "Tokyo", guide: tokyo } : leg)) ?? [],
  };
}

test("suggestions come from every city, say which, and more from where one stays longer", async () => {
  const { anchors } = await assistant.suggestAnchors(JAPAN);
  const from = (city: string) => anchors.filter(({ location }) => location?.endsWith(city)).length;
  expect([from("Tokyo"), from("Kyoto"), from("Osaka")]).toEqual([5, 4, 3]);
});

test("a question about a day is answered with the places of its city, one about the trip with those of all", async () => {
  const days = await planned(JAPAN);
  const about = { brief: JAPAN, days, blockName: "evening", question: "How far is it to Kiyomizu-dera?" } as const;
  const { answer } = await assistant.answer({ ...about, dayIndex: 7 });
  expect(answer).toContain("Kiyomizu-dera");
  const { reply } = await assistant.chat({ brief: JAPAN, days, message: "What is in our plan?", travellerName: "Ada" });
  expect(reply).toContain("Tokyo, Kyoto and Osaka");
});

describe("the usual ways", () => {
  test("are between covered cities, and the same in both directions", () => {
    expect(CONNECTED_CITIES.filter((id) => !cities.has(id))).toEqual([]);
    expect(connectionBetween("kyoto", "tokyo")).toEqual(connectionBetween("tokyo", "kyoto"));
    expect(connectionBetween("tokyo", "lisbon")).toBeNull();
  });

  test.each([
    [30, "about 30 minutes"],
    [58, "about 1 hour"],
    [135, "about 2 hours and 15 minutes"],
  ])("%i minutes are %s", (minutes, words) => expect(spokenMinutes(minutes)).toBe(words));

  test("what nobody knows is to be looked up", () => {
    const way = { from: "Ghent", to: "Lille", usual: null };
    expect(sayWayToNextCity({ ...way, km: 60 })).toBe(
      "From Ghent to Lille, 60 km as the crow flies: look up how you go and how long it takes.",
    );
    expect(sayWayToNextCity({ ...way, km: null })).toBe(
      "From Ghent to Lille: look up how you go and how long it takes.",
    );
  });
});
