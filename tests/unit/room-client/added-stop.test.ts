import { expect, test } from "vitest";
import { editPlan } from "~/browser/room/document/plan-editing";
import { addDay, openDocument, readDays } from "~/contracts/room/itinerary-document";
import { dayOf } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { stopFrom } from "~/domain/plan/whole-block";
import { followOrder } from "~/features/stops/follow-changes";

const aStop = (title: string, order: string, over: Partial<PlacedStop> = {}): PlacedStop => ({
  ...stopFrom(null, title),
  title,
  source: "embedded",
  ...over,
  at: { day: 1, part: "afternoon", order },
});

function aPlan() {
  const document = openDocument(null);
  const church = aStop("Church", "a1", {
    note: "From Castle, allow about 10 minutes on foot. A quiet nave.",
    start: "15:00",
  });
  addDay(document, dayOf({ dayIndex: 1, summary: "" }, [aStop("Castle", "a0", { start: "14:00" }), church]));
  const editing = editPlan(document);
  editing.followOrderBy((days, dayIndex, titles) => followOrder(null, days, dayIndex, titles));
  const ofChurch = () => readDays(document)[0]?.stops.find(({ id }) => id === "Church");
  return { editing, ofChurch };
}

test("a stop that is put between two takes away what the second says of the way from the first, until it is taken back", () => {
  const { editing, ofChurch } = aPlan();
  editing.add([aStop("Tower", "a0V", { source: "traveller" })]);
  expect(ofChurch()).toMatchObject({ note: "A quiet nave.", start: "15:00" });
  editing.undo();
  expect(ofChurch()?.note).toBe("From Castle, allow about 10 minutes on foot. A quiet nave.");
});

test("a pause on the way there leaves it as it is", () => {
  const { editing, ofChurch } = aPlan();
  editing.add([aStop("Tea with my aunt", "a0V", { source: "traveller", kind: "drink" })]);
  expect(ofChurch()?.note).toContain("From Castle");
});
