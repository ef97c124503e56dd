import { useEffect, useState } from "react";
import { canSend } from "~/domain/live/live-feedback-rules";
import type { Position } from "~/domain/live/live-position";
import type { User } from "~/domain/people/companion";
import { LazyProposals } from "~/features/proposals/lazy-proposals";
import { LazyThumbs } from "~/features/thumbs/lazy-thumbs";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { Card } from "~/ui/layout/card";
import { PendingLine } from "~/ui/feedback/pending-line";
import { SourceNote } from "~/ui/feedback/source-note";
import { TextField } from "~/ui/fields/text-field";
import { BlockForm, useBlockFetcher } from "./block-form";
import { type Exchange, noteThumb } from "./conversation";
import { liveBlockTexts as texts } from "#messages/live";

type Asker = { tripId: string; user: User };

/** "Ask the assistant": a small conversation about the block; a question that got no answer stays in the field. */
export function AskPanel({ at, exchanges, ...asker }: Asker & { at: Position; exchanges: readonly Exchange[] }) {
  const fetcher = useBlockFetcher();
  const [question, setQuestion] = useState("");
  const pending = fetcher.state !== "idle";
  useEffect(() => {
    if (exchanges.length > 0) setQuestion("");
  }, [exchanges.length]);
  return (
    <Card className="grid gap-4">
      <h2 className="font-display text-xl font-semibold">{texts.askTitle}</h2>
      <ol role="log" aria-label={texts.askTitle} className="grid gap-4 empty:hidden">
        {exchanges.map((exchange, index) => (
          <ExchangeItem key={index} at={at} exchange={exchange} {...asker} />
        ))}
      </ol>
      <BlockForm fetcher={fetcher} intent="ask" at={at} className="grid gap-3">
        <TextField
          label={texts.askLabel}
          hint={texts.askHint}
          name="question"
          value={question}
          readOnly={pending}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        {!pending && fetcher.data?.kind === "not-answered" && <Alert>{fetcher.data.sentence}</Alert>}
        {pending && <PendingLine>{texts.asking}</PendingLine>}
        <Button type="submit" look="secondary" disabled={!canSend(question) || pending}>
          {texts.askSend}
        </Button>
      </BlockForm>
    </Card>
  );
}

function ExchangeItem({ at, exchange, ...asker }: Asker & { at: Position; exchange: Exchange }) {
  const { question, answer, source, proposals, thumbTicket } = exchange;
  const { tripId, user } = asker;
  const [thumb, setThumb] = useState(exchange.thumb);
  return (
    <li className="grid gap-2">
      <p className="max-w-[85%] justify-self-end rounded-lg rounded-ee-sm bg-ink px-4 py-2.5 text-paper">
        <span className="sr-only">{texts.you} </span>
        <bdi>{question}</bdi>
      </p>
      <div className="grid max-w-[92%] gap-1 rounded-lg rounded-es-sm bg-sunken px-4 py-2.5">
        <p className="whitespace-pre-line">
          <span className="sr-only">{texts.assistant} </span>
          {answer}
        </p>
        <SourceNote source={source} />
        {thumbTicket && (
          <div className="-ms-3 flex flex-wrap items-center">
            <LazyThumbs
              {...{ tripId, question, thumb }}
              answerId={thumbTicket.answerId}
              ticket={{ source, signature: thumbTicket.signature }}
              onChange={(next) => {
                setThumb(next);
                noteThumb({ userId: user._id, tripId, at }, thumbTicket.answerId, next);
              }}
            />
          </div>
        )}
      </div>
      <LazyProposals proposals={proposals} {...asker} />
    </li>
  );
}
