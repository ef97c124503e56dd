import { NotFound } from "~/ui/feedback/not-found";
import { notFoundScreenTexts as texts } from "#messages/entry";

export { NotFound as default };

export const meta = () => [{ title: texts.documentTitle }];

/** The document of an address that leads nowhere says so in its status too. */
export const loader = () => Response.json(null, { status: 404 });

/** Within the app there is nothing to ask the server for. */
export const clientLoader = () => null;
