import type { Plugin } from "vite";

const PROVIDER = /\/y-partyserver\/dist\/provider\/index\.js$/;
const LISTENS = 'window.addEventListener("unload", this._unloadHandler)';

/**
 * The room's provider says goodbye when the page unloads. Browsers do away with that event, warn of whoever waits for it, and keep such a
 * page from coming back at once by the back button. The goodbye is not missed: the room sees the connection close, and tells the others.
 */
export const withoutUnload = (): Plugin => ({
  name: "without-unload",
  apply: "build",
  transform(code, id) {
    if (!PROVIDER.test(id)) return null;
    if (!code.includes(LISTENS))
      this.error("y-partyserver's provider does not wait for unload any more: without-unload.ts may go.");
    return { code: code.replace(LISTENS, "void 0"), map: null };
  },
});
