import { serveHealth } from "~/server/health/serve-health";
import { methodNotAllowed } from "~/server/http/handle";

export const loader = serveHealth;
export const action = methodNotAllowed("GET");
