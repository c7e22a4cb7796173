import type { Land } from "@gebuehrenportal/forderung";
import { hoechstwert } from "@gebuehrenportal/gebuehren";
import { type Cent, fassungAm, type Tag } from "@gebuehrenportal/recht";
import type { Leser } from "../formular/lesen.ts";
import type { Frage, Werte } from "../formular/rechnerformular.ts";
import type { Mahneingabe } from "./mahn-typen.ts";
import { antragstellerAus, gerichtAus, type Sitzkunde } from "./sitz.ts";

const inlaender = [
  "BW",
  "BY",
  "BE",
  "BB",
  "HB",
  "HH",
  "HE",
  "MV",
  "NI",
  "NW",
  "RP",
  "SL",
  "SN",
  "ST",
  "SH",
  "TH",
] as Land[];
const laender: readonly NonNullable<Mahneingabe["antragsteller"]>["land"][] = [...inlaender, "ausland"];

/** Reads the form; `undefined` where something needed is missing or faulty, the reader then knows what. */
export function mahneingabe(
  { werte, heute }: Frage,
  leser: Leser,
  kunde?: Sitzkunde,
): Mahneingabe | undefined {
  const antragAm = leser.tag(werte.stichtag, "stichtag") ?? heute;
  const auftragAm = leser.tag(werte.auftrag, "auftrag") ?? antragAm;
  const wert = leser.noetig(leser.wert(werte.wert, "wert", obergrenze(auftragAm), hoechstwert.norm), "wert");
  const verfahren =
    leser.auswahl(werte.verfahren, "verfahren", ["mahnverfahren", "arbeitsgericht", "europaeisch"]) ??
    "mahnverfahren";
  const vertreten =
    leser.auswahl(werte.vertreten, "vertreten", ["antragsteller", "antragsgegner"]) ?? "antragsteller";
  const antragsteller = antragstellerAus(werte, leser, laender, kunde);
  const fristen = fristangaben(werte, leser, kunde);
  const streit = streitangaben(werte, leser, wert, obergrenze(auftragAm));
  const inkasso = inkassoangaben(werte, leser);
  const pruefung = pruefangaben(werte, leser);
  if (wert === undefined || Object.keys(leser.fehler).length > 0) return undefined;
  return {
    wert,
    verfahren,
    vertreten,
    vollstreckungsbescheid: werte.vb === "1" && vertreten === "antragsteller",
    umsatzsteuer: werte.ust !== "0",
    antragAm,
    auftragAm,
    ...(antragsteller && { antragsteller }),
    ...(fristen && { fristen }),
    ...(streit && { streit }),
    ...(inkasso && { inkasso }),
    pruefung,
  };
}

/** § 22 Abs. 2 RVG; § 39 Abs. 2 GKG names the same amount. */
const obergrenze = (am: Tag): Cent =>
  (fassungAm(hoechstwert, am) ?? hoechstwert.fassungen[0])?.wert.jeAngelegenheit as Cent;

/** Places of the form by the paths of the calculation. */
export const formularorte: Readonly<Record<string, string>> = {
  wert: "wert",
  "antragsteller.land": "land",
  "antragsteller.olgBezirk": "olg",
  "fristen.zustellungMb": "zugestellt",
  "fristen.zustellungVb": "zugestelltVb",
  "fristen.aufforderungBegruendung": "aufforderung",
  "fristen.gerichtsland": "gerichtsland",
  "fristen.gericht": "streitgericht",
  "streit.am": "streitAm",
};

function fristangaben(werte: Werte, leser: Leser, kunde: Sitzkunde | undefined): Mahneingabe["fristen"] {
  const zustellungVb = leser.tag(werte.zugestelltVb, "zugestelltVb");
  const aufforderungBegruendung = leser.tag(werte.aufforderung, "aufforderung");
  const zustellungMb = leser.tag(werte.zugestellt, "zugestellt");
  const gerichtsland = leser.auswahl(werte.gerichtsland, "gerichtsland", inlaender);
  const gericht = gerichtAus(werte, leser, kunde);
  const zaehlt = werte.verfahren === "arbeitsgericht" || aufforderungBegruendung !== undefined;
  if (zustellungMb === undefined) {
    if (zustellungVb ?? aufforderungBegruendung)
      leser.fehlt("zugestellt", "Die Fristen beginnen mit der Zustellung des Mahnbescheids.", "§ 693 ZPO");
    return undefined;
  }
  return {
    zustellungMb,
    ...(zustellungVb && { zustellungVb }),
    ...(aufforderungBegruendung && { aufforderungBegruendung }),
    ausland: werte.ausland === "ja",
    ...(gerichtsland && zaehlt && { gerichtsland }),
    ...(gericht && zaehlt && { gericht }),
  };
}

function streitangaben(
  werte: Werte,
  leser: Leser,
  forderung: Cent | undefined,
  hoechstens: Cent,
): Mahneingabe["streit"] {
  const wert = leser.wert(werte.streitwert, "streitwert", hoechstens, hoechstwert.norm) ?? forderung;
  const mindestgebuehrschalter =
    leser.auswahl(werte.mindest, "mindest", ["tatsaechliche-gebuehr", "halbe-gebuehr"]) ??
    "tatsaechliche-gebuehr";
  const am = leser.tag(werte.streitAm, "streitAm");
  if (werte.streit !== "ja" || wert === undefined) return undefined;
  return {
    wert,
    mindestgebuehrschalter,
    ...(am && { am }),
    ...(werte.streitTermin === "ja" && { termin: true }),
  };
}

function inkassoangaben(werte: Werte, leser: Leser): Mahneingabe["inkasso"] {
  const art = leser.auswahl(werte.inkasso, "inkasso", ["einfach", "regel", "umfangreich", "bestritten"]);
  const verlangt = leser.betrag(werte.verlangt, "verlangt");
  return (
    art && { art, ...(verlangt !== undefined && { verlangt }), zahlungsvereinbarung: werte.raten === "ja" }
  );
}

function pruefangaben(werte: Werte, leser: Leser): Mahneingabe["pruefung"] {
  const faelligAm = leser.tag(werte.faellig, "faellig");
  const zinsenAb = leser.tag(werte.zinsenAb, "zinsenAb");
  const effektivzins100 = leser.satz(werte.effektivzins, "effektivzins");
  const vertragAm = leser.tag(werte.darlehenVom, "darlehenVom");
  const inkassokosten = leser.betrag(werte.mitInkasso, "mitInkasso");
  const anwaltskosten = leser.betrag(werte.mitAnwalt, "mitAnwalt");
  if ((effektivzins100 === undefined) !== (vertragAm === undefined))
    leser.noetig(undefined, vertragAm === undefined ? "darlehenVom" : "effektivzins");
  return {
    ...(faelligAm && { faelligAm }),
    ...(zinsenAb && { zinsenAb }),
    ...(effektivzins100 !== undefined &&
      vertragAm && { verbraucherdarlehen: { effektivzins100, vertragAm } }),
    ...(inkassokosten !== undefined && { inkassokosten }),
    ...(anwaltskosten !== undefined && { anwaltskosten }),
    ...(werte.gegenleistung === "ja" && { gegenleistungOffen: true }),
    ...(werte.oeffentlich === "ja" && { oeffentlicheZustellungNoetig: true }),
    ...(werte.fremdwaehrung === "ja" && { waehrung: "andere" }),
    ...(werte.papier === "ja" && { antragsteller: "anwalt" as const, maschinellLesbar: false }),
    ...(werte.ohneStreitgericht === "ja" && { streitgerichtAngegeben: false }),
  };
}
