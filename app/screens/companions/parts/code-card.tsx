import { useRef, useState } from "react";
import { companionsTexts as texts } from "#messages/people/companions";
import type { Trip } from "~/domain/trip/trip";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { Card } from "~/ui/layout/card";
import { CopyButton } from "~/ui/actions/copy-button";
import { AdmissionSwitch } from "./admission-switch";
import { ChangeCode } from "./change-code";

/** The code that opens the trip: to copy, and to change. */
export function CodeCard({ trip, onChanged }: { trip: Trip; onChanged: (trip: Trip) => void }) {
  const [changing, setChanging] = useState(false);
  const [refused, setRefused] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setChanging(false);
    requestAnimationFrame(() => heading.current?.focus());
  };
  const keep = (changed: Trip) => {
    onChanged(changed);
    close();
  };
  return (
    <section aria-labelledby="code" className="grid gap-3">
      <h2 id="code" ref={heading} tabIndex={-1} className="font-display text-xl font-semibold">
        {texts.code}
      </h2>
      <Card className="grid gap-4">
        <p className="text-center font-mono text-xl font-bold tracking-widest wrap-anywhere select-all">
          {trip.joinCode}
        </p>
        {!changing && (
          <div className="grid gap-2.5">
            <CopyButton text={trip.joinCode} label={texts.copyCode} onFailed={() => setRefused(true)} />
            <Button look="quiet" onClick={() => setChanging(true)}>
              {texts.changeCode}
            </Button>
          </div>
        )}
        {refused && (
          <Alert tone="note" onDismiss={() => setRefused(false)}>
            {texts.clipboardRefused}
          </Alert>
        )}
        {changing && <ChangeCode trip={trip} onChanged={keep} onClose={close} />}
        <AdmissionSwitch trip={trip} onChanged={onChanged} />
      </Card>
    </section>
  );
}
