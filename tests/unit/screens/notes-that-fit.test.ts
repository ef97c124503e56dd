import { describe, expect, test } from "vitest";
import { notesThatFit } from "~/screens/trip/parts/notes-that-fit";

const SENTENCE = "Stone steps between teahouses lead down to a pagoda at the end of the lane.";
const LONG = [SENTENCE, "Have it to yourself before eight.", "City bus 206, then five minutes uphill.", SENTENCE].join(
  " ",
);

const aDay = (stops: number, note: string, isTheirs = false) =>
  Array.from({ length: stops }, (_, i) => ({ id: `${i}`, note, besides: 2, isTheirs }));

describe("the notes of a day on paper", () => {
  test("stay whole where there is room", () => {
    expect([...notesThatFit(aDay(3, LONG)).values()]).toEqual([LONG, LONG, LONG]);
  });

  test("lose sentences from their end on a full day, evenly, and each keeps its first", () => {
    const notes = [...notesThatFit(aDay(8, LONG)).values()];
    expect(notes.every((note) => note.startsWith(SENTENCE) && note.length < LONG.length)).toBe(true);
    expect([...notesThatFit(aDay(24, LONG)).values()]).toEqual(Array.from({ length: 24 }, () => SENTENCE));
  });

  test("are never cut where a person wrote them", () => {
    const [own, ...others] = [...aDay(1, LONG, true), ...aDay(9, LONG).map((stop) => ({ ...stop, id: `b${stop.id}` }))];
    const notes = notesThatFit([...(own ? [own] : []), ...others]);
    expect(notes.get("0")).toBe(LONG);
    expect(notes.get("b3")).not.toBe(LONG);
  });

  test("do not end behind an abbreviation", () => {
    const fuji = "From up here Mt. Fuji is a paper cut-out on the edge.";
    expect(notesThatFit(aDay(24, `St. Mary's stands on the hill. ${LONG}`)).get("0")).toBe(
      "St. Mary's stands on the hill.",
    );
    expect(notesThatFit(aDay(24, `${fuji} ${LONG}`)).get("0")).toBe(fuji);
  });
});
