import type { Land } from "@gebuehrenportal/fristen";
import eckwerte from "@gebuehrenportal/fristen/eckwerte.json" with { type: "json" };

/** Day up to which the lists of holidays look at the gazettes; what begins later is typed in `faelle/eckwerte.json`. */
const stand = "2026-11-01";

/** How the typed edges name the Länder: „Weltkindertag in Thüringen“. */
const laendernamen: Readonly<Record<string, Land>> = {
  "Baden-Württemberg": "BW",
  Bayern: "BY",
  Berlin: "BE",
  Brandenburg: "BB",
  Bremen: "HB",
  Hamburg: "HH",
  Hessen: "HE",
  "Mecklenburg-Vorpommern": "MV",
  Niedersachsen: "NI",
  "Nordrhein-Westfalen": "NW",
  "Rheinland-Pfalz": "RP",
  Saarland: "SL",
  Sachsen: "SN",
  "Sachsen-Anhalt": "ST",
  "Schleswig-Holstein": "SH",
  Thüringen: "TH",
};

/** A holiday typed after the lists; without `wann` it is one no longer. `wann` as in `tabellen.ts`. */
export type Nachtrag = {
  readonly titel: string;
  readonly land: Land;
  readonly am: string;
  readonly wann?: string | number;
};

const zwei = (zahl: unknown): string => String(zahl).padStart(2, "0");

function wann(wert: unknown): Pick<Nachtrag, "wann"> {
  const { art, monat, tag, abstand } = wert as Readonly<Record<string, string | number | undefined>>;
  if (art === "fest") return { wann: `${zwei(monat)}-${zwei(tag)}` };
  if (art === "mittwoch-vor") return { wann: `mittwoch-vor-${zwei(monat)}-${zwei(tag)}` };
  return art === "ostern" && typeof abstand === "number" ? { wann: abstand } : {};
}

/** Holidays of whole Länder that begin or end after the lists were made. */
export const feiertagsnachtraege: readonly Nachtrag[] = eckwerte.flatMap((zeile) => {
  const land = laendernamen[/ in ([^,]+)$/.exec(zeile.titel ?? "")?.[1] ?? ""];
  if (land === undefined || zeile.am <= stand || !zeile.titel) return [];
  return [{ titel: zeile.titel, land, am: zeile.am, ...wann(zeile.wert) }];
});

/** The version of each added holiday of a Land that holds on a day. */
export const nachgetragenAm = (land: Land, tag: string): readonly Nachtrag[] =>
  feiertagsnachtraege.filter(
    (n) =>
      n.land === land &&
      n.am <= tag &&
      !feiertagsnachtraege.some((s) => s.titel === n.titel && s.am > n.am && s.am <= tag),
  );
