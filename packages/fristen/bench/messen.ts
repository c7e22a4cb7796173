const jeRunde = 20;

export const median = (werte: readonly number[]): number =>
  [...werte].sort((a, b) => a - b)[Math.floor(werte.length / 2)] ?? Number.NaN;

/** Medians in microseconds of two tasks measured in turns, so that a busy machine slows both. */
export function abwechselnd(
  runden: number,
  erste: () => void,
  zweite: () => void,
): { readonly erste: number; readonly zweite: number } {
  for (let i = 0; i < runden / 4; i++) {
    mikrosekunden(erste);
    mikrosekunden(zweite);
  }
  const messungen = Array.from({ length: runden }, (_, i) => {
    const a = mikrosekunden(i % 2 === 0 ? erste : zweite);
    const b = mikrosekunden(i % 2 === 0 ? zweite : erste);
    return i % 2 === 0 ? { erste: a, zweite: b } : { erste: b, zweite: a };
  });
  return { erste: median(messungen.map((m) => m.erste)), zweite: median(messungen.map((m) => m.zweite)) };
}

function mikrosekunden(aufgabe: () => void): number {
  const beginn = process.hrtime.bigint();
  for (let i = 0; i < jeRunde; i++) aufgabe();
  return Number(process.hrtime.bigint() - beginn) / 1000 / jeRunde;
}
