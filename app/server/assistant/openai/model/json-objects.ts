/** `fresh`: nothing but space stood in it yet; `gave`: something in it was given already, so it is only the frame. */
type Container = { kind: "{" | "["; start: number; fresh: boolean; gave: boolean };

/** No day and no answer is that long; a server that never closes an object is not read for ever. */
const LONGEST = 40_000;

/**
 * Finds JSON objects in a text that comes in pieces, and gives each the moment it closes: the objects that are elements of a list,
 * wherever the list lies, or a whole object that is not the frame of a list. Text around it, code fences and broken beginnings are passed over.
 */
export class JsonObjects {
  private text = "";
  private at = 0;
  private open: Container[] = [];
  private inString = false;
  private escaped = false;

  /** Takes the next piece and gives what closed in it, parsed. */
  push(piece: string): unknown[] {
    this.text += piece;
    const found: unknown[] = [];
    for (; this.at < this.text.length; this.at += 1) {
      const closed = this.step(this.text.charAt(this.at));
      if (closed !== undefined) found.push(closed);
    }
    this.forget();
    return found;
  }

  private step(letter: string): unknown {
    if (this.inString) return void this.stepInString(letter);
    if (/\s/.test(letter)) return undefined;
    this.enter(letter);
    if (letter === "{" || letter === "[") this.open.push({ kind: letter, start: this.at, fresh: true, gave: false });
    else if (letter === '"' && this.open.length > 0) this.inString = true;
    else if (letter === "}" || letter === "]") return this.close(letter);
    return undefined;
  }

  private stepInString(letter: string): void {
    if (this.escaped) this.escaped = false;
    else if (letter === "\\") this.escaped = true;
    else if (letter === '"') this.inString = false;
  }

  /** What begins in a way no JSON does is a brace in a sentence, and is let go. */
  private enter(letter: string): void {
    const inner = this.open.at(-1);
    if (!inner?.fresh) return;
    inner.fresh = false;
    const begins = inner.kind === "{" ? /["}]/ : this.open.length === 1 ? /[{[\]]/ : /./;
    if (!begins.test(letter)) this.open = [];
  }

  private close(letter: string): unknown {
    const container = this.open.pop();
    if (!container || (container.kind === "{") !== (letter === "}")) {
      this.open = [];
      return undefined;
    }
    const isOurs = container.kind === "{" && !container.gave && (this.open.length === 0 || this.isOutermostElement());
    if (!isOurs) return undefined;
    for (const outer of this.open) outer.gave = true;
    const object = parsed(this.text.slice(container.start, this.at + 1));
    return isFrame(object) ? undefined : object;
  }

  /** An element of a list that is not itself within an element. */
  private isOutermostElement(): boolean {
    if (this.open.at(-1)?.kind !== "[") return false;
    return !this.open.some((container, i) => container.kind === "{" && this.open[i - 1]?.kind === "[");
  }

  /** Keeps only what an open object may still need. */
  private forget(): void {
    const needed = this.open.find(({ kind, gave }) => kind === "{" && !gave)?.start ?? this.at;
    if (this.at - needed > LONGEST) [this.open, this.inString, this.escaped] = [[], false, false];
    const from = this.open.length > 0 ? needed : this.at;
    this.text = this.text.slice(from);
    this.at -= from;
    for (const container of this.open) container.start -= from;
  }
}

/** An object of nothing but lists, in which no object stood. */
const isFrame = (object: unknown): boolean =>
  typeof object === "object" &&
  object !== null &&
  Object.keys(object).length > 0 &&
  Object.values(object).every(Array.isArray);

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
