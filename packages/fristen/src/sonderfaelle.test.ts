import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import {
  abJahresende,
  abMonatsende,
  emrk,
  eugFrist,
  type FristErgebnis,
  frist,
  fristOhneBelehrung,
  fuenfMonate,
  gmbhLadung,
  type Hemmung,
  kuendigung,
  monatsmarke,
  nachUnterbrechung,
  nichtZusammenhaengend,
  revisionStpo,
  sonderrechnungen,
  tagInBerlin,
  verjaehrung,
  verlaengerung,
  werktagImMonat,
  wiedereinsetzung,
  zustellungDemnaechst,
} from "../index.ts";
import { be, d, gut } from "./testing.ts";

const zwischen = (r: FristErgebnis, name: string) => r.zwischentage.find((z) => z.name === name)?.tag;

describe("Verlängerung", () => {
  test("bis zu einem Sonntag endet am Montag", () => {
    expect(
      gut(verlaengerung({ bisherigesEndeAm: tag("2026-05-04"), bis: tag("2026-06-07"), ...be })).ende,
    ).toBe("2026-06-08");
  });
  test("an mehreren Orten gilt auch hier der früheste Tag", () => {
    const e = { bisherigesEndeAm: tag("2026-05-04"), um: d(1, "monat"), ort: { land: "BY" } } as const;
    expect(gut(verlaengerung(e)).ende).toBe("2026-06-05");
    expect(gut(verlaengerung({ ...e, weitereOrte: [{ land: "BE" }] })).ende).toBe("2026-06-04");
  });
  test("Notfrist, verspäteter Antrag und doppelte Angabe sind kein Ergebnis", () => {
    const e = { bisherigesEndeAm: tag("2026-05-04"), um: d(1, "monat") };
    expect(verlaengerung({ ...e, notfrist: true })).toMatchObject({ feld: "notfrist" });
    expect(verlaengerung({ ...e, antragAm: tag("2026-05-05") })).toMatchObject({ feld: "antragAm" });
    expect(verlaengerung({ ...e, bis: tag("2026-06-07") })).toMatchObject({ feld: "um" });
    expect(verlaengerung({ ...e, antragAm: tag("2026-05-04") }).art).toBe("ergebnis");
  });
});

describe("Fünf Monate", () => {
  test("am Monatsletzten: früherer Tag, der spätere steht daneben und ist wählbar", () => {
    const e = { verkuendungAm: tag("2026-09-30"), dauer: d(1, "monat"), ...be };
    expect(gut(fuenfMonate(e))).toMatchObject({ ende: "2027-03-30", sichererTag: "2027-03-30" });
    expect(gut(fuenfMonate(e)).zwischentage[0]?.tag).toBe("2027-02-28");
    expect(gut(fuenfMonate({ ...e, streit: { "R-5M": "spaeter" } }))).toMatchObject({
      ende: "2027-03-31",
      sichererTag: "2027-03-30",
    });
  });
  test("eine Zustellung am letzten Tag der fünf Monate zählt, ohne Streit", () => {
    const e = {
      verkuendungAm: tag("2026-09-30"),
      zustellungAm: tag("2027-02-28"),
      dauer: d(1, "monat"),
      ...be,
    };
    expect(gut(fuenfMonate(e)).streitpunkte).toEqual([]);
  });
  test("eine Zustellung davor setzt die Frist in Lauf, eine danach nicht", () => {
    const e = { verkuendungAm: tag("2026-03-12"), dauer: d(1, "monat"), ...be };
    expect(gut(fuenfMonate({ ...e, zustellungAm: tag("2026-08-12") })).ende).toBe("2026-09-14");
    expect(gut(fuenfMonate({ ...e, zustellungAm: tag("2026-04-01") })).ende).toBe("2026-05-04");
    expect(gut(fuenfMonate({ ...e, zustellungAm: tag("2026-08-20") })).ende).toBe("2026-09-14");
  });
});

