import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import * as Y from "yjs";
import { bindText } from "~/browser/room/shared-text/bind-text";
import { FakeField } from "./text-field";

const HERE = {};
let text: Y.Text;
let field: FakeField;
let unbind: () => void;

beforeEach(() => {
  text = new Y.Doc().getText("t");
  text.insert(0, "Tram 28");
  field = new FakeField();
  unbind = bindText(field, text, { origin: HERE });
});

test("the field shows the shared text, and what is typed goes into it", () => {
  field.at(4).type(" no.");
  expect(field.value).toBe("Tram no. 28");
  expect(text.toString()).toBe("Tram no. 28");
});

test("what somebody else writes appears, and the caret stays with one's own words", () => {
  field.at(4);
  text.insert(0, "Take ");
  expect(field.seen).toBe("Take Tram| 28");
  text.insert(12, " early");
  expect(field.seen).toBe("Take Tram| 28 early");
  text.delete(0, 5);
  expect(field.seen).toBe("Tram| 28 early");
});

test("what somebody else writes right at the caret comes after it", () => {
  field.at(7);
  text.insert(7, " at noon");
  field.type("!");
  expect(field.seen).toBe("Tram 28!| at noon");
});

test("a letter beside the same letter goes where the caret is", () => {
  field.at(1).type("T");
  const [, second] = text.toDelta();
  expect(second).toBeUndefined();
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(text.doc as Y.Doc));
  other.getText("t").insert(1, "-");
  Y.applyUpdate(text.doc as Y.Doc, Y.encodeStateAsUpdate(other));
  expect(field.seen).toBe("T-T|ram 28");
});

test("while a letter is composed, others' words wait; then both are there", () => {
  field.at(7);
  field.dispatchEvent(new Event("compositionstart"));
  field.type(" か");
  text.insert(0, "Take ");
  expect(field.value).toBe("Tram 28 か");
  field.backspace().type("風");
  field.dispatchEvent(new Event("compositionend"));
  expect(field.seen).toBe("Take Tram 28 風|");
  expect(text.toString()).toBe("Take Tram 28 風");
});

test("after the end, the field and the text go their own ways", () => {
  unbind();
  text.insert(0, "Take ");
  field.at(0).type("x");
  expect(field.value).toBe("xTram 28");
  expect(text.toString()).toBe("Take Tram 28");
});

/** A place between two letters: nobody puts a caret into the middle of one. */
const between = (written: string, place: number): number =>
  [...written].slice(0, place % ([...written].length + 1)).join("").length;

const edit = fc.record({
  at: fc.nat(),
  remove: fc.nat(4),
  insert: fc.string({ unit: "grapheme", maxLength: 5 }),
  remote: fc.boolean(),
});

test("whatever both sides write, the field shows the shared text", () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      const shared = new Y.Doc().getText("t");
      const own = new FakeField();
      bindText(own, shared, { origin: HERE });
      for (const { at, remove, insert, remote } of edits) {
        const written = shared.toString();
        const start = between(written, at);
        const removed = [...written.slice(start)].slice(0, remove).join("").length;
        if (!remote) {
          own.setSelectionRange(start, start + removed);
          own.type(insert);
        } else {
          shared.doc?.transact(() => {
            shared.delete(start, removed);
            shared.insert(start, insert);
          });
        }
        expect(own.value).toBe(shared.toString());
        expect(own.selectionEnd).toBeLessThanOrEqual(own.value.length);
      }
    }),
  );
});
