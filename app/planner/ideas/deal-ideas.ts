import type { BlockName } from "~/domain/plan/block";
import { nameKey } from "~/domain/place/place-name";
import type { Preferences } from "../fit/preferences";
import type { Random } from "../plan/random";
import { ideaAppeal, suitsTravellers } from "./choose-idea";
import type { Idea } from "./idea";
import { fitsPlace, pointsForPlace, pointsForSky } from "./idea";
import type { Trait } from "./traits";
import { IDEAS } from "./index";

export type Dealt = { idea: Idea; round: number };

export type IdeaDealer = {
  /** The best idea left for the part of the day, unlike the one before when that can be helped. */
  next: (part: BlockName, before: Idea | null) => Dealt;
  /** An idea for a second stop; null when the days ahead need all that are left. */
  spare: (part: BlockName, daysLeft: number) => Idea | null;
};

const NOISE = 0.8;

const unlike = (idea: Idea, before: Idea | null): boolean =>
  idea.category !== before?.category && idea.interests[0] !== before?.interests[0];

/** Gives each idea that fits the place once before any of them comes again, the best for these travellers first. */
export function ideaDealer(
  preferences: Preferences,
  used: ReadonlySet<string>,
  random: Random,
  traits: ReadonlySet<Trait> | null = null,
): IdeaDealer {
  const rounds: Record<BlockName, number> = { morning: 0, afternoon: 0, evening: 0 };
  const ranked = (part: BlockName, skip: ReadonlySet<string>): Idea[] =>
    IDEAS[part]
      .filter((idea) => suitsTravellers(idea, preferences) && fitsPlace(idea, traits) && !skip.has(nameKey(idea.title)))
      .map((idea) => ({
        idea,
        points: ideaAppeal(idea, preferences) + pointsForPlace(idea) + pointsForSky(idea, traits) + random() * NOISE,
      }))
      .sort((a, b) => b.points - a.points)
      .map(({ idea }) => idea);
  const piles: Record<BlockName, Idea[]> = {
    morning: ranked("morning", used),
    afternoon: ranked("afternoon", used),
    evening: ranked("evening", used),
  };
  return {
    next(part, before) {
      if (piles[part].length === 0) [piles[part], rounds[part]] = [ranked(part, new Set()), rounds[part] + 1];
      const pile = piles[part];
      const options = [
        pile.findIndex((idea) => unlike(idea, before)),
        pile.findIndex((idea) => idea.category !== before?.category),
        0,
      ];
      const [idea] = pile.splice(options.find((at) => at >= 0) ?? 0, 1);
      if (!idea) throw new Error(`There is no idea for the ${part} that suits these travellers.`);
      return { idea, round: rounds[part] };
    },
    spare: (part, daysLeft) => (piles[part].length > daysLeft ? (piles[part].pop() ?? null) : null),
  };
}
