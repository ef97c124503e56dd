/** Upper bounds of what a request may carry (DESIGN section 3). */
export const MAX_NAME_LENGTH = 120;
export const MAX_TEXT_LENGTH = 4_000;
export const MAX_LINK_LENGTH = 500;
export const MAX_LIST_LENGTH = 50;
export const MAX_TRIP_DAYS = 60;
/** Cities of one trip. */
export const MAX_LEGS = 12;
export const MAX_PARTY_COUNT = 500;
export const MAX_BODY_BYTES = 256 * 1024;
/** Of one day, and of a trip with its shelf. */
export const MAX_DAY_STOPS = 24;
export const MAX_TRIP_STOPS = 500;
/** A plan's merged state and its days share a row of D1, which ends at 2 MB. A plan of 60 days takes about 200 KB. */
export const MAX_PLAN_BYTES = 1_500_000;
/** A room sends its whole document, in base64, which makes four bytes of three. */
export const MAX_ROOM_BODY_BYTES = Math.ceil(MAX_PLAN_BYTES / 3) * 4 + 1_024;
/** How much of a kind is kept (docs/decisions/022). A trip counts while it is open, or given up and not deleted yet. */
export const MAX_SAVED_DEMOS = 20;
export const MAX_OPEN_TRIPS = 20;
export const MAX_COMPANIONS = 200;
/** Who waits to be let in to one trip. */
export const MAX_NEWCOMERS = 200;
/** Of one user on one trip: questions and replies. */
export const MAX_MESSAGES = 500;
/** How many questions of a talk with the planner are read back, and kept on a device: the newest. */
export const THREAD_LENGTH = 100;

/** How long a trip or a demo is taken to be until somebody says. */
export const USUAL_TRIP_DAYS = 3;
