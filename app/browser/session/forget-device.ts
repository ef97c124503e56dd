import { signOut } from "./session";
import { keysOf, removeText } from "../storage/stored-text";

/**
 * After the account was deleted: signs out and forgets all that this browser keeps, for later or for good. Unlike a
 * sign-out it lets go of the outbox too, since there is nobody left to send it for.
 */
export async function forgetThisDevice(): Promise<void> {
  const leaving = signOut();
  for (const area of ["local", "session"] as const) for (const key of keysOf(area)) removeText(key, area);
  await leaving;
}
