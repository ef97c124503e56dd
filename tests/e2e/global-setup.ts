import type { TestProject } from "vitest/node";
import { buildApp } from "../../scripts/setup/build.mjs";
import type { RoomAddress } from "../fixtures/tell-room.ts";
import { runStack } from "../fixtures/servers/running-stack.ts";
import { startSharedBrowser } from "./support/shared-browser.ts";
import { STREET_SETTINGS } from "./support/stand-in-streets.ts";

declare module "vitest" {
  interface ProvidedContext {
    origin: string;
    room: RoomAddress;
    /** Where the run's one browser is reached. */
    browser: string;
  }
}

/** One Worker, its rooms and one browser for all journeys; each journey makes travellers and trips of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildApp();
  const [stack, browser] = await Promise.all([
    runStack({ ...STREET_SETTINGS, ANSWER_THUMBS: "on" }),
    startSharedBrowser(),
  ]);
  project.provide("origin", stack.origin);
  project.provide("room", { host: stack.room.host, secret: stack.worker.secrets.ROOM_SECRET ?? "" });
  project.provide("browser", browser.wsEndpoint());
  project.onTestsRerun(async () => {
    if (await buildApp()) await stack.worker.restart();
  });
  return async () => {
    await Promise.all([stack.stop(), browser.close()]);
  };
}
