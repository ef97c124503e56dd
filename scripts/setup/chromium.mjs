import { existsSync } from "node:fs";
import { run } from "./command.mjs";

const SYSTEM_PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The browser for the journeys: the one named by `CHROMIUM`, the system's, or one that this installs
 * (Debian's package where there is apt and the right to use it, Playwright's download elsewhere).
 * @returns {Promise<string>} its path
 */
export async function findChromium() {
  return present() ?? (await installed());
}

function present() {
  return [process.env.CHROMIUM ?? "", ...SYSTEM_PATHS].find((path) => path !== "" && existsSync(path));
}

async function installed() {
  console.log("Installing Chromium …");
  const failures = [];
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    const { code, output } = await run(
      "sh",
      ["-c", "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium"],
      { quiet: true },
    );
    const path = present();
    if (code === 0 && path) return path;
    failures.push(output);
  }
  const { code, output } = await run("npx", ["playwright-core", "install", "--with-deps", "chromium"], { quiet: true });
  const { chromium } = await import("playwright-core");
  if (code === 0 && existsSync(chromium.executablePath())) return chromium.executablePath();
  failures.push(output);
  throw new Error(
    `Chromium could not be installed; install it by hand and name it with CHROMIUM=/path.\n${failures.join("\n")}`,
  );
}
