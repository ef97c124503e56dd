/**
 * The text of one JSON object, field by field. Of a list that comes item by item, no more than an item is held; a field that is promised is waited for
 * when it is its turn, and left out where it comes to nothing.
 */
export async function* jsonPieces(fields: object): AsyncGenerator<string> {
  let before = "{";
  for (const [name, promised] of Object.entries(fields)) {
    const value: unknown = await promised;
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    if (isItemByItem(value)) yield* listPieces(value);
    else yield JSON.stringify(value);
    before = ",";
  }
  yield before === "{" ? "{}" : "}";
}

const isItemByItem = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

async function* listPieces(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[";
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

/**
 * The pieces as the body of a reply, each made when the one before it is sent. When one cannot be made the connection breaks off, so that nobody
 * takes what has come for the whole.
 */
export function streamOf(
  pieces: AsyncGenerator<string>,
  onFailure: (problem: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const next = await pieces.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      } catch (problem) {
        onFailure(problem);
        controller.error(problem);
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}
