import * as z from "zod/mini";

/**
 * Lets a check of length measure texts and lists alone. By itself it measures whatever has a `length`, also once zod has found that it is no
 * text; and in what strangers send that may be an object, with which comparing a number throws.
 */
function ofTextsAndLists<Check extends z.core.$ZodCheck<z.core.util.HasLength>>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === "string" || Array.isArray(value);
  return check;
}

export const atMost = (length: number) => ofTextsAndLists(z.maxLength(length));

export const atLeast = (length: number, error?: Parameters<typeof z.minLength>[1]) =>
  ofTextsAndLists(z.minLength(length, error));
