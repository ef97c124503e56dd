import * as z from "zod/mini";

/** Where the streets of the map come from, as a document names it: an address with `{z}`, `{x}` and `{y}`, and whom to thank, as HTML. */
export const tileSource = z.object({ url: z.string(), attribution: z.string() });

export type TileSource = z.output<typeof tileSource>;
