import { offTopicIn } from "~/language/question/off-topic";
import { customIn } from "~/language/question/custom-words";
import { errandIn } from "~/language/question/errands";
import { everydayIn } from "~/language/question/everyday-words";
import { PhraseTable } from "~/language/words/phrases";
import * as known from "~/messages/spoken/answers";
import * as talk from "~/messages/spoken/asked/talk";
import type { QuestionContext } from "../question-context";
import type { Ask } from "./ask";
import { asksSomething } from "./follow-up-answers";

const CLOSING = new PhraseTable({
  thanks: `
    thx, thanks, thank you, haha, lol, ok, okay, cool, ty, cheers, sounds good/great, great thanks, perfect,
    awesome, lovely, ok cool, got it, all good, looks good/great
    | danke, vielen dank, passt, klingt gut, super, alles klar, perfekt
    | merci, parfait, super merci, ca marche, tres bien
    | gracias, perfecto, genial, suena bien, vale gracias, muy bien
    | grazie, perfetto, va bene, ottimo, benissimo
    | obrigado, obrigada, perfeito, valeu, combinado, otimo, boa, fixe
  `,
});
const MOST_OF_THANKS = 5;
/** "Ok great thanks a lot": more words beside it say something else. */
const MOST_BESIDE_THANKS = 2;

/** "Is ten per cent ok" thanks nobody. */
const BEGINS_TO_ASK = new Set("is are do does can ist sind reicht est es esta e sera puo pode".split(" "));

/** "Ok but with a stroller" asks on. */
const ASKS_ON = new PhraseTable({ but: "but | aber | mais | pero | ma | mas" });

function isThanks({ words }: QuestionContext): boolean {
  if (BEGINS_TO_ASK.has(words[0]?.said ?? "") || ASKS_ON.find(words).length > 0) return false;
  const length = words.filter(({ isMark }) => !isMark).length;
  const hits = CLOSING.find(words);
  const beside = length - hits.reduce((sum, { from, to }) => sum + to - from, 0);
  return hits.length > 0 && length <= MOST_OF_THANKS && beside <= MOST_BESIDE_THANKS;
}

/** What is no question about the trip: small talk and what nobody is helped with. */
export function asideAnswer({ context }: Ask): string | null {
  const { words, language, brief } = context;
  const city = brief.cityName;
  switch (offTopicIn(words)) {
    case "payment":
      return known.payment[language];
    case "order":
      return known.order[language]({ city });
    case "illegal":
      if (customIn(words) === "drugs" || everydayIn(words).includes("weed")) return null;
      return talk.illegal[language]({ city });
    case "joke":
      return talk.joke[language]({ city });
    case "other":
      return customIn(words) === "rate" ? null : talk.offTrip[language]({ city });
    case null:
      break;
  }
  if (errandIn(words) === "errand") return talk.errand[language];
  const asks = words.some(({ said }) => said.includes("?")) || asksSomething(context);
  return !asks && isThanks(context) ? talk.welcome[language] : null;
}

/** Where the app's own reminders are not meant, that none can be set here. */
export const reminderAnswer = ({ words, language }: QuestionContext): string | null =>
  errandIn(words) === "reminder" ? talk.errand[language] : null;
