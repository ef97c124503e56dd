import { defineConfig } from "vitest/config";
import { fileURLToPath } from "node:url";
export default defineConfig({ resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)), "#db": fileURLToPath(new URL("./db", import.meta.url)), "#tests": fileURLToPath(new URL("./tests", import.meta.url)) } }, test: { include: ["tests/unit/**/*.test.ts"] } });
