import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Splash } from "~/ui/feedback/splash";

test("the splash shows name, tagline and a spinner", () => {
  const html = renderToString(<Splash />);
  expect(html).toMatch(/<h1[^>]*>Wayfellow<\/h1>/);
  expect(html).toContain("Your AI-powered travel companion");
  expect(html).toContain('role="status"');
});
