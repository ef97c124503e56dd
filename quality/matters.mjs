import { installPackages } from "../scripts/setup/install.mjs";
import { runTypescript } from "./load-typescript.mjs";

await installPackages();
await runTypescript("/quality/matters/command.ts", ({ mattersCommand }) =>
  Promise.resolve(mattersCommand(process.argv.slice(2))),
);
