/** Settles once the first worker of a device has begun, or could not keep what it needs; at once where one serves already, or none is on its way. */
export function firstInstallation({
  active,
  waiting,
  installing,
}: Pick<ServiceWorkerRegistration, "active" | "waiting" | "installing">): Promise<void> {
  const worker = installing ?? waiting;
  if (active !== null || worker === null) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" || worker.state === "redundant") resolve();
    });
  });
}
