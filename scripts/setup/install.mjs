import { existsSync } from "node:fs";
import { join } from "node:path";
import { must } from "./command.mjs";
import { ROOT } from "./paths.mjs";
import { contentHash, whenChanged } from "./stamp.mjs";

const CI = ["ci", "--no-fund", "--no-audit"];

/** Installs the packages of the lock file when they are missing or the lock file changed. */
export async function installPackages() {
  const present = existsSync(join(ROOT, "node_modules", "wrangler"));
  await whenChanged("packages", contentHash(["package-lock.json"]), present, () =>
    must("Installing packages", "npm", CI),
  );
}

/** The same for Lighthouse, which has a lock file of its own: a fifth of all packages' files, for one command that is seldom run. */
export async function installLighthouse() {
  const folder = join("quality", "lighthouse");
  const present = existsSync(join(ROOT, folder, "node_modules", "lighthouse"));
  await whenChanged("lighthouse", contentHash([join(folder, "package-lock.json")]), present, () =>
    must("Installing Lighthouse", "npm", [...CI, "--prefix", folder]),
  );
}
