/**
 * Version of this engine: raised when the same input can give another figure or text, not for a new field whose default
 * changes nothing; kept with saved results.
 */
export const rechenstand = "1.4";

/** State of the rules and their texts; kept with every booked deadline. */
export const regelstand = "2026-11";
