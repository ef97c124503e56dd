/** Who a verified token speaks for, when they signed in, and when the token ends (milliseconds since 1970). */
export type Identity = {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
  signedInAt: number;
  expiresAt: number;
};

/** The identity port (DESIGN section 4). */
export interface Verifier {
  /** Throws a 401 `Problem` for any token that is not a valid, current one of ours. `now` is in milliseconds. */
  verify(token: string, now: number): Promise<Identity>;
}
