import type { TestProject } from "vitest/node";
import { runWorker } from "../fixtures/running-worker.ts";

declare module "vitest" {
  interface ProvidedContext {
    origin: string;
  }
}

/** One Worker for all journeys; each journey makes travellers and trips of its own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const worker = await runWorker();
  provide("origin", worker.origin);
  return worker.stop;
}
