import { createContext, type ReactNode } from "react";

/** What stands first on every `Screen` within: whoever wraps many screens says there what all of them have to say. */
export const ScreenTop = createContext<ReactNode>(null);
