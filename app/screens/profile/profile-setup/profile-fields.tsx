import { draftList, draftText, type FormDraft } from "~/browser/forms/form-draft";
import type { User } from "~/domain/people/companion";
import { TRAVEL_STYLES, TRIP_VIBES } from "~/domain/people/profile-options";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { TextField } from "~/ui/fields/text-field";
import { profileSetupTexts as texts } from "#messages/people/account";
import { stateAnswer } from "./profile-form";
import { StateField } from "./state-field";

export type ProfileFieldsProps = {
  user: User | null;
  email: string;
  names: { firstName: string; lastName: string };
  draft: FormDraft;
  problems: Partial<Record<"firstName" | "lastName" | "hometownCity" | "state" | "region", string>>;
};

/** The questions of the profile, answered with what is known (SPEC section 2, /profilesetup). */
export function ProfileFields({ user, email, names, draft, problems }: ProfileFieldsProps) {
  const known = stateAnswer(user?.state ?? "");
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.firstName}
          name="firstName"
          defaultValue={draftText(draft, "firstName", names.firstName)}
          autoComplete="given-name"
          required
          error={problems.firstName}
        />
        <TextField
          label={texts.lastName}
          name="lastName"
          defaultValue={draftText(draft, "lastName", names.lastName)}
          autoComplete="family-name"
          required
          error={problems.lastName}
        />
      </div>
      <TextField label={texts.email} type="email" value={email} readOnly hint={texts.emailHint} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.homeCity}
          name="hometownCity"
          defaultValue={draftText(draft, "hometownCity", user?.hometownCity ?? "")}
          autoComplete="address-level2"
          required
          error={problems.hometownCity}
        />
        <StateField
          state={draftText(draft, "state", known.state)}
          region={draftText(draft, "region", known.region)}
          problems={problems}
        />
      </div>
      <ChipChoice
        legend={texts.travelStyle}
        name="travelStyle"
        options={TRAVEL_STYLES}
        multiple
        optional
        defaultValue={draftList(draft, "travelStyle", user?.travelStyle ?? [])}
      />
      <ChipChoice
        legend={texts.tripVibe}
        name="tripVibe"
        options={TRIP_VIBES}
        multiple
        optional
        defaultValue={draftList(draft, "tripVibe", user?.tripVibe ?? [])}
      />
    </>
  );
}
