/** The constants of accounts stand with all others; the client of the platform needs some of them too. */
export * from "#platform/konstanten.ts";
