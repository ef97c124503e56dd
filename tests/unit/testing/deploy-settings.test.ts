import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  deployedConfiguration,
  LIMITERS,
  missingSettings,
  readVars,
  wrongSettings,
} from "../../../scripts/setup/deploy-settings.mjs";

const OWN = readFileSync("wrangler.toml", "utf8");
const TOML = OWN.replace("wayfellow-local", "0198c0de");
const secret = (letter: string) => letter.repeat(32);
const GOOD = {
  ENVIRONMENT: "production",
  IDENTITY_PROVIDER: "firebase",
  FIREBASE_PROJECT_ID: "a-project",
  FIREBASE_API_KEY: "a-key",
  ROOM_HOST: "wayfellow.somebody.partykit.dev",
  ROOM_SECRET: secret("a"),
  WORKER_ORIGIN: "https://wayfellow.example",
};

test("what is set as the guide says may be deployed", () => {
  expect(wrongSettings(GOOD, TOML)).toEqual([]);
  expect(
    wrongSettings({ ...GOOD, ROOM_SECRET_PREVIOUS: secret("b"), MODEL_TOKENS_A_DAY: "0", ANSWER_THUMBS: "on" }, TOML),
  ).toEqual([]);
});

test.each([
  ["ENVIRONMENT", "staging"],
  ["IDENTITY_PROVIDER", "local"],
  ["FIREBASE_API_KEY", undefined],
  ["ROOM_HOST", "https://wayfellow.example"],
  ["ROOM_SECRET", "short"],
  ["ROOM_SECRET_PREVIOUS", "short"],
  ["ROOM_SECRET_PREVIOUS", GOOD.ROOM_SECRET],
  ["WORKER_ORIGIN", "https://wayfellow.example/"],
  ["MODEL_TOKENS_A_DAY", "a million"],
  ["MODEL_TOKENS_A_DAY_USER", "-1"],
  ["ANSWER_THUMBS", "yes"],
])("%s may not be %j", (name, value) => {
  const [sentence, ...others] = wrongSettings({ ...GOOD, [name]: value }, TOML);
  expect(sentence).toContain(name);
  expect(others).toEqual([]);
});

test("the database of npm start, a missing limit, one that counts with another, and no scheduled work are told", () => {
  expect(wrongSettings(GOOD, OWN)).toHaveLength(1);
  expect(wrongSettings(GOOD, TOML.replace('name = "USER_WRITES"', 'name = "WRITES"'))).toHaveLength(1);
  expect(wrongSettings(GOOD, TOML.replace(/^crons = .*$/m, "crons = []"))).toHaveLength(1);
  expect(wrongSettings(GOOD, TOML.replace('namespace_id = "1002"', 'namespace_id = "1001"'))).toHaveLength(1);
});

const ENV = readFileSync("app/server/env.ts", "utf8").split("export type Env = {")[1]?.split("\n};")[0] ?? "";

test("every limit that the Worker asks for is one that a deployment must have", () => {
  expect([...ENV.matchAll(/^ {2}(\w+)\?: RateLimit;$/gm)].map(([, name]) => name)).toEqual(LIMITERS);
  expect([...OWN.matchAll(/^name = "([A-Z_]+)"$/gm)].map(([, name]) => name)).toEqual(LIMITERS);
});

test("each setting that is missing is told by its name, and each limit that is gone", () => {
  for (const name of Object.keys(GOOD))
    expect([name, wrongSettings({ ...GOOD, [name]: undefined }, TOML)]).toEqual([
      name,
      [expect.stringContaining(name)],
    ]);
  const named = wrongSettings({}, TOML).join(" ");
  expect(Object.keys(GOOD).filter((name) => !named.includes(name))).toEqual([]);
  for (const name of LIMITERS)
    expect([name, wrongSettings(GOOD, TOML.replace(`name = "${name}"`, ""))]).toEqual([
      name,
      ["One of the [[ratelimits]] is gone from wrangler.toml: nothing would hold back whoever calls too often."],
    ]);
});

test("what wrangler.toml cannot hold is told where the environment lacks it, and the account where there is one is not", async () => {
  const missing = await missingSettings({ ...readVars(), CLOUDFLARE_API_TOKEN: "a token" });
  for (const name of ["ROOM_SECRET", "WORKER_ORIGIN"])
    expect(missing).toContainEqual(expect.stringContaining(`Set ${name} in the environment of this command`));
  expect(missing.join(" ")).not.toContain("Sign in to Cloudflare");
  expect(Object.keys(readVars())).toEqual(expect.arrayContaining(["IDENTITY_PROVIDER", "ANSWER_THUMBS"]));
});

/** What a deployment sets by itself. */
const SET_BY_DEPLOYING = "VERSION";

test("every setting that the Worker reads is explained in the README", () => {
  const readme = readFileSync("README.md", "utf8");
  const names = [...ENV.matchAll(/^ {2}(\w+)\?: string;$/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => name !== SET_BY_DEPLOYING && !readme.includes(`\`${name}\``))).toEqual([]);
});

test("a deployment has the platform's models; a local run, which would have to sign in for them, has none", () => {
  expect(OWN).not.toContain("[ai]");
  expect(deployedConfiguration()).toBe(`${OWN}\n[ai]\nbinding = "AI"\n`);
});
