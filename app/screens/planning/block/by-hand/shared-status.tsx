import { Check, CloudOff } from "lucide-react";
import { sharedWritingTexts as texts } from "#messages/block-editing";

/** Says where one's words are: with everyone, or on this device until the network is back. */
export function SharedStatus({ unsent }: { unsent: boolean }) {
  const Icon = unsent ? CloudOff : Check;
  return (
    <p role="status" className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {unsent ? texts.keptHere : texts.sharedNow}
    </p>
  );
}
