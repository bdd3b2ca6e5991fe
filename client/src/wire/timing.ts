// Every waiting time of the wire, in milliseconds, with its reason.

/** A ping this often, so that a dead line is noticed. */
export const PING_EVERY = 4_000;
/** Nothing heard for this long: the line is half-open. With PING_EVERY this stays below the promised 15 s. */
export const SILENCE_LIMIT = 10_000;
/** A socket that has not opened by then is given up. */
export const OPEN_LIMIT = 8_000;
/** The first retry is quick: most drops are a sleeping phone or a lift door. */
export const RETRY_FIRST = 250;
/** Nobody waits longer than this for a retry. */
export const RETRY_MOST = 8_000;
/** Shorter interruptions stay invisible. */
export const LOST_SHOWS_AFTER = 1_500;
/** A second click this soon after a move is a slip of the finger. */
export const SLIP_OF_THE_FINGER = 400;