describe("Revision in Strafsachen", () => {
  test("zugestellt vor Ablauf: der frühere Tag ohne Verschiebung, der spätere daneben", () => {
    const e = { verkuendungAm: tag("2026-03-27"), zustellungAm: tag("2026-03-30"), ...be };
    const r = gut(revisionStpo(e));
    expect(zwischen(r, "einlegung")).toBe("2026-04-07");
    expect(r).toMatchObject({
      ende: "2026-05-04",
      streitpunkte: [{ frueher: "2026-05-04", spaeter: "2026-05-07" }],
    });
    expect(gut(revisionStpo({ ...e, streit: { "R-345": "spaeter" } })).ende).toBe("2026-05-07");
  });
  test("nach 21 Wochen einen Monat mehr, nach 35 zwei; seit 01.07.2021", () => {
    const mit = (verkuendung: string, akten: string, zustellung: string) =>
      gut(
        revisionStpo({
          verkuendungAm: tag(verkuendung),
          urteilZuDenAktenAm: tag(akten),
          zustellungAm: tag(zustellung),
          ...be,
        }),
      ).ende;
    expect(mit("2026-01-05", "2026-06-01", "2026-06-10")).toBe("2026-07-10");
    expect(mit("2026-01-05", "2026-06-02", "2026-06-10")).toBe("2026-08-10");
    expect(mit("2026-01-05", "2026-09-08", "2026-09-10")).toBe("2026-12-10");
    expect(mit("2021-06-30", "2022-03-10", "2022-03-15")).toBe("2022-04-19");
    expect(mit("2021-07-01", "2022-03-10", "2022-03-15")).toBe("2022-06-15");
  });
  test("ohne Zustellung nur die Einlegung", () => {
    expect(gut(revisionStpo({ verkuendungAm: tag("2026-09-07"), ...be })).ende).toBe("2026-09-14");
  });
});

describe("Verjährung", () => {
  const regel = { ereignisAm: tag("2022-06-15"), dauer: d(3, "jahr"), ...be };
  const gehemmt = (hemmungen: readonly Hemmung[]) => gut(verjaehrung({ ...regel, hemmungen }));
  test("Jahresende; am Samstag erst am nächsten Werktag", () => {
    expect(gut(verjaehrung(regel)).ende).toBe("2025-12-31");
    expect(gut(verjaehrung({ ...regel, ereignisAm: tag("2019-06-15") })).ende).toBe("2023-01-02");
  });
  test("überlappende Hemmungen zählen einmal, vor Beginn gar nicht", () => {
    const hemmungen = [
      { art: "verhandlung", von: tag("2022-11-01"), bis: tag("2023-01-10") },
      { art: "sonstige", von: tag("2023-01-05"), bis: tag("2023-01-20") },
    ] as const;
    const r = gehemmt(hemmungen);
    expect(r.rechnerischesEnde).toBe("2026-01-20");
    expect(zwischen(r, "ohne-hemmung")).toBe("2025-12-31");
  });
  test("§ 203 Satz 2: frühestens drei Monate nach dem Ende der Verhandlungen", () => {
    const r = gehemmt([{ art: "verhandlung", von: tag("2025-12-20"), bis: tag("2025-12-29") }]);
    expect(r.rechnerischesEnde).toBe("2026-03-29");
  });
  test("§ 204 Abs. 2: sechs Monate nach der rechtskräftigen Entscheidung", () => {
    // Gehemmt 01.12.2025 bis 10.09.2026 = 284 Tage; 31.12.2025 + 284 Tage = 11.10.2026, ein Sonntag.
    const r = gehemmt([{ art: "rechtsverfolgung", von: tag("2025-12-01"), bis: tag("2026-03-10") }]);
    expect([r.rechnerischesEnde, r.ende]).toEqual(["2026-10-11", "2026-10-12"]);
  });
  test("nach Ablauf hemmt nichts mehr", () => {
    const r = gehemmt([{ art: "sonstige", von: tag("2026-01-01"), bis: tag("2026-02-01") }]);
    expect(r.ende).toBe("2025-12-31");
  });
  test("§ 212: die Frist läuft von vorn, taggenau", () => {
    expect(gut(verjaehrung({ ...regel, neubeginnAm: [tag("2024-05-03")] })).rechnerischesEnde).toBe(
      "2027-05-03",
    );
    expect(gut(verjaehrung({ ...regel, neubeginnAm: [tag("2026-05-03")] })).rechnerischesEnde).toBe(
      "2025-12-31",
    );
  });
  test("§ 199 Abs. 4: die Höchstfrist ab Entstehung gewinnt", () => {
    const r = gut(
      verjaehrung({
        ...regel,
        ereignisAm: tag("2025-06-01"),
        hoechstfristen: [{ ab: tag("2016-02-10"), dauer: d(10, "jahr"), norm: "§ 199 Abs. 4 BGB" }],
      }),
    );
    expect(r.rechnerischesEnde).toBe("2026-02-10");
    expect(zwischen(r, "regelfrist")).toBe("2028-12-31");
  });
  test("Fehler nennen ihr Feld", () => {
    expect(verjaehrung({ ...regel, hemmungen: [{ art: "sonstige", von: tag("2025-01-01") }] })).toMatchObject(
      { feld: "hemmungen[0].bis" },
    );
    expect(verjaehrung({ ...regel, dauer: d(3, "stunde") })).toMatchObject({ feld: "dauer" });
  });
});

