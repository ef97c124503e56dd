import type { MetaFunction } from "@remix-run/react";
import { type LocalKey, localCopyShapes } from "~/contracts/stored/local-copy";
import { clearStored } from "~/browser/storage/clear-stored";
import { removeLocal, useLocal, USER_KEYS } from "~/browser/storage/local-copy";
import { ButtonLink } from "~/ui/actions/button-link";
import { Card } from "~/ui/layout/card";
import { DebugScreen } from "./parts/debug-screen";
import { ResetButton } from "./parts/reset-button";

const KEYS = Object.keys(localCopyShapes) as LocalKey[];

export const meta: MetaFunction = () => [{ title: "Local state · Wayfellow" }];

/** /localdebug: what this browser keeps, and three ways to forget it (SPEC section 2). */
export default function LocalDebug() {
  return (
    <DebugScreen
      title="Local state"
      lead="What this browser keeps of you and your trip."
      actions={<ButtonLink to="/">Go Home</ButtonLink>}
    >
      <Card className="grid gap-1">
        {KEYS.map((key) => (
          <StoredKey key={key} name={key} />
        ))}
      </Card>
      <div className="grid gap-2.5 sm:flex sm:flex-wrap">
        <ResetButton
          label="Reset trip data"
          question="Reset the trip data?"
          consequence="This browser forgets the trip, its intent, picks, plan and position. The server keeps them."
          done="Trip data is reset."
          reset={() => void clearStored("leave-trip")}
        />
        <ResetButton
          label="Reset user data"
          question="Reset the user data?"
          consequence="This browser forgets your profile. The server keeps it."
          done="User data is reset."
          reset={() => USER_KEYS.forEach(removeLocal)}
        />
        <ResetButton
          label="Clear all"
          question="Clear all local data?"
          consequence="This browser forgets your profile, the trip, its plan, and what is half typed. You stay signed in, and the server keeps everything."
          done="All is cleared."
          reset={() => void clearStored("start-over")}
        />
      </div>
    </DebugScreen>
  );
}

function StoredKey({ name }: { name: LocalKey }) {
  const value = useLocal(name);
  if (value === null) {
    return (
      <p className="flex min-h-12 items-center justify-between gap-x-4 large-text:flex-wrap">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-ink-faint">not stored</span>
      </p>
    );
  }
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">{name}</summary>
      <pre className="whitespace-pre-wrap break-words rounded-md bg-sunken p-3 text-xs">
        {JSON.stringify(value, null, 2)}
      </pre>
    </details>
  );
}
