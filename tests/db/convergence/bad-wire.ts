import type { Chance } from "#tests/fixtures/seeded-random";

/** A way on which what is sent may arrive late, twice, out of order, or never. */
export class BadWire<Thing> {
  #underWay: Thing[] = [];

  constructor(
    private readonly chance: Chance,
    private readonly receive: (thing: Thing) => void,
  ) {}

  send(thing: Thing): void {
    this.#underWay.push(thing);
  }

  /** Something of what is under way arrives, or is lost; or arrives and will arrive again. */
  stir(): void {
    if (this.#underWay.length === 0) return;
    const at = this.chance.happens(0.6) ? 0 : this.chance.below(this.#underWay.length);
    const [thing] = this.chance.happens(0.1) ? this.#underWay.slice(at, at + 1) : this.#underWay.splice(at, 1);
    if (thing !== undefined && !this.chance.happens(0.15)) this.receive(thing);
  }

  /** All that is under way arrives, in order; gives whether there was anything. */
  flow(): boolean {
    const arriving = this.#underWay;
    this.#underWay = [];
    for (const thing of arriving) this.receive(thing);
    return arriving.length > 0;
  }
}
