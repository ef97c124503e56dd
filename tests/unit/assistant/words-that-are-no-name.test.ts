import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { readWish } from "~/language/wish/read-wish";

const placesOf = (city: string) => loadCities().find(({ id }) => id === city)?.places ?? [];

describe("a sentence's first word is no name, and neither is who comes along", () => {
  test.each([
    ["vienna", "Meine Mutter verträgt abends nichts Schweres. Gibts hier was Leichteres als Schnitzel?"],
    ["vienna", "Unsere Kinder wollen lieber spielen"],
    ["barcelona", "Lieber Strand heute früh, aber wo es Schatten gibt und nicht ewig weit weg"],
    ["barcelona", "Heute Strand bitte"],
    ["barcelona", "Mi Madre prefiere un parque"],
    ["barcelona", "My Mother wants a park"],
  ])("%s: %s", (city, typed) => {
    expect(readWish(typed, placesOf(city)).unknownName).toBeNull();
  });

  test.each([
    ["vienna", "Lieber Quastenpalast Zwirbelhof", "Quastenpalast Zwirbelhof"],
    ["barcelona", "Penguin Parliament instead please", "Penguin Parliament"],
  ])("%s: %s names one", (city, typed, name) => {
    expect(readWish(typed, placesOf(city)).unknownName).toBe(name);
  });
});
