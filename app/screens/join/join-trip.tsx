import {
  type ClientLoaderFunctionArgs,
  Form,
  type MetaFunction,
  redirect,
  type ShouldRevalidateFunction,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import { joinTexts as texts } from "#messages/people/join";
import { draftText, readDraft } from "~/browser/forms/form-draft";
import { useAnswer } from "~/browser/forms/use-answer";
import { readLocal } from "~/browser/storage/local-copy";
import { currentSession } from "~/browser/session/session";
import { useCheckedForm } from "~/browser/forms/use-checked-form";
import { Button } from "~/ui/actions/button";
import { FormAlert } from "~/ui/fields/form-alert";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { TextField } from "~/ui/fields/text-field";
import { TextLink } from "~/ui/actions/text-link";
import { ConfirmJoin } from "./parts/confirm-join";
import { CODE_FIELD, dropInvitation, invitedBy, isOwnCode, JOIN_FORM, keepInvitation } from "./parts/invitation";
import { joinAction, joinFormProblems, lookUp, type JoinAnswer } from "./parts/join-action";

/** An invite link names the code of somebody's trip, so it is not for search engines. */
export const meta: MetaFunction = () => [{ title: texts.documentTitle }, { name: "robots", content: "noindex" }];

/** An invitation is looked up before its screen is there, so that whoever has one only needs to say yes. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const invited = invitedBy(request.url);
  if (invited !== null) keepInvitation(invited);
  if (currentSession() === null) throw redirect("/joinaccess");
  if (invited !== null && isOwnCode(invited)) {
    dropInvitation();
    throw redirect("/alreadyjoined");
  }
  const invitation = invited === null ? undefined : await lookUp(invited);
  return { draft: readDraft(JOIN_FORM), currentTrip: readLocal("tripData")?.tripName ?? null, invitation };
}
clientLoader.hydrate = true as const;

/** An answer to the form says all that is new: the invitation need not be looked up again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;

export const clientAction = joinAction;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={1} />;

/** /join: a code, the trip it opens, and the word to come along (SPEC section 2, joining). */
export default function JoinTrip() {
  const { currentTrip, invitation } = useLoaderData<typeof clientLoader>();
  const answer = useAnswer<JoinAnswer>() ?? invitation;
  const pending = useNavigation().formMethod !== undefined;
  if (answer?.kind === "found") return <ConfirmJoin found={answer} currentTrip={currentTrip} pending={pending} />;
  return <CodeForm alert={answer?.alert} pending={pending} />;
}

function CodeForm({ alert, pending }: { alert: string | undefined; pending: boolean }) {
  const { draft } = useLoaderData<typeof clientLoader>();
  const { problems, formProps } = useCheckedForm({ name: JOIN_FORM, judge: joinFormProblems });
  return (
    <Screen
      back={{ to: "/home", label: texts.home }}
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button type="submit" form={JOIN_FORM} pending={pending} pendingLabel={texts.checking}>
          {texts.submit}
        </Button>
      }
    >
      <Form id={JOIN_FORM} method="post" className="grid gap-6" {...formProps}>
        <TextField
          label={texts.label}
          hint={texts.hint}
          name={CODE_FIELD}
          defaultValue={draftText(draft, CODE_FIELD)}
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          error={problems[CODE_FIELD]}
        />
        <FormAlert pending={pending}>{alert}</FormAlert>
      </Form>
      <p className="text-ink-soft">{texts.noCode}</p>
      <p>
        <TextLink to="/pretrip" className="inline-flex min-h-12 items-center">
          {texts.ownTrip}
        </TextLink>
      </p>
    </Screen>
  );
}
