import { draftText, dropDraft, readDraft, saveDraft } from "~/browser/forms/form-draft";
import { readLocal } from "~/browser/storage/local-copy";
import { inviteLink, sameJoinCode } from "~/domain/trip/join-code";

/** The form of /join; its draft carries an invitation's code through the sign-in, in this tab. */
export const JOIN_FORM = "join";
export const CODE_FIELD = "joinCode";

/** The code in the address of an invitation, or null. */
export function invitedBy(url: string): string | null {
  const code = new URL(url).searchParams.get("code")?.trim();
  return code ? code : null;
}

/** Keeps the code as if it had been typed. */
export function keepInvitation(code: string): void {
  const form = new FormData();
  form.set(CODE_FIELD, code);
  saveDraft(JOIN_FORM, form);
}

/** The code that was kept, or nothing. */
export const keptInvitation = (): string => draftText(readDraft(JOIN_FORM), CODE_FIELD).trim();

/** Where somebody who has signed in goes on: with a kept code, where it leads by itself. */
export const wayToJoin = (): string => inviteLink("", keptInvitation());

export const dropInvitation = (): void => dropDraft(JOIN_FORM);

/** Whether the code is that of the trip one is on now. */
export function isOwnCode(code: string): boolean {
  const trip = readLocal("tripData");
  return trip !== null && readLocal("userData")?.tripId === trip.tripId && sameJoinCode(code, trip.joinCode);
}
