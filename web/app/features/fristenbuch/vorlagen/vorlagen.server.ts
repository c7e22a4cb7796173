import type { Tag } from "@gebuehrenportal/recht";
import type { Transaction } from "kysely";
import { requireVerschwiegenheit } from "#features/konto/index.server.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { requireTeamfaktor } from "#platform/access/zweiter-faktor.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { ereignisMelden } from "#platform/realtime/bus.server.ts";
import { aenderer } from "#platform/zugleich/aenderer-store.server.ts";
import { zugleich } from "#platform/zugleich/zugleich.ts";
import { verschiebungssatz } from "./formular.ts";
import { katalogteil } from "./katalogvorlage.ts";
import { texte } from "./texte.ts";
import { vorfristenText } from "./vorfristentext.ts";
import {
  dauerfelder,
  hatDauer,
  type Vorlage,
  type Vorlagenangaben,
  verschiebungWirkt,
  vorlagenHoechstens,
  zusatzVon,
} from "./vorlage.ts";
import {
  anzahlVorlagen,
  type Vorlagenzeile,
  vorlageAendern,
  vorlageAnlegen,
  vorlageEntfernen,
  vorlageFesthalten,
  vorlagenLesen,
} from "./vorlagen-store.server.ts";
import { type Vorlagenaenderung, vorlageZusammengefuehrt } from "./vorlagenstreit.ts";

/** Who works with templates: on whose account, in which Kanzlei, as what. */
export type Vorlagennutzer = Pick<Sitzung, "kanzleiId" | "kanzleirolle"> & {
  readonly nutzer: Pick<Sitzung["nutzer"], "id" | "teamId" | "isTeamAdmin" | "emailVerified">;
};

/**
 * The templates that somebody may use, the newest first: his own and those shared in his Kanzlei.
 *
 * @throws {ApiFehler} 403 the team asks for a second factor that he lacks
 */
export async function vorlagenVon(wer: Vorlagennutzer): Promise<readonly Vorlage[]> {
  await requireTeamfaktor(wer);
  const zeilen = await mandant(wer, (tx) => vorlagenLesen(tx, wer));
  return zeilen.map((zeile) => alsVorlage(zeile, wer));
}

function alsVorlage(
  { erstelltVon, erstellt, geaendert, geaendertVon: _, ...angaben }: Vorlagenzeile,
  wer: Vorlagennutzer,
) {
  const own = erstelltVon === wer.nutzer.id;
  return {
    ...angaben,
    own,
    editable: darfSchreiben(wer) && (own || leitet(wer)),
    createdAt: erstellt.toISOString(),
    updatedAt: geaendert.toISOString(),
  } satisfies Vorlage;
}

/** Whoever leads the team, or works in a Kanzlei of his own. */
const leitet = ({ nutzer }: Vorlagennutzer): boolean => nutzer.teamId === null || nutzer.isTeamAdmin;

/** Whether the office lets somebody write. */
export const darfSchreiben = ({ kanzleirolle }: Pick<Sitzung, "kanzleirolle">): boolean =>
  kanzleirolle !== "nur-lesen";

/**
 * Stores a template. With an entry of the catalogue its length and the way it is counted come from there.
 *
 * @throws {ApiFehler} 400 nothing to count, or the catalogue says otherwise; 403 the office role only reads, the second
 *   factor is missing that the team asks for, or it names a mandate before the agreement on secrecy; 409 too many
 */
export async function vorlageSpeichern(
  wer: Vorlagennutzer,
  angaben: Vorlagenangaben,
  heute: Tag,
): Promise<Vorlage> {
  await requireSchreiben(wer);
  const ganz = vollstaendig(angaben, heute);
  const zeile = await mandant(wer, async (tx) => {
    await requireEinigkeit(tx, wer, ganz);
    if ((await anzahlVorlagen(tx, wer)) >= vorlagenHoechstens)
      throw new ApiFehler(409, { error: texte.zuViele, code: "zu-viele-vorlagen" });
    return vorlageAnlegen(tx, wer, ganz, zeitpunkt());
  });
  await unterrichten(wer, zeile);
  return alsVorlage(zeile, wer);
}

/**
 * Changes what is named of a template; the rules hold for what comes out. With what was seen of it (`seen`), what was left
 * as it was stays as it is now.
 *
 * @throws {ApiFehler} 404 none that he sees; 403 it is another's and he does not lead the team, or he would take
 *   another's template out of it; 400 as `vorlageSpeichern`; 409 `zugleich` somebody has changed the same since
 */
export async function vorlageBearbeiten(
  wer: Vorlagennutzer,
  id: string,
  { seen, ...gewollt }: Vorlagenaenderung & { readonly seen?: Vorlagenaenderung | undefined },
  heute: Tag,
): Promise<Vorlage> {
  await requireSchreiben(wer);
  const { bisher, neu } = await mandant(wer, async (tx) => {
    const zeile = requireAenderbar(await vorlageFesthalten(tx, wer, id), wer);
    const aenderung = seen ? await zusammen(tx, wer, zeile, gewollt, seen) : gewollt;
    const genannt = Object.fromEntries(Object.entries(aenderung).filter(([, wert]) => wert !== undefined));
    const angaben: Vorlagenangaben = { ...zeile, ...genannt };
    if (zeile.shared && !angaben.shared && zeile.erstelltVon !== wer.nutzer.id) throw new ApiFehler(403);
    const neuGerechnet = rechenfelder.some((feld) => aenderung[feld] !== undefined);
    const ganz = neuGerechnet ? vollstaendig(angaben, heute, zeile) : angaben;
    await requireEinigkeit(tx, wer, ganz);
    return { bisher: zeile, neu: await vorlageAendern(tx, wer, zeile, ganz, zeitpunkt()) };
  });
  await unterrichten(wer, bisher, neu);
  return alsVorlage(neu, wer);
}

