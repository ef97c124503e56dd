import * as z from "zod/mini";

/** Where the streets of the map come from, as a document names it: the addresses of two MapLibre styles, by day and by night. */
export const mapStyle = z.object({ light: z.string(), dark: z.string() });

export type MapStyle = z.output<typeof mapStyle>;
