import { problemTexts } from "#messages/server";
import { saveDemo as save } from "#db/repositories/saved-demos";
import type { saveDemo as call } from "~/contracts/calls/demo";
import { cityKey } from "~/domain/cities/city-key.mjs";
import { MAX_SAVED_DEMOS } from "~/domain/forms/limits";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { checkOwnAccount } from "../identity/own-account";

/** Keeps a demo itinerary in the caller's account. */
export const saveDemo: UseCase<typeof call> = async (
  { db, identity, now, newId },
  { body: { itineraryDataDemo: content, ...named } },
) => {
  checkOwnAccount(identity, named);
  const demo = { kind: "itinerary" as const, destinationKey: cityKey(content.destination), content };
  const savedId = await save(db, identity, demo, { id: newId(), userId: newId(), at: now() });
  if (savedId === null) throw new Problem("limit-reached", problemTexts.tooManyDemos(MAX_SAVED_DEMOS));
  return { savedId };
};
