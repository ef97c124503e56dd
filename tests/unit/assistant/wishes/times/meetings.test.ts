import { expect, test } from "vitest";
import { answered, wishing } from "../wishing-on-a-day";

test.for([
  [
    "istanbul",
    "Galata Bridge",
    "Meeting my cousin in Kadıköy at 7, she picks the restaurant. so just put that in",
    "19:00",
  ],
  [
    "berlin",
    "Fernsehturm",
    "wir treffen um 19 uhr freunde in kreuzberg, sie suchen das lokal aus. trag das ein",
    "19:00",
  ],
  ["lisbon", "Bairro Alto bars", "às 20h encontramos uns amigos em Alfama, eles escolhem o restaurante", "20:00"],
  ["mexico-city", "Zócalo", "quedamos con mi primo en coyoacan a las 8, él elige dónde cenar. ponlo", "20:00"],
] as const)("whoever they meet in %s is an entry of their own at that hour", async ([city, now, text, start]) => {
  const request = wishing(city, "evening", now, text);
  const { block, proposals } = await answered(request);
  expect(block).toBe(request.current);
  expect(proposals[0]).toMatchObject({ kind: "add-own", does: "event", start, to: { day: 2, part: "evening" } });
  expect(proposals.every(({ kind }) => kind === "add-own" || kind === "shelve")).toBe(true);
});

test("who asks for something beside a meeting gets that", async () => {
  const text = "a park near by, we are meeting our friends at 8";
  const { proposals } = await answered(wishing("berlin", "evening", "Fernsehturm", text));
  expect(proposals.some((card) => card.kind === "add-own" && card.does === "event")).toBe(false);
});
