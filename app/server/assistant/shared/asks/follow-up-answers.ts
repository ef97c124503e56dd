import { placeAsksIn } from "~/language/question/place-words";
import { topicsOf } from "~/language/question/topic";
import { PhraseTable } from "~/language/words/phrases";
import { readWish } from "~/language/wish/read-wish";
import * as known from "~/messages/spoken/answers";
import * as say from "~/messages/spoken/asked/follow-up";
import { listedIn } from "~/messages/spoken/says";
import { demandsOf } from "~/planner/revise/demands/demands";
import { dayAsked, spokenDate } from "../day-asked";
import type { QuestionContext } from "../question-context";
import { hoursOn } from "../hours-said";
import type { Ask } from "./ask";
import type { Thing } from "./said-before";

/** Words that ask: what has one is no thanks, however it begins. */
const ASKING = new PhraseTable({
  asks: `
    where, when, how, what, which, who, why, and, then what
    | wo, wohin, wann, wie, was, welche/welcher/welches, wer, warum, und
    | ou, quand, comment, quoi, quel/quelle, lequel/laquelle, qui, pourquoi, combien
    | donde, cuando, como, que, cual, quien, cuanto, por que
    | dove, quando, come, cosa, quale, chi, quanto, perche
    | onde, quando, como, que, qual, quem, quanto, porque
  `,
});
export const asksSomething = ({ words }: QuestionContext): boolean => ASKING.find(words).length > 0;

const WHERE = new PhraseTable({
  where: `
    where, where else/then/instead
    | wo, wo denn/sonst/dann, wohin
    | ou, ou alors/sinon
    | donde, donde entonces
    | dove, dove allora
    | onde, onde entao
  `,
});
const WHERE_WORDS = 5;
const SHOWN = 3;

/** "Ok, where then?": places for what the question before wanted to do. */
function whereThen({ context, own, before }: Ask): string | null {
  const { brief, language, words } = context;
  if (own || !before || words.length > WHERE_WORDS || WHERE.find(words).length === 0) return null;
  const places = brief.guide?.places ?? [];
  const { wantedCategories, wantedInterests, sought } = readWish(before.context.question, places);
  if (wantedCategories.size + sought.length + wantedInterests.size === 0) return null;
  const demands = demandsOf({ ...readWish("", places), wantedCategories, wantedInterests, sought }, null);
  const found = places
    .filter((place) => place.id !== before.named?.place?.id && demands.every(({ met }) => met(place)))
    .toSorted((a, b) => Number(a.dayTrip) - Number(b.dayTrip) || b.fame - a.fame)
    .slice(0, SHOWN)
    .map(({ name, neighborhood }) => (name.includes(neighborhood) ? name : `${name} (${neighborhood})`));
  return found.length > 0 ? known.found[language]({ city: brief.cityName, places: listedIn(language, found) }) : null;
}

/** "And the Orsay?" after "Is the Louvre open on Tuesday?": the same of another place, on the same day. */
function openToo({ context, own, before }: Ask): string | null {
  const place = own?.place;
  if (
    !place ||
    !before ||
    topicsOf(context.words, context.language).some((topic) => topic !== "opening" && topic !== "about")
  )
    return null;
  if (!topicsOf(before.context.words, before.context.language).includes("opening")) return null;
  const day =
    dayAsked(context.plainText, context.brief, context.today) ??
    dayAsked(before.context.plainText, context.brief, context.today);
  const dayIndex = day && "dayIndex" in day ? day.dayIndex : (own.at?.dayIndex ?? 1);
  return hoursOn(context, place, dayIndex) ?? known.noHours[context.language]({ name: place.name });
}

/** "Open now?" of something that is in no notes: a pharmacy, a shop, a bar that only the turn before named. */
function openUnknown({ context, own, subject, things, before }: Ask): string | null {
  if (own || subject?.place || !before || !topicsOf(context.words, context.language).includes("opening")) return null;
  const { language } = context;
  if (placeAsksIn(before.context.words).includes("utility")) return say.utilityHours[language];
  const [thing] = things;
  return thing ? say.hoursUnknown[language]({ name: thing.said || thing.title }) : null;
}

/** Which of the quarters of the turn before is the quietest: the one with the fewest bars and clubs in it. Null where they are not known, or are even. */
export function quietestOf({ brief, language }: QuestionContext, things: readonly Thing[]): string | null {
  const loud = (brief.guide?.places ?? []).filter(
    ({ category, interests, meal }) =>
      category === "nightlife" || interests.includes("nightlife") || meal?.kind === "bar",
  );
  const counted = things.flatMap(({ said, title, area, place }) => {
    const quarter = area ? title : place?.neighborhood;
    return quarter === undefined
      ? []
      : [{ name: said || title, bars: loud.filter(({ neighborhood }) => neighborhood === quarter).length }];
  });
  const [first, second] = counted.toSorted((a, b) => a.bars - b.bars);
  return first && second && first.bars < second.bars ? say.quietest[language](first) : null;
}

const CHANGE = new PhraseTable({
  change: `
    change/swap/replace, instead, something else
    | ändern/tauschen/ersetzen, stattdessen, etwas anderes
    | changer/remplacer/changeait/change, autre chose, a la place
    | cambiar/cambiamos/cambiaramos/cambio, otra cosa, en vez de
    | cambiare/cambiamo/cambiassimo/sostituire, altro, qualcos altro, invece
    | trocar/mudar/trocarmos/trocassemos/mudarmos/trocamos, outra coisa, em vez
  `,
});
const PART = new PhraseTable({
  part: `
    dinner, lunch, breakfast, morning, afternoon, evening
    | abendessen, mittagessen, frühstück, vormittag, nachmittag, abend
    | diner, dejeuner, matin, apres midi, soir, soiree
    | cena, comida, almuerzo, desayuno, manana, tarde, noche
    | cena, pranzo, colazione, mattina, pomeriggio, sera
    | jantar, almoco, manha, tarde, noite
  `,
});

/** "And if we change the dinner?": what kind instead, for the day of the turn before. */
function whatInstead({ context, own, before }: Ask): string | null {
  const { brief, language, words } = context;
  if (own || !before || CHANGE.find(words).length === 0 || PART.find(words).length === 0) return null;
  const day =
    dayAsked(context.plainText, brief, context.today) ?? dayAsked(before.context.plainText, brief, context.today);
  const spoken = day && "dayIndex" in day ? spokenDate(brief, day.dayIndex, language) : null;
  return say.whatInstead[language]({ day: spoken ?? "" });
}

/** What only the turn before makes a question; null where it stands by itself. */
export const followUpAnswer = (ask: Ask): string | null =>
  ask.before ? (whereThen(ask) ?? openToo(ask) ?? openUnknown(ask) ?? whatInstead(ask)) : null;
