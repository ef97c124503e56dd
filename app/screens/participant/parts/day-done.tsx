import { hasReflected } from "~/browser/storage/reflected-days";
import type { Position } from "~/domain/live/live-position";
import { ButtonLink } from "~/ui/actions/button-link";
import { Card } from "~/ui/layout/card";
import { liveParticipantTexts as texts } from "#messages/participant";

/** On the morning after: an invitation to write about the day that has just ended, which leads nobody away by itself. */
export function DayDone({ position, tripId }: { position: Position; tripId: string }) {
  const day = position.dayIndex - 1;
  if (position.block !== "morning" || day < 1 || hasReflected(tripId, day)) return null;
  return (
    <Card className="grid animate-arrive gap-3">
      <h2 className="text-lg!">{texts.dayDone(day)}</h2>
      <p className="text-ink-soft">{texts.dayDoneWhy}</p>
      <ButtonLink to="/daylookback" look="secondary" className="justify-self-start">
        {texts.reflectNow(day)}
      </ButtonLink>
    </Card>
  );
}
