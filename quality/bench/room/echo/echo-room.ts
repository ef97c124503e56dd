import type * as Party from "partykit/server";

/** The least that a hibernating room can do: everybody else gets what one sent, or what was posted. */
export default class EchoRoom implements Party.Server {
  readonly options = { hibernate: true };

  constructor(readonly room: Party.Room) {}

  onMessage(message: string | ArrayBuffer | ArrayBufferView, sender: Party.Connection): void {
    this.room.broadcast(message, [sender.id]);
  }

  async onRequest(request: Party.Request): Promise<Response> {
    this.room.broadcast(await request.text());
    return new Response(null, { status: 204 });
  }
}
