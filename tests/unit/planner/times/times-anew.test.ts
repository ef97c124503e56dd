import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import { aDay } from "#tests/fixtures/days";
import { addDay, openDocument, readDays } from "~/contracts/room/itinerary-document";
import { readStops } from "~/contracts/room/stop-document";
import { editPlan } from "~/browser/room/document/plan-editing";
import type { GuideFacts, PlaceFacts } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import { dayOf } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop } from "~/domain/plan/stop";
import { placeBefore } from "~/domain/plan/stop-place";
import { stopFrom } from "~/domain/plan/whole-block";
import { timesAnew, type TimesBrief } from "~/planner/times/times-anew";

const TRIP: TimesBrief = { daysTotal: 2, purpose: "", partyCount: 2, whoWith: [], intent: null, guide: null };

const aStop = (title: string, part: BlockName, order: string, over: Partial<PlacedStop> = {}): PlacedStop => ({
  ...stopFrom(null, title),
  title,
  source: "embedded",
  minutes: 60,
  ...over,
  at: { day: 1, part, order },
});

/** Tarts at 9:15, lunch at 12:30, the tower at 14:50, fado booked at 21:00. */
const belem = (over: Record<string, Partial<PlacedStop>> = {}): Day =>
  dayOf({ dayIndex: 1, summary: "Belém" }, [
    aStop("tarts", "morning", "a0", { start: "09:15", ...over.tarts }),
    aStop("lunch", "afternoon", "a0", { start: "12:30", kind: "meal", ...over.lunch }),
    aStop("tower", "afternoon", "a1", { start: "14:50", minutes: 90, ...over.tower }),
    aStop("fado", "evening", "a0", {
      booking: { reference: "F1", name: "", time: "21:00", url: "", note: "" },
      ...over.fado,
    }),
  ]);

const planOf = (...days: Day[]) => {
  const document = openDocument(null);
  for (const day of days) addDay(document, day);
  const editing = editPlan(document);
  editing.followOrderBy((known, dayIndex) => timesAnew(TRIP, known, dayIndex));
  const timesOf = (dayIndex = 1) =>
    readDays(document)
      .find((day) => day.dayIndex === dayIndex)
      ?.stops.map(({ title, start }) => `${start ?? "–"} ${title}`);
  const moveTo = (id: string, part: BlockName, before: string | null = null, day = 1) =>
    editing.move([{ id, at: placeBefore(readStops(document), { day, part }, before, id) }]);
  return { document, editing, timesOf, moveTo };
};

describe("the times that nobody set", () => {
  test("follow a stop that is moved, in the one step that undo takes back", () => {
    const { editing, timesOf, moveTo } = planOf(belem());
    const before = timesOf();
    moveTo("tower", "morning", "tarts");
    expect(timesOf()).toEqual(["09:15 tower", "11:00 tarts", "12:30 lunch", "– fado"]);
    editing.undo();
    expect(timesOf()).toEqual(before);
  });

  test("stay where they are once a stop has left the day: its planner knew hours that a device does not", () => {
    const { editing, timesOf } = planOf(belem({ tarts: { start: "11:00" }, lunch: { start: "14:30" } }));
    editing.remove("tower");
    expect(timesOf()).toEqual(["11:00 tarts", "14:30 lunch", "– fado"]);
  });

  test("stay where what moved finds room between them, and it gets the time there", () => {
    const { timesOf, moveTo } = planOf(belem({ tarts: { start: "14:00" }, tower: { start: "16:40" } }));
    moveTo("tarts", "afternoon", "tower");
    const [lunch, tarts, tower] = timesOf() ?? [];
    expect([lunch, tower]).toEqual(["12:30 lunch", "16:40 tower"]);
    expect(tarts).toMatch(/^1[345]:\d\d tarts$/);
  });

  test("leave what is set, booked or locked where it is", () => {
    const { timesOf, moveTo } = planOf(belem({ tarts: { startIsSet: true, start: "11:00" } }));
    moveTo("tower", "morning", "tarts");
    expect(timesOf()).toEqual(["09:15 tower", "11:00 tarts", "12:30 lunch", "– fado"]);
    const locked = planOf(belem({ tower: { locked: true } }));
    locked.moveTo("tower", "morning", "tarts");
    expect(locked.timesOf()).toEqual(["14:50 tower", "09:15 tarts", "12:30 lunch", "– fado"]);
  });

  test("follow on both days a stop that goes to another, and a stop that is removed", () => {
    const other = { ...aDay(2), stops: [] };
    const { editing, timesOf, moveTo } = planOf(belem(), other);
    moveTo("tower", "morning", null, 2);
    expect(timesOf(2)).toEqual(["09:15 tower"]);
    editing.remove("tarts");
    expect(timesOf()?.[0]).toBe("12:30 lunch");
  });

  test("are gone on the shelf, and proposed on the way back", () => {
    const { document, editing, timesOf, moveTo } = planOf(belem());
    editing.move([{ id: "tower", at: null }]);
    expect(readStops(document).find(({ id }) => id === "tower")?.start).toBeNull();
    moveTo("tower", "afternoon");
    expect(timesOf()?.[2]).toMatch(/^1[3-5]:\d\d tower$/);
  });

  test("keep the lengths, and dinner when this plan eats it", () => {
    const { document, moveTo, timesOf } = planOf(
      belem({ fado: { booking: null, kind: "meal", start: "20:00" }, tarts: { minutes: 45 } }),
    );
    moveTo("tower", "morning");
    expect(timesOf()?.at(-1)).toBe("20:00 fado");
    expect(readStops(document).find(({ id }) => id === "tarts")?.minutes).toBe(45);
  });

  test("are the same on all devices after two moves at once, and never run backwards", () => {
    const ours = planOf(belem());
    const document = openDocument(Y.encodeStateAsUpdate(ours.document));
    const theirs = editPlan(document);
    theirs.followOrderBy((known, dayIndex) => timesAnew(TRIP, known, dayIndex));
    ours.moveTo("tower", "morning", "tarts");
    theirs.move([{ id: "tarts", at: placeBefore(readStops(document), { day: 1, part: "afternoon" }) }]);
    Y.applyUpdate(ours.document, Y.encodeStateAsUpdate(document));
    Y.applyUpdate(document, Y.encodeStateAsUpdate(ours.document));
    expect(readDays(document)).toEqual(readDays(ours.document));
    const starts = readDays(document).flatMap(({ stops }) => stops.flatMap(({ start }) => start ?? []));
    expect(starts).toEqual(starts.toSorted());
  });

  test("stay unsaid in a plan without any", () => {
    const untimed = { start: null };
    const { timesOf, moveTo } = planOf(belem({ tarts: untimed, lunch: untimed, tower: untimed }));
    moveTo("tower", "morning", "tarts");
    expect(timesOf()).toEqual(["– tower", "– tarts", "– lunch", "– fado"]);
  });
});

