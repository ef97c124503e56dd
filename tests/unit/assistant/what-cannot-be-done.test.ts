import { describe, expect, test } from "vitest";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { Stop } from "~/domain/plan/stop";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { answered, placesIn, wishing } from "./wishes/wishing-on-a-day";

type Wish = Parameters<typeof wishing>;

/** The same wish where what stands there is booked, or locked. */
function standing(request: RevisionRequest, as: Partial<Pick<Stop, "booking" | "locked">>): RevisionRequest {
  const { dayIndex, blockName } = request;
  const days = request.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) =>
      day.dayIndex === dayIndex && stop === leadAt(day, blockName) ? { ...stop, ...as } : stop,
    ),
  }));
  return { ...request, days };
}
const BOOKED = { booking: { reference: "", name: "", time: "09:30", url: "", note: "" } };
const booked = (...wish: Wish) => answered(standing(wishing(...wish), BOOKED));
const locked = (...wish: Wish) => answered(standing(wishing(...wish), { locked: true }));
const offered = async (...wish: Wish): Promise<string> => {
  const { block, proposals, alternatives } = await answered(wishing(...wish));
  const cards = proposals.map((card) => ("place" in card ? card.place.name : card.kind));
  return [block.title, ...cards, ...alternatives.map(({ name }) => name)].join("; ");
};

