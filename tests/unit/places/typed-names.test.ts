import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
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
