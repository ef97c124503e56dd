import { useActionData, useNavigation } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { hasProblems } from "~/domain/forms/form-problems";
import { saveDraft } from "./form-draft";
import type { FieldSentences } from "./form-fields";

export type CheckedForm<Field extends string> = {
  /** The sentence to show under each field. */
  problems: FieldSentences<Field>;
  /** Spread onto the form. */
  formProps: {
    ref: RefObject<HTMLFormElement>;
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onChange: (event: FormEvent<HTMLFormElement>) => void;
  };
};

export type CheckedFormParts<Field extends string> = {
  /** Names the draft that outlives a reload. */
  name: string;
  /** The domain's rule for this form, in sentences. */
  judge: (form: FormData) => FieldSentences<Field>;
  /** What the last answer of the server found wrong. */
  refused?: FieldSentences<Field>;
};

/**
 * Every form of the product: judged when it is sent, by the rule that the server also keeps; then the focus goes to the
 * first field in trouble, and a sentence disappears as soon as its field is mended. What is typed is kept as a draft;
 * a double click sends once.
 */
export function useCheckedForm<Field extends string>({
  name,
  judge,
  refused,
}: CheckedFormParts<Field>): CheckedForm<Field> {
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldSentences<Field>>({});
  const isSecondTime = useSentOnce();
  useEffect(() => {
    if (refused === undefined || !hasProblems(refused)) return;
    setProblems(refused);
    focusFirst(ref.current, refused);
  }, [refused]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const found = judge(new FormData(event.currentTarget));
    setProblems(found);
    if (hasProblems(found)) {
      event.preventDefault();
      focusFirst(event.currentTarget, found);
    } else if (isSecondTime()) event.preventDefault();
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    saveDraft(name, form);
    if (hasProblems(problems)) setProblems(remainingProblems(problems, judge(form)));
  };
  return { problems, formProps: { ref, noValidate: true, onSubmit, onChange } };
}

/**
 * Tells a double click from two sendings: the button shows that it waits only after the next paint.
 * An answer that comes before that paint is never seen to be waited for, so that each new answer counts as well.
 */
function useSentOnce(): () => boolean {
  const sent = useRef(false);
  const { state } = useNavigation();
  const answer = useActionData();
  useEffect(() => {
    if (state === "idle") sent.current = false;
  }, [state, answer]);
  return () => {
    const before = sent.current;
    sent.current = true;
    return before;
  };
}

/** Of the problems shown, those that remain; a field not complained of yet is left in peace while it is being filled. */
export function remainingProblems<Field extends string>(
  shown: FieldSentences<Field>,
  found: FieldSentences<Field>,
): FieldSentences<Field> {
  const left: FieldSentences<Field> = {};
  for (const field in shown) if (found[field] !== undefined) left[field] = found[field];
  return left;
}

function focusFirst(form: HTMLFormElement | null, problems: FieldSentences<string>): void {
  const fields = Array.from(form?.elements ?? []);
  const first = fields.find((element) => problems[element.getAttribute("name") ?? ""] !== undefined);
  if (first instanceof HTMLElement) first.focus();
}
