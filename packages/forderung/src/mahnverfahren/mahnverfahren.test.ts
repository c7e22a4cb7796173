import { cent, plusTage, type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { rechtsstand } from "../rechtsstand.ts";
import { unbekanntesHalbjahr } from "../testing.ts";
import { mahnanrechnung } from "./mahnanrechnung.ts";
import { type Mahnfristeneingabe, mahnverfahrenFristen } from "./mahnfristen.ts";
import { mahngericht } from "./mahngericht.ts";
import { type Mahnantrag, plausibilitaet } from "./mahnpruefung.ts";

const fristen = (e: Mahnfristeneingabe) => {
  const x = mahnverfahrenFristen(e);
  if (x.art === "kein-ergebnis") throw new Error(x.grund);
  return Object.fromEntries(x.fristen.map((f) => [f.art, f]));
};

describe("Mahngericht", () => {
  test.each([
    ["RP", "mayen"],
    ["SL", "mayen"],
    ["SN", "aschersleben"],
    ["ST", "aschersleben"],
    ["TH", "aschersleben"],
    ["SH", "schleswig"],
  ] as const)("%s: %s", (land, id) => {
    expect(mahngericht({ land })).toMatchObject({ art: "ergebnis", gericht: { id } });
  });

  test("die Kennung des Gerichts ist eine Sache des Rechtsstands, nicht des Lesers", () => {
    const koeln = mahngericht({ land: "NW", olgBezirk: "koeln" });
    expect(koeln).toMatchObject({
      gericht: { id: "euskirchen", land: "NW" },
      vermerke: [{ text: "Anschrift nach dem Stand August 2026." }],
    });
    expect(JSON.stringify("vermerke" in koeln && koeln.vermerke)).not.toContain("R3203");
    expect(rechtsstand().find(({ norm }) => norm === "§ 689 Abs. 3 ZPO")).toMatchObject({
      titel: expect.stringContaining("XJustiz-Kennungen sind nur durch eine Quelle belegt"),
      sicherheit: "mittel",
    });
  });

  test("nach dem Bezirk fragt nur Nordrhein-Westfalen", () => {
    expect(mahngericht({ land: "HE", olgBezirk: "koeln" })).toMatchObject({
      art: "kein-ergebnis",
      feld: "antragsteller.olgBezirk",
    });
  });

  test("in Nordrhein-Westfalen fragt es nach dem Bezirk", () => {
    expect(mahngericht({ land: "NW" })).toMatchObject({
      art: "kein-ergebnis",
      feld: "antragsteller.olgBezirk",
    });
  });

  test("Arbeitssachen gehen nicht an ein zentrales Gericht, das Europäische Mahnverfahren stets nach Wedding", () => {
    const arbeit = mahngericht({ land: "BY" }, "arbeitsgericht");
    expect(arbeit).toMatchObject({ art: "ergebnis", norm: "§ 46a Abs. 2 ArbGG" });
    expect("gericht" in arbeit).toBe(false);
    expect(mahngericht({ land: "BY" }, "europaeisch")).toMatchObject({
      gericht: { id: "wedding" },
      norm: "§ 1087 ZPO",
    });
  });
});

describe("Fristen", () => {
  test("zwei Wochen Widerspruch, dann der Antrag, spätestens nach sechs Monaten", () => {
    const f = fristen({ zustellungMb: tag("2026-01-15"), zustellungVb: tag("2026-03-02") });
    expect(f.widerspruch?.tag).toBe("2026-01-29");
    expect(f["vb-fruehestens"]?.tag).toBe("2026-01-30");
    expect(f["vb-spaetestens"]?.tag).toBe("2026-07-15");
    expect(f.einspruch).toMatchObject({ tag: "2026-03-16", notfrist: true });
  });

  test("ein Ende am Samstag geht auf Montag, und die Schritte sagen es", () => {
    const f = fristen({ zustellungMb: tag("2026-01-17") });
    expect(f.widerspruch).toMatchObject({ ungeschoben: "2026-01-31", tag: "2026-02-02" });
    expect(f.widerspruch?.schritte.at(-1)?.norm).toBe("§ 222 Abs. 2 ZPO");
    expect(f["vb-fruehestens"]?.tag).toBe("2026-02-03");
  });

  const feiertag = (t: Tag) =>
    ({
      "2026-01-01": { name: "Neujahrstag", norm: "Art. 1 FTG" },
      "2026-04-03": { name: "Karfreitag", norm: "Art. 1 FTG" },
      "2026-04-06": { name: "Ostermontag", norm: "Art. 1 FTG" },
    })[t as string];

  test("Karfreitag: Widerspruch bis zum Dienstag nach Ostern, Antrag erst am Tag danach (§ 222 Abs. 2 ZPO)", () => {
    const f = fristen({ zustellungMb: tag("2026-03-20"), feiertag });
    expect(f.widerspruch).toMatchObject({ ungeschoben: "2026-04-03", tag: "2026-04-07" });
    expect(f.widerspruch?.schritte).toEqual([
      {
        text: "2 Wochen ab dem 20.03.2026: 03.04.2026",
        norm: "§ 692 Abs. 1 Nr. 3 ZPO, §§ 187 Abs. 1, 188 Abs. 2 BGB",
      },
      {
        text: "Kein Werktag: 03.04.2026 (Karfreitag), 04.04.2026 (Samstag), 05.04.2026 (Sonntag), 06.04.2026 (Ostermontag). Ende am 07.04.2026",
        norm: "§ 222 Abs. 2 ZPO; Art. 1 FTG",
      },
    ]);
    expect(f["vb-fruehestens"]?.tag).toBe("2026-04-08");
    expect(f["vb-fruehestens"]?.schritte).toEqual([
      {
        text: "Nach Ablauf der Widerspruchsfrist am 07.04.2026: 08.04.2026",
        norm: "§ 699 Abs. 1 Satz 2 ZPO",
      },
    ]);
  });

  test("Ausland und Europäisches Mahnverfahren verschieben sich ebenso, jedes nach seiner Norm", () => {
    const ausland = fristen({ zustellungMb: tag("2026-03-03"), variante: "ausland", feiertag });
    expect(ausland.widerspruch).toMatchObject({ ungeschoben: "2026-04-03", tag: "2026-04-07" });
    expect(ausland.widerspruch?.schritte[0]?.text).toBe("1 Monat ab dem 03.03.2026: 03.04.2026");
    const eu = fristen({ zustellungMb: tag("2026-03-04"), variante: "europaeisch", feiertag });
    expect(eu.widerspruch).toMatchObject({ ungeschoben: "2026-04-03", tag: "2026-04-07" });
    expect(eu.widerspruch?.schritte.map(({ norm }) => norm)).toEqual([
      "Art. 16 Abs. 2 VO (EG) Nr. 1896/2006, Art. 3 Abs. 1 VO (EWG, Euratom) Nr. 1182/71",
      "Art. 3 Abs. 4 VO (EWG, Euratom) Nr. 1182/71; Art. 1 FTG",
    ]);
    expect(eu.widerspruch?.schritte[0]?.text).toBe("30 Tage ab dem 04.03.2026: 03.04.2026");
  });

  test("die Woche vor dem Arbeitsgericht steht in der Einzahl", () => {
    const f = fristen({ zustellungMb: tag("2026-01-15"), variante: "arbeitsgericht" });
    expect(f.widerspruch?.schritte[0]?.text).toBe("1 Woche ab dem 15.01.2026: 22.01.2026");
    expect(f["vb-spaetestens"]?.schritte[0]?.text).toBe("6 Monate ab dem 15.01.2026: 15.07.2026");
  });

  test("Feiertage zählen nur, wenn sie angegeben sind; sonst warnt ein Vermerk", () => {
    expect(fristen({ zustellungMb: tag("2025-12-18"), feiertag }).widerspruch?.tag).toBe("2026-01-02");
    const ohne = mahnverfahrenFristen({ zustellungMb: tag("2025-12-18") });
    expect(ohne).toMatchObject({
      vermerke: [
        expect.objectContaining({ art: "warnung", norm: "§ 222 Abs. 2 ZPO" }),
        expect.anything(),
        expect.anything(),
      ],
    });
    expect(fristen({ zustellungMb: tag("2025-12-18") }).widerspruch?.tag).toBe("2026-01-01");
  });

  test.each([
    ["arbeitsgericht", "2026-01-22", "2026-03-09"],
    ["ausland", "2026-02-16", "2026-04-02"],
  ] as const)("%s: Widerspruch %s, Einspruch %s", (variante, widerspruch, einspruch) => {
    const f = fristen({ zustellungMb: tag("2026-01-15"), zustellungVb: tag("2026-03-02"), variante });
    expect([f.widerspruch?.tag, f.einspruch?.tag]).toEqual([widerspruch, einspruch]);
  });

  test("europäisch: 30 Tage, kein Vollstreckungsbescheid", () => {
    const f = fristen({ zustellungMb: tag("2026-01-15"), variante: "europaeisch" });
    expect(Object.keys(f)).toEqual(["widerspruch"]);
    expect(f.widerspruch?.ungeschoben).toBe("2026-02-14");
  });

  test("sechs Monate ab dem 31.08. enden am letzten Tag des Februars", () => {
    expect(fristen({ zustellungMb: tag("2026-08-31") })["vb-spaetestens"]?.ungeschoben).toBe("2027-02-28");
  });

  test("die Begründung binnen zwei Wochen ab der Aufforderung", () => {
    const f = fristen({ zustellungMb: tag("2026-01-15"), aufforderungBegruendung: tag("2026-05-04") });
    expect(f.begruendung?.tag).toBe("2026-05-18");
  });

  test("Tage am Ende des Kalenders sind kein Ergebnis, kein Absturz", () => {
    const ende = tag("9999-12-31");
    expect(mahnverfahrenFristen({ zustellungMb: ende })).toMatchObject({
      art: "kein-ergebnis",
      feld: "zustellungMb",
    });
    const e = mahnverfahrenFristen({ zustellungMb: tag("2026-01-15"), zustellungVb: ende });
    expect(e).toMatchObject({ art: "kein-ergebnis", feld: "zustellungVb" });
  });

  test("ein Vollstreckungsbescheid vor dem Mahnbescheid ist kein Ergebnis", () => {
    const e = mahnverfahrenFristen({ zustellungMb: tag("2026-03-02"), zustellungVb: tag("2026-01-15") });
    expect(e).toMatchObject({ art: "kein-ergebnis", feld: "zustellungVb" });
  });
});

describe("Plausibilität vor dem Antrag", () => {
  const gut: Mahnantrag = { antragAm: tag("2026-03-02"), hauptforderung: cent(1_000_00) };
  const felder = (a: Partial<Mahnantrag>) => plausibilitaet({ ...gut, ...a }).map((v) => v.feld);

  test("ein gewöhnlicher Antrag gibt keinen Anlass", () => {
    expect(
      felder({
        faelligAm: tag("2026-01-01"),
        zinsenAb: tag("2026-01-02"),
        antragsteller: "anwalt",
        maschinellLesbar: true,
      }),
    ).toEqual([]);
  });

  test.each([
    [{ hauptforderung: cent(0) }, "hauptforderung"],
    [{ waehrung: "USD" }, "waehrung"],
    [{ gegenleistungOffen: true }, "gegenleistungOffen"],
    [{ oeffentlicheZustellungNoetig: true }, "oeffentlicheZustellungNoetig"],
    [{ zustellungAusland: true }, "zustellungAusland"],
    [{ streitgerichtAngegeben: false }, "streitgerichtAngegeben"],
    [{ antragsteller: "anwalt", maschinellLesbar: false }, "maschinellLesbar"],
    [{ faelligAm: tag("2026-04-01") }, "faelligAm"],
    [{ faelligAm: tag("2026-01-01"), zinsenAb: tag("2026-01-01") }, "zinsenAb"],
    [{ inkassokosten: cent(50_00), anwaltskosten: cent(50_00) }, "inkassokosten"],
    [{ anwaltskosten: cent(1_000_01) }, "inkassokosten"],
  ] as const)("%j", (a, feld) => {
    expect(felder(a)).toEqual([feld]);
  });

  test("der Zins eines Verbraucherdarlehens liegt höchstens 12 Punkte über dem Basiszinssatz", () => {
    const darlehen = (effektivzins100: number) =>
      felder({ verbraucherdarlehen: { effektivzins100, vertragAm: tag("2024-02-01") } });
    expect(darlehen(1562)).toEqual([]);
    expect(darlehen(1563)).toEqual(["verbraucherdarlehen.effektivzins100"]);
    const naechstes = unbekanntesHalbjahr();
    const spaeter = { effektivzins100: 1378, vertragAm: plusTage(naechstes, 31) };
    // The limit, and that the law of consumer loans has changed since.
    expect(felder({ verbraucherdarlehen: spaeter })).toEqual([
      "verbraucherdarlehen.vertragAm",
      "verbraucherdarlehen.vertragAm",
    ]);
    const basiszinsen = [{ ab: naechstes, prozent100: 177, fundstelle: "Bundesbank" }];
    const [warnung] = plausibilitaet({ ...gut, verbraucherdarlehen: spaeter, basiszinsen });
    expect(warnung?.text).toContain("13,77\u00a0%");
    expect(warnung?.text).toContain("vom Betreiber eingetragen (Bundesbank)");
  });
});

describe("Anrechnung der Gebühr des Mahnverfahrens", () => {
  // 1.0 fee of § 34 GKG since 1 June 2025: 40,00 € up to 500 €, 61,00 € up to 1.000 €, 170,50 € up to 5.000 €
  const tabelle: Record<number, number> = { 50000: 40_00, 100000: 61_00, 500000: 170_50 };
  const anrechnung = (wert: number, schalter?: "tatsaechliche-gebuehr" | "halbe-gebuehr") =>
    mahnanrechnung({
      uebergegangenerWert: cent(wert),
      mahngebuehr: { nachSatz: cent((tabelle[wert] ?? 0) / 2), mindestens: cent(38_00) },
      verfahrensgebuehr: { satz100: 300, betrag: cent((tabelle[wert] ?? 0) * 3) },
      ...(schalter && { mindestgebuehrschalter: schalter }),
    });

  test("aus 5.000 € werden 85,25 € angerechnet, 426,25 € bleiben", () => {
    expect(anrechnung(5_000_00)).toMatchObject({ anrechnung: 85_25, rest: 426_25, vermerke: [] });
  });

  test("unter dem Mindestbetrag gilt dieser, auf Wunsch die halbe Gebühr; beides wird gesagt", () => {
    expect(anrechnung(500_00)).toMatchObject({
      anrechnung: 38_00,
      rest: 82_00,
      schalter: "tatsaechliche-gebuehr",
    });
    expect(anrechnung(1_000_00, "halbe-gebuehr")).toMatchObject({ anrechnung: 30_50, rest: 152_50 });
    expect(anrechnung(500_00).vermerke).toHaveLength(1);
  });

  test("ob der Mindestbetrag anzurechnen ist, ist nicht gesichert", () => {
    const norm = "Anm. Abs. 1 zu Nr. 1210 KV GKG";
    const hinweis = (womit: string) => [
      {
        art: "hinweis",
        text: `Ob der Mindestbetrag von 38,00\u00a0€ oder nur die halbe Gebühr angerechnet wird, ist nicht gesichert; gerechnet ist mit ${womit}.`,
        norm,
      },
    ];
    expect(anrechnung(500_00).vermerke).toEqual(hinweis("dem Mindestbetrag"));
    expect(anrechnung(500_00, "halbe-gebuehr").vermerke).toEqual(hinweis("der halben Gebühr"));
    expect(anrechnung(5_000_00, "halbe-gebuehr").vermerke).toEqual([]);
  });

  // Half of 76,00 € is the minimum of 38,00 € itself; a fee of 12,00 € for the suit is all that can be credited.
  test("genau der Mindestbetrag ist sicher, und mehr als die Verfahrensgebühr wird nicht angerechnet", () => {
    const mit = (einfach: number) =>
      mahnanrechnung({
        uebergegangenerWert: cent(1_00),
        mahngebuehr: { nachSatz: cent(einfach / 2), mindestens: cent(38_00) },
        verfahrensgebuehr: { satz100: 300, betrag: cent(einfach * 3) },
      });
    expect(mit(76_00)).toMatchObject({ art: "ergebnis", anrechnung: 38_00, rest: 190_00, vermerke: [] });
    expect(mit(4_00)).toMatchObject({ anrechnung: 12_00, rest: 0 });
    expect(Object.is(mit(0).schritte[1]?.betrag, 0)).toBe(true);
  });
});
