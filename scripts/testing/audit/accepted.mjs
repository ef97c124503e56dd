/**
 * Findings that we know and live with, by the advisory's name. Each goes when the package that brings it can be brought up to date.
 * @type {Record<string, string>}
 */
export const ACCEPTED = {
  "GHSA-67mh-4wv8-2f99":
    "esbuild answers every website while it serves. Remix, drizzle-kit and partykit use it to build and never let it serve; none of it is deployed.",
  "GHSA-f7f6-9jq7-3rqj":
    "estree-util-value-to-estree may change prototypes while Remix compiles MDX. We have no MDX, and nobody but us builds.",
};
