import { findEverythingOf } from "#db/repositories/account-export";
import { toTrip, toTripIntent, toUser } from "#db/repositories/rows";
import type { AccountExport, exportAccount as call } from "~/contracts/calls/account";
import { EXPORT_VERSION } from "~/contracts/calls/account";
import type { UseCase } from "../http/call-context";

type Everything = Awaited<ReturnType<typeof findEverythingOf>>;

/** Everything the caller wrote, and all that is stored about them, as one document. */
export const exportAccount: UseCase<typeof call> = async ({ db, identity, now }): Promise<AccountExport> => {
  const found = await findEverythingOf(db, identity.uid);
  return {
    product: "wayfellow",
    version: EXPORT_VERSION,
    exportedAt: momentOf(now()),
    profile: profileOf(found),
    memberships: found.joined.map(({ joinedAt, removedAt, ...membership }) => ({
      ...membership,
      joinedAt: momentOf(joinedAt),
      leftAt: removedAt === null ? null : momentOf(removedAt),
    })),
    trips: tripsOf(found),
    reflections: found.written.map(({ tripId, dayIndex, summary, moodTags, journalText, createdAt, updatedAt }) => ({
      tripId,
      dayIndex,
      summary,
      moodTags,
      journalText,
      ...stamps(createdAt, updatedAt),
    })),
    messages: found.said.map(({ id, tripId, kind, questionId, text, source, createdAt }) => ({
      id,
      tripId,
      kind,
      questionId,
      text,
      source,
      writtenAt: momentOf(createdAt),
    })),
    savedDemos: found.demos.map(({ kind, content, updatedAt }) => ({ kind, content, savedAt: momentOf(updatedAt) })),
  };
};

const momentOf = (at: number): string => new Date(at).toISOString();

const stamps = (createdAt: number, updatedAt: number) => ({
  writtenAt: momentOf(createdAt),
  changedAt: momentOf(updatedAt),
});

const profileOf = ({ user, role }: Everything): AccountExport["profile"] =>
  user ? { ...toUser(user, role), createdAt: momentOf(user.createdAt), changedAt: momentOf(user.updatedAt) } : null;

const tripsOf = ({ organized, intents, suggestions, selections, plans }: Everything): AccountExport["trips"] =>
  organized.map((row) => {
    const ofTrip = ({ tripId }: { tripId: string }) => tripId === row.id;
    const intent = intents.find(ofTrip);
    return {
      trip: toTrip(row),
      intent: intent ? toTripIntent(intent) : null,
      suggestions: suggestions.find(ofTrip)?.anchors ?? [],
      anchors: selections.find(ofTrip)?.titles ?? [],
      days: plans.find(ofTrip)?.days ?? [],
    };
  });
