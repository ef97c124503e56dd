import type { FieldSentences } from "~/browser/forms/form-fields";
import { draftText, type FormDraft } from "~/browser/forms/form-draft";
import type { User } from "~/domain/people/companion";
import { TextField } from "~/ui/fields/text-field";
import type { PROFILE_FIELDS } from "./profile-form";
import { profileTexts as texts } from "#messages/people/participant";

export type ProfileFieldsProps = {
  user: User | null;
  /** Name and e-mail as the sign-in gave them. */
  account: { name: string; email: string };
  draft: FormDraft;
  problems: FieldSentences<(typeof PROFILE_FIELDS)[number]>;
};

/** The participant's questions, answered with what is known (SPEC section 2, /profileparticipant). */
export function ProfileFields({ user, account, draft, problems }: ProfileFieldsProps) {
  const known = (name: string, value: string | undefined) => draftText(draft, name, value ?? "");
  return (
    <>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        name="name"
        defaultValue={known("name", user?.name || account.name)}
        autoComplete="name"
        required
        error={problems.name}
      />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        value={user?.email || account.email}
        readOnly
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.city}
          name="city"
          defaultValue={known("city", user?.city || user?.hometownCity)}
          autoComplete="address-level2"
          optional
          error={problems.city}
        />
        <TextField
          label={texts.state}
          name="state"
          defaultValue={known("state", user?.state)}
          autoComplete="address-level1"
          optional
          error={problems.state}
        />
      </div>
      <TextField
        label={texts.travelStyle}
        hint={texts.travelStyleHint}
        name="travelStyle"
        defaultValue={known("travelStyle", user?.travelStyle.join(", "))}
        autoComplete="off"
        optional
      />
      <TextField
        label={texts.tripVibe}
        hint={texts.tripVibeHint}
        name="tripVibe"
        defaultValue={known("tripVibe", user?.tripVibe.join(", "))}
        autoComplete="off"
        optional
      />
    </>
  );
}