describe("Jahres- und Monatsende", () => {
  test("Steuererklärungen: 31. Juli und letzter Februartag", () => {
    expect(
      gut(abJahresende({ ereignisAm: tag("2023-05-01"), dauer: d(7, "monat"), regime: "AO", ...be })).ende,
    ).toBe("2024-07-31");
    expect(
      gut(abJahresende({ ereignisAm: tag("2022-05-01"), dauer: d(14, "monat"), regime: "AO", ...be }))
        .rechnerischesEnde,
    ).toBe("2024-02-29");
  });
  test("Voranmeldung am 10. des Folgemonats", () => {
    expect(
      gut(abMonatsende({ ereignisAm: tag("2026-09-15"), dauer: d(10, "tag"), regime: "AO", ...be })).ende,
    ).toBe("2026-10-12");
  });
  test("Anfang, Mitte, Ende des Monats", () => {
    const am = (marke: "anfang" | "mitte" | "ende") =>
      gut(monatsmarke({ ereignisAm: tag("2026-02-10"), marke, ...be })).rechnerischesEnde;
    expect([am("anfang"), am("mitte"), am("ende")]).toEqual(["2026-02-01", "2026-02-15", "2026-02-28"]);
  });
});

describe("Kündigung und Werktage", () => {
  test("Mieter: dritter Werktag, übernächster Monat; einen Tag später ein Monat mehr", () => {
    const r = gut(kuendigung({ zugangAm: tag("2026-09-03"), art: "573c-1", ...be }));
    expect([r.ende, zwischen(r, "zugang-bis")]).toEqual(["2026-11-30", "2026-09-03"]);
    expect(gut(kuendigung({ zugangAm: tag("2026-09-04"), art: "573c-1", ...be })).ende).toBe("2026-12-31");
  });
  test("Vermieter: nach fünf und acht Jahren je drei Monate mehr", () => {
    const nach = (jahre: number) =>
      gut(kuendigung({ zugangAm: tag("2026-09-03"), art: "573c-1-vermieter", jahre, ...be })).ende;
    expect([4, 5, 7, 8].map(nach)).toEqual(["2026-11-30", "2027-02-28", "2027-02-28", "2027-05-31"]);
  });
  test("Arbeitgeber: Staffel des § 622 Abs. 2 BGB", () => {
    const nach = (jahre: number) => kuendigung({ zugangAm: tag("2026-01-15"), art: "622-2", jahre });
    expect([2, 5, 8, 10, 12, 15, 20].map((j) => gut(nach(j)).ende)).toEqual([
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2026-05-31",
      "2026-06-30",
      "2026-07-31",
      "2026-08-31",
    ]);
    expect(nach(1)).toMatchObject({ art: "kein-ergebnis", feld: "jahre" });
  });
  test("weitere Arten", () => {
    const ende = (art: Parameters<typeof kuendigung>[0]["art"], zugang: string) =>
      gut(kuendigung({ zugangAm: tag(zugang), ...(art && { art }), ...be })).ende;
    expect(ende("622-3", "2026-07-01")).toBe("2026-07-15");
    expect(ende("inso-113", "2026-01-15")).toBe("2026-04-30");
    expect(ende("573c-3", "2026-09-15")).toBe("2026-09-30");
    expect(ende("573c-3", "2026-09-16")).toBe("2026-10-31");
    expect(ende("580a-2", "2026-07-03")).toBe("2026-12-31");
    expect(ende("580a-2", "2026-07-06")).toBe("2027-03-31");
    expect(ende("580a-1-woche", "2026-09-07")).toBe("2026-09-12");
    expect(ende("580a-1-woche", "2026-09-08")).toBe("2026-09-19");
    expect(ende("621-quartal", "2026-08-19")).toBe("2026-09-30");
    expect(ende("621-quartal", "2026-08-20")).toBe("2026-12-31");
  });
  test("Samstag als dritter Werktag: nächster Werktag genügt, sicher ist der Werktag davor", () => {
    const r = gut(werktagImMonat({ monatAm: tag("2026-10-15"), n: 3, ort: { land: "BE" } }));
    expect(r.ende).toBe("2026-10-05");
    const juli = gut(werktagImMonat({ monatAm: tag("2027-07-01"), ort: { land: "BE" } }));
    expect([juli.ende, juli.sichererTag]).toEqual(["2027-07-05", "2027-07-02"]);
    expect(juli.streitpunkte[0]).toMatchObject({ frueher: "2027-07-03", spaeter: "2027-07-05" });
    expect(
      gut(werktagImMonat({ monatAm: tag("2027-07-01"), ort: { land: "BE" }, samstag: "zaehlt-nicht" })).ende,
    ).toBe("2027-07-05");
  });
});

