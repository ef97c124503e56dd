import { demoTripTitle, demoMadeTexts as texts } from "#messages/demo";
import { sharedLabels } from "#messages/ui";
import { keptDemo, type KeptDemo } from "~/browser/storage/kept-demo";
import { fromDemo } from "~/features/account/from-demo";
import { originOf, usualOrigin } from "~/domain/plan/origin";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { Alert } from "~/ui/feedback/alert";
import { SourceNote } from "~/ui/feedback/source-note";
import { Screen } from "~/ui/layout/screen";
import { DemoDayCard } from "./demo-day";
import { useSaveKept, type Saving } from "./use-save-kept";

/** Every day of the demo, for whoever has signed in; it is saved by itself (SPEC section 2, /demo). */
export function DemoResult({ demo, onAnother }: { demo: KeptDemo["itineraryDataDemo"]; onAnother: () => void }) {
  const save = useSaveKept(keptDemo);
  const { destination, season, tripGoals, days } = demo;
  const usual = usualOrigin(days.flatMap(({ activities }) => activities.map(originOf)));
  return (
    <Screen
      back={{ to: "/demo", label: sharedLabels.back }}
      title={demoTripTitle(demo)}
      lead={texts.resultLead(season, tripGoals)}
      figure={<CityEmblem city={destination} className="max-sm:size-16" />}
      actions={
        <>
          <ButtonLink to="/funnel-router" state={fromDemo(demo)}>
            {texts.proceed}
          </ButtonLink>
          <Button look="quiet" onClick={onAnother}>
            {texts.another}
          </Button>
        </>
      }
    >
      <SaveStatus {...save} />
      <ol className="grid gap-5">
        {days.map((day) => (
          <li key={day.dayIndex}>
            <DemoDayCard day={day} usual={usual} />
          </li>
        ))}
      </ol>
      {usual && <SourceNote {...usual} />}
    </Screen>
  );
}

/** Whether what was made is in the account, and another try when it is not. */
function SaveStatus({ saving, again }: { saving: Saving; again: () => void }) {
  if (saving.kind === "refused") return <Alert>{saving.sentence}</Alert>;
  if (saving.kind === "failed")
    return (
      <Alert>
        <span className="flex flex-wrap items-center justify-between gap-3">
          {texts.notSaved}
          <Button look="secondary" onClick={again}>
            {texts.saveAgain}
          </Button>
        </span>
      </Alert>
    );
  return (
    <p role="status" className="text-sm font-semibold text-ink-soft">
      {saving.kind === "saved" ? texts.saved : texts.saving}
    </p>
  );
}
