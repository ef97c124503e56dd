/** Every sentence of /offtrip. */
export const offTripTexts = {
  documentTitle: "Off the trip · Wayfellow",
  loading: "One moment…",
  titles: {
    left: (tripName: string) => `You have left ${tripName}`,
    "gave-up": (tripName: string) => `${tripName} is given up`,
    off: (tripName: string) => `You are no longer on ${tripName}`,
  },
  leads: {
    left: "Have a good time, wherever you go instead. The code lets you come back.",
    "gave-up": "Some trips stay a good idea. Its code is free again, and so are you.",
    off: "It is not open to you any more, so it was taken off this phone. If that comes as a surprise, ask whoever organized it: while there is the trip, they can let you in again.",
  },
  stays: "Your profile and your other trips are as they were.",
  join: "Join Another Trip",
  start: "Start a Trip of My Own",
};
