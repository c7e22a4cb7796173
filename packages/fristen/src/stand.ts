/** Version of this engine: raised whenever a result can change; kept with saved results. */
export const rechenstand = "1.2";

/** State of the rules and their texts; kept with every booked deadline. */
export const regelstand = "2026-11";
