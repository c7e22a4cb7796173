import { data, redirect } from "react-router";
import type { Sitzung } from "#platform/access/konto.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import type { Manuskript } from "../artikel.ts";
import { gelesen } from "../mitteilungen/mitteilungen.server.ts";
import { einreichen, zurueckziehen } from "../redaktion/ablauf.server.ts";
import {
  aenderungVeroeffentlichen,
  artikelLoeschen,
  veroeffentlichen,
  veroeffentlichter,
} from "../redaktion/veroeffentlichen.server.ts";
import { versionWiederherstellen } from "../redaktion/versionen.server.ts";
import { entwurfAnlegen, manuskript } from "../schreiben/entwuerfe.server.ts";
import { unveroeffentlichte } from "../schreiben/manuskriptliste.server.ts";
import { darfSelbstAendern, moderiert } from "../schreibende.server.ts";
import type { Formularabsage } from "../ui/absage.ts";
import type { Schreibrechte } from "../ui/schreiben/schreibtisch.tsx";
import { type Entwurfsansicht, feldzeit } from "../ui/schreiben/werte.ts";
import { entwurfsziel } from "../ziele.ts";

/** What somebody may do at the desk; the calls behind it check for themselves. */
export function schreibrechte(wer: Sitzung): Schreibrechte {
  const { id, isAuthor, isGuestAuthor } = wer.nutzer;
  return {
    kontoId: id,
    heute: heute(),
    darfBilder: moderiert(wer) || isAuthor || isGuestAuthor,
    moderiert: moderiert(wer),
    aendertSelbst: darfSelbstAendern(wer),
  };
}

/** A draft as the desk shows it. */
export function entwurfsansicht(manuskript: Manuskript): Entwurfsansicht {
  return {
    id: manuskript.id,
    version: manuskript.version,
    status: manuskript.status,
    title: manuskript.title,
    excerpt: manuskript.excerpt,
    categories: manuskript.categories,
    tags: manuskript.tags,
    bild: manuskript.bild,
    stand: manuskript.stand ?? "",
    korrektur: manuskript.korrektur ?? "",
    erscheintAm: feldzeit(manuskript.publishAt),
    dokument: manuskript.dokument,
    html: manuskript.content,
    geaendert: manuskript.updatedAt,
    ablehnung: manuskript.rejectionComment,
    revisionOf: manuskript.revisionOf,
    revisionBase: manuskript.revisionBase,
  };
}

/** The answer of a page for a post that is not there, or not for whoever asks. */
export const nichtDa = () => data(null, { status: 404 });

/** @throws the page „Nicht gefunden“ */
export async function requireSeitenmanuskript(wer: Sitzung, id: string | undefined): Promise<Manuskript> {
  const eines = id === undefined ? undefined : await manuskript(wer, id);
  if (!eines) throw nichtDa();
  return eines;
}

/** The version that a change would replace, where that is not the one it began with. */
export async function ersetzteVersion(wer: Sitzung, manuskript: Manuskript): Promise<number | undefined> {
  const artikel =
    manuskript.revisionOf === null ? undefined : await veroeffentlichter(wer, manuskript.revisionOf);
  return artikel && artikel.version !== manuskript.revisionBase ? artikel.version : undefined;
}

/** Id of another change of the same post by the same author that is being reviewed. */
export async function wartendeAenderung(
  wer: Sitzung,
  { id, authorId, revisionOf }: Manuskript,
): Promise<string | undefined> {
  if (revisionOf === null || authorId !== wer.nutzer.id) return undefined;
  const wartende = await unveroeffentlichte(wer, { status: "pending", authorId });
  return wartende.find((m) => m.id !== id && m.revisionOf === revisionOf)?.id;
}

type Felder = Readonly<Record<string, string>>;
type Handlung = (wer: Sitzung, felder: Felder) => Promise<string>;

const eigene = "/blog/meine-artikel";

/** The forms of the pages for writers: what they do, and the address to go on to. */
const handlungen: Readonly<Record<string, Handlung>> = {
  einreichen: async (wer, { id = "", version }) => {
    await einreichen(wer, { draftId: id, ...alsVersion(version) });
    return `${eigene}?ok=eingereicht`;
  },
  veroeffentlichen: async (wer, { id = "", version }) => {
    await veroeffentlichen(wer, { draftId: id, ...alsVersion(version) });
    return `${eigene}?ok=veroeffentlicht`;
  },
  aendern: async (wer, { id = "", version, articleVersion, liste }) => {
    const gesehen = { ...alsVersion(version), articleVersion: alsVersion(articleVersion).version };
    try {
      await aenderungVeroeffentlichen(wer, id, gesehen);
    } catch (fehler) {
      // The list cannot show what has changed meanwhile; the page of the draft does.
      const ueberholt = fehler instanceof ApiFehler && fehler.koerper.code === "basis-veraltet";
      if (liste && ueberholt) return entwurfsziel(id);
      throw fehler;
    }
    return `${eigene}?ok=geaendert`;
  },
  zurueckziehen: async (wer, { id = "" }) => {
    await zurueckziehen(wer, id);
    return `${eigene}?ok=zurueckgezogen`;
  },
  loeschen: async (wer, { id = "" }) => {
    await artikelLoeschen(wer, id);
    return `${eigene}?ok=geloescht`;
  },
  revision: async (wer, { id = "" }) => entwurfsziel((await entwurfAnlegen(wer, { revisionOf: id })).id),
  wiederherstellen: async (wer, { id = "", version, basis }) => {
    await versionWiederherstellen(wer, id, Number(version), alsVersion(basis).version);
    return `/blog/versionen/${encodeURIComponent(id)}?ok=wiederhergestellt`;
  },
  gelesen: async (wer, { id }) => {
    await gelesen(wer, id ? [id] : undefined, { nurEigene: true });
    return eigene;
  },
};

const alsVersion = (text: string | undefined): { readonly version?: number } =>
  Number(text) > 0 ? { version: Number(text) } : {};

/** Carries out what a form of these pages asks for, with a script or without. */
export async function schreibhandlung({ request, context }: Seitenaufruf) {
  const wer = requireKonto(sitzungAus(context));
  const felder = await formularfelder(request);
  return ausgefuehrt(handlungen, felder.was, (handlung) => handlung(wer, felder));
}

/** Runs one of several handlings and goes on to where it leads; a refusal is shown by the page. */
export async function ausgefuehrt<H>(
  alle: Readonly<Record<string, H>>,
  was = "",
  tun: (handlung: H) => Promise<string>,
) {
  const handlung = Object.hasOwn(alle, was) ? alle[was] : undefined;
  if (!handlung) throw data(null, { status: 400 });
  try {
    return redirect(await tun(handlung), 303);
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    const { status, koerper } = fehler;
    const absage: Formularabsage = { was, fehler: koerper.error, feld: koerper.field, code: koerper.code };
    return data(absage, { status: status === 400 ? 422 : status });
  }
}
