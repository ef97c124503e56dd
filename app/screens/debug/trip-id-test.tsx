import type { MetaFunction } from "@remix-run/react";
import { useState } from "react";
import { callApi } from "~/browser/api/api-client";
import { useLocal } from "~/browser/storage/local-copy";
import { useCommand } from "~/browser/forms/use-command";
import { whoAmI } from "~/contracts/calls/hydrate";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { DebugScreen } from "./parts/debug-screen";
import { FactList } from "./parts/fact-list";

const NONE = "none";

export const meta: MetaFunction = () => [{ title: "Trip id · Wayfellow" }];

/** /tripidtest: the trip as this browser names it, and as the server does. */
export default function TripIdTest() {
  const user = useLocal("userData");
  const trip = useLocal("tripData");
  const [onServer, setOnServer] = useState("not asked yet");
  const { pending, problem, run } = useCommand("The trip id could not be fetched. Please try again.");
  const ask = async () => {
    const reply = await run(() => callApi(whoAmI));
    if (reply !== null) setOnServer(reply.user.tripId ?? NONE);
  };
  return (
    <DebugScreen
      title="Trip id"
      lead="Where this browser and the server think you are travelling."
      actions={
        <Button onClick={ask} pending={pending} pendingLabel="Asking…">
          Ask the server
        </Button>
      }
    >
      {problem !== null && <Alert>{problem}</Alert>}
      <FactList
        facts={[
          ["userData.tripId", user?.tripId ?? NONE],
          ["tripData.tripId", trip?.tripId ?? NONE],
          ["The server's", onServer],
        ]}
      />
    </DebugScreen>
  );
}
