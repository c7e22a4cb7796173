import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import type { Position, RvgEingabe } from "./eingabe.ts";
import {
  ergebnis,
  fassung,
  p,
  type Sachangaben,
  sache,
  sacheVon,
  schritttexte,
  vermerktexte,
} from "./testing.ts";

const wert = 1_000_000;
const stelle = "angelegenheiten[0].positionen[0]";
const vermerke = (
  positionen: readonly (string | Position)[],
  rest: Sachangaben = {},
  x?: Partial<RvgEingabe>,
) => vermerktexte(ergebnis(sache(positionen, rest), x));

describe("Was der Leser wissen muss, steht mit Norm und Feld in einem Vermerk", () => {
  it.each<readonly [string, readonly (string | Position)[], Sachangaben, readonly string[]]>([
    [
      "abweichender Satz",
      [p("3100", { satz100: 100 })],
      { wert },
      [
        `hinweis: Nr. 3100 VV: gerechnet mit 1,0 statt des gesetzlichen Satzes von 1,3. | Nr. 3100 VV | ${stelle}.satz100`,
      ],
    ],
    [
      "Satz über der Schwelle",
      [p("2300", { satz100: 131 })],
      { wert },
      [
        `hinweis: Mehr als 1,3 kann nur gefordert werden, wenn die Tätigkeit umfangreich oder schwierig war. | Nr. 2300 Anm. VV | ${stelle}.satz100`,
      ],
    ],
    [
      "Betrag über der Schwelle",
      [p("2302", { betrag: 391_01 })],
      {},
      [
        `hinweis: Mehr als 391,00 € können nur gefordert werden, wenn die Tätigkeit umfangreich oder schwierig war. | Nr. 2302 Anm. VV | ${stelle}.betrag`,
      ],
    ],
    [
      "Höchstgebühr über der Schwelle, die mit den Auftraggebern gestiegen ist: 391 × 1,3",
      [p("2302", { rahmen: "hoechst" })],
      { auftraggeber: 2 },
      [
        `hinweis: Mehr als 508,30 € können nur gefordert werden, wenn die Tätigkeit umfangreich oder schwierig war. | Nr. 2302 Anm. VV | ${stelle}.betrag`,
      ],
    ],
    ["Schwellengebühr", ["2302"], {}, []],
    ["gesetzlicher Satz", [p("3100", { satz100: 130 })], { wert }, []],
    ["Mindestgebühr unter der Schwelle", [p("2302", { rahmen: "mindest" })], {}, []],
    ["Höchstgebühr ohne Schwelle", [p("3102", { rahmen: "hoechst" })], {}, []],
    [
      "Höchstwert eines einzelnen Auftraggebers",
      ["1003"],
      { wert: 3_000_000_001 },
      [
        "hinweis: Für die Gebühren zählen höchstens 30.000.000 € (§ 22 Abs. 2 RVG). | § 22 Abs. 2 Satz 1 RVG | angelegenheiten[0]",
      ],
    ],
    [
      "Höchstwert mehrerer mit verschiedenen Gegenständen",
      ["1003"],
      { wert: 6_000_000_001, auftraggeber: 2, verschiedeneGegenstaende: true },
      [
        "hinweis: Für die Gebühren zählen höchstens 60.000.000 € (§ 22 Abs. 2 RVG). | § 22 Abs. 2 Satz 2 RVG | angelegenheiten[0]",
      ],
    ],
    [
      "Höchstwert eines einzigen Auftraggebers, der verschiedene Gegenstände angibt",
      ["1003"],
      { wert: 3_000_000_001, verschiedeneGegenstaende: true },
      [
        "hinweis: Für die Gebühren zählen höchstens 30.000.000 € (§ 22 Abs. 2 RVG). | § 22 Abs. 2 Satz 1 RVG | angelegenheiten[0]",
      ],
    ],
    [
      "eigener Wert der Zahlungsvereinbarung",
      [p("1000", { variante: "1000-2", wert })],
      {},
      [
        `hinweis: 10.000,00 € gelten als Wert der Zahlungsvereinbarung selbst; wird stattdessen die Forderung angegeben, zählen davon 50 %. | § 31b RVG | ${stelle}.wert`,
      ],
    ],
    [
      "Forderung neben einem Wert",
      [p("1000", { forderung: wert, wert: 500 })],
      {},
      [`hinweis: Neben der Forderung zählt der angegebene Wert nicht. | § 31b RVG | ${stelle}.wert`],
    ],
    ["Einigung mit eigenem Wert ohne Zahlungsvereinbarung", [p("1000", { wert })], {}, []],
    [
      "Höchstbetrag der Erstberatung",
      [p("34", { beratung: { art: "erstberatung", verbraucher: true } })],
      {},
      [
        `hinweis: 190,00 € sind der Höchstbetrag; geschuldet ist die übliche Vergütung, wenn sie niedriger ist. | § 34 Abs. 1 Satz 3 RVG | ${stelle}.betrag`,
      ],
    ],
    [
      "Höchstbetrag eines Gutachtens",
      [p("34", { beratung: { art: "gutachten", verbraucher: true } })],
      {},
      [
        `hinweis: 250,00 € sind der Höchstbetrag; geschuldet ist die übliche Vergütung, wenn sie niedriger ist. | § 34 Abs. 1 Satz 3 RVG | ${stelle}.betrag`,
      ],
    ],
    [
      "verlangter Betrag einer Erstberatung",
      [p("34", { betrag: 150_00, beratung: { art: "erstberatung", verbraucher: true } })],
      {},
      [],
    ],
    [
      "Erhöhung der Beratungshilfe",
      [p("2502")],
      { auftraggeber: 2 },
      [
        "hinweis: Ob sich Nr. 2502 VV bei mehreren Auftraggebern erhöht, ist streitig; gerechnet ist ohne Erhöhung. | Nr. 1008 VV | angelegenheiten[0]",
        "warnung: Nr. 2502 VV schuldet die Staatskasse; vom Mandanten darf nur die Nr. 2500 VV verlangt werden. | § 44 RVG | angelegenheiten[0]",
        "hinweis: Ohne Pauschale Nr. 7002 VV gerechnet: Nach bloßer Beratung fallen meist keine Entgelte für Post oder Telekommunikation an. Wurde etwas versandt, kann sie verlangt werden. | Nr. 7002 VV | angelegenheiten[0].auslagen.pauschale",
      ],
    ],
    [
      "Stelle im Rahmen ohne Rahmen",
      [p("3100", { rahmen: "hoechst" })],
      { wert },
      [
        `hinweis: Nr. 3100 VV: Die Stelle im Rahmen hat hier keine Bedeutung und ändert nichts. | Nr. 3100 VV | ${stelle}.rahmen`,
      ],
    ],
    [
      "gemeinsamer Wert ohne Erhöhung",
      [p("3100", { gemeinsamerWert: 100 })],
      { wert },
      [
        `hinweis: Nr. 3100 VV: Der gemeinsame Wert hat hier keine Bedeutung und ändert nichts. | Nr. 3100 VV | ${stelle}.gemeinsamerWert`,
      ],
    ],
    [
      "Bezugsgebühr ohne Bezug",
      [p("3100", { bezug: { nr: "3104" } })],
      { wert },
      [
        `hinweis: Nr. 3100 VV: Die Bezugsgebühr hat hier keine Bedeutung und ändert nichts. | Nr. 3100 VV | ${stelle}.bezug`,
      ],
    ],
    [
      "Variante einer anderen Nummer",
      [p("3100", { variante: "1000-1" })],
      { wert },
      [
        `hinweis: Nr. 3100 VV: Die Variante der Nr. 1000 VV hat hier keine Bedeutung und ändert nichts. | Nr. 3100 VV | ${stelle}.variante`,
      ],
    ],
    [
      "Art der Beratung bei einer anderen Nummer",
      [p("3100", { beratung: { art: "beratung", verbraucher: true } })],
      { wert },
      [
        `hinweis: Nr. 3100 VV: Die Art der Beratung hat hier keine Bedeutung und ändert nichts. | Nr. 3100 VV | ${stelle}.beratung`,
      ],
    ],
    [
      "Rahmen bei § 34 RVG",
      [p("34", { betrag: 100, rahmen: "mittel" })],
      {},
      [
        `hinweis: § 34 RVG: Die Stelle im Rahmen hat hier keine Bedeutung und ändert nichts. | § 34 RVG | ${stelle}.rahmen`,
      ],
    ],
    [
      "Prozesskostenhilfe",
      ["3102"],
      { vertretung: "beigeordnet" },
      [
        "hinweis: Solange und soweit Prozess- oder Verfahrenskostenhilfe bewilligt ist, kann die Regelvergütung vom Mandanten nicht verlangt werden; es zahlt die Staatskasse. | § 122 Abs. 1 Nr. 3 ZPO | angelegenheiten[0]",
      ],
    ],
    [
      "Pflichtverteidigung",
      ["4106"],
      { vertretung: "bestellt" },
      [
        "hinweis: Die Gebühren eines Wahlanwalts können vom Mandanten nur verlangt werden, soweit er einen Erstattungsanspruch gegen die Staatskasse hat oder das Gericht seine Leistungsfähigkeit feststellt. | § 52 RVG | angelegenheiten[0]",
        "hinweis: Der als Beistand des Nebenklägers, Verletzten oder Zeugen Bestellte kann sie nur vom Verurteilten verlangen. | § 53 Abs. 2 RVG | angelegenheiten[0]",
      ],
    ],
    ["Wahlverteidigung", ["4106"], {}, []],
    [
      "Beratungshilfe mit drei Gebühren",
      ["2501", "2503", "2508"],
      {},
      [
        "warnung: Nr. 2501, 2503 und 2508 VV schuldet die Staatskasse; vom Mandanten darf nur die Nr. 2500 VV verlangt werden. | § 44 RVG | angelegenheiten[0]",
      ],
    ],
    [
      "nicht bestätigte Sätze der Fassung von 2006",
      ["3309"],
      { wert, auftragAm: fassung[2010] },
      [
        "hinweis: Nr. 3309 VV: Diesen Betrag oder Satz haben wir nicht am amtlichen Text bestätigt; bitte prüfen Sie ihn. | § 60 RVG | angelegenheiten[0]",
      ],
    ],
    [
      "freie Seiten in beiden Arten",
      [],
      { auslagen: { kopien: [{ buchstabe: "b", sw: 1, farbe: 1 }] } },
      [
        "hinweis: Die ersten 100 Seiten ohne Vergütung sind zuerst bei den Schwarz-Weiß-Seiten abgezogen. | Nr. 7000 Nr. 1 VV | angelegenheiten[0].auslagen.kopien",
      ],
    ],
    ["freie Seiten in einer Art", [], { auslagen: { kopien: [{ buchstabe: "b", sw: 101 }] } }, []],
    ["freie Seiten nur in Farbe", [], { auslagen: { kopien: [{ buchstabe: "c", farbe: 101 }] } }, []],
    [
      "beide Arten ohne freie Seiten",
      [],
      { auslagen: { kopien: [{ buchstabe: "a", sw: 1, farbe: 1 }] } },
      [],
    ],
    [
      "bewilligter Wert, der alles umfasst",
      ["3100"],
      { wert, bewilligterWert: wert, vertretung: "beigeordnet" },
      [
        "hinweis: Solange und soweit Prozess- oder Verfahrenskostenhilfe bewilligt ist, kann die Regelvergütung vom Mandanten nicht verlangt werden; es zahlt die Staatskasse. | § 122 Abs. 1 Nr. 3 ZPO | angelegenheiten[0]",
        "hinweis: Der bewilligte Wert umfasst alle Gebühren und ändert nichts. | § 122 Abs. 1 Nr. 3 ZPO | angelegenheiten[0].bewilligterWert",
      ],
    ],
    [
      "bewilligter Teil des Werts",
      ["3100"],
      { wert, bewilligterWert: wert - 1, vertretung: "beigeordnet" },
      [
        "hinweis: Solange und soweit Prozess- oder Verfahrenskostenhilfe bewilligt ist, kann die Regelvergütung vom Mandanten nicht verlangt werden; es zahlt die Staatskasse. | § 122 Abs. 1 Nr. 3 ZPO | angelegenheiten[0]",
        "hinweis: Prozesskostenhilfe besteht nur für 9.999,99 €. Vom Mandanten kann verlangt werden, was die Regelvergütung aus dem ganzen Wert mehr beträgt als die aus dem bewilligten (BGHZ 13, 373). | § 122 Abs. 1 Nr. 3 ZPO | angelegenheiten[0].bewilligterWert",
      ],
    ],
  ])("%s", (_, positionen, rest, erwartet) => {
    expect(vermerke(positionen, rest)).toEqual(erwartet);
  });

  it("sagt auf Wunsch erhöhte Beratungshilfe als erhöht", () => {
    expect(vermerke(["2501"], { auftraggeber: 2 }, { schalter: { erhoehung2501: "ja" } })[0]).toBe(
      "hinweis: Ob sich Nr. 2501 VV bei mehreren Auftraggebern erhöht, ist streitig; gerechnet ist mit Erhöhung. | Nr. 1008 VV | angelegenheiten[0]",
    );
  });

  it("sagt dasselbe an einer Stelle nur einmal, an jeder weiteren Angelegenheit wieder", () => {
    const grenze = (i: number) =>
      `hinweis: Für die Gebühren zählen höchstens 30.000.000 € (§ 22 Abs. 2 RVG). | § 22 Abs. 2 Satz 1 RVG | angelegenheiten[${i}]`;
    const a = sache(["3100", "3104"], { wert: 3_000_000_001 });
    expect(vermerktexte(ergebnis([a, { ...a, id: "b" }]))).toEqual([grenze(0), grenze(1)]);
  });
});

