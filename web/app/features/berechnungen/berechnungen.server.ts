import type { Tag } from "@gebuehrenportal/recht";
import { type Blatt, fassungssatz } from "#dokumente/blatt/blatt.ts";
import { requireVerschwiegenheit } from "#features/konto/index.server.ts";
import { ablehnungen, blattrechnung, blattVon } from "#features/rechner/index.server.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { darf } from "#platform/access/tarif.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { type Mandant, mandant } from "#platform/db/mandant.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type Kopf, type Listenzeile, suchtext, type Version, type Versionszeile } from "./berechnung.ts";
import {
  anzahlBerechnungen,
  type Berechnungstx,
  berechnungAnlegen,
  berechnungEntfernen,
  berechnungenLesen,
  berechnungLesen,
  berechnungUmbenennen,
  geloeschtSetzen,
  reihumSperren,
  versionAnfuegen,
  versionenLesen,
  versionLesen,
} from "./berechnungen-store.server.ts";
import { freieBerechnungen, jeSeite } from "./grenzen.ts";
import { alsMarke, istId, markeAus } from "./marke.ts";
import { saetze } from "./saetze.ts";

/** Who saves: whose account, and what his tier allows. */
export type Besitzer = Mandant & { readonly nutzer: Pick<Sitzung["nutzer"], "id" | "subscriptionStatus"> };

const zeitpunkt = () => new Date(jetzt().epochMilliseconds);
const unbegrenzt = ({ nutzer }: Besitzer) => darf(nutzer.subscriptionStatus, "speichern-unbegrenzt");

/**
 * Computes a sheet anew from inputs; nothing that is stored comes from outside.
 *
 * @throws {ApiFehler} 400 no such calculator, or no result; 403 `tarif` it needs Basic
 */
export async function blattRechnen(
  { nutzer }: Besitzer,
  { rechner, stand }: { readonly rechner: string; readonly stand: string },
  heute: Tag,
): Promise<Blatt> {
  const rechnung = await blattrechnung(rechner);
  if (!rechnung)
    throw new ApiFehler(400, {
      error: ablehnungen["unbekannter-rechner"],
      code: "unbekannter-rechner",
      field: "rechner",
    });
  return blattVon(rechnung.blattAus(stand, heute, darf(nutzer.subscriptionStatus, "rvg-erweitert")));
}

/** Inputs to be saved. */
export type Speicherwunsch = { readonly rechner: string; readonly stand: string } & {
  readonly [Angabe in keyof Kopf]?: string | undefined;
};

/**
 * Saves a calculation; without a name it is called like its sheet.
 *
 * @returns its id
 * @throws {ApiFehler} as `blattRechnen`; 403 `verschwiegenheit`; 403 `tarif` the free ones are used up
 */
export async function berechnungSpeichern(
  wer: Besitzer,
  wunsch: Speicherwunsch,
  heute: Tag,
): Promise<string> {
  const blatt = await blattRechnen(wer, wunsch, heute);
  const kopf = { bezeichnung: wunsch.bezeichnung || blatt.titel, aktenzeichen: wunsch.aktenzeichen ?? "" };
  return mandant(wer, async (tx) => {
    await requirePlatz(tx, wer);
    return berechnungAnlegen(tx, wer.nutzer.id, {
      ...kopf,
      rechner: wunsch.rechner,
      suchtext: suchtext(kopf, blatt),
      am: zeitpunkt(),
      version: { stand: wunsch.stand, blatt, fassung: fassungszeile(blatt), berechnetAm: heute },
    });
  });
}

/** Room for one more; whoever asks next waits until this transaction has ended. */
async function requirePlatz(tx: Berechnungstx, wer: Besitzer): Promise<void> {
  await requireVerschwiegenheit(tx, wer.nutzer.id);
  if (unbegrenzt(wer)) return;
  await reihumSperren(tx, wer.nutzer.id);
  if ((await anzahlBerechnungen(tx, wer.nutzer.id)) >= freieBerechnungen)
    throw new ApiFehler(403, { error: saetze.speichergrenze, code: "tarif" });
}

