import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import type { Angabe } from "./regel.ts";
import { regeln, streitwert } from "./streitwert.ts";

type Angaben = Readonly<Record<string, Angabe | undefined>>;

const antwort = (regel: string, angaben: Angaben, antragAm = "2026-01-02") =>
  streitwert({ regel, antragAm: tag(antragAm), angaben });

const wert = (regel: string, angaben: Angaben, antragAm?: string) => {
  const a = antwort(regel, angaben, antragAm);
  return a.art === "ergebnis" ? a.wert : a.feld;
};

describe("Zivilsachen", () => {
  test.each<[string, Angaben, number]>([
    ["geldforderung", { hauptforderung: 5_000_00, nebenforderungen: 800_00 }, 5_000_00],
    ["geldforderung", { hauptforderung: 5_000_00, nebenforderungen: 800_00, ohneHaupt: true }, 800_00],
    ["geldforderung", { hauptforderung: 500_00, nebenforderungen: 800_00, ohneHaupt: true }, 500_00],
    ["kosten-des-rechtsstreits", { kosten: 900_00, hauptforderung: 700_00 }, 700_00],
    ["mehrere-gegenstaende", { werte: [1_000_00, 2_000_00, 3_01] }, 3_003_01],
    ["mehrere-gegenstaende", { werte: [1_000_00, 2_000_00], identisch: true }, 2_000_00],
    ["klage-widerklage", { klage: 5_000_00, widerklage: 3_000_00 }, 8_000_00],
    ["klage-widerklage", { klage: 5_000_00, widerklage: 7_000_00, gleicherGegenstand: true }, 7_000_00],
    ["hilfsanspruch", { hauptanspruch: 5_000_00, hilfsanspruch: 7_000_00 }, 5_000_00],
    ["hilfsanspruch", { hauptanspruch: 5_000_00, hilfsanspruch: 7_000_00, entschieden: true }, 12_000_00],
    ["stufenklage", { leistung: 5_000_00, auskunft: 1_000_00, versicherung: 6_000_00 }, 6_000_00],
    ["rechtsmittel", { antrag: 8_000_00, ersterRechtszug: 5_000_00 }, 5_000_00],
    ["rechtsmittel", { antrag: 8_000_00, ersterRechtszug: 5_000_00, erweiterung: 2_000_00 }, 7_000_00],
    ["verbandsklage", { interesse: 400_000_00, art: "unterlassung" }, 250_000_00],
    ["verbandsklage", { interesse: 400_000_00, art: "abhilfe" }, 300_000_00],
    ["nichtvermoegensrechtlich", { ermessen: 2_000_000_00 }, 1_000_000_00],
    ["nichtvermoegensrechtlich", { ermessen: 5_000_00, hergeleitet: 9_000_00 }, 9_000_00],
    ["weg-beschlussklage", { interesseAller: 20_000_00, interesseKlaeger: 2_000_00 }, 15_000_00],
    ["weg-beschlussklage", { interesseAller: 20_000_00, interesseKlaeger: 3_000_00 }, 20_000_00],
    [
      "weg-beschlussklage",
      { interesseAller: 20_000_00, interesseKlaeger: 3_000_00, verkehrswert: 9_000_00 },
      9_000_00,
    ],
    ["vergabe", { auftragssumme: 1_000_000_00 }, 50_000_00],
    ["wettbewerb", { ohneAnhalt: true }, 1_000_00],
    ["wettbewerb", { bedeutung: 500_000_00, gewinnabschoepfung: true }, 410_000_00],
    ["wettbewerb", { bedeutung: 500_000_00 }, 500_000_00],
    ["arrest-verfuegung", { hauptsache: 9_000_00, bruchteil: 33 }, 2_970_00],
    ["besitz", { sachwert: 1_00 }, 1_00],
    ["pfandrecht", { forderung: 9_000_00, pfandwert: 4_000_00 }, 4_000_00],
    ["grunddienstbarkeit", { vorteil: 4_000_00, nachteil: 6_000_00 }, 6_000_00],
    ["wiederkehrend", { jahresbetrag: 12_000_00 }, 42_000_00],
    [
      "wiederkehrend",
      { jahresbetrag: 12_000_00, gesamtbetrag: 30_000_00, rueckstaende: 1_000_00 },
      31_000_00,
    ],
    ["insolvenz", { masse: 5_000_00, forderung: 8_000_00 }, 5_000_00],
    ["insolvenz", { masse: 5_000_00, forderung: 3_000_00 }, 3_000_00],
    ["zwangsversteigerung", { steuerwert: 90_000_00 }, 90_000_00],
  ])("%s mit %j: %i Cent", (regel, angaben, erwartet) => {
    expect(wert(regel, angaben)).toBe(erwartet);
  });

  test("über 30 Mio. zählt der höchste Streitwert, nicht aber für die Zuständigkeit", () => {
    expect(antwort("ermessen", { interesse: 30_000_000_01 })).toMatchObject({
      wert: 30_000_000_00,
      schritte: [{}, { norm: "§ 39 Abs. 2 GKG" }],
    });
    expect(wert("besitz", { sachwert: 40_000_000_00 })).toBe(40_000_000_00);
    expect(wert("familie-geldforderung", { hauptforderung: 31_000_000_00 })).toBe(30_000_000_00);
  });
});

