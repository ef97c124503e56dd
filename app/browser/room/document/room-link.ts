import { removeAwarenessStates } from "y-protocols/awareness";
import YProvider from "y-partyserver/provider";
import type * as Y from "yjs";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem } from "~/browser/api/api-problem";
import { requestRoomTicket } from "~/contracts/room/room-calls";
import { SEAT_SECONDS, type CloseReason, type TicketRenewal } from "~/contracts/room/room";
import { reconnectDelay, type Setback } from "../back-off";
import { readClose } from "./close-reason";
import { stateRequest, syncFrameKind } from "./frames";

/** The room has this long to answer a question before its silence counts as a lost connection. */
const PATIENCE_MS = 8_000;

/** A fresh ticket is brought this long after the last, well before the seat ends; when none was to be had, it is asked for again. */
const RENEW_MS = (SEAT_SECONDS * 1000 * 2) / 3;
const RENEW_AGAIN_MS = 60_000;

export type LinkListener = {
  onConnecting: () => void;
  /** A ticket was given, so there is a room; false when the server says that there is none. */
  onRoomKnown: (exists: boolean) => void;
  /** The room has sent what this document lacked. */
  onLive: () => void;
  onText: (text: string) => void;
  /** The room has asked for what it lacks, and been answered. */
  onGaveState: () => void;
  /** Not reached for now; tried again by itself. */
  onAway: (reason: CloseReason | null) => void;
  /** Will not be tried again. */
  onRefused: (reason: CloseReason) => void;
};

/** The connection to the room: a fresh ticket for each try, and a new try after every loss, sooner when the network or the traveller comes back. */
export class RoomLink {
  #provider: YProvider | null = null;
  #ticket = "";
  #failures = 0;
  #trying = false;
  #stopped = false;
  #wasLive = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #renewal: ReturnType<typeof setTimeout> | undefined;
  /** What waits for the room's answers, oldest first. */
  #answers: (() => void)[] = [];

  constructor(
    readonly tripId: string,
    readonly doc: Y.Doc,
    readonly awareness: YProvider["awareness"],
    readonly listener: LinkListener,
  ) {}

