import { z } from "zod";
import { requireVerschwiegenheit } from "#features/konto/index.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { aenderer } from "#platform/zugleich/aenderer-store.server.ts";
import { zugleich } from "#platform/zugleich/zugleich.ts";
import { zusammengefuehrt } from "#platform/zugleich/zusammenfuehren.ts";
import { kontakteHoechstens } from "../grenzen.ts";
import { type Angaben, type Kontakt, suchworte } from "../kontakt.ts";
import { texte } from "../texts.ts";
import {
  gleicheLesen,
  kontakteEntfernen,
  kontakteSchreiben,
  kontakteSuchen,
  kontakteZaehlen,
  kontaktFinden,
  kontaktSchreiben,
  type Marke,
  reihumSperren,
  vergebeneAdressen,
  zuletztGeaendert,
} from "./kontakte-store.server.ts";
import { hatTeam, imAdressbuch, type Lage, type Nutzer, requireSchreiben } from "./zugang.server.ts";

type Listenwunsch = {
  readonly suche?: string | undefined;
  readonly nach?: string | null | undefined;
  readonly limit: number;
};

/** A page of the list. */
export type Kontaktseite = { readonly zeilen: readonly Kontakt[]; readonly weiter: string | undefined };

/** The contacts somebody sees, in the order of their names; every word of the search occurs in name or address. */
export function kontakteLesen(wer: Nutzer, { suche = "", nach, limit }: Listenwunsch): Promise<Kontaktseite> {
  return imAdressbuch(wer, async ({ tx, wer: leser }) => {
    const worte = suchworte(suche);
    const gefunden = await kontakteSuchen(tx, leser, { worte, nach: markeAus(nach), limit: limit + 1 });
    const letzter = gefunden[limit - 1];
    return {
      zeilen: gefunden.slice(0, limit).map(({ sortierung, ...kontakt }) => kontakt),
      weiter: gefunden.length > limit && letzter ? alsMarke(letzter) : undefined,
    };
  });
}

const alsMarke = ({ id, sortierung }: Marke): string => `${id}.${sortierung}`;

/** Anything else is the beginning. */
function markeAus(text: string | null | undefined): Marke | undefined {
  const id = z.uuid().safeParse(text?.slice(0, 36)).data;
  return id && text ? { id, sortierung: text.slice(37) } : undefined;
}

/** One contact. @throws {ApiFehler} 404 he sees none of this id */
export function kontaktLesen(wer: Nutzer, id: string | undefined): Promise<Kontakt> {
  return imAdressbuch(wer, (lage) => requireKontakt(lage, id));
}

async function requireKontakt({ tx, wer }: Lage, id: string | undefined): Promise<Kontakt> {
  const gelesen = z.uuid().safeParse(id).data?.toLowerCase();
  const kontakt = gelesen === undefined ? undefined : await kontaktFinden(tx, wer, gelesen);
  if (!kontakt) throw new ApiFehler(404);
  return kontakt;
}

/**
 * Adds a contact.
 *
 * @param geteilt unset: in a team for all
 * @throws {ApiFehler} 403 `verschwiegenheit`, `nur-lesen`, `zweiter-faktor`; 400 `kein-team`; 409 `existiert`, `voll`
 */
export async function kontaktAnlegen(
  wer: Nutzer,
  angaben: Angaben,
  geteilt = hatTeam(wer),
): Promise<Kontakt> {
  requireSchreiben(wer);
  return imAdressbuch(wer, async (lage) => {
    await requireVerschwiegenheit(lage.tx, wer.nutzer.id);
    if (geteilt) requireTeam(wer);
    await reihumSperren(lage.tx, lage.wer);
    await requireFrei(lage, angaben.email);
    if ((await kontakteZaehlen(lage.tx, lage.wer)) >= kontakteHoechstens)
      throw new ApiFehler(409, { error: texte.voll, code: "voll" });
    const [id] = await kontakteSchreiben(lage.tx, lage.wer, { angaben: [angaben], geteilt, am: lage.am });
    return requireKontakt(lage, id);
  });
}

function requireTeam(wer: Nutzer): void {
  if (!hatTeam(wer)) throw new ApiFehler(400, { error: texte.keinTeam, code: "kein-team", field: "shared" });
}

async function requireFrei({ tx, wer }: Lage, email: string, ausser?: string): Promise<void> {
  const vergeben = await vergebeneAdressen(tx, wer, [email], ausser);
  if (vergeben.size > 0)
    throw new ApiFehler(409, { error: texte.existiert, code: "existiert", field: "email" });
}

/** What is to change of a contact; the rest stays. */
export type Aenderung = {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly geteilt?: boolean | undefined;
};

/**
 * Changes a contact.
 *
 * @param gesehen what he saw of it: what he left as it was stays as it is now
 * @throws {ApiFehler} as `kontaktAnlegen`; 404; 403 `nicht-eigener`; 409 `zugleich` somebody has changed the same since
 */
