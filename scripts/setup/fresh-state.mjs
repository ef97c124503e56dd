import { cpSync, mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { prepareDatabase } from "./database.mjs";
import { LOCAL } from "./paths.mjs";

/**
 * A folder of its own with a database in it that has the places and nobody's trips. Whoever asks removes it.
 * @param {string} start how its path in `.local` begins
 * @returns {Promise<string>}
 */
export async function freshState(start) {
  const template = join(LOCAL, "test-template");
  await prepareDatabase(template);
  mkdirSync(join(LOCAL, start, ".."), { recursive: true });
  const state = mkdtempSync(join(LOCAL, start));
  cpSync(template, state, { recursive: true });
  return state;
}
