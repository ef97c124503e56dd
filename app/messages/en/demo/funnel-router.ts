import { plural } from "~/messages/formats";

/** Every sentence of /funnel-router. */
export const funnelTexts = {
  documentTitle: "Thanks for trying · Wayfellow",
  loading: "One moment…",
  title: "Thanks for trying Wayfellow",
  lead: "What you made is a good beginning. Say who you are, and it becomes a trip you can change, share and live.",
  leadEmpty: "Say who you are, and plan a trip you can change, share and live. Or look around in the demo first.",
  bestThings: (city: string) => `Best things in ${city}`,
  count: (count: number) => plural(count, { one: "One thing worth your time", other: `${count} things worth your time` }),
  saved: "Saved to your account",
  kept: "Kept on this device",
  profile: "Set Up My Profile",
  demo: "Back to the Demo",
  things: "Back to the best things",
};
