import { PrefetchPageLinks } from "@remix-run/react";
import { useIsIdle } from "~/browser/page/use-idle";

/** Where a live day leads; without a connection their scripts could not be fetched any more. */
const NEXT = ["/tripliveday", "/tripliveblock", "/daylookback", "/tripcomplete"];

/** Fetches the scripts of the screens that a live day leads to, once nothing more urgent is under way. */
export const ReadyOffline = () =>
  useIsIdle() ? NEXT.map((page) => <PrefetchPageLinks key={page} page={page} />) : null;
