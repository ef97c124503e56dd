import { ThumbsDown, ThumbsUp } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { thumbTexts as texts } from "#messages/thumbs";
import { callApi } from "~/browser/api/api-client";
import { useCommand } from "~/browser/forms/use-command";
import { rateAnswer } from "~/contracts/calls/thumbs";
import type { BodyInputOf } from "~/contracts/endpoint";
import { afterReason, afterVote, DOWN_REASONS, type Thumb, VOTES } from "~/domain/thumbs/thumb";
import { Alert } from "~/ui/feedback/alert";
import { classes } from "~/ui/layout/classes";

export type AnswerThumbsProps = Pick<BodyInputOf<typeof rateAnswer>, "answerId" | "ticket"> & {
  tripId: string;
  question: string;
  /** What stands; null where nothing was said. */
  thumb: Thumb | null;
  onChange: (thumb: Thumb | null) => void;
};

const SIGNS = { up: ThumbsUp, down: ThumbsDown };

/** Two quiet buttons under an answer, and a few reasons to tap once it was of no use. They stand in a row that wraps, beside whatever else is there. */
export default function AnswerThumbs({ question, thumb, ...answer }: AnswerThumbsProps) {
  const { say, problem } = useSaying({ thumb, ...answer });
  return (
    <>
      <div className="flex">
        {VOTES.map((vote) => {
          const Sign = SIGNS[vote];
          return (
            <Toggle
              key={vote}
              isPressed={thumb?.vote === vote}
              className="size-12 justify-center"
              onPress={() => say(afterVote(thumb, vote))}
            >
              <Sign aria-hidden="true" className="size-5" />
              <span className="sr-only">
                {texts.votes[vote]}
                {texts.about(question)}
              </span>
            </Toggle>
          );
        })}
      </div>
      {thumb?.vote === "down" && (
        <div role="group" aria-label={texts.why} className="grid basis-full gap-2 pt-1 pb-3 ps-3">
          <p className="text-sm font-semibold">{texts.why}</p>
          <div className="flex flex-wrap gap-2">
            {DOWN_REASONS.map((reason) => (
              <Toggle
                key={reason}
                isPressed={thumb.reason === reason}
                className="min-h-11 border-[1.5px] border-edge px-3.5 py-1.5 text-sm leading-snug"
                onPress={() => say(afterReason(thumb, reason))}
              >
                {texts.reasons[reason]}
              </Toggle>
            ))}
          </div>
          <p className="text-sm text-ink-soft">{texts.whatIsKept}</p>
        </div>
      )}
      {problem && <Alert className="basis-full">{problem}</Alert>}
    </>
  );
}

type ToggleProps = { isPressed: boolean; className: string; onPress: () => void; children: ReactNode };

const Toggle = ({ isPressed, className, onPress, children }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={isPressed}
    onClick={onPress}
    className={classes(
      "inline-flex items-center rounded-full text-ink transition-colors not-aria-pressed:hover:bg-sunken aria-pressed:bg-ink aria-pressed:text-paper",
      className,
    )}
  >
    {children}
  </button>
);

/** Shows at once what was tapped, and sends one tap after the other; what is not kept is taken back. */
function useSaying({ tripId, answerId, ticket, thumb, onChange }: Omit<AnswerThumbsProps, "question">) {
  const [isRefused, setRefused] = useState(false);
  const sending = useCommand(texts.failed);
  const kept = useRef(thumb);
  const queue = useRef(Promise.resolve());
  const send = async (next: Thumb | null): Promise<void> => {
    const body = { answerId, thumb: next, ticket };
    const reply = await sending.run(() => callApi(rateAnswer, { params: { tripId }, body }));
    if (reply?.kept) kept.current = next;
    else onChange(kept.current);
    setRefused(reply?.kept === false);
  };
  return {
    problem: isRefused ? texts.failed : sending.problem,
    say: (next: Thumb | null): void => {
      onChange(next);
      queue.current = queue.current.then(() => send(next));
    },
  };
}
