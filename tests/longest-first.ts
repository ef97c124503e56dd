import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take minutes: one that began last would keep everybody waiting alone. Those that mostly wait (rooms that are killed and come back) stand
 * among those that compute, so that the processors always have work. The rest fill what time is left; an outdated list costs nothing but seconds.
 */
const LONGEST = [
  "tests/e2e/every-route-organizing.test.ts",
  "tests/e2e/every-route-visiting.test.ts",
  "tests/room/worker-killed.test.ts",
  "tests/e2e/payloads.test.ts",
  "tests/e2e/screens-while-planning.test.ts",
  "tests/room/kill.test.ts",
  "tests/e2e/screens-on-the-trip.test.ts",
  "tests/contract/fuzz/fuzz.test.ts",
  "tests/e2e/offline/updates.test.ts",
  "tests/e2e/offline/offline.test.ts",
  "tests/e2e/signing-out.test.ts",
];

/** Begins the files that are known to be long before all others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.indexOf(relative(this.ctx.config.root, moduleId).replaceAll("\\", "/"));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
