import { placeNamed } from "~/domain/place/typed-name";
import { KIND_TABLE, soughtOf } from "~/language/wish/kind-words";
import { PhraseTable } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { isSought } from "~/planner/revise/demands/found-in-place";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { pickedIn } from "../earlier/picked-offer";

/** "Isn't the last one …?", "o último não é …?" */
const DOUBTS = new PhraseTable({
  doubt: `
    ^is/was/are/does, ^but is/does, is/does not
    | ^ist/sind/hat/war, ^aber ist, ist .. nicht, nicht .. ist
    | ^est ce, est pas, n est pas, ^c est pas
    | ^no es/tiene, no es/son/era/tiene
    | ^non e, non e/sono/era/ha
    | ^nao e/tem, nao e/sao/era/tem
  `,
});

/** What is answered of an offered place that is doubted, and the wish that stands then: the earlier one, without a place of which that is so. */
export type Doubt = { said: string; request: RevisionRequest };

/**
 * "The last one isn't for meat, is it??" doubts a place that was offered, and takes none: what is known of it is said, and others are looked for. Null where
 * nothing offered is doubted, or where they doubt what nothing here could know.
 */
export function doubtIn(request: RevisionRequest): Doubt | null {
  const { feedback, earlier = [], brief } = request;
  const last = earlier.at(-1);
  const words = readWords(feedback);
  if (!last || !/[?？]\s*$/.test(feedback) || DOUBTS.find(words).length === 0) return null;
  const picked = pickedIn(words, last.offered);
  const asked = KIND_TABLE.find(words).flatMap(({ id }) => soughtOf(id) ?? []);
  const [sought] = asked;
  const place = picked && placeNamed(picked.title, brief.guide?.places ?? []);
  if (!picked || !sought) return null;
  const { language } = wishIn(request);
  const about = { name: picked.title, asked: [{ is: "sought", id: sought.id } as const] };
  const isSo = place !== null && isSought(place, sought);
  return {
    said: noteIn(language, isSo ? note("doubtIsSo", about) : note("doubtUnknown", about)),
    request: {
      ...request,
      feedback: last.wish,
      earlier: [],
      declined: isSo ? [picked.title] : [],
      typedIn: language,
      language,
    },
  };
}