export async function kontaktAendern(
  wer: Nutzer,
  id: string | undefined,
  aenderung: Aenderung,
  gesehen?: Aenderung,
): Promise<Kontakt> {
  requireSchreiben(wer);
  return imAdressbuch(wer, async (lage) => {
    await requireVerschwiegenheit(lage.tx, wer.nutzer.id);
    // Before it is read: whoever changes another field of it meanwhile is waited for.
    await reihumSperren(lage.tx, lage.wer);
    const bisher = await requireAenderbar(lage, id);
    const gewollt = gesehen ? await zusammen(lage, bisher, aenderung, gesehen) : aenderung;
    const { name = bisher.name, email = bisher.email, geteilt = bisher.geteilt } = gewollt;
    if (geteilt && !bisher.geteilt) requireTeam(wer);
    if (!geteilt && bisher.geteilt && !bisher.eigener)
      throw new ApiFehler(403, { error: texte.freigabeZuruecknehmen, code: "nicht-eigener" });
    await requireFrei(lage, email, bisher.id);
    const neu = { angaben: { name, email }, geteilt, am: lage.am };
    if (!(await kontaktSchreiben(lage.tx, lage.wer, bisher.id, neu))) throw new ApiFehler(404);
    return requireKontakt(lage, bisher.id);
  });
}

const feldnamen = { name: "name", email: "email", geteilt: "shared" } as const;

async function zusammen(
  lage: Lage,
  { id, name, email, geteilt }: Kontakt,
  gewollt: Aenderung,
  gesehen: Aenderung,
): Promise<Aenderung> {
  const jetzt = { name, email, geteilt };
  const { werte, streit } = zusammengefuehrt<Required<Aenderung>>({
    gesehen: gesehen as Partial<Required<Aenderung>>,
    gewollt: gewollt as Partial<Required<Aenderung>>,
    jetzt,
  });
  if (streit.length === 0) return werte;
  const wer = await aenderer(lage.tx, lage.wer.kontoId, await zuletztGeaendert(lage.tx, id));
  const wort = (wert: unknown) =>
    typeof wert === "boolean" ? (wert ? "im Team" : "nur für Sie") : `${wert}`;
  throw zugleich(
    streit.flat().map((feld) => ({
      field: feldnamen[feld],
      yours: wort(gewollt[feld]),
      theirs: wort(jetzt[feld]),
      ...wer,
    })),
    { name, email, shared: geteilt },
  );
}

async function requireAenderbar(lage: Lage, id: string | undefined): Promise<Kontakt> {
  const kontakt = await requireKontakt(lage, id);
  if (!kontakt.aenderbar) throw new ApiFehler(403, { error: texte.nichtEigener, code: "nicht-eigener" });
  return kontakt;
}

/** Removes a contact; returns what it was. @throws {ApiFehler} 404; 403 `nicht-eigener`, `nur-lesen` */
export async function kontaktLoeschen(wer: Nutzer, id: string | undefined): Promise<Kontakt> {
  requireSchreiben(wer);
  return imAdressbuch(wer, async (lage) => {
    const kontakt = await requireAenderbar(lage, id);
    if ((await kontakteEntfernen(lage.tx, [kontakt.id])) === 0) throw new ApiFehler(404);
    return kontakt;
  });
}

/** How many contacts somebody sees. */
export const kontaktzahl = (wer: Nutzer): Promise<number> =>
  imAdressbuch(wer, ({ tx, wer: leser }) => kontakteZaehlen(tx, leser));

/** Groups of contacts that the page about duplicates shows at once. */
const gruppenHoechstens = 50;

/** A page of contacts that may be one and the same, group by group, and the mark of the next one. */
export type Doppelte = {
  readonly gruppen: readonly (readonly Kontakt[])[];
  readonly nach: string | undefined;
};

/** @param nach mark of the page before, as it was handed out */
export const moeglicheDoppelte = (wer: Nutzer, nach?: string | null): Promise<Doppelte> =>
  imAdressbuch(wer, async ({ tx, wer: leser }) => {
    const [, art, schluessel = ""] = /^([12]):([^\0]*)$/s.exec(nach ?? "") ?? [];
    const gelesen = await gleicheLesen(tx, leser, {
      nach: art ? { art: Number(art), schluessel } : undefined,
      limit: gruppenHoechstens + 1,
    });
    const seite = gelesen.slice(0, gruppenHoechstens);
    const letzte = gelesen.length > gruppenHoechstens ? seite.at(-1) : undefined;
    return {
      gruppen: seite.map(({ kontakte }) => kontakte),
      nach: letzte && `${letzte.art}:${letzte.schluessel}`,
    };
  });

/**
 * Keeps one of some contacts and removes the others.
 *
 * @returns how many are gone
 * @throws {ApiFehler} 404 one of them is not there; 403 `nicht-eigener` one may not be removed
 */
export async function kontakteZusammenfuehren(
  wer: Nutzer,
  { bleibt, weg }: { readonly bleibt: string; readonly weg: readonly string[] },
): Promise<number> {
  requireSchreiben(wer);
  return imAdressbuch(wer, async (lage) => {
    const behalten = await requireKontakt(lage, bleibt);
    const ids: string[] = [];
    for (const id of weg) {
      const kontakt = await requireAenderbar(lage, id);
      if (kontakt.id !== behalten.id) ids.push(kontakt.id);
    }
    return kontakteEntfernen(lage.tx, ids);
  });
}