describe("Europa und Gesellschaftsrecht", () => {
  test("EGMR: sechs Monate bis 31.01.2022, vier seit 01.02.2022", () => {
    expect(gut(emrk({ ereignisAm: tag("2022-01-31") })).ende).toBe("2022-07-31");
    expect(gut(emrk({ ereignisAm: tag("2022-02-01") })).ende).toBe("2022-06-01");
  });
  test("EuG: Feiertage des Gerichtshofs, nicht die eines Landes", () => {
    expect(gut(eugFrist({ ereignisAm: tag("2026-08-22") })).ende).toBe("2026-11-02");
    expect(gut(eugFrist({ ereignisAm: tag("2026-04-13"), ort: { land: "BE" } })).ende).toBe("2026-06-24");
  });
  test("GmbH: volle Woche zwischen Zugang und Versammlung, zwei Tage Postlauf", () => {
    const r = gut(gmbhLadung({ versammlungAm: tag("2026-09-16") }));
    expect([r.ende, zwischen(r, "zugang-bis")]).toEqual(["2026-09-06", "2026-09-08"]);
  });
});

describe("Wiedereinsetzung, Belehrung, Unterbrechung", () => {
  test.each([
    ["ZPO", false, "2026-05-18"],
    ["ZPO", true, "2026-06-04"],
    ["VwGO", false, "2026-05-18"],
    ["FGO", false, "2026-05-18"],
    ["FamFG", false, "2026-05-18"],
    ["SGG", false, "2026-06-04"],
    ["AO", false, "2026-06-04"],
    ["StPO", false, "2026-05-11"],
    ["VwVfG", false, "2026-05-18"],
    ["SGB X", false, "2026-05-18"],
    ["BVerfGG", false, "2026-05-18"],
    ["DPMA", false, "2026-07-06"],
  ] as const)("%s, Begründungsfrist %s: %s", (regime, begruendung, erwartet) => {
    expect(gut(wiedereinsetzung({ wegfallAm: tag("2026-05-04"), regime, begruendung, ...be })).ende).toBe(
      erwartet,
    );
  });
  test("Höchstgrenze ein Jahr, KSchG sechs Monate", () => {
    const e = { wegfallAm: tag("2026-05-04"), ...be };
    expect(gut(wiedereinsetzung({ ...e, versaeumtesEndeAm: tag("2025-05-12") })).ende).toBe("2026-05-12");
    expect(
      gut(wiedereinsetzung({ ...e, kuendigungsschutz: true, versaeumtesEndeAm: tag("2025-11-11") })).ende,
    ).toBe("2026-05-11");
  });
  test("Fehlende Belehrung: ein Jahr; Asyl seit 12.06.2026 drei Monate oder einer; ZPO läuft", () => {
    const e = { ereignisAm: tag("2026-06-12"), regime: "VwGO", ...be } as const;
    expect(gut(fristOhneBelehrung(e)).ende).toBe("2027-06-14");
    expect(gut(fristOhneBelehrung({ ...e, asyl: "regel" })).ende).toBe("2026-09-14");
    expect(gut(fristOhneBelehrung({ ...e, asyl: "grenzverfahren" })).ende).toBe("2026-07-13");
    expect(gut(fristOhneBelehrung({ ...e, ereignisAm: tag("2026-06-11"), asyl: "regel" })).ende).toBe(
      "2027-06-11",
    );
    expect(fristOhneBelehrung({ ...e, regime: "ZPO" })).toMatchObject({
      art: "kein-ergebnis",
      feld: "regime",
    });
  });
  test("Nach der Unterbrechung läuft die volle Frist", () => {
    expect(gut(nachUnterbrechung({ endeAm: tag("2026-05-04"), dauer: d(1, "monat"), ...be })).ende).toBe(
      "2026-06-04",
    );
  });
});

