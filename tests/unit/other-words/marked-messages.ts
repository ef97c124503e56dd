import type { Plugin } from "vite";

const EXPORTED = /^export (const|function) (\w+)/gm;

/**
 * Every message in ⟦brackets⟧, as a language of its own: what a screen says outside of them does not come from the catalogue.
 * Functions mark what they give, so a message made of messages is bracketed twice.
 */
export const markedMessages = (): Plugin => ({
  name: "marked-messages",
  enforce: "pre",
  transform(code, id) {
    if (!/\/app\/messages\/en\/(?!locale\.ts)/.test(id)) return null;
    const names = [...code.matchAll(EXPORTED)].map(([, , name]) => name);
    const plain = code.replace(EXPORTED, "$1 $2");
    const exports = names.map((name) => `const marked_${name} = mark(${name});\nexport { marked_${name} as ${name} };`);
    return { code: [plain, `import { mark } from "#tests/unit/other-words/mark";`, ...exports].join("\n"), map: null };
  },
});
