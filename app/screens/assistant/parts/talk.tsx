import { type ReactNode, useEffect, useRef } from "react";
import { plannerTexts as texts } from "#messages/assistant";
import { idlePart } from "~/browser/page/optional-part";
import type { User } from "~/domain/people/companion";
import { LazyProposals } from "~/features/proposals/lazy-proposals";
import { LazyThumbs } from "~/features/thumbs/lazy-thumbs";
import { Button } from "~/ui/actions/button";
import { CopyButton } from "~/ui/actions/copy-button";
import { PendingLine } from "~/ui/feedback/pending-line";
import { SourceNote } from "~/ui/feedback/source-note";
import { toast } from "~/ui/feedback/toast";
import type { AnswerPlacesProps } from "./answer-places";
import type { Exchange } from "./kept-questions";
import type { Planner } from "./use-planner";

const AnswerPlaces = idlePart(() => import("./answer-places"));

type TalkProps = Pick<Planner, "thread" | "busy" | "coming" | "rate"> & {
  tripId: string;
  user: User;
  onAskAgain: (question: string) => void;
  /** What puts a place of an answer into the plan; null for who may not. */
  toPlan: Pick<AnswerPlacesProps, "moment" | "tripId" | "by" | "editing"> | null;
};

/** What was asked and what was answered, in that order. The newest question comes to the top, so that its answer is read from its beginning. */
export function Talk({ thread, busy, coming, rate, tripId, user, onAskAgain, toPlan }: TalkProps) {
  const { exchanges, isLoading, asksThumbs } = thread;
  const newest = useRef<HTMLLIElement>(null);
  const isOpening = useRef(true);
  const last = exchanges.at(-1);
  const isAnswered = last?.answer !== null;
  const isLong = exchanges.length > 1;
  const isAsking = busy === "asking";
  useEffect(() => {
    if (isLong || isAsking || !isOpening.current) newest.current?.scrollIntoView({ block: "start" });
    isOpening.current = false;
  }, [last?.id, isAnswered, isLong, isAsking]);
  return (
    <ol role="log" aria-label={texts.talk} aria-busy={isLoading} className="grid gap-7">
      {exchanges.map((exchange, index) => {
        const isLast = index === exchanges.length - 1;
        return (
          <li
            key={exchange.id ?? index}
            ref={isLast ? newest : null}
            data-state={stateOf(exchange, isLast && isAsking)}
            className="grid scroll-mt-4 gap-3"
          >
            <p className="max-w-[85%] justify-self-end whitespace-pre-line break-words rounded-lg rounded-ee-sm bg-ink px-4 py-2.5 text-paper">
              <span className="sr-only">{texts.asked}</span>
              <bdi>{exchange.question}</bdi>
            </p>
            <Answer
              exchange={exchange}
              isLast={isLast}
              saysSource={exchange.answer?.source !== exchanges[index + 1]?.answer?.source}
              busy={busy}
              coming={coming}
              onAskAgain={onAskAgain}
              toPlan={toPlan}
              thumbs={asksThumbs ? { tripId, rate } : null}
            />
            {exchange.answer && <LazyProposals proposals={exchange.answer.proposals} tripId={tripId} user={user} />}
          </li>
        );
      })}
    </ol>
  );
}

const stateOf = ({ answer }: Exchange, isAsking: boolean): string =>
  answer ? "answered" : isAsking ? "asking" : "saved";

function Answer({
  exchange: { id, question, answer, places },
  isLast,
  saysSource,
  busy,
  coming,
  onAskAgain,
  toPlan,
  thumbs,
}: Pick<TalkProps, "busy" | "coming" | "onAskAgain" | "toPlan"> & {
  exchange: Exchange;
  isLast: boolean;
  saysSource: boolean;
  /** Null where nobody asks whether the answer was useful. */
  thumbs: Pick<TalkProps, "tripId" | "rate"> | null;
}) {
  if (answer)
    return (
      <Said>
        <span className="sr-only">{texts.reply}</span>
        <span dir="auto" className="block whitespace-pre-line break-words">
          {answer.text}
        </span>
        {saysSource && <SourceNote source={answer.source} />}
        <div className="-mb-2 -ms-3 flex w-full flex-wrap items-center">
          <CopyAnswer question={question} text={answer.text} />
          {thumbs && id !== null && (
            <LazyThumbs
              {...{ question, answerId: id, tripId: thumbs.tripId, thumb: answer.thumb }}
              onChange={(thumb) => thumbs.rate(id, thumb)}
            />
          )}
        </div>
        {toPlan && places.length > 0 && <AnswerPlaces {...{ question, places }} {...toPlan} />}
      </Said>
    );
  if (isLast && busy === "asking")
    return (
      <>
        {/* Read out once it is whole: until then the gate may still take something back. */}
        {coming && (
          <div aria-hidden="true">
            <Said>
              <span dir="auto" className="block whitespace-pre-line break-words">
                {coming}
              </span>
            </Said>
          </div>
        )}
        <PendingLine>{texts.running}</PendingLine>
      </>
    );
  if (isLast) return <p className="justify-self-end text-sm font-semibold text-good">{texts.saved}</p>;
  return (
    <p className="flex flex-wrap items-center justify-end gap-x-2 text-sm text-ink-soft">
      {texts.notAnswered}
      <Button look="quiet" className="px-2! text-sm!" onClick={() => onAskAgain(question)}>
        {texts.askAgain}
      </Button>
    </p>
  );
}

function CopyAnswer({ question, text }: { question: string; text: string }) {
  return (
    <CopyButton
      look="quiet"
      className="px-3! text-sm!"
      text={text}
      label={texts.copy}
      about={texts.answerTo(question)}
      onCopied={() => toast(texts.copied)}
      onFailed={() => toast(texts.notCopied, { tone: "bad" })}
    />
  );
}

/** That other devices may know more of the talk, and the way to ask again. */
export const NotLoaded = ({ onAgain }: { onAgain: () => void }) => (
  <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
    {texts.threadNotLoaded}
    <Button look="quiet" className="px-2! text-sm!" onClick={onAgain}>
      {texts.tryAgain}
    </Button>
  </p>
);

/** Words of the assistant. */
export const Said = ({ children }: { children: ReactNode }) => (
  <div className="grid max-w-prose justify-items-start gap-2 rounded-lg rounded-es-sm border border-line bg-raised px-4 py-3.5 shadow-card">
    {children}
  </div>
);
