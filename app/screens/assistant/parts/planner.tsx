import { type ReactNode, useRef } from "react";
import { plannerTexts as texts } from "#messages/assistant";
import { sidePane } from "~/browser/page/optional-part";
import { readLocal } from "~/browser/storage/local-copy";
import { useStored } from "~/browser/storage/stored-value";
import type { User } from "~/domain/people/companion";
import { displayName } from "~/domain/people/display-name";
import type { Trip } from "~/domain/trip/trip";
import { weatherCall } from "~/features/destination/kept-weather";
import { usePlanEditing } from "~/features/stops/use-plan-editing";
import { daysOf } from "~/features/trip-at-hand/days-of";
import { useMoment } from "~/features/trip-home/use-moment";
import { SkeletonCard } from "~/ui/feedback/skeleton";
import { Screen } from "~/ui/layout/screen";
import { classes } from "~/ui/layout/classes";
import { Composer } from "./composer";
import { questionIdeas } from "./question-ideas";
import { Afterwards, Opening, QuestionIdeas } from "./opening";
import { NotLoaded, Talk } from "./talk";
import { usePlanner } from "./use-planner";

/** A phone shows the talk alone. */
const DaysBeside = sidePane(() => import("./days-beside"), <SkeletonCard />);

/** The questions of a trip with their answers, oldest first, and the field for the next one under the thumb. */
export function Planner({ user, trip }: { user: User; trip: Trip | null }) {
  const planner = usePlanner(user, trip);
  const field = useRef<HTMLTextAreaElement>(null);
  const { thread, busy } = planner;
  const plan = readLocal("itineraryData");
  const ofTrip = plan !== null && plan.tripId === trip?._id ? plan : null;
  const moment = useMoment(trip);
  const forecast = useStored(weatherCall.kept);
  const weather = forecast !== null && forecast.tripId === trip?.tripId ? forecast.answer : null;
  const editing = usePlanEditing();
  const choose = (words: string) => {
    planner.type(words);
    field.current?.focus();
  };
  const ideas = trip ? questionIdeas({ trip, plan: ofTrip, moment, weather }) : [];
  return (
    <Screen
      back={{ to: "/localrouter", label: texts.back }}
      title={texts.title(displayName(user))}
      lead={texts.lead(trip?.destination)}
      panes={trip !== null}
      actions={<Composer ref={field} planner={planner} hasTrip={trip !== null} />}
    >
      <Beside
        panes={
          trip && (
            <>
              {ofTrip && <DaysBeside {...{ trip, moment }} days={ofTrip.days} path={daysOf(user.role)} />}
              <aside className="grid content-start gap-8">
                {thread.exchanges.length > 0 && <QuestionIdeas ideas={ideas} onChoose={choose} />}
                <Afterwards />
              </aside>
            </>
          )
        }
      >
        {trip && thread.hasFailed && <NotLoaded onAgain={thread.loadAgain} />}
        {trip &&
          (thread.exchanges.length > 0 ? (
            <Talk
              {...{ thread, busy, user }}
              tripId={trip._id}
              coming={planner.coming}
              rate={planner.rate}
              onAskAgain={choose}
              toPlan={editing && { moment, tripId: trip._id, by: user._id, editing }}
            />
          ) : (
            <Opening {...{ trip, ideas }} days={ofTrip?.days.length ?? 0} onChoose={choose} />
          ))}
      </Beside>
    </Screen>
  );
}

/** The talk, and beside it where there is room what it is about: in sight however long the talk grows, down to the foot of the window beside the field. */
const Beside = ({ children, panes }: { children: ReactNode; panes: ReactNode }) => (
  <div
    className={classes(
      "grid gap-x-12 gap-y-8",
      panes && "lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_40.5rem]",
    )}
  >
    <div className="grid min-w-0 content-start gap-6">{children}</div>
    {panes && (
      <div className="grid min-w-0 content-start gap-x-10 gap-y-8 lg:sticky lg:top-6 lg:z-30 lg:self-start xl:grid-cols-[22rem_16rem]">
        {panes}
      </div>
    )}
  </div>
);
