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

test("on the way to another screen, what was said before somebody did what led there goes, and what answers it stays, however slow the phone", () => {
  at(1_000);
  toast("Changed for everyone on the trip.");
  at(5_000);
  toast("Morning done. Next: Alfama lanes");
  at(9_000);
  leaveToasts(4_990);
  expect(said()).toEqual(["Morning done. Next: Alfama lanes"]);
});
