import { mkdirSync } from "node:fs";
import { openLocalD1 } from "../setup/local-d1.mjs";
import { shortStatements } from "./short-statements.mjs";

/** Rows may name others that come later in the file, so that the keys are looked at when all of them are there. */
const KEYS_AT_THE_END = "PRAGMA defer_foreign_keys = on";

/** A backup as `wrangler d1 execute --file` takes it. @param {string} sql */
export const shortened = (sql) => `${[KEYS_AT_THE_END, ...shortStatements(sql)].join(";\n")};\n`;

/**
 * Puts a backup into a local database that has no tables yet.
 * @param {string} state the folder that holds it @param {string} sql
 */
export async function restoreLocalD1(state, sql) {
  mkdirSync(state, { recursive: true });
  const d1 = await openLocalD1(state);
  try {
    const [[trips] = []] = await d1.batch(["SELECT name FROM sqlite_master WHERE name = 'trips'"]);
    if (trips) throw new Error("There is a database already. Move the folder .local/state away first.");
    await d1.batch([KEYS_AT_THE_END, ...shortStatements(sql)]);
  } finally {
    await d1.stop();
  }
}
