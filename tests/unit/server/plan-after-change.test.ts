import { expect, test } from "vitest";
import { addDay, openDocument, readPlan } from "~/contracts/room/itinerary-document";
import type { BlockName } from "~/domain/plan/block";
import { dayOf } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { stopFrom } from "~/domain/plan/whole-block";
import { changeDays } from "~/server/trip/plan-after-change";

const aStop = (title: string, day: number, part: BlockName, note: string): PlacedStop => ({
  ...stopFrom(null, title),
  title,
  note,
  source: "embedded",
  at: { day, part, order: "a0" },
});

test("what goes to the shelf with a day that is cut says nothing more of its neighbours; the days that stay do", () => {
  const document = openDocument(null);
  const [first, cut] = [
    [
      aStop("Castle", 1, "morning", "Walls. See Church afterwards, next door."),
      aStop("Church", 1, "afternoon", "From Castle, allow about 10 minutes on foot. A nave."),
    ],
    [
      aStop("Harbour", 2, "morning", "Boats. See Tower afterwards, about 5 minutes away."),
      aStop("Tower", 2, "afternoon", "From Harbour, allow about 10 minutes on foot. A view."),
    ],
  ];
  addDay(document, dayOf({ dayIndex: 1, summary: "" }, first));
  addDay(document, dayOf({ dayIndex: 2, summary: "" }, cut));
  changeDays(document, { takenOver: [1], before: [], legs: null, shift: 0 });
  const { days, shelf } = readPlan(document);
  expect(Object.fromEntries(shelf.map(({ id, note }) => [id, note]))).toEqual({ Harbour: "Boats.", Tower: "A view." });
  expect(days.flatMap(({ stops }) => stops.map(({ note }) => note))).toEqual(first.map(({ note }) => note));
});
