import type { WorkersAi } from "./assistant/openai/model/workers-ai";

/** What wrangler.toml, `.dev.vars` and the deployment hand the Worker. Whatever is optional has a built-in stand-in. */
export type Env = {
  DB: D1Database;
  /** The files built with the Worker. */
  ASSETS?: Fetcher;
  /** Open calls by client address. This and each of the following limits nothing where it is absent. */
  OPEN_CALLS?: RateLimit;
  /** The same for the demos, which cost the assistant's work; tighter. */
  DEMO_CALLS?: RateLimit;
  /** What one signed-in user changes, and how often they set the assistant to work. */
  USER_WRITES?: RateLimit;
  USER_ASSISTANT?: RateLimit;
  /** The same of all companions of a trip together. */
  TRIP_WRITES?: RateLimit;
  TRIP_ASSISTANT?: RateLimit;
  ENVIRONMENT?: string;
  VERSION?: string;
  IDENTITY_PROVIDER?: string;
  FIREBASE_PROJECT_ID?: string;
  /** The web key of the Firebase project; public, as every browser gets it. */
  FIREBASE_API_KEY?: string;
  /** Private ES256 key of the local issuer, a JWK as JSON. */
  LOCAL_IDENTITY_KEY?: string;
  /** The key of an OpenAI-compatible model's server; without it the built-in assistant works alone. */
  OPENAI_API_KEY?: string;
  /** Where it is, when it is not OpenAI's own. */
  OPENAI_BASE_URL?: string;
  OPENAI_MODEL?: string;
  /** The platform's own models, asked where no other server is set. */
  AI?: WorkersAi;
  /** Which of them; "none" for the built-in assistant alone. */
  WORKERS_AI_MODEL?: string;
  /** How many seconds a model may take for a plan; the built-in assistant then writes the rest. */
  MODEL_SECONDS_A_PLAN?: string;
  /** How many of its tokens one user, and everybody together, may take on a day; whole numbers. */
  MODEL_TOKENS_A_DAY_USER?: string;
  MODEL_TOKENS_A_DAY?: string;
  /** Where forecasts come from, when it is not Open-Meteo's own address; empty, there are none. */
  WEATHER_URL?: string;
  /** The address of the map's style, with streets; empty, there are none. */
  MAP_STYLE?: string;
  /** The same by night; empty, the day's serves both. */
  MAP_STYLE_DARK?: string;
  /** "on" where travellers may say which answers were useful; off unless set. */
  ANSWER_THUMBS?: string;
  /** Host and port of the room; absent while there is none. */
  ROOM_HOST?: string;
  /** What Worker and room sign their tokens with; at least 32 letters. */
  ROOM_SECRET?: string;
  /** Read with as well, while the secret is being changed. */
  ROOM_SECRET_PREVIOUS?: string;
};

/** What each route receives from the Worker's entry. */
export type RequestScope = {
  cloudflare: { env: Env; ctx: Pick<ExecutionContext, "waitUntil"> };
  requestId?: string;
  nonce?: string;
};

declare module "@remix-run/cloudflare" {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the way Remix takes the type of its load context
  interface AppLoadContext extends RequestScope {}
}
