import { describe, expect, test } from "vitest";
import { builtGazetteer } from "#tests/unit/cities/gazetteer";
import { citiesCalled } from "~/domain/cities/meant-city";
import { gatherCities } from "~/domain/cities/shard";
import { type CityAt, placeOutside } from "~/domain/trip/place-outside";

const { read } = builtGazetteer();
const LISBON: CityAt = { city: "Lisbon", at: { lat: 38.72, lng: -9.14 } };
const PORTO: CityAt = { city: "Porto", at: { lat: 41.15, lng: -8.61 } };

const found = async (text: string, ...cities: CityAt[]) =>
  placeOutside(citiesCalled(text, await gatherCities(text, read)), cities.length > 0 ? cities : [LISBON]);

describe("a name that is no place of the trip's cities", () => {
  test("is a town that a day reaches, with its distance", async () => {
    expect(await found("evora")).toEqual({ name: "Évora", from: "Lisbon", km: expect.any(Number) });
    expect((await found("evora"))?.km).toBeGreaterThan(90);
    expect((await found("evora"))?.km).toBeLessThan(130);
  });

  test("is counted from the nearest city of the trip", async () =>
    expect(await found("Guimarães", LISBON, PORTO)).toMatchObject({ from: "Porto" }));

  test("is the namesake that lies near, not the larger one across an ocean", async () => {
    expect(await found("Coimbra")).toMatchObject({ from: "Lisbon" });
    expect((await found("Coimbra"))?.km).toBeLessThan(220);
  });

  test("far away is offered only where many know it", async () => {
    expect(await found("Granada")).toMatchObject({ name: "Granada" });
    expect(placeOutside([{ ...village(), lat: -30, lng: 140 }], [LISBON])).toBeNull();
  });

  test("is nothing else where it is the city itself, or nobody is called so", async () => {
    expect(await found("Lisbon")).toBeNull();
    expect(await found("tea with my aunt")).toBeNull();
    expect(await found("Évora", { city: "Évora", at: { lat: 38.571, lng: -7.909 } })).toBeNull();
  });
});

const village = () => ({
  name: "Hammam",
  countryCode: "AU",
  region: "",
  regionCode: "",
  aliases: [],
  thousands: 3,
  metres: 0,
  guide: null,
  isVisited: false,
  land: null,
});