describe("the time of what is booked is fixed by its booking", () => {
  test.each([
    ["paris", "morning", "Louvre Museum", "lieber ausschlafen und danach was am Wasser", /09:30 Uhr gebucht.*Uhrzeit/],
    ["rome", "evening", "Trevi Fountain", "qualcosa di più romantico e un po' prima", /prenotato per le 09:30.*l'ora/],
    ["lisbon", "morning", "Torre de Belém", "empurra isso para a tarde", /reservado para as 09:30 e a hora fica/],
    [
      "rome",
      "morning",
      "Colosseum",
      "más tarde, y nada de colas",
      /sin colas, como pedías.*reservado a las 09:30 y la hora/,
    ],
  ] as const)("%s, %s, %s: %s", async (city, part, now, feedback, said) => {
    const { note, proposals } = await booked(city, part, now, feedback);
    expect(note).toMatch(said);
    expect(proposals.filter(({ kind }) => kind === "set-time")).toEqual([]);
  });

  test("who asks for no other time reads of the booking alone", async () => {
    const { note } = await booked("paris", "morning", "Louvre Museum", "lieber ein Park");
    expect(note).toMatch(/eine Buchung um 09:30/);
    expect(note).not.toMatch(/Uhrzeit/);
  });

  test("late in the day is no afternoon", async () => {
    const { proposals } = await answered(
      wishing("istanbul", "morning", "Topkapi Palace", "acorda tarde a gente, empurra isso pra tarde"),
    );
    expect(proposals.map(({ kind }) => kind)).toEqual(["move"]);
  });
});

describe("no half of a wish is dropped", () => {
  test.each([
    ["rome", "evening", "Trevi Fountain", "qualcosa di romantico, e più presto", /«qualcosa di romantico»/],
    ["lisbon", "afternoon", "Oceanário", "what about the beach but not far and a place for ice cream after", /Cascais/],
  ] as const)("%s, %s, %s: %s", async (city, part, now, feedback, said) => {
    expect((await answered(wishing(city, part, now, feedback))).note).toMatch(said);
  });

  test("but why something is to be at another time is no half of it", async () => {
    const { note } = await answered(wishing("rome", "morning", "Colosseum", "plus tard, il fait trop chaud"));
    expect(note).not.toMatch(/Reste à voir/);
  });
});

describe("what is locked is named, and how it is unlocked", () => {
  test("where something shall come in its place", async () => {
    const { block, note } = await locked(
      "rome",
      "evening",
      "Trevi Fountain",
      "put a steak place here, ignore the lock",
    );
    expect(block.title).toBe("Trevi Fountain");
    expect(note).toMatch(/Trevi Fountain is locked.*"Unlock"/);
  });

  test("of a lunch beside it only that it stays", async () => {
    const { note } = await locked("rome", "afternoon", "Colosseum", "ein günstigeres Mittagessen bitte");
    expect(note).toMatch(/Colosseum ist gesperrt und bleibt/);
    expect(note).not.toMatch(/nlock/);
  });
});

describe("what is refused is refused in whatever is about it", () => {
  test.each(["nicht die Pyramiden, da war ich schon", "todo menos las pirámides", "not the pyramids again"])(
    "%s",
    async (feedback) => {
      expect(await offered("cairo", "morning", "Pyramids of Giza", feedback)).not.toMatch(/9 Pyramids|Desert ride/);
    },
  );

  test("a castle that is known for its gardens is none for who wants no garden", async () => {
    expect(await offered("kyoto", "afternoon", "Philosopher's Path", "algo sem templo, sem jardim")).not.toMatch(
      /Nijō/,
    );
  });

  test("whoever refuses one museum may still be offered another place of the quarter", async () => {
    expect(await offered("paris", "morning", "Louvre Museum", "pas le Louvre")).not.toBe("Louvre Museum");
  });
});

describe("what is not known of a kitchen is not claimed", () => {
  test("a ramen house is none for who eats no pork, and one asks there", async () => {
    const { note, proposals } = await answered(
      wishing("kyoto", "evening", "Pontochō", "ohne Schwein bitte, zum Abendessen"),
    );
    const names = proposals.map((card) => ("place" in card ? card.place.name : card.kind)).join("; ");
    expect(note).toMatch(/Schwein.*[Ff]ragt/);
    expect(names).not.toMatch(/Asahi|Gogyo|Ramen|Katsu/);
  });

  test("a vegan kitchen is no place for meat", async () => {
    const { proposals } = await answered(
      wishing("rio-de-janeiro", "evening", "Copacabana Palace", "metade vegetariano, metade carne, para jantar"),
    );
    const teva = proposals.find((card) => "place" in card && card.place.name === "Teva");
    expect(teva && "why" in teva ? teva.why : "").not.toMatch(/carne, /);
  });
});

describe("where the locals go is not where everybody goes", () => {
  test.each([
    ["new-york-city", "evening", "Times Square", "nah too touristy, where do the locals go"],
    ["lisbon", "evening", "Torre de Belém", "zu touristisch, wo gehen die Einheimischen hin"],
  ] as const)("%s, %s, %s: %s", async (city, part, now, feedback) => {
    const names = (await offered(city, part, now, feedback)).split("; ");
    const famous = placesIn(city).filter(
      ({ fame, category }) => fame >= 3 || (fame > 0 && ["viewpoint", "landmark", "museum"].includes(category)),
    );
    expect(names.filter((name) => famous.some((place) => place.name === name))).toEqual([]);
  });
});

describe("of the turns before", () => {
  const after = (wish: Wish, said: string, titles: readonly string[]): Promise<{ note: string; names: string }> =>
    answered({ ...wishing(...wish), earlier: [{ wish: said, offered: titles }] }).then(({ note, proposals }) => ({
      note,
      names: proposals.map((card) => ("place" in card ? card.place.name : card.kind)).join("; "),
    }));
  const OFFERED = ["Saravana Bhavan", "Haldiram's", "Bukhara"];

  test("a doubt about a card takes it not, and is answered", async () => {
    const { note, names } = await after(
      ["delhi", "evening", "Connaught Place", "o último não é de carne??"],
      "algo vegetariano para jantar",
      OFFERED,
    );
    expect(note).toMatch(/Bukhara, é verdade: com carne/);
    expect(names).not.toMatch(/Bukhara/);
  });

  test("who just takes the last one gets it", async () => {
    const { names } = await after(
      ["delhi", "evening", "Connaught Place", "the last one"],
      "somewhere for meat",
      OFFERED,
    );
    expect(names).toMatch(/Bukhara/);
  });
});

describe("what is to go and is not there", () => {
  test.each([
    ["skip the ice cream", /no such stop.*"skip the ice cream"/],
    ["streich das Eis", /So einen Halt hat der Tag nicht.*„streich das Eis“/],
  ] as const)("%s", async (feedback, said) => {
    const { block, note, proposals } = await answered(
      wishing("barcelona", "morning", "Sagrada Família", feedback, {
        afternoon: "Picasso Museum",
        evening: "Park Güell",
      }),
    );
    expect(block.title).toMatch(/Sagrada/);
    expect(note).toMatch(said);
    expect(proposals).toEqual([]);
  });

  test("a museum that is there goes", async () => {
    const { proposals } = await answered(wishing("paris", "morning", "Louvre Museum", "streich das Museum"));
    expect(proposals.map(({ kind }) => kind)).toContain("shelve");
  });
});

describe("asked, or off the matter", () => {
  test("a poem is no place, whatever it is about", async () => {
    for (const feedback of ["xmas poem pls not a place", "schreib mir ein Gedicht über den Eiffelturm"]) {
      const { block, proposals, note } = await answered(wishing("paris", "afternoon", "Louvre Museum", feedback));
      expect(block.title).toBe("Louvre Museum");
      expect(proposals).toEqual([]);
      expect(note).toMatch(/not my trade|nicht mein Fach/);
    }
  });

  test("a joke that is none wishes all the same", async () => {
    const { note } = await answered(wishing("paris", "morning", "Louvre Museum", "no joke, a park please"));
    expect(note).not.toMatch(/not my trade/);
  });

  test("whether it is shut on a weekday is answered before another place is offered", async () => {
    const { note } = await answered(
      wishing("delhi", "morning", "Red Fort", "montags ist doch zu, oder? dann was anderes"),
    );
    expect(note).toMatch(/^Red Fort ist am Montag.*geschlossen.*statt Red Fort/);
  });

  test("more of a painter is another place of his, or where one is planned", async () => {
    expect(await offered("madrid", "afternoon", "Museo del Prado", "más Goya")).toMatch(/^Ermita de San Antonio/);
    for (const feedback of ["more klimt", "mehr Klimt bitte"]) {
      const { note } = await answered(wishing("vienna", "afternoon", "Oberes Belvedere", feedback));
      expect(note).toMatch(/klimt.*MAK/);
    }
  });

  test("what is allowed after all is said not to be there", async () => {
    const { note } = await answered(
      wishing("new-york-city", "evening", "Yankees game at Yankee Stadium", "no baseball. ok baseball but indoors"),
    );
    expect(note).toMatch(/Not met: something with baseball/);
  });
});
