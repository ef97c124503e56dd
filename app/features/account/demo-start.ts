import { hasMadeDemo } from "~/browser/storage/made-demo";

/** What a demo has answered already; null without one, and when what reads it cannot be fetched: then a form only begins empty. */
export const demoStart = async () =>
  hasMadeDemo()
    ? import("~/browser/storage/kept-demo").then(
        ({ keptStart }) => keptStart(),
        () => null,
      )
    : null;
