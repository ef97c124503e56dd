import { expect, test } from "vitest";
import { addDay, openDocument } from "~/contracts/room/itinerary-document";
import { addStop, readStops } from "~/contracts/room/stop-document";
import { editPlan } from "~/browser/room/document/plan-editing";
import { dayOf } from "~/domain/plan/day-of-stops";
import type { BlockName } from "~/domain/plan/block";
import type { PlacedStop } from "~/domain/plan/stop";
import { placeBefore } from "~/domain/plan/stop-place";
import { stopFrom } from "~/domain/plan/whole-block";
import { followOrder } from "~/planner/revise/follow-order";
import { noteOnShelf } from "~/planner/words/words-on-the-shelf";

const aStop = (title: string, part: BlockName, note: string, over: Partial<PlacedStop> = {}): PlacedStop => ({
  ...stopFrom(null, title),
  title,
  note,
  source: "embedded",
  ...over,
  at: { day: 1, part, order: "a0" },
});

/** The castle, the church after it, and a tower in the evening. */
function aPlan(over: Partial<PlacedStop> = {}) {
  const document = openDocument(null);
  addDay(
    document,
    dayOf({ dayIndex: 1, summary: "" }, [
      aStop("Castle", "morning", "Walls over the town. Then on to Church, about 5 minutes away."),
      aStop("Church", "afternoon", "From Castle, allow about 10 minutes on foot. A quiet nave.", over),
      aStop(
        "Tower",
        "evening",
        "It is about 2 km from Church, so better by public transport or taxi. Lights. Dinner is yours to choose tonight.",
      ),
    ]),
  );
  const editing = editPlan(document);
  editing.followOrderBy(
    (days, dayIndex, titles) => followOrder(null, days, dayIndex, titles),
    () => null,
    noteOnShelf,
  );
  const notes = () => Object.fromEntries(readStops(document).map(({ id, note }) => [id, note]));
  const moveTo = (id: string, part: BlockName, before: string | null = null) =>
    editing.move([{ id, at: placeBefore(readStops(document), { day: 1, part }, before, id) }]);
  return { document, editing, notes, moveTo };
}

test("what a stop says of the way from and to its neighbours goes with the order, and comes back with it", () => {
  const { editing, notes, moveTo } = aPlan();
  const before = notes();
  moveTo("Church", "morning", "Castle");
  expect(notes()).toEqual({
    Castle: "Walls over the town.",
    Church: "A quiet nave.",
    Tower: "Lights. Dinner is yours to choose tonight.",
  });
  editing.undo();
  expect(notes()).toEqual(before);
});

test("what is said of the evening is not said at noon", () => {
  const { notes, moveTo } = aPlan();
  moveTo("Tower", "afternoon");
  expect(notes().Tower).toBe("It is about 2 km from Church, so better by public transport or taxi. Lights.");
});

test("the way from a stop that was removed is not said any more", () => {
  const { editing, notes } = aPlan();
  editing.remove("Castle");
  expect(notes().Church).toBe("A quiet nave.");
});

test("a stop that goes to the shelf says nothing more of the neighbours that it had, until it is taken back", () => {
  const { editing, notes } = aPlan();
  const before = notes();
  editing.move([{ id: "Castle", at: null }]);
  expect(notes()).toMatchObject({ Castle: "Walls over the town.", Church: "A quiet nave." });
  editing.undo();
  expect(notes()).toEqual(before);
});

test("nor does one that is moved to another day", () => {
  const { document, editing, notes } = aPlan();
  addDay(document, dayOf({ dayIndex: 2, summary: "" }, []));
  editing.move([{ id: "Castle", at: { day: 2, part: "morning", order: "a0" } }]);
  expect(notes()).toMatchObject({ Castle: "Walls over the town.", Church: "A quiet nave." });
});

test("what holds in the evening alone waits on the shelf for another evening", () => {
  const { editing, notes } = aPlan();
  editing.move([{ id: "Tower", at: null }]);
  expect(notes().Tower).toBe("Lights. Dinner is yours to choose tonight.");
});

test("what an earlier version left on the shelf is read without its neighbours, and is without them after the next change", () => {
  const { document, editing, notes } = aPlan();
  const note = "A keep. See Church afterwards, next door.";
  addStop(document, { ...aStop("Keep", "morning", note), at: null });
  expect(editing.shelfAlone(editing.plan()).map((stop) => stop.note)).toEqual(["A keep."]);
  editing.remove("Tower");
  expect(notes().Keep).toBe("A keep.");
});

test("what a traveller wrote stays as it is", () => {
  const { notes, moveTo } = aPlan({ source: "traveller" });
  moveTo("Church", "morning", "Castle");
  expect(notes().Church).toBe("From Castle, allow about 10 minutes on foot. A quiet nave.");
});
