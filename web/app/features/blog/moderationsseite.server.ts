import { data, type RouterContextProvider } from "react-router";
import type { Seitenaufruf } from "#features/konto/formularpost.server.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { redaktion } from "#platform/db/mandant.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { ApiFehler } from "#platform/http/api-fehler.ts";
import { ablehnen, freigeben } from "./ablauf.server.ts";
import type { Manuskript } from "./artikel.ts";
import { zeitpunktInBerlin } from "./berlinzeit.ts";
import { gelesen as formularGelesen, kategorieangaben, tagangaben } from "./contract-schreiben.ts";
import { eigeneArtikel } from "./entwuerfe.server.ts";
import { kategorieNach, schlagwortNach } from "./lesen.server.ts";
import { alsKopf, type Manuskriptkopf } from "./manuskriptansicht.ts";
import { gelesen } from "./mitteilungen.server.ts";
import {
  kategorieAendern,
  kategorieAnlegen,
  kategorieLoeschen,
  kategorieZusammenfuehren,
  schlagwortAendern,
  schlagwortAnlegen,
  schlagwortLoeschen,
  schlagwortZusammenfuehren,
} from "./ordnung.server.ts";
import { rueckgabeLesen } from "./rueckgabe-store.server.ts";
import { manuskriptkoepfeLesen } from "./schreiben-store.server.ts";
import { ausgefuehrt } from "./schreibseite.server.ts";
import { terminAusText } from "./ui/schreiben/termin.ts";
import { fassungAus, unterschied } from "./unterschied.ts";
import { artikelLoeschen } from "./veroeffentlichen.server.ts";
import { versionWiederherstellen } from "./versionen.server.ts";

/** Whoever moderates; the guard of the page has let nobody else in. */
export const moderation = (context: Readonly<RouterContextProvider>): Sitzung =>
  requireRolle(sitzungAus(context), "moderator");

/** What appears by itself on a day to come, the next first: approved posts, and one's own drafts with a day. */
export async function geplante(wer: Sitzung): Promise<Manuskriptkopf[]> {
  const [freigegebene, eigene] = await Promise.all([
    redaktion(wer, (tx) => manuskriptkoepfeLesen(tx, { status: "published", limit: 500 })),
    eigeneArtikel(wer),
  ]);
  const entwuerfe = eigene.filter(({ status, publishAt }) => status === "draft" && publishAt !== null);
  return [...freigegebene.map(alsKopf), ...entwuerfe].toSorted(
    (a, b) => Number(a.publishAt) - Number(b.publishAt),
  );
}

/** Why a post that waits was given back before, and what its author has changed since; undefined: it never was. */
export async function seitRueckgabe(wer: Sitzung, manuskript: Manuskript) {
  if (manuskript.status !== "pending") return undefined;
  const frueher = await redaktion(wer, (tx) => rueckgabeLesen(tx, manuskript.id));
  if (!frueher) return undefined;
  const { begruendung, am, inhalt } = frueher;
  return { begruendung, am, zeilen: unterschied(fassungAus(inhalt), manuskript) };
}

/** What a form holds: single fields, and the boxes that are ticked. */
type Eingaben = { readonly feld: (name: string) => string; readonly ids: readonly string[] };
type Handlung = (wer: Sitzung, eingaben: Eingaben) => Promise<string>;

const handlungen: Readonly<Record<string, Handlung>> = {
  freigeben: async (wer, { ids, feld }) => {
    // One post may be given another day, and says which versions were read; several appear as their authors wished.
    const wahl = ids.length === 1 ? freigabewahl(feld) : {};
    const { erledigt, fehler } = await einzeln(ids, (id) => freigeben(wer, id, wahl));
    return ergebnis("freigegeben", erledigt, fehler);
  },
  ablehnen: async (wer, { ids, feld }) => {
    const begruendung = feld("comment");
    // Before the first one, so that none is rejected where all lack a reason.
    if (begruendung.trim() === "")
      throw new ApiFehler(400, {
        error: "Bitte geben Sie eine Begründung an.",
        code: "begruendung-fehlt",
        field: "comment",
      });
    const version = ids.length === 1 ? Number(feld("version")) || undefined : undefined;
    const { erledigt, fehler } = await einzeln(ids, (id) => ablehnen(wer, id, begruendung, version));
    return ergebnis("abgelehnt", erledigt, fehler);
  },
  gelesen: async (wer, { ids }) => {
    await gelesen(wer, ids.length > 0 ? ids : undefined);
    return "/moderation";
  },
  loeschen: async (wer, { ids: [id = ""] }) => {
    await artikelLoeschen(wer, id);
    return "/moderation/artikel?ok=geloescht";
  },
  wiederherstellen: async (wer, { ids: [id = ""], feld }) => {
    await versionWiederherstellen(wer, id, Number(feld("version")), Number(feld("basis")) || undefined);
    return `/moderation/artikel/${id}?ok=wiederhergestellt`;
  },
};

function freigabewahl(feld: Eingaben["feld"]) {
  const [version, articleVersion] = [feld("version"), feld("articleVersion")].map(Number);
  const wann = feld("wann");
  return {
    ...(version ? { version } : {}),
    ...(articleVersion ? { articleVersion } : {}),
    ...(wann === "sofort" ? { publishAt: null } : {}),
    ...(wann === "termin" ? { publishAt: requireTermin(feld) } : {}),
  };
}

