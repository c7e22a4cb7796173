import type { Tag } from "@gebuehrenportal/recht";
import type { Textsammlung } from "@gebuehrenportal/zitate";
import { beimVergessen } from "#platform/client/eingaben.ts";
import { kern } from "#platform/client/start.ts";
import { type Korrektur, korrigiert, zurueckgenommen } from "../korrektur.ts";
import type { Antworten, Bildlesung, Frage, Meldung } from "../nachrichten.ts";
import {
  type Erkennung,
  nachAbsturz,
  nachMeldung,
  neueDatei,
  type Scandatei,
  vonVorn,
} from "../scanstand.ts";
import { fassungenLaden } from "./fassungen.ts";
import { merken } from "./merker.ts";
import type { Texterkennung } from "./texterkennung.ts";
import { type Werk, werkStarten } from "./werkstart.ts";
import { aendern, aktuell, nachtragen, setzen } from "./zustand.ts";

let werk: Werk | undefined;
let bereit: Promise<Werk> | undefined;
let nummer = 0;
/** When the reading of a file began. */
const beginn = new Map<number, number>();
/** Files this worker was given, and what was read from pictures of them. */
const gegeben = new Set<number>();
const bildlesungen = new Map<number, Bildlesung[]>();

/**
 * Loads everything a scan can need: the worker with the register, pdfium, and what the page itself puts off. Whatever is
 * read afterwards, nothing has to be asked for.
 *
 * @throws Error something could not be loaded
 */
export function vorbereiten(): Promise<Werk> {
  if (bereit) return bereit;
  const dieses = (async () => {
    setzen({ werk: "laedt" });
    const neues = werkStarten(hoeren, gestorben);
    werk = neues;
    const geladen = neues.laden();
    // Before anything it may be asked or given meanwhile.
    if (aktuell().land !== "") neues.anweisen({ art: "land", land: aktuell().land });
    await Promise.all([geladen, kern(), fassungenLaden(), import("../ausfuhr/ausfuhr.ts")]);
    if (werk !== neues) throw new Error("Das Lesewerk ist abgestürzt, bevor alles geladen war.");
    setzen({ werk: "bereit" });
    return neues;
  })();
  bereit = dieses;
  dieses.catch(() => {
    // It died while the rest was loaded, and is gone already.
    if (bereit !== dieses) return;
    ohneWerk();
    setzen({ werk: "gescheitert" });
  });
  return dieses;
}

function ohneWerk(): void {
  werk?.beenden();
  werk = undefined;
  bereit = undefined;
  gegeben.clear();
}

/** The next file gets a new worker. */
function gestorben(): void {
  ohneWerk();
  setzen({ werk: "ruht", dateien: aktuell().dateien.map(nachAbsturz) });
}

function hoeren(meldung: Meldung): void {
  if (!("datei" in meldung)) return;
  const wie = (datei: Scandatei) => {
    const danach = nachMeldung(datei, meldung);
    return meldung.art === "fertig"
      ? { ...danach, anfragen: danach.anfragen + anfragenSeit(beginn.get(datei.id) ?? 0) }
      : danach;
  };
  nachtragen(meldung.datei, wie, meldung.art !== "gelesen" && meldung.art !== "tage");
}

/** Requests that the page began to make since then; what was under way is told when its answer comes. */
const anfragenSeit = (ab: number): number =>
  performance.getEntriesByType("resource").filter(({ startTime }) => startTime >= ab).length;

/** Takes files in and reads them one after the other, as soon as everything is loaded. */
export function dateienLesen(inhalte: readonly File[]): void {
  const neue = inhalte.map((inhalt) => neueDatei(++nummer, inhalt));
  setzen({ dateien: [...aktuell().dateien, ...neue], offen: neue[0]?.id ?? aktuell().offen });
  for (const datei of neue) lesen(datei);
}

function lesen({ id, inhalt }: Scandatei, kennwort?: string): void {
  vorbereiten().then(
    (bereites) => {
      // Meanwhile it may have been called off, or closed.
      if (aktuell().dateien.find((datei) => datei.id === id)?.lage !== "wartet") return;
      beginn.set(id, performance.now());
      gegeben.add(id);
      bildlesungen.delete(id);
      bereites.anweisen({ art: "lesen", datei: id, inhalt, ...(kennwort !== undefined && { kennwort }) });
    },
    () => {},
  );
}

/** Once more, after everything could not be loaded. */
export function nochmals(): void {
  for (const datei of aktuell().dateien) if (datei.lage === "wartet") lesen(datei);
  if (aktuell().dateien.length === 0) void vorbereiten().catch(() => {});
}

/** Opens a file with its password, which is kept nowhere. */
export function mitKennwort(datei: Scandatei, kennwort: string): void {
  aendern(datei.id, (bisher) => ({ ...vonVorn(bisher), geschuetzt: true }));
  lesen(datei, kennwort);
}

/** Reads a file once more that the worker died over. */
export function erneutLesen(datei: Scandatei): void {
  aendern(datei.id, vonVorn);
  lesen(datei);
}

export function lesenAbbrechen({ id }: Scandatei): void {
  werk?.anweisen({ art: "abbrechen", datei: id });
  aendern(id, (datei) => (datei.lage === "wartet" ? { ...datei, lage: "abgebrochen" } : datei));
}

