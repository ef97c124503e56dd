import { installPackages } from "../scripts/setup/install.mjs";
import { runTypescript } from "./load-typescript.mjs";

await installPackages();
await runTypescript("/quality/eval/command.ts", ({ evalCommand }) => evalCommand(process.argv.slice(2), process.env));
