import {
  findPersonToExport,
  messagesOf,
  organizedTrips,
  reflectionsOf,
  savedDemosOf,
  ticksOf,
} from "#db/repositories/account/account-export";
import { toTrip, toTripIntent, toUser } from "#db/repositories/rows";
import type { AccountExport, exportAccount as call } from "~/contracts/calls/account";
import { EXPORT_VERSION } from "~/contracts/calls/account";
import { StreamedReply, type UseCase } from "../http/call-context";

/** Everything the caller wrote, and all that is stored about them, as one document; read page by page while it is sent. */
export const exportAccount: UseCase<typeof call> = async ({ db, identity: { uid }, now }) => {
  const { user, role, joined, requests, offers } = await findPersonToExport(db, uid);
  return new StreamedReply<AccountExport>({
    product: "wayfellow",
    version: EXPORT_VERSION,
    exportedAt: momentOf(now()),
    profile: user
      ? { ...toUser(user, role), createdAt: momentOf(user.createdAt), changedAt: momentOf(user.updatedAt) }
      : null,
    memberships: joined.map(({ joinedAt, removedAt, ...membership }) => ({
      ...membership,
      joinedAt: momentOf(joinedAt),
      leftAt: removedAt === null ? null : momentOf(removedAt),
    })),
    joinRequests: requests.map(({ askedAt, ...request }) => ({ ...request, askedAt: momentOf(askedAt) })),
    handOverOffers: offers.map(({ offeredAt, ...offer }) => ({ ...offer, offeredAt: momentOf(offeredAt) })),
    trips: eachOf(organizedTrips(db, uid), ({ trip, intent, ...planned }) => ({
      trip: toTrip(trip),
      intent: intent && toTripIntent(intent),
      ...planned,
    })),
    reflections: eachOf(
      reflectionsOf(db, uid),
      ({ tripId, dayIndex, summary, moodTags, journalText, createdAt, updatedAt }) => ({
        tripId,
        dayIndex,
        summary,
        moodTags,
        journalText,
        writtenAt: momentOf(createdAt),
        changedAt: momentOf(updatedAt),
      }),
    ),
    stopTicks: eachOf(ticksOf(db, uid), ({ tripId, stopId, tickedAt }) => ({
      tripId,
      stopId,
      tickedAt: momentOf(tickedAt),
    })),
    messages: eachOf(messagesOf(db, uid), ({ userId: _, proposals, vote, reason, createdAt, ...message }) => ({
      ...message,
      proposals: proposals ?? [],
      thumb: vote === null ? null : { vote, reason },
      writtenAt: momentOf(createdAt),
    })),
    savedDemos: eachOf(savedDemosOf(db, uid), ({ kind, content, updatedAt }) => ({
      kind,
      content,
      savedAt: momentOf(updatedAt),
    })),
  });
};

const momentOf = (at: number): string => new Date(at).toISOString();

async function* eachOf<Row, Item>(rows: AsyncIterable<Row>, toItem: (row: Row) => Item): AsyncGenerator<Item> {
  for await (const row of rows) yield toItem(row);
}
