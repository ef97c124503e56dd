import { Fragment, type RefObject } from "react";
import { useMemberColour } from "~/ui/people/avatar";
import { classes } from "~/ui/layout/classes";
import { CONTROL } from "~/ui/fields/field";
import type { OtherCaret } from "./other-carets";

/** The others' carets over a text field: the same words in the same box, unseen, with a mark where each of them stands. */
export function CaretLayer({
  layerRef,
  words,
  carets,
}: {
  layerRef: RefObject<HTMLDivElement>;
  words: string;
  carets: readonly OtherCaret[];
}) {
  const inOrder = [...carets].sort((a, b) => a.place - b.place);
  return (
    <div
      ref={layerRef}
      aria-hidden="true"
      className={classes(
        CONTROL,
        "pointer-events-none absolute inset-0 overflow-hidden whitespace-pre-wrap break-words border-transparent bg-transparent text-transparent",
      )}
    >
      {inOrder.map((caret, at) => (
        <Fragment key={`${caret.userId} ${at}`}>
          {words.slice(inOrder[at - 1]?.place ?? 0, caret.place)}
          <Mark {...caret} />
        </Fragment>
      ))}
      {words.slice(inOrder.at(-1)?.place ?? 0)}
    </div>
  );
}

function Mark({ userId, name }: OtherCaret) {
  const backgroundColor = useMemberColour(userId);
  return (
    <span className="relative">
      <span style={{ backgroundColor }} className="keeps-colour absolute -start-px top-0 h-[1.25em] w-0.5" />
      <span
        style={{ backgroundColor }}
        className="keeps-colour absolute -start-px -top-3.5 max-w-32 truncate rounded-sm px-1 text-xs font-semibold leading-4 text-[#fff]"
      >
        {name}
      </span>
    </span>
  );
}