describe("Vermerke zu einer Anrechnung", () => {
  const faelle = (auftragAm = fassung[2025], w = wert) => [
    sache(["2300"], { id: "v", wert: w, auftragAm }),
    sache(["3100"], { id: "z", wert }),
  ];
  const auf = { angelegenheit: "z", position: "3100" };
  const gg = { von: { angelegenheit: "v", position: "2300" }, auf };

  it("nennen das Recht, nach dem der angerechnete Betrag entstanden ist", () => {
    const satz = (recht: string) =>
      `hinweis: Nr. 2300 und 3100 VV folgen verschiedenen Fassungen; angerechnet ist der Betrag nach ${recht}. | § 60 Abs. 1 RVG | anrechnungen[0]`;
    const mit = (rechtswechsel: "entstandener-betrag" | "neues-recht") =>
      vermerktexte(ergebnis(faelle(fassung[2022]), { anrechnungen: [gg], schalter: { rechtswechsel } }));
    expect(mit("entstandener-betrag")).toEqual([satz("dem Recht, nach dem die erste entstanden ist")]);
    expect(mit("neues-recht")).toEqual([satz("dem Recht der zweiten Gebühr")]);
  });

  it("nennen einen Wert, der größer ist als einer der beiden", () => {
    const mit = (w: number) => vermerktexte(ergebnis(faelle(), { anrechnungen: [{ ...gg, wert: cent(w) }] }));
    expect(mit(wert)).toEqual([]);
    expect(mit(wert + 1)).toEqual([
      "hinweis: Übergegangen sein kann höchstens der kleinere der beiden Werte; gerechnet ist mit 10.000,00 €. | § 15a RVG | anrechnungen[0].wert",
    ]);
  });

  it("nennen eine Gebühr, die auf mehrere nur einmal angerechnet wird, mit dem Schritt dazu", () => {
    const [v, z] = faelle(fassung[2025], 1_500_000);
    const y = sache(["3100"], { id: "y", wert: 500_000 });
    const e = ergebnis([v, z, y] as never, {
      anrechnungen: [gg, { ...gg, auf: { angelegenheit: "y", position: "3100" } }],
    });
    expect(vermerktexte(e)).toContain(
      "hinweis: Nr. 2300 VV wird insgesamt nur einmal angerechnet; verteilt ist sie hier nach der Reihenfolge der Eingabe, angegebene Beträge zuerst. | § 15a Abs. 1 RVG | angelegenheiten[2].positionen[0]",
    );
    // 0,65 × 762,00 = 495,30; davon 423,80 auf die erste
    expect(
      schritttexte(sacheVon(e, "y").zeilen.find((x) => x.art === "anrechnung")?.schritte ?? []).at(-1),
    ).toBe("Nr. 2300 VV ist im Übrigen schon angerechnet | § 15a Abs. 1 RVG | 71.50");
  });
});

