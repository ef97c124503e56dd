import { useState } from "react";
import type { RoomMessage } from "~/contracts/room/room";
import { useRoomMessage } from "~/browser/room/use-room";
import { laterProgress } from "~/domain/plan/build-step";
import { PendingLine } from "~/ui/feedback/pending-line";
import { roomTexts } from "#messages/notices/room";

type Building = Extract<RoomMessage, { type: "building" }>;

/** A build that has not been heard of for this long was cut off: a newcomer is not told of it. */
const CURRENT_FOR_MS = 120_000;

/** Says that the plan is being built, and how far it is, to those who only watch. */
export function BuildingNote() {
  const [building, setBuilding] = useState<Building | null>(null);
  useRoomMessage("building", (message, isNews) => {
    const isUnderWay = message.state === "started" && (isNews || Date.now() - message.at < CURRENT_FOR_MS);
    setBuilding((before) => (isUnderWay ? laterProgress(before, message) : null));
  });
  if (building === null) return null;
  return <PendingLine>{roomTexts.building(building.by, building.daysReady, building.daysTotal)}</PendingLine>;
}
