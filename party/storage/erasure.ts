type Storage = {
  get<T>(key: string): Promise<T | undefined>;
  put<T>(key: string, value: T): Promise<void>;
  deleteAll(): Promise<void>;
  deleteAlarm(): Promise<void>;
};

const ERASED = "erased";

/** The end of a room whose trip was deleted. All that stays is that it ended: whoever comes back with their own copy is refused. */
export class Erasure {
  #done = false;

  constructor(private readonly storage: Storage) {}

  get done(): boolean {
    return this.#done;
  }

  async load(): Promise<void> {
    this.#done = (await this.storage.get<boolean>(ERASED)) === true;
  }

  /** From the first moment on the room takes nothing more, so that nothing is written after all was wiped. */
  begin(): void {
    this.#done = true;
  }

  async wipe(): Promise<void> {
    await this.storage.deleteAlarm();
    await this.storage.deleteAll();
    await this.storage.put(ERASED, true);
  }
}
