import { describe, expect, test } from "vitest";
import type { BlockName } from "~/domain/plan/block";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import type { WishReply } from "~/server/assistant/shared/wishes/reply";
import { answered, placesIn, wishing } from "../wishing-on-a-day";

const wished = (city: string, part: BlockName, now: string, feedback: string): Promise<WishReply> =>
  answered(wishing(city, part, now, feedback));

const offeredIn = ({ block, alternatives, proposals }: WishReply): string[] => [
  block.title,
  ...alternatives.map(({ name }) => name),
  ...proposals.flatMap((card) => ("place" in card ? card.place.name : [])),
];

const onDayOut = (request: RevisionRequest): RevisionRequest => ({
  ...request,
  current: { ...request.current, isDayTrip: true },
});

describe("what is sold out", () => {
  test.each([
    "no tickets left, sold out all week :( what instead, something about the war maybe",
    "ausverkauft, keine karten mehr. was über den krieg vielleicht",
    "plus de billets, quelque chose sur la guerre peut-être",
  ])("goes, and nothing without tickets is asked for: %s", async (wish) => {
    const reply = await wished("amsterdam", "morning", "Anne Frank House", wish);
    expect(reply.block.title).toBe("Verzetsmuseum");
    expect(reply.note).not.toMatch(/without tickets|ohne Ticket|sans billet/i);
  });

  test("who wants no tickets still gets none", async () => {
    const reply = await wished("amsterdam", "morning", "Anne Frank House", "something without tickets please");
    const ticketed = new Map(placesIn("amsterdam").map((place) => [place.name, place.ticketed]));
    expect(reply.note).toMatch(/without tickets/);
    expect(ticketed.get(reply.block.title)).toBe(false);
  });
});

describe("the same area", () => {
  test.each([
    "não conseguimos ingresso, tá esgotado. algo pela mesma região?",
    "sold out, something in the same part of town",
    "keine Tickets mehr bekommen, was anderes in derselben Gegend",
    "plus de billets, autre chose dans le même secteur",
    "no conseguimos entradas, algo por el mismo rumbo?",
    "biglietti finiti, qualcosa nella stessa zona?",
  ])("is near the stop that stands there: %s", async (wish) => {
    const reply = await wished("mexico-city", "afternoon", "Museo Frida Kahlo (Casa Azul)", wish);
    const quarters = new Map(placesIn("mexico-city").map(({ name, neighborhood }) => [name, neighborhood]));
    expect(reply.block.title).not.toBe("Museo Frida Kahlo (Casa Azul)");
    for (const name of offeredIn(reply)) expect(quarters.get(name)).toMatch(/Coyoac/);
  });

  test.each([
    "je bois pas d'alcool en fait, autre chose dans le même coin?",
    "no bebemos alcohol, otra cosa por la misma zona?",
  ])("who drinks nothing is asked no question back, and read no law: %s", async (wish) => {
    const reply = await wished("porto", "afternoon", "Taylor's port cellars", wish);
    expect(reply.block.title).not.toBe("Taylor's port cellars");
    expect(reply.note).not.toMatch(/18/);
  });
});

describe("something of the same kind", () => {
  test.each([
    "nah we went there last nite already. same kinda thing but different place",
    "ya fuimos anoche, algo parecido en otro sitio",
    "ci siamo già stati, qualcosa di simile ma un altro posto",
  ])("is what is marked with the same: %s", async (wish) => {
    const reply = await wished("budapest", "evening", "Szimpla Kert", wish);
    expect(reply.block.title).toBe("Instant-Fogas");
  });

  test.each(["not the same kind of thing again", "nicht schon wieder so was in der Art"])(
    "is not put there where it is refused: %s",
    async (wish) => {
      const reply = await wished("budapest", "evening", "Szimpla Kert", wish);
      expect(reply.block.title).not.toBe("Instant-Fogas");
    },
  );
});

describe("a sight by day", () => {
  const kindIn = (city: string, name: string) => placesIn(city).find((place) => place.name === name)?.category;

  test.each([
    "cableway's closed cos of the wind they just told us. what else can we do now",
    "die Seilbahn fährt nicht wegen Wind. was können wir jetzt machen",
  ])("is followed by no meal that nobody asked for, and from a day out by what is in town: %s", async (wish) => {
    const request = wishing("cape-town", "afternoon", "Table Mountain cableway", wish, {
      morning: "Cape Point and Boulders",
    });
    const reply = await answered(request);
    expect(reply.block.title).not.toBe("Table Mountain cableway");
    for (const name of offeredIn(reply)) expect(kindIn("cape-town", name)).not.toBe("food");
  });

  test("is followed by one where they are hungry", async () => {
    const reply = await wished("cape-town", "afternoon", "Table Mountain cableway", "we're hungry, somewhere to eat");
    expect(offeredIn(reply).some((name) => kindIn("cape-town", name) === "food")).toBe(true);
  });
});

