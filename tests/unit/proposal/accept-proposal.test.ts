import { beforeEach, expect, test } from "vitest";
import * as Y from "yjs";
import { aDay } from "#tests/fixtures/days";
import { proposalTexts } from "#messages/notices/proposals";
import { editPlan, type PlanEditing } from "~/browser/room/document/plan-editing";
import { openPlan, readPlan } from "~/contracts/room/itinerary-document";
import { moveStops, readStops, removeStop } from "~/contracts/room/stop-document";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Proposal } from "~/domain/proposal/proposal";
import { acceptProposal } from "~/features/proposals/accept-proposal";
import { shrine } from "./proposed-place";

/** As the screen has it, which no change below reaches. */
const plan: Itinerary = {
  itineraryId: "i1",
  tripId: "t1",
  tripName: "Autumn",
  city: "Tokyo",
  daysTotal: 2,
  days: [aDay(1, "One", { morning: { title: "Ueno Zoo" } }), aDay(2, "Two", { morning: { title: "Tsukiji" } })],
  shelf: [],
};
const trip = { isOver: false, firstOpenDay: 1, maySwap: () => true };
const [zoo] = plan.days[0]?.stops ?? [];
if (!zoo) throw new Error("No stop.");
const stop = { id: zoo.id, title: zoo.title, placeId: zoo.placeId, at: { day: 1, part: zoo.at.part } };

const shelve: Proposal = { id: "1", why: "", kind: "shelve", stop };
const swap: Proposal = { id: "2", why: "", kind: "swap-days", one: 1, other: 2, stop };
const add: Proposal = {
  id: "3",
  why: "",
  kind: "add",
  place: shrine,
  to: { day: 2, part: "evening" },
};

let document: Y.Doc;
let editing: PlanEditing;
beforeEach(() => {
  document = openPlan({ state: null, days: plan.days });
  editing = editPlan(document);
});

const accept = (proposal: Proposal, hand = editing) => acceptProposal(hand, { proposal, plan, trip, by: "ada" });

test.each([shelve, swap, add])("what is pressed twice before the screen knows is done once: $kind", (proposal) => {
  const before = readPlan(document);
  const first = accept(proposal);
  const once = readPlan(document);
  expect(once).not.toEqual(before);
  expect(accept(proposal)).toEqual({ kind: "accepted", undo: null });
  expect(readPlan(document)).toEqual(once);
  if (first.kind === "accepted") first.undo?.();
  expect(readPlan(document)).toEqual(before);
});

test("what a companion did meanwhile is done, and nothing of one's own is taken back by it", () => {
  accept(add);
  moveStops(document, [{ id: zoo.id, at: null }]);
  expect(accept(shelve)).toEqual({ kind: "accepted", undo: null });
});

test("what is gone meanwhile is said, and nothing is changed", () => {
  removeStop(document, zoo.id);
  const before = readPlan(document);
  expect(accept(shelve)).toEqual({ kind: "refused", sentence: proposalTexts.state.gone(shelve) });
  expect(readPlan(document)).toEqual(before);
});

test("two devices that add a place without having heard of each other add one stop", () => {
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(document));
  accept(add);
  accept(add, editPlan(other));
  Y.applyUpdate(document, Y.encodeStateAsUpdate(other));
  expect(readStops(document).filter(({ placeId }) => placeId === "tokyo-nezu")).toHaveLength(1);
});

test("where this device has nothing of the plan yet, that is said", () => {
  expect(accept(shelve, editPlan(new Y.Doc()))).toEqual({ kind: "refused", sentence: proposalTexts.noPlan });
});
