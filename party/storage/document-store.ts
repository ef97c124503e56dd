import * as Y from "yjs";
import { fromChunks, toChunks } from "./storage-chunks";

/** The part of room storage that is used, so that a test can bring a Map. */
export type RoomStorage = {
  get<T>(key: string): Promise<T | undefined>;
  list<T>(options: { prefix: string }): Promise<Map<string, T>>;
  put<T>(entries: Record<string, T>): Promise<void>;
  delete(keys: string[]): Promise<number>;
};

/** The log is folded into the snapshot when it grows beyond this. */
export const LOG_ENTRIES = 200;
export const LOG_BYTES = 400_000;
/** What a log may be while nobody writes: so many entries, or so much of the snapshot. */
export const QUIET_ENTRIES = 16;
const QUIET_SHARE = 0.5;
/** Room storage takes this many keys in one call. */
const KEYS_A_CALL = 100;

const logKey = (number: number): string => `log:${String(number).padStart(9, "0")}`;
const snapshotKey = (index: number): string => `snapshot:${String(index).padStart(4, "0")}`;

/**
 * Keeps a Yjs document in room storage: a chunked snapshot and a log of the updates since.
 * Applying an update twice changes nothing, so a crash between the two steps of folding loses nothing.
 */
export class DocumentStore {
  #storage: RoomStorage;
  #next = 0;
  #entries = 0;
  #bytes = 0;
  #chunks = 0;
  #snapshotBytes = 0;

  constructor(storage: RoomStorage) {
    this.#storage = storage;
  }

  /** Applies what is stored to the document; gives whether there was anything. */
  async load(document: Y.Doc): Promise<boolean> {
    const snapshot = await this.#storage.list<Uint8Array>({ prefix: "snapshot:" });
    const log = await this.#storage.list<Uint8Array>({ prefix: "log:" });
    const whole = fromChunks([...snapshot.values()]);
    if (snapshot.size > 0) Y.applyUpdate(document, whole, this);
    for (const update of log.values()) Y.applyUpdate(document, update, this);
    this.#chunks = snapshot.size;
    this.#snapshotBytes = whole.length;
    const last = [...log.keys()].at(-1);
    this.#next = last === undefined ? 0 : Number(last.slice("log:".length)) + 1;
    this.#entries = log.size;
    this.#bytes = [...log.values()].reduce((total, update) => total + update.length, 0);
    return snapshot.size + log.size > 0;
  }

  /** Stores one update, and folds the log when it has grown. */
  async append(document: Y.Doc, update: Uint8Array): Promise<void> {
    if (update.length > LOG_BYTES / 4 || this.#entries >= LOG_ENTRIES || this.#bytes >= LOG_BYTES)
      return this.#fold(document);
    const key = logKey(this.#next);
    this.#next += 1;
    this.#entries += 1;
    this.#bytes += update.length;
    await this.#storage.put({ [key]: update });
  }

  /** For the time that nothing is written: a long log becomes part of the snapshot, in which overwritten words are gone. */
  async compact(document: Y.Doc): Promise<void> {
    if (this.#entries > QUIET_ENTRIES && this.#bytes > QUIET_SHARE * this.#snapshotBytes) await this.#fold(document);
  }

  /** Writes the whole state and drops the log: in one call each, and in this order. */
  async #fold(document: Y.Doc): Promise<void> {
    const state = Y.encodeStateAsUpdate(document);
    const chunks = toChunks(state);
    const log = Array.from({ length: this.#entries }, (_, index) => logKey(this.#next - this.#entries + index));
    const leftOver = Array.from({ length: Math.max(0, this.#chunks - chunks.length) }, (_, index) =>
      snapshotKey(chunks.length + index),
    );
    const folded = [...leftOver, ...log];
    this.#entries = 0;
    this.#bytes = 0;
    this.#chunks = chunks.length;
    this.#snapshotBytes = state.length;
    await this.#storage.put(Object.fromEntries(chunks.map((chunk, index) => [snapshotKey(index), chunk])));
    for (let at = 0; at < folded.length; at += KEYS_A_CALL)
      await this.#storage.delete(folded.slice(at, at + KEYS_A_CALL));
  }
}
