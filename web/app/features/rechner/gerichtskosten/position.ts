import {
  ermaessigungenAm,
  familienhoechstwert,
  type GerichtskostenTabelle,
  type Gesetz,
  hoechstwert,
  hoechstwertA,
  hoechstwertB,
  type Kostenangaben,
  type Kostenposition,
  type NummerAmTag,
  nummerAm,
  type Strafe,
} from "@gebuehrenportal/gerichtskosten";
import { type Cent, fassungAm, type Tag, tagAusText, type Zeitreihe } from "@gebuehrenportal/recht";
import type { Gesagt } from "../felder/ebene.ts";
import { gelesen, type Lesung } from "../felder/gelesen.ts";
import type { Leser, Wertgrenze } from "../formular/lesen.ts";
import { alleZeilen, type Frage, stelle, type Werte, zeilenDer } from "../formular/rechnerformular.ts";
import { bedarf } from "./bedarf.ts";
import { positionsangaben, weitere } from "./felder.ts";

/** A position as typed: where its fields are (`""` for the first, `weitere.2`) and what they hold. */
export type Zeile = { readonly ort: string; readonly werte: Werte };

const gesetze = ["gkg", "famgkg", "gnotkg", "gvkostg"] as const;

/** Fee of the first instance in a civil case: what a plain value asks for. */
const klage = "1210";

/** The statute that was typed; what is none counts as nothing. */
export const gesetzDer = ({ gesetz }: Werte): Gesetz => gesetze.find((g) => g === gesetz?.trim()) ?? "gkg";

/** Statute and day that were typed; what is not understood counts as nothing. */
export function lageDer(werte: Werte, heute: Tag): { readonly gesetz: Gesetz; readonly stichtag: Tag } {
  const lesung = tagAusText(werte.stichtag ?? "", heute);
  return { gesetz: gesetzDer(werte), stichtag: lesung.art === "tag" ? lesung.tag : heute };
}

/** The first position and all further ones that hold anything. */
export const zeilen = (werte: Werte): readonly Zeile[] => [{ ort: "", werte }, ...zeilenDer(weitere, werte)];

/** The first position and all further rows of the form, also those that are still empty. */
export const formularzeilen = (werte: Werte): readonly Zeile[] => [
  { ort: "", werte },
  ...alleZeilen(weitere, werte),
];

/** What a field belongs to: before that is typed nobody is asked for more of it. */
const gehoertZu: Readonly<Record<string, string>> = { mahnseit: "mahnwert", arbeitsgaenge: "dateien" };

export const fehltNoch = (feld: string, werte: Werte): boolean => {
  const erst = gehoertZu[feld];
  return erst !== undefined && (werte[erst] ?? "").trim() === "";
};

/** Number of a position; the first one of the GKG is the lawsuit unless another is named. */
export const nummerVon = ({ ort, werte }: Zeile, gesetz: Gesetz): string =>
  (werte.kv ?? "").trim() || (ort === "" && gesetz === "gkg" ? klage : "");

/** What the statute calls the value its fees follow. */
export const wertnamen: Readonly<Record<Gesetz, string>> = {
  gkg: "Streitwert",
  famgkg: "Verfahrenswert",
  gnotkg: "Geschäftswert",
  gvkostg: "Wert",
};

/** Number and reduction of a position on a day, with all fields both ask for. */
export function nummernangabe(zeile: Zeile, gesetz: Gesetz, stichtag: Tag) {
  const nummer = nummerAm(gesetz, nummerVon(zeile, gesetz), stichtag);
  if (!nummer) return undefined;
  const ermaessigungen = ermaessigungenAm(gesetz, nummer.nr, stichtag);
  const gewaehlt = ermaessigungen.find(({ nr }) => nr === zeile.werte.ermaessigt);
  const felder = {
    ...(gewaehlt ? bedarf(gewaehlt, wertnamen[gesetz]) : {}),
    ...bedarf(nummer, wertnamen[gesetz]),
  };
  return { nummer, ermaessigungen, gewaehlt, felder };
}

/** The position for the engine, with the field of each of its paths; only fields that the number asks for are read. */
export function position(
  frage: Frage,
  leser: Leser,
  zeile: Zeile,
  { gesetz, stichtag, vorgabe }: { gesetz: Gesetz; stichtag: Tag; vorgabe: Cent | undefined },
): Lesung<Kostenposition> {
  const { ort, werte } = zeile;
  const { nummer, gewaehlt, felder = {} } = nummernangabe(zeile, gesetz, stichtag) ?? {};
  const namen = Object.keys(felder).filter((feld) => !fehltNoch(feld, werte));
  const gefragt = Object.fromEntries(namen.map((feld) => [feld, werte[feld] ?? ""]));
  const lesung = gelesen(positionsangaben, { ...frage, werte: gefragt }, leser, ort);
  const { angaben, ...rest } = lesung?.eingabe ?? {};
  if (rest.anzahl === 0) leser.fehler[stelle(ort, "anzahl")] = { art: "ungueltig" };
  return {
    eingabe: ohneLeere<Kostenposition>({
      ...rest,
      id: ort === "" ? "1" : String(Number(ort.split(".")[1]) + 1),
      nr: nummerVon(zeile, gesetz),
      wert: nummer && wertDer(leser, { ort, werte: gefragt }, { nummer, stichtag, vorgabe }),
      ermaessigt: gewaehlt?.nr,
      angaben: nummer && angabenAus(leser, { ort, werte: gefragt }, nummer, angaben),
    }),
    ort: (pfad) => lesung?.ort(pfad),
  };
}

