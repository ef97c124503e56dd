import type { TextControl } from "~/browser/room/shared-text/bind-text";

/** A text field without a browser: what a person does to it, and what they see in it. */
export class FakeField extends EventTarget implements TextControl {
  value = "";
  selectionStart = 0;
  selectionEnd = 0;
  scrollTop = 0;

  setSelectionRange(start: number | null, end: number | null): void {
    this.selectionStart = start ?? 0;
    this.selectionEnd = end ?? 0;
  }

  /** Puts the caret somewhere. */
  at(place: number): this {
    this.setSelectionRange(place, place);
    return this;
  }

  /** Types over the selection, or at the caret. */
  type(letters: string): this {
    const { value, selectionStart: start, selectionEnd: end } = this;
    this.value = value.slice(0, start) + letters + value.slice(end);
    this.at(start + letters.length);
    this.dispatchEvent(new Event("input"));
    return this;
  }

  backspace(count = 1): this {
    this.setSelectionRange(Math.max(0, this.selectionEnd - count), this.selectionEnd);
    return this.type("");
  }

  /** The field with the caret in it. */
  get seen(): string {
    return `${this.value.slice(0, this.selectionStart)}|${this.value.slice(this.selectionEnd)}`;
  }
}
