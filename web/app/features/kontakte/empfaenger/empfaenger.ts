/** Entries of a list of recipients that can be addresses; typed ones are kept only with an `@`. */
export const empfaengerAus = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,;\r\n]/)
      .map((e) => e.trim())
      .filter((e) => e.includes("@")),
  ),
];

/** Entries as one value. */
export const empfaengerText = (empfaenger: readonly string[]): string => empfaenger.join(", ");
