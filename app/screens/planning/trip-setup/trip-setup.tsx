import {
  type ClientActionFunctionArgs,
  Form,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { answerInDraft, draftText, dropDraft, type FormDraft, readDraft, saveDraft } from "~/browser/forms/form-draft";
import { formText } from "~/browser/forms/form-fields";
import { useAnswer } from "~/browser/forms/use-answer";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { sidePane } from "~/browser/page/optional-part";
import { readLocal } from "~/browser/storage/local-copy";
import { demoStart } from "~/features/account/demo-start";
import { useCheckedForm } from "~/browser/forms/use-checked-form";
import type { KnownOfTrip } from "~/domain/trip/code-strength";
import { Button } from "~/ui/actions/button";
import { FormAlert } from "~/ui/fields/form-alert";
import { PlanSteps } from "~/ui/layout/plan-steps";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { SwitchField } from "~/ui/fields/switch-field";
import { admissionTexts, joinCodeFieldTexts } from "#messages/people/join-code";
import { tripSetupTexts as texts } from "#messages/planning/trip-setup";
import { sharedLabels } from "#messages/ui";
import { createTrip, tripRefusal } from "./create-trip";
import { JoinCodeField } from "~/features/companions/join-code-field";
import { TripFields } from "./trip-fields";
import { TRIP_FORM, tripFormProblems } from "./trip-form";
import { useSaidSoFar } from "./use-said-so-far";
import { suggestCode } from "~/features/companions/suggest-code";
import { useJoinCodeCheck } from "~/features/companions/use-join-code-check";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

/** One trip per organizer: whoever has one that is not over goes home (SPEC section 6). */
const hasOwnTrip = (): boolean =>
  readLocal("userData")?.role === "originator" && readLocal("tripData")?.tripComplete === false;

/** A code is there before it is asked for, and is the same after a reload. */
async function withJoinCode(draft: FormDraft): Promise<FormDraft> {
  const code = draft?.joinCode ? null : await suggestCode();
  return code === null ? draft : answerInDraft(TRIP_FORM, "joinCode", code);
}

export async function clientLoader() {
  requireSession();
  if (hasOwnTrip()) throw redirect("/");
  const [draft, start] = await Promise.all([withJoinCode(readDraft(TRIP_FORM)), demoStart()]);
  return { draft, start };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={sharedLabels.loading} />;

export async function clientAction({ request }: ClientActionFunctionArgs) {
  const form = await request.formData();
  try {
    await createTrip(form);
    dropDraft(TRIP_FORM);
    return redirect("/tripcreated");
  } catch (error) {
    onUnauthenticated(error);
    return tripRefusal(error);
  }
}

const TripPreview = sidePane(() => import("./trip-preview"));

/** The create-trip form (SPEC section 2, /tripsetup). */
export default function TripSetup() {
  const { draft, start } = useLoaderData<typeof clientLoader>();
  const answer = useAnswer<typeof clientAction>();
  const pending = useNavigation().state !== "idle";
  const { problems, formProps } = useCheckedForm({
    name: TRIP_FORM,
    judge: tripFormProblems,
    refused: answer?.refused,
  });
  const { state, check, forget } = useJoinCodeCheck();
  const [notConfirmed, setNotConfirmed] = useState(false);
  // The code that the form opened with: the draft that is read again after a press that failed has the one that is in the field, and was found free.
  const [draftCode] = useState(() => draftText(draft, "joinCode"));
  const { said, missing, listen } = useSaidSoFar(formProps.ref, draft, start?.destination);

  useEffect(() => {
    if (draftCode !== "") void check(draftCode);
  }, [draftCode, check]);
  useEffect(() => {
    if (answer?.codeTaken) forget({ kind: "taken" });
  }, [answer, forget]);

  const confirmed = state.kind === "available";
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    setNotConfirmed(!confirmed);
    if (confirmed) formProps.onSubmit(event);
    else event.preventDefault();
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    formProps.onChange(event);
    listen(event.currentTarget);
  };
  const needed = confirmed ? missing : [...missing, texts.freeCode];
  return (
    <Screen
      back={{ to: "/pretrip", label: sharedLabels.back }}
      above={<PlanSteps current="trip" />}
      aside={<TripPreview said={said} />}
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <Button type="submit" form={TRIP_FORM} disabled={!confirmed} pending={pending} pendingLabel={texts.creating}>
            {texts.create}
          </Button>
          {needed.length > 0 && !pending && (
            <p className="self-center text-center text-sm text-ink-soft">{texts.stillNeeded(needed)}</p>
          )}
        </>
      }
    >
      <Form id={TRIP_FORM} method="post" className="grid gap-7" {...formProps} onSubmit={onSubmit} onChange={onChange}>
        <TripFields
          draft={draft}
          start={start}
          said={said}
          problems={problems}
          onRearranged={() => {
            const form = formProps.ref.current;
            if (form === null) return;
            saveDraft(TRIP_FORM, new FormData(form));
            listen(form);
          }}
        />
        <JoinCodeField
          state={state}
          check={check}
          onEdit={() => forget()}
          known={() => knownOf(formProps.ref.current)}
          defaultValue={draftCode}
          hint={joinCodeFieldTexts.hintSuggested}
        />
        <SwitchField
          name="admitEach"
          label={admissionTexts.label}
          hint={admissionTexts.hint}
          defaultChecked={draftText(draft, "admitEach") !== ""}
        />
        <FormAlert pending={pending}>{notConfirmed && !confirmed ? texts.codeNotConfirmed : answer?.alert}</FormAlert>
      </Form>
    </Screen>
  );
}

/** What the form says of the trip so far. */
function knownOf(form: HTMLFormElement | null): KnownOfTrip {
  const typed = form === null ? new FormData() : new FormData(form);
  const year = Number(formText(typed, "startDate").slice(0, 4)) || new Date().getFullYear();
  return { city: formText(typed, "city"), tripName: formText(typed, "tripName"), year };
}
