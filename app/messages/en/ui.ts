import type { BlockName, Source } from "~/domain/plan/block";
import type { Arrival, TakenBy } from "~/domain/trip/arrival";
import { counted } from "~/messages/formats";
import { clockText } from "./times";

/** The words that buttons and headings everywhere share; a screen whose button says something else has its own. */
export const sharedLabels = {
  product: "Wayfellow",
  /** Follows the product's name where that leads home. */
  productHome: ", home",
  documentTitle: (screen: string) => `${screen} · Wayfellow`,
  back: "Back",
  again: "Try Again",
  goHome: "Go Home",
  goBack: "Go Back",
  headHome: "Head Home",
  returnHome: "Return Home",
  close: "Close",
  dismiss: "Dismiss",
  undo: "Undo",
  done: "Done",
  copied: "Copied",
  loading: "Loading…",
  saving: "Saving…",
  wrong: "Something went wrong. Please try again.",
};

/** The parts of a day, as a title and within a sentence. */
export const blockTexts: Record<"title" | "word", Record<BlockName, string>> = {
  title: { morning: "Morning", afternoon: "Afternoon", evening: "Evening" },
  word: { morning: "morning", afternoon: "afternoon", evening: "evening" },
};

/** A part of a day in which nothing is planned; `taken` is the arrival or departure that it is spent on. */
export function openPartTexts({
  timeOfDay,
  taken,
}: {
  timeOfDay: BlockName;
  taken: (Arrival & { by: TakenBy }) | null;
}) {
  if (taken === null)
    return { title: `Open ${blockTexts.word[timeOfDay]}`, description: "Nothing is planned here yet." };
  const when = `${clockText(taken.time)}${taken.place ? ` (${taken.place})` : ""}`;
  return taken.by === "arrival"
    ? { title: "Arriving", description: `You arrive at ${when}. Nothing is planned before you are in the city.` }
    : { title: "Leaving", description: `You leave at ${when}. Nothing is planned once it is time to be on your way.` };
}

/** "1 day", "4 days". */
export const days = (count: number): string => counted(count, { one: "day", other: "days" });

/** What a companion's picture says of them to those who do not see it. */
export const avatarTexts = { present: (name: string) => `${name}, here now` };

/** The answer that changes nothing, where a question has no own word for it. */
export const confirmTexts = { keep: "Keep it" };

/** The face of a city, for those who do not see it. */
export const emblemTexts = { of: (city: string) => `Emblem of ${city}` };

/** What the line of the day says beside its stops. */
export const lineTexts = {
  label: "The line of the day",
  done: ", done",
  here: "You are here",
  toNext: " to the next stop",
};

/** An address that leads to no screen (SPEC section 2, page not found). */
export const notFoundTexts = {
  title: "Page not found",
  lead: "This way leads nowhere. Your trip and everything in it are where you left them.",
};

/** What the pages that anybody may read are called, by which the others lead to them. */
export const openPages = {
  explainer: "What is Wayfellow?",
  privacy: "What is stored where",
  credits: "Sources and licences",
};

/** The steps of planning, and how far one is. */
export const planStepTexts = {
  label: "Planning steps",
  steps: { trip: "Trip", intent: "Intent", anchors: "Anchors", itinerary: "Itinerary", hub: "Hub" },
  state: { here: ", current step", done: ", done", ahead: ", to come" },
};

/** Steps of work that somebody waits for. */
export const progressTexts = { label: "Progress", state: { done: ", done", now: ", under way", ahead: "" } };

/** What is on its way, for those who do not see it coming. */
export const skeletonTexts = { days: "Loading your days…" };

/** The first stop of the Tab key. */
export const skipTexts = { toContent: "Skip to content" };

const WRITTEN: Record<Source, string> = {
  openai: "Written with an AI model",
  embedded: "Planned by Wayfellow's built-in planner",
  traveller: "Edited by a traveller",
};

/** Of a city without data: the built-in planner names no place, a model may, and nobody has checked it. */
const UNVERIFIED: Record<Source, string> = {
  openai: "Not checked, so look the places up before you go",
  embedded: "These are ideas, not named places",
  traveller: "These are ideas, not named places",
};

/** Who wrote a text, in small print. */
export const sourceTexts = {
  written: (source: Source) => WRITTEN[source],
  unverified: (source: Source) => `${WRITTEN[source]} · ${UNVERIFIED[source]}`,
};

/** The opening of the product (SPEC section 1). */
export const splashTexts = { tagline: "Your AI-powered travel companion" };

/** The headings of a text and of what is proposed instead. */
export const textDiffTexts = { now: "Now", proposed: "Proposed" };

/** Something broke that nobody foresaw. */
export const unexpectedErrorTexts = {
  title: "That went wrong",
  safe: "It was us, not you. What you saved is safe; what you were just doing may have to be done again.",
};

/** What the document says of itself where a screen says nothing. */
export const rootTexts = {
  description: "Your AI-powered travel companion: plan a trip together, run it day by day, keep the memories.",
};
