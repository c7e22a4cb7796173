import { basiszinssaetze, prozentText } from "@gebuehrenportal/forderung/basiszins";
import { datum, type Tag } from "@gebuehrenportal/recht";
import { kontoadressen } from "#features/konto/index.server.ts";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { db } from "#platform/db/zugang.server.ts";
import { ereignisMelden } from "#platform/realtime/bus.server.ts";
import {
  geltendeVersionen,
  type Versionszeile,
  versionAnfuegen,
  versionenLesen,
} from "./basiszinssatz-store.server.ts";
import { angabenAus, type Bestand, type Fehler, type Felder, halbjahrAus } from "./eingabe.ts";
import { alsZeilen, kalendertag } from "./eingetragen.server.ts";
import type { Eintrag, Halbjahr } from "./eintraege.ts";

/** What the page of the base rate shows. */
export type Uebersicht = {
  readonly halbjahre: readonly Halbjahr[];
  readonly eintraege: readonly Eintrag[];
  /** First day of the half-year whose rate is missing next. */
  readonly fehltAb: Tag;
};

/** All half-years and all entries, the latest first. */
export async function basiszinsuebersicht(): Promise<Uebersicht> {
  const versionen = await versionenLesen(db());
  const zeilen = alsZeilen(letzteVersionen(versionen));
  const saetze = alleSaetze(zeilen);
  const adressen = await kontoadressen([...new Set(versionen.flatMap((v) => v.eingetragen_von ?? []))]);
  const { nichtErfasstAb } = bestandAus(zeilen);
  const geltend = new Set(zeilen.map(({ ab }) => ab));
  const eintraege = [...Map.groupBy(versionen, ({ ab }) => ab)].map(([ab, fassungen]): Eintrag => {
    const stand = standVon(ab, fassungen, nichtErfasstAb, geltend);
    return {
      ab,
      stand,
      gesetz: stand === "enthalten" ? saetze.zeilen.find((zeile) => zeile.ab === ab)?.prozent100 : undefined,
      entfernbar: stand !== "entfernt" && (stand !== "gilt" || ab === zeilen.at(-1)?.ab),
      fassungen: fassungen.map((v) => ({
        version: v.version,
        prozent100: v.satz ?? undefined,
        fundstelle: v.fundstelle ?? undefined,
        von: adressen[v.eingetragen_von ?? ""],
        am: kalendertag(v.eingetragen_am),
      })),
    };
  });
  return {
    halbjahre: saetze.zeilen
      .map(({ ab, bis, prozent100, herkunft, quelle }) => ({
        ab,
        bis,
        prozent100,
        vomBetreiber: herkunft === "betreiber",
        quelle: quelle.fundstelle,
      }))
      .reverse(),
    eintraege: eintraege.reverse(),
    fehltAb: saetze.unbekanntAb,
  };
}

/** @returns faults by field; undefined: it is entered and counts from now on, in every process */
export async function satzEintragen(von: string, felder: Felder, heute: Tag): Promise<Fehler | undefined> {
  const { satz, fundstelle, fehler } = angabenAus(felder);
  const ausgang = await db()
    .transaction()
    .execute(async (tx): Promise<Fehler | undefined> => {
      const versionen = await versionenLesen(tx);
      const bestand = bestandAus(alsZeilen(letzteVersionen(versionen)));
      const halbjahr = halbjahrAus(felder.ab ?? "", bestand, heute);
      if ("fehler" in halbjahr) return { ...fehler, ab: halbjahr.fehler };
      if (Object.keys(fehler).length > 0) return fehler;
      const { ab } = halbjahr;
      const version = (versionen.find((v) => v.ab === ab)?.version ?? 0) + 1;
      if (!(await versionAnfuegen(tx, { ...neu(von), ab, version, satz, fundstelle })))
        return { ab: zwischenzeitlich };
      await protokolliere(tx, akt("eingetragen", von, `${prozentText(satz)} ab ${datum(ab)}`));
      return undefined;
    });
  if (!ausgang) await seitenVerwerfen();
  return ausgang;
}

