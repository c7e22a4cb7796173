import { berichtAus, type Bericht as Dateibericht } from "#dokumente/einlesen/bericht.ts";
import type { Zuordnung } from "#dokumente/einlesen/tabelle.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Lesemodul } from "#platform/lesen/leseauftrag.ts";
import { imLesefaden } from "#platform/lesen/lesen.server.ts";
import { imDienst } from "../dienst/dienst.server.ts";
import {
  type Buchlage,
  type Buchnutzer,
  buchUnterrichten,
  imBuch,
  urheber,
} from "../einstellung/buchzugang.server.ts";
import { ohneAngaben, planlage, requireBuchen, suchtext } from "../eintrag/buchen.server.ts";
import { fristEintragen } from "../eintrag/verbuchen.server.ts";
import { laufenderZustand, nochNichts } from "../eintrag/zustand.ts";
import { einlesenMelden } from "../erinnerung/melden.server.ts";
import { meldungenVermerken } from "../erinnerung/meldung-store.server.ts";
import { buchFesthalten } from "../protokoll/protokoll-store.server.ts";
import { aktenschluessel, type Frist, type Fristfelder } from "../worte/frist.ts";
import { kennung, type Uebernahme, uebernahmenAus } from "./bericht.ts";
import { kennungenLesen } from "./einlesen-store.server.ts";
import type { lesen } from "./lesen.server.ts";
import type { Fristtabelle, Teil } from "./tabelle.ts";

const fristdatei: Lesemodul<typeof lesen> = { pfad: "features/fristenbuch/einlesen/lesen.server.ts" };

/** What a file holds, whatever program wrote it; or why it cannot be read. @throws {Lesefehler} */
export const dateiLesen = ({ nutzer }: Buchnutzer, datei: Uint8Array<ArrayBuffer>) =>
  imLesefaden(fristdatei, datei, { zusatz: heuteInBerlin(), fuer: nutzer.id });

type Bericht = Dateibericht<Uebernahme>;

/** What would become of a table; nothing is stored. */
export const vorschau = (
  wer: Buchnutzer,
  tabelle: Fristtabelle,
  zuordnung: Zuordnung<Teil>,
): Promise<Bericht> => imBuch(wer, (lage) => bericht(lage, tabelle, zuordnung));

async function bericht(lage: Buchlage, tabelle: Fristtabelle, zuordnung: Zuordnung<Teil>): Promise<Bericht> {
  const { tx, kanzleiId, heute, personen } = lage;
  const vorhandene = new Set((await kennungenLesen(tx, kanzleiId)).map(kennung));
  const { buero, aufgeloest } = planlage(lage, true);
  const roh = uebernahmenAus(tabelle, zuordnung, { heute, personen, buero: buero && aufgeloest(buero) });
  return berichtAus(roh, (uebernahme) => vorhandene.has(kennung(uebernahme)));
}

/** So many rows at once: nobody else in the office waits longer for the book. */
const portion = 50;

/** How a file is taken over. */
export type Einlesewahl = {
  /** Where the links of mails lead. */
  readonly baseUrl: string;
  /** After each portion. */
  readonly nachPortion?: (() => Promise<void> | void) | undefined;
};

/**
 * Takes over what is new in a table, as taken over and not computed; what stands in the book stays as it is, so that the
 * same table twice is the same as once. Each row as a whole, in portions that others get between: broken off, what was
 * taken over before stays, and the same table brings the rest.
 *
 * @throws {ApiFehler} 403 `rolle`, `verschwiegenheit`, `zweiter-faktor`; nothing was taken over
 */
