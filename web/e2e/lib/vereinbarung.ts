/** The wording of the agreement on secrecy that holds now, as calls name it. */
export const geltendeFassung = "2026-11-23";
