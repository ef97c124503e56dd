import { type ClientActionFunctionArgs, Form, type MetaFunction, redirect, useActionData, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { callApi } from "~/browser/api-client";
import { ApiProblem } from "~/browser/api-problem";
import { dropDraft, readDraft } from "~/browser/form-draft";
import { problemsFromIssues } from "~/browser/form-fields";
import { onUnauthenticated, requireSession } from "~/browser/guards";
import { hydrateLocalCopy } from "~/browser/hydrate";
import { readLocal, writeLocal } from "~/browser/local-copy";
import { useCheckedForm } from "~/browser/use-checked-form";
import { saveProfile } from "~/contracts/user";
import { type DemoWish, demoTripTitle } from "~/domain/demo/demo-itinerary";
import { Button } from "~/ui/button";
import { FormAlert } from "~/ui/form-alert";
import { Screen } from "~/ui/screen";
import { SkeletonScreen } from "~/ui/skeleton";
import { demoCarried } from "../demo/parts/from-demo";
import { ProfileFields } from "./profile-setup/profile-fields";
import { PROFILE_FIELDS, profileBody, profileFormProblems } from "./profile-setup/profile-form";

const FORM = "profile-setup";
const SAVE_FAILED = "Failed to save profile. Please try again.";

const KEPT = (demo: DemoWish): string => `Your ${demoTripTitle(demo)} is kept: it fills in the first answers when you start the trip.`;

export const meta: MetaFunction = () => [{ title: "About you · Wayfellow" }];

export async function clientLoader() {
  const { email } = requireSession();
  if (readLocal("userData") === null) await fetchWhatIsKnown();
  const user = readLocal("userData");
  return { user, email: user?.email || email, draft: readDraft(FORM) };
}
clientLoader.hydrate = true as const;

/** Anything but a 401 leaves the form prefilled with the account's e-mail alone (SPEC section 8, profile hydration). */
const fetchWhatIsKnown = () => hydrateLocalCopy().catch(onUnauthenticated);

export const HydrateFallback = () => <SkeletonScreen label="Loading your profile…" />;

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
    return { alert: SAVE_FAILED, refused: error instanceof ApiProblem ? problemsFromIssues(error.issues, PROFILE_FIELDS) : {} };
  }
}

/** Who is travelling (SPEC section 2, /profilesetup). */
export default function ProfileSetup() {
  const { user, email, draft } = useLoaderData<typeof clientLoader>();
  const answer = useActionData<typeof clientAction>();
  const demo = demoCarried(useLocation().state);
  const pending = useNavigation().state !== "idle";
  const { problems, formProps } = useCheckedForm({ name: FORM, judge: profileFormProblems, refused: answer?.refused });
  return (
    <Screen
      title="A little about you"
      lead="Your companions see your name; the assistant suits its suggestions to the rest."
      actions={<Button type="submit" form={FORM} pending={pending} pendingLabel="Saving…">Save Profile</Button>}
    >
      {demo && <p className="rounded-md bg-sunken p-4 text-sm text-ink-soft">{KEPT(demo)}</p>}
      <Form id={FORM} method="post" className="grid gap-6" {...formProps}>
        <ProfileFields user={user} email={email} draft={draft} problems={problems} />
        <FormAlert pending={pending}>{answer?.alert}</FormAlert>
      </Form>
    </Screen>
  );
}
