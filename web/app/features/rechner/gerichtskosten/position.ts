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
import { type Cent, fassungAm, type Tag, type Zeitreihe } from "@gebuehrenportal/recht";
import type { Leser, Wertgrenze } from "../formular/lesen.ts";
import { anzahlZeilen, stelle, type Werte, zeilenDer } from "../formular/rechnerformular.ts";
import { bedarf } from "./bedarf.ts";
import { formular, positionsfelder } from "./formular.ts";

/** A position as typed: where its fields are (`""` for the first, `weitere.2`) and what they hold. */
export type Zeile = { readonly ort: string; readonly werte: Werte };

export const gesetze = ["gkg", "famgkg", "gnotkg", "gvkostg"] as const;

/** Fee of the first instance in a civil case: what a plain value asks for. */
const klage = "1210";

const gruppe = formular.bloecke.find((b) => b.art === "gruppe");

/** The first position and all further ones that hold anything. */
export function zeilen(werte: Werte): readonly Zeile[] {
  return [{ ort: "", werte }, ...(gruppe ? zeilenDer(gruppe, werte) : [])];
}

/** The first position and all further rows of the form, also those that are still empty. */
export function formularzeilen(werte: Werte): readonly Zeile[] {
  if (!gruppe) return [{ ort: "", werte }];
  return [
    { ort: "", werte },
    ...Array.from({ length: anzahlZeilen(gruppe, werte) }, (_, i) => {
      const ort = `${gruppe.name}.${i + 1}`;
      return { ort, werte: Object.fromEntries(positionsfelder.map((f) => [f, werte[`${ort}.${f}`] ?? ""])) };
    }),
  ];
}

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

/** The position for the engine; only fields that the number asks for are read. */
export function position(
  leser: Leser,
  zeile: Zeile,
  { gesetz, stichtag, vorgabe }: { gesetz: Gesetz; stichtag: Tag; vorgabe: Cent | undefined },
): Kostenposition {
  const { ort, werte } = zeile;
  const angabe = nummernangabe(zeile, gesetz, stichtag);
  const lies = <T>(feld: string, als: (text: string | undefined, o: string) => T | undefined) =>
    angabe && feld in angabe.felder ? als(werte[feld], stelle(ort, feld)) : undefined;
  const zahl = (feld: string) => lies(feld, (t, o) => leser.zahl(t, o));
  const betrag = (feld: string) => lies(feld, (t, o) => leser.betrag(t, o));
  const grenze = angabe && hoechstens(angabe.nummer, stichtag);
  const uebernommen = angabe && (brauchtWert(angabe.nummer) || werte.grundlage) ? vorgabe : undefined;
  const eigener = lies("wert", (t, o) => wert(leser, t, o, grenze) ?? (t?.trim() ? undefined : uebernommen));
  if (angabe && brauchtWert(angabe.nummer) && eigener === undefined)
    leser.noetig(undefined, stelle(ort, "wert"));
  const anzahl = zahl("anzahl");
  if (anzahl === 0) leser.fehler[stelle(ort, "anzahl")] = { art: "ungueltig" };
  const angaben = angabenAus(leser, zeile, angabe?.nummer, { zahl, betrag, lies });
  return ohneLeere({
    id: ort === "" ? "1" : String(Number(ort.split(".")[1]) + 1),
    nr: nummerVon(zeile, gesetz),
    wert: eigener,
    anzahl: anzahl || undefined,
    satz100: lies("satz", (t, o) => leser.satz(t, o)),
    betrag: betrag("betrag"),
    ermaessigt: angabe?.gewaehlt?.nr,
    angaben: Object.keys(angaben).length > 0 ? angaben : undefined,
  });
}

/** Without a value there is no amount. */
const brauchtWert = ({ wert: { art }, bezug }: NummerAmTag): boolean =>
  art === "je-angefangene" ||
  ((art === "satz" || art === "satzrahmen") && bezug !== "strafe" && bezug !== "geldbusse");

