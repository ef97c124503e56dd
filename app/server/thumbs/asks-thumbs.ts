import type { Env } from "../env";

/** Whether whoever runs this installation would like to know which answers were useful. */
export const asksThumbs = ({ ANSWER_THUMBS }: Pick<Env, "ANSWER_THUMBS">): boolean => ANSWER_THUMBS === "on";
