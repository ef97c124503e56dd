import { PhraseTable } from "~/language/words/phrases";
import * as known from "~/messages/spoken/answers";
import * as follow from "~/messages/spoken/asked/follow-up";
import * as talk from "~/messages/spoken/asked/talk";
import { listedIn } from "~/messages/spoken/says";
import { sentences } from "~/planner/words/sentences";
import type { QuestionContext } from "../../question-context";
import type { Thing } from "../said-before";

/** What is known of a place in a few words: "Don Julio (Palermo, dear)". */
export function inShort({ language }: QuestionContext, { title, place }: Pick<Thing, "title" | "place">): string {
  if (!place) return talk.nothingKnown[language]({ name: title });
  const level = known.priceLevels[Math.min(3, Math.max(0, place.price))];
  return `${title} (${[place.neighborhood, level?.[language]].filter(Boolean).join(", ")})`;
}

const BOOKED = new PhraseTable({
  booked: `
    booked, reserved, our/my booking
    | gebucht, reserviert
    | reserve, reservee, reserves
    | reservado, reservada, reserve
    | prenotato, prenotata
    | reservado, reservada, reservei
  `,
});

/** What is known of those that are compared, like with like; what nothing is known of is said by name. */
export function compared(context: QuestionContext, things: readonly Thing[]): string | null {
  const { days, language, words } = context;
  const isMeal = things.some(({ place }) => place?.category === "food");
  // "The place in Recoleta" is no cemetery where steaks are compared.
  const isOther = ({ place }: Thing): boolean => isMeal && place !== null && place.category !== "food";
  const named = things.filter((thing) => !thing.area && !isOther(thing)).slice(0, 3);
  const hasBooking = days.some(({ stops }) => stops.some(({ booking }) => booking !== null));
  const note = !hasBooking && BOOKED.find(words).length > 0 ? follow.noBookingNoted[language] : null;
  if (named.length === 0) return note;
  const isUnknown = named.length > 1 && named.every(({ place }) => place === null);
  if (isUnknown)
    return follow.unknownBoth[language]({
      names: listedIn(
        language,
        named.map(({ title }) => title),
      ),
    });
  return sentences(note, talk.compared[language]({ facts: named.map((thing) => inShort(context, thing)).join("; ") }));
}

/** "The Sugarloaf or the Corcovado, with one afternoon?": two that are named with "or" between them are compared. Null for any others. */
export function oneOrTheOther(context: QuestionContext, things: readonly Thing[]): string | null {
  const named = things.filter(({ area }) => !area);
  return named.length === 2 && OR.find(context.words).length > 0 ? compared(context, named) : null;
}
const OR = new PhraseTable({ or: "or | oder | ou | o | o, oppure | ou" });
