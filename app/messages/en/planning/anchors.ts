import type { PlaceOutside } from "~/domain/trip/place-outside";
import { formatNumber } from "../../formats";

/** Every sentence of /anchorselect. */
export const anchorSelectTexts = {
  documentTitle: "Your anchor experiences · Wayfellow",
  loading: "Loading your anchors…",
  title: "What would you be sorry to miss?",
  lead: (advised: number) =>
    `Choose ${advised} anchor experiences. Your days are built around them; more or fewer work too.`,
  back: "Travel intent",
  asking: (city: string) => `Looking through ${city} for what fits you…`,
  askingLong: "Still looking. This can take half a minute when the assistant has a lot to choose from.",
  askFailed: "Suggestions did not arrive",
  askFailedWhy: "Your trip and your wishes are safe. The assistant can be asked again.",
  askAgain: "Ask Again",
  none: "The assistant found nothing to suggest this time.",
  pickForMe: (count: number) => `Pick ${count} for me`,
  love: "Love this!",
  notAFan: "Not a Fan",
  dayTrip: "Day trip",
  closed: "Usually closed on every day of your trip, so the plan leaves it out.",
  followOn: "Goes well with",
  earlier: "Picked earlier",
  loveThis: (title: string) => `Love this! ${title}`,
  count: (picked: number, advised: number) => {
    if (picked === 0) return `Choose ${advised} that you love`;
    if (picked < advised) return `${picked} of ${advised} picked`;
    return picked === advised ? `All ${advised} picked` : `${picked} picked, more than the usual ${advised}`;
  },
  picked: "Your picks",
  openPick: (number: number) => `Pick ${number}`,
  unpick: (title: string) => `Leave out ${title}`,
  own: {
    label: "What else must not be missed?",
    hint: "Its name, as you would say it: a café, a village, a football ground.",
    add: "Add to My Musts",
    looking: "Looking…",
    otherwise: "it can be added all the same.",
    missing: "Say in a word or two what it is.",
    noLink: "A link says little here. Type the name of the place.",
    full: (most: number) => `A trip holds ${most} musts, and has them all. Leave one out first.`,
    list: "Musts that you typed",
    unknown: "I don’t know where that is; it stands in your plan as you wrote it.",
    notReached:
      "It could not be looked up just now. It stands in your plan as you wrote it, and is looked up when you lock in your picks.",
    isIt: ({ name, from, km }: PlaceOutside) =>
      `${name} is a place ${distance(km)} from ${from}. Is that what you mean?`,
    yes: (name: string) => `Yes, ${name}`,
    no: "No, keep my words",
    away: ({ from, km }: PlaceOutside) => `A place of its own, ${distance(km)} from ${from}`,
    fromCity: (name: string, city: string) => `${name} from ${city}`,
    added: (title: string, where: string) => `${title} is among your musts. ${where}`,
    already: (title: string) => `${title} is among your picks already.`,
    pickedAbove: (title: string) => `${title} is one of the suggestions, and is picked now.`,
    removed: (title: string) => `${title} is left out.`,
  },
  submit: "Lock In My Picks & Build My Trip",
  saving: "Saving your picks…",
  pickOne: "Love at least one experience first, so that there is something to build around.",
  failed: "Failed to save anchor selections. Please try again.",
  planStays: "Picks saved. Your planned days stay as they are; change any block to bring a new pick in.",
  afterBuild: "Your days are already planned and stay as they are. You can bring a new pick in by changing a block.",
};

/** Nobody needs the last kilometre of a far place. */
const rounded = (km: number): number => (km < 20 ? km : km < 100 ? Math.round(km / 5) * 5 : Math.round(km / 10) * 10);
const distance = (km: number): string => `about ${formatNumber(rounded(km))} km`;
