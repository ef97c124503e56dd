import { spawn } from "node:child_process";
import { environment } from "../scripts/setup/command.mjs";
import { installPackages } from "../scripts/setup/install.mjs";
import { ROOT } from "../scripts/setup/paths.mjs";

/** `npm run fuzz`: more of what `npm test` does with a fixed seed. `FUZZ_SEED` and `FUZZ_CHAPTER` look at a fault again that was found. */
const { FUZZ_COUNT = "20000", FUZZ_SEED = String(Math.floor(Math.random() * 1e6)) } = process.env;

await installPackages();
console.log(`${FUZZ_COUNT} requests, FUZZ_SEED=${FUZZ_SEED}`);
const vitest = spawn("npx", ["vitest", "run", "--project", "contract", "tests/contract/fuzz"], {
  cwd: ROOT,
  env: environment({ FUZZ_COUNT, FUZZ_SEED }),
  stdio: "inherit",
});
vitest.once("close", (code) => {
  process.exitCode = code ?? 1;
});
