import type { Idea } from "./idea";
import { ideasFor } from "./idea";

const morning = ideasFor("morning");
const afternoon = ideasFor("afternoon");
const evening = ideasFor("evening");

/** Ideas for places of which one knows what they are like: small, high, hot, cold, or where the sun does not rise or set. */
export const SPECIAL_IDEAS: readonly Idea[] = [
  morning(
    "The village from end to end",
    "Walk every lane once: the church or the shrine, the fountain, the last house and the first view. After an hour you know where everything is.",
    "neighborhood",
    ["culture", "local"],
    { only: ["village"] },
  ),
  morning(
    "Where the village gets its bread",
    "There is one place that everybody comes to in the morning. Buy breakfast there, and ask what today is good for.",
    "food",
    ["food", "local"],
    { indoor: true, effort: 0, price: 1, only: ["village"] },
  ),
  morning(
    "The path behind the last house",
    "Ask which way goes up, or out, and take it until the view opens. Turn round when you like; the village stays in sight.",
    "nature",
    ["nature", "adventure"],
    { effort: 2, only: ["village", "daylight"] },
  ),
  afternoon(
    "The village's one small museum",
    "A room of tools, photographs and names, opened by whoever has the key. Ask at the town office or next door.",
    "museum",
    ["culture", "local"],
    { indoor: true, price: 1, only: ["village"] },
  ),
  afternoon(
    "A bench with a view",
    "Find the one that the people of the village have placed best, and stay until somebody sits down beside you.",
    "viewpoint",
    ["relaxation", "nature"],
    { effort: 0, only: ["village", "daylight"] },
  ),
  evening(
    "Dinner at the inn",
    "In a village there is one table where everybody meets. Reserve it early: kitchens close sooner than in town.",
    "food",
    ["food", "local"],
    { indoor: true, effort: 0, price: 2, only: ["village"] },
  ),
  evening(
    "Once more round the village",
    "The last walk of the day is ten minutes long here. Take it slowly, and say good evening to everyone.",
    "neighborhood",
    ["relaxation", "local"],
    { only: ["village"] },
  ),
  morning(
    "Out in the cool of the morning",
    "Be out at first light and back by eleven, before the heat. The best two hours of the day are the ones others sleep through.",
    "neighborhood",
    ["local", "culture"],
    { only: ["hot"] },
  ),
  afternoon(
    "The hot hours in the shade",
    "Do as everybody does who lives here: shutters, something cold to drink, an hour of sleep. The day goes on at five.",
    "wellness",
    ["relaxation", "local"],
    { indoor: true, effort: 0, only: ["hot"] },
  ),
  evening(
    "Out again when the heat lifts",
    "Streets fill late where days are hot. Go out after sundown, eat late, and walk home in the cool.",
    "neighborhood",
    ["local", "food"],
    { only: ["hot", "sunset"] },
  ),
  morning(
    "A brisk hour in the cold",
    "Everything warm that you have, one round through the frosty streets, and back inside before your toes notice.",
    "neighborhood",
    ["nature", "local"],
    { only: ["cold"] },
  ),
  afternoon(
    "Somewhere warm with a pot of tea",
    "The warmest room in the place, a window to look out of, cake. Cold days are made of such afternoons.",
    "food",
    ["relaxation", "food"],
    { indoor: true, effort: 0, price: 1, only: ["cold"] },
  ),
  evening(
    "A soup that takes a day to cook",
    "Every cold country has one. Ask who makes it best, sit near the stove, and let the evening be short.",
    "food",
    ["food", "local"],
    { indoor: true, effort: 0, price: 1, only: ["cold"] },
  ),
  morning(
    "A first slow day in thin air",
    "At this altitude everybody is short of breath at first. Walk half as far as you would elsewhere, drink water, and sit down often.",
    "neighborhood",
    ["relaxation", "local"],
    { effort: 0, only: ["high"] },
  ),
  morning(
    "The blue hour at noon",
    "The sun stays below the horizon; about noon the sky turns deep blue for a while. Be outdoors then, warmly dressed.",
    "nature",
    ["nature"],
    { only: ["polar-night"] },
  ),
  evening(
    "Northern lights, with luck",
    "Away from the lamps, on a clear and dark evening, look up for half an hour. Keep somewhere warm close by.",
    "nature",
    ["nature", "adventure"],
    { only: ["polar-night"] },
  ),
  evening(
    "A walk in the light of midnight",
    "The sun does not set at this time of the year. Go out when everything is closed: it is bright, quiet and yours.",
    "nature",
    ["nature", "relaxation"],
    { only: ["midnight-sun"] },
  ),
];
