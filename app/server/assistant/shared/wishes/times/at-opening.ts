import { leadAt } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import type { PlacedStop } from "~/domain/plan/stop";
import { minutesOfDay, timeAt, type TimeOfDay } from "~/domain/plan/time-of-day";
import { openOn } from "~/domain/place/opening-hours";
import { type ProposedChange, seenStop } from "~/domain/proposal/proposal";
import { GIVEN_TIMES } from "~/language/wish/clock-words";
import { asksAnything } from "~/language/wish/stop-clauses";
import { PhraseTable } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { hoursOfStop } from "~/messages/spoken/often-asked/opening-hours";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { partOfTime } from "~/planner/purpose/own-events";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { sentences } from "~/planner/words/sentences";
import { dateOfDay, dayAsked } from "../../day-asked";
import { cardsOf } from "../cards";
import { ANOTHER_DAY } from "../moves";
import type { WishReply } from "../reply";
import { sayProposed } from "../said-of-cards";
import type { PlanNow } from "../what-is-lost";
import { isFarFrom } from "./time-changes";

/** Towards the end of the day, as a time for the same stop. */
const LATE = new PhraseTable({
  late: `
    evening, late afternoon, later in the day, before closing, end of the day
    | abend/abends, am späten nachmittag, spätnachmittag*, kurz vor schluss
    | soir/soiree, fin d apres midi, fin de journee, avant la fermeture
    | por la tarde noche, noche, ultima hora, al final del dia, la tarde, antes de cerrar
    | sera, tardo pomeriggio, fine giornata, prima della chiusura
    | noite, fim da tarde, final da tarde, fim do dia, antes de fechar
  `,
});
/** Nobody asks for the cool of an evening, and gets a time before this. */
const LATE_FROM = 16 * 60 + 30;
const FIVE = 5;
const EARLIEST = 5 * 60;
const USUAL_MINUTES = 60;

/**
 * "Before the crowds", "at opening or in the evening": the same stop at the hour at which it opens, and in its last hours where that is asked for, too. What is
 * booked keeps its hour until the booking is moved; then its hours are said. Null where anything else is asked for, or its hours are not known.
 */
export function atOpening(request: RevisionRequest, at: PlanNow): WishReply | null {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const { brief, days, dayIndex, blockName, feedback, current } = here;
  const words = readWords(feedback);
  if (!GIVEN_TIMES.find(words).some(({ id }) => id === "opening")) return null;
  const wish = wishIn(here);
  const isOther =
    asksAnything(words) ||
    wish.named !== null ||
    wish.unknownName !== null ||
    wish.movesAway ||
    ANOTHER_DAY.find(words).length > 0 ||
    dayAsked(feedback, brief, dayIndex) !== null;
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, blockName) : null;
  const place = lead && brief.guide?.places.find(({ id }) => id === lead.placeId);
  const date = dateOfDay(brief, dayIndex);
  if (isOther || !lead || lead.locked || !place || !date) return null;
  const spans = openOn(place, date) ?? [];
  const [first, last] = [spans[0], spans.at(-1)];
  // What is open all night has no hour before the others come.
  if (!first || !last || first[0] < EARLIEST) return null;
  const { language } = wish;
  const lasts = lead.minutes ?? place.minutes ?? USUAL_MINUTES;
  const late = Math.floor((last[1] - lasts) / FIVE) * FIVE;
  const isLate = LATE.find(words).length > 0 && late >= LATE_FROM && late < DAY;
  const hours = hoursOfStop[language]({ name: lead.title, from: timeAt(first[0]), until: timeAt(last[1] % DAY) });
  if (isFixed(lead)) {
    const said = noteIn(language, note("timeBooked", { old: lead.title, time: lead.booking?.time ?? lead.start }));
    return { block: current, note: sentences(hours, said), alternatives: [], proposals: [] };
  }
  const opens = timeAt(first[0]);
  const changes = [opens, ...(isLate ? [timeAt(late)] : [])].flatMap((start) => begunAt(lead, start));
  const proposals = cardsOf(changes, "t", request, at, language);
  const begins = opens === lead.start ? noteIn(language, note("beginsThen", { old: lead.title, time: opens })) : null;
  const said = sentences(hours, begins, proposals.length > 0 && sayProposed(here));
  return { block: current, note: said, alternatives: [], proposals };
}

const DAY = 24 * 60;

/** The stop at an hour, in the part of the day in which that lies. */
function begunAt(stop: PlacedStop, start: TimeOfDay): ProposedChange[] {
  if (start === stop.start || minutesOfDay(start) === null) return [];
  return isFarFrom(start, stop.at.part)
    ? [{ kind: "move", stop: seenStop(stop), to: { day: stop.at.day, part: partOfTime(start) }, start }]
    : [{ kind: "set-time", stop: seenStop(stop), start, from: stop.start }];
}
