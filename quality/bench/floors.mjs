/** A Worker that does nothing: what the runtime and the socket cost. */
export const BARE_WORKER = `export default { fetch: () => new Response("ok") };`;

/** A Worker that reads one row by its key and sends it: what D1 costs, with the very bytes the app sends. */
export const BARE_READ = `export default {
  async fetch(request, env) {
    const id = new URL(request.url).searchParams.get("id");
    const row = await env.DB.prepare("SELECT days FROM itineraries WHERE trip_id = ?").bind(id).first();
    return new Response(row.days, { headers: { "Content-Type": "application/json" } });
  },
};`;
