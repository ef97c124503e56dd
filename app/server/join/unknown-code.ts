import { problemTexts } from "#messages/server";
import { Problem } from "../http/problem";

/** SPEC section 8: join code not found. */
export const unknownCode = (): Problem => new Problem("not-found", problemTexts.unknownCode);
