import type * as Party from "partykit/server";
import * as Y from "yjs";
import { saveBlock } from "~/contracts/calls/itinerary";
import { mayCall } from "~/contracts/endpoint";
import { readBase64 } from "~/contracts/room/base64";
import { applyForeign } from "~/contracts/room/foreign-update";
import { announcement, CLOSE_CODES, ROOM_PROTOCOL, ticketRenewal } from "~/contracts/room/room";
import type { Announcement, CloseReason, RoomMembers, RoomMessage, TicketHolder } from "~/contracts/room/room";
import { speaksFor } from "~/contracts/room/room-token";
import { Allowances } from "./seats/allowances";
import { CatchUp } from "./worker/catch-up";
import { DocumentSize } from "./storage/document-size";
import { DocumentStore } from "./storage/document-store";
import { Erasure } from "./storage/erasure";
import { decideFrame, readFrame } from "./frames/frame-policy";
import { HandOver } from "./worker/hand-over";
import { LastSaid } from "./storage/last-said";
import { admitConnection } from "./frames/limits-policy";
import { Presences } from "./seats/presences";
import type { Ticket } from "./seats/room-token";
import { checkTicket } from "./seats/room-token";
import type { Companion, Seated } from "./seats/seat";
import { broadcast, close, isOver, othersIn, seatOf, sendAway } from "./seats/seat";
import { Seating } from "./seats/seating";
import { roomSettings } from "./settings";
import { stateReply, stateRequest, updateFrame } from "./frames/sync-frames";
import { FROM_RECORD, linkToWorker } from "./worker/worker-link";
import { WriteBehind } from "./storage/write-behind";

const TICKET_HEADER = "x-wayfellow-ticket";
/** A write blocks the runtime for as long as the disk takes; what was just sent leaves first. */
const BEFORE_WRITING_MS = 5;
const NAME = "name";

/** One trip's room (DESIGN section 7): wiring only, the decisions are the policies beside it. */
export default class TripRoom implements Party.Server {
  readonly options = { hibernate: true };
  readonly #document = new Y.Doc();
  readonly #size = new DocumentSize(this.#document);
  readonly #allowances = new Allowances();
  readonly #store: DocumentStore;
  readonly #writer: WriteBehind;
  readonly #handOver: HandOver;
  readonly #catchUp: CatchUp;
  readonly #said: LastSaid;
  readonly #presences: Presences;
  readonly #seating: Seating;
  readonly #erasure: Erasure;
  #tripId = "";

