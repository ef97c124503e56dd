const NAMED = 3;

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** "Ana and Bo are here"; beyond three names, how many more. Empty for nobody. */
export function whoIsHere(names: readonly string[]): string {
  if (names.length === 0) return "";
  const more = names.length - NAMED;
  const parts = more > 0 ? [...names.slice(0, NAMED), `${more} more`] : names;
  return `${list.format(parts)} ${names.length === 1 ? "is" : "are"} here`;
}
