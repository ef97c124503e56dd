/** Upper bounds of what a request may carry (DESIGN section 3). */
export const MAX_NAME_LENGTH = 120;
export const MAX_TEXT_LENGTH = 4_000;
export const MAX_LIST_LENGTH = 50;
export const MAX_TRIP_DAYS = 60;
export const MAX_PARTY_COUNT = 500;
export const MAX_BODY_BYTES = 256 * 1024;
/** A room sends its whole document, in base64; the row it goes into ends at 2 MB. */
export const MAX_ROOM_BODY_BYTES = 2 * 1024 * 1024;
