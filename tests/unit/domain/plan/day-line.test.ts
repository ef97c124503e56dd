import { expect, test } from "vitest";
import { dayLineText } from "#messages/days";
import { editPlan } from "~/browser/room/document/plan-editing";
import { addDay, openDocument, readDays } from "~/contracts/room/itinerary-document";
import { readStops } from "~/contracts/room/stop-document";
import type { BlockName } from "~/domain/plan/block";
import { dayOf } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { placeBefore } from "~/domain/plan/stop-place";
import { stopFrom } from "~/domain/plan/whole-block";
import { renewedDayLine } from "~/features/stops/follow-changes";

const aStop = (title: string, part: BlockName, over: Partial<PlacedStop> = {}): PlacedStop => ({
  ...stopFrom(null, title),
  title,
  ...over,
  at: { day: 1, part, order: "a0" },
});

const SEVILLE = [
  aStop("Seville Cathedral and the Giralda", "morning", { neighborhoodTag: "Santa Cruz" }),
  aStop("Plaza de Doña Elvira, Santa Cruz", "afternoon", { neighborhoodTag: "Santa Cruz" }),
  aStop("Plaza de España", "evening", { neighborhoodTag: "Parque de María Luisa" }),
];
const ABOUT_SEVILLE = "Seville Cathedral and the Giralda, Plaza de Doña Elvira and, in the evening, Plaza de España";

/** A plan of one day on a device, and what is said of the day. */
function aDayAbout(summary: string, stops: readonly PlacedStop[]) {
  const document = openDocument(null);
  addDay(document, dayOf({ dayIndex: 1, summary }, stops));
  addDay(document, dayOf({ dayIndex: 2, summary: "Tomorrow" }, []));
  const editing = editPlan(document);
  editing.followOrderBy(() => [], renewedDayLine);
  const said = () => readDays(document)[0]?.summary;
  const toDay2 = (id: string) =>
    editing.move([{ id, at: placeBefore(readStops(document), { day: 2, part: "morning" }, null, id) }]);
  return { editing, said, toDay2 };
}

test("a place that was put in another's stead is what the day is about, until that is taken back", () => {
  const { editing, said } = aDayAbout(ABOUT_SEVILLE, SEVILLE);
  editing.put("Seville Cathedral and the Giralda", { title: "Mercado de Triana", neighborhoodTag: "Triana" });
  expect(said()).toBe("Mercado de Triana and Plaza de Doña Elvira, and Plaza de España in the evening");
  editing.undo();
  expect(said()).toBe(ABOUT_SEVILLE);
});

test("what went to the ideas, to another day or out of the plan is not named any more", () => {
  const shelved = aDayAbout(ABOUT_SEVILLE, SEVILLE);
  shelved.editing.move([{ id: "Plaza de España", at: null }]);
  expect(shelved.said()).toBe("Seville Cathedral and the Giralda, Plaza de Doña Elvira");
  const moved = aDayAbout(ABOUT_SEVILLE, SEVILLE);
  moved.toDay2("Seville Cathedral and the Giralda");
  expect(moved.said()).toBe("Plaza de Doña Elvira, and Plaza de España in the evening");
  const removed = aDayAbout(ABOUT_SEVILLE, SEVILLE);
  for (const { id } of SEVILLE) removed.editing.remove(id);
  expect(removed.said()).toBe("");
});

test("a line that names only what is still there stays, in whichever order", () => {
  const { editing, said } = aDayAbout(ABOUT_SEVILLE, [...SEVILLE, aStop("Casa de Pilatos", "morning")]);
  editing.move([{ id: "Casa de Pilatos", at: null }]);
  editing.move([{ id: "Plaza de España", at: { day: 1, part: "morning", order: "a5" } }]);
  expect(said()).toBe(ABOUT_SEVILLE);
});

test("where a table was is not said once dinner is elsewhere", () => {
  const table = aStop("Cervejaria Ramiro", "evening", { kind: "meal", neighborhoodTag: "Intendente" });
  const { editing, said } = aDayAbout("Sintra and back, then dinner out in Intendente", [
    aStop("Sintra", "morning"),
    table,
  ]);
  editing.put(table.id, { title: "Bonjardim", neighborhoodTag: "Restauradores" });
  expect(said()).toBe("Sintra, and dinner at Bonjardim");
});

test("the way between two cities is still said", () => {
  const way = aStop("On the way to Kyoto", "morning", { kind: "travel" });
  const { editing, said } = aDayAbout("From Tokyo to Kyoto by train. Kinkaku-ji, then a stroll through Gion", [
    way,
    aStop("Kinkaku-ji", "morning"),
    aStop("Hanamikōji, Gion", "evening", { neighborhoodTag: "Gion" }),
  ]);
  editing.remove("Kinkaku-ji");
  expect(said()).toBe("From Tokyo to Kyoto by train. Hanamikōji in the evening");
});

test("names that have an and of their own are told apart by commas", () =>
  expect(dayLineText({ day: ["Sintra and Pena Palace", "Belém"], evening: null })).toBe(
    "Sintra and Pena Palace, Belém",
  ));
