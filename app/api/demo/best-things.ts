import { findBestThings } from "~/contracts/calls/demo";
import { handleDemo, methodNotAllowed } from "~/server/http/handle";
import { findBestThings as useCase } from "~/server/demo/find-best-things";

export const action = handleDemo(findBestThings, useCase);
export const loader = methodNotAllowed("POST");
