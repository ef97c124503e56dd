import { type ComponentType, type InputHTMLAttributes, useCallback, useEffect, useId, useRef, useState } from "react";
import type { CitySuggestionsProps } from "./city/city-suggestions";
import type { RouteUse } from "./city/land-offer";
import { classes } from "../layout/classes";
import { CONTROL, Field, fieldAria, type FieldText } from "./field";
import type { ComboboxState } from "./suggestion-list";

export type CityFieldProps = FieldText &
  Pick<InputHTMLAttributes<HTMLInputElement>, "name" | "defaultValue" | "placeholder" | "required" | "form"> & {
    className?: string;
    /** Offers a way through a country or region that is named instead of a city. */
    route?: RouteUse;
  };

type Suggestions = { Part: ComponentType<CitySuggestionsProps>; filledIn: string };

const loadSuggestions = () => import("./city/city-suggestions");

/**
 * Asks for a city and suggests some as one types. Any other text is as good: it stays a plain text field until the suggestions
 * have come, which happens when it is first entered, and for good when they cannot be fetched.
 */
export function CityField({ label, hint, error, optional, className, route, ...input }: CityFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const [combobox, setCombobox] = useState<ComboboxState>({});
  const bring = useCallback(async () => {
    const loaded = await loadSuggestions().catch(() => null);
    // A form that keeps drafts fills in what was just typed as well.
    const filledIn = isTyped.current ? "" : (field.current?.defaultValue ?? "");
    if (loaded) setSuggestions((before) => before ?? { Part: loaded.CitySuggestions, filledIn });
  }, []);
  // What is filled in already is looked up, too: that no places are known there is said before anything is planned.
  const isFilled = Boolean(input.defaultValue);
  useEffect(() => {
    if (isFilled) void bring();
  }, [isFilled, bring]);
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      <div>
        <input
          ref={field}
          id={id}
          type="text"
          dir="auto"
          className={classes(CONTROL)}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          onFocus={() => void bring()}
          onInput={() => {
            isTyped.current = true;
          }}
          {...input}
          {...combobox}
          {...fieldAria(id, { hint, error })}
        />
        {suggestions && (
          <suggestions.Part
            field={field}
            filledIn={suggestions.filledIn}
            id={`${id}-cities`}
            route={route}
            onChange={setCombobox}
          />
        )}
      </div>
    </Field>
  );
}
