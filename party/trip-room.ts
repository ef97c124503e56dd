import type * as Party from "partykit/server";
import * as Y from "yjs";
import { readBase64 } from "~/contracts/room/base64";
import { applyForeign } from "~/contracts/room/foreign-update";
import { readJson } from "~/contracts/room/read-json";
import type { Announcement, RoomMembers, RoomMessage } from "~/contracts/room/room";
import { announcement, ROOM_PROTOCOL } from "~/contracts/room/room";
import { Incoming } from "./frames/incoming";
import { admitConnection } from "./frames/limits-policy";
import { stateRequest, updateFrame } from "./frames/sync-frames";
import { Allowances } from "./seats/allowances";
import { admitCompanion, admittedTicket, admitWorker } from "./seats/entrance";
import { Presences } from "./seats/presences";
import type { Companion } from "./seats/seat";
import { broadcast, close, othersIn, provenBy, sendAway } from "./seats/seat";
import { Seating } from "./seats/seating";
import { roomSettings } from "./settings";
import { DocumentSize } from "./storage/document-size";
import { DocumentStore } from "./storage/document-store";
import { Erasure } from "./storage/erasure";
import { LastMessages } from "./storage/last-messages";
import { WriteBehind } from "./storage/write-behind";
import { CatchUp } from "./worker/catch-up";
import { Flush } from "./worker/flush";
import { FROM_RECORD, linkToWorker } from "./worker/worker-link";

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
  readonly #flush: Flush;
  readonly #catchUp: CatchUp;
  readonly #lastMessages: LastMessages;
  readonly #presences: Presences;
  readonly #seating: Seating;
  readonly #erasure: Erasure;
  readonly #incoming: Incoming;
  #tripId = "";

  constructor(readonly room: Party.Room) {
    this.#store = new DocumentStore(room.storage);
    this.#writer = new WriteBehind(this.#store, this.#document);
    this.#lastMessages = new LastMessages(room.storage);
    this.#presences = new Presences(room);
    this.#seating = new Seating(room, (companion) => this.onClose(companion));
    this.#incoming = new Incoming({
      document: this.#document,
      size: this.#size,
      allowances: this.#allowances,
      presences: this.#presences,
      writer: this.#writer,
      renew: (ticket, companion) => {
        this.#seating.endOverdue(companion);
        void this.#seating.renew(ticket, this.#tripId, companion);
      },
    });
    this.#erasure = new Erasure(room.storage);
    const link = (tripId: string) => {
      const { workerOrigin, secrets } = roomSettings(room.env);
      return linkToWorker(workerOrigin, tripId, secrets);
    };
    const onMembers = (members: RoomMembers, askedAt: number) => void this.#seating.reconcile(members, askedAt);
    this.#flush = new Flush(room.storage, this.#document, link, {
      onRefused: () => this.#seating.endEditors("tooLarge"),
      onSettled: () => void this.#store.compact(this.#document),
      onMembers,
    });
    this.#catchUp = new CatchUp(this.#document, link, {
      onLive: (position) => void this.#say([{ v: ROOM_PROTOCOL, type: "live", at: Date.now(), by: null, position }]),
      onAhead: (tripId) => void this.#flush.begin(tripId),
      onMembers,
    });
  }

  static readonly onBeforeConnect = admitCompanion;
  static readonly onBeforeRequest = admitWorker;

  async onStart(): Promise<void> {
    await this.#erasure.load();
    if (this.#erasure.done) return;
    this.#tripId = await this.#learnName();
    await Promise.all([this.#store.load(this.#document), this.#lastMessages.load(), this.#seating.load()]);
    this.#document.on("update", (update: Uint8Array, origin: unknown) => {
      if (origin !== this.#store) this.#onUpdate(update, origin);
    });
  }

  async onConnect(connection: Companion, { request }: Party.ConnectionContext): Promise<void> {
    if (this.#erasure.done) return sendAway(connection, "notAMember");
    const ticket = admittedTicket(request);
    const decision = await this.#seating.use(ticket);
    if (decision.kind === "close") return sendAway(connection, decision.reason);
    this.#seating.endOverdue(connection);
    this.#seating.makeWay(ticket.holder.userId);
    const admission = admitConnection(othersIn(this.room, connection).length);
    if (admission.kind === "close") return sendAway(connection, admission.reason);
    this.#catchUp.ask(this.#tripId);
    connection.setState({ ...provenBy(ticket), clientId: null, clock: 0 });
    connection.send(stateRequest(this.#document));
    for (const message of this.#lastMessages.all()) connection.send(JSON.stringify(message));
    this.#presences.welcome(connection);
  }

  onMessage(message: string | ArrayBuffer | ArrayBufferView, connection: Companion): void {
    const { state: seat, readyState } = connection;
    if (seat === null || readyState !== WebSocket.OPEN) return;
    if ("sentAway" in seat) return close(connection, seat.sentAway);
    const ending = this.#incoming.take(message, connection, seat);
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
    return this.#flush.rescue();
  }

  /** Every change, whoever made it: to everybody but its maker, to storage, and later to the Worker. */
  #onUpdate(update: Uint8Array, origin: unknown): void {
    if (this.#erasure.done) return;
    this.#tell(updateFrame(update), origin);
    this.#writer.note(update);
    if (origin === FROM_RECORD) this.#size.note(update);
    else void this.#flush.schedule(this.#tripId);
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
    for (const userId of forget ?? [])
      await Promise.all([this.#lastMessages.forget(userId), this.#seating.forget(userId)]);
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
    this.#flush.stop();
    for (const companion of othersIn(this.room, null)) this.#seating.end(companion, "notAMember");
    await this.#erasure.wipe();
    return true;
  }

  async #say(messages: RoomMessage[]): Promise<void> {
    if (this.#erasure.done) return;
    const news = messages.filter((message) => this.#lastMessages.take(message));
    if (news.length === 0) return;
    for (const message of news) this.#tell(JSON.stringify(message), null);
    await new Promise((resolve) => setTimeout(resolve, BEFORE_WRITING_MS));
    if (!this.#erasure.done) await this.#lastMessages.keep();
  }

  /** PartyKit tells an alarm no name, nor anything later in a room that an alarm woke; so the room notes its name when it first opens. */
  async #learnName(): Promise<string> {
    const noted = await this.room.storage.get<string>(NAME);
    if (noted !== undefined) return noted;
    await this.room.storage.put(NAME, this.room.id);
    return this.room.id;
  }
}
