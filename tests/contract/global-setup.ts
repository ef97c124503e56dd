import type { TestProject } from "vitest/node";
import { buildApp } from "../../scripts/setup/build.mjs";
import { runWorker } from "../fixtures/running-worker.ts";

declare module "vitest" {
  interface ProvidedContext {
    origin: string;
    identityKey: string;
  }
}

/** One Worker for all contract tests; each file makes travellers and trips of its own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildApp();
  const worker = await runWorker();
  provide("origin", worker.origin);
  provide("identityKey", worker.secrets.LOCAL_IDENTITY_KEY ?? "");
  return worker.stop;
}