describe("Miete und Arbeit", () => {
  test.each<[string, Angaben, string, number | string]>([
    ["mietverhaeltnis", { monatsentgelt: 800_00, streitigeMonate: 3 }, "2026-01-02", 2_400_00],
    ["mietverhaeltnis", { monatsentgelt: 800_00, streitigeMonate: 30 }, "2026-01-02", 9_600_00],
    ["raeumung", { monatsentgelt: 800_00, streitigeMonate: 6 }, "2026-01-02", 4_800_00],
    ["raeumung", { monatsentgelt: 800_00, streitigeMonate: 6, andererGrund: true }, "2026-01-02", 9_600_00],
    ["miethoehe", { anspruch: "erhoehung", monatsbetrag: 50_00, restmonate: 5 }, "2026-01-02", 250_00],
    ["miethoehe", { anspruch: "minderung", monatsbetrag: 50_00 }, "2021-01-01", 600_00],
    ["miethoehe", { anspruch: "minderung", monatsbetrag: 50_00 }, "2020-12-31", "antragAm"],
    ["miethoehe", { anspruch: "ueberschreitung", monatsbetrag: 50_00 }, "2025-06-01", 600_00],
    ["miethoehe", { anspruch: "ueberschreitung", monatsbetrag: 50_00 }, "2025-05-31", "antragAm"],
    ["miete-zustaendigkeit", { jahresentgelt: 1_000_00, streitigeZeit: 30_000_00 }, "2026-01-02", 25_000_00],
    ["kuendigung", { monatsverguetung: 3_000_00, abfindung: 20_000_00 }, "2026-01-02", 9_000_00],
    ["kuendigung", { monatsverguetung: 3_000_00, streitigeMonate: 1 }, "2026-01-02", 3_000_00],
    ["eingruppierung", { monatsdifferenz: 200_00 }, "2026-01-02", 7_200_00],
    ["eingruppierung", { monatsdifferenz: 200_00, gesamtbetrag: 1_000_00 }, "2026-01-02", 1_000_00],
    ["wiederkehrend-dienst", { monatsbetrag: 100_00, rueckstaende: 700_00 }, "2026-01-02", 4_300_00],
    [
      "wiederkehrend-dienst",
      { monatsbetrag: 100_00, rueckstaende: 700_00, arbeitsgericht: true },
      "2026-01-02",
      3_600_00,
    ],
  ])("%s mit %j am %s: %s", (regel, angaben, am, erwartet) => {
    expect(wert(regel, angaben, am)).toBe(erwartet);
  });
});

