import { jahreswerte } from "@gebuehrenportal/gesetze/jahreswerte/alle.ts";
import { datum, laeuftAus, plusTage, type Tag, tag } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import { describe, expect } from "vitest";
import { versionAnfuegen } from "#features/jahreswerte/testing.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { blattrechnung } from "./blattrechnungen.ts";
import { alsFragment } from "./formular/fragment.ts";
import { pfaendungRoute } from "./pfaendung/api/pfaendung.ts";
import { pkhRoute } from "./pkh/api/pkh.ts";
import { ruf } from "./testing-seite.tsx";
import { versorgungsausgleichRoute } from "./versorgungsausgleich/api/versorgungsausgleich.ts";

/** First day for which a figure is not on record: every announcement moves it. */
function fehltAb(name: string): Tag {
  const wert = jahreswerte.find((w) => w.name === name);
  if (!wert) throw new Error(name);
  return plusTage(laeuftAus(wert.reihe), 1);
}

const eintragen = (db: Kysely<DB>, wert: string, zahlen: Record<string, number>, entwurf = false) =>
  versionAnfuegen(db, {
    wert,
    ab: fehltAb(wert),
    version: 1,
    zahlen,
    fundstelle: "BGBl. I Nr. 400",
    entwurf,
    eingetragen_von: null,
    eingetragen_am: new Date("2026-12-10T10:00:00Z"),
  });
const herkunft = "vom Betreiber eingetragen (BGBl. I Nr. 400, eingetragen am 10.12.2026)";

const blatt = async (pfad: `/${string}`, werte: Record<string, string>) => {
  const antwort = (await blattrechnung(pfad))?.blattAus(alsFragment(werte), tag("2026-11-28"), true);
  return JSON.stringify(antwort);
};

describe("Aufruf und Blatt nehmen, was eingetragen ist:", () => {
  test("Freibeträge der Prozesskostenhilfe", async ({ db }) => {
    const bewilligungAm = plusTage(fehltAb("pkh"), 40);
    const body = {
      bewilligungAm,
      erwerbstaetig: true,
      einnahmen: [{ bezeichnung: "Lohn", betrag: 200_000 }],
    };
    const werte = { lohn: "2.000,00", bewilligungAm: datum(bewilligungAm) };
    expect(await ruf(pkhRoute, body)).toMatchObject({
      art: "ergebnis",
      entscheidung: "offen",
      nettoeinkommen: 200_000,
    });
    await eintragen(db, "pkh", {
      "bund-erwerbstaetig": 290_00,
      "bund-partei": 640_00,
      "bund-erwachsen": 510_00,
      "bund-ab14": 530_00,
      "bund-ab6": 440_00,
      "bund-unter6": 400_00,
    });
    // 2.000 − 290 − 640 = 1.070: 300 + 470
    const antwort = await ruf(pkhRoute, body);
    expect(antwort).toMatchObject({ einzusetzen: 107_000, rate: 77_000, fassung: { sicherheit: "mittel" } });
    expect(JSON.stringify(antwort)).toContain(herkunft);
    expect(await blatt("/pkh-rechner", werte)).toContain(herkunft);
  });

  test("Pfändungsfreigrenzen, auch als Entwurf", async ({ db }) => {
    const stichtag = plusTage(fehltAb("pfaendung"), 14);
    const body = { nettoeinkommen: 300_000, stichtag };
    expect(await ruf(pfaendungRoute, body)).toMatchObject({
      art: "kein-ergebnis",
      norm: "§ 850c Abs. 4 ZPO",
      feld: "stichtag",
    });
    await eintragen(
      db,
      "pfaendung",
      {
        "monat-grundbetrag": 1_615_16,
        "monat-erstePerson": 607_87,
        "monat-weiterePerson": 338_65,
        "monat-vollPfaendbarUeber": 4_951_43,
        "woche-grundbetrag": 371_71,
        "woche-erstePerson": 139_90,
        "woche-weiterePerson": 77_94,
        "woche-vollPfaendbarUeber": 1_139_49,
        "tag-grundbetrag": 74_34,
        "tag-erstePerson": 27_98,
        "tag-weiterePerson": 15_59,
        "tag-vollPfaendbarUeber": 227_90,
      },
      true,
    );
    // 7/10 × (3.000,00 − 1.615,16); Konto: 1.615,16 auf volle 10 €
    const antwort = await ruf(pfaendungRoute, body);
    expect(antwort).toMatchObject({
      arbeitseinkommen: { pfaendbar: 969_39, fassung: { sicherheit: "niedrig" } },
      pfaendungsschutzkonto: { grundbetrag: 1_620_00 },
    });
    expect(JSON.stringify(antwort)).toContain("ist ein Entwurf und noch nicht geltendes Recht");
    expect(await blatt("/pfaendungsrechner", { netto: "3.000,00", stichtag: datum(stichtag) })).toContain(
      "ist ein Entwurf und noch nicht geltendes Recht",
    );
  });

  test("Bezugsgröße und Faktoren des Versorgungsausgleichs", async ({ db }) => {
    const jahr = fehltAb("bezugsgroesse").slice(0, 4);
    const ehezeit = { eheschliessung: "2010-05-12", zustellungScheidungsantrag: `${jahr}-02-10` };
    const bewertung = {
      art: "direkt",
      ehezeitanteil: { einheit: "entgeltpunkte", zehntausendstel: 100_000 },
    };
    const body = { ehezeit, anrechte: [{ ehegatte: 1, traeger: "grv", bewertung }] };
    const werte = { eheschliessung: "12.05.2010", zustellung: `10.02.${jahr}`, "rechte.1.punkte": "10,0000" };
    const ohne = await ruf(versorgungsausgleichRoute, body);
    expect(ohne).toMatchObject({
      art: "ergebnis",
      ehezeit: { ende: `${jahr}-01-31` },
      anrechte: [{ ausgleichswert: { zehntausendstel: 50_000 }, offen: [{}, { norm: "§ 18 VersAusglG" }] }],
    });
    const ohneBlatt = await blatt("/versorgungsausgleich", werte);
    expect(ohneBlatt).toContain("5,0000 Entgeltpunkte");
    expect(ohneBlatt).toContain("Die Geringfügigkeit bleibt offen");
    await eintragen(db, "bezugsgroesse", { betrag: 4_130_00 });
    await eintragen(db, "faktoren", { entgelt: 53_452_00, beitragssatz: 18_60 });
    const antwort = await ruf(versorgungsausgleichRoute, body);
    expect(antwort).toMatchObject({
      // 5,0000 × 9.942,0720; 120 % von 4.130
      anrechte: [{ kapitalwert: 49_710_36, bagatelle: { grenze: 4_956_00 }, offen: [] }],
    });
    expect(JSON.stringify(antwort)).toContain(herkunft);
    expect(await blatt("/versorgungsausgleich", werte)).toContain(herkunft);
  });
});
