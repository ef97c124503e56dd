/** What the product owes to others, a sentence each. */
export const creditTexts = {
  groups: {
    cities: "Cities of the world",
    weather: "Weather",
    places: "Checking the places",
    looks: "Letters and signs",
  },
  gives: {
    cities:
      "Names, regions, coordinates and sizes of the cities that are suggested as you type; shortened and rearranged.",
    weather:
      "The forecast for your days, rounded and put into words. What is usual in a month is our own rough summary.",
    listings: "Its listings confirmed names and positions of places. Our sentences about them are our own.",
    points: "Its points confirmed positions of places, too.",
    heritage: "Its World Heritage sites confirmed positions of monuments.",
    textFace: "The face of the text, by Erik Kennedy.",
    displayFace: "The face of names and headings, by Owen Earl.",
    signs: "The small signs on buttons.",
  },
};
