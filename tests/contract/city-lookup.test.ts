import { expect, test } from "vitest";
import * as z from "zod/mini";
import { suggestAnchors } from "~/contracts/calls/anchors";
import { saveTripIntent } from "~/contracts/calls/trip-intent";
import { setUpTrip } from "~/contracts/calls/trip";
import { aName, call } from "./api";
import { aTraveller } from "./world";

const created = z.object({ tripId: z.string(), trip: z.object({ city: z.string() }) });
const suggested = z.object({ anchors: z.array(z.object({ title: z.string() })) });

/** The titles of what is suggested to somebody who types the city so. */
async function anchorsOf(city: string): Promise<string> {
  const { token } = await aTraveller("Eve");
  const setUp = await call(setUpTrip, {
    token,
    body: {
      tripName: "A week",
      purpose: "Rest",
      city,
      joinCode: aName("C"),
      whoWith: [],
      startDate: "2027-05-01",
      endDate: "2027-05-03",
      partyCount: 2,
    },
  });
  const { tripId, trip } = created.parse(setUp.body);
  expect(trip.city).toBe(city);
  expect(setUp.headers.get("Server-Timing")).toContain('desc="1 round trips"');
  await call(saveTripIntent, {
    token,
    body: {
      tripId,
      priorities: ["Cultural Experiences & History"],
      vibes: [],
      mobility: [],
      travelPace: [],
      budget: "",
    },
  });
  const { body } = await call(suggestAnchors, { token, params: { tripId }, body: {} });
  return suggested
    .parse(body)
    .anchors.map(({ title }) => title)
    .join(", ");
}

test("a slip in a city's name still finds its places, in one round trip, and the name stays as it was typed", async () => {
  expect(await anchorsOf("Budepest")).toContain("Hungarian Parliament");
});

test("a namesake elsewhere is not given the places of the famous one", async () => {
  const [famous, namesake] = [await anchorsOf("Paris"), await anchorsOf("Paris, Texas")];
  expect(famous).toMatch(/Louvre|Eiffel|Orsay|Notre-Dame|Sainte-Chapelle/);
  expect(namesake).not.toMatch(/Louvre|Eiffel|Orsay|Notre-Dame|Sainte-Chapelle/);
});

test("another script is read, and a region is planned in the covered city seen first in it", async () => {
  expect(await anchorsOf("서울")).toMatch(/Gyeongbokgung|Bukchon|Changdeok|N Seoul|DMZ/);
  expect(await anchorsOf("Toscana")).toMatch(/Uffizi|Duomo|Ponte Vecchio|Accademia/);
});

test("the cities of a trip are looked up like one, and have to cover its days", async () => {
  const { token } = await aTraveller("Ida");
  const body = {
    tripName: "Autumn",
    purpose: "Rest",
    city: "Tokyo",
    joinCode: aName("L"),
    startDate: "2027-10-01",
    endDate: "2027-10-06",
    partyCount: 2,
  };
  const legs = [
    { city: "Tokyo", fromDay: 1, toDay: 4 },
    { city: "Kioto", fromDay: 5, toDay: 6 },
  ];
  const gap = await call(setUpTrip, { token, body: { ...body, legs: legs.slice(0, 1) } });
  expect(gap).toMatchObject({ status: 400, body: { issues: [{ path: "legs" }] } });
  const made = await call(setUpTrip, { token, body: { ...body, legs } });
  expect(made).toMatchObject({
    status: 201,
    body: { trip: { city: "Tokyo", destination: "Tokyo and Kioto", legs: [{ cityId: "tokyo" }, { cityId: "kyoto" }] } },
  });
});
