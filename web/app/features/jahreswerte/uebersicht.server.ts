import {
  type Jahreswert,
  type Jahreswerteintrag,
  jahresreihe,
  laeuftAus,
  naechsteWende,
  plusTage,
  type Tag,
} from "@gebuehrenportal/recht";
import { kontoadressen } from "#features/konto/index.server.ts";
import { db } from "#platform/db/zugang.server.ts";
import type { Bestand } from "./eingabe.ts";
import { alsEintraege, eingetrageneJahreswerte, kalendertag } from "./eingetragen.server.ts";
import type { Eintrag, Wertzeile } from "./eintraege.ts";
import { type GeleseneVersion, versionenLesen } from "./jahreswerte-store.server.ts";
import { jahreswerte, werttext, zahlentext } from "./werte.ts";

/** What the page of one figure shows. */
export type Uebersicht = {
  readonly zeilen: readonly Wertzeile[];
  readonly eintraege: readonly Eintrag[];
  /** First day for which it is missing next. */
  readonly fehltAb: Tag;
};

/** All versions and all entries of a figure, the latest first. */
export async function wertuebersicht(wert: Jahreswert<unknown>): Promise<Uebersicht> {
  const versionen = (await versionenLesen(db())).filter((v) => v.wert === wert.name);
  const eingetragen = alsEintraege(letzteVersionen(versionen));
  const adressen = await kontoadressen([...new Set(versionen.flatMap((v) => v.eingetragen_von ?? []))]);
  const { nichtErfasstAb, unbekanntAb } = bestandAus(wert, eingetragen);
  const { fassungen, takt } = jahresreihe(wert, eingetragen);
  const geltend = new Set(fassungen.map(({ ab }) => ab));
  const eintraege = [...Map.groupBy(versionen, ({ ab }) => ab)].map(([ab, alle]): Eintrag => {
    const stand = standVon(ab, alle, nichtErfasstAb, geltend);
    const gesetz = wert.reihe.fassungen.find((f) => f.ab === ab);
    const text = gesetz && werttext(wert, gesetz.wert);
    const eigener = alle[0]?.zahlen;
    return {
      ab,
      stand,
      gesetz: eigener && text !== werttext(wert, wert.ausZahlen(eigener)) ? text : undefined,
      entfernbar: stand !== "entfernt" && (stand !== "gilt" || ab === fassungen.at(-1)?.ab),
      fassungen: alle.map((fassung) => ({
        version: fassung.version,
        zahlen: fassung.zahlen ?? undefined,
        unlesbar: fassung.unlesbar,
        text: fassung.zahlen ? zahlentext(wert, fassung.zahlen) : "",
        fundstelle: fassung.fundstelle ?? undefined,
        entwurf: fassung.entwurf,
        von: adressen[fassung.eingetragen_von ?? ""],
        am: kalendertag(fassung.eingetragen_am),
      })),
    };
  });
  return {
    zeilen: fassungen
      .map(({ ab, wert: inhalt, eintrag, quelle }, index) => ({
        ab,
        bis: plusTage(fassungen[index + 1]?.ab ?? naechsteWende(takt, ab), -1),
        text: werttext(wert, inhalt) || eingetragenerText(wert, eingetragen, ab),
        eingetragen: eintrag,
        quelle: quelle.fundstelle,
      }))
      .reverse(),
    eintraege: eintraege.reverse(),
    fehltAb: unbekanntAb,
  };
}

const eingetragenerText = (
  wert: Jahreswert<unknown>,
  eingetragen: readonly Jahreswerteintrag[],
  ab: Tag,
): string => {
  const eintrag = eingetragen.find((e) => e.ab === ab);
  return eintrag ? zahlentext(wert, eintrag.zahlen) : "";
};

/** One figure in the list of all. */
export type Wertstand = {
  readonly name: string;
  readonly titel: string;
  readonly norm: string;
  /** Last day for which it is known. */
  readonly bis: Tag;
  /** The last known version is a draft. */
  readonly entwurf: boolean;
};

/** Every figure with the day on which it ends; `eintraege` as `eingetrageneJahreswerte` gives them. */
export const wertstaende = (eintraege: readonly Jahreswerteintrag[]): readonly Wertstand[] =>
  jahreswerte.map((wert) => {
    const reihe = jahresreihe(wert, eintraege);
    return {
      name: wert.name,
      titel: wert.titel,
      norm: reihe.norm,
      bis: laeuftAus(reihe),
      entwurf: reihe.fassungen.at(-1)?.eintrag === "entwurf",
    };
  });

/** Every figure with the day on which it ends, by the entries as they are stored now. */
export const alleWertstaende = async (): Promise<readonly Wertstand[]> =>
  wertstaende(await eingetrageneJahreswerte());

/** The latest version of each entry. */
export const letzteVersionen = (versionen: readonly GeleseneVersion[]): GeleseneVersion[] =>
  [...Map.groupBy(versionen, ({ wert, ab }) => `${wert} ${ab}`).values()].flatMap(([letzte]) => letzte ?? []);

/** From which day on nothing is recorded, and nothing entered either. */
export const bestandAus = (wert: Jahreswert<unknown>, eintraege: readonly Jahreswerteintrag[]): Bestand => ({
  nichtErfasstAb: plusTage(laeuftAus(wert.reihe), 1),
  unbekanntAb: plusTage(laeuftAus(jahresreihe(wert, eintraege)), 1),
});

function standVon(
  ab: Tag,
  [letzte]: readonly GeleseneVersion[],
  nichtErfasstAb: Tag,
  geltend: ReadonlySet<Tag>,
): Eintrag["stand"] {
  if (!letzte || (letzte.zahlen === null && !letzte.unlesbar)) return "entfernt";
  if (ab < nichtErfasstAb) return "enthalten";
  if (letzte.unlesbar) return "unlesbar";
  return geltend.has(ab) ? "gilt" : "luecke";
}
