import { problemTexts } from "#messages/server";
import type { ProfileChange } from "#db/repositories/users";
import { saveOwnProfile, saveProfileOf } from "#db/repositories/users";
import type { BodyOf } from "~/contracts/endpoint";
import type { saveProfile as call } from "~/contracts/calls/user";
import { organizerProfileProblems, participantProfileProblems } from "~/domain/people/profile-rules";
import { checkRules } from "../http/check-rules";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";

type Body = BodyOf<typeof call>;
type Participant = Extract<Body, { userId: string }>;
type Organizer = Exclude<Body, Participant>;

/** Saves the caller's profile, from the organizer's form or from the participant's; the e-mail stays the account's. */
export const saveProfile: UseCase<typeof call> = async ({ db, identity, now, newId }, { body }) => {
  if (!("userId" in body)) {
    checkRules(organizerProfileProblems(body));
    return { user: await saveOwnProfile(db, identity, organizerChange(body), { id: newId(), at: now() }) };
  }
  checkRules(participantProfileProblems({ ...body, email: body.email ?? "" }));
  const user = await saveProfileOf(db, identity.uid, body.userId, participantChange(body), now());
  if (!user) throw new Problem("forbidden", problemTexts.othersProfile);
  return { user };
};

const organizerChange = ({
  firstName,
  lastName,
  hometownCity,
  state,
  travelStyle,
  tripVibe,
}: Organizer): ProfileChange => ({
  firstName,
  lastName,
  name: `${firstName} ${lastName}`,
  homeCity: hometownCity,
  state,
  travelStyle,
  tripVibe,
});

/** A participant gives one name; first and last name of an earlier organizer's profile would contradict it. */
const participantChange = ({ name, city, state, travelStyle, tripVibe }: Participant): ProfileChange => ({
  firstName: "",
  lastName: "",
  name,
  homeCity: city,
  state,
  travelStyle,
  tripVibe,
});
