/** What the gazetteer knows of a place without destination data. */
export type Setting = {
  lat: number;
  /** People who live there, in thousands. */
  thousands: number;
  /** Above the sea. */
  metres: number;
};
