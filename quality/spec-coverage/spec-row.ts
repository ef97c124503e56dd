/** One thing that the specification says, and the tests that show it: `file > a part of the test's title`. */
export type SpecRow = {
  id: string;
  section: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  says: string;
  shownBy: readonly [string, ...string[]];
};

/** A screen is rendered as `tests/unit/screens/spec-screens.ts` describes it. */
export const SEEN = "tests/unit/screens/screens.test.ts > has one heading and says what the specification says";
export const LED_ON = "tests/unit/screens/screens.test.ts > leads on to $leadsTo";
export const ELSEWHERE = "tests/unit/domain/other-addresses.test.ts > with what it was asked with";
export const VALUES = "tests/unit/coverage/spec-values.test.ts > are the specification's";
export const EVERY_CALL = "tests/contract/replies.test.ts > answers as its contract says";
export const JOURNEY = "tests/e2e/journey.test.ts > a traveller plans three days in Lisbon";