describe("Zeiträume und Zeitstempel", () => {
  test("§ 191: ein Monat sind 30 Tage, doppelte Tage zählen einmal", () => {
    const zeitraeume = [
      { von: tag("2026-01-01"), bis: tag("2026-01-20") },
      { von: tag("2026-01-15"), bis: tag("2026-01-25") },
      { von: tag("2026-03-01"), bis: tag("2026-03-10") },
    ];
    expect(gut(nichtZusammenhaengend({ zeitraeume, dauer: d(1, "monat") })).ende).toBe("2026-03-05");
    expect(nichtZusammenhaengend({ zeitraeume, dauer: d(2, "monat") })).toMatchObject({
      art: "kein-ergebnis",
      feld: "zeitraeume",
    });
  });
  test("§ 167 ZPO: vierzehn Tage schaden nicht, fünfzehn schon", () => {
    const e = {
      fristendeAm: tag("2025-12-31"),
      eingangAm: tag("2025-12-30"),
      zustellungAm: tag("2026-02-01"),
    };
    expect(zustellungDemnaechst({ ...e, verzoegerungTage: 14 })).toMatchObject({
      gewahrt: true,
      grund: "demnaechst",
    });
    expect(zustellungDemnaechst({ ...e, verzoegerungTage: 15 })).toMatchObject({
      gewahrt: false,
      grund: "verzoegerung",
    });
  });
  test("Zeitstempel werden in Berlin zu einem Tag", () => {
    expect(tagInBerlin("2026-07-01T21:59:59Z")).toBe("2026-07-01");
    expect(tagInBerlin("2026-07-01T22:00:00Z")).toBe("2026-07-02");
    expect(tagInBerlin("2026-01-01T22:59:00Z")).toBe("2026-01-01");
    expect(tagInBerlin("2026-03-28T22:59:00Z")).toBe("2026-03-28");
    expect(tagInBerlin("2026-03-29T22:30:00Z")).toBe("2026-03-30");
    expect(tagInBerlin("2026-10-24T22:30:00Z")).toBe("2026-10-25");
    expect(tagInBerlin("2026-10-25T22:30:00Z")).toBe("2026-10-25");
    expect(tagInBerlin("2026-12-31T23:30:00+01:00")).toBe("2026-12-31");
    expect(tagInBerlin("2026-12-31T18:30:00-05:00")).toBe("2027-01-01");
    expect(tagInBerlin("2026-07-01")).toBeUndefined();
  });
});

test("Warten: bei Streit das spätere Datum", () => {
  const e = {
    bekanntgabe: { weg: "post-famfg", am: tag("2026-03-03") },
    dauer: d(1, "monat"),
    regime: "FamFG",
    zweck: "warten",
    ort: { land: "HE" },
  } as const;
  expect(gut(frist(e))).toMatchObject({ ende: "2026-04-09", sichererTag: "2026-04-09", vorfristen: [] });
});

test("Die Sonderrechnungen decken alle Namen der Regeln und des Katalogs", () => {
  expect(Object.keys(sonderrechnungen).sort()).toEqual([
    "aktg",
    "backward",
    "begin_day",
    "begin_next_day",
    "emrk",
    "eug",
    "extension",
    "fiction",
    "five_months",
    "forward",
    "inso139",
    "inso9",
    "month_end",
    "month_end_calendar",
    "stpo345",
    "termination",
    "vorfrist",
    "werktag",
    "werktag3",
    "werktag3_pay",
    "year_end",
    "year_start",
  ]);
  const r = gut(sonderrechnungen.year_start({ ereignisAm: tag("2026-05-05"), dauer: d(4, "jahr") }));
  expect(r.ende).toBe("2022-01-01");
});
