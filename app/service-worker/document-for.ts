/** The address under which the document of a screen is asked for and kept; `modify/day/:tripId?` gives `/modify/day/:tripId`. */
export const documentOf = (pattern: string): string => `/${pattern.replaceAll("?", "")}`;

const isParameter = (segment: string): boolean => segment.startsWith(":");

const segmentRule = (segment: string): string => {
  if (!isParameter(segment)) return `/${segment.replace(/[.*+^$|()[\]{}\\]/g, "\\$&")}`;
  return segment.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
};

const ruleOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern === "" ? "" : pattern.split("/").map(segmentRule).join("")}/?$`, "i");

/**
 * Which document serves an address, or null where none does. Documents are the same for every trip, so an address that names one is served by its
 * pattern's; Remix looks at the address itself when it starts. As in Remix, capitals and a slash at the end do not matter, and a plain path goes first.
 */
export function documentsFor(patterns: readonly string[]): (pathname: string) => string | null {
  const parameters = (pattern: string) => pattern.split("/").filter(isParameter).length;
  const rules = patterns
    .toSorted((a, b) => parameters(a) - parameters(b))
    .map((pattern) => ({ rule: ruleOf(pattern), document: documentOf(pattern) }));
  return (pathname) => rules.find(({ rule }) => rule.test(pathname))?.document ?? null;
}
