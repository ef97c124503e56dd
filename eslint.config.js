import boundaries from "eslint-plugin-boundaries";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Who may import whom (docs/decisions/001). A folder always may import itself. */
const MAY_IMPORT = {
  domain: [],
  contracts: ["domain"],
  db: ["domain"],
  server: ["domain", "contracts", "db"],
  party: ["domain", "contracts"],
  browser: ["domain", "contracts"],
  ui: ["domain", "contracts"],
  screens: ["browser", "ui", "domain", "contracts"],
  api: ["server", "contracts"],
};

const folder = (type, pattern) => ({ type, pattern });
const ofType = (type) => ({ element: { type } });

export default tseslint.config(
  { ignores: ["node_modules", "build", ".wrangler", ".partykit", ".local", "migrations"] },
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx,mjs,js}"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { typescript: { alwaysTryTypes: true } },
      "boundaries/elements": [
        ...["domain", "contracts", "server", "browser", "ui", "screens", "api"].map((name) => folder(name, `app/${name}`)),
        folder("db", "db"),
        folder("party", "party"),
      ],
    },
    rules: {
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          policies: Object.entries(MAY_IMPORT).map(([from, allowed]) => ({ from: ofType(from), allow: [from, ...allowed].map((to) => ({ to: ofType(to) })) })),
        },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-console": ["error", { allow: ["error"] }],
      eqeqeq: "error",
      "no-restricted-globals": ["error", { name: "alert", message: "Use the Alert in app/ui." }],
    },
  },
  {
    files: ["app/*.{ts,tsx}"],
    rules: { "no-restricted-imports": ["error", { patterns: [{ group: ["**/screens/**", "**/api/**"], message: "Only the route table names screens and calls." }] }] },
  },
  { files: ["scripts/**", "tests/**", "app/server/log.ts"], rules: { "no-console": "off" } },
  // The pattern of a layer matches a folder of that name anywhere, so tests/db too; tests may import every layer.
  { files: ["tests/**"], rules: { "boundaries/dependencies": "off" } },
  {
    files: ["app/**/*.tsx"],
    plugins: { "jsx-a11y": jsxA11y, "react-hooks": reactHooks },
    rules: { ...jsxA11y.flatConfigs.recommended.rules, "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
);
