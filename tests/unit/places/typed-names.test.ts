import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { nameKey } from "~/domain/place/place-name";
import { placeNamed } from "~/domain/place/typed-name";
import { aPlace } from "../planner/guide-builder";

const cities = loadCities();
const placesOf = (id: string) => cities.find((city) => city.id === id)?.places ?? [];

const gate = aPlace({
  name: "Phantom Gate",
  aliases: ["ghost gate", "ประตูผี"],
  tags: ["noodles at night", "old walls"],
  about: "Where the dead were carried out; the poet Sunthorn waited here.",
});
const quay = aPlace({ name: "Praça do Cais", aliases: ["quay square"], neighborhood: "Riverside" });
const museum = aPlace({ name: "Museo Khalil", aliases: ["blue horse"], tags: ["etruscan vases"] });
const palace = aPlace({ name: "Palacio Real de Aranda", aliases: ["aranda palace"], category: "landmark" });
const places = [gate, quay, museum, palace, aPlace({ name: "Palace Theatre", aliases: [] })];

describe("a place is found by what people type", () => {
  test.each([
    ["its name in another order", "gate phantom", gate],
    ["a slip of the finger", "phanton gate", gate],
    ["its words joined", "ghostgate", gate],
    ["its script", "ประตูผี", gate],
    ["the word for it in another language", "square of the cais", quay],
    ["another spelling of a sound", "kalil museum", museum],
    ["a thing in it", "see the blue horse", museum],
    ["what it is told by, with a word of its name", "the old walls by the gate of the phantom", gate],
    ["what it is told by", "etruscan vases", museum],
    ["a verb before it", "go up to the palacio real", palace],
  ])("by %s", (_, typed, place) => expect(placeNamed(typed, places)?.name).toBe(place.name));
});

describe("what is typed around a name does not hide it", () => {
  const inKyoto = [
    { id: "new-kyoto-city-golden", name: "Kinkaku-ji", aliases: ["golden pavilion"], fame: 3 },
    { id: "new-kyoto-city-omen", name: "Omen Kinkaku", fame: 1 },
    { id: "new-kyoto-city-met", name: "Metropolitan Museum", aliases: ["the met"], fame: 3 },
    { id: "new-kyoto-city-st-peter", name: "St Peter's Basilica", aliases: ["st peters"], fame: 3 },
    { id: "new-kyoto-city-square", name: "St Peter's Square", fame: 2 },
    { id: "new-kyoto-city-mount", name: "Mont-Saint-Michel", fame: 2 },
    { id: "new-kyoto-city-michel", name: "Rue de Seine", aliases: ["saint-michel"], fame: 2 },
    { id: "new-kyoto-city-ambrogio", name: "Sant'Ambrogio", fame: 2 },
    { id: "new-kyoto-city-bar", name: "Ambrogio", fame: 1 },
    { id: "new-kyoto-city-dumbo", name: "Dumbo, Washington Street", fame: 2 },
    { id: "new-kyoto-city-dumbo-park", name: "Bridge Park", aliases: ["dumbo waterfront"], fame: 2 },
    { id: "new-kyoto-city-sand", name: "Sand Gate and the Old Ferry", fame: 3 },
    { id: "new-kyoto-city-sand-museum", name: "Sand Gate Museum", fame: 2 },
    { id: "new-kyoto-city-sand-gate-bar", name: "Bar", aliases: ["sand gate terrace"], fame: 2 },
    { id: "new-kyoto-city-library", name: "City Library", fame: 1 },
    { id: "new-kyoto-city-line", name: "Riding the Elevated", aliases: ["the el"], fame: 2 },
  ];

  test.each([
    ["the kind of place, its own words joined", "kinkakuji temple", "Kinkaku-ji"],
    ["the kind of place, its own words apart", "the temple of kinkaku ji", "Kinkaku-ji"],
    ["the city's name", "golden pavilion, New Kyoto City", "Kinkaku-ji"],
    ["the city's name before a short name", "New Kyoto City met", "Metropolitan Museum"],
    ["the city's name without its last word", "the met in new kyoto", "Metropolitan Museum"],
    ["the city's initials", "met nkc", "Metropolitan Museum"],
    ["more, where two names are in it: the longer one", "st peter's square cafe", "St Peter's Square"],
    ["the words of a longer name in another order", "museum of sand gate", "Sand Gate Museum"],
    ["another spelling of a saint and a mountain", "mount saint michel", "Mont-Saint-Michel"],
    ["a saint in one word or two", "san ambrogio", "Sant'Ambrogio"],
    ["what stands before a comma", "dumbo", "Dumbo, Washington Street"],
    ["what stands before an and", "sand gate", "Sand Gate and the Old Ferry"],
    ["an article that is all of it but one word", "The El", "Riding the Elevated"],
  ])("%s", (_, typed, name) => expect(placeNamed(typed, inKyoto)?.name).toBe(name));

  test("the city's name alone names no place of it", () => expect(placeNamed("New Kyoto", inKyoto)).toBeNull());
});

describe("a single word of a name", () => {
  const cabaret = { name: "Red Windmill", fame: 2 };
  const market = { name: "Marché d'Aligre", aliases: ["the red baron"], fame: 1 };

  test("means the famous place that has it", () =>
    expect(placeNamed("windmill", [cabaret, market])?.name).toBe(cabaret.name));

  test("means the famous place that has it before a small one that is only written much like it", () =>
    expect(
      placeNamed("lotus", [
        { name: "Café Lota", fame: 1 },
        { name: "Lotus Temple by the Lake", fame: 3 },
      ])?.name,
    ).toBe("Lotus Temple by the Lake"));

  test("that is short is none of a name that is only written much like it", () =>
    expect(placeNamed("masks", [{ name: "Basilica", aliases: ["saint marks"], fame: 3 }])).toBeNull());

  test("does not mean a small place that is only called so beside its name", () =>
    expect(placeNamed("baron", [cabaret, market])).toBeNull());

  test("means a small place by its own name", () =>
    expect(placeNamed("aligre", [cabaret, market])?.name).toBe(market.name));
});

