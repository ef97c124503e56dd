import { runTypescript } from "./load-typescript.mjs"; await runTypescript("/quality/_q.ts", ({ run }) => run().then(() => true));
