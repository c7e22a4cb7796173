import type { OlgBezirk } from "@gebuehrenportal/forderung";
import { type Land, laendernamen } from "@gebuehrenportal/recht";
import type { Leser } from "../formular/lesen.ts";
import type { Werte } from "../formular/rechnerformular.ts";
import type { Gerichtssitze } from "../gerichtsort.ts";
import type { Mahneingabe } from "./mahn-typen.ts";

/** What a court says of its place, or why the name says nothing. */
export type Sitzlesung =
  | {
      readonly name: string;
      readonly land: Land;
      readonly olgBezirk?: OlgBezirk;
      readonly sitze: Gerichtssitze["sitze"];
    }
  | { readonly fehler: string };

/** Reads the name of a court; the browser has the directory only once somebody has typed one. */
export type Sitzkunde = (text: string, land: Land | undefined) => Sitzlesung;

type Antragsteller = NonNullable<Mahneingabe["antragsteller"]>;

/** Where the applicant has his seat: by Land and district, or by the court there. A contradiction is a fault at its field. */
export function antragstellerAus(
  werte: Werte,
  leser: Leser,
  kunde: Sitzkunde | undefined,
): Antragsteller | undefined {
  const laender = [...(Object.keys(laendernamen) as Land[]), "ausland" as const];
  const land = leser.auswahl(werte.land, "land", laender);
  const olgBezirk =
    land === "NW" ? leser.auswahl(werte.olg, "olg", ["hamm", "duesseldorf", "koeln"]) : undefined;
  const gelesen = sitzDerForm(werte, kunde);
  if (gelesen && "fehler" in gelesen) {
    leser.fehlt("amtsgericht", gelesen.fehler, "§ 689 Abs. 2 ZPO");
    return undefined;
  }
  if (gelesen && land !== undefined && land !== gelesen.land) {
    leser.fehlt(
      "amtsgericht",
      `${gelesen.name} gehört zum Land ${laendernamen[gelesen.land]}. Bitte ändern Sie das Gericht oder das Land.`,
      "§ 689 Abs. 2 ZPO",
    );
    return undefined;
  }
  const wo = gelesen?.land ?? land;
  const bezirk = gelesen?.olgBezirk ?? olgBezirk;
  return wo && { land: wo, ...(bezirk && wo === "NW" && { olgBezirk: bezirk }) };
}

/**
 * The labour court, or the one that tries the suit, by its name: the holidays of its seat. Together with a Land that it is not
 * in it is a fault at its field.
 */
export function gerichtAus(
  { streitgericht = "", gerichtsland }: Werte,
  leser: Leser,
  kunde: Sitzkunde | undefined,
): Gerichtssitze | undefined {
  const text = streitgericht.trim();
  if (text === "" || !kunde) return undefined;
  const land = Object.keys(laendernamen).find((l) => l === gerichtsland) as Land | undefined;
  const gelesen = kunde(text, land);
  if ("fehler" in gelesen) leser.fehlt("streitgericht", gelesen.fehler, "§ 222 Abs. 2 ZPO");
  else if (land !== undefined && land !== gelesen.land)
    leser.fehlt(
      "streitgericht",
      `${gelesen.name} gehört zum Land ${laendernamen[gelesen.land]}. Bitte ändern Sie das Gericht oder das Land.`,
      "§ 222 Abs. 2 ZPO",
    );
  else return { name: gelesen.name, land: gelesen.land, sitze: gelesen.sitze };
  return undefined;
}

/** The court of the form; `undefined` where none was typed. */
export function sitzDerForm(
  { amtsgericht = "", land }: Werte,
  kunde: Sitzkunde | undefined,
): Sitzlesung | undefined {
  const text = amtsgericht.trim();
  if (text === "" || !kunde) return undefined;
  return kunde(text, Object.keys(laendernamen).find((l) => l === land) as Land | undefined);
}

/** What is said below the field of a court that was found. */
export function sitzhinweis(gelesen: Sitzlesung | undefined): string | undefined {
  if (!gelesen || "fehler" in gelesen) return undefined;
  const bezirk = gelesen.olgBezirk && ` (Oberlandesgericht ${bezirksnamen[gelesen.olgBezirk]})`;
  return `${gelesen.name}: ${laendernamen[gelesen.land]}${bezirk ?? ""}`;
}

const bezirksnamen: Readonly<Record<OlgBezirk, string>> = {
  hamm: "Hamm",
  duesseldorf: "Düsseldorf",
  koeln: "Köln",
};