export async function uebernehmen(
  wer: Buchnutzer,
  tabelle: Fristtabelle,
  zuordnung: Zuordnung<Teil>,
  { baseUrl, nachPortion = () => undefined }: Einlesewahl,
): Promise<Bericht> {
  const gefunden = await imBuch(wer, async (lage) => {
    await requireBuchen(lage);
    return bericht(lage, tabelle, zuordnung);
  });
  const neu: Uebernahme[] = [];
  const inzwischen: Uebernahme[] = [];
  let abgebrochen = false;
  for (let ab = 0; ab < gefunden.neu.length && !abgebrochen; ab += portion) {
    const teil = gefunden.neu.slice(ab, ab + portion);
    try {
      const eingetragen = await imBuch(wer, (lage) => portionEintragen(lage, teil, tabelle.art));
      for (const u of teil) (eingetragen.has(u) ? neu : inzwischen).push(u);
      await nachPortion();
    } catch (fehler) {
      // Whoever may not any more, in the middle of it, is told how far it came.
      if (neu.length === 0 || !(fehler instanceof ApiFehler)) throw fehler;
      abgebrochen = true;
    }
  }
  if (neu.length > 0) {
    await buchUnterrichten(wer.kanzleiId);
    await melden(wer, baseUrl);
  }
  const offen = gefunden.neu.length - neu.length - inzwischen.length;
  return {
    ...gefunden,
    neu,
    vorhanden: [...gefunden.vorhanden, ...inzwischen],
    ...(abgebrochen && { offen }),
  };
}

/** Tells the people of what was taken over, in one mail each. What is left of it, the clock tells. */
const melden = ({ kanzleiId, nutzer }: Buchnutzer, baseUrl: string): Promise<number> =>
  imDienst(kanzleiId, (lage) =>
    einlesenMelden(lage, { von: nutzer.id }, { baseUrl, buch: `${baseUrl}/fristenmanager` }),
  );

/** Enters what nobody else has entered meanwhile. */
async function portionEintragen(
  lage: Buchlage,
  teil: readonly Uebernahme[],
  art: Fristtabelle["art"],
): Promise<ReadonlySet<Uebernahme>> {
  await requireBuchen(lage);
  await buchFesthalten(lage.tx, lage.kanzleiId);
  const vorhandene = new Set((await kennungenLesen(lage.tx, lage.kanzleiId)).map(kennung));
  const neue = teil.filter((u) => !vorhandene.has(kennung(u)));
  const fristIds: string[] = [];
  for (const neu of neue) fristIds.push((await eintragen(lage, neu, art)).id);
  await meldungenVermerken(lage.tx, lage.kanzleiId, { fristIds, von: lage.akteur.id }, lage.am);
  return new Set(neue);
}

const { entscheidung: _entscheidung, ...leere } = ohneAngaben;

/** What a file does not say. */
const leereAngaben = {
  ...leere,
  ketteId: null,
  regel: null,
  nachRegel: null,
  ereignisAm: null,
  beginn: "ereignis",
  richtung: "vorwaerts",
  ort: "fehlt" as const,
  land: null,
  gericht: null,
  gemeinde: null,
  sitz: null,
  zugangBis: null,
  hoechstensBis: null,
};

async function eintragen(lage: Buchlage, uebernahme: Uebernahme, art: Fristtabelle["art"]): Promise<Frist> {
  const { akteur, einstellung } = lage;
  const { nr, verantwortlich, person: _, unbekannt: __, vorfristhinweis, uhr, ...angaben } = uebernahme;
  const felder: Omit<Fristfelder, "rechnungId" | "erstellt" | "kontrollstandVon" | "zustand"> = {
    ...nochNichts,
    ...leereAngaben,
    ...angaben,
    uebernommen: true,
    akte: aktenschluessel(uebernahme.aktenzeichen),
    suchtext: suchtext({ ...angaben, art: "" }),
    gattung: uhr === null ? "frist" : "stunde",
    endeUhr: uhr,
    sichererTag: uebernahme.ende,
    verantwortlich: verantwortlich ?? akteur.id,
    genehmigungNoetig: einstellung.vierAugen,
    freigabeGruende: ["uebernommen"],
    erstelltVon: akteur.id,
  };
  return fristEintragen(
    lage.tx,
    lage.kanzleiId,
    { ...felder, zustand: laufenderZustand(felder) },
    {
      art: "uebernommen",
      ...urheber(lage),
      beilage: { rolle: akteur.rolle, aus: art, zeile: nr, ...(vorfristhinweis && { vorfristhinweis }) },
    },
  );
}
