import { Form, redirect, useLoaderData, type ClientActionFunctionArgs, type MetaFunction } from "@remix-run/react";
import { helpTexts as texts } from "#messages/entry";
import { draftText, dropDraft, readDraft } from "~/browser/forms/form-draft";
import { formText, inSentences } from "~/browser/forms/form-fields";
import { useCheckedForm } from "~/browser/forms/use-checked-form";
import { hasProblems } from "~/domain/forms/form-problems";
import { helpProblems } from "~/domain/forms/open-form-rules";
import { Button } from "~/ui/actions/button";
import { SkeletonCard } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { TextArea } from "~/ui/fields/text-area";
import { TextField } from "~/ui/fields/text-field";
import { Card } from "~/ui/layout/card";
import { Screen } from "~/ui/layout/screen";

const FORM = "help";

const judge = (form: FormData) =>
  inSentences(helpProblems({ email: formText(form, "email"), message: formText(form, "message") }));

export const meta: MetaFunction = () => [{ title: texts.documentTitle }, { name: "description", content: texts.lead }];

const HEAD = { back: { to: "/home", label: texts.back }, title: texts.title, lead: texts.lead };

export const HydrateFallback = () => (
  <Screen {...HEAD}>
    <SkeletonCard lines={3} />
  </Screen>
);

/** What was half written comes back; the server cannot know it. */
export const clientLoader = () => readDraft(FORM);
clientLoader.hydrate = true as const;

/** Nothing is sent anywhere: the words are logged in this browser (SPEC section 2, /yourstuck). */
export async function clientAction({ request }: ClientActionFunctionArgs) {
  const form = await request.formData();
  if (hasProblems(judge(form))) return null;
  logHelpRequest({ email: formText(form, "email").trim(), message: formText(form, "message").trim() });
  dropDraft(FORM);
  toast(texts.thanks, { role: "alert" });
  return redirect("/");
}

/** /yourstuck: an apology, and a way to say what happened. */
export default function YourStuck() {
  const draft = useLoaderData<typeof clientLoader>();
  const { problems, formProps } = useCheckedForm({ name: FORM, judge });
  return (
    <Screen
      {...HEAD}
      actions={
        <Button type="submit" form={FORM}>
          {texts.send}
        </Button>
      }
    >
      <Form id={FORM} method="post" {...formProps}>
        <Card className="grid gap-6">
          <TextField
            label={texts.email}
            hint={texts.emailHint}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            defaultValue={draftText(draft, "email")}
            error={problems.email}
          />
          <TextArea
            label={texts.message}
            name="message"
            rows={5}
            className="[&_textarea]:min-h-36"
            required
            placeholder={texts.messageHint}
            defaultValue={draftText(draft, "message")}
            error={problems.message}
          />
        </Card>
      </Form>
    </Screen>
  );
}

type HelpRequest = { email: string; message: string };

/** Leaves the words in this browser's console, and nowhere else (SPEC section 2, /yourstuck). */
function logHelpRequest(request: HelpRequest): void {
  // eslint-disable-next-line no-console -- the log is all that the specification asks for
  console.info("Help was asked for.", request);
}
