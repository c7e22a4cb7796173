import { type Katalogwert, katalog } from "@gebuehrenportal/gesetze/streitwertkatalog/katalog.ts";
import { cent, type Tag, tag } from "@gebuehrenportal/recht";
import { mitFassung } from "@gebuehrenportal/recht/testing";
import { describe, expect, test } from "vitest";
import { regeln, streitwert } from "../streitwert.ts";
import { type Angaben, rechenweg } from "../testing.ts";

const verwaltung2013 = "Streitwertkatalog Verwaltungsgerichtsbarkeit (Fassung 2013)";
const verwaltung2025 = "Streitwertkatalog Verwaltungsgerichtsbarkeit (Fassung 2025)";
const arbeit2013 = "Streitwertkatalog Arbeitsgerichtsbarkeit (Fassung 2013)";
const arbeit2024 = "Streitwertkatalog Arbeitsgerichtsbarkeit (Fassung 2024)";
const auffang = "§ 52 Abs. 2 GKG | Auffangwert | 5.000,00 €";

const bindetNicht = (norm: string) =>
  `hinweis | ${norm} | Der Streitwertkatalog ist eine Empfehlung und bindet kein Gericht.`;
const alteFassung = (norm: string) =>
  `warnung | ${norm} | Wert nach der Fassung 2013; ob er in der neuen Fassung gleich geblieben ist, ist nicht geprüft.`;
const unbestaetigt = (norm: string) =>
  `warnung | ${norm} | Bitte vergleichen Sie den Wert mit dem Text des Streitwertkatalogs; bestätigt ist er uns nicht.`;
