/** Joins class names, leaving out what is not there. */
export const classes = (...parts: unknown[]): string =>
  parts.filter((part) => typeof part === "string" && part !== "").join(" ");
