import type * as Party from "partykit/server";
import * as Y from "yjs";
import { fromBase64 } from "~/contracts/base64";
import { announcement, CLOSE_CODES } from "~/contracts/room";
import type { Announcement, CloseReason, RoomMessage, TicketHolder } from "~/contracts/room";
import type { Presence } from "./awareness-codec";
import { DocumentStore } from "./document-store";
import { decideFrame, readFrame } from "./frame-policy";
import { HandOver } from "./hand-over";
import type { Allowance } from "./limits-policy";
import { admitConnection, admitFrame, fullAllowance } from "./limits-policy";
import { isNews } from "./newest-message";
import { decidePresence, departure } from "./presence-policy";
import { checkTicket, isFromWorker } from "./room-token";
import { roomSettings } from "./settings";
import { presenceFrame, presenceRequest, stateReply, stateRequest, updateFrame } from "./sync-frames";
import { linkToWorker } from "./worker-link";

/** Survives the room's sleep with the socket. */
type Seat = { holder: TicketHolder; clientId: number | null };

type Companion = Party.Connection<Seat>;

const HOLDER_HEADER = "x-wayfellow-holder";
const REFUSAL_HEADER = "x-wayfellow-refusal";
const DISMISSED = "dismissed:";
const SAID = "said:";

/** One trip's room (DESIGN section 7): wiring only, the decisions are the policies beside it. */
export default class TripRoom implements Party.Server {
  readonly options = { hibernate: true };
  readonly #document = new Y.Doc();
  readonly #store: DocumentStore;
  readonly #handOver: HandOver;
  readonly #presences = new Map<string, Presence>();
  readonly #allowances = new Map<string, Allowance>();

