import { oneStopTexts as texts } from "#messages/one-stop";
import { sharedLabels } from "#messages/ui";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import type { StopPatch } from "~/domain/plan/stop";
import { toast } from "~/ui/feedback/toast";

/** Writes at once, for everyone, and offers to take it back; the label says what was changed. */
export type ChangeStop = (patch: StopPatch, label: string) => void;

/** Changes a stop by the plan's one hand, and says so with the way back. */
export const changeStop =
  (editing: PlanEditing, id: string): ChangeStop =>
  (patch, label) => {
    if (editing.change(id, patch))
      toast(texts.changed(label), { about: id, action: { label: sharedLabels.undo, run: editing.undo } });
  };