async function zusammen(
  tx: Transaction<DB>,
  { nutzer }: Vorlagennutzer,
  zeile: Vorlagenzeile,
  gewollt: Vorlagenaenderung,
  gesehen: Vorlagenaenderung,
): Promise<Vorlagenaenderung> {
  const { id: _, erstelltVon, erstellt: __, geaendert, geaendertVon, ...jetzt } = zeile;
  const { aenderung, streit } = vorlageZusammengefuehrt(jetzt, gewollt, gesehen);
  if (streit.length === 0) return aenderung;
  const wer = await aenderer(tx, nutzer.id, { von: geaendertVon ?? erstelltVon ?? null, am: geaendert });
  throw zugleich(
    streit.map((einer) => ({ ...einer, ...wer })),
    jetzt,
  );
}

/** Removes a template for good. @throws {ApiFehler} 404, 403 as `vorlageBearbeiten` */
export async function vorlageLoeschen(wer: Vorlagennutzer, id: string): Promise<void> {
  await requireSchreiben(wer);
  const zeile = await mandant(wer, async (tx) => {
    const gefunden = requireAenderbar(await vorlageFesthalten(tx, wer, id), wer);
    await vorlageEntfernen(tx, gefunden.id);
    return gefunden;
  });
  await unterrichten(wer, zeile);
}

async function requireSchreiben(wer: Vorlagennutzer): Promise<void> {
  if (!darfSchreiben(wer)) throw new ApiFehler(403, { code: "nur-lesen" });
  await requireTeamfaktor(wer);
}

/** A template is no mandate data until it names one: then the agreement goes before, as before a deadline. */
async function requireEinigkeit(
  tx: Transaction<DB>,
  { nutzer }: Vorlagennutzer,
  angaben: Vorlagenangaben,
): Promise<void> {
  const { title, aktenzeichen } = zusatzVon(angaben);
  if (title || aktenzeichen) await requireVerschwiegenheit(tx, nutzer.id);
}

function requireAenderbar(zeile: Vorlagenzeile | undefined, wer: Vorlagennutzer): Vorlagenzeile {
  if (!zeile) throw new ApiFehler(404, { error: texte.nichtGefunden });
  if (zeile.erstelltVon !== wer.nutzer.id && !leitet(wer)) throw new ApiFehler(403);
  return zeile;
}

/** What an entry of the catalogue says: whoever changes one of these has the whole looked at anew. */
const rechenfelder = ["rule", ...dauerfelder, "norm", "begin", "direction", "shift"] as const;

/** The template with what its entry of the catalogue says; a length that differs from it is never taken silently. */
function vollstaendig(angaben: Vorlagenangaben, heute: Tag, bisher?: Vorlagenangaben): Vorlagenangaben {
  if (angaben.rule === null) {
    if (!hatDauer(angaben)) throw angabenfehler("dauer-fehlt", texte.dauerFehlt, "days");
    if (!verschiebungWirkt(angaben))
      throw angabenfehler("verschiebung-ohne-wirkung", verschiebungssatz(angaben), "shift");
    // The norm of the entry that it has left says nothing about a length of one's own.
    const verlassen = (bisher?.rule ?? null) !== null && angaben.norm === bisher?.norm;
    return verlassen ? { ...angaben, norm: null } : angaben;
  }
  const teil = katalogteil(angaben.rule, heute);
  if (teil === "unbekannt") throw angabenfehler("katalog-unbekannt", texte.katalogUnbekannt, "rule");
  if (teil === "ohne-dauer") throw angabenfehler("katalog-ohne-dauer", texte.katalogOhneDauer, "rule");
  const gleich = (eine: Vorlagenangaben, andere: object) =>
    dauerfelder.every((feld) => eine[feld] === (andere as Vorlagenangaben)[feld]);
  const unberuehrt = bisher !== undefined && gleich(angaben, bisher);
  if (hatDauer(angaben) && !unberuehrt && !gleich(angaben, teil))
    throw angabenfehler("katalog-andere-dauer", texte.katalogAndereDauer, "days");
  const { name: _, vorfristen, ...gerechnet } = teil;
  const eigene = ausEintrag(angaben.vorfristen, bisher?.rule, heute) ? null : angaben.vorfristen;
  return { ...angaben, ...gerechnet, vorfristen: eigene ?? vorfristen };
}

/** Whether these Vorfristen are those of an entry of the catalogue, which another entry does not take over. */
function ausEintrag(
  vorfristen: Vorlagenangaben["vorfristen"],
  rule: string | null | undefined,
  heute: Tag,
): boolean {
  const teil = rule ? katalogteil(rule, heute) : undefined;
  return typeof teil === "object" && vorfristenText(teil.vorfristen) === vorfristenText(vorfristen);
}

const angabenfehler = (code: string, error: string, field: string): ApiFehler =>
  new ApiFehler(400, { error, code, field });

const zeitpunkt = (): Date => new Date(jetzt().epochMilliseconds);

/** After the commit: open pages of those who see the template ask anew. */
async function unterrichten(
  { kanzleiId, nutzer }: Vorlagennutzer,
  ...zeilen: readonly Vorlagenzeile[]
): Promise<void> {
  await ereignisMelden({ type: "templates.changed", an: { konto: nutzer.id } });
  if (zeilen.some(({ shared }) => shared))
    await ereignisMelden({ type: "templates.changed", an: { kanzlei: kanzleiId } });
}
