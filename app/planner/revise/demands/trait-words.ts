import type { Place, Trait } from "~/domain/place/place";

/** The words that wishes have for how it is at a place. */
const WORDS: Readonly<Record<Trait, string>> = {
  crowded: "crowded crowds packed",
  queue: "queue queues line lines",
  touristy: "touristy",
  locals: "locals",
  loud: "loud noisy",
  quiet: "quiet calm",
  flat: "flat level",
  uphill: "hill uphill steep climb",
  steps: "steps stairs climb",
  seats: "seats benches",
  shade: "shade shady",
  unshaded: "unshaded",
  cool: "aircon",
  heights: "heights",
  dark: "dark",
  tight: "tight",
  motion: "motion",
  reserve: "reservation",
  dry: "",
};

export const traitWords = ({ traits }: Pick<Place, "traits">): string => traits.map((trait) => WORDS[trait]).join(" ");

export const hasAny = ({ traits }: Pick<Place, "traits">, ...any: readonly Trait[]): boolean =>
  any.some((trait) => traits.includes(trait));
