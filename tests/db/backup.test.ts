import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { restoreLocalD1 } from "../../scripts/backup/restore-file.mjs";
import { shortStatements } from "../../scripts/backup/short-statements.mjs";
import { exportLocalD1, openLocalD1 } from "../../scripts/setup/local-d1.mjs";

const folders: string[] = [];
const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "wayfellow-backup-"));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Runs statements on the database of a folder. */
async function at(folder: string, ...statements: string[]) {
  const d1 = await openLocalD1(folder);
  try {
    return await d1.batch(statements);
  } finally {
    await d1.stop();
  }
}

const ALL = "SELECT id, owner, quote(words) AS words, quote(bytes) AS bytes FROM trips ORDER BY id";

test("rows come back to the letter, those that are too long for one statement too", async () => {
  const [here, there] = [aFolder(), aFolder()];
  // The texts are made by SQLite, since a statement that holds them would be refused.
  await at(
    here,
    // In this order, since an export keeps it: rows of the first table then name some of one that is made after them.
    "CREATE TABLE trips (id text PRIMARY KEY, owner text REFERENCES users(id), words text, bytes blob, UNIQUE(words))",
    "CREATE TABLE users (id text PRIMARY KEY)",
    "CREATE INDEX trips_owner ON trips (owner)",
    "INSERT INTO users VALUES ('ada')",
    "INSERT INTO trips VALUES ('1', 'ada', 'It''s; done (all of it), \"yes\"' || char(10) || 'twice', x'00ff00'), ('2', NULL, '', NULL)",
    `INSERT INTO trips VALUES ('3', 'ada', replace(hex(zeroblob(60000)), '00', 'it''s 🧗 ' || char(10)), randomblob(300000))`,
    `INSERT INTO trips VALUES ('4', 'ada', replace(hex(zeroblob(60000)), '00', ''''), zeroblob(30001))`,
  );
  const sql = await exportLocalD1(here);
  await restoreLocalD1(there, sql);
  expect(await at(there, ALL)).toEqual(await at(here, ALL));
  const tables =
    "SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\' AND sql NOT NULL ORDER BY name";
  expect(await at(there, tables)).toEqual(await at(here, tables));
  for (const statement of shortStatements(sql)) expect(Buffer.byteLength(statement)).toBeLessThan(100_000);
  await expect(restoreLocalD1(there, sql)).rejects.toThrow("There is a database already.");
});
