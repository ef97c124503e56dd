import type { Awareness } from "y-protocols/awareness";
import type * as Y from "yjs";
import { editBlock } from "~/browser/room/shared-text/block-editing";
import { sharedBlock } from "~/contracts/room/itinerary-document";
import { readStops, sharedStop, type SharedStop } from "~/contracts/room/stop-document";
import type { RoomDocument } from "../room-state";
import { editPlan } from "./plan-editing";

/** The trip's document as screens read and edit it. */
export function roomDocument(doc: Y.Doc, awareness: Awareness, canEdit: boolean): RoomDocument {
  const edited = (stop: SharedStop | null) => stop && editBlock(stop);
  return {
    doc,
    awareness,
    canEdit,
    block: (dayIndex, name) => sharedBlock(doc, dayIndex, name),
    edit: (dayIndex, name) => edited(sharedBlock(doc, dayIndex, name)),
    editStop: (id) => edited(sharedStop(doc, id)),
    stops: () => readStops(doc),
    editPlan: () => editPlan(doc),
  };
}
