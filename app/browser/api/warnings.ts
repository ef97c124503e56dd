type Listener = (sentence: string) => void;

const told = new Set<string>();
const waiting: string[] = [];
let listener: Listener | null = null;

/** Hands on what the server wants the traveller to know besides its answer; each sentence once until the page is left. */
export function warn(sentence: string): void {
  if (told.has(sentence)) return;
  told.add(sentence);
  if (listener) listener(sentence);
  else waiting.push(sentence);
}

/** Hears every sentence, those from before too. Gives the function that ends it. */
export function onWarning(hear: Listener): () => void {
  listener = hear;
  for (const sentence of waiting.splice(0)) hear(sentence);
  return () => {
    if (listener === hear) listener = null;
  };
}
