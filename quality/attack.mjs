import { buildApp } from "../scripts/setup/build.mjs";
import { installPackages } from "../scripts/setup/install.mjs";
import { runTypescript } from "./load-typescript.mjs";

/** `npm run attack`: what once went wrong on the running product, done to it again, with counts; words name the parts that are wanted. */
await installPackages();
await buildApp();
await runTypescript("/quality/attack/command.ts", ({ attackCommand }) => attackCommand(process.argv.slice(2)));
