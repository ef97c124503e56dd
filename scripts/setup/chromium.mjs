import { existsSync } from "node:fs";
import { run } from "./command.mjs";

const SYSTEM_PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const HEADLESS_PATH = "/usr/bin/chromium-headless-shell";

/** An archive that cannot be reached is given up soon: there is another way to a browser. */
const APT = "apt-get -qq -o Acquire::http::Timeout=15 -o Acquire::https::Timeout=15 -o Acquire::Retries=1";

/**
 * The browser that people have: the one named by `CHROMIUM`, the system's, or one that this installs
 * (Debian's package where there is apt and the right to use it, Playwright's download elsewhere).
 * @returns {Promise<string>} its path
 */
export async function findChromium() {
  return present(SYSTEM_PATHS) ?? (await installed());
}

/**
 * The browser for the journeys: Chromium without its own windows where it can be had, which takes half of the processor's time for the same
 * pages, and the one that people have where it cannot.
 * @returns {Promise<string>} its path
 */
export async function findHeadlessChromium() {
  const here = present([HEADLESS_PATH]);
  if (here) return here;
  if (mayUseApt()) await aptInstall("chromium-headless-shell");
  return present([HEADLESS_PATH]) ?? (await findChromium());
}

/** @param {string[]} paths */
function present(paths) {
  return [process.env.CHROMIUM ?? "", ...paths].find((path) => path !== "" && existsSync(path));
}

const mayUseApt = () => existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;

/** @param {string} name @returns {Promise<string>} what it said, where it failed; nothing where it did not */
async function aptInstall(name) {
  console.log(`Installing ${name} …`);
  const command = `${APT} update && DEBIAN_FRONTEND=noninteractive ${APT} install -y ${name}`;
  const { code, output } = await run("sh", ["-c", command], { quiet: true });
  return code === 0 ? "" : output;
}

async function installed() {
  const failures = [];
  if (mayUseApt()) {
    failures.push(await aptInstall("chromium"));
    const path = present(SYSTEM_PATHS);
    if (path) return path;
  }
  const { code, output } = await run("npx", ["playwright-core", "install", "--with-deps", "chromium"], { quiet: true });
  const { chromium } = await import("playwright-core");
  if (code === 0 && existsSync(chromium.executablePath())) return chromium.executablePath();
  failures.push(output);
  throw new Error(
    `Chromium could not be installed; install it by hand and name it with CHROMIUM=/path.\n${failures.join("\n")}`,
  );
}
