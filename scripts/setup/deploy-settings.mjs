import { readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./command.mjs";
import { ROOT } from "./paths.mjs";

const configuration = () => readFileSync(join(ROOT, "wrangler.toml"), "utf8");

/** The plain settings that `wrangler.toml` holds under `[vars]`. @returns {Record<string, string>} */
export function readVars() {
  const section = /^\[vars\]\n((?:(?!\[).*\n?)*)/m.exec(configuration())?.[1] ?? "";
  return Object.fromEntries([...section.matchAll(/^(\w+)\s*=\s*"(.*)"\s*$/gm)].map(([, name, value]) => [name, value]));
}

/**
 * The configuration that is deployed: `wrangler.toml` with the platform's models. They are bound here alone, as a local run would have to sign in
 * for them.
 */
export const deployedConfiguration = () => `${configuration()}\n[ai]\nbinding = "AI"\n`;

/** @typedef {Record<string, string | undefined>} Settings */

const isSecret = (/** @type {string | undefined} */ value) => (value ?? "").length >= 32;

/** What each setting must be before people use it: a sentence for what is amiss. @type {[(settings: Settings, toml: string) => boolean, string][]} */
const RULES = [
  [
    (_, toml) => !/database_id = "wayfellow-local"/.test(toml),
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
    ({ ROOM_SECRET }) => isSecret(ROOM_SECRET),
    "Set ROOM_SECRET in the environment of this command: at least 32 characters, the same at each deployment.",
  ],
  [
    ({ ROOM_SECRET, ROOM_SECRET_PREVIOUS: previous }) => !previous || (isSecret(previous) && previous !== ROOM_SECRET),
    "ROOM_SECRET_PREVIOUS is the secret from before, at least 32 characters and another than ROOM_SECRET; leave it out when there is none (docs/operating.md).",
  ],
  [
    ({ WORKER_ORIGIN }) => /^https:\/\/[^/]+$/.test(WORKER_ORIGIN ?? ""),
    "Set WORKER_ORIGIN in the environment of this command: where the Worker answers, https:// and the host alone.",
  ],
  [
    ({ MODEL_TOKENS_A_DAY, MODEL_TOKENS_A_DAY_USER }) =>
      [MODEL_TOKENS_A_DAY, MODEL_TOKENS_A_DAY_USER].every((tokens) => tokens === undefined || /^\d+$/.test(tokens)),
    "MODEL_TOKENS_A_DAY and MODEL_TOKENS_A_DAY_USER are whole numbers; leave them out for the usual budgets.",
  ],
  [
    ({ ANSWER_THUMBS }) => ANSWER_THUMBS === undefined || /^(on|off)$/.test(ANSWER_THUMBS),
    'ANSWER_THUMBS is "on" or "off"; left out, it is off.',
  ],
  [
    (_, toml) => LIMITERS.every((name) => new RegExp(`^name = "${name}"$`, "m").test(toml)),
    "One of the [[ratelimits]] is gone from wrangler.toml: nothing would hold back whoever calls too often.",
  ],
  [
    (_, toml) => /^crons = \[".+"\]$/m.test(toml),
    "The crons are gone from [triggers] in wrangler.toml: nothing that was given up would be deleted, and no room's order delivered later.",
  ],
  [
    (_, toml) => {
      const ids = [...toml.matchAll(/^namespace_id = "(.*)"$/gm)].map(([, id]) => id);
      return new Set(ids).size === ids.length;
    },
    "Two of the [[ratelimits]] in wrangler.toml have the same namespace_id, and would count together.",
  ],
];

/** What holds back too many calls; the Worker limits nothing where one is absent. */
export const LIMITERS = ["OPEN_CALLS", "DEMO_CALLS", "USER_WRITES", "USER_ASSISTANT", "TRIP_WRITES", "TRIP_ASSISTANT"];

/** A sentence for each setting that is not as it must be. @param {Settings} settings @param {string} [toml] */
export const wrongSettings = (settings, toml = configuration()) =>
  RULES.filter(([isFine]) => !isFine(settings, toml)).map(([, sentence]) => sentence);

/** The same, with the account to deploy to. @param {Settings} settings */
export async function missingSettings(settings) {
  const missing = wrongSettings(settings);
  if (!(await hasAccount(settings)))
    missing.unshift("Sign in to Cloudflare with `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.");
  return missing;
}

/** @param {Settings} settings */
async function hasAccount({ CLOUDFLARE_API_TOKEN }) {
  if (CLOUDFLARE_API_TOKEN) return true;
  const { code, output } = await run("npx", ["wrangler", "whoami"], { quiet: true });
  return code === 0 && !output.includes("not authenticated");
}
