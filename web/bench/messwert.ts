/** One measured figure with its bound; a figure without a bound is only shown. */
export type Messwert = {
  readonly name: string;
  readonly wert: number;
  readonly einheit: string;
  readonly mindestens?: number;
  readonly hoechstens?: number;
};

/** Whether the figure keeps its bounds. */
export function haelt({ wert, mindestens, hoechstens }: Messwert): boolean {
  return Number.isFinite(wert) && wert >= (mindestens ?? -Infinity) && wert <= (hoechstens ?? Infinity);
}

/** One line of the table. */
export function tabellenzeile(messwert: Messwert): string {
  const { name, wert, einheit, mindestens, hoechstens } = messwert;
  const zahl = wert.toLocaleString("de-DE", { maximumFractionDigits: wert < 100 ? 2 : 0 });
  const schranke =
    mindestens === undefined
      ? hoechstens === undefined
        ? ""
        : `≤ ${hoechstens.toLocaleString("de-DE")}`
      : `≥ ${mindestens.toLocaleString("de-DE")}`;
  return `${haelt(messwert) ? "✓" : "✗"} ${name.padEnd(58)} ${zahl.padStart(9)} ${einheit.padEnd(3)} ${schranke}`;
}
