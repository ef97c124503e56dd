import { useEffect } from "react";
import { dropScrollPositions } from "~/browser/storage/clear-stored";
import { TendOffline } from "./tend-offline";
import { tendOutbox } from "./tend-outbox";

/** Sends what was done offline, keeps the app on the device, offers its new versions, and drops what Remix wrote down for somebody who has signed out. */
export function Tending() {
  useEffect(tendOutbox, []);
  useEffect(dropScrollPositions, []);
  return <TendOffline />;
}