  constructor(readonly room: Party.Room) {
    this.#store = new DocumentStore(room.storage);
    this.#writer = new WriteBehind(this.#store, this.#document);
    this.#said = new LastSaid(room.storage);
    this.#presences = new Presences(room);
    this.#seating = new Seating(room, (companion) => this.onClose(companion));
    this.#erasure = new Erasure(room.storage);
    const link = (tripId: string) => {
      const { workerOrigin, secrets } = roomSettings(room.env);
      return linkToWorker(workerOrigin, tripId, secrets);
    };
    const onMembers = (members: RoomMembers, askedAt: number) => void this.#seating.reconcile(members, askedAt);
    this.#handOver = new HandOver(room.storage, this.#document, link, {
      onRefused: () => this.#sendEditorsAway("tooLarge"),
      onMembers,
    });
    this.#catchUp = new CatchUp(this.#document, link, {
      onLive: (position) => void this.#say([{ v: ROOM_PROTOCOL, type: "live", at: Date.now(), by: null, position }]),
      onAhead: (tripId) => void this.#handOver.begin(tripId),
      onMembers,
    });
  }

  /** An expired ticket is told so, that the browser fetches another; the room itself sleeps on. */
  static async onBeforeConnect(request: Party.Request, lobby: Party.Lobby): Promise<Party.Request | Response> {
    const ticket = new URL(request.url).searchParams.get("ticket");
    const decision = await checkTicket(ticket, lobby.id, roomSettings(lobby.env).secrets, new Date());
    if (decision.kind === "refused")
      return decision.why === "expired"
        ? closedByName("ticket")
        : new Response("This ticket does not open this room.", { status: 401 });
    request.headers.set(TICKET_HEADER, encodeURIComponent(JSON.stringify(decision.ticket)));
    return request;
  }

  static async onBeforeRequest(request: Party.Request, lobby: Party.Lobby): Promise<Party.Request | Response> {
    if (await speaksFor(request.headers.get("Authorization"), "toRoom", lobby.id, roomSettings(lobby.env).secrets))
      return request;
    return new Response("Only the Worker may call a room.", { status: 401 });
  }

  async onStart(): Promise<void> {
    await this.#erasure.load();
    if (this.#erasure.done) return;
    this.#tripId = await this.#learnName();
    await Promise.all([this.#store.load(this.#document), this.#said.load(), this.#seating.load()]);
    this.#document.on("update", (update: Uint8Array, origin: unknown) => {
      if (origin !== this.#store) this.#onUpdate(update, origin);
    });
  }

  async onConnect(connection: Companion, { request }: Party.ConnectionContext): Promise<void> {
    if (this.#erasure.done) return sendAway(connection, "notAMember");
    const ticket = JSON.parse(decodeURIComponent(request.headers.get(TICKET_HEADER) ?? "")) as Ticket;
    const decision = await this.#seating.use(ticket);
    if (decision.kind === "close") return sendAway(connection, decision.reason);
    this.#seating.makeWay(ticket.holder.userId);
    const admission = admitConnection(othersIn(this.room, connection).length);
    if (admission.kind === "close") return sendAway(connection, admission.reason);
    this.#catchUp.ask(this.#tripId);
    connection.setState({ ...proven(ticket), clientId: null, clock: 0 });
    connection.send(stateRequest(this.#document));
    for (const message of this.#said.all()) connection.send(JSON.stringify(message));
    this.#presences.welcome(connection);
  }

  onMessage(message: string | ArrayBuffer | ArrayBufferView, connection: Companion): void {
    const { state: seat, readyState } = connection;
    if (seat === null || readyState !== WebSocket.OPEN) return;
    if ("sentAway" in seat) return close(connection, seat.sentAway);
    const ending = this.#take(message, connection, seat);
    if (ending !== null) close(connection, ending);
  }

  onClose(connection: Companion): void {
    this.#allowances.forget(connection);
    this.#presences.leave(connection);
  }

  /** A socket that broke tells it here, and nowhere else. */
  onError(connection: Companion): void {
    this.onClose(connection);
  }

  async onRequest(request: Party.Request): Promise<Response> {
    if (request.method !== "POST") return new Response("Only POST.", { status: 405 });
    const parsed = announcement.safeParse(readJson(await request.text()));
    if (!parsed.success) return new Response("Not an announcement.", { status: 400 });
    if (!(await this.#announce(parsed.data))) return new Response("Not an update.", { status: 400 });
    return new Response(null, { status: 204 });
  }

  onAlarm(): Promise<void> {
    return this.#handOver.rescue();
  }

  /** Acts on what a companion sent; gives why their connection ends, null while it may go on. */
  #take(message: string | ArrayBuffer | ArrayBufferView, connection: Companion, seat: Seated): CloseReason | null {
    const size = typeof message === "string" ? message.length : message.byteLength;
    const ending = this.#allowances.onFrame(connection, size);
    if (ending !== null) return ending;
    if (typeof message === "string") return this.#takeText(message, connection);
    return isOver(seat, Date.now()) ? "ticket" : this.#takeFrame(asBytes(message), connection, seat.holder);
  }

  /** All that a companion says in text is a fresh ticket. */
  #takeText(text: string, connection: Companion): CloseReason | null {
    const { data: renewal } = ticketRenewal.safeParse(readJson(text));
    if (renewal === undefined) return this.#allowances.onUnreadable(connection);
    void this.#renew(renewal.ticket, connection);
    return null;
  }

  #takeFrame(bytes: Uint8Array, connection: Companion, { userId, role }: TicketHolder): CloseReason | null {
    const frame = readFrame(bytes);
    const decision = decideFrame(frame, role);
    if (decision.kind === "drop")
      return decision.why === "unreadable" ? this.#allowances.onUnreadable(connection) : null;
    switch (frame.kind) {
      case "state-request":
        return this.#answer(frame.stateVector, connection, userId);
      case "document-update":
        if (!this.#size.admits(frame.update)) return "tooLarge";
        return applyForeign(this.#document, frame.update, connection)
          ? null
          : this.#allowances.onUnreadable(connection);
      case "awareness":
        this.#presences.show(frame.presences, connection);
        return null;
      case "awareness-request":
        this.#presences.tell(connection);
        return null;
      case "unreadable":
        return null;
      default:
        return frame satisfies never;
    }
  }

  #answer(stateVector: Uint8Array, connection: Companion, userId: string): CloseReason | null {
    const reply = stateReply(this.#document, stateVector);
    const ending = this.#allowances.onReply(userId, reply.length);
    if (ending !== null) return ending;
    this.#writer.writeNow(); // an answer says that what came before it is kept
    connection.send(reply);
    return null;
  }

  /** Lets a companion stay who brings a fresh ticket, as what that says of them. */
  async #renew(text: string, connection: Companion): Promise<void> {
    const checked = await checkTicket(text, this.#tripId, roomSettings(this.room.env).secrets, new Date());
    const isTheirs = checked.kind === "admitted" && checked.ticket.holder.userId === seatOf(connection)?.holder.userId;
    if (!isTheirs) return this.#seating.end(connection, "ticket");
    const decision = await this.#seating.use(checked.ticket);
    if (decision.kind === "close") return this.#seating.end(connection, decision.reason);
    const seat = seatOf(connection);
    if (seat !== null) connection.setState({ ...seat, ...proven(checked.ticket) });
  }

  /** Every change, whoever made it: to everybody but its maker, to storage, and later to the Worker. */
  #onUpdate(update: Uint8Array, origin: unknown): void {
    if (this.#erasure.done) return;
    this.#tell(updateFrame(update), origin);
    this.#writer.note(update);
    if (origin === FROM_RECORD) this.#size.note(update);
    else void this.#handOver.schedule(this.#tripId);
  }

  /** Tells everybody but one; who has sat too long without a fresh ticket is sent away instead. */
  #tell(frame: string | Uint8Array, but: unknown): void {
    for (const overdue of broadcast(this.room, frame, but)) this.#seating.end(overdue, "ticket");
  }

  async #announce({ messages, update, dismiss, reseat, forget, erase }: Announcement): Promise<boolean> {
    if (erase || this.#erasure.done) return this.#erase();
    if (update !== undefined && !this.#takeFromRecord(update)) return false;
    this.#catchUp.fillGap(this.#tripId);
    await this.#say(messages);
    for (const userId of dismiss ?? []) await this.#seating.dismiss(userId);
    for (const userId of reseat ?? []) await this.#seating.reseat(userId);
    for (const userId of forget ?? []) await Promise.all([this.#said.forget(userId), this.#seating.forget(userId)]);
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
    for (const companion of othersIn(this.room, null)) this.#seating.end(companion, "notAMember");
    await this.#erasure.wipe();
    return true;
  }

  async #say(messages: RoomMessage[]): Promise<void> {
    if (this.#erasure.done) return;
    const news = messages.filter((message) => this.#said.take(message));
    if (news.length === 0) return;
    for (const message of news) this.#tell(JSON.stringify(message), null);
    await new Promise((resolve) => setTimeout(resolve, BEFORE_WRITING_MS));
    if (!this.#erasure.done) await this.#said.keep();
  }

  /** Ends the connections of those whose words the plan consists of, so that they read why it is not kept. */
  #sendEditorsAway(reason: CloseReason): void {
    for (const companion of othersIn(this.room, null))
      if (mayCall(seatOf(companion)?.holder.role ?? "noroleset", saveBlock)) this.#seating.end(companion, reason);
  }

  /** PartyKit tells an alarm no name, nor anything later in a room that an alarm woke; so the room notes its name when it first opens. */
  async #learnName(): Promise<string> {
    const noted = await this.room.storage.get<string>(NAME);
    if (noted !== undefined) return noted;
    await this.room.storage.put(NAME, this.room.id);
    return this.room.id;
  }
}

/** What a ticket that was just looked at says of a seat. */
const proven = ({ holder, until }: Ticket): Pick<Seated, "holder" | "provenAt" | "until"> => ({
  holder,
  provenAt: Date.now(),
  until: until * 1000,
});

/** A connection that opens only to be closed with a reason. */
function closedByName(reason: CloseReason): Response {
  const [outside, inside] = Object.values(new WebSocketPair());
  inside?.accept();
  inside?.close(CLOSE_CODES[reason], reason);
  return new Response(null, { status: 101, webSocket: outside });
}

/** What a text says; undefined when it is no JSON. */
function readJson(text: string): unknown {
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
