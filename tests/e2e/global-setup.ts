import type { TestProject } from "vitest/node";
import type { RoomAddress } from "../fixtures/tell-room.ts";
import { runStack } from "../fixtures/running-stack.ts";
import { TILE_SETTINGS } from "./tiles.ts";

declare module "vitest" {
  interface ProvidedContext {
    origin: string;
    room: RoomAddress;
  }
}

/** One Worker and its rooms for all journeys; each journey makes travellers and trips of its own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stack = await runStack(TILE_SETTINGS);
  provide("origin", stack.origin);
  provide("room", { host: stack.room.host, secret: stack.worker.secrets.ROOM_SECRET ?? "" });
  return stack.stop;
}
