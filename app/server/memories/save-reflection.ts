import { planProblemText } from "#messages/days";
import { findAuthor, saveReflection as save } from "#db/repositories/reflections";
import type { saveReflection as call } from "~/contracts/calls/memories";
import { reflectionSummary } from "#messages/memories";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { dayParam } from "../itinerary/day-and-block";
import { actorOf } from "../rooms/news";

/** Saves the caller's own reflection on a day, also after the trip; saving again replaces it. */
export const saveReflection: UseCase<typeof call> = async (
  { db, allow, newId, now, tellRoom },
  { params: { dayNumber }, body },
) => {
  const dayIndex = dayParam("dayNumber", dayNumber);
  const author = await allow(({ uid, tripId }) => findAuthor(db, uid, tripId));
  const { userId, tripId, name: authorName, daysTotal } = author;
  if (dayIndex > daysTotal) throw new Problem("not-found", planProblemText({ code: "no-day", dayIndex }));
  const { moodTags, journalText, summary = reflectionSummary(dayIndex) } = body;
  const saved = await save(
    db,
    { tripId, userId, dayIndex, summary, moodTags, journalText },
    { id: newId(), at: now() },
  );
  const reflection = { ...saved, authorName };
  tellRoom(tripId, { by: actorOf(author), messages: [{ type: "reflection", reflection }] });
  return { reflection };
};
