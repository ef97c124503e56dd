import { problemTexts } from "#messages/server";
import { saveDemo } from "#db/repositories/saved-demos";
import type { saveBestThings as call } from "~/contracts/calls/demo";
import { cityKey } from "~/domain/cities/city-key.mjs";
import { MAX_SAVED_DEMOS } from "~/domain/forms/limits";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { checkOwnAccount } from "../identity/own-account";

/** Keeps the best things of a destination in the caller's account. */
export const saveBestThings: UseCase<typeof call> = async (
  { db, identity, now, newId },
  { body: { destination, category, budget, bestThingsData: bestThings, ...named } },
) => {
  checkOwnAccount(identity, named);
  const demo = {
    kind: "best-things" as const,
    destinationKey: cityKey(destination),
    content: { destination, category, budget, bestThings },
  };
  const savedId = await saveDemo(db, identity, demo, { id: newId(), userId: newId(), at: now() });
  if (savedId === null) throw new Problem("limit-reached", problemTexts.tooManyDemos(MAX_SAVED_DEMOS));
  return { savedId };
};
