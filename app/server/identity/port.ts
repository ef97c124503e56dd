/** Who a verified token speaks for. */
export type Identity = { uid: string; email: string; emailVerified: boolean; name: string };

/** The identity port (DESIGN section 4). */
export interface Verifier {
  /** Throws a 401 `Problem` for any token that is not a valid, current one of ours. `now` is in milliseconds. */
  verify(token: string, now: number): Promise<Identity>;
}
