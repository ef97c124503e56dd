import { readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./command.mjs";
import { ROOT } from "./paths.mjs";

const toml = () => readFileSync(join(ROOT, "wrangler.toml"), "utf8");

/** The plain settings that `wrangler.toml` holds under `[vars]`. @returns {Record<string, string>} */
export function readVars() {
  const section = /^\[vars\]\n((?:(?!\[).*\n?)*)/m.exec(toml())?.[1] ?? "";
  return Object.fromEntries([...section.matchAll(/^(\w+)\s*=\s*"(.*)"\s*$/gm)].map(([, name, value]) => [name, value]));
}

/** What each setting must be before people use it: a sentence for what is amiss. @type {[(settings: Record<string, string | undefined>) => boolean, string][]} */
const RULES = [
  [
    () => !/database_id = "wayfellow-local"/.test(toml()),
    "Make the database with `npx wrangler d1 create wayfellow` and put the id it prints into wrangler.toml as database_id.",
  ],
  [({ ENVIRONMENT }) => ENVIRONMENT === "production", 'Set ENVIRONMENT = "production" under [vars] in wrangler.toml.'],
  [
    ({ IDENTITY_PROVIDER }) => IDENTITY_PROVIDER === "firebase",
    'Set IDENTITY_PROVIDER = "firebase" under [vars] in wrangler.toml: the built-in sign-in believes everybody.',
  ],
  [
    ({ FIREBASE_PROJECT_ID, FIREBASE_API_KEY }) => Boolean(FIREBASE_PROJECT_ID && FIREBASE_API_KEY),
    "Set FIREBASE_PROJECT_ID and FIREBASE_API_KEY under [vars] in wrangler.toml.",
  ],
  [
    ({ ROOM_HOST }) => /^[\w.-]+(:\d+)?$/.test(ROOM_HOST ?? ""),
    "Set ROOM_HOST under [vars] in wrangler.toml: wayfellow.<your PartyKit name>.partykit.dev, without https://.",
  ],
  [
    ({ ROOM_SECRET }) => (ROOM_SECRET ?? "").length >= 32,
    "Set ROOM_SECRET in the environment of this command: at least 32 characters, the same at each deployment.",
  ],
  [
    ({ WORKER_ORIGIN }) => /^https:\/\/[^/]+$/.test(WORKER_ORIGIN ?? ""),
    "Set WORKER_ORIGIN in the environment of this command: where the Worker answers, https:// and the host alone.",
  ],
];

/** A sentence for each thing that must be seen to first. @param {Record<string, string | undefined>} settings */
export async function missingSettings(settings) {
  const missing = RULES.filter(([isFine]) => !isFine(settings)).map(([, sentence]) => sentence);
  if (!(await hasAccount(settings)))
    missing.unshift("Sign in to Cloudflare with `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.");
  return missing;
}

/** @param {Record<string, string | undefined>} settings */
async function hasAccount({ CLOUDFLARE_API_TOKEN }) {
  if (CLOUDFLARE_API_TOKEN) return true;
  const { code, output } = await run("npx", ["wrangler", "whoami"], { quiet: true });
  return code === 0 && !output.includes("not authenticated");
}
