import { useEffect, useMemo, useReducer } from "react";
import type { CompanionHere } from "~/browser/room/room-state";
import { useRoomState } from "~/browser/room/use-room";
import type { BlockEditing } from "~/browser/room/shared-text/block-editing";
import type { BlockName, TextField } from "~/domain/plan/block";
import { byHandTexts as texts } from "#messages/block-editing";

/** Somebody else's caret in one of the block's texts. */
export type OtherCaret = { userId: string; name: string; field: TextField; place: number };

/** The companions, and this traveller's own other devices, that have this block open. */
export function useOthersAt(dayIndex: number, block: BlockName): CompanionHere[] {
  const here = useRoomState((state) => state.here);
  const elsewhere = useRoomState((state) => state.elsewhere);
  return useMemo(() => {
    const yours = elsewhere.map((device) => ({ ...device, name: texts.yourOther }));
    return [...here, ...yours].filter(({ at }) => at?.dayIndex === dayIndex && at.block === block);
  }, [here, elsewhere, dayIndex, block]);
}

/** Where the others' carets stand now, after every letter that anybody writes. */
export function useOtherCarets(editing: BlockEditing, others: readonly CompanionHere[]): OtherCaret[] {
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => editing.onText(readAgain), [editing]);
  return others.flatMap(({ userId, name, at }) => {
    const place = at?.caret ? editing.placeOf(at.caret) : null;
    return at?.caret && place !== null ? [{ userId, name, field: at.caret.field, place }] : [];
  });
}
