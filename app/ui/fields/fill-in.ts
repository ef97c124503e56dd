/** Writes into a field as if somebody had typed it: React and the form listen to events, and React overlooks a value set through its own property. */
export function fillIn(field: HTMLInputElement | null, text: string): void {
  if (!field) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
