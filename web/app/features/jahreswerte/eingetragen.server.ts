import { type Basiszinszeile, geltendeEintraege } from "@gebuehrenportal/forderung/basiszins";
import { type Jahreswerteintrag, laeuftAus, type Tag, tag } from "@gebuehrenportal/recht";
import { db } from "#platform/db/zugang.server.ts";
import { type GeleseneVersion, geltendeVersionen, type Versionszeile } from "./jahreswerte-store.server.ts";
import { jahreswert, normVon } from "./werte.ts";

let zuletzt: readonly Jahreswerteintrag[] = [];

/** What the operator entered: what calculations take of it, and what none can use. */
export type Eingetragenes = {
  readonly eintraege: readonly Jahreswerteintrag[];
  readonly unlesbare: readonly Unlesbarer[];
};

/** An entry that cannot be read, for a period that the portal does not know without it. */
export type Unlesbarer = {
  readonly name: string;
  readonly titel: string;
  readonly norm: string;
  readonly ab: Tag;
};

/** Both at once, as `eingetrageneJahreswerte` and `unlesbareJahreswerte` tell them. */
export async function eingetragenes(): Promise<Eingetragenes> {
  try {
    const versionen = await geltendeVersionen(db());
    zuletzt = alsEintraege(versionen);
    return { eintraege: zuletzt, unlesbare: unlesbareVon(versionen) };
  } catch {
    // Whatever else needs the database says what is wrong with it.
    return { eintraege: zuletzt, unlesbare: [] };
  }
}

const unlesbareVon = (versionen: readonly GeleseneVersion[]): readonly Unlesbarer[] =>
  versionen.flatMap(({ wert: name, ab, unlesbar }) => {
    const wert = unlesbar ? jahreswert(name) : undefined;
    return wert && ab > laeuftAus(wert.reihe) ? [{ name, titel: wert.titel, norm: normVon(wert), ab }] : [];
  });

/**
 * The figures that the operator entered, as every calculation takes them. While the database does not answer, those that
 * were read last: calculators work without it, and what nobody knows they name as unknown.
 */
export const eingetrageneJahreswerte = async (): Promise<readonly Jahreswerteintrag[]> =>
  (await eingetragenes()).eintraege;

/** Entries that no calculation uses because they cannot be read; none while the database does not answer. */
export const unlesbareJahreswerte = async (): Promise<readonly Unlesbarer[]> =>
  (await eingetragenes()).unlesbare;

/** The half-years of the base rate among them. */
export const eingetrageneSaetze = async (): Promise<readonly Basiszinszeile[]> =>
  geltendeEintraege(
    (await eingetrageneJahreswerte()).flatMap(({ wert, ab, zahlen, fundstelle, eingetragenAm, entwurf }) =>
      wert === "basiszinssatz"
        ? [
            {
              ab,
              prozent100: zahlen.satz ?? 0,
              fundstelle,
              eingetragenAm,
              ...(entwurf && { entwurf }),
            },
          ]
        : [],
    ),
  );

/** Entries in the form of the law packages. */
export const alsEintraege = (versionen: readonly Versionszeile[]): readonly Jahreswerteintrag[] =>
  versionen.flatMap(({ wert, ab, zahlen, fundstelle, entwurf, eingetragen_am }) =>
    zahlen === null || fundstelle === null
      ? []
      : [{ wert, ab, zahlen, fundstelle, entwurf, eingetragenAm: kalendertag(eingetragen_am) }],
  );

/** The calendar day in Germany. */
export const kalendertag = (am: Date) =>
  tag(
    Temporal.Instant.fromEpochMilliseconds(am.getTime())
      .toZonedDateTimeISO("Europe/Berlin")
      .toPlainDate()
      .toString(),
  );