/** Told of every version that is not confirmed, of catalogue and statute alike. */
const betragOffen = (norm: string) => {
  const reihe = norm.replace(/ \(.*$/, "");
  return `hinweis | ${reihe} | ${reihe}: Diesen Betrag oder Satz haben wir nicht am amtlichen Text bestätigt; bitte prüfen Sie ihn.`;
};

const vermerke = (norm: string, sicher: boolean): readonly string[] =>
  sicher
    ? [bindetNicht(norm)]
    : [
        betragOffen(norm),
        bindetNicht(norm),
        norm.endsWith("(Fassung 2013)") ? alteFassung(norm) : unbestaetigt(norm),
      ];

describe("Katalogwerte: der Rechenweg im Wortlaut", () => {
  const mv = 3_000_00;
  test.each<[string, string, boolean, Angaben, readonly string[]]>([
    [
      "vwg-vorlaeufiger-rechtsschutz",
      verwaltung2013,
      false,
      { hauptsache: 9_000_00 },
      [`${verwaltung2013} | 50 % von 9.000,00 € | 4.500,00 €`],
    ],
    ["vwg-aufenthaltstitel-befristet", verwaltung2025, false, {}, [auffang]],
    [
      "vwg-aufenthaltstitel-befristet",
      verwaltung2025,
      false,
      { personen: 3 },
      [auffang, "§ 39 Abs. 1 GKG | 3 Personen | 15.000,00 €"],
    ],
    [
      "vwg-niederlassungserlaubnis-unbefristeter-aufent",
      verwaltung2025,
      false,
      { personen: 2 },
      [
        auffang,
        `${verwaltung2025} | 1,5-facher Auffangwert | 7.500,00 €`,
        "§ 39 Abs. 1 GKG | 2 Personen | 15.000,00 €",
      ],
    ],
    [
      "vwg-drittanfechtung-windenergieanlage",
      verwaltung2013,
      false,
      {},
      [`${verwaltung2013} | Betrag des Katalogs | 15.000,00 €`],
    ],
    [
      "arbg-kuendigung",
      arbeit2024,
      true,
      { monatsverguetung: mv },
      [`${arbeit2024} | 3,0 Monatsvergütungen von 3.000,00 € | 9.000,00 €`],
    ],
    [
      "arbg-abmahnung",
      arbeit2024,
      true,
      { monatsverguetung: mv },
      [`${arbeit2024} | 1,0 Monatsvergütungen von 3.000,00 € | 3.000,00 €`],
    ],
    [
      "arbg-abmahnung",
      arbeit2024,
      true,
      { monatsverguetung: mv, anzahl: 3 },
      [`${arbeit2024} | 1,0 Monatsvergütungen von 3.000,00 € × 3 | 9.000,00 €`],
    ],
    [
      "arbg-abmahnung",
      arbeit2024,
      true,
      { monatsverguetung: mv, anzahl: 4 },
      [
        `${arbeit2024} | 1,0 Monatsvergütungen von 3.000,00 € × 4 | 12.000,00 €`,
        `${arbeit2024} | Höchstens 3 Monatsvergütungen | 9.000,00 €`,
      ],
    ],
    [
      "arbg-abrechnung",
      arbeit2013,
      false,
      { verguetung: 4_000_00 },
      [`${arbeit2013} | 5 % von 4.000,00 € | 200,00 €`],
    ],
    [
      "arbg-freistellung-im-vergleich",
      arbeit2024,
      false,
      { monatsverguetung: mv, verguetung: 12_000_00 },
      [`${arbeit2024} | 25 % von 12.000,00 € | 3.000,00 €`],
    ],
    [
      "arbg-freistellung-im-vergleich",
      arbeit2024,
      false,
      { monatsverguetung: mv, verguetung: 20_000_00 },
      [
        `${arbeit2024} | 25 % von 20.000,00 € | 5.000,00 €`,
        `${arbeit2024} | Höchstens 1 Monatsvergütung | 3.000,00 €`,
      ],
    ],
    [
      "arbg-altersteilzeit",
      arbeit2013,
      false,
      { monatsverguetung: mv, differenz: 500_00 },
      [
        `${arbeit2013} | 36 × 500,00 € | 18.000,00 €`,
        `${arbeit2013} | Höchstens 3 Monatsvergütungen | 9.000,00 €`,
      ],
    ],
    [
      "arbg-altersteilzeit",
      arbeit2013,
      false,
      { monatsverguetung: mv, differenz: 100_00 },
      [`${arbeit2013} | 36 × 100,00 € | 3.600,00 €`],
    ],
  ])("%s (%s)", (regel, norm, sicher, angaben, erwartet) => {
    expect(rechenweg(regel, angaben)).toEqual({
      wert: erwartet.at(-1)?.split(" | ").at(-1),
      weg: erwartet,
      vermerke: vermerke(norm, sicher),
    });
  });

  test("Jahresgewinn, mindestens ein fester Betrag: sobald der Eintrag belegt ist", () => {
    const id = "vwg-gewerbeuntersagung-gaststaettenerlaubnis";
    const belegt: Katalogwert = { art: "mindestens", betrag: cent(15_000_00) };
    inFassung2030(id, belegt, (am) => {
      const norm = "Streitwertkatalog Verwaltungsgerichtsbarkeit (Fassung 2030)";
      const weg = (interesse: number) => rechenweg(id, { interesse }, am).weg;
      expect(weg(20_000_00)).toEqual([`${norm} | Wirtschaftliches Interesse | 20.000,00 €`]);
      expect(weg(15_000_00)).toEqual([`${norm} | Wirtschaftliches Interesse | 15.000,00 €`]);
      expect(weg(14_999_99)).toEqual([
        `${norm} | Wirtschaftliches Interesse | 14.999,99 €`,
        `${norm} | Mindestwert | 15.000,00 €`,
      ]);
    });
  });
});

/** Adds a secured version to an item and asks for it on its first day. */
function inFassung2030(id: string, wert: Katalogwert, tun: (am: Tag) => void): void {
  const reihe = katalog.find((e) => e.id === id)?.werte;
  if (!reihe) throw new Error(id);
  const ab = tag("2030-01-01");
  const quelle = { titel: "Streitwertkatalog, Fassung 2030", fundstelle: "Stand 01.12.2029" };
  mitFassung(reihe, { ab, quelle, wert }, () => tun(ab));
}

const am = tag("2026-01-15");
const regelNach = (id: string, tag: Tag = am) => regeln(tag).find((r) => r.id === id);

describe("Was ein Eintrag fragt und sagt", () => {
  const monat = {
    name: "monatsverguetung",
    titel: "Bruttomonatsvergütung",
    art: "geld",
    pflicht: true,
  };
  const abEinem = { art: "zahl", pflicht: false, vorgabe: 1, mindestens: 1 };
  const anzahl = { name: "anzahl", titel: "Anzahl", ...abEinem };
  const personen = { name: "personen", titel: "Zahl der Personen", ...abEinem };
  const geld = (name: string, titel: string) => ({ name, titel, art: "geld", pflicht: true });

  test.each([
    ["vwg-vorlaeufiger-rechtsschutz", [geld("hauptsache", "Wert der Hauptsache oder Summe des Bescheids")]],
    ["vwg-einbuergerung", [personen]],
    ["vwg-drittanfechtung-windenergieanlage", []],
    ["vwg-versammlungsverbot", []],
    ["arbg-kuendigung", [monat]],
    ["arbg-abmahnung", [monat, anzahl]],
    ["arbg-abrechnung", [geld("verguetung", "Vergütung des Zeitraums")]],
    ["arbg-freistellung-im-vergleich", [geld("verguetung", "Vergütung des Zeitraums"), monat]],
    ["arbg-altersteilzeit", [monat, geld("differenz", "Unterschied der Vergütung im Monat")]],
    ["arbg-folgekuendigung", []],
  ])("%s", (id, felder) => {
    expect(regelNach(id)?.felder).toEqual(felder);
  });

  test("ein Mindestwert fragt nach dem Interesse", () => {
    const id = "vwg-gewerbeuntersagung-gaststaettenerlaubnis";
    inFassung2030(id, { art: "mindestens", betrag: cent(15_000_00) }, (ab) => {
      expect(regelNach(id, ab)?.felder).toEqual([
        geld("interesse", "Wirtschaftliches Interesse, etwa der Jahresgewinn"),
      ]);
    });
  });

  test("ein gesicherter Eintrag nennt Empfehlung, Katalog und Fassung", () => {
    expect(regelNach("arbg-kuendigung")).toEqual({
      id: "arbg-kuendigung",
      titel: "Kündigung (eine, gleich welcher Art)",
      norm: "Streitwertkatalog Arbeitsgerichtsbarkeit",
      gebiet: "arbeit",
      felder: [monat],
      hinweis: "Vergütung für ein Vierteljahr; weniger, wenn nur Fortbestand unter 3 Monaten streitig.",
      katalog: { titel: "Streitwertkatalog Arbeitsgerichtsbarkeit", fassung: "Fassung 2024" },
      sicherheit: "hoch",
    });
  });

  test("ein eigener Hinweis steht hinter der Empfehlung", () => {
    expect(regelNach("arbg-zwischen-und-endzeugnis-zusammen")?.hinweis).toBe(
      "1 MV. einzelne LAG: Zwischenzeugnis nur 1/2 bzw. 1/3 MV.",
    );
  });

  test("ein ungesicherter nennt keine Zahl", () => {
    expect(regelNach("vwg-versammlungsverbot")).toEqual({
      id: "vwg-versammlungsverbot",
      titel: "Versammlungsverbot",
      norm: "Streitwertkatalog Verwaltungsgerichtsbarkeit",
      gebiet: "verwaltung",
      felder: [],
      hinweis: "Nicht gesichert: Der Katalogwert ist nicht belegt und wird nicht berechnet.",
      katalog: { titel: "Streitwertkatalog Verwaltungsgerichtsbarkeit", fassung: "Fassung 2013" },
      sicherheit: "niedrig",
    });
  });

  test("vor seiner ersten Fassung steht ein Eintrag so da, wie er begann", () => {
    expect(regelNach("arbg-kuendigung", tag("2014-01-02"))).toEqual(regelNach("arbg-kuendigung"));
  });

  test("eine spätere Fassung heißt, wie sie sich nennt, nicht nach ihrem ersten Tag", () => {
    const reihe = katalog.find((e) => e.id === "arbg-kuendigung")?.werte;
    if (!reihe) throw new Error();
    const ab = tag("2031-01-01");
    const quelle = { titel: "Streitwertkatalog, Fassung 2030", fundstelle: "Stand 01.12.2030" };
    mitFassung(reihe, { ab, quelle, wert: { art: "festbetrag", betrag: cent(1_00) } }, () => {
      expect(regelNach("arbg-kuendigung", ab)?.katalog?.fassung).toBe("Fassung 2030");
    });
  });

  test("eine Quelle ohne „Fassung“ heißt nach dem Jahr ihres ersten Tages", () => {
    const reihe = katalog.find((e) => e.id === "arbg-kuendigung")?.werte;
    if (!reihe) throw new Error();
    const ab = tag("2031-05-01");
    const quelle = { titel: "Fassung 2031 des Katalogs, zweiter Abdruck", fundstelle: "Stand 01.05.2031" };
    mitFassung(reihe, { ab, quelle, wert: { art: "festbetrag", betrag: cent(1_00) } }, () => {
      expect(regelNach("arbg-kuendigung", ab)?.katalog?.fassung).toBe("Fassung 2031");
    });
  });
});

describe("Kein Ergebnis", () => {
  const antwort = (regel: string, antragAm: Tag = am) => streitwert({ regel, antragAm, angaben: {} });

  test.each([
    [
      "vwg-versammlungsverbot",
      verwaltung2013,
      "Nicht gesichert: Der Wert dieses Katalogeintrags ist nicht belegt.",
    ],
    [
      "arbg-folgekuendigung",
      arbeit2024,
      "Der Katalog nennt keinen Betrag: nur wenn sie den Beendigungszeitpunkt verändert.",
    ],
  ])("%s (%s): %s", (regel, norm, grund) => {
    expect(antwort(regel)).toEqual({ art: "kein-ergebnis", grund, norm, feld: "regel" });
  });

  test("vor dem Auffangwert des Gesetzes hat auch der Katalog keinen", () => {
    expect(antwort("vwg-einbuergerung", tag("2013-07-31"))).toEqual({
      art: "kein-ergebnis",
      grund: "Für den 31.07.2013 ist keine Fassung erfasst.",
      norm: "§ 52 Abs. 2 GKG",
      feld: "antragAm",
    });
  });
});