describe("Verwaltungs-, Finanz- und Sozialgerichte", () => {
  test.each<[string, Angaben, number]>([
    ["auffangwert", {}, 5_000_00],
    ["auffangwert", { personen: 3 }, 15_000_00],
    ["bedeutung", { bedeutung: 9_000_00 }, 9_000_00],
    ["geldleistung", { betrag: 1_000_00 }, 1_000_00],
    ["geldleistung", { betrag: 1_000_00, kuenftig: 500_00 }, 1_500_00],
    ["geldleistung", { betrag: 1_000_00, kuenftig: 9_000_00 }, 3_000_00],
    ["geldleistung", { betrag: 200_00, verfahren: "finanz" }, 1_500_00],
    ["geldleistung", { betrag: 200_00, verfahren: "kindergeld" }, 200_00],
    ["geldleistung", { betrag: 3_000_000_00, verfahren: "sozial" }, 2_500_000_00],
    ["bedeutung", { bedeutung: 800_000_00, verfahren: "vermoegensgesetz" }, 500_000_00],
    ["bedeutung", { bedeutung: 2_000_000_00, verfahren: "pflegeberufe" }, 1_500_000_00],
    ["beamtenstatus", { jahresbezuege: 48_000_00, lebenszeit: true }, 48_000_00],
    ["beamtenstatus", { jahresbezuege: 48_000_00 }, 24_000_00],
    ["beamtenstatus", { jahresbezuege: 48_000_00, lebenszeit: true, amt: true }, 24_000_00],
    ["beamtenstatus", { jahresbezuege: 48_000_00, amt: true }, 12_000_00],
  ])("%s mit %j: %i Cent", (regel, angaben, erwartet) => {
    expect(wert(regel, angaben)).toBe(erwartet);
  });
});

describe("Familiensachen nach dem Tag des Antrags", () => {
  test.each<[string, number, number, number]>([
    ["kindschaft", 3_000_00, 4_000_00, 5_000_00],
    ["abstammung", 2_000_00, 2_000_00, 3_000_00],
    ["abstammung-uebrige", 1_000_00, 1_000_00, 1_000_00],
    ["ehewohnung-getrennt", 3_000_00, 3_000_00, 4_000_00],
    ["ehewohnung", 4_000_00, 4_000_00, 5_000_00],
    ["haushalt-getrennt", 2_000_00, 2_000_00, 2_000_00],
    ["haushalt", 3_000_00, 3_000_00, 3_000_00],
    ["gewaltschutz-1", 2_000_00, 2_000_00, 3_000_00],
    ["gewaltschutz-2", 3_000_00, 3_000_00, 4_000_00],
    ["unterhalt-fg", 500_00, 500_00, 500_00],
    ["familie-auffangwert", 5_000_00, 5_000_00, 5_000_00],
  ])("%s: 2013 %i, 2021 %i, 2025 %i Cent", (regel, w2013, w2021, w2025) => {
    expect(wert(regel, {}, "2013-08-01")).toBe(w2013);
    expect(wert(regel, {}, "2020-12-31")).toBe(w2013);
    expect(wert(regel, {}, "2021-01-01")).toBe(w2021);
    expect(wert(regel, {}, "2025-05-31")).toBe(w2021);
    expect(wert(regel, {}, "2025-06-01")).toBe(w2025);
    expect(wert(regel, {}, "2013-07-31")).toBe("antragAm");
  });

  test("der Verbund erhöht je Kindschaftssache höchstens um den Betrag des Tages", () => {
    const angaben = { ehesache: 30_000_00, kindschaftssachen: 2 };
    expect(wert("verbund", angaben, "2020-12-31")).toBe(36_000_00);
    expect(wert("verbund", angaben, "2021-01-01")).toBe(38_000_00);
    expect(wert("verbund", angaben, "2025-06-01")).toBe(40_000_00);
    expect(wert("verbund", { ehesache: 10_000_00, kindschaftssachen: 1 })).toBe(12_000_00);
  });

  test("die Ehesache hat Mindest- und Höchstwert; Zu- und Abschläge sind von Hand anzugeben", () => {
    expect(wert("ehesache", { netto1: 500_00, netto2: 400_00 })).toBe(3_000_00);
    expect(wert("ehesache", { netto1: 400_000_00, netto2: 0 })).toBe(1_000_000_00);
    expect(
      wert("ehesache", { netto1: 2_000_00, netto2: 1_000_00, kinderabschlag: 300_00, vermoegen: 2_500_00 }),
    ).toBe(10_600_00);
  });

  test.each<[string, Angaben, number]>([
    ["einstweilige-anordnung", { hauptsache: 5_000_00 }, 2_500_00],
    ["einstweilige-anordnung", { hauptsache: 5_000_00, bruchteil: 100 }, 5_000_00],
    ["unterhalt", { monatsbetrag: 500_00, gesamtbetrag: 2_000_00, rueckstaende: 500_00 }, 2_500_00],
    ["genehmigung", { geschaeft: 2_000_000_00 }, 1_000_000_00],
    ["kindschaft-vermoegen", { gegenstand: 2_000_000_00 }, 1_000_000_00],
    ["familie-auffangwert", { ermessen: 600_000_00 }, 500_000_00],
    ["familie-auffangwert", { ermessen: 600_000_00, vermoegensrechtlich: true }, 600_000_00],
    ["familie-geldforderung", { hauptforderung: 10_000_00, widerantrag: 4_000_00 }, 14_000_00],
    ["stufenantrag", { leistung: 4_000_00, auskunft: 1_000_00 }, 4_000_00],
    ["kindschaft", { billigkeit: 7_000_00 }, 7_000_00],
  ])("%s mit %j: %i Cent", (regel, angaben, erwartet) => {
    expect(wert(regel, angaben)).toBe(erwartet);
  });
});

