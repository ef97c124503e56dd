import {
  type ClientActionFunctionArgs,
  Form,
  type MetaFunction,
  redirect,
  useLoaderData,
  useLocation,
  useNavigation,
} from "@remix-run/react";
import { demoTripTitle } from "#messages/demo";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem } from "~/browser/api/api-problem";
import { dropDraft, readDraft } from "~/browser/forms/form-draft";
import { sentencesFromIssues } from "~/browser/forms/form-fields";
import { useAnswer } from "~/browser/forms/use-answer";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { useCheckedForm } from "~/browser/forms/use-checked-form";
import { saveProfile } from "~/contracts/calls/user";
import type { User } from "~/domain/people/companion";
import { namesOf } from "~/domain/people/display-name";
import { Button } from "~/ui/actions/button";
import { FormAlert } from "~/ui/fields/form-alert";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { demoCarried } from "~/features/account/from-demo";
import { profileSetupTexts as texts } from "#messages/people/account";
import { sharedLabels } from "#messages/ui";
import { ProfileFields } from "./profile-setup/profile-fields";
import { PROFILE_FIELDS, profileBody, profileFormProblems } from "./profile-setup/profile-form";

const FORM = "profile-setup";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export async function clientLoader() {
  const { email, name } = requireSession();
  if (readLocal("userData") === null) await fetchWhatIsKnown();
  const user = readLocal("userData");
  return { user, email: user?.email || email, names: namesKnown(user, name), draft: readDraft(FORM) };
}
clientLoader.hydrate = true as const;

/** As the profile has them; before there is one, as the sign-in gave them. */
const namesKnown = (user: User | null, signedInAs: string) =>
  user?.firstName || user?.lastName ? user : namesOf(user?.name || signedInAs);

/** Anything but a 401 leaves the form prefilled with the account's e-mail alone (SPEC section 8, profile hydration). */
const fetchWhatIsKnown = () => hydrateLocalCopy().catch(onUnauthenticated);

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} />;

export async function clientAction({ request }: ClientActionFunctionArgs) {
  const form = await request.formData();
  try {
    const { user } = await callApi(saveProfile, { body: profileBody(form) });
    writeLocal("userData", user);
    writeLocal("profileComplete", user.profileComplete);
    dropDraft(FORM);
    return redirect("/postprofileroleselect");
  } catch (error) {
    onUnauthenticated(error);
    return {
      alert: texts.saveFailed,
      refused: error instanceof ApiProblem ? sentencesFromIssues(error.issues, PROFILE_FIELDS) : {},
    };
  }
}

/** Who is travelling (SPEC section 2, /profilesetup). */
export default function ProfileSetup() {
  const { user, email, names, draft } = useLoaderData<typeof clientLoader>();
  const answer = useAnswer<typeof clientAction>();
  const demo = demoCarried(useLocation().state);
  const pending = useNavigation().state !== "idle";
  const { problems, formProps } = useCheckedForm({ name: FORM, judge: profileFormProblems, refused: answer?.refused });
  return (
    <Screen
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button type="submit" form={FORM} pending={pending} pendingLabel={sharedLabels.saving}>
          {texts.save}
        </Button>
      }
    >
      {demo && <p className="rounded-md bg-sunken p-4 text-sm text-ink-soft">{texts.kept(demoTripTitle(demo))}</p>}
      <Form id={FORM} method="post" className="grid gap-6" {...formProps}>
        <ProfileFields user={user} email={email} names={names} draft={draft} problems={problems} />
        <FormAlert pending={pending}>{answer?.alert}</FormAlert>
      </Form>
    </Screen>
  );
}
