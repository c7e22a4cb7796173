import type { OlgBezirk } from "@gebuehrenportal/forderung";
import { type Land, laendernamen } from "@gebuehrenportal/recht";
import type { Leser } from "../formular/lesen.ts";
import type { Werte } from "../formular/rechnerformular.ts";
import type { Gerichtssitze } from "../gerichtsort.ts";
import type { Mahneingabe } from "./mahn-typen.ts";

/** What a court says of its place, or why the name says nothing. */
export type Sitzlesung = Ort | { readonly fehler: string };

type Ort = {
  readonly name: string;
  readonly land: Land;
  readonly olgBezirk?: OlgBezirk;
  readonly sitze: Gerichtssitze["sitze"];
};

/** Reads the name of a court; the browser has the directory only once somebody has typed one. */
export type Sitzkunde = (text: string, land: Land | undefined) => Sitzlesung;

type Antragsteller = NonNullable<Mahneingabe["antragsteller"]>;

/** The court at the seat of the applicant, if one was typed. That it is unknown, or in another Land than chosen, is a fault there. */
export function antragsgericht(werte: Werte, leser: Leser, kunde: Sitzkunde | undefined): Ort | undefined {
  const gelesen = sitzDerForm(werte, kunde);
  if (!gelesen) return undefined;
  if ("fehler" in gelesen) {
    leser.fehlt("amtsgericht", gelesen.fehler, "§ 689 Abs. 2 ZPO");
    return undefined;
  }
  const { land = "" } = werte;
  if (land === "" || land === gelesen.land) return gelesen;
  leser.fehlt(
    "amtsgericht",
    `${gelesen.name} gehört zum Land ${laendernamen[gelesen.land]}. Bitte ändern Sie das Gericht oder das Land.`,
    "§ 689 Abs. 2 ZPO",
  );
  return undefined;
}

/** Where the applicant has his seat: as the court there says, else as Land and district were chosen. */
export function antragstellerAus(
  gewaehlt: Antragsteller | undefined,
  gericht: Ort | undefined,
): Antragsteller | undefined {
  const land = gericht?.land ?? gewaehlt?.land;
  const olgBezirk = gericht?.olgBezirk ?? gewaehlt?.olgBezirk;
  return land && { land, ...(olgBezirk && land === "NW" && { olgBezirk }) };
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
