import { afterEach, expect, test, vi } from "vitest";
import { Awareness } from "y-protocols/awareness";
import * as Y from "yjs";
import { showWhileSeen } from "~/browser/room/document/own-presence";

afterEach(() => vi.unstubAllGlobals());

test("who puts the phone away is not shown as here, and is again where they were once they look", () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  const seen = (visibilityState: string) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  const awareness = new Awareness(new Y.Doc());
  const presence = showWhileSeen(awareness);
  presence.show({ dayIndex: 1 });
  expect(awareness.getLocalState()).toEqual({ at: { dayIndex: 1 } });
  seen("hidden");
  expect(awareness.getLocalState()).toBeNull();
  presence.show({ dayIndex: 2 });
  expect(awareness.getLocalState()).toBeNull();
  seen("visible");
  expect(awareness.getLocalState()).toEqual({ at: { dayIndex: 2 } });
  presence.stop();
  awareness.destroy();
});