describe("Pauschgebühr (§§ 42, 51 RVG)", () => {
  const wahl =
    "hinweis: Sind die Gebühren wegen des besonderen Umfangs oder der besonderen Schwierigkeit nicht zumutbar, stellt das Oberlandesgericht auf Antrag eine Pauschgebühr fest. | § 42 RVG | angelegenheiten[0]";
  const bestellt =
    "hinweis: Sind die Gebühren wegen des besonderen Umfangs oder der besonderen Schwierigkeit nicht zumutbar, bewilligt das Oberlandesgericht auf Antrag eine Pauschgebühr; auf sie kann ein Vorschuss verlangt werden. | § 51 RVG | angelegenheiten[0]";
  it("wird ab fünf Verhandlungstagen gesagt, auch wenn sie verschieden heißen", () => {
    expect(vermerke([p("4108", { anzahl: 4 })])).toEqual([]);
    expect(vermerke([p("4108", { anzahl: 5 })])).toEqual([wahl]);
    expect(vermerke([p("4108", { anzahl: 4 }), "4102"])).toEqual([wahl]);
    expect(vermerke([p("4108", { anzahl: 5 })], { vertretung: "bestellt" })).toContain(bestellt);
    expect(vermerke(["4108", "4110"], { vertretung: "bestellt" })).toContain(bestellt);
    expect(vermerke(["4108"], { vertretung: "bestellt" })).not.toContain(bestellt);
  });
});

