import { z } from "zod";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { zusammengefuehrt } from "#platform/zugleich/zusammenfuehren.ts";
import {
  type Buchlage,
  type Buchnutzer,
  buchAendern,
  requireRecht,
  requireVereinbarung,
} from "../einstellung/buchzugang.server.ts";
import { rubrumSetzen } from "../rubrum/rubrum.server.ts";
import { aktenschluessel, type Frist, type Fristfelder, type Nachweis } from "../worte/frist.ts";
import { saetze, type Zughindernis, zughindernisse } from "../worte/saetze.ts";
import { suchtext } from "./buchen.server.ts";
import { fristFesthalten, kettengliederFesthalten } from "./frist-store.server.ts";
import type { Fristrechnung } from "./rechnung-store.server.ts";
import { type Grundlage, requireGesehen, seither, Veraltet } from "./seither.server.ts";
import { fristBuchen } from "./verbuchen.server.ts";
import { gezogen, handlungFuer, type Zug, type Zugergebnis } from "./zustand.ts";

/** An entry that somebody has in front of him. */
export type Eintragsbezug = {
  readonly id: string;
  /** The state he has seen: what he acts on is another one now, and nothing is done. Unset: whatever it is. */
  readonly stand?: number | undefined;
};

/**
 * An entry of the Kanzlei, held until the transaction ends.
 *
 * @param grundlage what is done with it rests on
 * @throws {ApiFehler} 404 none of this Kanzlei; 409 `veraltet` that is not as he has seen it
 */
export async function requireFrist(
  lage: Buchlage,
  { id, stand }: Eintragsbezug,
  grundlage: Grundlage = "tage",
): Promise<Frist> {
  const gelesen = z.uuid().safeParse(id).data?.toLowerCase();
  const frist = gelesen && (await fristFesthalten(lage.tx, lage.kanzleiId, gelesen));
  if (!frist) throw new ApiFehler(404, { error: saetze.nichtGefunden });
  await requireGesehen(lage, frist, stand, grundlage);
  return frist;
}

/** The entry with all links of its chain, held as it is. */
export const kettenglieder = async ({ tx, kanzleiId }: Buchlage, frist: Frist): Promise<readonly Frist[]> =>
  frist.ketteId === null ? [frist] : kettengliederFesthalten(tx, kanzleiId, frist.ketteId);

/**
 * An entry for a change that is no move of its own.
 *
 * @throws {ApiFehler} as `requireFrist`; 403 role, or the agreement on secrecy is missing, 409 it is struck
 */
export async function requireAenderbar(lage: Buchlage, bezug: Eintragsbezug): Promise<Frist> {
  const frist = await requireFrist(lage, bezug);
  requireRecht(lage, "aendern", frist);
  await requireVereinbarung(lage);
  if (frist.zustand === "gestrichen")
    throw new ApiFehler(409, { error: zughindernisse.gestrichen, code: "gestrichen" });
  return frist;
}

/** What a move makes of an entry. @throws {ApiFehler} 409 it cannot be now */
export function requireZug(frist: Frist, zug: Zug, lage: Buchlage): Zugergebnis & { art: "neu" } {
  const ergebnis = gezogen(frist, zug, lage);
  if (ergebnis.art === "neu") return ergebnis;
  const absage = { error: zughindernisse[ergebnis.code], code: ergebnis.code };
  const field = nachweisfelder[ergebnis.code];
  throw field === undefined ? new ApiFehler(409, absage) : new ApiFehler(400, { ...absage, field });
}

/** What is wrong with a proof is wrong with what was sent, whatever the entry is like. */
const nachweisfelder: Partial<Record<Zughindernis, string>> = {
  "nachweis-unlesbar": "proof",
  "nachweis-kuenftig": "proof.at",
  "nachweis-vor-ereignis": "proof.at",
};

/**
 * Carries out a move on an entry within a piece of work.
 *
 * @param rechnung the computation that counts from now on
 * @throws {ApiFehler} 403 role, 409 it cannot be now
 */
export async function ziehen(
  lage: Buchlage,
  frist: Frist,
  zug: Zug,
  rechnung?: Fristrechnung,
): Promise<Frist> {
  requireRecht(lage, handlungFuer[zug.art], frist);
  const { felder, beilage } = requireZug(frist, zug, lage);
  return fristBuchen(lage, frist, felder, {
    art: zug.art,
    ...(rechnung && { rechnung }),
    beilage: { rolle: lage.akteur.rolle, ...beilage },
  });
}

/** A piece of work on one entry, which everybody who has the book open hears of. */
export const mitEintrag = (
  wer: Buchnutzer,
  bezug: Eintragsbezug,
  arbeit: (lage: Buchlage, frist: Frist) => Promise<Frist>,
  grundlage: Grundlage = "tage",
): Promise<Frist> =>
  buchAendern(wer, async (lage) => arbeit(lage, await requireFrist(lage, bezug, grundlage)));

/** The second person has controlled the entry. */
export const genehmigen = (wer: Buchnutzer, bezug: Eintragsbezug) =>
  mitEintrag(wer, bezug, (lage, frist) => ziehen(lage, frist, { art: "genehmigt" }), "eintrag");

