import { counted } from "~/messages/formats";

/** What /livedayreturner says beside `welcome-back`. */
export const liveDayReturnerTexts = {
  tab: "Welcome back",
  lead: (tripName: string): string => `${tripName} goes on where you left it.`,
  leftOff: "Where you left off",
  goOn: "Take Me Where I Left Off",
  pick: "Pick a Different Day",
  consequence:
    "This clears everything Wayfellow keeps on this phone: your profile, the trip, its plan and where you are in it. Nothing is deleted for your companions: while you are signed in, your trip is fetched again.",
  travellers: (count: number): string => counted(count, { one: "traveller", other: "travellers" }),
  failed: "Unable to Load Trip Status",
};
