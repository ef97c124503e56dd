import type { Idea } from "./idea";
import { ideasFor } from "./idea";

const idea = ideasFor("evening");

export const EVENING_IDEAS: readonly Idea[] = [
  idea("Dinner where the menu is short", "A handwritten card and a full room are the two best signs. Ask at your lodging for a name, and reserve.", "food", ["food", "local"], { indoor: true, effort: 0, price: 2 }),
  idea("Sunset from somewhere high", "Look up when the sun goes down and be there half an hour before, with something warm to wear.", "viewpoint", ["nature", "relaxation"], { effort: 1 }),
  idea("A small stage", "Folk, jazz, a choir, a cellar: listen to something in a room for fifty people. The posters are in the cafés.", "performance", ["nightlife", "culture"], { indoor: true, effort: 0, children: false, price: 1 }),
  idea("The evening stroll", "In most towns there is a street where everybody walks before dinner. Join in, slowly, and stop for a drink halfway.", "neighborhood", ["local", "relaxation"]),
  idea("A night at the theatre or the concert hall", "Even without the language, opera, dance and music work. Ask for returned tickets at the door.", "performance", ["culture", "nightlife"], { indoor: true, effort: 0, price: 2 }),
  idea("The bar where the neighbours go", "No sign in three languages, a regular on every stool. One drink, one conversation, home.", "nightlife", ["nightlife", "local"], { indoor: true, effort: 0, children: false, price: 1 }),
  idea("Supper from the stalls", "A night market or a row of food carts: one small thing at each, standing up. Follow the longest line.", "market", ["food", "local", "nightlife"], { price: 1 }),
  idea("The oldest cinema", "A film in its original language, a paper ticket, a seat that creaks. Check the programme by day.", "performance", ["culture", "relaxation"], { indoor: true, effort: 0, price: 1 }),
  idea("Along the lights", "Walk by the water, or round the old walls, once the lamps are on. The day's noise is gone by nine.", "nature", ["relaxation", "nature"]),
  idea("A tasting before dinner", "Wine, beer, cider, syrups without alcohol: three small glasses of what grows here, explained by someone patient.", "nightlife", ["food", "nightlife"], { indoor: true, effort: 0, children: false, price: 2 }),
  idea("A picnic at dusk", "Bread, cheese, fruit and a blanket in the nearest park. Pack up when the bats come out.", "park", ["relaxation", "nature", "food"], { effort: 0, price: 1 }),
  idea("Cook what you bought", "If you have a kitchen, eat in: the market's vegetables, the baker's loaf, and no waiter to wait for.", "food", ["food", "relaxation"], { indoor: true, effort: 0, price: 1 }),
  idea("The old town, lit and empty", "After ten the square belongs to you and the street sweeper. Go back to the first corner you liked.", "landmark", ["culture", "relaxation"]),
  idea("Somewhere to dance", "Salsa in a school hall, techno in a basement, a ball in a park: ask what night is which.", "nightlife", ["nightlife", "adventure"], { indoor: true, effort: 1, children: false, price: 1 }),
  idea("Dessert in two places", "Eat dinner early and light, then compare two versions of the local sweet thing. Judge harshly.", "food", ["food"], { indoor: true, effort: 0, price: 1 }),
  idea("Cards and a corner table", "A café with board games, or your own deck and somewhere that does not mind. Loser pays the cocoa.", "family", ["relaxation", "local"], { indoor: true, effort: 0, price: 1 }),
  idea("Open microphone, or a quiz", "Students, poets, a very loud host. You will understand half and laugh at most of it.", "nightlife", ["nightlife", "local"], { indoor: true, effort: 0, children: false, price: 1 }),
  idea("A museum that stays open late", "Many keep one long evening a week, with a bar and no school groups. Check which night it is.", "museum", ["culture"], { indoor: true, price: 1 }),
  idea("A dinner without meat", "Look for the vegetable dishes the region has always had; good cooks here are proud of them.", "food", ["food", "local"], { indoor: true, effort: 0, price: 1 }),
  idea("A table with a view", "A terrace, a top floor, a harbour rail: book the early sitting and stay through the change of light.", "food", ["food", "relaxation"], { effort: 0, price: 3 }),
  idea("Under the floodlights", "If the local team plays at home, go. Buy the scarf and learn one song.", "family", ["local", "adventure"], { effort: 0, price: 2 }),
  idea("Late steam", "Baths and saunas are quietest after dinner. Go light on the wine first.", "wellness", ["relaxation"], { indoor: true, effort: 0, children: false, price: 2 }),
  idea("Stars from the edge of town", "Where the street lamps stop, wait ten minutes for your eyes. A phone app can name what you see.", "nature", ["nature", "relaxation"], { effort: 1 }),
  idea("An early night", "Soup, a walk round the block, lights out. Tomorrow will thank you.", "wellness", ["relaxation"], { indoor: true, effort: 0, price: 1 }),
];
