import type * as Party from "partykit/server";
import * as Y from "yjs";
import { saveBlock } from "~/contracts/calls/itinerary";
import { mayCall } from "~/contracts/endpoint";
import { readBase64 } from "~/contracts/room/base64";
import { applyForeign } from "~/contracts/room/foreign-update";
import { announcement, CLOSE_CODES, ROOM_PROTOCOL } from "~/contracts/room/room";
import type { Announcement, CloseReason, RoomMessage, TicketHolder } from "~/contracts/room/room";
import { speaksFor } from "~/contracts/room/room-token";
import { CatchUp } from "./catch-up";
import { DocumentSize } from "./document-size";
import { DocumentStore } from "./document-store";
import { Erasure } from "./erasure";
import { decideFrame, readFrame } from "./frame-policy";
import { HandOver } from "./hand-over";
import type { Allowance, Bucket } from "./limits-policy";
import { admitConnection, admitFrame, admitReply, countUnreadable, fullAllowance, givingWay } from "./limits-policy";
import { LastSaid } from "./last-said";
import { Presences } from "./presences";
import type { Ticket } from "./room-token";
import { checkTicket } from "./room-token";
import type { SeatDecision } from "./seat-policy";
import { decideSeat } from "./seat-policy";
import type { Companion } from "./seat";
import { broadcast, close, othersIn, seatOf, sendAway } from "./seat";
import { roomSettings } from "./settings";
import { stateReply, stateRequest, updateFrame } from "./sync-frames";
import { UsedTickets } from "./used-tickets";
import { FROM_RECORD, linkToWorker } from "./worker-link";
import { WriteBehind } from "./write-behind";

const TICKET_HEADER = "x-wayfellow-ticket";
const DISMISSED = "dismissed:";
const RESEATED = "reseated:";
/** A write blocks the runtime for as long as the disk takes; what was just sent leaves first. */
const BEFORE_WRITING_MS = 5;
const NAME = "name";

/** One trip's room (DESIGN section 7): wiring only, the decisions are the policies beside it. */
export default class TripRoom implements Party.Server {
  readonly options = { hibernate: true };
  readonly #document = new Y.Doc();
  readonly #size = new DocumentSize(this.#document);
  readonly #store: DocumentStore;
  readonly #writer: WriteBehind;
  readonly #handOver: HandOver;
  readonly #catchUp: CatchUp;
  readonly #said: LastSaid;
  readonly #presences: Presences;
  readonly #erasure: Erasure;
  readonly #tickets: UsedTickets;
  readonly #allowances = new Map<Companion, Allowance>();
  /** What each user may still be told on asking. */
  readonly #told = new Map<string, Bucket>();
  #tripId = "";

