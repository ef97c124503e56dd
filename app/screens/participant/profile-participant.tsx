import {
  type ClientActionFunctionArgs,
  Form,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem } from "~/browser/api/api-problem";
import { dropDraft, readDraft } from "~/browser/forms/form-draft";
import { sentencesFromIssues } from "~/browser/forms/form-fields";
import { useAnswer } from "~/browser/forms/use-answer";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { useCheckedForm } from "~/browser/forms/use-checked-form";
import { saveProfile } from "~/contracts/calls/user";
import { displayName } from "~/domain/people/display-name";
import { Button } from "~/ui/actions/button";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { FormAlert } from "~/ui/fields/form-alert";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { hasTrip, loadCompanionTripCopy } from "~/features/trip-at-hand/trip-copy";
import { ProfileFields } from "./parts/profile-fields";
import { PROFILE_FIELDS, profileBody, profileFormProblems } from "./parts/profile-form";
import { profileTexts as texts } from "#messages/people/participant";

const FORM = "profile-participant";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export async function clientLoader() {
  const { name, email } = requireSession();
  const { user, trip } = await loadCompanionTripCopy(hasTrip);
  return { user, trip, account: { name, email }, draft: readDraft(FORM) };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} />;

export async function clientAction({ request }: ClientActionFunctionArgs) {
  requireSession();
  const userId = readLocal("userData")?._id;
  if (userId === undefined) return { alert: texts.failed, refused: {} };
  try {
    const { user } = await callApi(saveProfile, { body: profileBody(await request.formData(), userId) });
    writeLocal("userData", user);
    writeLocal("profileComplete", user.profileComplete);
    dropDraft(FORM);
    toast(texts.saved(displayName(user)));
    return redirect("/plannerparticipanthub");
  } catch (error) {
    onUnauthenticated(error);
    return {
      alert: texts.failed,
      refused: error instanceof ApiProblem ? sentencesFromIssues(error.issues, PROFILE_FIELDS) : {},
    };
  }
}

/** Who is coming along (SPEC section 2, /profileparticipant). */
export default function ProfileParticipant() {
  const { user, trip, account, draft } = useLoaderData<typeof clientLoader>();
  const answer = useAnswer<typeof clientAction>();
  const pending = useNavigation().formMethod !== undefined;
  const { problems, formProps } = useCheckedForm({ name: FORM, judge: profileFormProblems, refused: answer?.refused });
  return (
    <Screen
      title={texts.title}
      lead={(user?.profileComplete ? texts.leadKnown : texts.lead)(trip?.tripName ?? null)}
      figure={trip && <CityEmblem city={trip.city} className="max-sm:size-16" />}
      actions={
        <Button type="submit" form={FORM} pending={pending} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
      }
    >
      <Form id={FORM} method="post" className="grid gap-6" {...formProps}>
        <ProfileFields user={user} account={account} draft={draft} problems={problems} />
        <FormAlert pending={pending}>{answer?.alert}</FormAlert>
      </Form>
    </Screen>
  );
}
