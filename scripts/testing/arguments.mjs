/** What can be said of the code without running it. */
export const STATIC_PARTS = /** @type {const} */ (["types", "lint", "format", "audit"]);

/** The vitest projects by the name of their folder; the unit tests are several, one for each time zone among them. @type {Record<string, string>} */
const PROJECTS = { unit: "unit*", db: "db", build: "build", contract: "contract", room: "room", e2e: "e2e" };

/**
 * What `npm test -- …` asks for: parts by name, and whatever else has no dash in front is a file's path, or a piece of one.
 * @param {readonly string[]} given
 */
export function readArguments(given) {
  const names = given.filter((argument) => !argument.startsWith("-"));
  return {
    isEverything: names.length === 0,
    isWatching: given.includes("--watch"),
    checks: STATIC_PARTS.filter((part) => names.includes(part)),
    projects: Object.entries(PROJECTS).flatMap(([name, project]) => (names.includes(name) ? [project] : [])),
    files: names.filter((name) => !Object.hasOwn(PROJECTS, name) && !STATIC_PARTS.some((part) => part === name)),
    /** For vitest, as they are: `--bail=1`, `--testNamePattern=…`. */
    options: given.filter((argument) => argument.startsWith("-") && argument !== "--watch"),
  };
}