describe("Streitwertkataloge", () => {
  const mv = 3_000_00;
  test.each<[string, Angaben, number]>([
    ["vwg-duldung-abschiebung", {}, 2_500_00],
    ["vwg-niederlassungserlaubnis-unbefristeter-aufent", { personen: 2 }, 15_000_00],
    ["vwg-einbuergerung", {}, 10_000_00],
    ["arbg-kuendigung", { monatsverguetung: mv }, 9_000_00],
    ["arbg-abmahnung", { monatsverguetung: mv, anzahl: 5 }, 9_000_00],
    ["arbg-abfindung-im-vergleich", { monatsverguetung: mv }, 0],
    ["arbg-arbeitspapiere", { monatsverguetung: mv }, 300_00],
    ["arbg-freistellung-im-vergleich", { monatsverguetung: mv, verguetung: 20_000_00 }, 3_000_00],
    [
      "arbg-aenderungskuendigung-mit-verguetungsaenderun",
      { monatsverguetung: mv, differenz: 100_00 },
      3_600_00,
    ],
    [
      "arbg-aenderungskuendigung-mit-verguetungsaenderun",
      { monatsverguetung: mv, differenz: 500_00 },
      9_000_00,
    ],
    ["arbg-abrechnung", { verguetung: 4_000_00 }, 200_00],
    ["arbg-qualifiziertes-zeugnis", { monatsverguetung: mv }, 3_000_00],
  ])("%s mit %j: %i Cent", (regel, angaben, erwartet) => {
    expect(wert(regel, angaben)).toBe(erwartet);
  });

  test("jeder Wert sagt, dass der Katalog nicht bindet, und wie sicher er ist", () => {
    expect(antwort("vwg-duldung-abschiebung", {})).toMatchObject({
      sicherheit: "mittel",
      fassung: { sicherheit: "mittel", quelle: { titel: expect.stringMatching(/Fassung 2025/) } },
    });
    expect(antwort("vwg-einbuergerung", {})).toMatchObject({
      vermerke: [
        {},
        { text: expect.stringMatching(/bindet kein Gericht/) },
        { art: "warnung", text: expect.stringMatching(/Fassung 2013/) },
      ],
    });
    expect(antwort("arbg-qualifiziertes-zeugnis", { monatsverguetung: mv })).toMatchObject({
      sicherheit: "hoch",
      vermerke: [{ text: expect.stringMatching(/bindet kein Gericht/) }],
    });
  });

  test("nicht gesicherte Einträge werden genannt, aber nie als Zahl", () => {
    const unsicher = regeln(tag("2026-01-02")).filter((r) => r.sicherheit === "niedrig");
    expect(unsicher.map((r) => r.id)).toEqual([
      "vwg-baugenehmigung-einfamilienhaus",
      "vwg-baunachbarklage",
      "vwg-gewerbeuntersagung-gaststaettenerlaubnis",
      "vwg-versammlungsverbot",
      "arbg-auskunft-nach-entgtranspg-oder-dsgvo-neue-ge",
    ]);
    for (const regel of unsicher) {
      expect(regel.felder).toEqual([]);
      expect(JSON.stringify(regel), regel.id).not.toMatch(/7 500|15 000|20 000|Auffangwert/);
      expect(antwort(regel.id, {})).toMatchObject({
        art: "kein-ergebnis",
        grund: expect.stringMatching(/^Nicht gesichert/),
      });
    }
  });

  test("Einträge ohne Betrag sagen, was der Katalog empfiehlt", () => {
    expect(antwort("arbg-folgekuendigung", {})).toMatchObject({
      art: "kein-ergebnis",
      grund: expect.stringMatching(/Beendigungszeitpunkt/),
    });
  });
});

