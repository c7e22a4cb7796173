/** Days from an invoice until it is due. */
export const zahlungszielTage = 14;
/** Days from the due day until the first reminder. */
export const erinnerungNachTagen = 7;
/** Days from the first reminder until the second and last. */
export const mahnungNachTagen = 7;
/** Days from the last reminder until the tier rests. */
export const aussetzenNachTagen = 14;
/** Hours before the end of a trial in which its owner is told. */
export const testhinweisStunden = 48;
/** Days in which a consumer may withdraw (§ 355 Abs. 2 BGB), counted from the day after the order. */
export const widerrufTage = 14;
/** Months by which that time is longer for whoever was not told of it (§ 356 Abs. 3 Satz 2 BGB). */
export const widerrufOhneBelehrungMonate = 12;
