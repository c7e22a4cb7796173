/** Attributes of a field for an address of e-mail that belongs to whoever types it. */
export const emailfeld = { type: "email", inputMode: "email", autoComplete: "email" } as const;
