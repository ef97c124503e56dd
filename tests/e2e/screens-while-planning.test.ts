import { lookAtScreens, testPhases } from "./support/every-screen.ts";
import { PLANNING } from "./support/phases.ts";

lookAtScreens();
testPhases(PLANNING);
