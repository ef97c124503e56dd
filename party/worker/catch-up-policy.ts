/** When the room asks the record what it may have missed. An answer counts as fresh for a while, so that many who enter at once ask once. */
export const FRESH_MS = 5_000;
/** How soon it may ask again after a failure, or when it knows that it lacks something. */
export const ASK_AGAIN_MS = 1_000;
/** After this many failures the room waits for somebody to enter. */
const TRIES = 6;

/** When the record was asked last (milliseconds since 1970), and how many times in a row that did not help. */
export type Asked = { at: number; failures: number };

/** Whether the record may be asked now. `hasGap` when the room knows that it lacks something. */
export function mayAsk(last: Asked | null, hasGap: boolean, now: number): boolean {
  if (last === null) return true;
  return now - last.at >= (last.failures === 0 && !hasGap ? FRESH_MS : ASK_AGAIN_MS);
}

/** Milliseconds until the next try, ever longer; null when there is no need, or it was tried enough. */
export const nextTry = ({ failures }: Asked): number | null =>
  failures === 0 || failures >= TRIES ? null : ASK_AGAIN_MS * 2 ** (failures - 1);
