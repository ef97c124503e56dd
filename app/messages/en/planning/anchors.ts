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
  submit: "Lock In My Picks & Build My Trip",
  saving: "Saving your picks…",
  pickOne: "Love at least one experience first, so that there is something to build around.",
  failed: "Failed to save anchor selections. Please try again.",
  planStays: "Picks saved. Your planned days stay as they are; change any block to bring a new pick in.",
  afterBuild: "Your days are already planned and stay as they are. You can bring a new pick in by changing a block.",
};
