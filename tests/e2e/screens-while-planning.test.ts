import { lookAtScreens, testPhases } from "./every-screen.ts";
import { PLANNING } from "./phases.ts";

lookAtScreens();
testPhases(PLANNING);
