import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, leaveToasts, toast, toastStore } from "~/ui/feedback/toast";

const said = () => toastStore.current().map(({ message }) => message);
const at = (now: number) => vi.spyOn(performance, "now").mockReturnValue(now);

const forgetAll = () => {
  for (const { id } of toastStore.current()) dismissToast(id);
};

beforeEach(forgetAll);
afterEach(() => {
  vi.restoreAllMocks();
  forgetAll();
});

test("on the way to another screen, what belongs to the one that is left goes, and what answers the way stays", () => {
  at(1_000);
  toast("Changed for everyone on the trip.");
  at(5_000);
  toast("Morning done. Next: Alfama lanes");
  leaveToasts(5_020);
  expect(said()).toEqual(["Morning done. Next: Alfama lanes"]);
});

test("what an action says while the way is under way stays, however long the action takes", () => {
  at(9_000);
  toast("Saved. Lisbon, 4 days.");
  leaveToasts(2_000);
  expect(said()).toEqual(["Saved. Lisbon, 4 days."]);
});
