import { pfaendbarerBetrag, type Zinssatz, zinsrechnung } from "@gebuehrenportal/forderung";
import { tag } from "@gebuehrenportal/recht";
import { streitwert, zustaendigkeit } from "@gebuehrenportal/streitwert";
import { verfahrenswert } from "@gebuehrenportal/versorgungsausgleich";
import { describe, expect, test } from "vitest";
import { demoartikel, demoentwurf } from "./demoartikel.server.ts";
import { nenntBetraege } from "./testing-artikel.ts";
import { e, gericht, rechnung, sache, zeilen } from "./testing-rechnen.ts";

const klage = ["3100", "3104"];
const eine = (nr: string, wert: number) => zeilen(rechnung([sache(wert, [nr])]))[0] ?? 0;

describe("Die Beträge in den Artikeln über Werte und Zinsen", () => {
  test("Streitwert bei Kündigung und Räumung", () => {
    const wert = (regel: string, angaben: Readonly<Record<string, number | string | number[]>>) => {
      const r = streitwert({ regel, antragAm: tag("2026-10-01"), angaben });
      if (r.art !== "ergebnis") throw new Error(r.grund);
      return r.wert;
    };
    const kuendigung = wert("kuendigung", { monatsverguetung: e(3_800), abfindung: e(15_000) });
    const raeumung = wert("raeumung", { monatsentgelt: e(950) });
    const beides = wert("mehrere-gegenstaende", { werte: [raeumung, e(2_850)] });
    const arbeit = rechnung([sache(kuendigung / 100, klage)]);
    nenntBetraege(demoartikel("artikel/streitwert-kuendigung-raeumung"), {
      gegeben: [3_800, 15_000, 950, 2_850, 85, 300, 200].map(e),
      gerechnet: [
        kuendigung,
        raeumung,
        wert("raeumung", { monatsentgelt: e(950), streitigeMonate: 7 }),
        beides,
        wert("miethoehe", { anspruch: "erhoehung", monatsbetrag: e(85) }),
        ...zeilen(arbeit).slice(0, 2),
        arbeit.brutto,
        ...gericht("8210", kuendigung / 100),
        ...gericht("1210", beides / 100),
        rechnung([sache(beides / 100, klage)]).brutto,
      ],
    });
  });

  test("Versorgungsausgleich", () => {
    const wert = (eins: number, zwei: number, anrechte: number, nachScheidung = false) => {
      const r = verfahrenswert({
        nettoeinkommen1: e(eins),
        nettoeinkommen2: e(zwei),
        anrechte,
        nachScheidung,
        antragAm: tag("2026-03-01"),
      });
      if (r.art !== "ergebnis") throw new Error(r.grund);
      return r.wert;
    };
    const vier = wert(2_900, 1_700, 4);
    const scheidung = rechnung([sache(13_800, klage)]);
    const verbund = rechnung([sache(13_800 + vier / 100, klage)]);
    const [allein = 0] = gericht("1110", 13_800, {}, "famgkg");
    const [zusammen = 0] = gericht("1110", 13_800 + vier / 100, {}, "famgkg");
    nenntBetraege(demoartikel("artikel/versorgungsausgleich-wert"), {
      gegeben: [2_900, 1_700, 13_800, 600, 400, 3_000, 500, 300, 200].map(e),
      gerechnet: [
        wert(2_900, 1_700, 2),
        vier,
        wert(2_900, 1_700, 1, true),
        wert(600, 400, 2),
        e(13_800) + vier,
        allein,
        zusammen,
        zusammen - allein,
        ...zeilen(scheidung).slice(0, 2),
        ...zeilen(verbund).slice(0, 2),
        scheidung.brutto,
        verbund.brutto,
        verbund.brutto - scheidung.brutto,
      ],
    });
  });

  test("Zuständigkeit und Berufungssumme", () => {
    const grenze = (eingang: string, id: string) => {
      const r = zustaendigkeit({ wert: e(8_000), eingangAm: tag(eingang), sache: "zivil" });
      if (r.art !== "ergebnis") throw new Error(r.grund);
      return r.zeilen.find((schwelle) => schwelle.id === id)?.grenze ?? 0;
    };
    const beide = (id: string) => ["2025-12-31", "2026-01-02"].map((am) => grenze(am, id));
    nenntBetraege(demoartikel("kurz/amtsgericht-zehntausend"), {
      gegeben: [e(8_000)],
      gerechnet: [...beide("zustaendigkeit"), grenze("2026-01-02", "vereinfachtes-verfahren")],
    });
    nenntBetraege(demoartikel("kurz/berufungssumme"), {
      gegeben: [1_800, 900].map(e),
      gerechnet: [
        ...beide("berufung"),
        ...beide("nichtzulassungsbeschwerde"),
        ...["2025-12-31", "2026-01-02"].map((am) => grenze(am, "streitwertbeschwerde")),
      ],
    });
  });

  test("Pfändung", () => {
    const faelle = [0, 1, 2].map((unterhaltspflichten) => {
      const r = pfaendbarerBetrag({
        nettoeinkommen: e(2_400),
        zeitraum: "monat",
        unterhaltspflichten,
        stichtag: tag("2026-10-01"),
      });
      if (r.art !== "ergebnis") throw new Error(r.grund);
      return r;
    });
    const frei = faelle.map(({ freibetrag }) => freibetrag);
    nenntBetraege(demoartikel("kurz/pfaendungsfreigrenzen-2026"), {
      gegeben: [2_400, 4_866.3].map(e),
      gerechnet: [
        ...frei,
        ...faelle.map(({ pfaendbar }) => pfaendbar),
        (frei[1] ?? 0) - (frei[0] ?? 0),
        (frei[2] ?? 0) - (frei[1] ?? 0),
        Math.ceil((frei[0] ?? 0) / 1_000) * 1_000,
      ],
    });
  });

  test("Zinsen und Pauschale im Verzug", () => {
    const zinsen = (zinssatz: Zinssatz) => {
      const r = zinsrechnung({
        hauptforderungen: [{ id: "a", betrag: e(10_000), verzugAb: tag("2026-07-01"), zinssatz }],
        bis: tag("2026-09-30"),
      });
      if (r.art !== "ergebnis") throw new Error(r.grund);
      return r.summen.zinsen;
    };
    nenntBetraege(demoartikel("kurz/basiszinssatz-2026"), {
      gegeben: [e(10_000)],
      gerechnet: [zinsen({ art: "verbraucher" }), zinsen({ art: "unternehmer" })],
    });
    const { netto } = rechnung([sache(1_000, [{ nr: "2300", satz100: 130 }])]);
    nenntBetraege(demoartikel("kurz/verzugspauschale"), {
      gegeben: [40, 1_000].map(e),
      gerechnet: [netto, netto - e(40)],
    });
  });

  test("Gerichtsgebühren", () => {
    const [voll = 0] = gericht("1210", 10_000);
    const [ermaessigt = 0] = gericht("1210", 10_000, { ermaessigt: "1211" });
    nenntBetraege(demoartikel("kurz/klageruecknahme"), {
      gegeben: [e(10_000)],
      gerechnet: [voll, ermaessigt, voll - ermaessigt],
    });
    const [drei = 0] = gericht("1210", 5_000);
    const [zwei = 0] = gericht("1216", 5_000, { am: tag("2026-02-01") });
    nenntBetraege(demoartikel("kurz/online-verfahren"), {
      gegeben: [5_000, 10_000].map(e),
      gerechnet: [drei, zwei, drei - zwei],
    });
  });

  test("Anwaltsgebühren und Auslagen", () => {
    const drei = rechnung([sache(10_000, klage, { auftraggeber: 3 })]);
    const zwei = rechnung([sache(10_000, [{ nr: "2300", satz100: 130 }], { auftraggeber: 2 })]);
    nenntBetraege(demoartikel("kurz/mehrere-auftraggeber"), {
      gegeben: [e(10_000)],
      gerechnet: [...zeilen(drei), drei.umsatzsteuer.betrag, drei.brutto, zeilen(zwei)[0] ?? 0],
    });
    const rat = (pauschale: boolean) =>
      rechnung([
        sache(0, [{ nr: "34", betrag: e(190), beratung: { art: "erstberatung", verbraucher: true } }], {
          auslagen: { pauschale },
        }),
      ]).brutto;
    nenntBetraege(demoartikel("kurz/erstberatung"), {
      gegeben: [190, 250].map(e),
      gerechnet: [rat(false), rat(true)],
    });
    nenntBetraege(demoartikel("kurz/einigungsgebuehr"), {
      gegeben: [e(10_000)],
      gerechnet: ["1000", "1003", "1004"].map((nr) => eine(nr, 10_000)),
    });
    nenntBetraege(demoartikel("kurz/terminsgebuehr-ohne-termin"), {
      gegeben: [e(10_000)],
      gerechnet: [eine("3104", 10_000)],
    });
    const [, , fahrt = 0, tagegeld = 0] = zeilen(
      rechnung([
        sache(10_000, ["3104"], { auslagen: { kilometer: [180], abwesenheiten: [{ minuten: 300 }] } }),
      ]),
    );
    nenntBetraege(demoartikel("kurz/reisekosten"), {
      gegeben: [0.42, 30, 80].map(e),
      gerechnet: [fahrt, tagegeld, fahrt + tagegeld],
    });
    const kopien = (sw: number) =>
      zeilen(rechnung([sache(10_000, ["3104"], { auslagen: { kopien: [{ buchstabe: "a", sw }] } })])).at(
        -1,
      ) ?? 0;
    nenntBetraege(demoartikel("kurz/dokumentenpauschale"), {
      gegeben: [0.5, 0.15, 1, 0.3, 1.5, 5].map(e),
      gerechnet: [kopien(50), kopien(75) - kopien(50), kopien(75)],
    });
  });

  test("Entwürfe", () => {
    const weitergeleitet = (betrag: number) =>
      zeilen(rechnung([sache(10_000, ["3104", { nr: "1009", auszahlungen: [e(betrag)] }])]))[1] ?? 0;
    nenntBetraege(demoentwurf("entwuerfe/hebegebuehr"), {
      gegeben: [2_500, 10_000, 1, 4_000].map(e),
      gerechnet: [
        weitergeleitet(2_500),
        weitergeleitet(4_000) - weitergeleitet(2_500),
        weitergeleitet(4_000),
      ],
    });
    nenntBetraege(demoentwurf("entwuerfe/zwangsvollstreckung"), {
      gegeben: [500, 15].map(e),
      gerechnet: [eine("3309", 500)],
    });
    expect(eine("3309", 500)).toBeGreaterThan(e(15));
  });
});
