import { inviteMessageTexts } from "#messages/companions";

/** Where an invitation leads: the join screen with the code filled in. */
export const inviteLink = (origin: string, joinCode: string): string =>
  `${origin}/join${joinCode && `?code=${encodeURIComponent(joinCode)}`}`;

/** What an organizer sends to companions: the city, the join code or, without one, the trip id, and the link (SPEC section 9). */
export const inviteMessage = ({
  city,
  joinCode,
  tripId,
  link,
}: {
  city: string;
  joinCode: string;
  tripId: string;
  link: string;
}): string => inviteMessageTexts.invite(city, joinCode || tripId, link);