type Lesen = {
  readonly zahl: (feld: string) => number | undefined;
  readonly betrag: (feld: string) => Cent | undefined;
  readonly lies: <T>(
    feld: string,
    als: (text: string | undefined, o: string) => T | undefined,
  ) => T | undefined;
};

function angabenAus(
  leser: Leser,
  { ort, werte }: Zeile,
  nummer: NummerAmTag | undefined,
  { zahl, betrag, lies }: Lesen,
): Kostenangaben {
  const gross = nummer?.wert.art === "bestandteile" && nummer.wert.bestandteil === "grossformat";
  const mahnwert = betrag("mahnwert");
  const anhaengigSeit = lies("mahnseit", (t, o) => leser.tag(t, o));
  const dateien = zahl("dateien");
  const stunden = lies("stunden", (t, o) => leser.minuten(t, o));
  return ohneLeere({
    strafe: lies("strafe", () => (ohneStrafe(nummer, werte) ? undefined : strafe(leser, werte, ort))),
    vermoegen: betrag("vermoegen"),
    [gross ? "grossformat" : "seiten"]: zahl("seiten"),
    [gross ? "grossformatFarbe" : "seitenFarbe"]: zahl("farbseiten"),
    dateien,
    arbeitsgaenge: dateien ? zahl("arbeitsgaenge") : undefined,
    gescannteSeiten: zahl("gescannt"),
    kilometer: zahl("kilometer"),
    stunden: stunden === undefined ? undefined : stunden / 60,
    beglaubigungen: zahl("beglaubigungen"),
    beurkundungen: zahl("beurkundungen"),
    grundlage: lies("grundlage", (t) => t?.trim() || undefined),
    hoechstensDreiMonate: lies("dreimonate", (t) => (t === "ja" ? true : undefined)),
    ohneMindestwert: lies("ohnemindest", (t) => (t === "ja" ? true : undefined)),
    erstesOderLetztesJahr: lies("randjahr", (t) => (t === "ja" ? true : undefined)),
    nebenWertgebuehren: lies("neben", (t, o) => {
      const wahl = leser.auswahl(t, o, ["ja", "nein"]);
      return wahl === undefined ? undefined : wahl === "ja";
    }),
    mahnverfahren: mahnwert ? { wert: mahnwert, ...(anhaengigSeit && { anhaengigSeit }) } : undefined,
  });
}

/** A number that is itself a fee by sentence needs none to be told. */
const ohneStrafe = (nummer: NummerAmTag | undefined, { strafe: art, strafmass }: Werte): boolean =>
  nummer?.wert.art === "fest" && !art?.trim() && !strafmass?.trim();

function strafe(leser: Leser, werte: Werte, ort: string): Strafe | undefined {
  const art = leser.auswahl(werte.strafe, stelle(ort, "strafe"), ["freiheit", "lebenslang", "massregel"]);
  if (art === "lebenslang" || art === "massregel") return { art };
  const mass = leser.noetig(leser.zahl(werte.strafmass, stelle(ort, "strafmass")), stelle(ort, "strafmass"));
  if (mass === undefined) return undefined;
  const tagessaetze = leser.zahl(werte.tagessaetze, stelle(ort, "tagessaetze"));
  return art === "freiheit"
    ? { art: "freiheitsstrafe", monate: mass, ...(tagessaetze !== undefined && { tagessaetze }) }
    : { art: "geldstrafe", tagessaetze: mass };
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

function wert(
  leser: Leser,
  text: string | undefined,
  ort: string,
  grenze: Wertgrenze | undefined,
): Cent | undefined {
  const gelesen = leser.betrag(text, ort);
  if (gelesen === undefined || !grenze || gelesen <= grenze.betrag) return gelesen;
  leser.fehler[ort] = { art: "zu-hoch", grenze };
  return undefined;
}

/** An object without its undefined members, as the engine's exact types want it. */
function ohneLeere<T>(objekt: { readonly [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(objekt).filter(([, inhalt]) => inhalt !== undefined)) as T;
}
