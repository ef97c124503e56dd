import { expect, test, vi } from "vitest";
import { asksForDocument, DocumentTemplates } from "~/server/http/document-templates";

const page = (nonce: string, status = 200) =>
  new Response(`<script nonce="${nonce}"></script><b nonce="${nonce}">`, {
    status,
    headers: { "Content-Type": "text/html" },
  });

test("a document is rendered once, and each visit gets its own nonce everywhere", async () => {
  const render = vi.fn(async (nonce: string) => page(nonce));
  const documents = new DocumentTemplates("PLACEHOLDER");
  const first = await documents.serve("/access", "one", render);
  const second = await documents.serve("/access", "two", render);
  expect(await first.text()).toBe(`<script nonce="one"></script><b nonce="one">`);
  expect(await second.text()).toBe(`<script nonce="two"></script><b nonce="two">`);
  expect(second.headers.get("Content-Type")).toBe("text/html");
  expect(render).toHaveBeenCalledTimes(1);
});

test("a page that was not found is rendered afresh each time, with its status", async () => {
  const render = vi.fn(async (nonce: string) => page(nonce, 404));
  const documents = new DocumentTemplates("PLACEHOLDER");
  await documents.serve("/nowhere", "one", render);
  const again = await documents.serve("/nowhere", "two", render);
  expect(again.status).toBe(404);
  expect(render).toHaveBeenCalledTimes(2);
});

test("data is never kept, even when a browser opens its address", async () => {
  let version = 0;
  const render = async () => Response.json({ version: (version += 1) });
  const documents = new DocumentTemplates("PLACEHOLDER");
  expect(await (await documents.serve("/healthz", "n", render)).json()).toEqual({ version: 1 });
  expect(await (await documents.serve("/healthz", "n", render)).json()).toEqual({ version: 2 });
});

test("what is kept stays bounded, the oldest goes first", async () => {
  const render = vi.fn(async (nonce: string) => page(nonce));
  const documents = new DocumentTemplates("PLACEHOLDER");
  for (let number = 0; number < 200; number += 1) await documents.serve(`/modify/day/${number}`, "n", render);
  await documents.serve("/modify/day/199", "n", render);
  expect(render).toHaveBeenCalledTimes(200);
  await documents.serve("/modify/day/0", "n", render);
  expect(render).toHaveBeenCalledTimes(201);
});

test.each([
  ["GET", "/access", "text/html,*/*", true],
  ["GET", "/access?from=invite", "text/html", false],
  ["GET", "/wayfellow/hydrate", "application/json", false],
  ["HEAD", "/access", "text/html", false],
  ["POST", "/access", "text/html", false],
])("%s %s accepting %s: a document is asked for: %s", (method, path, accept, expected) => {
  const request = { method, headers: new Headers({ Accept: accept }) };
  expect(asksForDocument(request, new URL(path, "http://wayfellow.test"))).toBe(expected);
});
