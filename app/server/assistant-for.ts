import type { Assistant } from "./assistant/port";
import { embeddedAssistant } from "./assistant/embedded";
import type { Env } from "./env";

const embedded = embeddedAssistant();

/** The assistant that is configured: the built-in one needs nothing. */
export const assistantFor = (_env: Env): Assistant => embedded;
