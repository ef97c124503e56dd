import { whoIsHereTexts } from "#messages/room";

const NAMED = 3;

/** "Ana and Bo are here"; beyond three names, how many more. Empty for nobody. */
export const whoIsHere = (names: readonly string[]): string =>
  names.length === 0 ? "" : whoIsHereTexts.here(names.slice(0, NAMED), Math.max(0, names.length - NAMED));
