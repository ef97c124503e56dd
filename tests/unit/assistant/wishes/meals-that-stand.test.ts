import { expect, test } from "vitest";
import { minutesOfDay } from "~/domain/plan/time-of-day";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { answered, placesIn, wishing } from "./wishing-on-a-day";

/** Where a dinner is booked at eight. */
function atDinner(city: string, now: string, feedback: string): RevisionRequest {
  const request = wishing(city, "evening", now, feedback);
  const booking = { reference: "", name: "", time: "20:00", url: "", note: "" };
  const days = request.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) =>
      day.dayIndex === 2 && stop.title === request.current.title
        ? { ...stop, title: "Dinner", kind: "meal" as const, placeId: null, start: "20:00" as const, booking }
        : stop,
    ),
  }));
  return { ...request, days, current: { ...request.current, title: "Dinner", placeId: null } };
}

test.for([
  ["barcelona", "Palau de la Música Catalana", "something fun b4 dinner, not a club and not more than 20 each"],
  ["rome", "Trastevere and Santa Maria", "something to do before dinner, max 15 a head"],
  ["amsterdam", "Leidseplein", "un truc sympa avant le dîner, pas de musée"],
  ["madrid", "Barrio de las Letras", "algo romântico antes do jantar, sem museus"],
  ["paris", "Saint-Germain-des-Prés", "algo romántico antes de la cena pero q no sea la torre eiffel"],
] as const)("before a dinner that stands in %s comes no other table, and all ends in time", async (told) => {
  const [city, now, text] = told;
  const request = atDinner(city, now, text);
  const { block, proposals } = await answered(request);
  expect(block).toBe(request.current);
  for (const card of proposals) {
    if (card.kind !== "add") throw new Error(`${card.kind} is no place beside the dinner.`);
    const place = placesIn(city).find(({ id }) => id === card.place.id);
    expect(place?.category).not.toBe("food");
    expect((minutesOfDay(card.start ?? null) ?? Infinity) + (place?.minutes ?? 0)).toBeLessThanOrEqual(20 * 60);
    if (/20 each|15 a head/.test(text)) expect(place?.price).toBeLessThanOrEqual(1);
  }
});
