import { problemTexts } from "#messages/server";
import { saveDemo as save } from "#db/repositories/account/saved-demos";
import type { saveDemo as call } from "~/contracts/calls/demo";
import { cityKey } from "~/domain/cities/city-key.mjs";
import { MAX_SAVED_DEMOS } from "~/domain/forms/limits";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { checkOwnAccount } from "../identity/own-account";
import { ownDemo } from "./demo-signature";

/** Keeps in the caller's account a demo itinerary that the demo call made. Throws 409 for any other. */
export const saveDemo: UseCase<typeof call> = async (
  { db, identity, env, now, newId },
  { body: { itineraryDataDemo, ...named } },
) => {
  checkOwnAccount(identity, named);
  const content = await ownDemo(env, itineraryDataDemo, now());
  const demo = { kind: "itinerary" as const, destinationKey: cityKey(content.destination), content };
  const savedId = await save(db, identity, demo, { id: newId(), userId: newId(), at: now() });
  if (savedId === null) throw new Problem("limit-reached", problemTexts.tooManyDemos(MAX_SAVED_DEMOS));
  return { savedId };
};
