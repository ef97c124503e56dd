import type { MetaFunction } from "@remix-run/react";
import { ButtonLink } from "~/ui/actions/button-link";
import { DebugScreen } from "./parts/debug-screen";

export const meta: MetaFunction = () => [{ title: "Local test hub · Wayfellow" }];

/** The local test hub: straight into three steps of planning (SPEC section 2). */
export default function LocalTest() {
  return (
    <DebugScreen title="Local test hub" lead="Straight into a step of planning.">
      <nav aria-label="Steps of planning" className="grid gap-3">
        <ButtonLink to="/tripintent">Trip intent</ButtonLink>
        <ButtonLink to="/anchorselect" look="secondary">
          Pick anchors
        </ButtonLink>
        <ButtonLink to="/itinerarymodify" look="secondary">
          Modify the itinerary
        </ButtonLink>
      </nav>
    </DebugScreen>
  );
}
