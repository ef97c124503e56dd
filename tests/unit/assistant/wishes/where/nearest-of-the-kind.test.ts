import { describe, expect, test } from "vitest";
import type { BlockName } from "~/domain/plan/block";
import { placesThatSoundLike } from "~/language/search/sounds-like";
import { readWords } from "~/language/words/read-words";
import type { WishReply } from "~/server/assistant/shared/wishes/reply";
import { placesIn, replied, wishing } from "../wishing-on-a-day";

const wished = (city: string, part: BlockName, now: string, feedback: string): WishReply =>
  replied(wishing(city, part, now, feedback));
const categoryOf = (city: string, name: string) => placesIn(city).find((place) => place.name === name)?.category;

describe("where nothing meets all of a wish", () => {
  test("nobody who asks for a night out is offered a view that is cheaper", () => {
    const { note, alternatives } = wished("porto", "evening", "Casa da Música", "a pub quiz or karaoke, nothing fancy");
    for (const { name } of alternatives) expect(["nightlife", "food"]).toContain(categoryOf("porto", name));
    expect(note).not.toMatch(/Passeio das Virtudes|Jardim/);
  });

  test("who gets no pool for the baby is offered no market", () => {
    const { alternatives } = wished("warsaw", "morning", "Royal Castle", "somewhere with a pool, not expensive");
    for (const { name } of alternatives) expect(categoryOf("warsaw", name)).toBe("wellness");
  });

  test("what does it and stands elsewhere in the plan is said to be there, and not to be far", () => {
    const { note } = wished("hamburg", "evening", "Elbphilharmonie Plaza", "a goth bar where you can hear each other");
    expect(note).toMatch(/is one\./);
    expect(note).not.toMatch(/far from your other stops/);
  });
});

test("a dress code is one thing that is refused, not two", () => {
  const { alternatives } = wished(
    "toronto",
    "evening",
    "Massey Hall",
    "un concierto al aire libre, sin código de vestimenta",
  );
  expect(alternatives.map(({ why }) => why).join(" ")).not.toMatch(/nada con codigo;/);
});

describe("near here", () => {
  test.each([
    ["something quieter, not miles from here", /from Melbourne Zoo/],
    ["etwas Ruhigeres, hier in der Nähe", /von Melbourne Zoo/],
    ["qualcosa di tranquillo, qui vicino", /da Melbourne Zoo/],
  ])("is told from the stop that one looks at: %s", (feedback, said) => {
    const { note, alternatives } = wished("melbourne", "afternoon", "Melbourne Zoo", feedback);
    expect([note, ...alternatives.map(({ why }) => why)].join(" ")).toMatch(said);
  });

  test("by a landmark is near it, and not the landmark itself", () => {
    const { block, note } = wished("paris", "evening", "Centre Pompidou", "un dîner à deux pas du Panthéon");
    expect(block.title).not.toMatch(/Panthéon/);
    expect(note).toMatch(/près de Panthéon/);
  });
});

describe("words with a reason", () => {
  test.each([
    ["thunder right over us", /indoors/],
    ["Gewitterwarnung, da lieber nicht raus", /drinnen/],
    ["está granizando, ni de broma", /bajo techo/],
  ])("of weather ask for a roof: %s", (feedback, said) => {
    const { block, note } = wished("vienna", "afternoon", "Stadtpark", feedback);
    expect(note).toMatch(said);
    expect(placesIn("vienna").find(({ id }) => id === block.placeId)?.indoor).toBe(true);
  });

  test.each(["laisse-nous l'après-midi vide, on verra sur place", "caviglia slogata, oggi fermi"])(
    "of rest leave the part free: %s",
    (feedback) => {
      const { proposals, block } = wished("athens", "afternoon", "Benaki Museum of Greek Culture", feedback);
      expect(proposals.map(({ kind }) => kind)).toContain("shelve");
      expect(block.title).toBe("Benaki Museum of Greek Culture");
    },
  );
});

test("what a part is wished to be about is found by what is written of places", () => {
  expect(wished("krakow", "morning", "Wawel Castle", "algo del comunismo").block.title).toMatch(/Nowa Huta/);
  expect(wished("boston", "afternoon", "Newbury Street", "plutôt quelque chose sur l'indépendance").note).toMatch(
    /indépendance/,
  );
});

