import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** The server wraps the document in this with the nonce of its content security policy; the browser needs none. */
export const NonceProvider = NonceContext.Provider;

/** The nonce every inline script of the document carries, or undefined where no policy asks for one. */
export const useNonce = (): string | undefined => useContext(NonceContext);
