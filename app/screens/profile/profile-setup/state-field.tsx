import { useState } from "react";
import { US_STATES } from "~/domain/profile-options";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import { ELSEWHERE } from "./profile-form";

const OPTIONS = [{ value: ELSEWHERE, label: "I live outside the US" }, ...US_STATES];

type StateFieldProps = { state: string; region: string; problems: { state?: string; region?: string } };

/** One of the 50 states, or elsewhere a region in words. */
export function StateField({ state, region, problems }: StateFieldProps) {
  const [chosen, setChosen] = useState(state);
  return (
    <>
      <SelectField
        label="State"
        name="state"
        options={OPTIONS}
        placeholder="Choose your state"
        defaultValue={state}
        autoComplete="address-level1"
        required
        onChange={(event) => setChosen(event.currentTarget.value)}
        error={problems.state}
      />
      {chosen === ELSEWHERE && <TextField label="Region or country" name="region" defaultValue={region} required error={problems.region} />}
    </>
  );
}
