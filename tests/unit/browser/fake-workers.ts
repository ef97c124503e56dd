import { vi } from "vitest";
import type { WorkerRequest } from "~/contracts/stored/offline-worker";
import { openFakeWindow } from "./fake-window";

/** A service worker of one build. It answers what it holds and takes over when told to, unless it is `deaf`, as an empty script is. */
class FakeWorker extends EventTarget {
  readonly told: WorkerRequest[] = [];
  state: ServiceWorkerState = "installing";
  constructor(
    readonly build: string,
    readonly onTakeOver: (worker: FakeWorker) => void,
    readonly isDeaf: boolean,
  ) {
    super();
  }
  becomes(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
  postMessage = (request: WorkerRequest, [port]: MessagePort[] = []): void => {
    this.told.push(request);
    if (this.isDeaf) return;
    if (request === "take-over") queueMicrotask(() => this.onTakeOver(this));
    if (request === "holdings") port?.postMessage({ build: this.build, kept: 1, needed: 1 });
  };
}

/** A browser whose page runs one build, with a service worker of that build, and a server with whatever was deployed. */
export function openFakeWorkers(build: string) {
  const { window } = openFakeWindow();
  const reload = vi.fn();
  const container = Object.assign(new EventTarget(), {
    controller: null as FakeWorker | null,
    getRegistration: async () => registration,
  });
  const registration = Object.assign(new EventTarget(), {
    active: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    update: vi.fn(async (): Promise<void> => undefined),
  });

  function takeOver(worker: FakeWorker): void {
    registration.active?.becomes("redundant");
    Object.assign(registration, { waiting: null, installing: null, active: worker });
    worker.becomes("activated");
    container.controller = worker;
    container.dispatchEvent(new Event("controllerchange"));
  }

  vi.stubGlobal("navigator", { serviceWorker: container, onLine: true });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  const becomes = (runs: string) => void Object.assign(window, { __remixManifest: { version: runs } });
  Object.assign(window, { location: { origin: "https://wayfellow.test", reload } });
  becomes(build);
  takeOver(new FakeWorker(build, takeOver, false));
  return {
    registration: registration as typeof registration & ServiceWorkerRegistration,
    reload,
    /** The page is loaded again, and runs this build. */
    becomes,
    update: registration.update,
    takeOver,
    /** The browser has found a newer worker and installs it. */
    install: (newer: string, { isDeaf = false } = {}): FakeWorker => {
      registration.installing = new FakeWorker(newer, takeOver, isDeaf);
      registration.dispatchEvent(new Event("updatefound"));
      return registration.installing;
    },
    installed: (worker: FakeWorker): void => {
      Object.assign(registration, { waiting: worker, installing: null });
      worker.becomes("installed");
    },
    failed: (worker: FakeWorker): void => {
      registration.installing = null;
      worker.becomes("redundant");
    },
  };
}
