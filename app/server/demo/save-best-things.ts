import { problemTexts } from "#messages/server";
import { saveDemo } from "#db/repositories/account/saved-demos";
import type { saveBestThings as call } from "~/contracts/calls/demo";
import { cityKey } from "~/domain/cities/city-key.mjs";
import { MAX_SAVED_DEMOS } from "~/domain/forms/limits";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { checkOwnAccount } from "../identity/own-account";
import { ownDemo } from "./demo-signature";

/** Keeps in the caller's account the best things of a destination that the demo call found. Throws 409 for any others. */
export const saveBestThings: UseCase<typeof call> = async (
  { db, identity, env, now, newId },
  { body: { destination, category, budget, bestThingsData, ...named } },
) => {
  checkOwnAccount(identity, named);
  const bestThings = await Promise.all(bestThingsData.map((thing) => ownDemo(env, thing, now())));
  const demo = {
    kind: "best-things" as const,
    destinationKey: cityKey(destination),
    content: { destination, category, budget, bestThings },
  };
  const savedId = await saveDemo(db, identity, demo, { id: newId(), userId: newId(), at: now() });
  if (savedId === null) throw new Problem("limit-reached", problemTexts.tooManyDemos(MAX_SAVED_DEMOS));
  return { savedId };
};
