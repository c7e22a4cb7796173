/** An input with two faults, so that the page can show how they are named. */
export const fehlerhaft = {
  angelegenheiten: [{ wert: 1_000_000, positionen: [{ nr: "3100", satz: 1.333 }, { nr: "3999" }] }],
};

/** A mandate of a day for which no version of the law is recorded. */
export const ohneFassung = {
  angelegenheiten: [{ auftragAm: "1990-01-02", wert: 1_000_000, positionen: [{ nr: "3100" }] }],
};
