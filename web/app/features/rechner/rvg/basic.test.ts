import { type Angelegenheit, rvgRechnung } from "@gebuehrenportal/gebuehren";
import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { basicfunktionen } from "./basic.ts";
import { eingabeAus } from "./formular/eingabe.ts";
import { formularAusQuery } from "./formular/query.ts";
import { kennzahl } from "./kennzahl.ts";
import { auswertung } from "./rechnung.ts";
import { probegrenzen } from "./testing-grenzen.ts";

const gefunden = (query: string) => {
  const { formular } = formularAusQuery(new URLSearchParams(query));
  return basicfunktionen(eingabeAus(formular, tag("2026-11-20"), probegrenzen).eingabe);
};

test.each([
  "wert=10000&vv=3100,3104,1003",
  "wert=500&vv=2300,1000",
  "wert=300&vv=3305,3308",
  "wert=300&vv=3309,3310",
  "vv=4100,4106,4108",
  "wert=10000&vv=3500,3504",
  "wert=10000&vv=1009,3214",
])("Frei ist alles, was nicht ausdrücklich zu Basic gehört: %s", (query) => {
  expect(gefunden(query)).toEqual([]);
});

test.each([
  ["wert=10000&vv=3100,1004", "Nr. 1004 VV"],
  ["wert=10000&vv=3200", "Nr. 3200 VV"],
  ["vv=3213", "Nr. 3213 VV"],
  ["wert=10000&vv=3100&mandanten=2", "Erhöhung bei mehreren Auftraggebern (Nr. 1008 VV)"],
  ["wert=10000&vv=3100&anrechnung=1", "Anrechnung von Gebühren"],
  ["wert=10000&vv=3100&pkh=1", "Prozesskostenhilfe (§ 49 RVG)"],
  ["wert=10000&vv=2300,3100", "mehrere Angelegenheiten in einer Rechnung"],
])("Zu Basic gehört %s", (query, funktion) => {
  expect(gefunden(query)).toEqual([funktion]);
});

const sache = (mehr: Partial<Angelegenheit>): Angelegenheit => ({
  id: "a1",
  auftragAm: tag("2026-03-01"),
  wert: cent(1_000_000),
  positionen: [{ nr: "3100" }],
  ...mehr,
});
const bestellt = (nr: string) => sache({ vertretung: "bestellt", positionen: [{ nr: "4106" }, { nr }] });
const funktionen = (...angelegenheiten: readonly Angelegenheit[]) =>
  basicfunktionen({ leistungsende: tag("2026-10-01"), angelegenheiten });
const erhoehung = "Erhöhung bei mehreren Auftraggebern (Nr. 1008 VV)";
const mehrere = "mehrere Angelegenheiten in einer Rechnung";

// § 49 RVG gilt nur für Gebühren nach dem Wert: Teile 1 bis 3 und Nr. 4142 bis 4146, 5116 VV.
test.each<[string, readonly Angelegenheit[], readonly string[]]>([
  ["Pflichtverteidigung nach Betragsrahmen", [bestellt("4108")], []],
  ["Pflichtverteidigung mit Einziehung", [bestellt("4142")], ["Prozesskostenhilfe (§ 49 RVG)"]],
  ["Bestellung im Bußgeldverfahren mit Einziehung", [bestellt("5116")], ["Prozesskostenhilfe (§ 49 RVG)"]],
  ["Bestellung mit Gebühr des dritten Teils", [bestellt("3100")], ["Prozesskostenhilfe (§ 49 RVG)"]],
  ["Gewählter Verteidiger mit Einziehung", [sache({ positionen: [{ nr: "4142" }] })], []],
  ["Zwei Auftraggeber", [sache({ auftraggeber: 2 })], [erhoehung]],
  ["Ein Auftraggeber", [sache({ auftraggeber: 1 })], []],
  ["Zwei mit verschiedenen Gegenständen", [sache({ auftraggeber: 2, verschiedeneGegenstaende: true })], []],
  [
    "Zwei, aber keine Gebühr wird erhöht",
    [sache({ auftraggeber: 2, positionen: [{ nr: "3100", erhoehung: false }] })],
    [],
  ],
  [
    "Zwei, und nur eine Gebühr wird erhöht",
    [sache({ auftraggeber: 2, positionen: [{ nr: "3100", erhoehung: false }, { nr: "3104" }] })],
    [erhoehung],
  ],
  [
    "Erst in der zweiten Angelegenheit",
    [sache({}), sache({ id: "a2", auftraggeber: 2 })],
    [mehrere, erhoehung],
  ],
  [
    "Beiordnung erst in der zweiten Angelegenheit",
    [sache({}), sache({ id: "a2", vertretung: "beigeordnet" })],
    [mehrere, "Prozesskostenhilfe (§ 49 RVG)"],
  ],
  [
    "Verschiedene Werte erst in der zweiten",
    [sache({}), sache({ id: "a2", positionen: [{ nr: "3100" }, { nr: "3101", wert: cent(500_000) }] })],
    [mehrere, "verschiedene Werte in einer Angelegenheit"],
  ],
  [
    "Eine Gebühr ohne Wert neben einer mit Wert",
    [
      {
        id: "a1",
        auftragAm: tag("2026-03-01"),
        positionen: [{ nr: "4106" }, { nr: "4142", wert: cent(500_000) }],
      },
    ],
    [],
  ],
])("%s", (_fall, angelegenheiten, erwartet) => {
  expect(funktionen(...angelegenheiten)).toEqual(erwartet);
});

