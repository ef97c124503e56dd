/** Screens whose scripts others fetch before anybody goes there. The browser's route table keeps what their scripts import (`browser-manifest.ts`). */
export const FETCHED_AHEAD = {
  /** While the splash stands. */
  splash: ["/access", "/hydratelocal"],
  /** Where a live day leads; without a connection their scripts could not be fetched any more. */
  liveDay: ["/tripliveday", "/tripliveblock", "/daylookback", "/tripcomplete"],
  /** As soon as somebody means to go there. */
  account: ["/account/delete"],
} as const;
