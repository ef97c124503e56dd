import { Form, useLoaderData, useNavigation, type ClientActionFunctionArgs, type MetaFunction } from "@remix-run/react";
import { localIdentityTexts as texts } from "#messages/entry";
import { sharedLabels } from "#messages/ui";
import { ApiProblem, problemMessage } from "~/browser/api/api-problem";
import { formText, inSentences, sentencesFromIssues } from "~/browser/forms/form-fields";
import { useAnswer } from "~/browser/forms/use-answer";
import { useCheckedForm } from "~/browser/forms/use-checked-form";
import { requestLocalToken } from "~/browser/session/identity/local-token";
import { messageWithToken } from "~/browser/session/identity/popup-message";
import { emailProblem, problemsOf, requiredLine } from "~/domain/forms/form-problems";
import { Button } from "~/ui/actions/button";
import { TextLink } from "~/ui/actions/text-link";
import { Alert } from "~/ui/feedback/alert";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { TextField } from "~/ui/fields/text-field";
import { Screen } from "~/ui/layout/screen";

export const meta: MetaFunction = () => [{ title: texts.title }, { name: "robots", content: "noindex" }];

/** Only the window that opened this one can receive the sign-in. */
export const clientLoader = () => ({ hasOpener: opener() !== null });
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={1} />;

export async function clientAction({ request }: ClientActionFunctionArgs) {
  const form = await request.formData();
  try {
    const token = await requestLocalToken({
      email: formText(form, "email").trim(),
      name: formText(form, "name").trim(),
    });
    opener()?.postMessage(messageWithToken(token), window.location.origin);
    window.close();
    return { sent: true, alert: null, problems: {} };
  } catch (error) {
    const problems = error instanceof ApiProblem ? sentencesFromIssues(error.issues, ["name", "email"]) : {};
    return { sent: false, alert: problemMessage(error, sharedLabels.wrong), problems };
  }
}

function opener(): Window | null {
  const opened: Window | null = window.opener;
  return opened === null || opened.closed ? null : opened;
}

/** The popup of the local identity provider (DESIGN section 4). */
export default function LocalIdentity() {
  const { hasOpener } = useLoaderData<typeof clientLoader>();
  const answer = useAnswer<typeof clientAction>();
  const pending = useNavigation().state !== "idle";
  const { problems, formProps } = useCheckedForm({
    name: "local-identity",
    judge: localIdentityProblems,
    refused: answer?.problems,
  });
  if (!hasOpener || answer?.sent) {
    return (
      <Screen title={answer?.sent ? texts.doneTitle : texts.title} lead={answer?.sent ? texts.done : texts.strayed}>
        {!answer?.sent && (
          <p>
            <TextLink to="/access">{texts.toSignIn}</TextLink>
          </p>
        )}
      </Screen>
    );
  }
  return (
    <Screen
      brand={false}
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button type="submit" form="local-identity" pending={pending} pendingLabel={texts.signingIn}>
          {texts.signIn}
        </Button>
      }
    >
      <Alert>{answer?.alert}</Alert>
      <Form id="local-identity" method="post" className="grid gap-5" {...formProps}>
        <TextField label={texts.name} name="name" autoComplete="name" required error={problems.name} />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={problems.email}
        />
      </Form>
    </Screen>
  );
}

const localIdentityProblems = (form: FormData) =>
  inSentences(
    problemsOf({
      name: requiredLine(formText(form, "name"), "no-name"),
      email: emailProblem(formText(form, "email")),
    }),
  );
