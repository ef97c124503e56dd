import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import { aDay } from "#tests/fixtures/days";
import { proposalTexts } from "#messages/notices/proposals";
import { editPlan } from "~/browser/room/document/plan-editing";
import type { Proposal } from "~/domain/proposal/proposal";
import { ProposalList } from "~/features/proposals/proposal-cards";
import { shrine as place } from "./proposed-place";

const zoo = { id: "zoo", title: "Ueno Zoo", placeId: "tokyo-zoo", at: { day: 2, part: "afternoon" as const } };
const about = { id: "1", why: "" };

test.each<[Proposal, string]>([
  [{ ...about, kind: "replace", stop: zoo, place }, "Day 2, afternoon: Nezu Shrine instead of Ueno Zoo"],
  [{ ...about, kind: "add", place, to: { day: 3, part: "evening" } }, "Day 3, evening: Nezu Shrine as well"],
  [{ ...about, kind: "add", place, to: null }, "Nezu Shrine among your ideas"],
  [
    { ...about, kind: "move", stop: zoo, to: { day: 3, part: "morning" } },
    "Day 3, morning: Ueno Zoo, from day 2, afternoon",
  ],
  [{ ...about, kind: "shelve", stop: zoo }, "Ueno Zoo leaves day 2 and waits among your ideas"],
  [
    { ...about, kind: "shelve", stop: zoo, also: [{ ...zoo, id: "p", title: "Ueno Park" }] },
    "Ueno Zoo and Ueno Park leave day 2 and wait among your ideas",
  ],
  [{ ...about, kind: "set-time", stop: zoo, start: "09:30", from: null }, "Day 2, afternoon: Ueno Zoo at 9:30"],
  [
    { ...about, kind: "set-time", stop: zoo, start: "15:30", from: "14:00" },
    "Day 2, afternoon: Ueno Zoo at 15:30 instead of 14:00",
  ],
  [
    { ...about, kind: "set-length", stop: zoo, minutes: 75, from: 120 },
    "Day 2, afternoon: Ueno Zoo for 1 h 15 min instead of 2 h",
  ],
  [{ ...about, kind: "set-length", stop: zoo, minutes: 45, from: null }, "Day 2, afternoon: Ueno Zoo for 45 min"],
  [
    {
      ...about,
      kind: "swap-stops",
      stop: zoo,
      other: { id: "t", title: "Tsukiji", placeId: null, at: { day: 3, part: "morning" } },
    },
    "Ueno Zoo (day 2, afternoon) and Tsukiji (day 3, morning) change places",
  ],
  [{ ...about, kind: "swap-days", one: 2, other: 3, stop: zoo }, "Day 2 and day 3 change places"],
])("a proposal says in a line what would change: $kind", (proposal, said) => {
  expect(proposalTexts.change(proposal)).toBe(said);
});

describe("the cards of an answer", () => {
  const plan = {
    itineraryId: "i1",
    tripId: "t1",
    tripName: "Autumn",
    city: "Tokyo",
    daysTotal: 2,
    days: [aDay(1), aDay(2)],
    shelf: [],
  };
  const [stop] = plan.days[1]?.stops ?? [];
  if (!stop) throw new Error("No stop.");
  const seen = { id: stop.id, title: stop.title, placeId: stop.placeId, at: { day: 2, part: stop.at.part } };
  const open: Proposal = { ...about, kind: "shelve", stop: seen };
  const trip = { isOver: false, firstOpenDay: 1, maySwap: () => true };
  const document = new Y.Doc();
  const editing = editPlan(document);
  const shown = (role: "originator" | "participant", proposals: Proposal[], hand: typeof editing | null = editing) =>
    renderToString(<ProposalList {...{ proposals, plan, trip }} user={{ _id: "u1", role }} editing={hand} />);

  test("can be accepted or left by an organizer, each by its own name", () => {
    const card = shown("originator", [open]);
    expect(card).toContain(`aria-label="Accept: ${proposalTexts.change(open)}"`);
    expect(card).toContain(`aria-label="Leave it: ${proposalTexts.change(open)}"`);
  });

  test("are read by a participant, who is told whom to ask and has nothing to press", () => {
    const card = shown("participant", [open], null);
    expect(card).toContain("Ask your organizer");
    expect(card).not.toContain("<button");
  });

  test("say what is gone, and what is done, without a button", () => {
    const gone: Proposal = { ...open, stop: { ...seen, id: "no-such" } };
    const done: Proposal = { ...about, id: "2", kind: "move", stop: { ...seen, at: null }, to: seen.at };
    const cards = shown("originator", [gone, done]);
    expect(cards).toContain("is not there any more.");
    expect(cards).toContain("Done.");
    expect(cards).not.toContain("<button");
  });

  test("cannot be accepted before the shared plan can be written in, and say where it is not on the device", () => {
    expect(shown("originator", [open], null)).toMatch(/<button[^>]*disabled=""[^>]*aria-label="Accept: /);
    const user = { _id: "u1", role: "originator" as const };
    const card = renderToString(<ProposalList proposals={[open]} plan={null} trip={null} {...{ user, editing }} />);
    expect(card).toContain("Your plan is not on this device yet.");
    expect(card).not.toContain("<button");
  });

  test("say that a day, or the trip, is over", () => {
    const card = (now: Partial<typeof trip>) =>
      renderToString(
        <ProposalList
          {...{ proposals: [open], plan, editing }}
          trip={{ ...trip, ...now }}
          user={{ _id: "u1", role: "originator" }}
        />,
      );
    expect(card({ firstOpenDay: 3 })).toContain("That day is over.");
    expect(card({ isOver: true })).toContain("Your trip is over.");
    expect(card({ isOver: true })).not.toContain("<button");
  });

  test("are none where nothing is proposed", () => {
    expect(shown("originator", [])).toBe("");
  });
});
