import { useEffect } from "react";
import { TendOffline } from "./tend-offline";
import { tendOutbox } from "./tend-outbox";

/** Sends what was done offline, keeps the app on the device, and offers its new versions. */
export default function Tending() {
  useEffect(tendOutbox, []);
  return <TendOffline />;
}
