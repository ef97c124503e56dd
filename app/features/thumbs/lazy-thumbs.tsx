import { idlePart } from "~/browser/page/optional-part";
import { useHasNetwork } from "~/browser/page/use-has-network";
import type { AnswerThumbsProps } from "./answer-thumbs";

const AnswerThumbs = idlePart(() => import("./answer-thumbs"));

/** Whether an answer was useful. Not without a connection: a thumb is not worth waiting to be sent. */
export const LazyThumbs = (props: AnswerThumbsProps) => (useHasNetwork() ? <AnswerThumbs {...props} /> : null);
