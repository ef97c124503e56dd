import boundaries from "eslint-plugin-boundaries";
import i18next from "eslint-plugin-i18next";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Who may import whom (docs/decisions/001). A folder always may import itself; among the screens that is a journey's folder, so that no journey imports another. */
const MAY_IMPORT = {
  // Types alone (a rule below).
  messages: ["domain", "planner"],
  domain: [],
  language: ["domain"],
  planner: ["domain", "language"],
  contracts: ["domain"],
  db: ["domain"],
  server: ["domain", "planner", "language", "contracts", "db", "messages"],
  party: ["domain", "contracts"],
  browser: ["domain", "contracts", "messages"],
  ui: ["domain", "contracts", "messages"],
  features: ["browser", "ui", "domain", "planner", "contracts", "messages"],
  screens: ["features", "browser", "ui", "domain", "contracts", "messages"],
  "service-worker": ["domain", "contracts"],
};

/** Where whatever a person reads comes from the catalogue of messages (docs/decisions/017). */
const SPEAKS_BY_THE_CATALOGUE = [
  "app/root.tsx",
  "app/{browser,contracts,domain,features,server,ui}/**",
  "app/screens/!(debug)/**",
];

/** What the assistant writes is grammar, not labels. */
const WRITES_BY_ITSELF = ["app/domain/demo/**", "app/server/assistant/**"];

const NO_ALERT = { name: "alert", message: "Use the Alert in app/ui." };

const BROWSER_STORAGE = ["localStorage", "sessionStorage", "indexedDB", "caches"];
const KEPT = "Declare it in app/browser/storage/stored-keys and read it by storedValue.";

