import { prozentText } from "@gebuehrenportal/forderung/basiszins";
import { jahreswerte } from "@gebuehrenportal/gesetze/jahreswerte/alle.ts";
import { cent, datum, euro, type Jahreswert, type Zahlen, type Zahlenfeld } from "@gebuehrenportal/recht";

export { jahreswerte };

/** The figure with this name. */
export const jahreswert = (name: string): Jahreswert<unknown> | undefined =>
  jahreswerte.find((wert) => wert.name === name);

/** Where a figure is entered. */
export const pfadVon = (name: string): `/${string}` =>
  name === "basiszinssatz" ? "/admin/basiszinssatz" : `/admin/jahreswerte/${name}`;

/** What depends on a figure, and the calculators that show it. */
export const wirkungen: Readonly<
  Record<string, { readonly was: string; readonly eingetragen: string; readonly rechner: readonly string[] }>
> = {
  basiszinssatz: {
    was: "Zinsen",
    eingetragen: "eingetragener Basiszinssatz",
    rechner: ["/zinsrechner", "/mahnverfahren"],
  },
  pkh: {
    was: "Raten der Prozesskostenhilfe",
    eingetragen: "eingetragene Freibeträge der Prozesskostenhilfe",
    rechner: ["/pkh-rechner"],
  },
  bezugsgroesse: {
    was: "Grenzen der §§ 14, 18 VersAusglG",
    eingetragen: "eingetragene Bezugsgröße",
    rechner: ["/versorgungsausgleich"],
  },
  bemessungsgrenze: {
    was: "Grenze des § 17 VersAusglG",
    eingetragen: "eingetragene Beitragsbemessungsgrenze",
    rechner: ["/versorgungsausgleich"],
  },
  faktoren: {
    was: "Kapitalwerte und Umrechnungen",
    eingetragen: "eingetragenes vorläufiges Durchschnittsentgelt",
    rechner: ["/versorgungsausgleich"],
  },
  rentenwert: {
    was: "Renten aus Entgeltpunkten",
    eingetragen: "eingetragener aktueller Rentenwert",
    rechner: ["/versorgungsausgleich"],
  },
  pfaendung: {
    was: "Pfändbare Beträge",
    eingetragen: "eingetragene Pfändungsfreigrenzen",
    rechner: ["/pfaendungsrechner"],
  },
};

/** One number as a reader writes it. */
export const zahltext = ({ einheit }: Zahlenfeld, zahl: number): string =>
  einheit === "prozent" ? prozentText(zahl) : euro(cent(zahl));

/** All numbers of an entry in one line: „1,77 %“, „Bund: Partei 640,00 €, …; …“. */
export function zahlentext({ felder }: Jahreswert<unknown>, zahlen: Zahlen): string {
  const genannt = felder.filter(({ name }) => zahlen[name] !== undefined);
  const text = (feld: Zahlenfeld) => zahltext(feld, zahlen[feld.name] ?? 0);
  if (felder.length === 1) return genannt.map(text).join("");
  return [...Map.groupBy(genannt, ({ gruppe }) => gruppe ?? "")]
    .map(([gruppe, darin]) => {
      const zeile = darin.map((feld) => `${feld.titel} ${text(feld)}`).join(", ");
      return gruppe ? `${gruppe}: ${zeile}` : zeile;
    })
    .join("; ");
}

/** What a version of the law says, in one line; a figure of which only the result is printed names that. */
export const werttext = (jahreswert: Jahreswert<unknown>, wert: unknown): string =>
  zahlentext(jahreswert, jahreswert.inZahlen(wert)) || (jahreswert.text?.(wert) ?? "");

/** Norm without which nobody would know why there is a new figure: „§ 247 BGB“. */
export const normVon = ({ reihe }: Jahreswert<unknown>): string => reihe.norm;

/** Days on which a figure begins anew, in words. */
export const wendeworte = {
  halbjahr: "zum 1. Januar und zum 1. Juli",
  kalenderjahr: "zum 1. Januar",
  juli: "zum 1. Juli",
} as const;

/** „ab 01.01.2027“ */
export const abText = (ab: Parameters<typeof datum>[0]): string => `ab ${datum(ab)}`;
