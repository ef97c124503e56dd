/** MapLibre for pages whose policy lets no script be made of text: its worker is a file of its own. */
declare module "maplibre-gl/dist/maplibre-gl-csp" {
  export * from "maplibre-gl";
}