  constructor(readonly room: Party.Room) {
    this.#store = new DocumentStore(room.storage);
    this.#handOver = new HandOver(room.storage, this.#document, (tripId) => {
      const { workerOrigin, secret } = roomSettings(room.env);
      return linkToWorker(workerOrigin, tripId, secret);
    });
  }

  static async onBeforeConnect(request: Party.Request, lobby: Party.Lobby): Promise<Party.Request | Response> {
    const ticket = new URL(request.url).searchParams.get("ticket");
    const decision = await checkTicket(ticket, lobby.id, roomSettings(lobby.env).secret, new Date());
    if (decision.kind === "refused" && decision.why !== "expired") return new Response("This ticket does not open this room.", { status: 401 });
    request.headers.delete(HOLDER_HEADER);
    request.headers.delete(REFUSAL_HEADER);
    if (decision.kind === "refused") request.headers.set(REFUSAL_HEADER, decision.why);
    else request.headers.set(HOLDER_HEADER, encodeURIComponent(JSON.stringify({ ...decision.holder, issuedAt: decision.issuedAt })));
    return request;
  }

  static async onBeforeRequest(request: Party.Request, lobby: Party.Lobby): Promise<Party.Request | Response> {
    if (await isFromWorker(request.headers.get("Authorization"), lobby.id, roomSettings(lobby.env).secret)) return request;
    return new Response("Only the Worker may call a room.", { status: 401 });
  }

  async onStart(): Promise<void> {
    const known = await this.#store.load(this.#document);
    this.#document.on("update", (update: Uint8Array, origin: unknown) => {
      if (origin !== this.#store) this.#onUpdate(update, origin);
    });
    if (!known) await this.#handOver.fetch(this.room.id);
  }

  async onConnect(connection: Companion, { request }: Party.ConnectionContext): Promise<void> {
    const claim = request.headers.get(HOLDER_HEADER);
    if (claim === null) return close(connection, "ticket");
    const { issuedAt, ...holder } = JSON.parse(decodeURIComponent(claim)) as TicketHolder & { issuedAt: number };
    if (await this.#isDismissed(holder.userId, issuedAt)) return close(connection, "notAMember");
    const admission = admitConnection([...this.room.getConnections()].length - 1);
    if (admission.kind === "close") return close(connection, admission.reason);
    connection.setState({ holder, clientId: null });
    connection.send(stateRequest(this.#document));
    for (const said of (await this.room.storage.list<RoomMessage>({ prefix: SAID })).values()) connection.send(JSON.stringify(said));
    if (this.#presences.size > 0) connection.send(presenceFrame([...this.#presences.values()]));
    if (this.#someoneIsForgotten(connection)) this.room.broadcast(presenceRequest(), [connection.id]);
  }

  onMessage(message: string | ArrayBuffer | ArrayBufferView, connection: Companion): void {
    const bytes = typeof message === "string" ? new TextEncoder().encode(message) : asBytes(message);
    const now = Date.now();
    const admission = admitFrame(this.#allowances.get(connection.id) ?? fullAllowance(now), bytes.length, now);
    if (admission.kind === "close") return close(connection, admission.reason);
    this.#allowances.set(connection.id, admission.allowance);
    if (typeof message !== "string" && connection.state !== null) this.#onFrame(bytes, connection, connection.state);
  }

  onClose(connection: Companion): void {
    const presence = this.#presences.get(connection.id);
    this.#presences.delete(connection.id);
    this.#allowances.delete(connection.id);
    if (presence !== undefined) this.room.broadcast(presenceFrame([departure(presence)]), [connection.id]);
  }

  async onRequest(request: Party.Request): Promise<Response> {
    if (request.method !== "POST") return new Response("Only POST.", { status: 405 });
    const parsed = announcement.safeParse(await request.json());
    if (!parsed.success) return new Response("Not an announcement.", { status: 400 });
    await this.#announce(parsed.data);
    return new Response(null, { status: 204 });
  }

  onAlarm(): Promise<void> {
    return this.#handOver.rescue();
  }

  #onFrame(bytes: Uint8Array, connection: Companion, seat: Seat): void {
    const frame = readFrame(bytes);
    if (decideFrame(frame, seat.holder.role).kind === "drop") return;
    switch (frame.kind) {
      case "state-request":
        return connection.send(stateReply(this.#document, frame.stateVector));
      case "document-update":
        return Y.applyUpdate(this.#document, frame.update, connection.id);
      case "awareness":
        return this.#onPresence(frame.update, connection, seat);
      case "awareness-request":
        return connection.send(presenceFrame([...this.#presences.values()]));
      case "unreadable":
        return;
      default:
        frame satisfies never;
    }
  }

  #onPresence(update: Uint8Array, connection: Companion, { holder, clientId }: Seat): void {
    const others = [...this.#presences].filter(([id]) => id !== connection.id).map(([, presence]) => presence.clientId);
    const decision = decidePresence(update, holder, clientId, new Set(others));
    if (decision.kind === "ignore") return;
    if (clientId === null) connection.setState({ holder, clientId: decision.presence.clientId });
    this.#presences.set(connection.id, decision.presence);
    this.room.broadcast(presenceFrame([decision.presence]), [connection.id]);
  }

  /** Every change, whoever made it: to everybody but its maker, to storage, and later to the Worker. */
  #onUpdate(update: Uint8Array, origin: unknown): void {
    this.room.broadcast(updateFrame(update), typeof origin === "string" ? [origin] : []);
    void this.#store.append(this.#document, update);
    if (origin !== this.#handOver) void this.#handOver.schedule(this.room.id);
  }

  async #announce({ messages, update, dismiss }: Announcement): Promise<void> {
    // The Worker has this update already, so it does not go back to it.
    if (update !== undefined) Y.applyUpdate(this.#document, fromBase64(update), this.#handOver);
    for (const message of messages) await this.#say(message);
    for (const userId of dismiss ?? []) await this.#dismiss(userId);
  }

  async #say(message: RoomMessage): Promise<void> {
    const last = await this.room.storage.get<RoomMessage>(SAID + message.type);
    if (!isNews(message, last)) return;
    this.room.broadcast(JSON.stringify(message));
    await this.room.storage.put(SAID + message.type, message);
  }

  async #dismiss(userId: string): Promise<void> {
    await this.room.storage.put(DISMISSED + userId, Date.now() / 1000);
    for (const connection of this.room.getConnections<Seat>()) if (connection.state?.holder.userId === userId) close(connection, "notAMember");
  }

  /** A ticket from before the dismissal opens nothing; one from after it was given by the Worker, which knows. */
  async #isDismissed(userId: string, issuedAt: number): Promise<boolean> {
    const since = await this.room.storage.get<number>(DISMISSED + userId);
    return since !== undefined && issuedAt <= since;
  }

  #someoneIsForgotten(newcomer: Companion): boolean {
    return [...this.room.getConnections()].some(({ id }) => id !== newcomer.id && !this.#presences.has(id));
  }
}

const close = (connection: Party.Connection, reason: CloseReason): void => connection.close(CLOSE_CODES[reason], reason);

const asBytes = (message: ArrayBuffer | ArrayBufferView): Uint8Array =>
  message instanceof ArrayBuffer ? new Uint8Array(message) : new Uint8Array(message.buffer, message.byteOffset, message.byteLength);
