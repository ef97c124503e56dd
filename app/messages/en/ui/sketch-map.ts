/** The words and measures on a drawn map. */
export const sketchTexts = {
  north: "N",
  scale: (km: number) => (km < 1 ? `${Math.round(km * 1000)} m` : `${km} km`),
};
