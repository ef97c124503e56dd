/** Steps of work that somebody waits for. */
export const progressTexts = { label: "Progress", state: { done: ", done", now: ", under way", ahead: "" } };
