import type { Zeile } from "@gebuehrenportal/gebuehren";

const namen: Readonly<Partial<Record<Zeile["art"], string>>> = {
  kappung: "Begrenzung auf die Gebühr aus dem Gesamtwert",
  anrechnung: "Anrechnung",
  zahlung: "Zahlung",
};

/** How a line of the bill is called: the words of the input, the number with its title, or what the line does. */
export function zeilentitel(zeile: Zeile, titel: Readonly<Record<string, string>>): string {
  const mal = zeile.anzahl !== undefined && zeile.anzahl > 1 ? ` (${zeile.anzahl} ×)` : "";
  if (zeile.bezeichnung) return `${zeile.bezeichnung}${mal}`;
  const eigener = titel[zeile.nr];
  if (eigener) return `${zeile.nr === "34" ? eigener : `${zeile.nr} ${eigener}`}${mal}`;
  return `${namen[zeile.art] ?? zeile.norm}${mal}`;
}