/** A lawyer releases the entry (AMD-08). */
export const freigeben = (wer: Buchnutzer, bezug: Eintragsbezug) =>
  mitEintrag(wer, bezug, (lage, frist) => ziehen(lage, frist, { art: "freigegeben" }), "eintrag");

/** The lawyer has checked the period himself when the file was presented. */
export const vorlegen = (wer: Buchnutzer, bezug: Eintragsbezug) =>
  mitEintrag(wer, bezug, (lage, frist) => ziehen(lage, frist, { art: "vorgelegt" }), "eintrag");

/** Marks an entry as done; without proof it stays in the evening check. Done already: a proof is supplied. */
export const erledigen = (wer: Buchnutzer, bezug: Eintragsbezug, nachweis: Nachweis | null) =>
  mitEintrag(wer, bezug, (lage, frist) =>
    frist.zustand === "erledigt" && nachweis
      ? ziehen(lage, frist, { art: "nachgewiesen", nachweis })
      : ziehen(lage, frist, { art: "erledigt", nachweis }),
  );

/** Something is still to be done after all. */
export const wiederOeffnen = (wer: Buchnutzer, bezug: Eintragsbezug) =>
  mitEintrag(wer, bezug, (lage, frist) => ziehen(lage, frist, { art: "wieder-geoeffnet" }));

/** Strikes an entry; it stays visible with who, when and why. */
export const streichen = (wer: Buchnutzer, bezug: Eintragsbezug, grund: string) =>
  mitEintrag(wer, bezug, (lage, frist) => ziehen(lage, frist, { art: "gestrichen", grund }), "eintrag");

/** The day found anew is not taken over. */
export const abweichungVerwerfen = (wer: Buchnutzer, bezug: Eintragsbezug) =>
  mitEintrag(wer, bezug, (lage, frist) => ziehen(lage, frist, { art: "abweichung-verworfen" }));

/** What may be changed of an entry without touching its day. */
export type Angabenaenderung = Partial<
  Pick<
    Fristfelder,
    | "titel"
    | "aktenzeichen"
    | "art"
    | "sachbearbeiter"
    | "bemerkung"
    | "zeitzone"
    | "empfaenger"
    | "norm"
    | "verantwortlich"
    | "vorlageId"
    | "ereignis"
    | "vorlaeufig"
  >
> & {
  /** Short parties of the file, which stand at all its entries. */
  readonly rubrum?: string;
};

/**
 * Changes what stands beside the day. Nothing that is done or struck opens by it.
 *
 * @param gesehen what he saw of these fields: what he left as it was stays as it is now
 * @throws {Veraltet} somebody else has changed the same field to something else since
 */
export const angabenAendern = (
  wer: Buchnutzer,
  { id, stand }: Eintragsbezug,
  angaben: Angabenaenderung,
  gesehen?: Angabenaenderung,
) =>
  gesehen === undefined
    ? mitEintrag(wer, { id, stand }, (lage, frist) => angabenSchreiben(lage, frist, angaben), "alles")
    : mitEintrag(wer, { id }, async (lage, frist) => {
        const jetzt = { ...frist, rubrum: frist.rubrum ?? "" };
        const { werte, streit } = zusammengefuehrt({ gesehen, gewollt: angaben, jetzt });
        if (streit.length > 0)
          throw new Veraltet(lage, frist, await seither(lage, frist.id, stand ?? 0), streit.flat());
        return angabenSchreiben(lage, frist, werte);
      });

/**
 * Changes what stands beside the day of an entry, within a piece of work.
 *
 * @throws {ApiFehler} 403 role, agreement on secrecy; 409 the entry is struck; 400 no such person, event of a chain
 */
export async function angabenSchreiben(
  lage: Buchlage,
  frist: Frist,
  { rubrum, ...angaben }: Angabenaenderung,
): Promise<Frist> {
  requireRecht(lage, "aendern", frist);
  if (frist.zustand === "gestrichen")
    throw new ApiFehler(409, { error: zughindernisse.gestrichen, code: "gestrichen" });
  const { verantwortlich } = angaben;
  if (verantwortlich != null && !lage.personen.some(({ id }) => id === verantwortlich))
    throw new ApiFehler(400, { error: saetze.person, code: "person", field: "verantwortlich" });
  if (frist.ketteId !== null && (angaben.ereignis ?? frist.ereignis) !== frist.ereignis)
    throw new ApiFehler(400, { error: saetze.ereignisDerKette, code: "wirkungslos", field: "event" });
  const geaendert = Object.fromEntries(
    Object.entries(angaben).filter(
      ([feld, wert]) => wert !== undefined && wert !== frist[feld as keyof Frist],
    ),
  ) as Angabenaenderung;
  const neueParteien = rubrum !== undefined && rubrum.trim() !== (frist.rubrum ?? "");
  if (Object.keys(geaendert).length === 0 && !neueParteien) return frist;
  await requireVereinbarung(lage);
  if (neueParteien) await rubrumSetzen(lage, geaendert.aktenzeichen ?? frist.aktenzeichen, rubrum);
  if (Object.keys(geaendert).length === 0) return neueParteien ? { ...frist, rubrum: rubrum.trim() } : frist;
  const neu = { ...frist, ...geaendert };
  const felder = { ...geaendert, akte: aktenschluessel(neu.aktenzeichen), suchtext: suchtext(neu) };
  return fristBuchen(lage, frist, felder, { art: "geaendert" });
}
