import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vvNummer, vvNummern } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import {
  abwesenheitsgeld,
  dokumentenpauschale,
  haftpflichtGrenze,
  kilometersatz,
  pauschale7002,
} from "@gebuehrenportal/gesetze/rvg/vv/teil-7.ts";
import { fassungAm, sicherheitVon, type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { ergebnis, p, sache, sacheVon } from "./testing.ts";

/** The printed rows with an amount or a rate, which `vv.test.ts` compares on the last day. */
const gedruckt = readFileSync(
  join(import.meta.dirname, "../../gesetze/amtliche-zeilen/gebuehren/vv-2006.csv"),
  "utf8",
)
  .trim()
  .split("\n")
  .slice(1)
  .map((zeile) => zeile.split(";")[0] ?? "");

const inHoehe = { art: "verweis", anteil100: 100 };

/** What the statute of that time said in words, with the numbers that stand in them. */
const inWorten: Readonly<Record<string, object>> = {
  // 0,3 oder 30 Prozent je weiterer Person, höchstens 2,0
  "1008": { art: "erhoehung", je100: 30, hoechstens100: 200 },
  // bis 2.500 € 1,0 %, bis 10.000 € 0,5 %, darüber 0,25 %, mindestens 1 €
  "1009": {
    art: "hebegebuehr",
    staffel: [
      { bis: 250_000, promille: 10 },
      { bis: 1_000_000, promille: 5 },
      { bis: null, promille: 2.5 },
    ],
    mindestens: 100,
  },
  "2200": inHoehe,
  // in Höhe der Hälfte der dem Verfahrensbevollmächtigten zustehenden Verfahrensgebühr
  "3401": { art: "verweis", anteil100: 50 },
  "3402": inHoehe,
  "4136": inHoehe,
  "4137": inHoehe,
  "4138": inHoehe,
  "4139": inHoehe,
  "4140": inHoehe,
  "4141": { ...inHoehe, ohneZuschlag: true },
  "5115": inHoehe,
  "6216": inHoehe,
};
const auslagen = ["7000", "7001", "7002", "7003", "7004", "7005", "7006", "7007", "7008"];

/** Brought on 1 November 2012. */
const musterverfahren = "3338";
const erster = tag("2006-07-01");
const tage = [erster, tag("2012-07-02"), tag("2012-10-31"), tag("2013-07-31")];

const wertAm = (nr: string, am: Tag) => {
  const nummer = vvNummer(nr);
  return nummer && fassungAm(nummer.werte, am);
};
const inKraft = (am: Tag): string[] =>
  vvNummern().flatMap(({ nr }) => {
    const art = wertAm(nr, am)?.wert.art;
    return art === undefined || art === "entfallen" ? [] : [nr];
  });

describe("Das Vergütungsverzeichnis vor dem 2. KostRMoG", () => {
  test("hat 232 Nummern, keine fehlt und keine ist zu viel", () => {
    const alle = [...gedruckt, ...Object.keys(inWorten), ...auslagen].toSorted();
    expect(alle).toHaveLength(232);
    expect(inKraft(tag("2013-07-31")).toSorted()).toEqual(alle);
    for (const am of tage.slice(0, 3))
      expect(inKraft(am).toSorted()).toEqual(alle.filter((nr) => nr !== musterverfahren));
  });

  test.each(tage)("sagt am %s jeder Nummer, was in Worten gedruckt ist", (am) => {
    for (const [nr, wert] of Object.entries(inWorten)) expect(wertAm(nr, am)?.wert, nr).toMatchObject(wert);
    for (const nr of auslagen) expect(wertAm(nr, am)?.wert, nr).toEqual({ art: "auslage" });
  });

  test("hatte vom ersten bis zum letzten Tag dieselben Beträge", () => {
    for (const nr of gedruckt.filter((n) => n !== musterverfahren))
      expect(wertAm(nr, erster), nr).toBe(wertAm(nr, tag("2013-07-31")));
  });

  test("ist in keiner Nummer gesichert, und seit dem 01.08.2013 fast in jeder", () => {
    for (const am of tage)
      for (const nr of inKraft(am))
        expect(sicherheitVon(wertAm(nr, am) as never), `${nr} ${am}`).not.toBe("hoch");
    const spaeter = tag("2013-08-01");
    const sicher = inKraft(spaeter).filter((nr) => sicherheitVon(wertAm(nr, spaeter) as never) === "hoch");
    expect(sicher.length).toBeGreaterThan(200);
  });

  test("nennt die Auslagen: Seiten 0,50 und 0,15 €, Dateien 2,50 €, 20 %, 0,30 €, 20, 35 und 60 €", () => {
    const am = tag("2013-07-31");
    expect(fassungAm(dokumentenpauschale, am)?.wert).toMatchObject({
      ersteSeiten: 50,
      sw: { jeErste: 50, jeWeitere: 15 },
      jeDatei: 250,
    });
    expect(fassungAm(dokumentenpauschale, am)?.wert).not.toHaveProperty("dateienHoechstensJeArbeitsgang");
    expect(fassungAm(pauschale7002, am)?.wert).toEqual({ prozent: 20, hoechstens: 20_00 });
    expect(fassungAm(kilometersatz, am)?.wert).toBe(30);
    expect(fassungAm(abwesenheitsgeld, am)?.wert).toEqual({
      bis4Stunden: 20_00,
      bis8Stunden: 35_00,
      ueber8Stunden: 60_00,
      auslandProzent: 50,
    });
    expect(fassungAm(haftpflichtGrenze, am)?.wert).toBe(3_000_000_000);
  });
});

describe("Ergebnisse aus dieser Zeit sind nicht gesichert", () => {
  const zeilenAm = (am: string) =>
    sacheVon(
      ergebnis(
        sache(["3100", "3104", p("4106")], {
          wert: 1_000_000,
          auftragAm: tag(am),
          auslagen: {
            kopien: [{ buchstabe: "a", sw: 10 }],
            kilometer: [100],
            abwesenheiten: [{ minuten: 300 }],
          } as never,
        }),
        { leistungsende: tag(am) },
      ),
      "a",
    ).zeilen.map(({ nr, betrag, sicherheit }) => [nr, betrag, sicherheit ?? "hoch"]);

  // § 13 RVG bis 10.000 €: 486 €; Nr. 4106 VV 30 bis 250 €, Mitte 140 €
  test.each(["2012-07-02", "2013-07-31"])("am %s steht es an jeder Zeile, auch an den Auslagen", (am) => {
    expect(zeilenAm(am)).toEqual([
      ["3100", 631_80, "mittel"],
      ["3104", 583_20, "mittel"],
      ["4106", 140_00, "mittel"],
      ["7002", 20_00, "mittel"],
      ["7000", 5_00, "mittel"],
      ["7003", 30_00, "mittel"],
      ["7005", 35_00, "mittel"],
    ]);
  });

  test("am 01.08.2013 an keiner mehr", () => {
    expect(new Set(zeilenAm("2013-08-01").map(([, , sicherheit]) => sicherheit))).toEqual(new Set(["hoch"]));
  });

  test("der Vermerk bittet um Prüfung der Nummern", () => {
    const { vermerke } = ergebnis(sache(["3100"], { wert: 1_000_000, auftragAm: tag("2012-07-02") }), {
      leistungsende: tag("2012-07-02"),
    });
    expect(vermerke.map(({ text }) => text)).toContain(
      "Nr. 3100 VV: Diesen Betrag oder Satz haben wir nicht am amtlichen Text bestätigt; bitte prüfen Sie ihn.",
    );
  });
});
