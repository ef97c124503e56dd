import { describe, expect, test } from "vitest";
import { leadAt } from "~/domain/plan/day-of-stops";
import { proposalsFrom } from "~/domain/proposal/proposal";
import { proposalState, takeProposal } from "~/domain/proposal/take-proposal";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { answered, atOf, wishing } from "./wishes/wishing-on-a-day";

/** The stop that the wish is about, planned for so many minutes. */
function planned(request: RevisionRequest, minutes: number): RevisionRequest {
  const days = request.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) =>
      stop.at.day === 2 && stop.at.part === request.blockName && stop.id === leadAt(day, request.blockName)?.id
        ? { ...stop, minutes }
        : stop,
    ),
  }));
  return { ...request, days };
}

const lengthIn = async (feedback: string, minutes = 120) => {
  const reply = await answered(planned(wishing("paris", "morning", "Louvre Museum", feedback), minutes));
  const [card] = reply.proposals.filter(({ kind }) => kind === "set-length");
  return { reply, minutes: card?.kind === "set-length" ? card.minutes : null };
};

describe("how long somebody wishes to stay", () => {
  test.each([
    ["an hour is enough here", 60],
    ["zu lang fürs Kind, 1 Std reicht", 60],
    ["on peut raccourcir ?", 75],
    ["menos tiempo aquí por favor", 75],
    ["possiamo accorciare? mia madre si stanca", 75],
    ["pode ser menos tempo aqui? meus pais cansam rápido", 75],
    ["is 2 hours too long for kids? cut it", 75],
    ["we want to stay longer", 180],
    ["mehr zeit hier bitte", 180],
  ])("%s", async (feedback, minutes) => {
    const { reply, minutes: proposed } = await lengthIn(feedback);
    expect(proposed).toBe(minutes);
    expect(reply.block.title).toBe("Louvre Museum");
  });

  test.each([
    ["the queue is too long, something quicker instead"],
    ["an hour later please"],
    ["something shorter instead, a small museum"],
    ["the walk there is too long"],
  ])("is not what is wished: %s", async (feedback) => expect((await lengthIn(feedback)).minutes).toBeNull());

  test("is no change where it is planned for so long already, nor of what is booked", async () => {
    expect((await lengthIn("an hour is enough here", 60)).minutes).toBeNull();
  });

  test("comes beside what else is wished", async () => {
    const { reply, minutes } = await lengthIn("too long for the kids, an hour is enough, and an ice cream after");
    expect(minutes).toBe(60);
    expect(reply.proposals.length).toBeGreaterThan(1);
  });

  test("is done by one tap, and is read back by another device", async () => {
    const request = planned(wishing("paris", "morning", "Louvre Museum", "an hour is enough here"), 120);
    const { proposals } = await answered(request);
    const [kept] = proposalsFrom(JSON.parse(JSON.stringify(proposals)));
    if (kept?.kind !== "set-length") throw new Error("Not kept.");
    const { plan, now } = atOf(request);
    expect(proposalState(kept, plan, now)).toBe("open");
    expect(takeProposal(kept, plan, { by: "u", newId: "n" })).toEqual({
      kind: "change",
      id: kept.stop.id,
      patch: { minutes: 60 },
    });
    const after = planned(request, 60);
    expect(proposalState(kept, atOf(after).plan, now)).toBe("done");
  });

  test("of a stored card is left out where it is none", () => {
    const stop = { id: "2-morning", title: "Louvre Museum", placeId: null, at: { day: 2, part: "morning" } };
    expect(proposalsFrom([{ id: "l1", kind: "set-length", stop, minutes: "60", from: null }])).toEqual([]);
    expect(proposalsFrom([{ id: "l1", kind: "set-length", stop, minutes: -5, from: null }])).toEqual([]);
  });
});
