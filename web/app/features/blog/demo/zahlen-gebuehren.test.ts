import { mehrvergleich } from "@gebuehrenportal/gebuehren";
import { describe, expect, test } from "vitest";
import { demoartikel } from "./demoartikel.server.ts";
import { nenntBetraege } from "./testing-artikel.ts";
import { alt, e, gericht, nacheinander, neu, rechnung, sache, summen, zeilen } from "./testing-rechnen.ts";

const klage = ["3100", "3104"];
const geschaeft = (satz100 = 130) => [{ nr: "2300", satz100 }];
const eine = (nr: string, wert: number) => zeilen(rechnung([sache(wert, [nr])]))[0] ?? 0;

describe("Die Beträge in den Artikeln über Gebühren", () => {
  test("KostBRÄG 2025", () => {
    const werte = [500, 1_500, 5_000, 10_000, 50_000];
    nenntBetraege(demoartikel("artikel/kostbraeg-2025"), {
      // Values, and amounts that the statutes name themselves.
      gegeben: [...werte, 15, 225, 207, 38, 36, 5_000, 4_000, 80, 60, 20, 0.42].map(e),
      gerechnet: [
        ...werte.flatMap((wert) =>
          [alt, neu].flatMap((am) => [
            rechnung([sache(wert, klage, { auftragAm: am })]).brutto,
            ...gericht("1210", wert, { am }),
          ]),
        ),
        ...[alt, neu].map((am) => zeilen(rechnung([sache(500, ["1003"], { auftragAm: am })]))[0] ?? 0),
        eine("3309", 500),
      ],
    });
    expect(gericht("1100", 100)).toEqual([3_800]);
    expect(gericht("1100", 100, { am: alt })).toEqual([3_600]);
  });

  test("Anrechnung der Geschäftsgebühr", () => {
    const eins = nacheinander([sache(10_000, geschaeft()), sache(10_000, klage)]);
    const zwei = nacheinander([sache(10_000, geschaeft(200)), sache(10_000, klage)]);
    const drei = nacheinander([sache(10_000, geschaeft()), sache(6_000, klage)]);
    const vier = nacheinander([sache(6_000, geschaeft()), sache(10_000, klage)]);
    const [gg = 0, , vg = 0, , anrechnung = 0] = zeilen(zwei);
    expect([gg, anrechnung, vg - anrechnung]).toEqual([130_400, 48_900, 35_860]);
    expect(zeilen(drei).slice(2, 5)).toEqual([53_820, 49_680, 26_910]);
    expect(zeilen(vier)[4]).toBe(26_910);
    nenntBetraege(demoartikel("artikel/anrechnung-geschaeftsgebuehr"), {
      gegeben: [10_000, 6_000, 4_000, 225].map(e),
      gerechnet: [
        ...zeilen(eins),
        ...summen(eins),
        gg,
        anrechnung,
        vg - anrechnung,
        eine("1003", 6_000),
        eine("3100", 6_000),
        26_910,
        42_380 - 26_910,
        (zeilen(vier)[2] ?? 0) - (zeilen(vier)[4] ?? 0),
      ],
    });
  });

  test("§ 15 Abs. 3 RVG", () => {
    const termin = rechnung([
      sache(0, [
        { nr: "3100", wert: e(10_000) },
        { nr: "3101", wert: e(5_000) },
        { nr: "3104", wert: e(15_000) },
        { nr: "1003", wert: e(10_000) },
        { nr: "1000", wert: e(5_000) },
      ]),
    ]);
    const [voll = 0, halb = 0, , eins = 0, anderthalb = 0, kuerzung = 0] = zeilen(termin);
    const klein = rechnung([
      sache(0, [
        { nr: "3100", wert: e(1_000) },
        { nr: "3101", wert: e(10_000) },
      ]),
    ]);
    const beide = (reihenfolge: "anrechnung-vor-kappung" | "kappung-vor-anrechnung") => {
      const r = nacheinander(
        [
          sache(10_000, geschaeft()),
          sache(0, [
            { nr: "3100", wert: e(10_000) },
            { nr: "3101", wert: e(5_000) },
          ]),
        ],
        { schalter: { reihenfolge } },
      );
      return r.angelegenheiten[1]?.gebuehren ?? 0;
    };
    nenntBetraege(demoartikel("artikel/paragraph-15-abs-3"), {
      gegeben: [5_000, 10_000, 15_000, 1_000, 11_000].map(e),
      gerechnet: [
        ...zeilen(termin).slice(0, 7),
        voll + halb,
        voll + halb - kuerzung,
        ...zeilen(klein).slice(0, 2),
        klein.angelegenheiten[0]?.gebuehren ?? 0,
        eine("3100", 11_000),
        eins + anderthalb,
        eine("1000", 15_000),
        42_380,
        beide("anrechnung-vor-kappung"),
        beide("kappung-vor-anrechnung"),
      ],
    });
    expect(eine("3100", 15_000)).toBe(voll + halb - kuerzung);
  });

  test("Nr. 7002 VV vor und nach der Anrechnung", () => {
    const faelle = [500, 1_000, 1_500, 2_000].map((wert) => {
      const sachen = [sache(wert, geschaeft()), sache(wert, ["3100"])] as const;
      return {
        vor: nacheinander(sachen),
        nach: nacheinander(sachen, { schalter: { pauschale: "nach-anrechnung" } }),
      };
    });
    const [erster] = faelle;
    if (!erster) throw new Error("ohne Fall");
    nenntBetraege(demoartikel("artikel/auslagenpauschale"), {
      gegeben: [500, 1_000, 1_500, 2_000, 20, 100, 300].map(e),
      gerechnet: [
        ...faelle.flatMap(({ vor, nach }) => [
          zeilen(vor)[2] ?? 0,
          vor.angelegenheiten[1]?.gebuehren ?? 0,
          vor.angelegenheiten[1]?.auslagen ?? 0,
          nach.angelegenheiten[1]?.auslagen ?? 0,
        ]),
        ...zeilen(erster.vor),
        ...summen(erster.vor),
        erster.nach.brutto,
        erster.vor.brutto - erster.nach.brutto,
      ],
    });
  });

  test("Mahnverfahren", () => {
    const antrag = nacheinander([sache(6_000, ["3305"]), sache(6_000, klage)]);
    const bescheid = nacheinander([sache(6_000, ["3305", "3308"]), sache(6_000, klage)]);
    const gegner = nacheinander([sache(6_000, ["3307"]), sache(6_000, klage)]);
    expect(gegner.brutto).toBe(antrag.brutto);
    const [sechs, acht] = [6_000, 800].map((wert) => gericht("1210", wert, { mahnwert: wert }));
    const halb = Math.round(eineGebuehr(800) / 2);
    nenntBetraege(demoartikel("artikel/mahnverfahren-anrechnung"), {
      gegeben: [6_000, 800, 10_000, 5_000, 38].map(e),
      gerechnet: [
        ...[sechs, acht].flatMap((paar = []) => [...paar, (paar[0] ?? 0) - (paar[1] ?? 0)]),
        halb,
        eineGebuehr(800) * 3 - halb,
        ...zeilen(antrag),
        ...summen(antrag),
        eine("3308", 6_000),
        bescheid.brutto,
      ],
    });
  });

  test("Prozesskostenhilfe", () => {
    const werte = [5_000, 10_000, 50_000, 100_000];
    const faelle = werte.map((wert) => rechnung([sache(wert, klage, { vertretung: "beigeordnet" })]));
    const kasse = (r: ReturnType<typeof rechnung>) => r.angelegenheiten[0]?.staatskasse;
    const mitVorschuss = rechnung([sache(10_000, klage, { vertretung: "beigeordnet" })], {
      zahlungen: [{ betrag: e(595), von: "vorschuss", angelegenheit: "a" }],
    });
    expect(kasse(mitVorschuss)?.abzug).toBe(0);
    nenntBetraege(demoartikel("artikel/pkh-differenz"), {
      gegeben: [...werte, 4_000, 595].map(e),
      gerechnet: [
        ...faelle.flatMap((r) => [r.brutto, kasse(r)?.brutto ?? 0, kasse(r)?.weitereVerguetung ?? 0]),
        kasse(mitVorschuss)?.auszahlung ?? 0,
        kasse(mitVorschuss)?.weitereVerguetung ?? 0,
      ],
    });
  });

  test("Mehrvergleich", () => {
    const anwalt = (nichtAnhaengig: number, anderweitig: number) =>
      rechnung([
        sache(0, [
          ...mehrvergleich({
            wertAnhaengig: e(10_000),
            wertNichtAnhaengig: e(nichtAnhaengig),
            wertAnderweitigAnhaengig: e(anderweitig),
            instanz: 1,
          }),
        ]),
      ]);
    const mehr = anwalt(5_000, 0);
    const ohne = rechnung([sache(10_000, [...klage, "1003"])]);
    const anderswo = anwalt(0, 5_000);
    const [ermaessigt = 0] = gericht("1210", 10_000, { ermaessigt: "1211" });
    const [viertel = 0] = gericht("1900", 5_000);
    expect(ermaessigt + viertel).toBeLessThanOrEqual(eineGebuehr(15_000));
    nenntBetraege(demoartikel("artikel/mehrvergleich"), {
      gegeben: [10_000, 5_000, 15_000, 2_000].map(e),
      gerechnet: [
        ...zeilen(mehr),
        ...summen(mehr),
        ohne.brutto,
        mehr.brutto - ohne.brutto,
        eine("1003", 15_000),
        anderswo.netto,
        ermaessigt,
        ...gericht("1210", 10_000),
        viertel,
        ermaessigt + viertel,
      ],
    });
  });

  test("Kostenausgleichung", () => {
    const anwalt = rechnung([sache(20_000, klage)]);
    const [vorschuss = 0] = gericht("1210", 20_000);
    const gesamt = 2 * anwalt.brutto + vorschuss;
    const klaeger = anwalt.brutto + vorschuss;
    const erstattung = klaeger - gesamt * 0.3;
    expect(gesamt * 0.7 - anwalt.brutto).toBeCloseTo(erstattung, 6);
    nenntBetraege(demoartikel("artikel/kostenausgleichung"), {
      gegeben: [20_000, 300].map(e),
      gerechnet: [
        ...zeilen(anwalt),
        anwalt.umsatzsteuer.betrag,
        anwalt.brutto,
        vorschuss,
        klaeger,
        gesamt,
        gesamt * 0.3,
        gesamt * 0.7,
        erstattung,
        2 * anwalt.brutto,
        2 * anwalt.brutto * 0.3,
        anwalt.brutto - 2 * anwalt.brutto * 0.3,
        vorschuss * 0.7,
        klaeger * 0.7,
      ].map((betrag) => Math.round(betrag)),
    });
  });
});

/** One court fee, from the three of a suit. */
function eineGebuehr(wert: number): number {
  return (gericht("1210", wert)[0] ?? 0) / 3;
}
