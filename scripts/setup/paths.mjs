import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The clone's top folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** All local state lives here, inside the clone and ignored by git. */
export const LOCAL = join(ROOT, ".local");

/** Where wrangler keeps the local D1. */
export const STATE = join(LOCAL, "state");

/** Where the rooms keep their storage. */
export const ROOMS = join(LOCAL, "rooms");
