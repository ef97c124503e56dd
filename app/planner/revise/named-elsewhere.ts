import { type KnownElsewhere, wordsOfName } from "~/domain/destination/known-names";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { Wish } from "~/language/wish/wish";
import { wordsOf } from "~/language/words/phrases";
import { refusedOf } from "~/language/words/small-words";

type Asked = { feedback: string; brief: Pick<TripBrief, "cityName" | "guide" | "elsewhere"> };

/** What is in this city is not far, whether or not it is known here. */
function withoutHere(wish: Wish, { brief }: Asked): Wish {
  const { far } = wish;
  const isHere = far && far.where.is !== "story" && [brief.cityName, brief.guide?.name].includes(far.where.city);
  return isHere ? { ...wish, far: null } : wish;
}

/** Where in the words a name stands, its little words left out; null where it does not. */
function spanOf(name: string, feedback: string): { from: number; to: number } | null {
  const [first] = wordsOfName(name);
  const last = wordsOfName(name).at(-1);
  const words = wordsOf(feedback);
  const from = words.findIndex(({ said }) => said === first);
  const to = words.findIndex(({ said }, at) => at >= from && said === last);
  return from < 0 || to < 0 ? null : { from, to: to + 1 };
}

/** Who asks for nothing but what is elsewhere is offered what is of its kind here. */
function ofItsKind(wish: Wish, { category }: KnownElsewhere): Wish {
  const asksOther = wish.wantedCategories.size + wish.wantedInterests.size + wish.sought.length + wish.needs.length > 0;
  return asksOther ? wish : { ...wish, wantedCategories: new Set([category]) };
}

/**
 * A wish for what is known to be in another of our cities: nothing here stands for it, whatever has a word of its name, and what else is asked is read of the
 * words beside it. As it was where it names a place of this city, too, or does not want what is elsewhere.
 * @param read reads a wish of other words
 */
export function withElsewhere(wish: Wish, asked: Asked, read: (feedback: string) => Wish): Wish {
  const here = withoutHere(wish, asked);
  const { feedback, brief } = asked;
  const { elsewhere } = brief;
  if (!elsewhere || !feedback.includes(elsewhere.said)) return here;
  if (here.far) return here.far.where.is === "story" ? here : ofItsKind(here, elsewhere);
  const span = spanOf(elsewhere.said, feedback);
  if (!span) return here;
  const rest = read(feedback.replace(elsewhere.said, " "));
  // What is not wanted and not here anyway changes nothing.
  if (refusedOf(wordsOf(feedback), [span]).size > 0) return here.unknownName ? { ...here, unknownName: null } : here;
  if (rest.named ?? rest.nearPlace ?? rest.neighborhood) return here;
  const { said: name, city, isOut } = elsewhere;
  return {
    ...ofItsKind(rest, elsewhere),
    language: here.language,
    unknownName: null,
    far: { name, where: { is: isOut ? "outOf" : "known", city } },
  };
}
