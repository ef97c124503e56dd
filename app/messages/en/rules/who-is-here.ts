import { formatList, plural } from "~/messages/formats";

/** Who else is here: some by their names, and how many more. */
export const whoIsHereTexts = {
  here: (names: readonly string[], more: number) => {
    const who = formatList(more > 0 ? [...names, `${more} more`] : names);
    return plural(names.length + more, { one: `${who} is here`, other: `${who} are here` });
  },
};
