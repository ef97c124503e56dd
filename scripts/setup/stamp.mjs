import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LOCAL, ROOT } from "./paths.mjs";

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { withFileTypes: true })
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
}

/** A hash of everything in the given files and folders. @param {string[]} paths */
export function contentHash(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesUnder)) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}

/**
 * Does the work only when its inputs changed since it last succeeded.
 * @param {string} name @param {string} hash @param {boolean} stillThere whether its result is still in place
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} whether there was anything to do
 */
export async function whenChanged(name, hash, stillThere, work) {
  const stamp = join(LOCAL, "stamps", name);
  if (stillThere && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return false;
  await work();
  mkdirSync(join(LOCAL, "stamps"), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}
