import { expect, test } from "vitest";
import { answered, wishing } from "../wishing-on-a-day";

test.for([
  ["athens", "Acropolis and Parthenon", "siamo tornati alle 4 stanotte, acropoli alle 8 impossibile 😅 spostiamo?"],
  ["kyoto", "Kiyomizu-dera", "7am is not happening, jet lag. can we shift it"],
  ["berlin", "Reichstag dome", "9 uhr schaffen wir nie, verschieben?"],
  ["rome", "Colosseum", "9h c'est impossible avec les petits, on décale ?"],
  ["porto", "Livraria Lello", "às 9 nem pensar, chegámos às 3 da manhã. dá pra mudar?"],
  ["madrid", "Museo del Prado", "a las 9 imposible, lo movemos?"],
] as const)("in %s an hour that cannot be at %s is not the new hour", async ([city, now, text]) => {
  const request = wishing(city, "morning", now, text);
  const { block, proposals } = await answered(request);
  expect(block).toBe(request.current);
  expect(proposals[0]).toMatchObject({ kind: "set-time" });
  const starts = proposals.flatMap((card) => (card.kind === "set-time" ? [card.start] : []));
  expect(starts.every((start) => start >= "10:30")).toBe(true);
});

test("where another hour is named, it is that one", async () => {
  const { proposals } = await answered(wishing("rome", "morning", "Colosseum", "make it 11, 8 is impossible for us"));
  expect(proposals).toContainEqual(expect.objectContaining({ kind: "set-time", start: "11:00" }));
});
