import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { memberOf, stored } from "~/browser/storage/stored-keys";
import { isStored, onStoredChange, storedNames, storedValue, useStored } from "~/browser/storage/stored-value";
import { openFakeWindow } from "./fake-window";

const hints = storedValue({ ...stored.hiddenHints, shape: z.object({ tripId: z.string(), ids: z.array(z.string()) }) });
const unit = storedValue({ ...stored.temperatureUnit, shape: z.enum(["C", "F"]) });
const draft = (name: string) => storedValue({ ...memberOf(stored.draft, name), shape: z.array(z.string()) });

let window: ReturnType<typeof openFakeWindow>;

beforeEach(() => void (window = openFakeWindow()));
afterEach(() => {
  for (const value of [hints, unit, draft("a"), draft("b")]) value.remove();
  vi.unstubAllGlobals();
});

describe("a stored value", () => {
  test("is read as it was written, as JSON or as the bare word that is declared", () => {
    hints.write({ tripId: "t1", ids: ["a"] });
    unit.write("F");
    expect(hints.read()).toEqual({ tripId: "t1", ids: ["a"] });
    expect(unit.read()).toBe("F");
    expect(window.localStorage.getItem("hiddenHints")).toBe('{"tripId":"t1","ids":["a"]}');
    expect(window.localStorage.getItem("temperatureUnit")).toBe("F");
  });

  test.each(["{broken", "", "null", "undefined", '{"tripId":1}', "[]", '"F"'])(
    "stored as %j, broken or outdated, reads as absent and is dropped, and nobody is told in the middle of a rendering",
    (text) => {
      const listener = vi.fn();
      const stop = onStoredChange(listener);
      for (const [key, value] of [["hiddenHints", hints] as const, ["temperatureUnit", unit] as const]) {
        window.localStorage.setItem(key, text);
        expect(value.read()).toBeNull();
        expect(window.localStorage.getItem(key)).toBeNull();
      }
      stop();
      expect(listener).not.toHaveBeenCalled();
    },
  );

  test("that nobody else has stays where it is when it cannot be read", () => {
    const outbox = storedValue({ ...memberOf(stored.outbox, "u1:t1"), shape: z.number(), keepUnreadable: true });
    window.localStorage.setItem("outbox:u1:t1", "{from a later version");
    expect([outbox.read(), outbox.read()]).toEqual([null, null]);
    expect(window.localStorage.getItem("outbox:u1:t1")).toBe("{from a later version");
    outbox.remove();
  });

  test("is the same object until its text changes, whoever reads it, and another one after", () => {
    hints.write({ tripId: "t1", ids: ["a"] });
    const first = hints.read();
    expect(hints.read()).toBe(first);
    window.localStorage.setItem("hiddenHints", '{"tripId":"t1","ids":["a","b"]}');
    expect(hints.read()).toEqual({ tripId: "t1", ids: ["a", "b"] });
  });

  test("is read by each in the shape that they expect", () => {
    const titles = storedValue({ ...memberOf(stored.draft, "a"), shape: z.array(z.string()) });
    const count = storedValue({ ...memberOf(stored.draft, "a"), shape: z.array(z.unknown()) });
    draft("a").write(["x"]);
    expect([titles.read(), count.read(), titles.read()]).toEqual([["x"], ["x"], ["x"]]);
    titles.remove();
  });

  test("follows what another tab writes", () => {
    const listener = vi.fn(() => unit.read());
    const stop = onStoredChange(listener);
    window.localStorage.setItem("temperatureUnit", "C");
    globalThis.window.dispatchEvent(new Event("storage"));
    stop();
    expect(listener).toHaveReturnedWith("C");
  });

  test("lives on in memory while the storage is full, and is gone from there when it is removed", () => {
    window.localStorage.refuse = true;
    unit.write("F");
    expect([unit.read(), isStored(stored.temperatureUnit)]).toEqual(["F", true]);
    unit.remove();
    expect([unit.read(), isStored(stored.temperatureUnit)]).toEqual([null, false]);
  });

  test("lives on in memory where the storage is blocked altogether", () => {
    Object.defineProperty(globalThis.window, "sessionStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
    draft("a").write(["x"]);
    expect(draft("a").read()).toEqual(["x"]);
    expect(storedNames(stored.draft)).toEqual(["a"]);
  });

  test("is nothing on the server, where there is no window", () => {
    vi.unstubAllGlobals();
    const Shown = () => createElement("p", null, useStored(unit) ?? "none");
    expect(renderToString(createElement(Shown))).toBe("<p>none</p>");
    expect(unit.read()).toBeNull();
  });
});

test("a family has the names that something is stored under, and no others", () => {
  draft("a").write([]);
  draft("b").write(["x"]);
  window.sessionStorage.setItem("notice", "draft:c");
  window.localStorage.setItem("draft:d", "[]");
  expect(storedNames(stored.draft).toSorted()).toEqual(["a", "b"]);
});
