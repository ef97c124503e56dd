import { findPlannedTrip } from "#db/repositories/itineraries";
import type { saveBlock as call } from "~/contracts/itinerary";
import { mergeBlock } from "~/domain/block-edit";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { blockAt } from "./block-at";
import { changeBlock } from "./change-block";

/** Saves a block as the organizer wants it; fields that the body leaves out stay. */
export const saveBlock: UseCase<typeof call> = async ({ db, identity, now }, { body: { tripId, blockData, ...at } }) => {
  const { itinerary } = allow(await findPlannedTrip(db, identity.uid, tripId), "plan-trip");
  const { plan } = blockAt(itinerary, at);
  return { block: await changeBlock({ db, tripId, plan, at, now: now() }, (existing) => mergeBlock(existing, blockData)) };
};
