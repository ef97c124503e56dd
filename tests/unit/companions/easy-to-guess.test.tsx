import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import EasyToGuess from "~/features/companions/easy-to-guess";
import { isEasyToGuess } from "~/domain/trip/code-strength";

const KNOWN = { city: "Lisbon", tripName: "Autumn with Ana", year: 2027 };

const shownAt = (code: string) => renderToString(<EasyToGuess code={code} known={KNOWN} onTake={() => undefined} />);

test("a code that is easy to guess gets a word that it may stay, and a better one to tap", () => {
  const html = shownAt("LISBON2027");
  expect(html).toMatch(/<p role="status"[^>]*>You may keep it, but it is easy to guess/);
  const [, label = ""] = /<button[^>]*>(.*?)<\/button>/.exec(html) ?? [];
  const [better = ""] = /[A-Z]+(?:-[A-Z]+){3}/.exec(label) ?? [];
  expect(isEasyToGuess(better, KNOWN)).toBe(false);
});

test("nothing is said of a code that nobody guesses", () => {
  expect(shownAt("OTTER-MAPLE-TIGER-CLOUD")).toBe("");
});