/** The value that was typed, or the one above where the number needs one; at most what counts for its fee. */
function wertDer(
  leser: Leser,
  { ort, werte }: Zeile,
  { nummer, stichtag, vorgabe }: { nummer: NummerAmTag; stichtag: Tag; vorgabe: Cent | undefined },
): Cent | undefined {
  const noetig = brauchtWert(nummer);
  const hier = stelle(ort, "wert");
  const grenze = hoechstens(nummer, stichtag);
  const getippt = leser.betrag(werte.wert, hier);
  if (grenze && getippt !== undefined && getippt > grenze.betrag) {
    leser.fehler[hier] = { art: "zu-hoch", grenze };
    return undefined;
  }
  const uebernommen = !werte.wert?.trim() && (noetig || werte.grundlage) ? vorgabe : undefined;
  const wert = getippt ?? uebernommen;
  return noetig ? leser.noetig(wert, hier) : wert;
}

/** Without a value there is no amount. */
const brauchtWert = ({ wert: { art }, bezug }: NummerAmTag): boolean =>
  art === "je-angefangene" ||
  ((art === "satz" || art === "satzrahmen") && bezug !== "strafe" && bezug !== "geldbusse");

type Gelesen = NonNullable<Gesagt<typeof positionsangaben>["angaben"]>;

/** What one field of the page says of different numbers in different ways. */
function angabenAus(
  leser: Leser,
  { ort, werte }: Zeile,
  nummer: NummerAmTag,
  { seiten, seitenFarbe, arbeitsgaenge, mahnverfahren, ...rest }: Gelesen = {},
): Kostenangaben | undefined {
  const gross = nummer.wert.art === "bestandteile" && nummer.wert.bestandteil === "grossformat";
  const angaben = ohneLeere<Kostenangaben>({
    ...rest,
    strafe: "strafe" in werte && !ohneStrafe(nummer, werte) ? strafe(leser, werte, ort) : undefined,
    [gross ? "grossformat" : "seiten"]: seiten,
    [gross ? "grossformatFarbe" : "seitenFarbe"]: seitenFarbe,
    arbeitsgaenge: rest.dateien ? arbeitsgaenge : undefined,
    mahnverfahren: mahnverfahren?.wert ? mahnverfahren : undefined,
  });
  return Object.keys(angaben).length > 0 ? angaben : undefined;
}

/** A number that is itself a fee by sentence needs none to be told. */
const ohneStrafe = (nummer: NummerAmTag, { strafe: art, strafmass }: Werte): boolean =>
  nummer.wert.art === "fest" && !art?.trim() && !strafmass?.trim();

function strafe(leser: Leser, werte: Werte, ort: string): Strafe | undefined {
  const art = leser.auswahl(werte.strafe, stelle(ort, "strafe"), ["freiheit", "lebenslang", "massregel"]);
  if (art === "lebenslang" || art === "massregel") return { art };
  const mass = leser.noetig(leser.zahl(werte.strafmass, stelle(ort, "strafmass")), stelle(ort, "strafmass"));
  if (mass === undefined) return undefined;
  if (art !== "freiheit") return { art: "geldstrafe", tagessaetze: mass };
  // Only beside a sentence of imprisonment the page asks for it.
  const tagessaetze = leser.zahl(werte.tagessaetze, stelle(ort, "tagessaetze"));
  return { art: "freiheitsstrafe", monate: mass, ...(tagessaetze !== undefined && { tagessaetze }) };
}

const reihen: Readonly<Record<GerichtskostenTabelle, Zeitreihe<Cent>>> = {
  gkg34: hoechstwert,
  famgkg28: familienhoechstwert,
  gnotkg34a: hoechstwertA,
  gnotkg34b: hoechstwertB,
};

/** Highest value that counts for a fee by a table. */
function hoechstens({ bezug, wert }: NummerAmTag, stichtag: Tag): Wertgrenze | undefined {
  if (!bezug || bezug === "strafe" || bezug === "geldbusse") return undefined;
  if (wert.art === "satz" && wert.darueber) return undefined;
  const fassung = fassungAm(reihen[bezug], stichtag);
  return fassung && { betrag: fassung.wert, norm: reihen[bezug].norm };
}

/** An object without its undefined members, as the engine's exact types want it. */
function ohneLeere<T>(objekt: { readonly [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(objekt).filter(([, inhalt]) => inhalt !== undefined)) as T;
}