  start(): void {
    window.addEventListener("online", this.#tryNow);
    window.addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#onVisibility);
    void this.#try();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#renewal);
    window.removeEventListener("online", this.#tryNow);
    window.removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#onVisibility);
    this.#provider?.destroy();
    this.#provider = null;
  }

  /** Leaves and enters again, with a ticket that says what the traveller may do by now. */
  reenter = (): void => this.#drop();

  /** Whether updates from this connection are the room's. */
  isOrigin = (origin: unknown): boolean => origin !== null && origin === this.#provider;

  get isSynced(): boolean {
    return this.#provider?.synced === true;
  }

  /** Whether the room was met since the link was made, however it is by now. */
  get wasLive(): boolean {
    return this.#wasLive;
  }

  /** Calls back once everything sent so far has reached the room; never when the connection is lost before. */
  whenHeard(heard: () => void): void {
    const socket = this.#provider?.ws;
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    this.#answers.push(heard);
    socket.send(stateRequest(this.doc));
  }

  async #try(): Promise<void> {
    if (this.#stopped || this.#trying || this.#provider?.ws) return;
    clearTimeout(this.#timer);
    if (!navigator.onLine) return this.#wait("lost", null);
    this.#trying = true;
    this.listener.onConnecting();
    try {
      const { host, ticket } = await this.#fetchTicket();
      this.#ticket = ticket;
      this.listener.onRoomKnown(true);
      if (!this.#stopped) await this.#providerAt(host).connect();
    } catch (error) {
      this.#onNoTicket(error);
    } finally {
      this.#trying = false;
    }
  }

  #fetchTicket = () => callApi(requestRoomTicket, { params: { tripId: this.tripId }, timeoutMs: 10_000 });

  /** Brings a fresh ticket at the same socket, so that nobody notices that the last one ends. */
  #renewIn(wait: number): void {
    clearTimeout(this.#renewal);
    this.#renewal = setTimeout(() => void this.#renew(), wait);
  }

  async #renew(): Promise<void> {
    const socket = this.#provider?.ws;
    if (socket?.readyState !== WebSocket.OPEN) return; // the next try brings a fresh one anyway
    try {
      const { ticket } = await this.#fetchTicket();
      if (socket.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({ type: "ticket", ticket } satisfies TicketRenewal));
      this.#renewIn(RENEW_MS);
    } catch (error) {
      if (isNoMember(error)) return this.#refuse("notAMember");
      if (!(error instanceof ApiProblem)) throw error;
      this.#renewIn(RENEW_AGAIN_MS);
    }
  }

  #providerAt(host: string): YProvider {
    if (this.#provider === null) {
      const provider = new YProvider(host, this.tripId, this.doc, {
        connect: false,
        disableBc: true,
        awareness: this.awareness,
        params: () => ({ ticket: this.#ticket }),
      });
      provider.on("status", ({ status }: { status: string }) => this.#onStatus(provider, status));
      provider.on("sync", (synced: boolean) => {
        if (synced) this.#onSynced();
      });
      provider.on("connection-close", (event: CloseEvent) => this.#onClose(provider, event));
      this.#provider = provider;
    }
    return this.#provider;
  }

  #onStatus(provider: YProvider, status: string): void {
    // The provider asks for the state as soon as it is connected; its answer is nobody's but its own.
    if (status === "connected") {
      this.#answers = [() => {}];
      this.#renewIn(RENEW_MS);
    }
    if (status === "connecting")
      provider.ws?.addEventListener("message", ({ data }) => {
        if (provider === this.#provider) this.#onMessage(data);
      });
  }

  #onMessage(data: unknown): void {
    if (typeof data === "string") return this.listener.onText(data);
    const kind = syncFrameKind(data);
    if (kind === "state-reply") this.#answers.shift()?.();
    if (kind === "state-request") this.listener.onGaveState();
  }

  #onSynced(): void {
    this.#failures = 0;
    this.#wasLive = true;
    this.listener.onLive();
  }

  #onClose(provider: YProvider, { code }: CloseEvent): void {
    // The provider would come back with the same ticket; the next try fetches a fresh one.
    provider.shouldConnect = false;
    this.#answers = [];
    const { kind, reason } = readClose(code);
    if (kind === "refused") return this.#refuse(reason);
    this.#wait(kind, reason);
  }

  #onNoTicket(error: unknown): void {
    if (this.#stopped) return;
    if (!(error instanceof ApiProblem)) throw error;
    if (isNoMember(error)) return this.#refuse("notAMember");
    if (error.code === "unavailable") this.listener.onRoomKnown(false);
    this.#wait(error.code === "unavailable" ? "unavailable" : "lost", null);
  }

  #refuse(reason: CloseReason): void {
    this.stop();
    this.listener.onRefused(reason);
  }

  #wait(setback: Setback, reason: CloseReason | null): void {
    if (this.#stopped) return;
    this.listener.onAway(reason);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#try(), reconnectDelay(this.#failures, setback, Math.random()));
    this.#failures += 1;
  }

  #tryNow = (): void => {
    this.#failures = 0;
    void this.#try();
  };

  /** A lost network leaves a socket half open, and its closing may take minutes: it is left behind, and the next try begins with a new one. */
  #drop = (): void => {
    const provider = this.#provider;
    if (!provider?.ws) return;
    this.#provider = null;
    this.#answers = [];
    provider.destroy();
    // Or the old socket, closing late, would take away those whom the new one has brought.
    provider.wsconnected = false;
    const others = [...this.awareness.getStates().keys()].filter((clientId) => clientId !== this.awareness.clientID);
    removeAwarenessStates(this.awareness, others, "left");
    for (const clientId of others) this.awareness.meta.delete(clientId);
    this.#wait("lost", null);
  };

  #onVisibility = (): void => {
    if (document.visibilityState === "hidden") return;
    if (!this.#provider?.ws) return this.#tryNow();
    const silence = setTimeout(this.#drop, PATIENCE_MS);
    this.whenHeard(() => clearTimeout(silence));
  };
}

/** The server's own word that this traveller is not on the trip; a proxy's page is none. */
const isNoMember = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code !== "unreadable" && (error.status === 403 || error.status === 404);
