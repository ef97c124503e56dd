import { useState } from "react";
import { oneStopTexts as texts } from "#messages/one-stop";
import { currencyChoices, typedAmount } from "~/domain/plan/costs";
import type { Stop } from "~/domain/plan/stop";
import { countryCall } from "~/features/destination/country";
import { useKeptAnswer } from "~/features/destination/kept-answer";
import { currencyName } from "~/messages/formats";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { SelectField } from "~/ui/fields/select-field";
import { TextField } from "~/ui/fields/text-field";
import { Section } from "./section";
import type { ChangeStop } from "./change-stop";
import { useCommitOnBlur } from "./use-commit-on-blur";

/** What a stop costs. Currency and for whom it is can be said before the amount is: they wait for it here. */
export function CostSection({ stop, tripId, change }: { stop: Stop; tripId: string; change: ChangeStop }) {
  const country = useKeptAnswer(countryCall, tripId).known?.answer.country ?? null;
  const choices = currencyChoices([country?.currency.code, stop.cost?.currency]);
  const [waiting, setWaiting] = useState<{ currency?: string; each?: boolean }>({});
  const currency = stop.cost?.currency ?? waiting.currency ?? choices[0] ?? "EUR";
  const each = stop.cost?.each ?? waiting.each ?? false;
  const amount = useCommitOnBlur(stop.cost === null ? "" : String(stop.cost.amount), (typed) => {
    const said = typed.trim() === "" ? null : typedAmount(typed);
    if (said === null && typed.trim() !== "") return texts.amountWrong;
    change({ cost: said === null ? null : { amount: said, currency, each } }, texts.cost);
    return null;
  });
  const tell = (part: { currency?: string; each?: boolean }) => {
    setWaiting({ ...waiting, ...part });
    if (stop.cost) change({ cost: { ...stop.cost, ...part } }, texts.cost);
  };
  return (
    <Section title={texts.cost}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={texts.amount} inputMode="decimal" autoComplete="off" {...amount} />
        <SelectField
          label={texts.currency}
          options={choices.map((code) => ({ value: code, label: `${code} · ${currencyName(code)}` }))}
          value={currency}
          onChange={({ target }) => tell({ currency: target.value })}
        />
      </div>
      <ChipChoice
        legend={texts.whose}
        name="cost-for"
        options={[
          { value: "all", label: texts.forAll },
          { value: "each", label: texts.forEach },
        ]}
        value={each ? "each" : "all"}
        onChange={([chosen]) => tell({ each: chosen === "each" })}
      />
    </Section>
  );
}