describe("Falsche Angaben", () => {
  test.each<[string, Angaben, string]>([
    ["gibt-es-nicht", {}, "regel"],
    ["geldforderung", {}, "angaben.hauptforderung"],
    ["geldforderung", { hauptforderung: -1 }, "angaben.hauptforderung"],
    ["geldforderung", { hauptforderung: 0.5 }, "angaben.hauptforderung"],
    ["geldforderung", { hauptforderung: Number.NaN }, "angaben.hauptforderung"],
    ["geldforderung", { hauptforderung: 1, fremd: 1 }, "angaben.fremd"],
    ["geldforderung", { hauptforderung: 1, ohneHaupt: 1 }, "angaben.ohneHaupt"],
    ["mehrere-gegenstaende", { werte: [] }, "angaben.werte"],
    ["mehrere-gegenstaende", { werte: [1, -1] }, "angaben.werte"],
    ["verbandsklage", { interesse: 1, art: "anders" }, "angaben.art"],
    ["arrest-verfuegung", { hauptsache: 1, bruchteil: 101 }, "angaben.bruchteil"],
    ["wettbewerb", {}, "angaben.bedeutung"],
    ["zwangsversteigerung", {}, "angaben.verkehrswert"],
  ])("%s mit %j: Feld %s", (regel, angaben, feld) => {
    expect(wert(regel, angaben)).toBe(feld);
  });

  test("eine Angabe ohne Wert gilt als nicht gemacht", () => {
    expect(wert("geldforderung", { hauptforderung: 1_00, nebenforderungen: undefined })).toBe(1_00);
  });
});

describe("Regeln", () => {
  test("jede hat eine eigene Kennung und eigene Feldnamen", () => {
    expect(new Set(regeln(tag("2026-01-02")).map((r) => r.id)).size).toBe(regeln(tag("2026-01-02")).length);
    for (const r of regeln(tag("2026-01-02")))
      expect(new Set(r.felder.map((f) => f.name)).size, r.id).toBe(r.felder.length);
    expect(regeln(tag("2026-01-02")).length).toBeGreaterThanOrEqual(75);
  });

  test("Norm, Fassung und Tag stehen am Ergebnis, unsichere Anfänge nur, wo sie zählen", () => {
    expect(antwort("kindschaft", {}, "2025-06-01")).toMatchObject({
      fassung: {
        norm: "§ 45 Abs. 1 FamGKG",
        ab: "2025-06-01",
        quelle: { fundstelle: "BGBl. 2025 I Nr. 109" },
        grund: "weil der Antrag am 01.06.2025 gestellt wurde (§ 34 FamGKG)",
      },
    });
    // § 49 GKG: erster Tag der Fassung nicht geklärt; zu sagen ist das nur in seiner Nähe.
    expect(antwort("weg-beschlussklage", { interesseAller: 1, interesseKlaeger: 1 })).toMatchObject({
      vermerke: [],
    });
  });
});
