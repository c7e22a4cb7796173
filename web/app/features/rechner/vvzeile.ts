import type { Zeile } from "@gebuehrenportal/gebuehren";
import { satz, zahl } from "@gebuehrenportal/recht";

type Angerechnet = NonNullable<Zeile["angerechnet"]>;

const namen: Readonly<Partial<Record<Zeile["art"], string>>> = {
  kappung: "Begrenzung auf die Gebühr aus dem Gesamtwert",
  zahlung: "Zahlung",
};

/** Kinds of fee in a line of credit, where the whole title would be too much. */
const arten: Readonly<Record<Angerechnet["gebuehrenart"], string>> = {
  einigung: "Einigungsgebühr",
  erhoehung: "Erhöhung",
  hebe: "Hebegebühr",
  zusatz: "Zusatzgebühr",
  pruefung: "Prüfungsgebühr",
  geschaeft: "Geschäftsgebühr",
  beratungshilfe: "Geschäftsgebühr der Beratungshilfe",
  verfahren: "Verfahrensgebühr",
  termin: "Terminsgebühr",
  grund: "Grundgebühr",
  laenge: "Längenzuschlag",
  einzel: "Verfahrensgebühr",
  auslage: "Auslage",
};
const eigenerName: Readonly<Record<string, string>> = {
  "34": "Beratungsgebühr",
  "2501": "Beratungsgebühr der Beratungshilfe",
  "2502": "Beratungsgebühr der Beratungshilfe",
};

/** How a line of the bill is called: the words of the input, its numbers with their title, or what the line does. */
export function zeilentitel(zeile: Zeile, titel: Readonly<Record<string, string>>): string {
  const { angerechnet, anzahl, bezeichnung, nummern, nr } = zeile;
  const mal = anzahl !== undefined && anzahl > 1 ? ` (${anzahl} ×)` : "";
  if (bezeichnung) return `${bezeichnung}${mal}`;
  if (angerechnet) return anrechnungstitel(zeile, angerechnet);
  const eigener = titel[nr];
  const name = eigener ? (nummern.length > 0 ? `${nummern.join(", ")} ${eigener}` : eigener) : undefined;
  return `${name ?? namen[zeile.art] ?? zeile.norm}${mal}${ausZweiWerten(zeile)}`;
}

/** A line of the bill in the words of page, files and Kostennote. */
export type Rechnungszeile = Pick<Zeile, "norm" | "wert" | "betrag" | "schritte"> & {
  readonly text: string;
  readonly satz: string | number | undefined;
};

export const rechnungszeile = (zeile: Zeile, titel: Readonly<Record<string, string>>): Rechnungszeile => ({
  text: zeilentitel(zeile, titel),
  norm: zeile.norm,
  ...(zeile.wert !== undefined && { wert: zeile.wert }),
  satz: satzzelle(zeile),
  betrag: zeile.betrag,
  schritte: zeile.schritte,
});

/** Heading of the matter at this place, where several are billed or it has a name. */
export const angelegenheitstitel = (
  { bezeichnung }: { readonly bezeichnung?: string },
  stelle: number,
  mehrere: boolean,
): string | undefined =>
  mehrere || bezeichnung ? `${mehrere ? `${stelle + 1}. ` : ""}${bezeichnung ?? "Angelegenheit"}` : undefined;

/** A line of a sheet that shows the credited fee, too, although it was computed apart. */
export const aufDiesemBlatt = (zeile: Zeile): Zeile =>
  zeile.angerechnet ? { ...zeile, angerechnet: { ...zeile.angerechnet, frueher: false } } : zeile;

/** „Anrechnung 0,75 Geschäftsgebühr Nr. 2300 (Vorbem. 3 Abs. 4)“ */
function anrechnungstitel(zeile: Zeile, { nr, nummern, gebuehrenart, rest, frueher }: Angerechnet): string {
  const wieviel = rest ? "Rest der" : satztext(zeile);
  const wovon = nummern.length > 1 ? `Nrn. ${nummern.join(", ")}` : nummern.map((n) => `Nr. ${n}`).join("");
  return [
    "Anrechnung",
    wieviel,
    eigenerName[nr] ?? arten[gebuehrenart],
    wovon,
    `(${zeile.norm.replace(/ VV$/, "")})${frueher ? ", außerhalb dieser Rechnung" : ""}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Nr. 1008 VV from a part of the value: what the amount is made of. */
function ausZweiWerten({ gemeinsamerWert, wert, satz100, erhoehung100 = 0 }: Zeile): string {
  if (gemeinsamerWert === undefined || wert === undefined || satz100 === undefined) return "";
  return `: ${satz(satz100 - erhoehung100)} aus ${zahl(wert)} € + ${satz(erhoehung100)} aus ${zahl(gemeinsamerWert)} €`;
}

/** The rate of a line as it stands in its column: a number, a fraction, or two rates from two values. */
export function satzzelle(zeile: Zeile): string | number | undefined {
  const { satz100, satzbruch, gemeinsamerWert, erhoehung100 = 0 } = zeile;
  if (satzbruch) return satzbruch.join("/");
  if (satz100 === undefined || gemeinsamerWert === undefined) return satz100;
  return `${satz(satz100 - erhoehung100)} + ${satz(erhoehung100)}`;
}

/** The rate of a line as text; empty where the line has none. */
export function satztext(zeile: Zeile): string {
  const zelle = satzzelle(zeile);
  return typeof zelle === "number" ? satz(zelle) : (zelle ?? "");
}
