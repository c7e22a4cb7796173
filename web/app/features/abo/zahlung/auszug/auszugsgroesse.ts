/** A bank's export of a year has hardly more. */
export const auszugBytes = 8 * 1024 * 1024;
