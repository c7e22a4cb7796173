import type { Sitzung } from "#platform/access/konto.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { redaktion } from "#platform/db/mandant.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import type { Manuskript } from "../artikel.ts";
import { zeitpunktInBerlin, zeitpunkttext } from "../berlinzeit.ts";
import { absage } from "../fehler.ts";
import { gelesen } from "../mitteilungen/mitteilungen.server.ts";
import { ablehnen, freigeben } from "../redaktion/ablauf.server.ts";
import { rueckgabeLesen } from "../redaktion/rueckgabe-store.server.ts";
import { artikelLoeschen } from "../redaktion/veroeffentlichen.server.ts";
import { versionWiederherstellen } from "../redaktion/versionen.server.ts";
import { eigeneArtikel, entwurfSpeichern, manuskript } from "../schreiben/entwuerfe.server.ts";
import { manuskriptkoepfeLesen } from "../schreiben/manuskript-store.server.ts";
import { alsKopf, type Manuskriptkopf } from "../schreiben/manuskriptansicht.ts";
import { fassungAus, unterschied } from "../schreiben/unterschied.ts";
import { moderiert, type Schreibende, zeitpunkt } from "../schreibende.server.ts";
import { terminAusText } from "../ui/schreiben/termin.ts";
import { type Eingaben, gehandelt, type Handlung } from "./moderationsformular.server.ts";
import { entschieden } from "./sammelentscheidung.server.ts";

/** What appears by itself on a day to come, the next first: approved posts, and one's own drafts with a day. */
export async function geplante(wer: Schreibende): Promise<Manuskriptkopf[]> {
  const [freigegebene, eigene] = await Promise.all([
    redaktion(wer, (tx) => manuskriptkoepfeLesen(tx, { status: "published", limit: 500 })),
    eigeneArtikel(wer),
  ]);
  const entwuerfe = eigene.filter(({ status, publishAt }) => status === "draft" && publishAt !== null);
  return [...freigegebene.map(alsKopf), ...entwuerfe].toSorted(
    (a, b) => Number(a.publishAt) - Number(b.publishAt),
  );
}

/** What those who moderate are to know before they change a post that appears by itself; undefined: it does not. */
export function terminfolge(wer: Schreibende, manuskript: Manuskript): string | undefined {
  if (!moderiert(wer) || manuskript.status !== "published" || manuskript.publishAt === null) return undefined;
  const wann = zeitpunkttext(manuskript.publishAt);
  return manuskript.submittedAt === null && manuskript.authorId === wer.nutzer.id
    ? `Der Artikel erscheint am ${wann}. Den Termin streichen Sie unter „Moderation“.`
    : `Der Artikel ist freigegeben und erscheint am ${wann}. Die Freigabe nehmen Sie unter „Moderation“ zurück.`;
}

/** The day somebody wished for: one to come, or one that is over by now. */
export function wunschtermin(publishAt: Date | null) {
  const vorbei = publishAt !== null && publishAt <= zeitpunkt();
  return { kommt: vorbei ? null : publishAt, verstrichen: vorbei ? publishAt : null };
}

/** Why a post that waits was given back before, and what its author has changed since; undefined: it never was. */
export async function seitRueckgabe(wer: Sitzung, manuskript: Manuskript) {
  if (manuskript.status !== "pending") return undefined;
  const frueher = await redaktion(wer, (tx) => rueckgabeLesen(tx, manuskript.id));
  if (!frueher) return undefined;
  const { begruendung, am, inhalt } = frueher;
  return { begruendung, am, zeilen: unterschied(fassungAus(inhalt), manuskript) };
}

/** The page of a post names the version that was read; the queue does not. */
const handlungen: Readonly<Record<string, Handlung>> = {
  freigeben: async (wer, { ids, feld }) => {
    if (!feld("version")) return entschieden("freigegeben", ids, (id) => freigeben(wer, id));
    // One that was read may be given another day; several appear as their authors wished.
    const [id = ""] = ids;
    await freigeben(wer, id, freigabewahl(feld));
    return `/moderation?ok=freigegeben&artikel=${encodeURIComponent(id)}`;
  },
  ablehnen: async (wer, { ids, feld }) => {
    const begruendung = feld("comment");
    // Before the first one, so that none is rejected where all lack a reason.
    if (begruendung.trim() === "") throw absage(400, "begruendung-fehlt", "comment");
    if (!feld("version")) return entschieden("zurueckgegeben", ids, (id) => ablehnen(wer, id, begruendung));
    await ablehnen(wer, ids[0] ?? "", begruendung, Number(feld("version")) || undefined);
    return "/moderation?ok=zurueckgegeben";
  },
  "termin-aufheben": async (wer, { ids: [id = ""], feld }) => {
    // Approved, it waits again; another version is refused, whatever it has become since.
    await entwurfSpeichern(wer, id, { publishAt: null }, Number(feld("version")) || 1);
    const wartet = (await manuskript(wer, id))?.status === "pending";
    return `/moderation?ok=${wartet ? "zurueckgenommen" : "ohne-termin"}`;
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

/** A day to come; a call may name one that is over, which means at once, but nobody chooses it for that. */
function requireTermin(feld: Eingaben["feld"]): Date {
  const lesung = terminAusText(feld("terminTag"), feld("terminZeit"), heute());
  if (lesung.art === "unklar")
    throw new ApiFehler(400, { error: lesung.fehler, field: terminfelder[lesung.feld] });
  const zeit = lesung.art === "termin" ? zeitpunktInBerlin(lesung.wann) : undefined;
  if (zeit && zeit > zeitpunkt()) return zeit;
  const fehlt = "Bitte geben Sie Tag und Uhrzeit der Veröffentlichung an.";
  const error = zeit ? "Dieser Zeitpunkt ist vorbei." : fehlt;
  throw new ApiFehler(400, { error, field: terminfelder.tag });
}

const terminfelder = { tag: "terminTag", uhrzeit: "terminZeit" } as const;

/** Carries out what a form of the moderation asks for. */
export const moderationshandlung = (aufruf: Seitenaufruf) => gehandelt(aufruf, handlungen);