/** Forgets a file and everything found in it. */
export function dateiSchliessen({ id }: Scandatei): void {
  werk?.anweisen({ art: "schliessen", datei: id });
  bildlesungen.delete(id);
  const dateien = aktuell().dateien.filter((datei) => datei.id !== id);
  setzen({ dateien, offen: aktuell().offen === id ? dateien.at(-1)?.id : aktuell().offen });
}

export const dateiZeigen = (id: number): void => setzen({ offen: id });

/** Reads ambiguous forms with the law of this Land, now and in this tab from now on. */
export function landWaehlen(land: string): void {
  merken("land", land);
  setzen({ land });
  werk?.anweisen({ art: "land", land });
  for (const { id } of aktuell().dateien.filter(wiederNoetig)) mitWerk(id).catch(() => {});
}

/** Leads all links to the pages of this collection, now and in this tab from now on. */
export function zielWaehlen(ziel: Textsammlung): void {
  merken("ziel", ziel);
  setzen({ ziel });
}

/** Says which day a file is of. */
export const tagSetzen = (id: number, tagVonHand: Tag): void =>
  aendern(id, (datei) => ({ ...datei, tagVonHand }));

/** Says of a place that it cites something else or nothing; without a correction it is what was read. */
export function korrigieren(
  id: number,
  schluessel: string,
  korrektur: Korrektur | undefined,
  was: string,
): void {
  aendern(id, (datei) => ({
    ...datei,
    korrekturen: korrigiert(datei.korrekturen, schluessel, korrektur, was),
  }));
}

export function korrekturZuruecknehmen(id: number): void {
  aendern(id, (datei) => ({ ...datei, korrekturen: zurueckgenommen(datei.korrekturen) }));
}

/**
 * Reads the pages that are pictures, one after the other, and shows after each what was found. Tesseract comes with the
 * first click on it.
 */
export async function bilderLesen({ id, ohneText }: Scandatei): Promise<void> {
  let stehen: Erkennung = { lage: "laedt", gelesen: 0, gesamt: ohneText.length };
  const melden = (neu: Partial<Erkennung>) => {
    stehen = { ...stehen, ...neu };
    aendern(id, (datei) => ({ ...datei, erkennung: stehen }));
  };
  const abgebrochen = () =>
    aktuell().dateien.find((datei) => datei.id === id)?.erkennung?.lage === "abgebrochen" ||
    !aktuell().dateien.some((datei) => datei.id === id);
  melden({});
  let erkennung: Texterkennung | undefined;
  try {
    const { texterkennungStarten } = await import("./texterkennung.ts");
    erkennung = await texterkennungStarten();
    if (!abgebrochen()) melden({ lage: "liest" });
    for (const seite of ohneText) {
      if (abgebrochen()) break;
      const zeilen = await erkennung.lesen(await werkFragen({ art: "vorlage", datei: id, seite }));
      if (abgebrochen()) break;
      const mit = await mitWerk(id);
      if (abgebrochen()) break;
      mit.anweisen({ art: "bildtext", datei: id, seite, zeilen });
      bildlesungen.set(id, [...(bildlesungen.get(id) ?? []), { seite, zeilen }]);
      aendern(id, (datei) => ({ ...datei, ohneText: datei.ohneText.filter((nr) => nr !== seite) }));
      melden({ gelesen: stehen.gelesen + 1 });
    }
    if (!abgebrochen()) melden({ lage: "fertig" });
  } catch {
    if (!abgebrochen()) melden({ lage: "gescheitert" });
  }
  erkennung?.beenden();
}

/** Stops the reading of pictures; what was found stays. */
export function bilderAbbrechen(id: number): void {
  aendern(id, (datei) =>
    datei.erkennung ? { ...datei, erkennung: { ...datei.erkennung, lage: "abgebrochen" } } : datei,
  );
}

/** @throws Error the worker cannot be started, dies meanwhile, or cannot answer */
export async function werkFragen<F extends Frage>(frage: F): Promise<Antworten[F["art"]]> {
  return (await mitWerk("datei" in frage ? frage.datei : undefined)).fragen(frage);
}

/** What an earlier worker had read, and this one was not given. */
const wiederNoetig = ({ id, lage, masse, verschlossen }: Scandatei): boolean =>
  !gegeben.has(id) && masse.length > 0 && (lage === "fertig" || lage === "abgebrochen") && !verschlossen;

/** The worker, with this file, which is given to it anew if an earlier one died. @throws Error it cannot be started */
async function mitWerk(id?: number): Promise<Werk> {
  const dieses = werk ?? (await vorbereiten());
  const datei = aktuell().dateien.find((eine) => eine.id === id);
  if (datei && wiederNoetig(datei)) {
    gegeben.add(datei.id);
    const bilder = bildlesungen.get(datei.id) ?? [];
    dieses.anweisen({
      art: "wieder",
      datei: datei.id,
      inhalt: datei.inhalt,
      bis: datei.masse.length,
      bilder,
    });
  }
  return dieses;
}

// Whoever signs out leaves nothing behind on the screen.
if (typeof window !== "undefined")
  beimVergessen(() => {
    for (const datei of aktuell().dateien) dateiSchliessen(datei);
    setzen({ land: "", ziel: "amtlich" });
    werk?.anweisen({ art: "land", land: "" });
  });
