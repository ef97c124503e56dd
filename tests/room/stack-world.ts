import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { TicketHolder } from "~/contracts/room/room";
import { itineraryShape } from "~/contracts/calls/itinerary";
import type { Day } from "~/domain/plan/itinerary";
import { buildApp } from "../../scripts/setup/build.mjs";
import { setUpTrip } from "../../scripts/demo/plan-trip.mjs";
import type { Traveller } from "../../scripts/demo/traveller.mjs";
import { signIn } from "../../scripts/demo/traveller.mjs";
import type { Companion } from "../fixtures/companion";
import { enter } from "../fixtures/companion";
import type { ModelServer } from "../fixtures/servers/model-server";
import { runModelServer } from "../fixtures/servers/model-server";
import type { RunningStack } from "../fixtures/servers/running-stack";
import { runStack } from "../fixtures/servers/running-stack";
import { eventually } from "./world";

/** Sixty days in Tokyo, Ada's, with Ben along; both in the room. */
export type LongTrip = { tripId: string; organizer: Traveller; ada: Companion; ben: Companion };

export const DAYS = 60;

export type StackWorld = {
  stack: () => RunningStack;
  /** What the Worker asks for words. */
  model: () => ModelServer;
  travel: () => Promise<LongTrip>;
};

/** The built Worker, the real rooms, and a model whose pace the test sets. */
export function openStack(): StackWorld {
  let stack: RunningStack | undefined;
  let model: ModelServer | undefined;
  const present: Companion[] = [];
  const there = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error("The stack is not open yet.");
    return thing;
  };
  beforeAll(async () => {
    await buildApp();
    model = await runModelServer();
    stack = await runStack({ OPENAI_API_KEY: "test-key", OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: "fake" });
  });
  afterEach(() => present.splice(0).forEach(({ leave }) => leave()));
  afterAll(async () => {
    await stack?.stop();
    await model?.stop();
  });
  const travel = async (): Promise<LongTrip> => {
    const { origin, room, worker } = there(stack);
    const joinCode = `TOKYO-${randomUUID()}`.slice(0, 20).toUpperCase();
    const [organizer, friend] = await Promise.all(
      ["Ada Fern", "Ben Ohm"].map((name) => signIn(origin, { name, email: `${randomUUID()}@example.com` })),
    );
    if (!organizer || !friend) throw new Error("Two were to sign in.");
    const tripId = await setUpTrip(organizer, { city: "Tokyo", days: DAYS, joinCode });
    await friend.call("POST", "participantuser/create", { joinCode });
    const address = { host: room.host, secret: worker.secrets.ROOM_SECRET ?? "" };
    const [ada, ben] = [
      enter(address, tripId, await holderOf(organizer, "originator")),
      enter(address, tripId, await holderOf(friend, "participant")),
    ];
    present.push(ada, ben);
    await eventually(() => ada.provider.synced && ben.provider.synced);
    return { tripId, organizer, ada, ben };
  };
  return { stack: () => there(stack), model: () => there(model), travel };
}

const holderOf = async (traveller: Traveller, role: TicketHolder["role"]): Promise<TicketHolder> => {
  const { user } = await traveller.call("GET", "whoami");
  return { userId: user._id, name: traveller.name, role };
};

/** The days that the record shows, each of them whole; none while there is no plan. Fails when one is half-written or out of place. */
export async function daysOf({ organizer, tripId }: LongTrip): Promise<Day[]> {
  const answer: unknown = await organizer.call("GET", `itinerary/days/${tripId}`).catch((problem: unknown) => {
    if (problem instanceof Error && problem.message.includes(": 404 ")) return { days: [] };
    throw problem;
  });
  const days = itineraryShape.shape.days.parse(
    answer && typeof answer === "object" && "days" in answer ? answer.days : null,
  );
  days.forEach(({ dayIndex, blocks }, place) => {
    if (dayIndex !== place + 1) throw new Error(`Day ${dayIndex} stands at ${place + 1}.`);
    for (const { title } of Object.values(blocks))
      if (title === "") throw new Error(`Day ${dayIndex} is half-written.`);
  });
  return days;
}
