import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { bestThingsFoundTexts as texts } from "#messages/demo";
import { sharedLabels } from "#messages/ui";
import { useSession } from "~/browser/session/session";
import { keptThings, saveKept, type KeptThings } from "~/browser/storage/kept-demo";
import type { BestThing } from "~/domain/demo/best-thing";
import { BEST_THINGS_BUDGETS, type BestThingsBudget, isOfIdeas } from "~/domain/demo/demo";
import { enterAfterSignIn } from "~/features/account/enter";
import { usePopupSignIn } from "~/features/account/use-popup-sign-in";
import { Button } from "~/ui/actions/button";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { Alert } from "~/ui/feedback/alert";
import { SourceNote } from "~/ui/feedback/source-note";
import { Card } from "~/ui/layout/card";
import { Screen } from "~/ui/layout/screen";
import { DEMO_STAGE } from "./demo-stage";

const labelOf = (budget: BestThingsBudget): string =>
  BEST_THINGS_BUDGETS.find(({ value }) => value === budget)?.label ?? "";

/** The best things, and the way on with them: signed in, they are saved (SPEC section 2, /bestthings). */
export function BestThingsResult({
  kept: { wish, bestThings },
  onAnother,
}: {
  kept: KeptThings;
  onAnother: () => void;
}) {
  const navigate = useNavigate();
  const session = useSession();
  const [first] = bestThings;
  const isByOne = bestThings.every(({ source, verified }) => source === first?.source && verified === first.verified);
  const ideas = isOfIdeas(bestThings);
  const [going, setGoing] = useState(false);
  const go = async () => {
    setGoing(true);
    // What cannot be saved now is tried again on the next screen, which says so.
    await saveKept(keptThings).catch(() => undefined);
    navigate("/funnelrouter");
  };
  const { state, open, dismiss } = usePopupSignIn({
    texts,
    enter: async () => {
      await enterAfterSignIn(DEMO_STAGE);
      await go();
    },
  });
  return (
    <Screen
      back={{ to: "/bestthings", label: sharedLabels.back }}
      title={ideas ? texts.titleIdeas(wish.destination) : texts.title(wish.category, wish.destination)}
      lead={ideas ? texts.leadIdeas : texts.lead(labelOf(wish.budget))}
      figure={<CityEmblem city={wish.destination} className="max-sm:size-16" />}
      actions={
        <>
          <Button
            onClick={() => void (session === null ? open() : go())}
            pending={going || state.kind !== "ready"}
            pendingLabel={state.kind === "popup-open" ? texts.waiting : texts.entering}
          >
            {texts.proceed}
          </Button>
          <Button look="quiet" onClick={onAnother}>
            {texts.another}
          </Button>
        </>
      }
    >
      <Alert onDismiss={dismiss}>{state.kind === "ready" && state.alert}</Alert>
      <ol className="grid gap-4">
        {bestThings.map((thing) => (
          <li key={thing.name}>
            <ThingCard thing={thing} signed={!isByOne} />
          </li>
        ))}
      </ol>
      {isByOne && first && <SourceNote source={first.source} unverified={!first.verified} />}
    </Screen>
  );
}

/** One of the best things: what it is, and why (SPEC section 3, best-things item). */
export function ThingCard({
  thing: { name, description, whyBest, emoji, category, source, verified },
  signed,
}: {
  thing: BestThing;
  signed: boolean;
}) {
  return (
    <Card className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
      <span aria-hidden="true" className="grid size-12 place-items-center rounded-full bg-sunken text-xl">
        {emoji}
      </span>
      <div className="grid content-center">
        <h2 className="font-display text-lg font-semibold leading-snug">{name}</h2>
        <p className="text-sm text-ink-soft first-letter:uppercase">{category}</p>
      </div>
      <div className="col-span-2 grid gap-2">
        <p>{description}</p>
        <p className="border-s-[3px] border-accent ps-3 text-ink-soft">{whyBest}</p>
        {signed && <SourceNote source={source} unverified={!verified} />}
      </div>
    </Card>
  );
}
