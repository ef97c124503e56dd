import { dropAllDrafts } from "~/browser/forms/form-draft";
import { clearLocalCopy } from "~/browser/storage/local-copy";

/** Forgets the local copy and what is half typed; the sign-in stays, and so does what waits to be sent. */
export function clearEverything(): void {
  clearLocalCopy();
  dropAllDrafts();
}
