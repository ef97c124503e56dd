import { demoMadeTexts as texts } from "#messages/demo";
import { sharedLabels } from "#messages/ui";
import { useIdentityProvider } from "~/browser/session/identity/provider-meta";
import type { KeptDemo } from "~/browser/storage/kept-demo";
import { isOfIdeas } from "~/domain/demo/demo";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { Card } from "~/ui/layout/card";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { Screen } from "~/ui/layout/screen";
import { popupNote } from "#messages/entry";
import type { usePopupSignIn } from "~/features/account/use-popup-sign-in";
import { blockOfTime } from "./demo-day";

type DemoGateProps = {
  demo: KeptDemo["itineraryDataDemo"];
  signIn: ReturnType<typeof usePopupSignIn>;
  onAnother: () => void;
};

/** The demo is there; its first day invites to sign in for the rest (SPEC section 2, /demo). */
export function DemoGate({
  demo: { destination, numDays, days },
  signIn: { state, open, dismiss },
  onAnother,
}: DemoGateProps) {
  const { kind } = useIdentityProvider();
  const [first] = days;
  const ideas = isOfIdeas(days.flatMap(({ activities }) => activities));
  return (
    <Screen
      sky="morning"
      back={{ to: "/demo", label: sharedLabels.back }}
      title={ideas ? texts.readyIdeas(numDays, destination) : texts.ready(numDays, destination)}
      lead={ideas ? texts.gateLeadIdeas(numDays) : texts.gateLead(numDays)}
      figure={<CityEmblem city={destination} className="max-sm:size-16" />}
      actions={
        <>
          <Button
            onClick={() => void open()}
            pending={state.kind !== "ready"}
            pendingLabel={state.kind === "entering" ? texts.entering : texts.waiting}
          >
            {texts.signIn[kind]}
          </Button>
          <Button look="quiet" onClick={onAnother}>
            {texts.another}
          </Button>
        </>
      }
    >
      <Alert onDismiss={dismiss}>{state.kind === "ready" && state.alert}</Alert>
      {first && <FirstDay day={first} />}
      <div className="grid gap-2">
        {numDays > 1 && <p className="font-semibold">{texts.moreDays(numDays - 1)}</p>}
        <p className="max-w-prose text-sm text-ink-soft">{popupNote[kind]}</p>
      </div>
    </Screen>
  );
}

function FirstDay({ day: { summary, activities } }: { day: KeptDemo["itineraryDataDemo"]["days"][number] }) {
  const stops = activities.flatMap(({ time, title }) => {
    const block = blockOfTime(time);
    return block ? [{ block, title, state: "ahead" as const }] : [];
  });
  return (
    <Card className="grid gap-5">
      <header className="grid gap-1">
        <h2 className="font-display text-lg font-semibold">{texts.firstDay}</h2>
        <p className="text-ink-soft">{summary}</p>
      </header>
      <LineOfTheDay stops={stops} variant="compact" label={texts.firstDay} />
    </Card>
  );
}
