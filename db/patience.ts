import { DatabaseUnavailable } from "./d1-errors";

/** How long a request waits for D1, all its waits together since it last got on: whoever asks is told within ten seconds. */
export const PATIENCE_MS = 8_000;

/** Waiting is counted in pieces of this length. An answer within the first piece costs nothing. */
const PIECE_MS = 500;

/**
 * Ends a request's waits for D1 once they have taken too long together. Only D1's silence counts: waits at the same time count once, and a piece
 * that ends late, because this Worker was planning meanwhile and could not have heard an answer, counts as one that ends on time.
 */
export class Patience {
  #left: number;
  /** The waits that D1 has not answered yet, by what ends them. */
  readonly #waits = new Set<(problem: DatabaseUnavailable) => void>();
  #clock: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly wholeMs: number) {
    this.#left = wholeMs;
  }

  /** What was waited until now is forgotten. */
  renew(): void {
    this.#left = this.wholeMs;
  }

  /** The answer, if it comes in time. @throws DatabaseUnavailable */
  async wait<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#left <= 0) throw new DatabaseUnavailable("D1 answered too slowly.");
    let end: (problem: DatabaseUnavailable) => void = () => {};
    const silence = new Promise<never>((_, reject) => {
      end = reject;
    });
    this.#waits.add(end);
    if (this.#clock === undefined) this.#startClock();
    try {
      return await Promise.race([work(), silence]);
    } finally {
      this.#waits.delete(end);
      if (this.#waits.size === 0) this.#stopClock();
    }
  }

  #startClock(): void {
    this.#clock = setTimeout(() => this.#countPiece(), PIECE_MS);
  }

  #countPiece(): void {
    this.#clock = undefined;
    this.#left -= PIECE_MS;
    if (this.#left > 0) return this.#startClock();
    for (const end of this.#waits) end(new DatabaseUnavailable("D1 did not answer in time."));
  }

  #stopClock(): void {
    clearTimeout(this.#clock);
    this.#clock = undefined;
  }
}
