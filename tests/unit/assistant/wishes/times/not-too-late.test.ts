import { expect, test } from "vitest";
import { answered, wishing } from "../wishing-on-a-day";

test.for([
  [
    "lisbon",
    "Mercado da Ribeira",
    "some fado but nothing that ends late, early train tomorrow",
    "when it begins and ends",
  ],
  [
    "rio-de-janeiro",
    "Copacabana, Posto 6",
    "queria um samba mas q n acabe mt tarde, amanhã cedo tem trilha",
    "acaba nesse dia",
  ],
  ["vienna", "Naschmarkt", "livemusik ja, aber nicht zu spät, morgen früh geht der flieger", "beginnt und endet"],
  [
    "dublin",
    "The Temple Bar and its pubs",
    "un pub avec musique mais pas trop tard, demain on se lève tôt",
    "heure de début",
  ],
] as const)("that it is not to end late in %s moves no other stop", async ([city, now, text, said]) => {
  const { note, proposals } = await answered(wishing(city, "evening", now, text));
  expect(note).toContain(said);
  expect(proposals.filter(({ kind }) => kind === "set-time" || kind === "move")).toEqual([]);
});