/**
 * Saves changed inputs as a new version; inputs that give what the latest version says leave it as it is.
 *
 * @param wunsch `basis`: the version somebody began with; unset: whichever counts now
 * @returns the number of the version that now counts
 * @throws {ApiFehler} as `berechnungSpeichern`; 404; 403 `tarif` also when more are kept than the tier allows; 409
 *   `veraltet` another version than `basis` counts by now: nothing is stored, and whoever asks decides
 */
export async function versionSpeichern(
  wer: Besitzer,
  id: string,
  { stand, basis }: { readonly stand: string; readonly basis?: number | undefined },
  heute: Tag,
): Promise<number> {
  const { zeile, version: bisher } = await berechnungZeigen(wer, id);
  if (zeile.geloescht) throw new ApiFehler(404);
  const blatt = await blattRechnen(wer, { rechner: zeile.rechner, stand }, heute);
  const fassung = fassungszeile(blatt);
  const sagtDasselbe = (version: Version) =>
    version.stand === stand &&
    version.kennzahl === blatt.kennzahl.wert &&
    version.fassung === fassung &&
    version.rechenstand === blatt.rechenstand;
  if (sagtDasselbe(bisher)) return bisher.version;
  return mandant(wer, async (tx) => {
    await requireVerschwiegenheit(tx, wer.nutzer.id);
    if (!unbegrenzt(wer) && (await anzahlBerechnungen(tx, wer.nutzer.id)) > freieBerechnungen)
      throw new ApiFehler(403, { error: saetze.speichergrenze, code: "tarif" });
    const version = { stand, blatt, fassung, berechnetAm: heute };
    const nummer = await versionAnfuegen(tx, wer.nutzer.id, id, {
      version,
      basis,
      suchtext: suchtext(zeile, blatt),
      am: zeitpunkt(),
    });
    if (nummer !== undefined) return nummer;
    const jetzt = await requireZeile(tx, wer.nutzer.id, id);
    if (jetzt.geloescht || basis === undefined) throw new ApiFehler(404);
    const andere = await versionLesen(tx, wer.nutzer.id, id, jetzt.version);
    if (andere && sagtDasselbe(andere)) return andere.version;
    throw new ApiFehler(409, { error: saetze.veraltet, code: "veraltet", field: "basis" });
  });
}

/** The first version of the law a sheet names, and how many more there are. */
const fassungszeile = ({ fassungen }: Blatt): string => {
  const [erste, ...weitere] = fassungen;
  if (!erste) return "";
  return fassungssatz(erste) + (weitere.length > 0 ? ` (und ${weitere.length} weitere)` : "");
};

/** A page of the list. */
export type Listenseite = { readonly zeilen: readonly Listenzeile[]; readonly weiter: string | undefined };

type Listenwunsch = {
  readonly suche?: string | undefined;
  readonly nach?: string | null | undefined;
  readonly geloeschte?: boolean;
};

/** Calculations of an account, the latest change first; every word of the search occurs somewhere in them. */
export async function berechnungsliste(
  wer: Mandant,
  { suche = "", nach, geloeschte = false }: Listenwunsch,
): Promise<Listenseite> {
  const worte = suche.toLocaleLowerCase("de-DE").split(/\s+/).filter(Boolean).slice(0, 10);
  const gefunden = await mandant(wer, (tx) =>
    berechnungenLesen(tx, wer.nutzer.id, { worte, geloeschte, nach: markeAus(nach), limit: jeSeite + 1 }),
  );
  const zeilen = gefunden.slice(0, jeSeite);
  const letzte = zeilen.at(-1);
  return { zeilen, weiter: gefunden.length > jeSeite && letzte ? alsMarke(letzte) : undefined };
}

/** How many calculations an account keeps, and how many it may (undefined: any number). */
export async function belegung(wer: Besitzer): Promise<{ anzahl: number; hoechstens: number | undefined }> {
  const anzahl = await mandant(wer, (tx) => anzahlBerechnungen(tx, wer.nutzer.id));
  return { anzahl, hoechstens: unbegrenzt(wer) ? undefined : freieBerechnungen };
}

