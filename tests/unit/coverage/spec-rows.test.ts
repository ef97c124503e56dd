import { describe, expect, test } from "vitest";
import { SCREENS } from "../../../app/routes";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { OTHER_ADDRESSES } from "~/domain/navigation/other-addresses";
import { ALL_ROWS } from "../../../quality/spec-coverage/all-rows";
import { BEYOND_THE_SPECIFICATION, CALL_ROWS } from "../../../quality/spec-coverage/calls";
import { ROUTE_ROWS } from "../../../quality/spec-coverage/routes";
import { ELSEWHERE, SEEN } from "../../../quality/spec-coverage/spec-row";
import { SPEC_SCREENS } from "../screens/spec-screens";
import { titlesIn } from "./test-titles";

const isThere = (shown: string): boolean => {
  const [file = "", title = ""] = shown.split(" > ");
  return title !== "" && titlesIn(file).some((known) => known.includes(title));
};

describe("each row of the specification", () => {
  test("names tests that are there", () => {
    const gone = ALL_ROWS.flatMap(({ section, id, shownBy }) =>
      shownBy.filter((shown) => !isThere(shown)).map((shown) => `${section} ${id}: ${shown}`),
    );
    expect(gone).toEqual([]);
  });

  test("has a name of its own", () => {
    const names = ALL_ROWS.map(({ section, id }) => `${section} ${id}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

/** A path as the route table has it, in whatever capitals, from its fixed beginning: `/modify/day` of `/modify/day/:tripId?/:dayIndex?`. */
const addressesOf = ({ path }: (typeof SCREENS)[number]): string[] =>
  path === "" ? ["/"] : path === "*" ? ["*"] : [`/${path}`, `/${path.split("/:")[0]}`];

const screens = new Set(SCREENS.flatMap(addressesOf).map((path) => path.toLowerCase()));

describe("every path of the specification", () => {
  test.each(ROUTE_ROWS.map(({ id }) => id))("%s is a screen or leads to one", (path) =>
    expect(screens).toContain(path.toLowerCase()),
  );

  test("that is said to be seen is looked at, and one that leads on is in the table of those", () => {
    const looked = SPEC_SCREENS.map(({ at }) => at);
    const isLooked = (id: string) =>
      id === "*"
        ? looked.includes("/no-such-page")
        : looked.some((at) => new RegExp(`^${id.replace(/:\w+/g, "[^/?]+")}(/.*|\\?.*)?$`).test(at));
    expect(
      ROUTE_ROWS.filter(({ shownBy }) => shownBy.includes(SEEN))
        .map(({ id }) => id)
        .filter((id) => !isLooked(id)),
    ).toEqual([]);
    expect(
      ROUTE_ROWS.filter(({ shownBy }) => shownBy.includes(ELSEWHERE))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(OTHER_ADDRESSES).sort());
  });
});

describe("every call", () => {
  test("has its row, with its method and path, or is known to be ours alone", () => {
    const ours = Object.entries(ALL_ENDPOINTS).filter(([name]) => !BEYOND_THE_SPECIFICATION.has(name));
    expect(Object.fromEntries(CALL_ROWS.map(({ id, says }) => [id, says]))).toEqual(
      Object.fromEntries(ours.map(([name, { method, path }]) => [name, `${method} ${path}`])),
    );
  });
});
