/** The way to the next stop; distances come as people say them. */
export const wayTexts = {
  rightThere: "right there",
  onFoot: (minutes: number) => `about ${minutes} min on foot, estimated`,
  byRide: (km: string) => `about ${km} km, take transport`,
  metres: (metres: number) => `${metres} m`,
  kilometres: (km: string) => `${km} km`,
};
