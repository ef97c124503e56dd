import type { Itinerary } from "~/domain/plan/itinerary";
import type { PresencePlace } from "~/contracts/room/presence";
import { readLocal } from "../storage/local-copy";
import { currentSession } from "../session/session";
import { onStoredChange } from "../storage/stored-value";
import { whenIdle } from "../page/when-idle";
import type { RoomConnection } from "./document/room-connection";
import { expectShared } from "../storage/shared-plan";
import { resetRoom, roomAnswered, updateRoom } from "./room-state";

/** Moving between screens must not leave and enter the room each time. */
const LINGER_MS = 5_000;

/** The room's script could not be fetched: its file is asked for again after this time. */
const RETRY_MS = 15_000;

/** So long a plan of the server's that differs from the one shown waits for the room's word. */
const PATIENCE_MS = 4_000;

/** The one room of this tab. */
let held: HeldRoom | null = null;
let place: PresencePlace | null = null;

/** Opens the trip's room in this tab, once however many hold it; gives the way to let go. Another trip's room is left at once. */
export function holdRoom(tripId: string): () => void {
  if (held?.tripId !== tripId) {
    held?.close();
    held = new HeldRoom(tripId);
  }
  return held.take();
}

/** Shows the others what this traveller looks at; null shows only that they are here. */
export function showPlace(wanted: PresencePlace | null): void {
  place = wanted;
  held?.connection?.show(wanted);
}

class HeldRoom {
  connection: RoomConnection | null = null;
  readonly #uid = currentSession()?.uid;
  #holders = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #unwatch: () => void;

  constructor(readonly tripId: string) {
    resetRoom(tripId);
    expectShared({ tripId, over: null, answered: this.#answered });
    // Signing out, starting over or switching trips ends it, whatever screen still stands there.
    this.#unwatch = onStoredChange(() => {
      if (!this.#isWanted()) this.close();
    });
    void whenIdle().then(() => this.#open());
  }

  take(): () => void {
    this.#holders += 1;
    clearTimeout(this.#timer);
    let taken = true;
    return () => {
      if (!taken) return;
      taken = false;
      this.#holders -= 1;
      if (this.#holders === 0) this.#timer = setTimeout(() => this.close(), LINGER_MS);
    };
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#unwatch();
    this.connection?.close();
    if (held !== this) return;
    held = null;
    expectShared(null);
    resetRoom(null);
  }

  /** The plan that is shown may be newer than the server's. */
  #answered = async (plan: Itinerary): Promise<void> => {
    const known = readLocal("itineraryData");
    if (known !== null && JSON.stringify(known) !== JSON.stringify(plan)) await roomAnswered(PATIENCE_MS);
  };

  #isWanted = (): boolean => currentSession()?.uid === this.#uid && readLocal("tripData")?.tripId === this.tripId;

  async #open(): Promise<void> {
    const user = readLocal("userData");
    if (this.#closed || this.#uid === undefined || user === null || !this.#isWanted()) return;
    try {
      const { connectRoom } = await import("./document/room-connection");
      if (this.#closed) return;
      this.connection = connectRoom({ uid: this.#uid, tripId: this.tripId, user });
      this.connection.show(place);
    } catch {
      // Without a network its script may be missing yet: the screens go on without.
      updateRoom({ status: "offline" });
      setTimeout(() => void this.#open(), RETRY_MS);
    }
  }
}
