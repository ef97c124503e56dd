import { PLAIN_WORDS } from "./wish-words";

/** Words that tell the assistant something: a mistyped word may have been meant as one of them. */
export const TELLING_WORDS: ReadonlySet<string> = new Set(
  `museum museums gallery galleries exhibition church churches cathedral temple temples mosque shrine monastery synagogue religious
  lunch dinner restaurant restaurants brunch breakfast cuisine hungry thirsty coffee cafes pastry pastries bakery dessert desserts seafood
  pizza sushi pasta tapas steak burger burgers noodles vegetarian vegan veggie gluten halal kosher allergy
  nightlife clubs clubbing party drinks cocktail cocktails beers dance dancing alcohol romantic anniversary birthday honeymoon
  shops shopping boutique souvenir souvenirs market markets parks garden gardens nature hiking beach beaches forest swimming river water
  waterfront seaside boats views viewpoint viewpoints sunset sunrise lookout panorama rooftop concert theatre theater opera ballet music performance cinema
  massage sauna wellness hammam landmark landmarks sights sightseeing monument monuments palace palaces castle castles ruins
  neighborhood neighbourhood neighborhoods wander stroll streets playground aquarium culture cultural history historic architecture adventure
  active activity activities exciting local authentic touristy tourists crowded crowds hidden science library football photos
  children toddler teenagers wheelchair accessible stairs steps stroller elevator mobility quiet quieter peaceful relaxing relaxed tired
  raining rainy weather indoors indoor inside outdoors outdoor outside closer nearer nearby walking shorter longer earlier later
  cheaper cheap expensive budget luxury luxurious fancy upscale different something another instead replace change boring surprise
  tickets ticket reservation reserve booking opening closed close closer open hours toilet toilets restroom bathroom pharmacy hospital doctor
  luggage parking metro subway train directions address where distance safety tipping currency language emergency tomorrow yesterday
  tonight today weekend monday tuesday wednesday thursday friday saturday sunday umbrella jacket clothes shoes
  walker crutches exhausted pregnant freezing storm windy sunny boring bored awful terrible anyway booked queue queues crowd broke affordable costly celebrate michelin picnic architecture buildings
  chill street theme noodle plant based pricey stores shows performances evening evenings forecast speak language reserved booking`.split(
    /\s+/,
  ),
);

/** Words so usual that nobody who types them meant another. */
export const USUAL_WORDS: ReadonlySet<string> = new Set([
  ...PLAIN_WORDS,
  ...`place thanks thank please would could should about really think these those their other after before while where which great sleep early
  first second third start begin heard write right night light might sight lives lived these white while whole world women works party parts plane plate
  stay south north house horse sister brother mother father parents grandma husband friends friend couple group people person kids child
  eaten eating walked train trains taxis buses beers dress pants hates loved loves likes liked maybe again never always every under until
  water later wine share shade short shirt shore spots sport sports stand state still store story table taste tasty think today tours tower towns views visit voice watch wheel
  shift others charge lines partying packing cakes drinks drink doesn couldn morning mornings closer beard class horses marked plays
  rain rains rained food park beer wine boat view bars thirty stones bench benches ships steam stars nearly boots baked broken crown stories danced train trail prices changed quite caves chose
  stops shouting climbing branches branch bunch tried waiter earliest quietest cheapest shortest shine hiding swinging surprised wonder shown shots stronger layer steal cattle
  weather whether brother bother share sweet swear sheet shape sheep steep steel speed spend spent spring sound sore round sorry smell small smart`.split(
    /\s+/,
  ),
]);
