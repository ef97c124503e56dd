import { expect, test } from "vitest";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import type { Endpoint } from "~/contracts/endpoint";
import { markdownTable } from "../../contract/authorization/matrix-table";
import { expectedCell, type Who } from "../../contract/authorization/who";

/** Those whom every call answers alike have one column. */
const COLUMNS: Record<string, Who> = {
  "no or a bad token": "a bad token",
  "signed in, not on the trip": "a stranger",
  participant: "a participant",
  organizer: "the organizer",
  "the trip's room": "the trip's room",
};

const rows = Object.entries<Endpoint>(ALL_ENDPOINTS).map(([name, { access }]) => [
  name,
  ...Object.values(COLUMNS).map((who) => String(expectedCell(access, who))),
]);

const PAGE = `# Who may call

Made from the \`access\` of each call's contract (\`app/contracts/calls\`), which is also what the server enforces: \`in\`, or the status of the refusal.
On the trip are its participants and its organizer; whoever waits to be let in, was removed, or organizes another trip is answered like a stranger.
\`tests/contract/authorization\` makes every call as each of them against the built Worker, with every kind of bad token, and compares the whole database after each refusal.

After a change of \`access\` that is meant: \`npm test -- authorization --update\`.

${markdownTable([["call", ...Object.keys(COLUMNS)], ...rows])}
`;

test("the page of who may call says what the calls say", () =>
  expect(PAGE).toMatchFileSnapshot("../../../docs/authorization.md"));
