/** How words are shortened on a phone, language by language; none that is a word of another of the six. */
const FORMS: readonly (readonly [short: string, long: string])[] = [
  // English
  ["rly", "really"],
  ["cuz|coz", "because"],
  ["smwhere|sumwhere|smwhr", "somewhere"],
  ["abt", "about"],
  ["b4", "before"],
  ["2day", "today"],
  ["bday", "birthday"],
  ["brekkie|brekky|brekkers", "breakfast"],
  ["arvo", "afternoon"],
  ["tues", "tuesday"],
  ["weds", "wednesday"],
  ["thur|thurs", "thursday"],
  ["tix", "tickets"],
  ["thx|thnx", "thanks"],
  ["defo", "definitely"],
  ["wat", "what"],
  ["shld", "should"],
  ["fri", "friday"],
  ["insted|instaed|insteed", "instead"],
  ["tommorow|tomorow|tommorrow|tomorrw", "tomorrow"],
  ["wensday|wednsday|wendsday|wednesdy", "wednesday"],
  ["thrusday|thursady|thurday|thurdsay", "thursday"],
  ["tusday|teusday|tuseday", "tuesday"],
  ["saterday|satuday", "saturday"],
  ["moring|mornin", "morning"],
  ["diffrent|diferent|differnt", "different"],
  // German
  ["statt dessen", "stattdessen"],
  ["iwas", "irgendwas"],
  ["iwo", "irgendwo"],
  ["vllt|vlt|viell", "vielleicht"],
  ["bissl|bisl|bissi|bissle", "bisschen"],
  ["nich", "nicht"],
  ["is nicht|is nich|is ned|is net", "ist nicht"],
  ["aufm", "auf dem"],
  ["vorm(?= \\p{L}{4,})", "vor dem"],
  // French
  ["bcp", "beaucoup"],
  ["qqch|qqchose|qque chose", "quelque chose"],
  ["qqpart", "quelque part"],
  ["qqun", "quelqu'un"],
  ["aprem|aprèm", "apres midi"],
  ["ajd|ajrd", "aujourd'hui"],
  ["ptit", "petit"],
  ["ptite", "petite"],
  // Spanish and Portuguese
  ["q", "que"],
  ["xq|pq|porq", "porque"],
  ["tmb|tbm", "tambem"],
  ["mto", "muito"],
  ["(?<=(?:sem|com|tem|pra|de|da) )mta", "muita"],
  ["vc", "voce"],
  ["vcs", "voces"],
  ["dps", "depois"],
  ["hj", "hoje"],
  ["msm", "mesmo"],
  // Italian
  ["nn", "non"],
  ["gg", "giorno"],
  ["cmq", "comunque"],
  ["xke|xche|perke", "perche"],
  ["qlcs|qcs", "qualcosa"],
];

/** A short form that is a word, or one of a few. */
const WORDS = /^[\p{L}\p{N}|]+$/u;

const BY_WORD: ReadonlyMap<string, string> = new Map(
  FORMS.filter(([short]) => WORDS.test(short)).flatMap(([short, long]) =>
    short.split("|").map((word) => [word, long] as const),
  ),
);

/** Those that depend on what stands beside them, or are more than a word. */
const BESIDE_OTHERS = FORMS.filter(([short]) => !WORDS.test(short)).map(
  ([short, long]) => [new RegExp(`(?<![\\p{L}\\p{N}])(?:${short})(?![\\p{L}\\p{N}])`, "gu"), long] as const,
);

/** Folded text with its short forms written out. */
export const writtenOut = (text: string): string =>
  BESIDE_OTHERS.reduce(
    (said, [short, long]) => said.replace(short, long),
    text.replace(/[\p{L}\p{N}]+/gu, (word) => BY_WORD.get(word) ?? word),
  );
