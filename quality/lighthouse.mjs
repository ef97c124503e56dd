import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildApp } from "../scripts/setup/build.mjs";
import { findChromium } from "../scripts/setup/chromium.mjs";
import { installLighthouse, installPackages } from "../scripts/setup/install.mjs";
import { LOCAL } from "../scripts/setup/paths.mjs";

await installPackages();
await installLighthouse();
const { faults, opportunities } = await import("./lighthouse/findings.mjs");
const { measure } = await import("./lighthouse/measure.mjs");
const { profileOnTheRoad } = await import("./lighthouse/on-the-road.mjs");
const { ownStack } = await import("./lighthouse/own-stack.mjs");
const { calmRuns, isCalm } = await import("./lighthouse/runs.mjs");
const { table } = await import("./lighthouse/table.mjs");
const { medianRun, missedBy, scoresOf } = await import("./lighthouse/targets.mjs");

const REPORTS = join(LOCAL, "lighthouse");
const PAGES = ["/", "/access", "/demo", "/explainer", "/tripliveday"];

/** Pages that a stranger sees; all others are visited by somebody on the road. */
const WITHOUT_ACCOUNT = new Set([
  "/",
  "/home",
  "/access",
  "/joinaccess",
  "/prejointrip",
  "/demo",
  "/bestthings",
  "/explainer",
  "/privacy",
  "/credits",
  "/yourstuck",
]);

/** `npm run lighthouse`, `npm run lighthouse -- /demo /access`, `npm run lighthouse -- --runs=1`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" } },
});

/** @param {{ origin: string, page: string, chromiumPath: string, profile: string }} visit */
async function visit({ origin, page, chromiumPath, profile }) {
  const url = origin + page;
  await (await fetch(url, { headers: { Accept: "text/html" } })).text(); // the Worker's first answer starts it up
  const runs = await calmRuns(Math.max(1, Number(values.runs)), () =>
    measure({ url, chromiumPath, profile: WITHOUT_ACCOUNT.has(page) ? undefined : profile }),
  );
  const results = runs.map(({ result }) => result);
  const median = runs.find(({ result }) => result === medianRun(results));
  const name = page.replaceAll("/", "-").replace(/^-/, "") || "opening";
  writeFileSync(join(REPORTS, `${name}.json`), median?.json ?? "");
  writeFileSync(join(REPORTS, `${name}.html`), median?.html ?? "");
  return { page, results, scores: scoresOf(results), calm: runs.every(isCalm) };
}

/** @param {Awaited<ReturnType<typeof visit>>} measured */
function printFindings({ page, results }) {
  const lines = [
    ...faults(results).map((fault) => `  below 100: ${fault}`),
    ...opportunities(medianRun(results)).map((what) => `  could be quicker: ${what}`),
  ];
  console.log([page, ...lines].join("\n"));
}

async function run() {
  const pages = positionals.length > 0 ? positionals : PAGES;
  await buildApp();
  const chromiumPath = await findChromium();
  mkdirSync(REPORTS, { recursive: true });
  const stack = await ownStack();
  try {
    const profile = join(stack.state, "profile");
    if (pages.some((page) => !WITHOUT_ACCOUNT.has(page)))
      await profileOnTheRoad({ origin: stack.origin, folder: profile, chromiumPath });
    const measured = [];
    for (const page of pages) measured.push(await visit({ origin: stack.origin, page, chromiumPath, profile }));
    measured.forEach(printFindings);
    console.log(`\n${table(measured)}\n\nThe reports are in .local/lighthouse.`);
    const busy = measured.filter(({ calm }) => !calm).map(({ page }) => page);
    if (busy.length > 0) console.log(`The machine was too busy each time to judge the speed of ${busy.join(", ")}.`);
    if (measured.some(({ scores }) => missedBy(scores).length > 0)) process.exitCode = 1;
  } finally {
    await stack.stop();
  }
}

run().catch((/** @type {Error} */ problem) => {
  console.error(problem);
  process.exitCode = 1;
});
