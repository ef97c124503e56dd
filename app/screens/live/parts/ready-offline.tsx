import { PrefetchPageLinks } from "@remix-run/react";
import { useCalm } from "~/browser/page/use-calm";
import { FETCHED_AHEAD } from "~/features/offline/fetched-ahead";

/** Fetches the scripts of the screens that a live day leads to, once nothing more urgent is under way. */
export const ReadyOffline = () =>
  useCalm() ? FETCHED_AHEAD.liveDay.map((page) => <PrefetchPageLinks key={page} page={page} />) : null;
