import { expect, test } from "vitest";
import { blockText, readDays } from "~/contracts/room/itinerary-document";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Companion } from "../fixtures/companion";
import { chanceOf } from "../fixtures/seeded-random";
import type { LongTrip } from "./stack-world";
import { DAYS, daysOf, openStack } from "./stack-world";
import { eventually } from "./world";

const { stack, model, travel } = openStack();

const build = ({ organizer, tripId }: LongTrip) => organizer.call("POST", "itinerary/build", { tripId });

/** How many days the room said are there; -1 before it said anything of a build. */
const daysTold = ({ heard }: Companion): number =>
  Math.max(-1, ...heard.map((message) => (message.type === "building" ? message.daysReady : -1)));

/** What a companion reads on the screen, once the room has told all. */
const reads = ({ document }: Companion) => JSON.stringify(readDays(document));

/** The model writes three days of each stretch that it is asked for, and then pauses for good. */
function writeThreeDaysAndPause(): void {
  model().feel("slow");
  model().beforePiece = (piece) => (piece > 4 ? new Promise(() => undefined) : Promise.resolve());
}

/** Nobody but the built-in planner writes: it is done in a moment. */
const writeAtOnce = () => model().feel("turned down");

/** A build that will not be answered, on its way. */
type Interrupted = { trip: LongTrip; over: Promise<unknown> };

const begin = (trip: LongTrip): Interrupted => ({ trip, over: build(trip).catch((problem: unknown) => problem) });

/** Kills the Worker and starts it again; gives what the record holds of each trip then. */
async function cutOff(builds: Interrupted[]): Promise<{ trip: LongTrip; kept: Day[] }[]> {
  const { worker } = stack();
  await worker.kill();
  await worker.start();
  await Promise.all(builds.map(({ over }) => over));
  return Promise.all(builds.map(async ({ trip }) => ({ trip, kept: await daysOf(trip) })));
}

/** Whatever moment was hit: what the room was told is kept, asking again completes the plan, and whoever sat in the room has it all and never left. */
async function expectToBeCompleted({ trip, kept }: { trip: LongTrip; kept: Day[] }): Promise<void> {
  expect(kept.length).toBeGreaterThanOrEqual(daysTold(trip.ben));
  expect(await build(trip)).toMatchObject({ daysSaved: DAYS });
  const whole = await daysOf(trip);
  expect(whole).toHaveLength(DAYS);
  expect(whole.slice(0, kept.length)).toEqual(kept);
  await eventually(() => [trip.ada, trip.ben].every((companion) => reads(companion) === JSON.stringify(whole)));
  expect([trip.ada.closes, trip.ben.closes]).toEqual([[], []]);
}

test("the Worker is killed as one build was asked for, one was heard to begin, and one has its first days: every day is whole, and asking again completes each", async () => {
  writeThreeDaysAndPause();
  const [asked, begun, halfway] = [await travel(), await travel(), await travel()];
  const builds = [begin(halfway)];
  await eventually(() => daysTold(halfway.ben) >= 2);
  builds.push(begin(begun));
  await eventually(() => daysTold(begun.ben) >= 0);
  builds.push(begin(asked));
  const cut = await cutOff(builds);
  expect(cut[0]?.kept.length).toBeGreaterThanOrEqual(2);
  for (const { kept } of cut) expect(kept.length).toBeLessThan(DAYS);
  writeAtOnce();
  for (const each of cut) await expectToBeCompleted(each);
});

test("the Worker is killed at whatever moment of four builds a seed chose: every day is whole, and asking again completes each", async () => {
  writeAtOnce();
  const chance = chanceOf(Number(process.env.KILL_SEED ?? 1));
  const trips = [await travel(), await travel(), await travel(), await travel()];
  const builds: Interrupted[] = [];
  for (const trip of trips) {
    builds.push(begin(trip));
    await new Promise((resolve) => setTimeout(resolve, chance.below(250)));
  }
  for (const each of await cutOff(builds)) await expectToBeCompleted(each);
});

type Saves = { acknowledged: Set<string>; inFlight: number; stop: () => Promise<void> };

/** Four hands save one block after the other, each block once, until told to stop or until nobody answers any more. */
function keepSaving({ organizer, tripId }: LongTrip): Saves {
  const waiting = Array.from({ length: DAYS }, (_, day) =>
    BLOCK_NAMES.map((blockName) => ({ dayIndex: day + 1, blockName })),
  ).flat();
  const acknowledged = new Set<string>();
  const saves: Saves = {
    acknowledged,
    inFlight: 0,
    stop: async () => (waiting.splice(0), void (await Promise.all(hands))),
  };
  const save = async (): Promise<void> => {
    for (let at = waiting.shift(); at; at = waiting.shift()) {
      saves.inFlight += 1;
      const answered = organizer.call("POST", "savefinalblock", {
        tripId,
        ...at,
        blockData: { title: savedTitle(at) },
      });
      const { dayIndex, blockName } = at;
      await answered.then(
        () => acknowledged.add(`${dayIndex} ${blockName}`),
        () => undefined,
      );
      saves.inFlight -= 1;
    }
  };
  const hands = [save(), save(), save(), save()];
  return saves;
}

const savedTitle = ({ dayIndex, blockName }: { dayIndex: number; blockName: string }) =>
  `Saved for the ${blockName} of day ${dayIndex}`;

async function aWholePlan(): Promise<LongTrip & { before: Day[] }> {
  writeAtOnce();
  const trip = await travel();
  await build(trip);
  const before = await daysOf(trip);
  await eventually(() => reads(trip.ada) === JSON.stringify(before));
  return { ...trip, before };
}

test.each([
  ["The Worker is", { andRoom: false }],
  ["Worker and room together are", { andRoom: true }],
])(
  "%s killed among saves: none that was acknowledged is lost, none is half there, and what the organizer typed meanwhile reaches the record by itself",
  async (_, { andRoom }) => {
    const { before, ...trip } = await aWholePlan();
    const { worker, room } = stack();
    const saves = keepSaving(trip);
    await eventually(() => saves.acknowledged.size >= 12);
    expect(saves.inFlight).toBeGreaterThan(0);
    await Promise.all([worker.kill(), andRoom && room.kill()]);
    await saves.stop();
    blockText(trip.ada.document, DAYS, "evening", "description")?.insert(0, "Typed while nobody answered. ");
    if (!andRoom)
      await eventually(() =>
        blockText(trip.ben.document, DAYS, "evening", "description")?.toString().startsWith("Typed while"),
      );
    await Promise.all([worker.start(), andRoom && room.start()]);

    const after = await daysOf(trip);
    expect(after).toHaveLength(DAYS);
    for (const [day, { dayIndex, blocks }] of after.entries()) {
      for (const blockName of BLOCK_NAMES) {
        const wanted = savedTitle({ dayIndex, blockName });
        if (saves.acknowledged.has(`${dayIndex} ${blockName}`)) expect(blocks[blockName].title).toBe(wanted);
        else expect([wanted, before[day]?.blocks[blockName].title]).toContain(blocks[blockName].title);
      }
    }
    // A room to which nobody answered for long comes again after a pause of up to a minute.
    await expect
      .poll(async () => (await daysOf(trip))[DAYS - 1]?.blocks.evening.description)
      .toMatch(/^Typed while nobody answered\. /);
    const record = JSON.stringify(await daysOf(trip));
    await eventually(() => reads(trip.ada) === record && reads(trip.ben) === record);
    if (!andRoom) expect([trip.ada.closes, trip.ben.closes]).toEqual([[], []]);
  },
);
