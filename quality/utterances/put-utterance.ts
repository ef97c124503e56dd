import { readKnowHow } from "#db/know-how/know-how-files";
import { knownNameFiles } from "#db/places/known-names";
import type { City } from "#db/places/place-schema";
import { sameToTravellers } from "~/domain/plan/block";
import { LANGUAGES } from "~/domain/people/language";
import type { Day } from "~/domain/plan/itinerary";
import type { Proposal } from "~/domain/proposal/proposal";
import type { EarlierWish, RevisionRequest } from "~/planner/revise/revision-request";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { forWish } from "~/server/assistant/shared/notes/know-how";
import type { AskKnowHow } from "~/server/cities/know-how";
import type { AskKnownNames } from "~/server/cities/known-names";
import type { PlanNow } from "~/server/assistant/shared/wishes/what-is-lost";
import { answerWish } from "~/server/assistant/shared/wishes/answer-wish";
import type { Assistant, Turn } from "~/server/assistant/port";
import { type TripAsked, tripOf } from "./trip-of";
import type { Utterance } from "./utterance";

/** What a traveller reads after an utterance. */
export type Reply = {
  text: string;
  /** What is proposed, by its title or as its card says it, the first one first; none after a question. */
  proposals: string[];
  milliseconds: number;
};

export type Answerer = (utterance: Utterance, trip: TripAsked) => Promise<Omit<Reply, "milliseconds">>;

/** As the screens put it to an assistant: a wish about the block, a question in the chat about the trip. */
export const askAssistant =
  (assistant: Assistant): Answerer =>
  async (utterance, { brief, days, dayIndex, blockName, current }) => {
    const { kind, text } = utterance;
    if (kind !== "wish") {
      const { reply } = await assistant.chat({
        brief,
        days,
        message: text,
        travellerName: "",
        before: turnsOf(utterance.before ?? []),
        firstOpenDay: dayIndex,
        ...{ knowHow: lookUp(brief), knownNames },
      });
      return { text: reply, proposals: [] };
    }
    const asked = { dayIndex, feedback: text, language: LANGUAGES.find((language) => language === utterance.language) };
    const wish: RevisionRequest = {
      ...{
        brief: await forWish(brief, asked, { knowHow: lookUp(brief), knownNames }),
        days,
        dayIndex,
        blockName,
        current,
        feedback: text,
      },
      ...{
        language: LANGUAGES.find((language) => language === utterance.language),
        earlier: earlierOf(utterance.before ?? []),
      },
    };
    const reply = await answerWish(wish, assistant.reviseBlock, planNow(days, dayIndex));
    return {
      text: [
        reply.note,
        ...reply.proposals.map((proposal) => `[${proposalSaid(proposal)}]${proposal.why ? ` ${proposal.why}` : ""}`),
        ...reply.alternatives.map(({ name, why }) => `• ${name}: ${why}`),
      ].join("\n"),
      proposals: [
        ...(sameToTravellers(reply.block, current) ? [] : [reply.block.title]),
        ...reply.proposals.map((proposal) => ("place" in proposal ? proposal.place.name : proposalSaid(proposal))),
        ...reply.alternatives.map(({ name }) => name),
      ],
    };
  };

/** As the deployed files have it. */
const lookUp =
  ({ guide }: TripBrief): AskKnowHow =>
  async (cityId, language) =>
    guide?.id === cityId ? readKnowHow(language, guide) : null;

let files: ReturnType<typeof knownNameFiles> | undefined;
const knownNames: AskKnownNames = async (file) => (files ??= knownNameFiles()).get(file) ?? null;

const planNow = (days: Day[], firstOpenDay: number): PlanNow => ({
  plan: { days, shelf: [] },
  now: { isOver: false, firstOpenDay, maySwap: () => true },
});

/** What stands on the card of a proposal, in short. */
function proposalSaid(proposal: Proposal): string {
  switch (proposal.kind) {
    case "set-time":
      return `${proposal.stop.title}: ${proposal.start} instead of ${proposal.from ?? "no time"}`;
    case "set-length":
      return `${proposal.stop.title}: for ${proposal.minutes} instead of ${proposal.from ?? "?"} minutes`;
    case "move":
      return `${proposal.stop.title}: move to ${proposal.to.part} of day ${proposal.to.day}${proposal.start ? ` at ${proposal.start}` : ""}`;
    case "swap-stops":
      return `${proposal.stop.title} and ${proposal.other.title} change places${proposal.start ? ` at ${proposal.start}` : ""}`;
    case "swap-days":
      return `days ${proposal.one} and ${proposal.other} change places`;
    case "shelve":
      return `${[proposal.stop, ...(proposal.also ?? [])].map(({ title }) => title).join(" and ")}: off the plan, to the shelf`;
    case "add-own":
      return `add in their own words: ${proposal.title}${proposal.start ? ` at ${proposal.start}` : ""}`;
    case "add":
    case "replace":
      return `${proposal.kind} ${proposal.place.name}${proposal.start ? ` at ${proposal.start}` : ""}`;
    default:
      return proposal satisfies never;
  }
}

/** The wishes before, each with the titles that its reply lists. */
function earlierOf(before: readonly string[]): EarlierWish[] {
  return turnsOf(before).map(({ question, reply }) => ({
    wish: question,
    offered: /:/.test(reply)
      ? reply
          .replace(/^[^:]*:/, "")
          .split(/[,;]/)
          .map((title) => title.replace(/[.?!]\s*$/, "").trim())
          .filter(Boolean)
      : [],
  }));
}

/** What the traveller said before, each with its reply. */
function turnsOf(before: readonly string[]): Turn[] {
  return before.flatMap((said, at) => {
    const reply = before[at + 1];
    return said.startsWith("U:")
      ? [{ question: said.slice(2).trim(), reply: reply?.startsWith("A:") ? reply.slice(2).trim() : "" }]
      : [];
  });
}

/** Puts an utterance to an answerer in the trip that it names. */
export async function putUtterance(utterance: Utterance, guides: readonly City[], answerer: Answerer): Promise<Reply> {
  const trip = tripOf(utterance, guides);
  const begun = process.cpuUsage();
  const reply = await answerer(utterance, trip);
  const { user, system } = process.cpuUsage(begun);
  return { ...reply, milliseconds: (user + system) / 1000 };
}
