import { describe, expect, test } from "vitest";
import type { BlockName } from "~/domain/plan/block";
import { bookingAfter } from "~/domain/plan/booking";
import { clocksIn } from "~/language/wish/clock-words";
import { readWish } from "~/language/wish/read-wish";
import { languageOf, readWords } from "~/language/words/read-words";
import type { EarlierWish } from "~/planner/revise/revision-request";
import { answered, replied, wishing } from "../wishing-on-a-day";

const act = (feedback: string): string | null => readWish(feedback, []).unsupported;
const isBeside = (feedback: string): boolean => readWish(feedback, []).needs.includes("beside");
const kindsOf = (feedback: string): string[] => [...readWish(feedback, []).wantedCategories];

describe("what is to become of the stop is read clause by clause", () => {
  test.each([
    "keep the museum, but a park after",
    "Bar davor, Konzert bleibt",
    "und danach noch ein Biergarten",
    "gardez le jardin et trouvez-nous à manger juste à côté",
    "el fado se queda, pero antes algo de picar",
    "tieni questo ma qualcosa da mangiare prima",
    "deixa o museu, mas depois um parque pros meninos",
    "a late bite after the show",
    "bagels and coffee first",
  ])("it stays, and something comes beside it: %s", (feedback) => expect(isBeside(feedback)).toBe(true));

  test.each(["a bar after dinner", "a park instead, it is hot before noon", "keep it cheap", "leave the city"])(
    "nothing comes beside it: %s",
    (feedback) => expect(isBeside(feedback)).toBe(false),
  );

  test("what is kept is not wished for", () =>
    expect(kindsOf("deixa o museu, mas depois um parque pros meninos")).toEqual(["park"]));

  test.each([
    "quita el mercado y deja la tarde libre",
    "tira isso, subida demais",
    "der Turm kann weg",
    "on laisse tomber",
    "it can go",
  ])("it goes, and nothing comes in its place: %s", (feedback) => {
    expect(act(feedback)).toBe("empty");
    expect(kindsOf(feedback)).toEqual([]);
  });

  test.each([
    "do this tomorrow morning and something calm now",
    "das machen wir am letzten Tag, heute lieber ein Park",
    "pásalo pa mañana y hoy nos vamos de tiendas",
    "lo stadio un altro giorno, al suo posto il mare",
  ])("it goes elsewhere, and something else comes here: %s", (feedback) =>
    expect(readWish(feedback, [])).toMatchObject({ movesAway: true, unsupported: "move" }),
  );

  test.each(["lieber morgen Abend, heute sind wir platt", "mejor otro día", "dá pra ir outro dia?", "not today"])(
    "it is moved: %s",
    (feedback) => expect(act(feedback)).toBe("move"),
  );

  test("the dinner that is pushed back is the one that stands there", () => {
    expect(act("can we push dinner back to 10ish")).not.toBeNull();
    expect(kindsOf("can we push dinner back to 10ish")).toEqual([]);
  });

  test("why it is moved asks for no other place", () => {
    expect(readWish("trop de monde le matin, mets-le en fin de journée", [])).toMatchObject({
      unsupported: "move",
      quieter: false,
    });
    expect(kindsOf("bitte erst ab 11, wir frühstücken lang")).toEqual([]);
  });
});

describe("hours", () => {
  test.each<[string, BlockName, string | undefined]>([
    ["kids wont be up by 10, make it 11:30", "morning", "11:30"],
    ["at 8 is too early, put it at 10", "morning", "10:00"],
    ["às 8 tá cedo demais, põe mais tarde", "morning", undefined],
    ["lieber um halb acht", "evening", "19:30"],
    ["a las siete y media", "evening", "19:30"],
    ["a las 7 mejor que a las 9", "morning", "07:00"],
    ["plutôt vers 21h", "evening", "21:00"],
    ["um acht schon? wir essen frühestens um zehn", "evening", "22:00"],
  ])("are read as they are said: %s", (text, part, time) => expect(clocksIn(text, part, true).at(-1)).toBe(time));
});

