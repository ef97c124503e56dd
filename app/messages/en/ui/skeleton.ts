/** What is on its way, for those who do not see it coming. */
export const skeletonTexts = { days: "Loading your days…" };
