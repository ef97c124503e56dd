import { useFetcher } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import type { Position } from "~/domain/live/live-position";
import type { BlockAnswer } from "./live-block-action";

export type BlockFetcher = ReturnType<typeof useBlockFetcher>;

/** One form's line to the block screen's action. */
export const useBlockFetcher = () => useFetcher<BlockAnswer>();

export type BlockFormProps = {
  fetcher: BlockFetcher;
  intent: "complete" | "fix" | "undo" | "ask";
  at: Position;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  className?: string;
  children: ReactNode;
};

/** A form of the block screen: says what it wants and which block it was shown under. */
export function BlockForm({ fetcher, intent, at, children, ...rest }: BlockFormProps) {
  return (
    <fetcher.Form method="post" action="/tripliveblock" {...rest}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="day" value={at.dayIndex} />
      <input type="hidden" name="block" value={at.block} />
      {children}
    </fetcher.Form>
  );
}
