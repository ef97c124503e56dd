import { ATTACKS_AT_ONCE } from "./at-once";
import type { Attack } from "./attack";
import { ATTACKS_ON_CODES } from "./codes";
import { ATTACKS_ON_COST } from "./cost";
import { ATTACKS_ON_ROOMS } from "./rooms";
import { ATTACKS_ON_STORAGE } from "./storage";
import { startTarget } from "./target";

const PARTS: Record<string, readonly Attack[]> = {
  codes: ATTACKS_ON_CODES,
  rooms: ATTACKS_ON_ROOMS,
  cost: ATTACKS_ON_COST,
  storage: ATTACKS_ON_STORAGE,
  "at-once": ATTACKS_AT_ONCE,
};

/** Attacks a product of its own, prints a table of what came of it, and gives whether all of it held. */
export async function attackCommand(words: readonly string[]): Promise<boolean> {
  const unknown = words.filter((word) => !Object.hasOwn(PARTS, word));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(", ")}; there are ${Object.keys(PARTS).join(", ")}.`);
  const attacks = (words.length > 0 ? words : Object.keys(PARTS)).flatMap((word) => PARTS[word] ?? []);
  const target = await startTarget();
  let allHeld = true;
  console.log("\n| attack | before | now | |\n| --- | --- | --- | --- |");
  try {
    for (const { name, before, repeat } of attacks) {
      const { found, held } = await repeat(target);
      allHeld &&= held;
      console.log(`| ${name} | ${before} | ${found} | ${held ? "held" : "DID NOT HOLD"} |`);
    }
  } finally {
    await target.stop();
  }
  return allHeld;
}
