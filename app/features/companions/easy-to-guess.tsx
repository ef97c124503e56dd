import { useState } from "react";
import { joinCodeFieldTexts as texts } from "#messages/people/join-code";
import { randomBelow } from "~/browser/page/random-below";
import { isEasyToGuess, type KnownOfTrip } from "~/domain/trip/code-strength";
import { suggestJoinCode } from "~/domain/trip/suggested-code";
import { Button } from "~/ui/actions/button";

type Props = { code: string; known: KnownOfTrip; onTake: (code: string) => void };

export { suggestJoinCode };

/** A word about a code that may be taken all the same, and a better one to tap; nothing about one that is hard to guess. */
export default function EasyToGuess({ code, known, onTake }: Props) {
  const [better] = useState(() => suggestJoinCode(randomBelow));
  if (!isEasyToGuess(code, known)) return null;
  return (
    <div className="grid gap-2.5 rounded-md border-[1.5px] border-edge bg-sunken p-3.5">
      <p role="status" className="text-sm text-ink">
        {texts.easyToGuess}
      </p>
      <Button look="secondary" className="font-mono text-sm wrap-anywhere" onClick={() => onTake(better)}>
        {texts.takeInstead(better)}
      </Button>
    </div>
  );
}
