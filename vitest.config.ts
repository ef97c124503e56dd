import { defineConfig } from "vitest/config";
import { alias } from "./build-alias";

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [{ extends: true, test: { name: "unit", include: ["tests/unit/**/*.test.ts"] } }],
  },
});
