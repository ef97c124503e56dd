import type * as Party from "partykit/server";
import type { RoomMessage } from "~/contracts/room/room";
import { roomMessage } from "~/contracts/room/room";
import { withoutPerson } from "./forget-policy";
import { isNews } from "./newest-message";

const SAID = "said:";

/** The last message of each kind, for newcomers. In memory first, so that everybody is told before the disk is asked. */
export class LastMessages {
  readonly #last = new Map<RoomMessage["type"], RoomMessage>();

  constructor(private readonly storage: Pick<Party.Storage, "list" | "put" | "delete">) {}

  /** A message that another version of the room kept, and this one cannot read, is left out. */
  async load(): Promise<void> {
    for (const kept of (await this.storage.list({ prefix: SAID })).values()) {
      const message = roomMessage.safeParse(kept).data;
      if (message !== undefined) this.#last.set(message.type, message);
    }
  }

  all(): RoomMessage[] {
    return [...this.#last.values()];
  }

  /** Takes a message as the last of its kind; false when it is no news. */
  take(message: RoomMessage): boolean {
    if (!isNews(message, this.#last.get(message.type))) return false;
    this.#last.set(message.type, message);
    return true;
  }

  /** Forgets somebody who deleted their account. */
  async forget(userId: string): Promise<void> {
    const dropped: string[] = [];
    for (const message of this.all()) {
      const left = withoutPerson(message, userId);
      if (left !== null) this.#last.set(left.type, left);
      else if (this.#last.delete(message.type)) dropped.push(SAID + message.type);
    }
    if (dropped.length > 0) await this.storage.delete(dropped);
    await this.keep();
  }

  async keep(): Promise<void> {
    await this.storage.put(Object.fromEntries(this.all().map((message) => [SAID + message.type, message])));
  }
}
