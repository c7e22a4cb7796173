/**
 * A change that alters nothing anybody could see, so no test can notice it. `zeile` is the line as it stands in the file
 * (without the blanks around it), `ersatz` what the drill put there.
 */
export type Gleichwertig = {
  readonly datei: string;
  readonly zeile: string;
  readonly ersatz: string;
  readonly grund: string;
};
