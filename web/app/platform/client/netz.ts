/**
 * Whether anything may ask the network by itself: a promise while a confidential file is read, fulfilled at its end. Code
 * that every page loads reads it here; `netzRuhenLassen` sets it.
 */
export const netz: { ruhe?: Promise<void> | undefined } = {};
