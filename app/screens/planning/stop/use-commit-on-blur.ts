import { useEffect, useState } from "react";
import { useLatest } from "~/browser/page/use-latest";

/**
 * A field that writes when it is left, by Enter, and when the page goes away; what others write meanwhile shows in it unless somebody is
 * typing. `write` gives what is wrong with the words, which then stay in the field, or null.
 */
export function useCommitOnBlur(value: string, write: (typed: string) => string | null) {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    const problem = draft === value ? null : write(draft);
    setError(problem);
    if (problem === null) setDraft(null);
  };
  const commitNow = useLatest(commit);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") commitNow();
    };
    document.addEventListener("visibilitychange", leave);
    return () => document.removeEventListener("visibilitychange", leave);
  }, [commitNow]);
  return {
    value: draft ?? value,
    error,
    onChange: ({ target }: { target: { value: string } }) => setDraft(target.value),
    onBlur: commit,
    onKeyDown: ({ key, currentTarget }: React.KeyboardEvent<HTMLElement>) => {
      if (key === "Enter" && currentTarget instanceof HTMLInputElement) commit();
    },
  };
}