function requireTermin(feld: Eingaben["feld"]): Date {
  const lesung = terminAusText(feld("terminTag"), feld("terminZeit"), heute());
  const zeit = lesung.art === "termin" ? zeitpunktInBerlin(lesung.wann) : undefined;
  if (zeit) return zeit;
  const fehlt = "Bitte geben Sie Tag und Uhrzeit der Veröffentlichung an.";
  throw new ApiFehler(400, {
    error: lesung.art === "unklar" ? lesung.fehler : fehlt,
    field: "publishAt",
  });
}

/** One after the other: what somebody else has decided meanwhile stops none of the others. */
async function einzeln(ids: readonly string[], tun: (id: string) => Promise<unknown>) {
  if (ids.length === 0) throw new ApiFehler(400, { error: "Bitte wählen Sie mindestens einen Artikel aus." });
  let erledigt = 0;
  let fehler: ApiFehler | undefined;
  for (const id of ids) {
    try {
      await tun(id);
      erledigt += 1;
    } catch (grund) {
      if (!(grund instanceof ApiFehler)) throw grund;
      fehler = grund;
    }
  }
  if (erledigt === 0 && fehler) throw fehler;
  return { erledigt, fehler: fehler ? ids.length - erledigt : 0 };
}

const ergebnis = (was: string, anzahl: number, fehler: number) =>
  `/moderation?ok=${was}&anzahl=${anzahl}${fehler ? `&offen=${fehler}` : ""}`;

const ordnungsseite = "/moderation/ordnung";
const zurueck = (ok: string) => `${ordnungsseite}?ok=${ok}`;

type Ordnung = {
  readonly anlegen: (wer: Sitzung, angaben: { name: string; description?: string }) => Promise<unknown>;
  readonly aendern: (
    wer: Sitzung,
    id: string,
    angaben: { name: string; description?: string },
  ) => Promise<unknown>;
  readonly loeschen: (wer: Sitzung, id: string) => Promise<unknown>;
  readonly vereinen: (wer: Sitzung, id: string, nach: string) => Promise<unknown>;
  readonly nachNamen: (name: string) => Promise<{ readonly id: string } | undefined>;
};

const ordnungen: Readonly<Record<string, Ordnung>> = {
  kategorie: {
    anlegen: kategorieAnlegen,
    aendern: kategorieAendern,
    loeschen: kategorieLoeschen,
    vereinen: kategorieZusammenfuehren,
    nachNamen: kategorieNach,
  },
  tag: {
    anlegen: schlagwortAnlegen,
    aendern: schlagwortAendern,
    loeschen: schlagwortLoeschen,
    vereinen: schlagwortZusammenfuehren,
    nachNamen: schlagwortNach,
  },
};

const ordnungshandlungen: Readonly<Record<string, Handlung>> = {
  anlegen: async (wer, { feld }) => {
    await ordnungAus(feld).anlegen(wer, benennung(feld));
    return zurueck("angelegt");
  },
  umbenennen: async (wer, { ids: [id = ""], feld }) => {
    await ordnungAus(feld).aendern(wer, id, benennung(feld));
    return zurueck("umbenannt");
  },
  zusammenfuehren: async (wer, { ids: [id = ""], feld }) => {
    const nach = await ordnungAus(feld).nachNamen(feld("nach").trim());
    if (!nach) throw new ApiFehler(400, { error: "Diesen Namen gibt es nicht.", field: "nach" });
    await ordnungAus(feld).vereinen(wer, id, nach.id);
    return zurueck("zusammengefuehrt");
  },
  loeschen: async (wer, { ids: [id = ""], feld }) => {
    await ordnungAus(feld).loeschen(wer, id);
    return zurueck("geloescht");
  },
};

function ordnungAus(feld: Eingaben["feld"]): Ordnung {
  const eine = feld("art") === "kategorie" ? ordnungen.kategorie : ordnungen.tag;
  if (!eine) throw data(null, { status: 400 });
  return eine;
}

function benennung(feld: Eingaben["feld"]): { name: string; description?: string } {
  const roh = { name: feld("name"), description: feld("description") };
  if (roh.name.trim() === "")
    throw new ApiFehler(400, { error: "Bitte geben Sie einen Namen ein.", field: "name" });
  return feld("art") === "kategorie"
    ? formularGelesen(kategorieangaben, roh)
    : formularGelesen(tagangaben, roh);
}

/** Carries out what a form of the moderation asks for. */
export const moderationshandlung = (aufruf: Seitenaufruf) => gehandelt(aufruf, handlungen);

/** The same for categories and tags. */
export const ordnungshandlung = (aufruf: Seitenaufruf) => gehandelt(aufruf, ordnungshandlungen);

async function gehandelt({ request, context }: Seitenaufruf, alle: Readonly<Record<string, Handlung>>) {
  const wer = moderation(context);
  const formular = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const texte = (name: string) =>
    formular
      .getAll(name)
      .flatMap((wert) => (typeof wert === "string" ? [wert.replaceAll("\u0000", "").toWellFormed()] : []));
  const eingaben: Eingaben = { feld: (name) => texte(name)[0] ?? "", ids: [...new Set(texte("id"))] };
  return ausgefuehrt(alle, eingaben.feld("was"), (handlung) => handlung(wer, eingaben));
}
