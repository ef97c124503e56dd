import { PrefetchPageLinks } from "@remix-run/react";
import { useOneByOneWhenIdle } from "~/browser/page/use-idle";

/** Where a live day leads; without a connection their scripts could not be fetched any more. */
const NEXT = ["/tripliveday", "/tripliveblock", "/daylookback", "/tripcomplete"];

/** Fetches the scripts of the screens that a live day leads to, one after another, once nothing more urgent is under way. */
export function ReadyOffline() {
  const ready = useOneByOneWhenIdle(NEXT.length);
  return NEXT.slice(0, ready).map((page) => <PrefetchPageLinks key={page} page={page} />);
}
