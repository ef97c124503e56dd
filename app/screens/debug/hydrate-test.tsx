import type { MetaFunction } from "@remix-run/react";
import { useState } from "react";
import { type HydrationStep, hydrateLocalCopy, HYDRATION_STEPS } from "~/browser/api/hydrate";
import { useCommand } from "~/browser/forms/use-command";
import type { HydrateReply } from "~/contracts/calls/hydrate";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { PendingLine } from "~/ui/feedback/pending-line";
import { DebugScreen } from "./parts/debug-screen";
import { FactList } from "./parts/fact-list";

export const meta: MetaFunction = () => [{ title: "Hydration · Wayfellow" }];

/** /hydratetest: restores the local copy and shows which parts came. */
export default function HydrateTest() {
  const [reply, setReply] = useState<HydrateReply | null>(null);
  const [step, setStep] = useState<HydrationStep>("auth");
  const { pending, problem, run } = useCommand("Hydration failed. Please try again.");
  const hydrate = async () => setReply(await run(() => hydrateLocalCopy({ onStep: setStep })));
  return (
    <DebugScreen
      title="Hydration"
      lead="Restores this browser's copy from the server and shows what came."
      actions={
        <Button onClick={hydrate} pending={pending} pendingLabel="Hydrating…">
          Hydrate now
        </Button>
      }
    >
      {pending && (
        <PendingLine>{`Step ${HYDRATION_STEPS.indexOf(step) + 1} of ${HYDRATION_STEPS.length}: ${step}`}</PendingLine>
      )}
      {problem !== null && <Alert>{problem}</Alert>}
      {reply !== null && <FactList facts={partsOf(reply)} />}
    </DebugScreen>
  );
}

const partsOf = ({ validation, ...parts }: HydrateReply): [string, string][] => [
  ["validation.summary", validation.summary],
  ...Object.entries(parts).map(([name, value]): [string, string] => [name, value === null ? "none" : "came"]),
];
