import fc from "fast-check";

/**
 * Where the random cases of the tests begin. The same in every run, so that a run that fails says what was changed;
 * `npm run drill:recht` draws others.
 */
export const saat = Number(process.env.SAAT ?? 20_261_120);

fc.configureGlobal({ seed: saat });
