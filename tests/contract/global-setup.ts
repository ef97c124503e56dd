import type { TestProject } from "vitest/node";
import { buildApp } from "../../scripts/setup/build.mjs";
import { freePort } from "../../scripts/setup/port.mjs";
import { runStack } from "../fixtures/servers/running-stack.ts";
import { runWorker } from "../fixtures/servers/running-worker.ts";

declare module "vitest" {
  interface ProvidedContext {
    origin: string;
    identityKey: string;
    roomSecret: string;
    /** A second Worker, with the same identity key, that looks for its model's and its forecasts' servers at these ports; the tests that need them start them there. */
    modelled: { origin: string; modelPort: number; weatherPort: number };
  }
}

/** One Worker and its rooms for all contract tests; each file makes travellers and trips of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildApp();
  const stack = await runStack();
  project.provide("origin", stack.origin);
  project.provide("identityKey", stack.worker.secrets.LOCAL_IDENTITY_KEY ?? "");
  project.provide("roomSecret", stack.worker.secrets.ROOM_SECRET ?? "");
  const [modelPort, weatherPort] = [await freePort(), await freePort()];
  const { LOCAL_IDENTITY_KEY } = stack.worker.secrets;
  const modelled = await runWorker({
    LOCAL_IDENTITY_KEY: LOCAL_IDENTITY_KEY ?? "",
    OPENAI_API_KEY: "test-key",
    OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
    OPENAI_MODEL: "fake",
    WEATHER_URL: `http://127.0.0.1:${weatherPort}`,
  });
  project.provide("modelled", { origin: modelled.origin, modelPort, weatherPort });
  project.onTestsRerun(async () => {
    if (await buildApp()) await Promise.all([stack.worker.restart(), modelled.restart()]);
  });
  return async () => {
    await Promise.all([stack.stop(), modelled.stop()]);
  };
}