describe("a kind of place by itself", () => {
  const cathedral = { name: "Catedral de la Villa, its cloister", fame: 2 };
  const palace = { name: "Residence", aliases: ["the palace"], fame: 2 };
  const chapel = { name: "Chapel in the Wood", aliases: ["cathedral of trees"], fame: 1 };

  test.each(["cathedral", "the Cathedral", "la catedral", "visit the cathedral"])(
    "means the only famous one: %s",
    (typed) => expect(placeNamed(typed, [cathedral, chapel])?.name).toBe(cathedral.name),
  );

  test("means any one where they say so, even if there is a place that goes by it", () => {
    expect(placeNamed("the palace", [palace])?.name).toBe(palace.name);
    expect(placeNamed("a palace", [palace])).toBeNull();
  });

  test.each(["a cathedral", "any cathedral", "the chapel", "cathedral concert"])("else means none: %s", (typed) =>
    expect(placeNamed(typed, [cathedral, chapel])).toBeNull(),
  );

  test.each([
    ["another one as famous", { name: "Old Cathedral", fame: 2 }],
    ["another that people call so", { name: "Stadium", aliases: ["cathedral of football"], fame: 2 }],
    ["one that takes a day", { name: "Cathedral of Elsewhere", fame: 3, dayTrip: true }],
  ])("means none where there is %s", (_, other) => expect(placeNamed("the cathedral", [cathedral, other])).toBeNull());

  test("means none that only stands beside the place", () =>
    expect(placeNamed("cathedral", [{ name: "Town Square and Cathedral", fame: 3 }])).toBeNull());
});

describe("what says where it is as well", () => {
  const quarter = aPlace({ name: "Kabuki Quarter", aliases: ["shinjuku"], fame: 3 });
  const bars = aPlace({ name: "Golden Lane", aliases: ["tiny bars shinjuku"], fame: 2 });
  const kitchen = aPlace({ name: "Karim's", aliases: ["karims"], fame: 1 });
  const mosque = aPlace({ name: "Jama Masjid", fame: 3 });
  const places = [quarter, bars, kitchen, mosque];

  test("means the place and not its quarter", () =>
    expect(placeNamed("tiny bars alley in Shinjuku", places)).toBe(bars));
  test("means what stands before its neighbour", () => {
    expect(placeNamed("karims near jama masjid", places)).toBe(kitchen);
    expect(placeNamed("something sweet near Jama Masjid", places)).not.toBe(kitchen);
  });
});

test("each name that a place goes by finds that very place", () => {
  const astray = cities.flatMap(({ id, places }) =>
    places.flatMap((place) =>
      [place.name, ...place.aliases]
        .filter((name) => nameKey(name) !== "")
        .flatMap((name) => {
          const found = placeNamed(name, places);
          return found === place ? [] : [`${id}: ${name} for ${place.name}, not ${found?.name}`];
        }),
    ),
  );
  expect(astray).toEqual([]);
});

test("each famous place is found by its names with the city's behind them", () => {
  const astray = cities.flatMap(({ id, name: city, places }) =>
    places
      .filter(({ fame }) => fame >= 2)
      .flatMap((place) =>
        [place.name, ...place.aliases].flatMap((name) => {
          const found = placeNamed(`${name}, ${city}`, places);
          return nameKey(name) === "" || found === place
            ? []
            : [`${id}: ${name} for ${place.name}, not ${found?.name}`];
        }),
      ),
  );
  expect(astray).toEqual([]);
});

/** Places of elsewhere, plans of one's own, and kinds of things of which a city has many. */
const NO_PLACE_OF_THEIRS = `
my sister's wedding|Anna's birthday dinner|conference keynote|call grandma|laundry|sleep in|yoga class at the hotel|dinner with the team|drinks with Paul|a walk|shopping|a museum
go to the beach|a nice restaurant|the best coffee in town|street food|night market|a cooking class|boat trip|day trip|sunset|rooftop bar|live music|a football match|half marathon
the marathon on Sunday|meeting at the office|dentist appointment|pick up the rental car|airport transfer|check in at the hotel|train to the next city|museum of my grandfather
old friends from school|Dinner with Ana near the station|the house where Uncle Bob lived|vintage record shops|visit cousin Maria|a tailor for a suit|language exchange|a church service
temple of doom|tower of strength|garden party|opera tickets|palace of my dreams|a bookshop|swimming with dolphins|whale watching|surfing lesson|hot air balloon|Blackpool Tower
Neuschwanstein|Machu Picchu|Grand Canyon|Niagara Falls|Mount Rushmore|Chichen Itza|Petra|Angkor Wat`
  .trim()
  .split(/[|\n]/);

test.each(["lisbon", "tokyo", "london", "cairo", "rome"])(
  "in %s, none of sixty other things is taken for a place",
  (id) => {
    const taken = NO_PLACE_OF_THEIRS.flatMap((typed) => {
      const found = placeNamed(typed, placesOf(id));
      return found ? [`${typed} for ${found.name}`] : [];
    });
    expect(NO_PLACE_OF_THEIRS).toHaveLength(60);
    expect(taken).toEqual([]);
  },
);
