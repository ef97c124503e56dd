import { skipTexts } from "#messages/ui";

/** The first stop of the Tab key: past the head of the screen to its content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed! focus:start-4 focus:top-4 focus:z-50 focus:rounded-md focus:bg-ink! focus:px-4! focus:py-3! focus:font-semibold focus:text-paper"
    >
      {skipTexts.toContent}
    </a>
  );
}
