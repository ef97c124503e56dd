import type { Idea } from "./idea";
import { ideasFor } from "./idea";

const idea = ideasFor("morning");

export const MORNING_IDEAS: readonly Idea[] = [
  idea("The old centre on foot", "Start at the main square before it fills, then take whichever side street looks oldest. Two hours of this tells more about a town than any bus tour.", "neighborhood", ["culture", "local"]),
  idea("The main market, early", "Go while the stalls are still being stocked, and buy one thing you cannot name. Somebody will tell you how to eat it.", "market", ["food", "local", "shopping"], { price: 1 }),
  idea("The highest point you can reach", "A hill, a tower, a rooftop: see how the town lies before you walk through it. Bring water and take the slow way up.", "viewpoint", ["nature", "adventure"], { effort: 2 }),
  idea("The town's own museum", "Every town keeps one about itself, and it explains the names you will hear all week. Check opening times, many close one day a week.", "museum", ["culture"], { indoor: true, effort: 1, price: 1 }),
  idea("The great church, temple or mosque", "Morning light and few people: sit for ten minutes before you take a picture. Ask about dress and hours of prayer.", "religious", ["culture", "relaxation"], { indoor: true, effort: 0 }),
  idea("Breakfast where people stop on their way to work", "Follow the queue rather than the sign, order what the person before you orders, and stand at the counter if that is how it is done.", "food", ["food", "local"], { indoor: true, effort: 0, price: 1 }),
  idea("The largest park, from gate to gate", "Walk it end to end while the runners and dog owners have it to themselves, and finish on a bench with coffee.", "park", ["nature", "relaxation"]),
  idea("Along the water", "Follow the river, the shore or the canal for as long as it pleases you; if the town has none, the longest green line on the map will do.", "nature", ["nature", "relaxation"], { effort: 2 }),
  idea("A walk with someone who lives here", "Look for a small guided walk run by a resident; the questions nobody else asks are the best part. Book a day ahead.", "neighborhood", ["local", "culture"], { price: 1 }),
  idea("A morning on bicycles", "Hire bikes near the station and ride out until the houses thin. Ask the shop for the flattest quiet route.", "nature", ["adventure", "nature"], { effort: 2, price: 1 }),
  idea("A library or an old reading room", "Quiet, free and usually the most beautiful ceiling in town. Look in, then sit and write the postcards.", "landmark", ["culture", "relaxation"], { indoor: true, effort: 0 }),
  idea("The botanical garden", "Most towns have one, often behind the university. The glasshouses save a cold or rainy morning.", "park", ["nature", "relaxation"], { effort: 1, price: 1 }),
  idea("A workshop with your hands", "Pottery, printing, weaving, whatever the region is known for: half a morning with a maker and something small to take home.", "family", ["local", "culture"], { indoor: true, effort: 0, price: 2 }),
  idea("The big sight in its first hour", "Whatever the town is famous for, be at the door when it opens. You will be leaving as the groups arrive.", "landmark", ["culture"], { price: 1 }),
  idea("One local line, end to end", "Take a tram, bus or ferry from one terminus to the other and get off where it looks interesting on the way back.", "neighborhood", ["local", "adventure"], { effort: 0, price: 1 }),
  idea("A round of bakeries", "Three bakeries, one thing in each, shared. Note the winner; you will want it again on the last day.", "food", ["food", "local"], { price: 1 }),
  idea("A morning at the baths", "A public pool, a hammam, hot springs or a lake with a changing hut. Go early, while the water is calm.", "wellness", ["relaxation"], { indoor: true, effort: 0, price: 1 }),
  idea("The street of small shops", "Skip the chains; look for the street with a cobbler, a bookshop and a hardware store. Buy what you would use at home.", "shopping", ["shopping", "local"]),
  idea("Animals before noon", "A zoo, an aquarium, a city farm: they are liveliest in the morning. Feeding times are worth planning around.", "family", ["nature"], { price: 2 }),
  idea("A trail at the edge of town", "A marked path that starts where a bus line ends; two or three hours, proper shoes, lunch after.", "nature", ["adventure", "nature"], { effort: 2 }),
  idea("A quiet cloister or a garden of graves", "Old cemeteries and cloisters are where a town keeps its silence and its best trees. Read the names.", "religious", ["relaxation", "culture"], { effort: 1 }),
  idea("One square, one sketchbook", "Choose a café table with a view and draw, write or simply watch for an hour. Nobody has to see the result.", "neighborhood", ["relaxation", "local"], { effort: 0, price: 1 }),
  idea("A cooking class that begins at the market", "Shop with the cook, then make lunch and eat it. Say beforehand what you do not eat.", "food", ["food", "local"], { indoor: true, effort: 0, price: 2 }),
  idea("A quarter no one told you about", "Ask at breakfast where people actually live, ride there, and have the second coffee of the day among them.", "neighborhood", ["local"]),
  idea("Galleries of the living", "Small galleries cluster together: find the street, ring the bells, and talk to whoever is minding the room.", "museum", ["culture"], { indoor: true }),
];
