import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { sharedLabels } from "#messages/ui";
import { Button } from "./button";
import type { ButtonLook } from "./button-style";

export type CopyButtonProps = {
  /** What goes onto the clipboard. */
  text: string;
  label: string;
  /** What is copied, for who hears the label without seeing what stands beside it. */
  about?: string;
  copiedLabel?: string;
  look?: ButtonLook;
  className?: string;
  onCopied?: () => void;
  /** The browser refused; show the text to select by hand. */
  onFailed?: () => void;
};

/** Copies a text and says so on itself; a screen that must also announce it uses `onCopied`. */
export function CopyButton({
  text,
  label,
  about,
  copiedLabel = sharedLabels.copied,
  look = "secondary",
  className,
  onCopied,
  onFailed,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      onFailed?.();
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button look={look} className={className} onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-5" />
      {copied ? copiedLabel : label}
      {about && <span className="sr-only"> {about}</span>}
    </Button>
  );
}
