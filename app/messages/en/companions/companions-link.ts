/** The way to /companions from the screens of a trip. */
export const companionsLinkTexts = { label: "Companions" };
