import { PrefetchPageLinks } from "@remix-run/react";
import { useCalm } from "~/browser/page/use-calm";

/** Where a live day leads; without a connection their scripts could not be fetched any more. */
const NEXT = ["/tripliveday", "/tripliveblock", "/daylookback", "/tripcomplete"];

/** Fetches the scripts of the screens that a live day leads to, once nothing more urgent is under way. */
export const ReadyOffline = () => (useCalm() ? NEXT.map((page) => <PrefetchPageLinks key={page} page={page} />) : null);
