import { type Bericht, berichtAus } from "#dokumente/einlesen/bericht.ts";
import type { Zuordnung } from "#dokumente/einlesen/tabelle.ts";
import { requireVerschwiegenheit } from "#features/konto/index.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Lesemodul } from "#platform/lesen/leseauftrag.ts";
import { imLesefaden } from "#platform/lesen/lesen.server.ts";
import {
  kontakteSchreiben,
  kontakteZaehlen,
  reihumSperren,
  vergebeneAdressen,
} from "../adressbuch/kontakte-store.server.ts";
import {
  hatTeam,
  imAdressbuch,
  type Lage,
  type Nutzer,
  requireSchreiben,
} from "../adressbuch/zugang.server.ts";
import { kontakteHoechstens } from "../grenzen.ts";
import { texte } from "../texts.ts";
import { angabenAus, type Kontaktzeile } from "./bericht.ts";
import type { lesen } from "./lesen.server.ts";
import type { Tabelle, Teil } from "./tabelle.ts";

type Kontaktbericht = Bericht<Kontaktzeile>;

const kontaktdatei: Lesemodul<typeof lesen> = { pfad: "features/kontakte/einlesen/lesen.server.ts" };

/** What a file holds, whatever program wrote it; or why it cannot be read. @throws {Lesefehler} */
export const dateiLesen = ({ nutzer }: Nutzer, datei: Uint8Array<ArrayBuffer>) =>
  imLesefaden(kontaktdatei, datei, { fuer: nutzer.id });

/** What would become of a table; nothing is stored. */
export const vorschau = (
  wer: Nutzer,
  tabelle: Tabelle,
  zuordnung: Zuordnung<Teil>,
): Promise<Kontaktbericht> => imAdressbuch(wer, (lage) => bericht(lage, tabelle, zuordnung));

async function bericht(
  { tx, wer }: Lage,
  tabelle: Tabelle,
  zuordnung: Zuordnung<Teil>,
): Promise<Kontaktbericht> {
  const roh = angabenAus(tabelle, zuordnung);
  const emails = roh.gelesen.map(({ email }) => email);
  const vorhandene = await vergebeneAdressen(tx, wer, emails);
  return berichtAus(roh, ({ email }) => vorhandene.has(email.toLowerCase()));
}

/**
 * Stores what is new in a table; what is there stays as it is, so that the same table twice is the same as once.
 *
 * @throws {ApiFehler} 403 `verschwiegenheit`, `nur-lesen`, `zweiter-faktor`; 409 `voll`
 */
export async function uebernehmen(
  wer: Nutzer,
  tabelle: Tabelle,
  { zuordnung, geteilt }: { readonly zuordnung: Zuordnung<Teil>; readonly geteilt: boolean },
): Promise<Kontaktbericht> {
  requireSchreiben(wer);
  return imAdressbuch(wer, async (lage) => {
    const { tx, wer: leser, am } = lage;
    await requireVerschwiegenheit(tx, wer.nutzer.id);
    await reihumSperren(tx, leser);
    const ergebnis = await bericht(lage, tabelle, zuordnung);
    if ((await kontakteZaehlen(tx, leser)) + ergebnis.neu.length > kontakteHoechstens)
      throw new ApiFehler(409, { error: texte.voll, code: "voll" });
    await kontakteSchreiben(tx, leser, { angaben: ergebnis.neu, geteilt: geteilt && hatTeam(wer), am });
    return ergebnis;
  });
}