  constructor(readonly room: Party.Room) {
    this.#store = new DocumentStore(room.storage);
    this.#writer = new WriteBehind(this.#store, this.#document);
    this.#said = new LastSaid(room.storage);
    this.#presences = new Presences(room);
    this.#erasure = new Erasure(room.storage);
    this.#tickets = new UsedTickets(room.storage);
    const link = (tripId: string) => {
      const { workerOrigin, secret } = roomSettings(room.env);
      return linkToWorker(workerOrigin, tripId, secret);
    };
    this.#handOver = new HandOver(room.storage, this.#document, link, () => this.#tellEditors("tooLarge"));
    this.#catchUp = new CatchUp(this.#document, link, {
      onLive: (position) => void this.#say([{ v: ROOM_PROTOCOL, type: "live", at: Date.now(), by: null, position }]),
      onAhead: (tripId) => void this.#handOver.begin(tripId),
    });
  }

  /** An expired ticket is told so, that the browser fetches another; the room itself sleeps on. */
  static async onBeforeConnect(request: Party.Request, lobby: Party.Lobby): Promise<Party.Request | Response> {
    const ticket = new URL(request.url).searchParams.get("ticket");
    const decision = await checkTicket(ticket, lobby.id, roomSettings(lobby.env).secret, new Date());
    if (decision.kind === "refused")
      return decision.why === "expired"
        ? closedByName("ticket")
        : new Response("This ticket does not open this room.", { status: 401 });
    request.headers.set(TICKET_HEADER, encodeURIComponent(JSON.stringify(decision.ticket)));
    return request;
  }

  static async onBeforeRequest(request: Party.Request, lobby: Party.Lobby): Promise<Party.Request | Response> {
    if (await speaksFor(request.headers.get("Authorization"), "toRoom", lobby.id, roomSettings(lobby.env).secret))
      return request;
    return new Response("Only the Worker may call a room.", { status: 401 });
  }

  async onStart(): Promise<void> {
    await this.#erasure.load();
    if (this.#erasure.done) return;
    this.#tripId = await this.#learnName();
    await Promise.all([this.#store.load(this.#document), this.#said.load(), this.#tickets.load()]);
    this.#document.on("update", (update: Uint8Array, origin: unknown) => {
      if (origin !== this.#store) this.#onUpdate(update, origin);
    });
  }

  async onConnect(connection: Companion, { request }: Party.ConnectionContext): Promise<void> {
    if (this.#erasure.done) return sendAway(connection, "notAMember");
    const ticket = JSON.parse(decodeURIComponent(request.headers.get(TICKET_HEADER) ?? "")) as Ticket;
    const { holder, issuedAt } = ticket;
    const now = Date.now();
    if (!this.#tickets.take(ticket, now / 1000)) return sendAway(connection, "ticket");
    const seat = await this.#decideSeat(holder.userId, issuedAt);
    if (seat.kind === "close") return sendAway(connection, seat.reason);
    for (const { companion } of givingWay(this.#seatsOf(holder.userId))) this.#disconnect(companion, "elsewhere");
    const admission = admitConnection(othersIn(this.room, connection).length);
    if (admission.kind === "close") return sendAway(connection, admission.reason);
    this.#catchUp.ask(this.#tripId);
    connection.setState({ holder, clientId: null, clock: 0, enteredAt: now });
    connection.send(stateRequest(this.#document));
    for (const message of this.#said.all()) connection.send(JSON.stringify(message));
    this.#presences.welcome(connection);
  }

  onMessage(message: string | ArrayBuffer | ArrayBufferView, connection: Companion): void {
    const { state: seat, readyState } = connection;
    if (seat === null || readyState !== WebSocket.OPEN) return;
    if ("sentAway" in seat) return close(connection, seat.sentAway);
    const now = Date.now();
    const size = typeof message === "string" ? message.length : message.byteLength;
    const admission = admitFrame(this.#allowances.get(connection) ?? fullAllowance(now), size, now);
    if (admission.kind === "close") return close(connection, admission.reason);
    this.#allowances.set(connection, admission.left);
    if (typeof message === "string" || this.#onFrame(asBytes(message), connection, seat.holder)) return;
    const patience = countUnreadable(admission.left);
    if (patience.kind === "close") return close(connection, patience.reason);
    this.#allowances.set(connection, patience.left);
  }

  onClose(connection: Companion): void {
    this.#allowances.delete(connection);
    this.#presences.leave(connection);
  }

  /** A socket that broke tells it here, and nowhere else. */
  onError(connection: Companion): void {
    this.onClose(connection);
  }

  async onRequest(request: Party.Request): Promise<Response> {
    if (request.method !== "POST") return new Response("Only POST.", { status: 405 });
    const parsed = announcement.safeParse(await readJson(request));
    if (!parsed.success) return new Response("Not an announcement.", { status: 400 });
    if (!(await this.#announce(parsed.data))) return new Response("Not an update.", { status: 400 });
    return new Response(null, { status: 204 });
  }

  onAlarm(): Promise<void> {
    return this.#handOver.rescue();
  }

  /** Acts on a frame; false when nobody can read it. */
  #onFrame(bytes: Uint8Array, connection: Companion, { userId, role }: TicketHolder): boolean {
    const frame = readFrame(bytes);
    const decision = decideFrame(frame, role);
    if (decision.kind === "drop") return decision.why !== "unreadable";
    switch (frame.kind) {
      case "state-request":
        this.#answer(frame.stateVector, connection, userId);
        return true;
      case "document-update":
        if (!this.#size.admits(frame.update)) {
          close(connection, "tooLarge");
          return true;
        }
        return applyForeign(this.#document, frame.update, connection);
      case "awareness":
        this.#presences.show(frame.presences, connection);
        return true;
      case "awareness-request":
        this.#presences.tell(connection);
        return true;
      case "unreadable":
        return false;
      default:
        return frame satisfies never;
    }
  }

  #answer(stateVector: Uint8Array, connection: Companion, userId: string): void {
    const reply = stateReply(this.#document, stateVector);
    const admission = admitReply(this.#told.get(userId) ?? null, reply.length, Date.now());
    if (admission.kind === "close") return close(connection, admission.reason);
    this.#told.set(userId, admission.left);
    this.#writer.writeNow(); // an answer says that what came before it is kept
    connection.send(reply);
  }

  /** Every change, whoever made it: to everybody but its maker, to storage, and later to the Worker. */
  #onUpdate(update: Uint8Array, origin: unknown): void {
    if (this.#erasure.done) return;
    broadcast(this.room, updateFrame(update), origin);
    this.#writer.note(update);
    if (origin === FROM_RECORD) this.#size.note(update);
    else void this.#handOver.schedule(this.#tripId);
  }

  async #announce({ messages, update, dismiss, reseat, forget, erase }: Announcement): Promise<boolean> {
    if (erase || this.#erasure.done) return this.#erase();
    if (update !== undefined && !this.#takeFromRecord(update)) return false;
    this.#catchUp.fillGap(this.#tripId);
    await this.#say(messages);
    for (const userId of dismiss ?? []) await this.#recall(DISMISSED, userId, "notAMember");
    for (const userId of reseat ?? []) await this.#recall(RESEATED, userId, "ticket");
    for (const userId of forget ?? []) await this.#forget(userId);
    return true;
  }

  #takeFromRecord(update: string): boolean {
    const bytes = readBase64(update);
    return bytes !== null && applyForeign(this.#document, bytes, FROM_RECORD);
  }

  /** The trip is gone: everybody is disconnected, and nothing is kept. */
  async #erase(): Promise<true> {
    this.#erasure.begin();
    this.#writer.stop();
    this.#handOver.stop();
    for (const companion of othersIn(this.room, null)) this.#disconnect(companion, "notAMember");
    await this.#erasure.wipe();
    return true;
  }

  /** A dismissed user's id stays, so that the tickets they may still hold open nothing; it leads to nobody any more. */
  async #forget(userId: string): Promise<void> {
    await this.#said.forget(userId);
    await this.room.storage.delete(RESEATED + userId);
  }

  async #say(messages: RoomMessage[]): Promise<void> {
    if (this.#erasure.done) return;
    const news = messages.filter((message) => this.#said.take(message));
    if (news.length === 0) return;
    for (const message of news) broadcast(this.room, JSON.stringify(message), null);
    await new Promise((resolve) => setTimeout(resolve, BEFORE_WRITING_MS));
    if (!this.#erasure.done) await this.#said.keep();
  }

  /** Ends a user's connections, and makes the tickets they hold useless. */
  async #recall(kind: typeof DISMISSED | typeof RESEATED, userId: string, reason: CloseReason): Promise<void> {
    await this.room.storage.put(kind + userId, Date.now() / 1000);
    for (const { companion } of this.#seatsOf(userId)) this.#disconnect(companion, reason);
  }

  #seatsOf(userId: string): { companion: Companion; enteredAt: number }[] {
    return othersIn(this.room, null).flatMap((companion) => {
      const seat = seatOf(companion);
      return seat?.holder.userId === userId ? [{ companion, enteredAt: seat.enteredAt }] : [];
    });
  }

  /** Ends the connections of those whose changes the plan consists of, so that they read why it is not kept. */
  #tellEditors(reason: CloseReason): void {
    for (const companion of othersIn(this.room, null))
      if (mayCall(seatOf(companion)?.holder.role ?? "noroleset", saveBlock)) this.#disconnect(companion, reason);
  }

  #disconnect(companion: Companion, reason: CloseReason): void {
    this.onClose(companion);
    sendAway(companion, reason);
  }

  async #decideSeat(userId: string, issuedAt: number): Promise<SeatDecision> {
    const [dismissedAt, reseatedAt] = await Promise.all(
      [DISMISSED, RESEATED].map((kind) => this.room.storage.get<number>(kind + userId)),
    );
    return decideSeat(issuedAt, { dismissedAt, reseatedAt });
  }

  /** PartyKit tells an alarm no name, nor anything later in a room that an alarm woke; so the room notes its name when it first opens. */
  async #learnName(): Promise<string> {
    const noted = await this.room.storage.get<string>(NAME);
    if (noted !== undefined) return noted;
    await this.room.storage.put(NAME, this.room.id);
    return this.room.id;
  }
}

/** A connection that opens only to be closed with a reason. */
function closedByName(reason: CloseReason): Response {
  const [outside, inside] = Object.values(new WebSocketPair());
  inside?.accept();
  inside?.close(CLOSE_CODES[reason], reason);
  return new Response(null, { status: 101, webSocket: outside });
}

/** What a request brings; undefined when it is no JSON. */
async function readJson(request: Party.Request): Promise<unknown> {
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const asBytes = (message: ArrayBuffer | ArrayBufferView): Uint8Array =>
  message instanceof ArrayBuffer
    ? new Uint8Array(message)
    : new Uint8Array(message.buffer, message.byteOffset, message.byteLength);
