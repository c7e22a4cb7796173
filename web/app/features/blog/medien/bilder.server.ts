import { randomUUID } from "node:crypto";
import { type Bildart, bildartAus } from "#platform/bild/bildart.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { redaktion } from "#platform/db/mandant.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type Ablage, ablage } from "#platform/storage/ablage.server.ts";
import type { Bildfassung, Bildfassungen } from "../dokument/figur.ts";
import { bildBytesHoechstens } from "../grenzen.ts";
import type { Schreibende } from "../schreibende.server.ts";
import * as store from "./bilder-store.server.ts";
import { bildtexte } from "./bildtexte.ts";
import { Bildfehler, type Bildwerk, bildwerkAus } from "./bildwerk.server.ts";

const vorgabepfad = "blog/images";
const pfadHoechstens = 120;

/** Whether somebody may upload pictures: authors, also as guests, and those who moderate. */
export function darfBilder({ nutzer }: Schreibende): boolean {
  return nutzer.isAuthor || nutzer.isGuestAuthor || nutzer.role !== "user";
}

/** @throws {ApiFehler} 403 */
export function requireBilder(wer: Schreibende): void {
  if (!darfBilder(wer)) throw new ApiFehler(403);
}

/**
 * Takes a picture in: makes it anew, with smaller ones beside it. The files are written first and entered last, so that
 * whatever is entered is there; what a killed process leaves is found by `bilderAufraeumen`.
 *
 * @param path folder of the new file, begins with `blog/`
 * @returns its address
 * @throws {ApiFehler} 403, 400 `bild-pfad`, 413, 415 `keine-bilddatei`, 503 `ueberlastet`
 */
export async function bildHochladen(
  wer: Schreibende,
  datei: Uint8Array,
  path?: string,
): Promise<Bildfassung> {
  requireBilder(wer);
  const ordner = ordnerAus(path || vorgabepfad);
  if (datei.length > bildBytesHoechstens) throw absage(413, "zu-gross", "file");
  const art = bildartAus(datei);
  if (!art) throw absage(415, "keine-bilddatei", "file");
  const werk = await bildwerkAus(datei, art).catch(alsAbsage);
  const bild = await bildAblegen(werk, { art, ordner, kontoId: wer.nutzer.id });
  // If this fails, nobody knows whether it was entered all the same: the files stay until the night.
  await redaktion(wer, (tx) => store.bildEintragen(tx, bild, zeitpunkt()));
  return alsFassung(bild);
}

/**
 * Removes a picture, entry first: what is no longer entered is no longer anybody's, and its files go with it or, after a
 * killed process, at night.
 *
 * @param filePath segments of its address after the first
 * @throws {ApiFehler} 403 somebody else's, 400 `bild-adresse`, 404
 */
export async function bildLoeschen(wer: Schreibende, filePath: unknown): Promise<void> {
  requireBilder(wer);
  if (typeof filePath !== "string" || filePath.trim() === "" || filePath.includes(".."))
    throw absage(400, "bild-adresse", "filePath");
  const bild = await redaktion(wer, async (tx) => {
    const gefunden = filePath.includes("\0") ? undefined : await store.bildLesen(tx, filePath);
    if (!gefunden) throw absage(404, "bild-fehlt");
    if (wer.nutzer.role === "user" && gefunden.kontoId !== wer.nutzer.id) throw new ApiFehler(403);
    if (!(await store.bildAustragen(tx, filePath))) throw absage(404, "bild-fehlt");
    return gefunden;
  });
  await dateienLoeschen(await ablage(), [bild.pfad, ...bild.fassungen.map(({ pfad }) => pfad)]);
}

/** Sizes of pictures by their addresses; those that are not ours are left out. */
export async function bildFassungen(urls: readonly string[]): Promise<Bildfassungen> {
  const pfade = urls.filter((url) => url.startsWith("/media/")).map((url) => url.slice("/media/".length));
  const bilder = await store.bilderLesen(pfade);
  return new Map(bilder.map((bild) => [`/media/${bild.pfad}`, alsFassung(bild)]));
}

/** Files are deleted, however often it takes; one that does not go now goes at night. */
export async function dateienLoeschen(lager: Ablage, pfade: readonly string[]): Promise<void> {
  await Promise.allSettled(pfade.map((pfad) => lager.loeschen(pfad)));
}

type Ablegen = { readonly art: Bildart; readonly ordner: string; readonly kontoId: string };

/** Writes all files or none, and says what is to be entered. */
async function bildAblegen(werk: Bildwerk, { art, ordner, kontoId }: Ablegen): Promise<store.Bildzeile> {
  const stamm = `${ordner}/${randomUUID()}`;
  const dateien = [
    ...werk.fassungen.map((eine) => ({ ...eine, pfad: `${stamm}-${eine.breite}.${eine.art}` })),
    { pfad: `${stamm}.${art}`, inhalt: werk.inhalt },
  ];
  const lager = await ablage();
  const geschrieben = await Promise.allSettled(
    dateien.map(({ pfad, inhalt }) => lager.schreiben(pfad, inhalt)),
  );
  const gescheitert = geschrieben.find(({ status }) => status === "rejected");
  if (gescheitert?.status === "rejected") {
    const pfade = dateien.map(({ pfad }) => pfad);
    await dateienLoeschen(lager, pfade);
    throw gescheitert.reason;
  }
  return {
    pfad: `${stamm}.${art}`,
    kontoId,
    art,
    breite: werk.breite,
    hoehe: werk.hoehe,
    bytes: werk.inhalt.length,
    fassungen: dateien.flatMap((datei) =>
      "breite" in datei ? [{ art: datei.art, breite: datei.breite, pfad: datei.pfad }] : [],
    ),
    platzhalter: werk.platzhalter,
  };
}

function alsFassung({ pfad, breite, hoehe, fassungen, platzhalter }: store.Bildzeile): Bildfassung {
  return {
    url: `/media/${pfad}`,
    breite,
    hoehe,
    platzhalter,
    fassungen: fassungen.map((eine) => ({ art: eine.art, breite: eine.breite, url: `/media/${eine.pfad}` })),
  };
}

/** Without empty segments, so that address and file path say the same. */
function ordnerAus(path: string): string {
  const erlaubt = /^blog\/[a-z0-9/_-]*$/.test(path) && path.length <= pfadHoechstens;
  if (!erlaubt) throw absage(400, "bild-pfad", "path");
  return path.split("/").filter(Boolean).join("/");
}

function alsAbsage(fehler: unknown): never {
  if (!(fehler instanceof Bildfehler)) throw fehler;
  if (fehler.grund === "unlesbar") throw absage(415, "keine-bilddatei", "file");
  if (fehler.grund === "zu-viele-bildpunkte") throw absage(413, "zu-viele-bildpunkte", "file");
  throw new ApiFehler(503, { error: bildtexte.ueberlastet, code: "ueberlastet" }, { "Retry-After": "60" });
}

function absage(status: number, code: keyof typeof bildtexte, field?: string): ApiFehler {
  return new ApiFehler(status, { error: bildtexte[code], code, ...(field && { field }) });
}

const zeitpunkt = (): Date => new Date(jetzt().epochMilliseconds);
