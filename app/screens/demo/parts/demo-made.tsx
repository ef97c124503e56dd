import type { KeptDemo } from "~/browser/storage/kept-demo";
import type { usePopupSignIn } from "~/features/account/use-popup-sign-in";
import { DemoGate } from "./demo-gate";
import { DemoResult } from "./demo-result";

/** A demo that is there: behind the gate, or whole. Fetched while the demo is being made. */
export default function DemoMade({
  isOut,
  demo,
  signIn,
  onAnother,
}: {
  isOut: boolean;
  demo: KeptDemo["itineraryDataDemo"];
  signIn: ReturnType<typeof usePopupSignIn>;
  onAnother: () => void;
}) {
  return isOut ? (
    <DemoGate demo={demo} signIn={signIn} onAnother={onAnother} />
  ) : (
    <DemoResult demo={demo} onAnother={onAnother} />
  );
}
