/** Documents kept at once; there are about fifty screens, and addresses that name a trip push each other out. */
const MOST_KEPT = 120;

type Template = { headers: [string, string][]; parts: string[] };

/**
 * Documents are the same for everybody but for the nonce of their scripts (DESIGN section 1), so each is rendered once in an
 * isolate's life and then only given a new nonce.
 */
export class DocumentTemplates {
  readonly #kept = new Map<string, Template>();
  readonly #placeholder: string;

  /** @param placeholder a nonce that no document contains by chance */
  constructor(placeholder: string) {
    this.#placeholder = placeholder;
  }

  /** The document with that nonce, from what is kept or from `render`, which gets the nonce to render with. */
  async serve(path: string, nonce: string, render: (nonce: string) => Promise<Response>): Promise<Response> {
    const kept = this.#kept.get(path);
    if (kept !== undefined) return fill(kept, nonce);
    const rendered = await render(this.#placeholder);
    const template = { headers: [...rendered.headers], parts: (await rendered.text()).split(this.#placeholder) };
    if (isDocument(rendered)) this.#keep(path, template);
    return fill(template, nonce, rendered.status);
  }

  #keep(path: string, template: Template): void {
    const oldest = this.#kept.keys().next();
    if (this.#kept.size >= MOST_KEPT && !oldest.done) this.#kept.delete(oldest.value);
    this.#kept.set(path, template);
  }
}

const isDocument = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get("Content-Type")?.startsWith("text/html") ?? false);

const fill = ({ headers, parts }: Template, nonce: string, status = 200): Response =>
  new Response(parts.join(nonce), { status, headers });

/** Whether a request asks for a document as such: a plain address, no call of the API, no asset, no query. */
export function asksForDocument({ method, headers }: Pick<Request, "method" | "headers">, url: URL): boolean {
  return method === "GET" && url.search === "" && (headers.get("Accept")?.includes("text/html") ?? false);
}