describe("what was offered before", () => {
  const PARKS = ["Jardin du Palais-Royal", "Parc des Buttes-Chaumont"];
  const after = (feedback: string, offered = PARKS, wish = "a park") =>
    replied({
      ...wishing("paris", "afternoon", "Louvre Museum", feedback),
      earlier: [{ wish, offered }] satisfies EarlierWish[],
    });

  test.each(["no, the other one", "not the first, the second", "lieber das andere", "l'autre", "el último", "l'altro"])(
    "the one that is meant, and not the one that is refused: %s",
    (feedback) => expect(after(feedback).block.title).toBe("Parc des Buttes-Chaumont"),
  );

  test("none of them is offered again", () => {
    const { block, alternatives } = after("none of them");
    expect([block.title, ...alternatives.map(({ name }) => name)].filter((name) => PARKS.includes(name))).toEqual([]);
  });

  test("both are a change and an addition to accept", () =>
    expect(after("lets do both").proposals.map(({ kind }) => kind)).toEqual(["replace", "add"]));

  test("one of them on another day comes there, and the stop stays", () => {
    const { block, proposals } = after("the second one, but tomorrow");
    expect(block.title).toBe("Louvre Museum");
    expect(proposals).toMatchObject([{ kind: "add", place: { name: PARKS[1] }, to: { day: 3 } }]);
  });

  test("what no data knows is said to be unknown, and nothing stands in for it", () => {
    const { block, note } = after("the first one", ["Starlight Badger Terrace", "Jardin du Palais-Royal"]);
    expect(block.title).toBe("Louvre Museum");
    expect(note).toContain("Starlight Badger Terrace");
  });

  test("its name says nothing of the language that they type in", () =>
    expect(after("das zweite bitte").note).toMatch(/^Hier steht jetzt/));
});

describe("a word is not taken against its sense", () => {
  test("who does not drink wants no bar", () => {
    expect(readWish("we dont drink, somewhere fun tho", []).unwantedCategories.has("nightlife")).toBe(true);
    expect(readWish("je ne bois pas", []).unwantedCategories.has("nightlife")).toBe(true);
  });

  test("who only refuses is not told that all is well as it is", () => {
    const { block } = replied(wishing("dublin", "afternoon", "Guinness Storehouse", "2 of us hate beer"));
    expect(block.title).not.toBe("Guinness Storehouse");
  });

  test("a possessive s, a dog's cold and friends are what they are", () => {
    const text = "wind's mental today, plan b?";
    expect(languageOf(readWords(text), text)).toBe("en");
    expect(readWish("tá um frio do cão", []).needs).not.toContain("dogs");
    expect(readWish("mes potes oui", []).sought).toEqual([]);
    expect(readWish("cheaper still", []).quieter).toBe(false);
  });

  test("a German noun for a time or a thing is no name", () => {
    const named = (feedback: string) => readWish(feedback, []).unknownName;
    expect(named("kann das nicht auf den Vormittag")).toBeNull();
    expect(named("wir haben schon Tickets")).toBeNull();
  });
});

test("beside a wish, a question is answered in short", () => {
  const { note } = replied(
    wishing("london", "morning", "Borough Market", "we are vegan mostly, does it work for us? and add a park"),
  );
  expect(note).not.toMatch(/is usually open/);
});

describe("what cannot be had, with nothing else named", () => {
  const inRome = (feedback: string) => answered(wishing("rome", "afternoon", "Galleria Borghese", feedback));

  test.each([
    "sold out :( any plan b?",
    "no tickets left, what now",
    "just got the mail, cancelled. what now",
    "missed our slot, what do we do",
    "ausgebucht, und jetzt?",
    "complet, on fait quoi du coup",
    "cerrado hoy, y ahora que hacemos",
    "biglietti finiti, cosa facciamo invece?",
    "esgotado, e agora?",
  ])("gives way to something else: %s", async (feedback) => {
    const { block, note } = await inRome(feedback);
    expect(block.title).not.toBe("Galleria Borghese");
    // Nobody asked for something without tickets, or for an empty afternoon.
    expect(note).not.toMatch(/without tickets|senza bigliett|sem bilhete|leave a block empty/);
  });

  test("of a booking it is said who may give the money back, and not to cancel it", async () => {
    const request = wishing("rome", "afternoon", "Galleria Borghese", "wurde abgesagt, was nun?");
    const booking = bookingAfter(null, { time: "15:00" });
    const days = request.days.map((day) => ({
      ...day,
      stops: day.stops.map((stop) => (stop.title === "Galleria Borghese" ? { ...stop, booking } : stop)),
    }));
    const { note } = await answered({ ...request, days });
    expect(note).toMatch(/Buchung um 15:00 Uhr .* nach einem anderen Termin oder dem Geld/);
    expect(note).not.toMatch(/[Ss]torniert/);
  });

  test.each(["is it closed on tuesdays?", "closed, can we do it on day 4 instead?", "sold out, a park then"])(
    "is not read into: %s",
    async (feedback) => expect((await inRome(feedback)).note).not.toMatch(/as something different/),
  );
});
