import type { BlockName } from "~/domain/plan/block";
import { PhraseTable } from "~/language/words/phrases";
import { languageOf, readWords } from "~/language/words/read-words";
import { whyIn } from "~/messages/spoken/alternatives";
import { noteIn } from "~/messages/spoken/wish-notes";
import { alternativesTo } from "~/planner/revise/alternatives";
import { note, type NotePart } from "~/planner/revise/note";
import { planRevision } from "~/planner/revise/revise-block";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import type { Revision } from "../port";
import { dayAsked } from "./day-asked";

/** The planner's revision of a block, said in the language of the wish. */
export function reviseBlock(request: RevisionRequest): Revision {
  const { block, note: said, language } = planRevision(request);
  return {
    block,
    note: noteIn(
      language,
      said.flatMap((part) => (part.say === "noMove" ? sayMove(request) : part)),
    ),
  };
}

const PARTS = new PhraseTable<BlockName>({
  morning:
    "morning/mornings | vormittag/vormittags, am morgen | matin/matinee | por la manana, la manana de | mattina/mattino | manha, de manha",
  afternoon: "afternoon/afternoons | nachmittag/nachmittags | apres midi | tarde | pomeriggio | tarde",
  evening: "evening/evenings, night, tonight | abend/abends | soir/soiree | noche | sera/stasera | noite",
});

/** What stands where the stop shall go, with how the two change places; where no place for it is named, how a stop is moved. */
function sayMove({ brief, days, dayIndex, blockName, current: { title: old }, feedback }: RevisionRequest): NotePart[] {
  const words = readWords(feedback);
  const day = dayAsked(words.map(({ said }) => said).join(" "), brief, dayIndex);
  if (day && "missing" in day) return note("noSuchDay", { old, days: brief.daysTotal });
  const named = PARTS.find(words).filter(({ id }) => day !== null || id !== blockName);
  const [part = blockName] = named.map(({ id }) => id);
  const at = { day: day?.dayIndex ?? dayIndex, part };
  const there = days.find((each) => each.dayIndex === at.day)?.blocks[at.part];
  return there && (at.day !== dayIndex || at.part !== blockName)
    ? note("swapWith", { old, name: there.title, ...at })
    : note("noMove", { old });
}

/** A real place that could stand in the block instead, and why in a few words. */
type Offered = { name: string; why: string };

/** For a wish that changed nothing: the places that come nearest to it, said in its language. */
export const offeredFor = (request: RevisionRequest): Offered[] =>
  alternativesTo(request).map((alternative) => ({ name: alternative.name, why: whyIn(alternative) }));

/** What is locked is its traveller's to unlock. */
export const sayLocked = ({ title: old }: { title: string }, feedback: string): string =>
  noteIn(languageOf(readWords(feedback), feedback), note("locked", { old }));
