import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

const FILE = join(ROOT, ".dev.vars");

/** The secrets that a local run needs, each made once. @type {Record<string, () => string>} */
const MAKERS = {
  LOCAL_IDENTITY_KEY: () => {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    return JSON.stringify({
      ...privateKey.export({ format: "jwk" }),
      alg: "ES256",
      kid: randomBytes(8).toString("hex"),
    });
  },
  ROOM_SECRET: () => randomBytes(32).toString("base64url"),
};

/** Fresh secrets by name. */
export const newSecrets = () => Object.fromEntries(Object.entries(MAKERS).map(([name, make]) => [name, make()]));

/**
 * Adds the local secrets that `.dev.vars` lacks; what is there stays as it is. Gives them all by name.
 * @returns {Record<string, string>}
 */
export function ensureSecrets() {
  const present = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  const missing = Object.keys(MAKERS).filter((name) => secretIn(present, name) === undefined);
  if (missing.length > 0) addSecrets(present, missing);
  const text = readFileSync(FILE, "utf8");
  return Object.fromEntries(Object.keys(MAKERS).map((name) => [name, secretIn(text, name) ?? ""]));
}

/** @param {string} text @param {string} name */
const secretIn = (text, name) => new RegExp(`^${name}=(["']?)(.*)\\1\\s*$`, "m").exec(text)?.[2];

/** @param {string} present @param {string[]} missing */
function addSecrets(present, missing) {
  const lines = missing.map((name) => `${name}='${MAKERS[name]()}'\n`);
  const gap = present === "" || present.endsWith("\n") ? "" : "\n";
  writeFileSync(FILE, present + gap + lines.join(""), { mode: 0o600 });
}
