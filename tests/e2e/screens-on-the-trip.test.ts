import { lookAtScreens, testPhases } from "./support/every-screen.ts";
import { AFTER_PLANNING } from "./support/phases.ts";

lookAtScreens();
testPhases(AFTER_PLANNING);
