import { vi } from "vitest";
import * as Y from "yjs";
import type { WorkerLink } from "#party/worker/worker-link";
import type { TestDatabase } from "#tests/fixtures/database/d1";
import { memoryStorage } from "#tests/fixtures/memory-storage";
import type { Chance } from "#tests/fixtures/seeded-random";
import { BadWire } from "./bad-wire";
import { Device } from "./device";
import { SimRoom } from "./sim-room";
import { workerSide } from "./worker-side";

/** A device's connection: its frames up and the room's frames down. */
type Connection = { up: BadWire<Uint8Array>; down: BadWire<Uint8Array>; line: (frame: Uint8Array) => void };

/** Three devices, the room and the Worker, and all the bad ways between them. */
export class ConvergingWorld {
  readonly devices = [new Device(), new Device(), new Device()] as const;
  readonly storage = memoryStorage();
  readonly announcements: BadWire<Uint8Array>;
  room: SimRoom;
  #connections = new Map<Device, Connection>();
  #underWay = new Set<Promise<unknown>>();
  #calm = false;
  /** How often the room has handed its state over by itself, whenever its clock told it to. */
  handOvers = 0;

  static async open(at: TestDatabase, chance: Chance, name: string): Promise<ConvergingWorld> {
    const world: ConvergingWorld = new ConvergingWorld(
      chance,
      await workerSide(at, name, (update) => world.announcements.send(update)),
    );
    for (const device of world.devices) device.open(world.newClientId());
    await world.room.start();
    return world;
  }

  private constructor(
    readonly chance: Chance,
    readonly worker: Awaited<ReturnType<typeof workerSide>>,
  ) {
    this.announcements = new BadWire(chance, (update) => this.room.hearWorker(update));
    this.room = new SimRoom(this.storage, this.#linkOfRoom());
  }

  newClientId = (): number => this.chance.below(2 ** 31) + 1;

  get documents(): Y.Doc[] {
    return [...this.devices.map(({ document }) => document), this.room.document];
  }

  /** The room process dies and starts again from its storage; whoever was in it is not. */
  async restartRoom(): Promise<void> {
    for (const device of this.devices) this.disconnect(device);
    this.#alive = {};
    this.room = new SimRoom(this.storage, this.#linkOfRoom());
    await this.room.start();
  }

  connect(device: Device): void {
    this.disconnect(device);
    const line = (frame: Uint8Array) => connection.down.send(frame);
    const { room } = this;
    const connection: Connection = {
      line,
      up: new BadWire(this.chance, (frame) => room.hear(frame, line)),
      down: new BadWire(this.chance, (frame) => device.hear(frame)),
    };
    this.#connections.set(device, connection);
    room.enter(line);
    device.call((frame) => connection.up.send(frame));
  }

  disconnect(device: Device): void {
    const connection = this.#connections.get(device);
    if (connection) this.room.leave(connection.line);
    this.#connections.delete(device);
    device.hangUp();
  }

  /** Here and there something arrives, or is lost. */
  stir(): void {
    const wires = [this.announcements, ...[...this.#connections.values()].flatMap(({ up, down }) => [up, down])];
    for (let count = 0; count < 4; count += 1) this.chance.oneOf(wires).stir();
  }

  /** Lets time pass, second by second, and whatever is due happen. */
  async pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      await this.room.wake();
      await this.settle();
    }
  }

  /** The room hands its state over at this very moment; its answer is lost. */
  async flushNow(): Promise<void> {
    await this.worker.link.write(Y.encodeStateAsUpdate(this.room.document));
  }

  /** Waits for what the room asked of the Worker. */
  async settle(): Promise<void> {
    do {
      await Promise.all(this.#underWay);
      await new Promise((resolve) => setImmediate(resolve));
    } while (this.#underWay.size > 0);
  }

  /** Everybody comes back, and nothing is lost for once, until nothing moves any more. */
  async comeTogether(): Promise<void> {
    this.#calm = true;
    for (let round = 0; round < 2; round += 1) {
      await this.pass(6);
      for (const device of this.devices) this.connect(device);
      await this.settle();
      this.#flow();
      while (this.storage.alarm() !== null) await this.pass(1);
      this.#flow();
    }
    this.#calm = false;
  }

  #flow(): void {
    const wires = [...this.#connections.values()].flatMap(({ up, down }) => [up, down]);
    while (wires.map((wire) => wire.flow()).includes(true));
  }

  #alive = {};

  /** The Worker as the room of now sees it: sometimes away, sometimes its answer is lost. A dead room's calls come to nothing. */
  #linkOfRoom(): WorkerLink {
    const alive = this.#alive;
    const badly = <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (alive !== this.#alive) return new Promise(() => undefined);
      const fate = this.#calm ? "fine" : this.chance.oneOf(["fine", "fine", "fine", "away", "answer lost"]);
      if (fate === "away") return Promise.reject(new Error("away"));
      const answer = work();
      const tracked = answer.finally(() => this.#underWay.delete(tracked));
      this.#underWay.add(tracked);
      return fate === "fine" ? answer : answer.then(() => Promise.reject(new Error("answer lost")));
    };
    const write = (state: Uint8Array) => {
      this.handOvers += 1;
      return this.worker.link.write(state);
    };
    return { read: () => badly(this.worker.link.read), write: (state) => badly(() => write(state)) };
  }
}
