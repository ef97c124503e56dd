import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Companions } from "~/domain/people/membership";
import { CompanionList } from "~/screens/companions/parts/companion-list";

const AT = Date.UTC(2027, 4, 1, 12);
const ANA = { userId: "ana", name: "Ana Lima", role: "originator", since: AT } as const;
const BO = { userId: "bo", name: "Bo", role: "participant", since: AT } as const;
/** With a Cyrillic А. */
const EVE = { userId: "eve", name: "\u0410na Lima", since: AT };
const MARK = "Another name here looks the same. Make sure who this is.";

/** Says so of any part that measures what the browser laid out; here nothing is. */
const OF_THE_SERVER_RENDERER = "useLayoutEffect does nothing on the server";

beforeEach(() => {
  const complain = console.error;
  vi.spyOn(console, "error").mockImplementation((...said: unknown[]) => {
    if (!String(said[0]).includes(OF_THE_SERVER_RENDERER)) complain(...said);
  });
});
afterEach(() => void vi.restoreAllMocks());

/** Of each row of /companions, as the organizer Ana sees it, the text. */
function rowsOf(company: Partial<Companions>): string[] {
  const list = (
    <CompanionList
      tripId="t1"
      ownId="ana"
      company={{ companions: [ANA, BO], removed: [], newcomers: [], offer: null, ...company }}
      organizes
      take={() => undefined}
      onTakenOver={() => undefined}
    />
  );
  const router = createMemoryRouter([{ path: "/", element: list }]);
  const html = renderToString(<RouterProvider router={router} />);
  router.dispose();
  return html
    .split("<li")
    .slice(1)
    .map((row) => row.split("</li>")[0]?.replace(/<!--.*?-->|^[^>]*>|<[^>]+>/g, "") ?? "");
}

const marked = (company: Partial<Companions>): string[] =>
  rowsOf(company)
    .filter((row) => row.includes(MARK))
    .map((row) => row.split(MARK)[0] ?? "");

test("where nobody's name looks like another's, nobody is marked", () => {
  expect(rowsOf({})).toHaveLength(2);
  expect(marked({})).toEqual([]);
});

test.each<[string, Partial<Companions>]>([
  ["a companion", { companions: [ANA, BO, { ...EVE, role: "participant" }] }],
  ["somebody who waits to be let in", { newcomers: [EVE] }],
  ["somebody who was removed", { removed: [EVE] }],
])("%s whose name looks like that of another is marked, and one's own is not", (_, company) => {
  const [row, ...others] = marked(company);
  expect(row).toContain(EVE.name);
  expect(others).toEqual([]);
});