describe("nearer to a place, and in town", () => {
  test.each([
    "that is too far, something closer to union square",
    "esse é longe demais. mais perto da union square pf",
  ])("too far and nearer to it is one demand: %s", async (wish) => {
    const reply = await wished("san-francisco", "morning", "Golden Gate Bridge", wish);
    expect(reply.block.title).not.toBe("Golden Gate Bridge");
    expect(reply.note).toMatch(/Union Square/);
    expect(reply.note).not.toMatch(/less of a walk|menos caminho/);
  });

  test.each([
    "ma è lontanissimo! qualcosa di arte in centro",
    "viel zu weit draußen, lieber Kunst im Zentrum",
    "way too far out, some art in the centre instead",
  ])("who wants something in the centre on a day out stays in town: %s", async (wish) => {
    const place = placesIn("copenhagen").find(({ name }) => name === "Louisiana Museum of Modern Art");
    expect(place?.dayTrip).toBe(true);
    const reply = await answered(onDayOut(wishing("copenhagen", "afternoon", "Louisiana Museum of Modern Art", wish)));
    expect(reply.block.title).not.toBe("Louisiana Museum of Modern Art");
  });

  test("who only wants something else there does not", async () => {
    const request = wishing("copenhagen", "afternoon", "Louisiana Museum of Modern Art", "a different museum");
    const reply = await answered(onDayOut(request));
    expect(reply.note).toMatch(/day trip|day out/i);
  });

  test.each(["on peut rajouter une glace avant ? pas trop loin", "can we add ice cream after? not too far"])(
    "what comes beside the stop is to be near it: %s",
    async (wish) => {
      const reply = await wished("rome", "afternoon", "Galleria Borghese", wish);
      const whys = reply.proposals.flatMap((card) => ("why" in card ? card.why : []));
      expect(whys.join(" ")).not.toMatch(/less of a walk|moins de marche/);
    },
  );

  test("somewhere in a quarter is what is in it, and not the walk through it", async () => {
    const reply = await wished(
      "hanoi",
      "evening",
      "Bún chả Hương Liên",
      "im veggie!! somewhere cheap in the old quarter",
    );
    expect(reply.proposals).toEqual([]);
    expect(reply.note).toMatch(/Old Quarter/);
    expect(reply.note).toMatch(/vegetarian/);
  });
});

describe("who goes up alone", () => {
  const DOME = "Santa Maria del Fiore and the dome";
  test.each([
    "mutter schafft die 463 stufen nicht. ich geh alleine hoch, aber was macht sie solange?",
    "grandma can't do the stairs. i'll go up alone but what can she do meanwhile?",
    "ma mère ne peut pas monter les marches. je monte seul, mais qu'est-ce qu'elle fait pendant ce temps ?",
    "mi madre no puede con las escaleras. yo subo solo, pero ¿qué hace ella mientras?",
    "mia madre non ce la fa con i gradini. io salgo da solo, ma cosa fa lei nel frattempo?",
  ])("goes, and something close comes beside it for who stays: %s", async (wish) => {
    const reply = await wished("florence", "morning", DOME, wish);
    expect(reply.block.title).toBe(DOME);
    expect(reply.proposals.length).toBeGreaterThan(0);
    for (const { kind } of reply.proposals) expect(kind).toMatch(/^add/);
  });

  test.each([
    "one of us is claustrophobic and wont go down. what could she do meanwhile",
    "eine von uns hat platzangst und will nicht runter. was kann sie solange machen?",
    "ma copine est claustrophobe et ne veut pas descendre, qu'est ce qu'elle peut faire en attendant ?",
    "una amiga tiene claustrofobia y no quiere bajar, qué puede hacer ella mientras tanto?",
    "una di noi è claustrofobica e non vuole scendere, cosa può fare lei intanto?",
    "uma amiga é claustrofóbica e não quer descer, o que é que ela pode fazer entretanto?",
  ])("goes down without who does not, for whom there is something close: %s", async (wish) => {
    const reply = await wished("krakow", "afternoon", "Wieliczka Salt Mine", wish);
    expect(reply.block.title).toBe("Wieliczka Salt Mine");
    expect(reply.proposals.map(({ kind }) => kind)).toEqual(["add-own"]);
  });

  test("nobody stays below where all cannot", async () => {
    const reply = await wished("florence", "morning", DOME, "we can't do the stairs, what can we do instead");
    expect(reply.proposals.every(({ kind }) => kind !== "add" && kind !== "add-own")).toBe(true);
  });
});