/** Corrects an entry: the version that was shown stays in its history. @returns as `satzEintragen` */
export async function satzKorrigieren(von: string, felder: Felder): Promise<Fehler | undefined> {
  const { satz, fundstelle, fehler } = angabenAus(felder);
  if (Object.keys(fehler).length > 0) return fehler;
  return weiterschreiben(von, felder, { satz, fundstelle }, (vorher) => {
    if (vorher.satz === satz && vorher.fundstelle === fundstelle)
      return { satz: "Satz und Fundstelle sind unverändert." };
    return akt(
      "korrigiert",
      von,
      `${prozentText(satz)} statt ${prozentText(vorher.satz ?? 0)} ab ${datum(vorher.ab)}`,
    );
  });
}

/** Takes an entry out, unless a later one builds on it. @returns as `satzEintragen` */
export async function satzEntfernen(von: string, felder: Felder): Promise<Fehler | undefined> {
  const { eintraege } = await basiszinsuebersicht();
  if (eintraege.some((e) => e.ab === felder.ab && !e.entfernbar))
    return { ab: "Entfernen Sie zuerst die späteren Halbjahre; sonst entstünde eine Lücke." };
  return weiterschreiben(von, felder, { satz: null, fundstelle: null }, (vorher) =>
    akt("entfernt", von, `${prozentText(vorher.satz ?? 0)} ab ${datum(vorher.ab)}`),
  );
}

type Akt = ReturnType<typeof akt>;

/** Puts a version after the one that the form was made for. */
async function weiterschreiben(
  von: string,
  { ab, version }: Felder,
  inhalt: Pick<Versionszeile, "satz" | "fundstelle">,
  pruefen: (vorher: Versionszeile) => Fehler | Akt,
): Promise<Fehler | undefined> {
  const ausgang = await db()
    .transaction()
    .execute(async (tx): Promise<Fehler | undefined> => {
      const vorher = (await geltendeVersionen(tx)).find((v) => v.ab === ab);
      if (!vorher || String(vorher.version) !== version) return { ab: zwischenzeitlich };
      const befund = pruefen(vorher);
      if (!("akt" in befund)) return befund;
      const naechste = { ...neu(von), ...inhalt, ab: vorher.ab, version: vorher.version + 1 };
      if (!(await versionAnfuegen(tx, naechste))) return { ab: zwischenzeitlich };
      await protokolliere(tx, befund);
      return undefined;
    });
  if (!ausgang) await seitenVerwerfen();
  return ausgang;
}

const zwischenzeitlich =
  "Der Eintrag wurde gerade von jemand anderem geändert. Bitte sehen Sie ihn sich noch einmal an.";

const neu = (von: string) => ({
  eingetragen_von: von,
  eingetragen_am: new Date(jetzt().epochMilliseconds),
});

const akt = (was: "eingetragen" | "korrigiert" | "entfernt", von: string, name: string) => ({
  akt: `basiszinssatz-${was}`,
  von,
  einzelheiten: { name },
});

/** Kept pages hold or show what has just changed. */
const seitenVerwerfen = () => ereignisMelden({ type: "pages.changed", an: { server: true } });

const letzteVersionen = (versionen: readonly Versionszeile[]): Versionszeile[] =>
  [...Map.groupBy(versionen, ({ ab }) => ab).values()].flatMap(([letzte]) => letzte ?? []);

type Zeilen = ReturnType<typeof alsZeilen>;

function alleSaetze(zeilen: Zeilen) {
  const saetze = basiszinssaetze(zeilen);
  if (saetze.art === "kein-ergebnis") throw new Error(saetze.grund);
  return saetze;
}

const bestandAus = (zeilen: Zeilen): Bestand => ({
  nichtErfasstAb: alleSaetze([]).unbekanntAb,
  unbekanntAb: alleSaetze(zeilen).unbekanntAb,
});

function standVon(
  ab: Tag,
  [letzte]: readonly Versionszeile[],
  nichtErfasstAb: Tag,
  geltend: ReadonlySet<Tag>,
): Eintrag["stand"] {
  if (!letzte || letzte.satz === null) return "entfernt";
  if (ab < nichtErfasstAb) return "enthalten";
  return geltend.has(ab) ? "gilt" : "luecke";
}
