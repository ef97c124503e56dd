/**
 * What suggested join codes are made of: three to six letters, known to most travellers, written as they are heard, nothing that hurts in a
 * row with any other, and no two that differ in one letter alone. Letters only: a phone's digits and hyphens are on another keyboard.
 */
export const CODE_WORDS: readonly string[] = `
acorn acre actor adult agent agile alarm album alert alley almond alpaca alpine always amber amigo anchor angle animal answer ant antler
anvil apex apollo apple april apron arch arctic arena aroma arrow artist ashes aspen aster atlas atoll atom atrium attic audio august
autumn avenue awake award azure bacon badge bagel baker ballet bamboo banana banjo barber barley barn barrel basalt basil basket batch
beach bead beaver beetle beige belt beluga berg bike bingo birch bird bison bistro blaze blend bloom blouse boat bobbin bobcat boiler bond
bonsai bonus book booth border borrow botany bottle bounce bowl box boxer brave breath breeze brick bridge brief bronze brown brunch brush
bubble bucket buckle budget bugle bulb bumper bundle bungee burger bus bushel butler button cabin cactus cake calm camel camera camp
camper canal canary candle candy canoe canvas canyon carafe carbon card career cargo carpet cashew castle cat caviar cedar celery cement
chai chalet chalk charm chase cheese chef cherry chess chili chime chorus cicada cider cinema circle circus citrus clap cliff clock cloth
cloud clown club cobalt cocoa cocoon code coffee coin collar colony colt comb comedy comet comic condor cookie copper corner cosmos cotton
couch cougar couple cover cowboy coyote cozy crab cradle crane crayon cream crisp crop cross crowd crumb crust cube cuckoo cuddle cuff cup
curl curry curve cycle dahlia daikon daisy dance dart date dawn decade decoy deep deli delta denim derby desk dial diary diesel digit
diner dinghy disco doctor dog doll dome domino donkey door dozen dragon drama drawer dress drift drill drum dry duck dune duplex dust
duvet dynamo eager eagle early earth easel east echo eclair edge editor eel effort egg eggnog elbow elder elite elm emblem empty emu
enamel energy engine enjoy entire entry epic equal estate exit exotic expert fabric face falcon fall famous fancy farm farmer fence fender
fennel fern ferret fiber fiddle fidget field fiesta fig figure film filter final finch finger fire first fish fizzy flag flame fleece
fleet flip float floor flora fluffy fluid flute flyer foam focus foggy folder food forage forest fork formal fossil fresh friday friend
frog frolic frost frozen fruit fudge fuel fuse fusion gadget galaxy gallop game garage garden garlic garnet gather gavel gazebo gear gecko
gelato gem genius gentle gerbil geyser giant gibbon gift giggle glad glass gleam glide globe glow glue goal goblet golden goose gopher
grand grape gravy green grid grotto group grove guava guitar gulf guppy habit haiku hairy halo hammer happy harp haven hawk hazel heart
helium help hen herb herbal heron hill hinge hippo hive hobbit hobby hockey hollow honest honey hop horn hotel hotpot house hubcap humble
hungry hurdle husky hybrid hyena ice icicle idea igloo iguana image impala index indigo ink inlet insect iris iron italic ivory ivy jackal
jacket jade jaguar jar jazz jean jelly jersey jet jewel jigsaw jingle joint joker jovial judo jug juggle juice july jumbo jump junior kale
karma kayak kazoo kelvin kettle kick kid kilo kimono kindle kiosk kite kitten kiwi koala label ladder lagoon lamb laptop lark laser lasso
latte laugh laurel lava leader leaf league legend lemon lemur lens lentil letter lever lichen light lilac lily limber lime limit limpet
linen lion liquid list listen lively lizard llama local locker locust lodge loft logic logo loop lotus lounge lucid lucky lunar lunch
luxury lyric macaw magic magma magnet magpie maiden major mango mantis map maple marble margin marina market marmot maroon marsh marvel
mascot mask mauve meadow meal medley melody melon memory mentor menu merry method metric metro mighty milk mimosa minnow mint minute
mirror mix mixer mocha modern mohair mohawk moment monday moon morsel mosaic moss moth motor motto movie mud muffin mule mural museum
music musket myrtle mystic napkin nation nature navy nebula neck nectar needle neon nest nestle news newton nickel nimble ninja nod noise
nomad noodle north note nougat nova novel nozzle nugget number nut nutmeg nylon oak oasis oats object oboe ocean octave office oil old
olive onion opal opaque open opera option oracle orange orbit orca orchid organ osprey otter outfit outlet oxygen oyster paddle paella
paint palace panda panini pantry papaya paper parade parcel parka parody parrot party pass pasta pastel path patio patrol paw payday
peanut pebble pecan pencil penny pep pepper period pewter photo piano picket pickle picnic pillow pilot pin pinto pipe pirate pitch pixel
pizza plaid plant plate play plaza plenty pliers plover plume pluto podium poem polar polish polka pollen polo poncho pony poppy porch
portal poster pot potato powder prime prism prom propel proton proud prune pulley pulsar pulse puppet pure purify purple push puzzle quad
quail quaint quarry quench quest quick quiet quill quince quiver quiz quokka quota rabbit radar radio radish radius raft raisin rally ram
ramen ranch random ranger rapid raptor rare rattle recess recipe record reef refill regal region relax relish remedy remote repeat rescue
resort retina return reveal reward rich ride ripple river robin robot robust rocket rocky rodeo roller roman roof rope round row rubber
rugby ruler rumba run runner runway rustic safari safe saga sailor salad salami salon salsa salt salute samba sand sandal sarong satin
saturn sauna savory scale scarf school scone scout scroll sculpt season seat second secret sector seesaw seldom senior septet serene
sesame shade shadow shanty shark shawl shelf shield ship shore shovel shower shrimp sienna sierra signal silent siren skate skill sky sled
sleep slice slope smart smile snack snail snake sneak snow snug sock sofa solid sonar song sonic soup south space span spoon sport stage
stamp star stem storm stove straw sugar sunny sushi swap swim swing syrup tabby table taco taffy tank tape tasty taxi teddy tempo tenor
tent thumb tiara tidal tidy tiger tile tip toast tofu topaz tour tower town toy track trade train treat tree trim trout trunk truth tub
tulip tuna turbo turf tusk tutor tweed twig twist urban user valet valve van venus verse video view villa vine vinyl visit visor vista
vivid voice wafer wagon waltz wash web well wheat white wild windy wolf wool yeti yodel yoga young yoyo zebra zinc zone zoom
`
  .trim()
  .split(/\s+/);

const SUGGESTED_WORDS = 4;

/** How many codes may be suggested, in bits: all of them as likely, and nothing known of the trip makes one likelier. */
export const SUGGESTED_BITS = SUGGESTED_WORDS * Math.log2(CODE_WORDS.length);

/**
 * A code that cannot be guessed, to be said aloud and typed by thumb: "OTTER-MAPLE-TIGER-CLOUD".
 * @param below gives a whole number from 0 up to but not including the given one, each as likely, from a source that nobody can foresee
 */
export const suggestJoinCode = (below: (count: number) => number): string =>
  Array.from({ length: SUGGESTED_WORDS }, () => CODE_WORDS[below(CODE_WORDS.length)])
    .join("-")
    .toUpperCase();

const WORDS_IN_CAPITALS = new Set(CODE_WORDS.map((word) => word.toUpperCase()));

/** Whether a code looks as if it had been suggested: nobody finds one that is taken by trying such codes. */
export function isSuggestedCode(code: string): boolean {
  const words = code.trim().toUpperCase().split("-");
  return words.length === SUGGESTED_WORDS && words.every((word) => WORDS_IN_CAPITALS.has(word));
}
