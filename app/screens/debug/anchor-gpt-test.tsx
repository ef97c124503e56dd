import type { MetaFunction } from "@remix-run/react";
import { useState } from "react";
import { callApi } from "~/browser/api/api-client";
import { useCommand } from "~/browser/forms/use-command";
import { sampleAnchors } from "~/contracts/calls/anchors";
import type { Anchor } from "~/domain/trip/anchor";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { Card } from "~/ui/layout/card";
import { EmptyState } from "~/ui/feedback/empty-state";
import { DebugScreen } from "./parts/debug-screen";

export const meta: MetaFunction = () => [{ title: "Sample anchors · Wayfellow" }];

/** /anchorgpttest: anchors as the assistant gives them, every field shown. */
export default function AnchorGptTest() {
  const [anchors, setAnchors] = useState<readonly Anchor[] | null>(null);
  const { pending, problem, run } = useCommand("The anchors could not be fetched. Please try again.");
  const fetchAnchors = async () => {
    const reply = await run(() => callApi(sampleAnchors));
    if (reply !== null) setAnchors(reply.anchors);
  };
  return (
    <DebugScreen
      title="Sample anchors"
      lead="Experiences as the assistant suggests them, with every field."
      actions={
        <Button onClick={fetchAnchors} pending={pending} pendingLabel="Fetching…">
          Fetch anchors
        </Button>
      }
    >
      {problem !== null && <Alert>{problem}</Alert>}
      {anchors === null ? (
        <EmptyState>Nothing fetched yet.</EmptyState>
      ) : (
        anchors.map((anchor) => <AnchorFields key={anchor.title} anchor={anchor} />)
      )}
    </DebugScreen>
  );
}

function AnchorFields({ anchor: { title, description, location, isDayTrip, suggestedFollowOn } }: { anchor: Anchor }) {
  return (
    <Card className="grid gap-2">
      <h2 className="font-display text-lg font-semibold">{title}</h2>
      <p className="text-ink-soft">{description}</p>
      <ul className="grid gap-1 text-sm">
        <li>Location: {location ?? "not said"}</li>
        <li>Day trip: {isDayTrip ? "yes" : "no"}</li>
        <li>Suggested follow-on: {suggestedFollowOn ?? "none"}</li>
      </ul>
    </Card>
  );
}
