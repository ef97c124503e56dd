import { wantedDayTexts as texts } from "#messages/planning";
import { sharedLabels } from "#messages/ui";
import type { LoadedCopy } from "~/features/trip-at-hand/trip-copy";
import { PlanProblem } from "../parts/plan-problem";

/** The plan has no such day or block: what is missing, and the ways on. */
export const NotInPlan = ({ sentence, copy }: { sentence: string; copy: LoadedCopy }) => (
  <PlanProblem
    title={sentence}
    message={copy.problem ?? texts.safe}
    ways={[
      copy.itinerary
        ? { to: "/wayfellow/itineraryupdate", label: texts.seeDays }
        : { to: "/wayfellow/itinerarybuild", label: texts.build },
      { to: "/", label: sharedLabels.goHome },
    ]}
  />
);