describe("Ein Mandat um den 01.01.2021 (§ 60 RVG)", () => {
  it("sagt, welcher Wortlaut angewandt ist", () => {
    const rest = { wert, auftragAm: tag("2020-12-10"), rechtsmittelAm: tag("2021-01-15") };
    const satz = (wortlaut: string) =>
      `hinweis: Streitig ist, welcher Wortlaut des § 60 RVG für die Änderung zum 01.01.2021 gilt; gerechnet ist nach dem ${wortlaut} geltenden. | § 60 Abs. 1 RVG | angelegenheiten[0]`;
    expect(vermerke(["3200"], rest)).toEqual([satz("seit 01.01.2021")]);
    expect(vermerke(["3200"], rest, { schalter: { uebergang2021: "altes-recht" } })).toEqual([
      satz("bis 31.12.2020"),
    ]);
    expect(vermerke(["3200"], { wert, auftragAm: tag("2020-12-10") })).toEqual([]);
    const amTag = (rechtsmittelAm: string) =>
      vermerke(["3200"], { ...rest, rechtsmittelAm: tag(rechtsmittelAm) });
    expect(amTag("2021-01-01")).toEqual([satz("seit 01.01.2021")]);
    expect(amTag("2020-12-31")).toEqual([]);
  });
});

describe("Die Fassung nennt ihren Grund", () => {
  const grund = (rest: Sachangaben, positionen = ["3100"]) => {
    const { auftragAm, ...ohne } = sache(positionen, { wert, ...rest });
    const e = ergebnis("auftragAm" in rest ? { ...ohne, ...(auftragAm ? { auftragAm } : {}) } : ohne);
    const { ab, grund: text } = e.angelegenheiten[0]?.fassung ?? {};
    return [ab, text];
  };
  it.each<readonly [string, Sachangaben, string, string]>([
    [
      "unbedingter Auftrag",
      { auftragAm: fassung[2025] },
      "2025-06-01",
      "weil der unbedingte Auftrag am 01.09.2025 erteilt wurde (§ 60 Abs. 1 Satz 1 RVG)",
    ],
    [
      "frühester von mehreren Aufträgen",
      { auftragAm: fassung[2025], weitereAuftraegeAm: [fassung[2022], tag("2025-07-01")] },
      "2021-01-01",
      "weil der früheste Auftrag zu den zusammengerechneten Gegenständen am 01.06.2022 erteilt wurde (§ 60 Abs. 2 RVG)",
    ],
    [
      "Beiordnung vor dem Auftrag",
      { auftragAm: fassung[2025], beiordnungAm: tag("2025-05-31") },
      "2021-01-01",
      "weil die Beiordnung oder Bestellung am 31.05.2025 wirksam wurde und bis dahin kein unbedingter Auftrag bestand (§ 60 Abs. 1 Satz 3 RVG)",
    ],
    [
      "Beiordnung am Tag des Auftrags",
      { auftragAm: fassung[2025], beiordnungAm: fassung[2025] },
      "2025-06-01",
      "weil der unbedingte Auftrag am 01.09.2025 erteilt wurde (§ 60 Abs. 1 Satz 1 RVG)",
    ],
    [
      "Beiordnung vor 2021, früher als der Auftrag oder am selben Tag",
      { auftragAm: fassung[2016], beiordnungAm: fassung[2016] },
      "2013-08-01",
      "weil die Beiordnung oder Bestellung am 01.06.2016 wirksam wurde (§ 60 Abs. 1 Satz 1 RVG a. F.)",
    ],
    [
      "Beiordnung am Tag des Auftrags, am ersten Tag des Wortlauts von 2021",
      { auftragAm: tag("2021-01-01"), beiordnungAm: tag("2021-01-01") },
      "2021-01-01",
      "weil der unbedingte Auftrag am 01.01.2021 erteilt wurde (§ 60 Abs. 1 Satz 1 RVG)",
    ],
    [
      "Beiordnung vor 2021 nach dem Auftrag",
      { auftragAm: fassung[2016], beiordnungAm: tag("2016-06-02") },
      "2013-08-01",
      "weil der unbedingte Auftrag am 01.06.2016 erteilt wurde (§ 60 Abs. 1 Satz 1 RVG)",
    ],
    [
      "Rechtsmittel nach der Änderung von 2013",
      { auftragAm: tag("2013-07-31"), rechtsmittelAm: tag("2013-08-01") },
      "2013-08-01",
      "weil das Rechtsmittel am 01.08.2013 eingelegt wurde (§ 60 Abs. 1 Satz 2 RVG a. F.)",
    ],
  ])("%s", (_, rest, ab, text) => {
    expect(grund(rest)).toEqual([ab, text]);
  });
});
