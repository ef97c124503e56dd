import { type ChangeEvent, type FocusEvent, useEffect, useRef } from "react";
import { fillIn } from "./fill-in";

/**
 * An answer that follows what else is said, until somebody writes their own: spread onto the field. Focusing a field that still follows
 * selects it whole, so that typing replaces it.
 * @param kept what the field held before, "" where it held nothing
 */
export function useSuggestedAnswer(kept: string, suggestion: string) {
  const ref = useRef<HTMLInputElement>(null);
  const isOwn = useRef(kept !== "" && kept !== suggestion);
  useEffect(() => {
    if (!isOwn.current && ref.current?.value !== suggestion) fillIn(ref.current, suggestion);
  }, [suggestion]);
  return {
    ref,
    defaultValue: kept || suggestion,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      isOwn.current = value !== "" && value !== suggestion;
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (!isOwn.current) currentTarget.select();
    },
  };
}
