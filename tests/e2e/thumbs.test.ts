import { expect, inject, test } from "vitest";
import { PHASES, travellerIn } from "./support/phases.ts";
import { browserForFile, openDevice, signInByPopup } from "./support/phone.ts";
import { isAt } from "./support/steps.ts";
import { workerAnswer } from "./support/worker-answer.ts";

const origin = inject("origin");
const browser = await browserForFile();

test("a thumb is given, explained and taken back by keys alone, stands after a reload, and is away without a connection", async () => {
  const at = PHASES.find(({ screen }) => screen === "/pretriphub");
  if (!at) throw new Error("No phase leads to the hub.");
  const { who } = await travellerIn(at, origin);
  const { page, context, complaints } = await openDevice(browser, origin);
  await page.goto("/access");
  await signInByPopup(page, who);
  await isAt(page, at.screen);
  await page.goto("/trip-planner-ai");
  await page.getByLabel("Your question").fill("Where can we eat on day 1?");
  await page.getByRole("button", { name: "Run GPT" }).click();
  const [up, down] = ["Useful", "Not useful"].map((vote) =>
    page.getByRole("button", { name: `${vote}: the answer to “Where can we eat on day 1?”`, exact: true }),
  );
  if (!up || !down) throw new Error("There are two thumbs.");
  const reasons = page.getByRole("group", { name: "What was wrong with it?" });
  const isPressed = (button: typeof up) => button.getAttribute("aria-pressed");
  /** Presses a key and waits until what it gave is kept. */
  const pressed = (key: string) =>
    Promise.all([page.waitForResponse(/\/thumbs$/), page.keyboard.press(key)]).then(([reply]) => reply.json());

  await down.focus();
  expect(await reasons.count()).toBe(0);
  expect(await pressed("Enter")).toEqual({ kept: true });
  await reasons.waitFor();
  expect(await down.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  expect(await pressed("Space")).toEqual({ kept: true });
  const notTrue = reasons.getByRole("button", { name: "Not true" });
  expect(await notTrue.evaluate((button) => button === document.activeElement)).toBe(true);
  for (const button of [up, down, ...(await reasons.getByRole("button").all())]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }

  await page.reload();
  await notTrue.waitFor();
  expect([await isPressed(up), await isPressed(down), await isPressed(notTrue)]).toEqual(["false", "true", "true"]);
  await context.setOffline(true);
  await down.waitFor({ state: "detached" });

  // The server is read again when the connection is back. What it knew before the next tap does not undo the tap.
  let letItCome = (): void => undefined;
  const isTapped = new Promise<void>((resolve) => (letItCome = resolve));
  await page.route(
    "**/chat",
    async (route) => {
      const response = await workerAnswer(route);
      await isTapped;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const isReadAgain = page.waitForRequest(/\/chat$/);
  await context.setOffline(false);
  await isReadAgain;
  await up.focus();
  expect(await pressed("Enter")).toEqual({ kept: true });
  await reasons.waitFor({ state: "detached" });
  letItCome();
  await page.getByRole("log").and(page.locator("[aria-busy=false]")).waitFor();
  expect([await isPressed(up), await isPressed(down)]).toEqual(["true", "false"]);
  expect(await pressed("Enter")).toEqual({ kept: true });
  expect([await isPressed(up), await isPressed(down)]).toEqual(["false", "false"]);

  // What is not kept is taken back, and said.
  await page.route("**/thumbs", (route) => route.fulfill({ json: { kept: false } }));
  await up.click();
  await page.getByText("That was not kept.").waitFor();
  expect(await isPressed(up)).toBe("false");
  expect(complaints).toEqual([]);
});
