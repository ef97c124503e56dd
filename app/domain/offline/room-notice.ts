/** What a traveller may have to know about the way to the room: without a network, with live updates paused, with changes yet to send, refused; or back again. */
export type RoomNotice =
  | { kind: "offline"; kept: number; asOf: number | null }
  | { kind: "unreached"; kept: number; asOf: number | null }
  | { kind: "paused"; kept: number }
  | { kind: "unsent"; kept: number }
  | { kind: "crowded" }
  | { kind: "too-large" }
  | { kind: "unreadable" }
  | { kind: "elsewhere" }
  | { kind: "back" };

export type RoomFacts = {
  /** Whether the device has a network at all. */
  online: boolean;
  status: "connecting" | "live" | "offline" | "refused";
  reason: string | null;
  /** Whether nobody could be asked how the trip stands, and of when what is shown is, in milliseconds since 1970. */
  unreached: boolean;
  asOf: number | null;
  /** Whether this deployment has rooms; without, nothing is missing. */
  hasRooms: boolean;
  /** Changes and commands that only this device knows. */
  kept: number;
};

/** The notice that the facts call for, null while all is well. When to show it is `noticeDelay`'s. */
export function roomNotice({ online, status, reason, unreached, asOf, hasRooms, kept }: RoomFacts): RoomNotice | null {
  if (!online) return { kind: "offline", kept, asOf };
  if (status === "refused" && reason === "tooLarge") return { kind: "too-large" };
  if (status === "refused" && reason === "unreadable") return { kind: "unreadable" };
  if (status === "refused" && reason === "elsewhere") return { kind: "elsewhere" };
  if (status === "live") return kept > 0 ? { kind: "unsent", kept } : null;
  if (unreached) return { kind: "unreached", kept, asOf };
  if (reason === "full" || reason === "tooFast") return { kind: "crowded" };
  if (hasRooms && status !== "refused") return { kind: "paused", kept };
  return kept > 0 ? { kind: "unsent", kept } : null;
}

/** Whether the room has let go of this page for good: only loading it again leads back in. */
export function asksToReload({ kind }: RoomNotice): boolean {
  switch (kind) {
    case "too-large":
    case "unreadable":
    case "elsewhere":
      return true;
    case "offline":
    case "unreached":
    case "paused":
    case "unsent":
    case "crowded":
    case "back":
      return false;
    default:
      return kind satisfies never;
  }
}

const DELAY_MS: Record<RoomNotice["kind"], number> = {
  offline: 1_000,
  unreached: 1_000,
  paused: 5_000,
  unsent: 5_000,
  crowded: 5_000,
  "too-large": 0,
  unreadable: 0,
  elsewhere: 0,
  back: 0,
};

/** How long a notice must be called for before it shows, in milliseconds, so that a short gap never flickers; once one shows, the next takes its place at once. */
export const noticeDelay = (wanted: RoomNotice | null, shown: RoomNotice | null): number =>
  wanted === null || (shown !== null && shown.kind !== "back") ? 0 : DELAY_MS[wanted.kind];
