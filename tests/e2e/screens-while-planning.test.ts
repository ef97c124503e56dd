import { lookAtScreens, testPhases, testSignedOut } from "./every-screen.ts";
import { PLANNING } from "./phases.ts";

const SIGNED_OUT = [
  "/",
  "/home",
  "/access",
  "/explainer",
  "/privacy",
  "/identity/local",
  "/demo",
  "/bestthings",
  "/funnel-router",
  "/funnelrouter",
  "/prejointrip",
  "/joinaccess",
  "/tripnotcreated",
  "/wayfellow/tripitineraryrequired",
  "/yourstuck",
  "/localdebug",
  "/no-such-page",
];

lookAtScreens();
testSignedOut(SIGNED_OUT);
testPhases(PLANNING);
