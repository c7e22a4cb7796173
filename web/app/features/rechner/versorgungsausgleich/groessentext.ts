import { euro, type Schritt } from "@gebuehrenportal/recht";
import type { Groesse, Konstante } from "@gebuehrenportal/versorgungsausgleich";

/** `13,2345 Entgeltpunkte`, `120,50 € im Monat`, `25.000,00 €`. */
export const groessentext = (g: Groesse): string =>
  g.einheit === "entgeltpunkte"
    ? `${(g.zehntausendstel / 10_000).toLocaleString("de-DE", { minimumFractionDigits: 4 })} Entgeltpunkte`
    : `${euro(g.betrag)}${g.einheit === "rente" ? " im Monat" : ""}`;

/** Steps and the constants they rest on, as further steps. */
export const mitKonstanten = (
  schritte: readonly Schritt[],
  konstanten: readonly Konstante[],
): readonly Schritt[] => [
  ...schritte,
  ...konstanten.map(({ titel, jahr, wert, norm }) => ({ text: `${titel} ${jahr}: ${wert}`, norm })),
];
