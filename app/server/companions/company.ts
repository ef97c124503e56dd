import { problemTexts } from "#messages/server";
import type { Companion } from "#db/repositories/companions";
import type { Company, CompanyMember } from "#db/repositories/membership/company";
import type { RoomMessage } from "~/contracts/room/room";
import { readmitCompanion } from "~/contracts/calls/companions";
import { mayCall } from "~/contracts/endpoint";
import type { Companions } from "~/domain/people/membership";
import type { Pending } from "~/domain/people/newcomer";
import { Problem } from "../http/problem";
import { actorOf, type News } from "../rooms/news";

type Change = Extract<RoomMessage, { type: "membership" }>["change"];

/** The news for the room about a change of one membership. */
export const membershipNews = (
  by: Companion,
  change: Change,
  { userId, name, role }: Companion,
): Pick<News, "by" | "messages"> => ({
  by: actorOf(by),
  messages: [{ type: "membership", change, userId, name, role }],
});

/** The news for the room of what waits for an answer on the trip; who it is about stays with those who answer. */
export const pendingNews = (newcomers: Pending["newcomers"]) => ({ type: "pending", newcomers }) as const;

/** The news for the room of an offer to take the trip over, or that there is none any more; by whom that is so. */
export const offerNews = (by: Companion, { offer }: Companions): Pick<News, "by" | "messages"> => ({
  by: actorOf(by),
  messages: [{ type: "offer", offer }],
});

/** Somebody of the trip's company. Throws 404 for anybody else. */
export function memberOf(company: Company, userId: string): CompanyMember {
  const person = company.member(userId);
  if (!person) throw new Problem("not-found", problemTexts.notOnTrip);
  return person;
}

/** The company as a companion sees it: who was removed or waits concerns only those who may let them in, an offer only its two. */
export function visibleTo(
  { role, userId }: Pick<Companion, "role" | "userId">,
  { companions, removed, newcomers, offer }: Companions,
): Companions {
  const answers = mayCall(role, readmitCompanion);
  return {
    companions,
    removed: answers ? removed : [],
    newcomers: answers ? newcomers : [],
    offer: answers || offer?.to.userId === userId ? offer : null,
  };
}

/** What was read or written for a caller, as `allow` takes it: with who they are; null for somebody who is not on the trip. */
export const withCaller = <Found extends { caller: Companion | undefined }>({ caller, ...found }: Found) =>
  caller ? { ...caller, ...found } : null;
