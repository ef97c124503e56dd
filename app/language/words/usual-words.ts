export const PLAIN_WORDS = new Set(
  `a an the and or but so of to in on at for from with without near by this that these those it its is are be been was were do does did
  i we us our my me you your he she they them want wants wanted would could should can may like love prefer rather please need needs
  something somewhere someone anything else other different another new instead replace swap change make have has had get got go going
  more less much many very too really bit little lot some any no not none never dont don't doesnt isnt cant can't cannot without skip avoid hate dislike
  place places thing things stop block day morning afternoon evening night tonight today tomorrow plan idea option there here then than
  good nice nicer great better best fun interesting big small early late later earlier after before time hour hours
  walk walking walks walkable far close closer near nearer nearby distance feet legs tired easy easier
  cheap cheaper free expensive money price budget rain rainy raining pouring chuck chucking bucketing tipping drizzle drizzling wet weather indoor indoors inside outdoor outdoors outside sunny hot cold
  kid kids child children family baby toddler stroller pram buggy wheelchair accessible step stairs quiet quieter calm relaxed relaxing slower slow relax
  whole entire change changes ignore all previous instructions print prompt start begin open closed sold out couldn take takes know year years old yes ok okay thanks hello use using part kind type idk tell ask order add put let lets spot spots option options fresh proper real really want hear try keep back stay town city out into over bring put been did today yesterday day trip more trips vegetarian vegan veggie meat eat people person friends friend partner about all only just also maybe seen see visit visiting been already feel feels what where how`.split(
    /\s+/,
  ),
);

/** Words so usual that nobody who types them meant another. */
export const USUAL_WORDS: ReadonlySet<string> = new Set([
  ...PLAIN_WORDS,
  ...`place thanks thank please would could should about really think these those their other after before while where which great sleep early
  first second third start begin heard write right night light might sight lives lived these white while whole world women works party parts plane plate
  cheat sesta siesta stay south north house horse sister brother mother father parents grandma husband friends friend couple group people person kids child
  eaten eating walked train trains taxis buses beers dress pants hates loved loves likes liked maybe again never always every under until
  water later wine share shade short shirt shore spots sport sports stand state still store story table taste tasty think today tours tower towns views visit voice watch wheel
  shift others charge lines partying packing cakes drinks drink doesn couldn morning mornings closer beard class horses marked plays
  rain rains rained food park beer wine boat view bars thirty stones bench benches ships steam stars nearly boots baked broken crown stories danced train trail prices changed quite caves chose
  stops shouting climbing branches branch bunch tried waiter earliest quietest cheapest shortest shine hiding swinging surprised wonder shown shots stronger layer steal cattle
  petit petite petits petites
  medio media medias medios weather whether brother bother share sweet swear sheet shape sheep steep steel speed spend spent spring sound sore round sorry smell small smart`.split(
    /\s+/,
  ),
]);
