import { plural } from "~/messages/formats";

/** Every sentence of /funnel-router. */
export const funnelTexts = {
  documentTitle: "Thanks for trying · Wayfellow",
  loading: "One moment…",
  title: "Thanks for trying Wayfellow",
  lead: "What you made is a good beginning. Say who you are, and it becomes a trip you can change, share and live.",
  leadEmpty: "Say who you are, and plan a trip you can change, share and live. Or look around in the demo first.",
  leadKnown: "Your account is ready: plan a trip you can change, share and live. Or look around in the demo again.",
  steps: [
    { title: "Change it", text: "Any part of any day, by a wish or by your own hand." },
    { title: "Share it", text: "A short code brings your companions along, each on their own phone." },
    { title: "Live it", text: "On the road you see the part of the day that you are in, with or without a signal." },
  ],
  plan: "Plan a Trip",
  bestThings: (city: string) => `Best things in ${city}`,
  count: (count: number) =>
    plural(count, { one: "One thing worth your time", other: `${count} things worth your time` }),
  saved: "Saved to your account",
  kept: "Kept on this device",
  profile: "Set Up My Profile",
  demo: "Back to the Demo",
  things: "Back to the best things",
};
