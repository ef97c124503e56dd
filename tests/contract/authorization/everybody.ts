import { inject, vi } from "vitest";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { signRoomToken } from "~/contracts/room/room-token";
import type { DatabaseWindow } from "../../fixtures/database/database-window";
import { BAD_TOKENS, localSigning } from "../../fixtures/bad-tokens";
import { aName, call } from "../api";
import { aTraveller, aWorld, anEmptyWorld, SAMPLES, type Traveller, type World } from "../world";
import type { Who } from "./who";

/** A trip with everybody who has to do with it, or would like to. */
export type Surroundings = World & { waiting: Traveller; removed: Traveller; elsewhere: Traveller };

/** Somebody who calls: the tokens they call with, and the world as they tell it: who speaks of themselves speaks of nobody else. */
export type Caller = { tokens: readonly (string | undefined)[]; world: World };

/** A trip on the way; `database` gets what no call makes yet. */
export async function surroundings(database: DatabaseWindow): Promise<Surroundings> {
  const world = await aWorld();
  const [waiting, removed, another] = await Promise.all([aTraveller("Wim"), aTraveller("Rob"), anEmptyWorld()]);
  const { organizer, participant, tripId } = world;
  await call(ALL_ENDPOINTS.joinTrip, { token: removed.token, ...SAMPLES.joinTrip(world) });
  const { status } = await call(ALL_ENDPOINTS.removeCompanion, {
    token: organizer.token,
    ...SAMPLES.removeCompanion({ ...world, participant: removed }),
  });
  if (status !== 200) throw new Error(`Removing somebody: ${status}`);
  const { token } = another.organizer;
  await call(ALL_ENDPOINTS.setUpTrip, { token, ...SAMPLES.setUpTrip(another) });
  for (const asking of [organizer, participant])
    await call(ALL_ENDPOINTS.saveQuestion, { token: asking.token, ...SAMPLES.saveQuestion(world) });
  await database.execute(`INSERT INTO join_requests VALUES ('${tripId}', '${waiting.userId}', ${Date.now()})`);
  await heardByTheRoom(database);
  return { ...world, waiting, removed, elsewhere: another.organizer };
}

/** Waits until the room has heard what was kept for it: a picture of the database that holds it still would soon be wrong. */
const heardByTheRoom = (database: DatabaseWindow): Promise<void> =>
  vi.waitFor(
    async () => {
      const [[kept] = []] = await database.execute("SELECT count(*) AS orders FROM room_orders");
      if (kept?.orders !== 0) throw new Error("The room has not heard everything.");
    },
    { timeout: 600_000 },
  );

/** Everybody's tokens. */
export async function callersIn(world: Surroundings): Promise<Record<Who, Caller>> {
  const secret = inject("roomSecret");
  const forAnHour = { seconds: 3_600 };
  const signing = await localSigning(inject("identityKey"), aName("ada"));
  const self = (traveller: Traveller): Caller => ({
    tokens: [traveller.token],
    world: { ...world, organizer: traveller },
  });
  const by = (...tokens: (string | undefined)[]): Caller => ({ tokens, world });
  return {
    "no token": by(undefined),
    "a bad token": by(...(await Promise.all(BAD_TOKENS.map(({ make }) => make(signing))))),
    "a stranger": self(world.stranger),
    "one who waits": self(world.waiting),
    "one removed": self(world.removed),
    "another's organizer": self(world.elsewhere),
    "a participant": self(world.participant),
    "the organizer": by(world.organizer.token),
    "the trip's room": by(world.roomToken),
    "another room": by(
      ...(await Promise.all([
        signRoomToken("toWorker", "another-trip", secret, forAnHour),
        signRoomToken("toRoom", world.tripId, secret, forAnHour),
        signRoomToken("ticket", world.tripId, secret, forAnHour),
        signRoomToken("toWorker", world.tripId, `${secret}x`, forAnHour),
      ])),
    ),
  };
}
