/**
 * Changes that alter nothing anybody could see, so no test can notice them. `zeile` is the line as it stands in the file
 * (without the blanks around it), `ersatz` what the drill put there.
 */
export type Gleichwertig = {
  readonly datei: string;
  readonly zeile: string;
  readonly ersatz: string;
  readonly grund: string;
};

export const gleichwertige: readonly Gleichwertig[] = [];
