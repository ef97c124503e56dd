/**
 * What `npm audit --json` says of one advisory.
 * @typedef {{ advisory: string, severity: string, name: string, title: string, url: string }} Finding
 */

const WORST_FIRST = ["critical", "high", "moderate", "low", "info"];

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null;

/** @param {unknown} value */
const objectsIn = (value) => (isObject(value) ? Object.values(value).filter(isObject) : []);

/**
 * Each advisory once, the worst first; null when this is no audit, as when the registry gives none.
 * @param {unknown} audit @returns {Finding[] | null}
 */
export function findingsIn(audit) {
  if (!isObject(audit) || !isObject(audit.vulnerabilities)) return null;
  // What is listed by name alone is at risk through another package, which is listed itself.
  const advisories = objectsIn(audit.vulnerabilities).flatMap(({ via }) => objectsIn(via));
  const found = new Map(
    advisories.map(({ url, severity, name, title }) => {
      const advisory = String(url).split("/").at(-1) ?? "";
      return [
        advisory,
        { advisory, severity: String(severity), name: String(name), title: String(title), url: String(url) },
      ];
    }),
  );
  return [...found.values()].sort((one, other) => rank(one) - rank(other));
}

/** @param {Finding} finding */
const rank = ({ severity }) => (WORST_FIRST.indexOf(severity) + WORST_FIRST.length + 1) % (WORST_FIRST.length + 1);

/**
 * The report: what is new, what is accepted and why, and what was accepted and is gone.
 * @param {readonly Finding[]} findings @param {Record<string, string>} accepted @returns {string[]}
 */
export function auditReport(findings, accepted) {
  const isAccepted = (/** @type {Finding} */ { advisory }) => Object.hasOwn(accepted, advisory);
  const fresh = findings.filter((finding) => !isAccepted(finding));
  const known = findings.filter(isAccepted);
  const gone = Object.keys(accepted).filter((advisory) => !findings.some((finding) => finding.advisory === advisory));
  return [
    `${fresh.length} to look at, ${known.length} accepted`,
    ...fresh.map(({ severity, name, title, url }) => `${severity}: ${name}: ${title} (${url})`),
    ...known.map(({ advisory, name }) => `accepted: ${name}, ${advisory}: ${accepted[advisory]}`),
    ...gone.map((advisory) => `no longer found, take it off the list: ${advisory}`),
  ];
}
