import { buildApp } from "../../scripts/setup/build.mjs";

/** What is judged here is what was built, without a server. */
export default async function setup(): Promise<void> {
  await buildApp();
}
