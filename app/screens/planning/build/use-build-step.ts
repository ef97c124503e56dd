import { useState } from "react";
import { useRoomMessage, useRoomState } from "~/browser/room/use-room";
import { furtherTold } from "~/domain/plan/build-progress";
import type { BuildStep } from "~/domain/plan/build-step";

/** What the assistant does for this trip now, as the room tells it; null while nobody knows. What is told of days that are here already is the past. */
export function useBuildStep(arrived: number): BuildStep | null {
  const before = useRoomState(({ news }) => news.building);
  const [heard, setHeard] = useState(before);
  useRoomMessage("building", (message) => setHeard((known) => furtherTold(known, message)));
  const last = heard ?? before;
  if (last?.state !== "started" || last.doing === undefined) return null;
  return last.doing.kind !== "reading" && last.doing.day <= arrived ? null : last.doing;
}
