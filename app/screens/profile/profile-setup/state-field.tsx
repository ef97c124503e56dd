import { useState } from "react";
import { US_STATES } from "~/domain/people/profile-options";
import { SelectField } from "~/ui/fields/select-field";
import { TextField } from "~/ui/fields/text-field";
import { profileSetupTexts as texts } from "#messages/people/account";
import { ELSEWHERE } from "./profile-form";

const OPTIONS = [{ value: ELSEWHERE, label: texts.outsideUs }, ...US_STATES];

type StateFieldProps = { state: string; region: string; problems: { state?: string; region?: string } };

/** One of the 50 states, or elsewhere a region in words. */
export function StateField({ state, region, problems }: StateFieldProps) {
  const [chosen, setChosen] = useState(state);
  return (
    <>
      <SelectField
        label={texts.state}
        name="state"
        options={OPTIONS}
        placeholder={texts.chooseState}
        defaultValue={state}
        autoComplete="address-level1"
        required
        onChange={(event) => setChosen(event.currentTarget.value)}
        error={problems.state}
      />
      {chosen === ELSEWHERE && (
        <TextField label={texts.region} name="region" defaultValue={region} required error={problems.region} />
      )}
    </>
  );
}
