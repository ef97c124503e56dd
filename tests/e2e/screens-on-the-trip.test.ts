import { lookAtScreens, testPhases } from "./every-screen.ts";
import { AFTER_PLANNING } from "./phases.ts";

lookAtScreens();
testPhases(AFTER_PLANNING);