/** Layers that lie elsewhere than in a folder of their name under app/. */
const PLACES = { db: "db", party: "party", screens: "app/screens/*" };

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
        ...Object.keys(MAY_IMPORT).map((type) => ({ type, pattern: PLACES[type] ?? `app/${type}` })),
      ],
    },
    rules: {
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          policies: Object.entries(MAY_IMPORT).map(([from, allowed]) => ({
            from: ofType(from),
            allow: allowed.map((to) => ({ to: ofType(to) })),
          })),
        },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-console": ["error", { allow: ["error"] }],
      eqeqeq: "error",
      "no-restricted-globals": ["error", NO_ALERT],
    },
  },
  // What a role may do stands in the access of an endpoint, and everybody else asks by the endpoint.
  {
    files: ["app/{browser,features,screens,server,ui}/**", "db/**", "party/**"],
    ignores: ["app/server/http/allow.ts", "app/browser/forms/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: ["**/people/capability"], message: "Ask by the endpoint: mayCall(role, endpoint)." },
            {
              group: ["@remix-run/react"],
              importNames: ["useActionData"],
              message: "It is gone once the screen is read again: useAnswer of app/browser/forms.",
            },
          ],
        },
      ],
    },
  },
  // A check of zod's own measures whatever has a `length` (app/contracts/lengths.ts).
  {
    files: ["app/contracts/**", "party/**"],
    ignores: ["app/contracts/lengths.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "z", property: "maxLength", message: "Use atMost of app/contracts/lengths." },
        { object: "z", property: "minLength", message: "Use atLeast of app/contracts/lengths." },
      ],
    },
  },
  {
    files: ["app/*.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [{ group: ["**/screens/**"], message: "Only the route table names screens." }],
        },
      ],
    },
  },
  // What a browser keeps is declared in one place, which clears it too (docs/decisions/020).
  {
    files: ["app/{browser,features,screens,ui}/**", "app/*.tsx"],
    ignores: ["app/browser/storage/**"],
    rules: {
      "no-restricted-globals": ["error", NO_ALERT, ...BROWSER_STORAGE.map((name) => ({ name, message: KEPT }))],
      "no-restricted-properties": [
        "error",
        ...BROWSER_STORAGE.map((property) => ({ object: "window", property, message: KEPT })),
      ],
      "@typescript-eslint/no-restricted-imports": [
        "error",
        { patterns: [{ group: ["**/storage/stored-text"], message: KEPT }] },
      ],
    },
  },
  { files: ["scripts/**", "quality/**", "tests/**", "app/server/log.ts"], rules: { "no-console": "off" } },
  // The pattern of a layer matches a folder of that name anywhere, so tests/db too; tests may import every layer.
  { files: ["tests/**", "quality/**"], rules: { "boundaries/dependencies": "off" } },
  // A connection that the Worker just closed would make the test fail that asks through it.
  {
    files: ["tests/e2e/**"],
    ignores: ["tests/e2e/support/worker-answer.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "route", property: "fetch", message: "Use workerAnswer or answerChanged of tests/e2e/support." },
      ],
    },
  },
  // One process runs many files with the same modules (vitest.config.ts).
  {
    files: ["tests/unit/**"],
    ignores: ["tests/unit/own-modules/**"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...["mock", "doMock", "resetModules"].map((property) => ({
          object: "vi",
          property,
          message: "Its file belongs into tests/unit/own-modules.",
        })),
      ],
    },
  },
  // A row of words in six languages is read line by line, and so are its changes; a long pattern is rows of words (`oneOf`) with a little around them.
  {
    files: ["app/language/**", "app/planner/**", "app/server/assistant/{shared,openai/gates}/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: String.raw`Literal[value=/^(?=.{140,})[^|\\]*(?: \| [^|\\]*){3,}$/u]`,
          message: "Let a long row of words stand over several lines, each language beginning one.",
        },
        {
          selector: "Literal[regex.pattern=/^.{121,}/u]",
          message: "Put the words of a long pattern into rows: oneOf in app/language/words.",
        },
      ],
    },
  },
  {
    files: SPEAKS_BY_THE_CATALOGUE,
    ignores: WRITES_BY_ITSELF,
    plugins: { i18next },
    rules: {
      "i18next/no-literal-string": [
        "error",
        {
          mode: "all",
          message: "Words that a person reads belong into app/messages",
          "should-validate-template": true,
          // Words for people have a capital letter somewhere; names in the code begin with a small one and have no space, are all capitals
          // or have one inside; the last ones are those of HTTP and SQL.
          words: {
            exclude: [
              /^[^\p{Lu}]*$/u,
              /^\/?[a-z][\w./:?$-]*$/,
              /^[A-Z\d_-]+$/,
              /^[A-Z][a-z]+[A-Z]\w*$/,
              /^[A-Z][a-z]*(-[A-Z][a-z]+)+$/,
              /^Bearer ?$/,
              /^SELECT /,
            ],
          },
          "jsx-attributes": {
            exclude: ["className", "type", "id", "name", "to", "href", "d", "viewBox", "preserveAspectRatio"],
          },
          callees: {
            exclude: [
              "RegExp",
              "Error",
              "RangeError",
              "TypeError",
              "console.error",
              "console.info",
              ".*headers\\.(get|set)",
            ],
          },
          "class-properties": { exclude: ["displayName", "name"] },
        },
      ],
    },
  },
  {
    files: ["app/messages/**"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["~/*", "!~/messages", "**/domain/**", "**/planner/**"],
              allowTypeImports: true,
              message: "Messages get what they speak of as arguments.",
            },
          ],
        },
      ],
    },
  },
  // The route table is made from the contracts, and is read where nobody knows `~`.
  {
    files: ["app/contracts/**", "app/domain/**"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["~/*"],
              allowTypeImports: true,
              message: "Import values by relative paths: app/routes.ts reads this.",
            },
          ],
        },
      ],
    },
  },
  // Hooks live in plain files too, and forget their dependencies there just as well.
  {
    files: ["app/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  { files: ["app/**/*.tsx"], plugins: { "jsx-a11y": jsxA11y }, rules: jsxA11y.flatConfigs.recommended.rules },
  {
    files: ["**/*.{ts,tsx,mjs}"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
);
