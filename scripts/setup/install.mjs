import { existsSync } from "node:fs";
import { join } from "node:path";
import { must } from "./command.mjs";
import { ROOT } from "./paths.mjs";
import { contentHash, whenChanged } from "./stamp.mjs";

/** Installs the packages of the lock file when they are missing or the lock file changed. */
export async function installPackages() {
  const present = existsSync(join(ROOT, "node_modules", "wrangler"));
  await whenChanged("packages", contentHash(["package-lock.json"]), present, () =>
    must("Installing packages", "npm", ["ci", "--no-fund", "--no-audit"]),
  );
}