describe("a name as it was heard", () => {
  const heard = (id: string, name: string) => placesThatSoundLike(name, placesIn(id)).map((place) => place.name);

  test.each([
    ["krakow", "Velicka", "Wieliczka Salt Mine"],
    ["athens", "Lycabète", "Lycabettus Hill"],
    ["munich", "Salisburgo", "Salzburg"],
    ["naples", "Pompeya", "Pompeii"],
  ])("in %s %s is %s", (id, name, place) => expect(heard(id, name)[0]).toBe(place));

  test.each([
    ["toronto", "Gardiner Museum"],
    ["hamburg", "Wildpark Schwarze Berge"],
    ["lisbon", "Moonlit Durian Palace"],
  ])("in %s %s is nothing that is known", (id, name) => expect(heard(id, name)).toEqual([]));

  test("is offered first, and changes nothing by itself", () => {
    const { block, note, alternatives } = wished("athens", "evening", "Plaka", "la colline du Lycabète plutôt");
    expect(block.title).toBe("Plaka");
    if (/Vous pensez peut-être à Lycabettus Hill : /.test(note)) expect(alternatives[0]?.name).toBe("Lycabettus Hill");
    else expect(note).toMatch(/Vous pensez peut-être à Lycabettus Hill, prévu le jour \d/);
  });

  test("is told where it stands in the plan already", () => {
    const { note } = wished("krakow", "morning", "Wawel Castle", "mettici la miniera di Velicka");
    expect(note).toMatch(/Forse intendi Wieliczka Salt Mine, che è nel piano il giorno \d/);
  });
});

test("in German a thing is no unknown name, and one that somebody wants to go to is", () => {
  const hund = wished("copenhagen", "evening", "Ruby", "dürfen Hunde da rein?").note;
  expect(hund).not.toMatch(/„Hunde“ kenne ich/);
  expect(wished("copenhagen", "evening", "Ruby", "lieber ins Zirkorama").note).toMatch(/„Zirkorama“ kenne ich/);
});

describe("what somebody does not want", () => {
  test.each([
    ["paris", "afternoon", "Musée d'Orsay", "another museum?? can we do something outside instead", "museum"],
    ["prague", "morning", "Prague Castle and St Vitus Cathedral", "le château ça va les gaver", "landmark"],
  ] as const)("is refused, however it is said: in %s, %s, %s: %s", (city, part, now, feedback, refused) => {
    const { block, alternatives } = wished(city, part, now, feedback);
    expect(block.title).not.toBe(now);
    for (const name of [block.title, ...alternatives.map((each) => each.name)])
      expect(categoryOf(city, name)).not.toBe(refused);
  });

  test("is never said to be absent to who is allergic to it", () => {
    const feedback = "Lieber kein Fisch zum Mittagessen, meine Frau ist allergisch gegen Meeresfrüchte";
    const { note, alternatives } = wished("barcelona", "afternoon", "Can Solé", feedback);
    expect([note, ...alternatives.map(({ why }) => why)].join(" ")).not.toMatch(/ohne Fisch/);
    expect(note).toMatch(/Allergien/);
  });
});

test("near the museum asks for no museum", () => {
  const feedback = "tacos near the museum please";
  const { alternatives, proposals } = wished("mexico-city", "afternoon", "Castillo de Chapultepec", feedback);
  const offered = [
    ...alternatives.map(({ name }) => name),
    ...proposals.flatMap((proposal) => ("place" in proposal ? proposal.place.name : [])),
  ];
  expect(offered.length).toBeGreaterThan(0);
  for (const name of offered) expect(["food", "market"]).toContain(categoryOf("mexico-city", name));
});

test.each([
  ["we land at 11 so scrap the morning", ["shelve"]],
  ["possiamo iniziare più tardi? i bimbi si svegliano alle 10", ["set-time"]],
])("an hour at which one lands or wakes is no stop's: %s", (feedback, kinds) => {
  const { proposals } = wished("rome", "morning", "Colosseum", feedback);
  expect(proposals.map(({ kind }) => kind)).toEqual(kinds);
  for (const proposal of proposals) if (proposal.kind === "set-time") expect(proposal.start).not.toBe("10:00");
});

test("a word is put right where fingers slip or ears mislead, and a word of its own is left alone", () => {
  const said = (text: string) => readWords(text).map((word) => word.said);
  expect(said("a vegetarain resturant with ramen")).toEqual(["a", "vegetarian", "restaurant", "with", "ramen"]);
  expect(said("ramen but not a chain")).toContain("chain");
});