/** One calculation with the version asked for (unset: the one that counts) and the list of all. */
export type Berechnungsbild = {
  readonly zeile: Listenzeile;
  readonly version: Version;
  readonly versionen: readonly Versionszeile[];
};

/** @throws {ApiFehler} 404 none of this account, or no such version */
export function berechnungZeigen(
  wer: Mandant,
  id: string | undefined,
  nummer?: number,
): Promise<Berechnungsbild> {
  const kontoId = wer.nutzer.id;
  return mandant(wer, async (tx) => {
    const zeile = await requireZeile(tx, kontoId, id);
    const version = await versionLesen(tx, kontoId, zeile.id, nummer ?? zeile.version);
    if (!version) throw new ApiFehler(404);
    return { zeile, version, versionen: await versionenLesen(tx, kontoId, zeile.id) };
  });
}

async function requireZeile(
  tx: Berechnungstx,
  kontoId: string,
  id: string | undefined,
): Promise<Listenzeile> {
  const zeile = istId(id) ? await berechnungLesen(tx, kontoId, id) : undefined;
  if (!zeile) throw new ApiFehler(404);
  return zeile;
}

/** @throws {ApiFehler} 404 */
export function umbenennen(wer: Besitzer, id: string | undefined, kopf: Kopf): Promise<void> {
  const kontoId = wer.nutzer.id;
  return mandant(wer, async (tx) => {
    const zeile = await requireZeile(tx, kontoId, id);
    await requireVerschwiegenheit(tx, kontoId);
    const version = await versionLesen(tx, kontoId, zeile.id, zeile.version);
    if (!version) throw new ApiFehler(404);
    const neu = { ...kopf, suchtext: suchtext(kopf, version.blatt), am: zeitpunkt() };
    if (!(await berechnungUmbenennen(tx, kontoId, zeile.id, neu))) throw new ApiFehler(404);
  });
}

/**
 * A copy of the version that counts, with its figures as they are.
 *
 * @throws {ApiFehler} 404; 403 as `berechnungSpeichern`
 */
export function kopieren(wer: Besitzer, id: string | undefined): Promise<string> {
  const kontoId = wer.nutzer.id;
  return mandant(wer, async (tx) => {
    const zeile = await requireZeile(tx, kontoId, id);
    const version = await versionLesen(tx, kontoId, zeile.id, zeile.version);
    if (!version || zeile.geloescht) throw new ApiFehler(404);
    await requirePlatz(tx, wer);
    const kopf = { bezeichnung: `${zeile.bezeichnung} (Kopie)`, aktenzeichen: zeile.aktenzeichen };
    const { rechner } = zeile;
    return berechnungAnlegen(tx, kontoId, {
      ...kopf,
      rechner,
      suchtext: suchtext(kopf, version.blatt),
      am: zeitpunkt(),
      version,
    });
  });
}

/** Puts a calculation among the deleted ones. @throws {ApiFehler} 404 */
export function loeschen(wer: Besitzer, id: string | undefined): Promise<void> {
  return mandant(wer, async (tx) => {
    const { id: gefunden } = await requireZeile(tx, wer.nutzer.id, id);
    if (!(await geloeschtSetzen(tx, wer.nutzer.id, gefunden, zeitpunkt()))) throw new ApiFehler(404);
  });
}

/** Brings a deleted one back. @throws {ApiFehler} 404; 403 `tarif` its place has been taken */
export function wiederherstellen(wer: Besitzer, id: string | undefined): Promise<void> {
  return mandant(wer, async (tx) => {
    const zeile = await requireZeile(tx, wer.nutzer.id, id);
    if (!zeile.geloescht) throw new ApiFehler(404);
    await requirePlatz(tx, wer);
    if (!(await geloeschtSetzen(tx, wer.nutzer.id, zeile.id, null))) throw new ApiFehler(404);
  });
}

/** Removes a deleted one for good. @throws {ApiFehler} 404 */
export function endgueltigEntfernen(wer: Besitzer, id: string | undefined): Promise<void> {
  return mandant(wer, async (tx) => {
    if (!istId(id) || !(await berechnungEntfernen(tx, wer.nutzer.id, id))) throw new ApiFehler(404);
  });
}
