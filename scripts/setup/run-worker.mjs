import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { withOpenDatabase } from "./local-d1.mjs";
import { builtWorker, runInWorkerd } from "./worker-runtime.mjs";

/** The process that `startWorker` starts and ends: the built Worker until a signal comes. What it is to do comes as JSON in its one argument. */
const { port, state, settingsFile, vars, databasePort } = JSON.parse(process.argv[2] ?? "{}");

const settings = { ...parseEnv(readFileSync(settingsFile, "utf8")), ...vars };
const built = builtWorker({ state, settings });
const worker = await runInWorkerd({ port, ...(databasePort ? withOpenDatabase(built, databasePort) : built) });
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void worker.stop().then(() => process.exit()));
