import { existsSync, readFileSync, readdirSync } from "node:fs";

const lines = (/** @type {string} */ path) => readFileSync(path, "utf8").trim();

/** The processes that this one started. */
const childrenOfThis = () =>
  readdirSync("/proc/self/task").flatMap((thread) =>
    lines(`/proc/self/task/${thread}/children`).split(" ").filter(Boolean),
  );

/** Milliseconds that every thread of a process has had a processor. @param {string} process */
const processorMs = (process) =>
  readdirSync(`/proc/${process}/task`).reduce(
    (sum, thread) => sum + Number(lines(`/proc/${process}/task/${thread}/schedstat`).split(" ")[0]) / 1e6,
    0,
  );

/** Whether the system tells who had the processor (Linux); elsewhere the clock on the wall has to do. */
export const TELLS_PROCESSOR_TIME = existsSync("/proc/self/schedstat") && existsSync("/proc/self/task");

/** A clock in milliseconds that runs only while workerd has a processor, so that others on the machine do not count. */
export function workerdClock() {
  if (!TELLS_PROCESSOR_TIME) return () => performance.now();
  const workers = childrenOfThis().filter((child) => lines(`/proc/${child}/comm`) === "workerd");
  return () => workers.reduce((sum, worker) => sum + processorMs(worker), 0);
}
