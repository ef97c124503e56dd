import type * as Party from "partykit/server";

const USED = "used:";

/** The clock of the machine that checked a ticket may be a little behind this one's, in seconds. */
const LENIENCY_SECONDS = 60;

/** Room storage drops this many keys in one call. */
const KEYS_A_CALL = 100;

/** The tickets that opened a socket here, remembered for as long as one lives, also through a restart: none opens a second. */
export class UsedTickets {
  readonly #until = new Map<string, number>();

  constructor(private readonly storage: Pick<Party.Storage, "list" | "put" | "delete">) {}

  async load(): Promise<void> {
    for (const [key, until] of await this.storage.list<number>({ prefix: USED }))
      this.#until.set(key.slice(USED.length), until);
  }

  /** Uses a ticket; false when it was used before. Times in seconds since 1970. */
  take({ id, expiresAt }: { id: string; expiresAt: number }, now: number): boolean {
    if (this.#until.has(id)) return false;
    this.#dropExpired(now);
    this.#until.set(id, expiresAt + LENIENCY_SECONDS);
    void this.storage.put(USED + id, expiresAt + LENIENCY_SECONDS);
    return true;
  }

  #dropExpired(now: number): void {
    const expired = [...this.#until].flatMap(([id, until]) => (until < now ? [id] : [])).slice(0, KEYS_A_CALL);
    for (const id of expired) this.#until.delete(id);
    if (expired.length > 0) void this.storage.delete(expired.map((id) => USED + id));
  }
}