describe("a garden, and the leaves of autumn", () => {
  test.each([
    "lieber ein tempel mit garten und herbstlaub",
    "a temple with a garden, autumn leaves would be great",
    "un temple avec un jardin, et des feuilles d'automne",
    "un templo con jardín, y hojas de otoño",
    "un tempio con giardino, e foglie d'autunno",
    "um templo com jardim, e folhas de outono",
  ])("are of the temple, and no park: %s", async (wish) => {
    const reply = await wished("kyoto", "afternoon", "Nishiki Market", wish);
    expect(reply.block.title).toMatch(/^(?:Kōdai-ji|Eikan-dō|Tōfuku-ji)$/);
    expect(reply.note).not.toMatch(/Nicht erfüllt|a park|un parc|un parque|un parco|um parque/);
  });

  test("a garden alone is a park", async () => {
    const reply = await wished("kyoto", "afternoon", "Nishiki Market", "a garden");
    expect(reply.note).toMatch(/a park/);
  });

  test("gold leaf and a boat that leaves are no autumn", async () => {
    const reply = await wished("salzburg", "afternoon", "Mirabell Palace and Gardens", "etwas mit herbstlaub");
    expect(reply.block.title).not.toBe("Untersberg");
  });
});

describe("when they go to what is refused", () => {
  const AQUARIUM = "Ripley's Aquarium of Canada";
  test.each([
    "been there last yr. something outside, not the islands we go there thurs",
    "was draußen, aber nicht die inseln, da sind wir am donnerstag",
    "dehors, mais pas les îles, on y va jeudi",
    "algo al aire libre, pero no las islas, vamos el jueves",
    "qualcosa all'aperto ma non le isole, ci andiamo giovedì",
    "algo ao ar livre, mas não as ilhas, vamos lá na quinta",
  ])("moves nothing: %s", async (wish) => {
    const { proposals } = await wished("toronto", "afternoon", AQUARIUM, wish);
    expect(proposals.filter(({ kind }) => kind.startsWith("move") || kind.startsWith("swap"))).toEqual([]);
  });

  test("what is not for today moves", async () => {
    const { proposals } = await wished("toronto", "afternoon", AQUARIUM, "not today, move it to day 4");
    expect(proposals.length).toBeGreaterThan(0);
  });
});

describe("who is bored in a museum, cannot walk far, or is ill from what they had", () => {
  test.each([
    "die kinder langweilen sich im museum",
    "les enfants s'ennuient au musée",
    "los niños se aburren en los museos",
    "i bimbi in museo si annoiano",
    "as crianças aborrecem-se em museus",
  ])("gets no museum: %s", async (wish) => {
    const museums = new Set(placesIn("rome").flatMap(({ name, category }) => (category === "museum" ? name : [])));
    const { block } = await wished("rome", "afternoon", "Galleria Borghese", wish);
    expect(museums.has(block.title)).toBe(false);
  });

  test.each([
    ["mum can only walk like 15 min", /closer to the stops|less of a walk/],
    ["mama kann nur so 15 min laufen", /näher|weniger Weg/],
    ["ma mère ne peut marcher que 15 minutes", /plus près|plus proche|moins de marche/],
    ["mi madre solo puede caminar 15 minutos", /más cerca|menos camino/],
  ])("gets less of a walk: %s", async (wish, less) => {
    const { note } = await wished("cairo", "morning", "Pyramids of Giza", wish);
    expect(note).toMatch(less);
  });

  test.each([
    "to mal da barriga desde o ceviche de ontem, algo leve",
    "i have an upset stomach since the ceviche last night, plain food please",
  ])("gets none of what made them ill: %s", async (wish) => {
    const { note } = await wished("lima", "evening", "Central", wish);
    expect(note).not.toMatch(/ceviche/i);
  });
});

describe("where the people of a place eat", () => {
  test.each([
    "no dai plaka è troppo turistica, vogliamo mangiare dove vanno i greci, poi magari un bar",
    "plaka is too touristy, we want to eat where the greeks go, then maybe a bar",
  ])("is local, and the bar comes beside it: %s", async (wish) => {
    const { proposals } = await wished("athens", "evening", "Plaka", wish);
    expect(proposals.map(({ kind }) => kind)).toEqual(["replace", "add"]);
  });
});
