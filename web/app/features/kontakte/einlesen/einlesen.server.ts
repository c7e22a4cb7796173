import { csvMitNummern } from "#dokumente/einlesen/csv.server.ts";
import { tabellenfehler } from "#dokumente/einlesen/einleseschritt.server.ts";
import { zelleHoechstens } from "#dokumente/einlesen/tabelle.ts";
import { sindKarten, visitenkartenLesen } from "#dokumente/einlesen/visitenkarten.server.ts";
import { requireVerschwiegenheit } from "#features/konto/index.server.ts";
import { gekuerzt } from "#platform/gekuerzt.ts";
import { ApiFehler } from "#platform/http/api-fehler.ts";
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
import { angabenAus, type Bericht, berichtAus } from "./bericht.ts";
import { csvTabelle, type Tabelle, type Zuordnung, zeilenHoechstens } from "./tabelle.ts";

/** What a file holds, whatever program wrote it; or why it cannot be read. */
export function dateiLesen(datei: Uint8Array): Tabelle | { readonly fehler: string } {
  const tabelle = sindKarten(datei) ? ausKarten(datei) : ausCsv(datei);
  const leer = "In der Datei stehen keine Kontakte. Lesbar sind CSV und vCard (.vcf).";
  const fehler = tabellenfehler(tabelle, { leer, hoechstens: zeilenHoechstens });
  return tabelle && fehler === undefined ? tabelle : { fehler: fehler ?? leer };
}

function ausCsv(datei: Uint8Array): Tabelle | undefined {
  const zeilen = csvMitNummern(datei);
  return zeilen && csvTabelle(zeilen);
}

/** Each address of a card is a contact of its own. */
function ausKarten(datei: Uint8Array): Tabelle {
  const kurz = (text: string) => gekuerzt(text.replaceAll("\0", ""), zelleHoechstens);
  const reihen = visitenkartenLesen(datei)
    .flatMap((karte, i): readonly { readonly nr: number; readonly felder: readonly string[] }[] => {
      if (!karte) return [{ nr: i + 1, felder: [] }];
      const emails = karte.emails.length > 0 ? karte.emails : [""];
      return emails.map((email) => ({ nr: i + 1, felder: [kurz(karte.name), kurz(email)] }));
    })
    .slice(0, zeilenHoechstens + 1);
  return {
    ...{ art: "vcard", spalten: ["Name", "E-Mail"] },
    zeilen: reihen.map(({ felder }) => felder),
    nummern: reihen.map(({ nr }) => nr),
  };
}

/** What would become of a table; nothing is stored. */
export function vorschau(wer: Nutzer, tabelle: Tabelle, zuordnung: Zuordnung): Promise<Bericht> {
  return imAdressbuch(wer, (lage) => bericht(lage, tabelle, zuordnung));
}

async function bericht({ tx, wer }: Lage, tabelle: Tabelle, zuordnung: Zuordnung): Promise<Bericht> {
  const roh = angabenAus(tabelle, zuordnung);
  const emails = roh.gelesen.map(({ email }) => email);
  return berichtAus(roh, await vergebeneAdressen(tx, wer, emails));
}

/**
 * Stores what is new in a table; what is there stays as it is, so that the same table twice is the same as once.
 *
 * @throws {ApiFehler} 403 `verschwiegenheit`, `nur-lesen`, `zweiter-faktor`; 409 `voll`
 */
export async function uebernehmen(
  wer: Nutzer,
  tabelle: Tabelle,
  { zuordnung, geteilt }: { readonly zuordnung: Zuordnung; readonly geteilt: boolean },
): Promise<Bericht> {
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
