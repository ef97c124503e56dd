import * as Y from "yjs";
import { problemTexts } from "#messages/server";
import { findRecord } from "#db/repositories/stored-plans";
import { readBase64, toBase64 } from "~/contracts/room/base64";
import { applyForeign } from "~/contracts/room/foreign-update";
import { mergeState } from "~/contracts/room/earlier-blocks";
import { openDocument } from "~/contracts/room/itinerary-document";
import type { mergeRoomState as call } from "~/contracts/room/room-calls";
import type { UseCase } from "../http/call-context";
import { invalidField } from "../http/problem";
import { changePlan } from "../itinerary/change-plan";
import { deliverRoomOrders } from "./room-orders";

/**
 * Merges the room's document into the record and answers with what the room lacks; the room is there, and so is told what waited for it.
 * Nothing is kept for a trip that has no plan: only the Worker begins one.
 */
export const mergeRoomState: UseCase<typeof call> = async (context, { params: { tripId }, body }) => {
  const { db, now, waitUntil } = context;
  const sent = readState(body.state);
  const { plan, members, hasOrders } = await findRecord(db, tripId);
  if (hasOrders) waitUntil(deliverRoomOrders(context, tripId));
  if (plan === null) return { state: null, members };
  const merged = await changePlan({ db, tripId, plan, now: now() }, (document) => mergeState(document, sent.state));
  const lacked = newsOf(sent.document, merged.plan.state);
  return { state: lacked && toBase64(lacked), members };
};

/** Throws 400 for what is no document. */
function readState(text: string): { state: Uint8Array; document: Y.Doc } {
  const state = readBase64(text);
  const document = openDocument(null);
  if (state === null || !applyForeign(document, state, null)) throw invalidField("state", problemTexts.noDocument);
  return { state, document };
}

/** What the document did not know yet; null when it knew all of it. */
function newsOf(document: Y.Doc, state: Uint8Array | null): Uint8Array | null {
  let news: Uint8Array | null = null;
  document.on("update", (update: Uint8Array) => {
    news = update;
  });
  if (state !== null) Y.applyUpdate(document, state);
  return news;
}
