import { type Hit, PhraseTable, type Word } from "../../words/phrases";

/** Places that are only in a story, by what the story is known as. What is built after them somewhere has a name of its own, and is no row here. */
const STORIES = {
  "Harry Potter": `
    hogwarts, poudlard, hogsmeade, pre au lard, diagon alley, winkelgasse, chemin de traverse, callejon diagon,
    beco diagonal, azkaban, gryffindor common room, hogwarts express
  `,
  "The Chronicles of Narnia": "narnia, cair paravel",
  "The Lord of the Rings": `
    middle earth, mittelerde, terre du milieu, tierra media, terra di mezzo, terra media, mordor, rivendell,
    bruchtal, fondcombe, rivendel, gran burrone, minas tirith, the shire, auenland
  `,
  "Game of Thrones":
    "westeros, winterfell, king s landing, kings landing, konigsmund, desembarco del rey, approdo del re, castle black, dragonstone, braavos",
  "Black Panther": "wakanda",
  Batman: "gotham city, gotham, batcave, arkham asylum",
  "Star Wars": "tatooine, mos eisley, endor, death star, todesstern, estrella de la muerte, mos eisley cantina",
  "Peter Pan": "neverland, nimmerland, pais de nunca jamas, isola che non c e, terra do nunca",
  Friends: "central perk",
  "How I Met Your Mother": "maclaren s pub, maclarens pub",
  "The Simpsons": "moe s tavern, moes tavern, kwik e mart",
  SpongeBob: "bikini bottom, fondo de bikini, fenda do bikini, krusty krab, krosse krabbe",
  Frozen: "arendelle",
  "The Wizard of Oz": "land of oz",
  "The Avengers": "asgard, avengers tower, stark tower",
  "Willy Wonka": "willy wonka s chocolate factory, willy wonka chocolate factory, wonka factory",
  "Donald Duck": "entenhausen, duckburg, paperopoli, donaldville",
  "The Hunger Games": "panem",
  "Jurassic Park": "isla nublar",
  Plato: "lost city of atlantis, city of atlantis, atlantis ruins",
} as const;

const STORY_TABLE = new PhraseTable(STORIES);

/** The place of a story that stands in the words, and which story; null for none. */
export const storyIn = (words: readonly Word[]): Hit<keyof typeof STORIES> | null => STORY_TABLE.find(words)[0] ?? null;
