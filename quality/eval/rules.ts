import { choicesHeard } from "./judges/choices-heard";
import { completeDays } from "./judges/complete-days";
import { eveningsSuit } from "./judges/evenings-suit";
import { gatePassed } from "./judges/gate-passed";
import type { Judge } from "./judges/judge";
import { mobilityRespected } from "./judges/mobility-respected";
import { mustsPresent } from "./judges/musts-present";
import { noRepeats } from "./judges/no-repeats";
import { placesInData } from "./judges/places-in-data";
import { timesOfPlanFit } from "./judges/times-fit";

/** What must hold for every plan, by the words of the table. */
export const PLAN_RULES: Record<string, Judge> = {
  "N days of 3 complete blocks": completeDays,
  "nothing comes twice": noRepeats,
  "places in the data and in range": placesInData,
  "all anchors present": mustsPresent,
  "evenings suitable": eveningsSuit,
  "mobility exclusions respected": mobilityRespected,
  "what was chosen is heard": choicesHeard,
  "times fit": timesOfPlanFit,
  "the product's own check passes": gatePassed,
};

export const DELIVERED = "delivered";
export const PACE_HEARD = "the pace is heard";
export const REVISIONS_STAY = "a revision touches only its block";
/** Every rule that must hold, in the order of the table. */
export const RULES = [DELIVERED, ...Object.keys(PLAN_RULES), PACE_HEARD, REVISIONS_STAY];