describe("on a device that knows when places are open", () => {
  type Hours = NonNullable<PlaceFacts["openOn"]>;
  const aPlace = (id: string, openOn: Hours, over: Partial<PlaceFacts> = {}): PlaceFacts => ({
    ...{ id, name: id, lat: 38.7, lng: -9.2, category: "museum", minutes: 60, parts: [], dayTrip: false, indoor: true },
    ...{ stepFree: null, stroller: null, children: false, side: null, bookAheadDays: null, openOn },
    ...over,
  });
  const guideOf = (...places: PlaceFacts[]): GuideFacts => ({
    ...{ name: "Lisbon", lat: 38.7, lng: -9.15, radiusKm: 5, waters: null, places },
  });
  const startOf = (id: string, brief: Partial<TimesBrief>, day: Day): string | null | undefined =>
    timesAnew({ ...TRIP, ...brief }, [day], day.dayIndex).find((time) => time.id === id)?.start;
  const museumFirst = (over: Partial<PlacedStop> = {}) =>
    dayOf({ dayIndex: 1, summary: "Belém" }, [
      aStop("museum", "morning", "a0", { placeId: "museum", minutes: 60, ...over }),
      aStop("lunch", "afternoon", "a0", { start: "12:30", kind: "meal" }),
    ]);

  test("a stop that moved waits for its doors", () => {
    const day = museumFirst();
    expect(startOf("museum", { guide: guideOf(aPlace("museum", [[[11 * 60, 18 * 60]]])) }, day)).toBe("11:00");
    expect(startOf("museum", { guide: guideOf(aPlace("museum", [null])) }, day)).toBe("10:00");
  });

  test("in a second city its doors are those of the day there", () => {
    const open: Hours = [[[9 * 60, 18 * 60]], [[11 * 60, 18 * 60]]];
    const there = guideOf(aPlace("museum", open));
    const legs = [
      { fromDay: 1, toDay: 3, guide: guideOf() },
      { fromDay: 4, toDay: 6, guide: there },
    ];
    const on = (dayIndex: number) => {
      const stops = museumFirst().stops.map((stop) => ({ ...stop, at: { ...stop.at, day: dayIndex } }));
      return startOf("museum", { daysTotal: 6, legs }, dayOf({ dayIndex, summary: "" }, stops));
    };
    expect([on(4), on(5)]).toEqual(["10:00", "11:00"]);
  });

  test("what is closed all that day has a time all the same, and the others keep theirs", () => {
    const times = timesAnew({ ...TRIP, guide: guideOf(aPlace("museum", [[]])) }, [museumFirst()], 1);
    expect(times.map(({ id, start }) => [id, start])).toEqual([
      ["museum", "10:00"],
      ["lunch", "12:30"],
    ]);
  });

  test("a show whose hours nobody knows begins on the half hour, and by eight", () => {
    const opera = aPlace("opera", [null], { category: "performance", minutes: 150 });
    const day = dayOf({ dayIndex: 1, summary: "" }, [
      aStop("dinner", "evening", "a0", { kind: "meal", start: "19:30", minutes: 90 }),
      aStop("opera", "evening", "a1", { placeId: "opera", kind: "event", minutes: 150 }),
      aStop("lunch", "afternoon", "a0", { start: "12:30", kind: "meal" }),
    ]);
    expect(startOf("opera", { guide: guideOf(opera) }, day)).toMatch(/^(19:30|20:00)$/);
  });
});
