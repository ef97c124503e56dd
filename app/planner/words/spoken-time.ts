const SPOKEN: readonly [number, string][] = [
  [20, "a quarter of an hour"],
  [38, "half an hour"],
  [52, "three quarters of an hour"],
  [75, "an hour"],
  [105, "an hour and a half"],
  [135, "two hours"],
  [165, "two and a half hours"],
  [210, "three hours"],
  [270, "half a day"],
];

/** A visit's length as a friend would say it. */
export const spokenMinutes = (minutes: number): string =>
  SPOKEN.find(([below]) => minutes < below)?.[1] ?? "most of the day";
