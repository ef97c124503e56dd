import type { Idea } from "./idea";
import { ideasFor } from "./idea";

const idea = ideasFor("afternoon");

export const AFTERNOON_IDEAS: readonly Idea[] = [
  idea("A long lunch of what is cooked here", "Ask for the dish people miss when they move away, take the table at the back, and order coffee twice.", "food", ["food", "local"], { indoor: true, effort: 0, price: 2 }),
  idea("A museum of one thing", "Clocks, salt, trains, shoes: the single-subject museums are small, odd and run by people who love them. Check opening times.", "museum", ["culture"], { indoor: true, price: 1 }),
  idea("Things made within an hour's drive", "Look for cloth, knives, ceramics, soap or cheese with a maker's name on it. The shopkeeper usually knows them.", "shopping", ["shopping", "local"], { indoor: true, effort: 1 }),
  idea("An hour on the water", "A ferry, a rowing boat, a harbour round; where there is only a pond, hire a pedal boat and be silly.", "nature", ["adventure", "nature"], { effort: 0, price: 2 }),
  idea("One café, one whole afternoon", "Newspaper, cake, a second pot. This is what the place is like when nobody is sightseeing.", "food", ["relaxation", "food", "local"], { indoor: true, effort: 0, price: 1 }),
  idea("A garden and a book", "Find a lawn one may lie on. Bring fruit from the market and do nothing useful until four.", "park", ["relaxation", "nature"], { effort: 0 }),
  idea("Facades, doors and stairwells", "An architecture walk of your own: pick one style the town is proud of and see how many you find.", "landmark", ["culture"], { effort: 2 }),
  idea("A tasting at the source", "A brewery, a dairy, a vineyard, a chocolate maker: go where it is made and ask what goes wrong most often. Book ahead.", "food", ["food", "local"], { indoor: true, effort: 0, children: false, price: 2 }),
  idea("Swim, steam, sleep", "Spend the warm or the wet half of the day in water, then lie down. A spa, a lido, a beach: whatever is closest.", "wellness", ["relaxation"], { indoor: true, effort: 0, price: 2 }),
  idea("The view in afternoon light", "Go up again when the sun is on the other side; the town you know by now looks different from above.", "viewpoint", ["nature"], { effort: 1 }),
  idea("A playground and the best ice cream", "Ask any parent which playground, and any child which ice cream. They will not agree, so try two.", "family", ["local"], { effort: 1, price: 1 }),
  idea("Machines one may touch", "A science or transport museum, the kind with buttons and old trams to climb into. Good for an hour of rain.", "museum", ["culture"], { indoor: true, price: 1 }),
  idea("Second-hand afternoon", "Flea market, charity shops, record shops, a map dealer. Set a small limit each and compare finds over tea.", "shopping", ["shopping", "local"], { price: 1 }),
  idea("Out by bus, back on foot", "Ride four or five stops beyond where you would usually turn, then walk home by whatever street is shadiest.", "neighborhood", ["adventure", "local"], { effort: 2, price: 1 }),
  idea("Where the students go", "Around any university are cheap noodles, good posters and a lawn. Read the notice boards for tonight.", "neighborhood", ["local", "food"], { price: 1 }),
  idea("A tea house, or its local cousin", "Find where hot drinks are taken seriously and let someone explain the ritual to you.", "food", ["relaxation", "local"], { indoor: true, effort: 0, price: 1 }),
  idea("A factory that became something else", "Old mills, docks and depots turn into studios, climbing halls and kitchens. Wander in where a door is open.", "neighborhood", ["culture", "local"]),
  idea("Painted walls", "Search the map for street art, or just follow the railway arches; most of it changes every year.", "neighborhood", ["culture", "local"], { effort: 2 }),
  idea("A match on a small ground", "Whatever is played here, watch an amateur side of it. The commentary from the bench beside you is free.", "family", ["local", "adventure"], { effort: 0, price: 1 }),
  idea("A rest, and a late start again", "Curtains, an hour's sleep, a shower. The second half of the day is better for it.", "wellness", ["relaxation"], { indoor: true, effort: 0 }),
  idea("Bookshops in a row", "New, used and foreign: three bookshops and one slim volume set in this town, to be read tonight.", "shopping", ["shopping", "culture"], { indoor: true }),
  idea("Half a day of countryside", "Take the local train a few stops to the first village with an inn, walk once round it, and come back.", "nature", ["nature", "adventure"], { effort: 2, price: 1 }),
  idea("Twelve photographs", "Give yourselves one subject, say hands, blue or shop signs, and only twelve pictures each. Compare at dinner.", "neighborhood", ["local", "culture"]),
  idea("The covered arcade, hall or mall with the oldest roof", "Under glass or under arches, it is where people have always waited out the weather. Look up, then look at the windows.", "shopping", ["shopping"], { indoor: true, effort: 1 }),
];
