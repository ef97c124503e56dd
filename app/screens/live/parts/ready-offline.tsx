import { PrefetchPageLinks } from "@remix-run/react";
import { useCalm } from "~/browser/use-calm";
import { FETCHED_AHEAD } from "~/screens/fetched-ahead";

/** Fetches the scripts of the screens that a live day leads to, once nothing more urgent is under way. */
export const ReadyOffline = () =>
  useCalm() ? FETCHED_AHEAD.liveDay.map((page) => <PrefetchPageLinks key={page} page={page} />) : null;
