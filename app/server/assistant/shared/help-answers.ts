import MiniSearch from "minisearch";
import { PhraseTable } from "~/language/words/phrases";
import type { QuestionContext } from "./question-context";
import { folded } from "~/language/words/phrases";

/** How the product does things, each with the words one asks for it by. */
const HELP: readonly { words: string; text: string }[] = [
  {
    words: "invite friends join code share trip companions partner add people",
    text: "Companions join with the trip's join code: it stands on the Trip Hub with an invitation to copy, and they type it under Join a Friend's Trip.",
  },
  {
    words: "offline no internet connection plane airplane mode without signal",
    text: "A trip that you opened stays on this device and can be read without a connection; what you change is sent when you are back online.",
  },
  {
    words: "how many several more stops places part of the day one block hold holds",
    text: "A part of a day holds one stop or several; add, move or remove them where the day is open in the plan.",
  },
  {
    words: "calendar export ics download file print paper pdf",
    text: "From the trip's plan you can print the days, or take them along as a calendar file.",
  },
  {
    words: "change replace edit modify block stop different",
    text: "Open the day in the plan, choose Edit This Block, and say what you would like instead; it is a proposal until you save it.",
  },
  {
    words: "lock locked keep fixed protect booking booked",
    text: "A stop that is locked is left alone by planner and assistant; lock it at the stop in the plan, and unlock it there too.",
  },
  {
    words: "shelf idea later without day put aside keep for later",
    text: "What has no day yet goes on the shelf of the plan; from there it is moved into a day.",
  },
  {
    words: "delete account remove data privacy my data",
    text: "Your account with all it holds can be deleted on the page of your own data; it asks before it does.",
  },
  {
    words: "reflection journal memories mood diary look back",
    text: "After each day you can write a reflection; all of them stand under your trip's memories.",
  },
  {
    words: "dates longer shorter extend trip details change start end",
    text: "Dates, cities and who comes along are changed under Modify Trip Details; nothing planned is deleted without asking.",
  },
  {
    words: "book buy tickets reserve table for me pay hotel flight",
    text: "I cannot book or pay anything; I can say what takes a ticket, and you can note your bookings at a stop.",
  },
];

const ASKS_HOW = new PhraseTable({
  how: "how do i/we/you, how can i/we, how to, can i/we, can you, where do i/we, is there a way, does the/this app, in the/this app, app, join code, invite, shelf, offline, how many stops, part of the day, export, delete my, print, undo",
});

/** Less is no more than a word that happens to be the same. */
const ENOUGH = 3;
let index: MiniSearch | undefined;

/** How something is done here; null where it is not about that. */
export function helpAnswer({ question, words, language }: QuestionContext): string | null {
  if (language !== "en" || ASKS_HOW.find(words).length === 0) return null;
  if (!index) {
    index = new MiniSearch({ fields: ["words"], processTerm: folded, searchOptions: { fuzzy: 0.2 } });
    index.addAll(HELP.map(({ words: said }, id) => ({ id, words: said })));
  }
  const [best] = index.search(question);
  return best && best.score >= ENOUGH ? (HELP[Number(best.id)]?.text ?? null) : null;
}