// 1,3 × 652,00 + 0,8 × 652,00 = 1.369,20 aus je 10.000 € überschreiten 1,3 × 872,00 = 1.133,60 aus 20.000 €.
test("Die Begrenzung nach § 15 Abs. 3 RVG zeigt sich erst im Ergebnis", () => {
  const eingabe = {
    leistungsende: tag("2026-10-01"),
    angelegenheiten: [
      sache({
        positionen: [
          { nr: "3100", wert: cent(1_000_000) },
          { nr: "3101", wert: cent(1_000_000) },
        ],
      }),
    ],
  };
  expect(basicfunktionen(eingabe)).toEqual([]);
  expect(basicfunktionen(eingabe, rvgRechnung(eingabe))).toEqual(["Begrenzung nach § 15 Abs. 3 RVG"]);
});

test("Ein Vergleich mit Mehrwert hat verschiedene Werte in einer Angelegenheit", () => {
  const { formular } = formularAusQuery(new URLSearchParams("wert=10000&start=mehrvergleich"));
  const mit = {
    ...formular,
    angelegenheiten: formular.angelegenheiten.map((a) => ({
      ...a,
      felder: { ...a.felder, mehrwert: "5000" },
    })),
  };
  const { eingabe } = eingabeAus(mit, tag("2026-11-20"), probegrenzen);
  expect(eingabe.angelegenheiten[0]?.positionen.map((p) => [p.nr, p.wert])).toEqual([
    ["3100", 1_000_000],
    ["3101", 500_000],
    ["3104", 1_500_000],
    ["1003", 1_000_000],
    ["1000", 500_000],
  ]);
  expect(basicfunktionen(eingabe)).toEqual(["verschiedene Werte in einer Angelegenheit"]);
});

test("Auf dem Telefon sagt schon die Summenleiste, dass etwas zum Tarif Basic gehört", () => {
  const leiste = (query: string, erweitert: boolean) => {
    const { formular } = formularAusQuery(new URLSearchParams(query));
    const a = auswertung({ formular, heute: tag("2026-11-20"), abgeschickt: true, erweitert });
    return kennzahl(a).wert;
  };
  const mehrere = "wert=10000&vv=3100&mandanten=3";
  expect(leiste(mehrere, false)).toBe("im Tarif Basic");
  // (1,3 + 2 × 0,3) × 652,00 = 1.238,80, dazu 20,00 und 19 % (239,17).
  expect(leiste(mehrere, true)).toBe("1.497,97\u00a0€");
  expect(leiste("vv=3100", false)).toBe("–");
});

test("Die Grenze mehrerer Aufträge (§ 15 Abs. 5, 6 RVG) gehört nicht zu Basic", () => {
  const { formular } = formularAusQuery(new URLSearchParams("wert=10000&vv=3403,3100&frueher=3403"));
  const { eingabe } = eingabeAus(formular, tag("2026-11-20"), probegrenzen);
  const antwort = rvgRechnung(eingabe);
  expect(antwort.art === "ergebnis" && antwort.angelegenheiten[0]?.zeilen.map(({ art }) => art)).toContain(
    "kappung",
  );
  expect(basicfunktionen(eingabe, antwort)).toEqual([]);
});
