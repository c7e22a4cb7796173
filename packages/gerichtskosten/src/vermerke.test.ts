import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import type { GerichtskostenEingabe } from "./eingabe.ts";
import { aus, kosten, type Position } from "./testing.ts";

function gesagt(
  gesetz: Gesetz,
  positionen: readonly Position[],
  weiteres: Partial<GerichtskostenEingabe> = {},
  am = "2026-01-15",
): string[] {
  const antwort = kosten(gesetz, am, positionen, weiteres);
  if (antwort.art !== "ergebnis") throw new Error(antwort.grund);
  return antwort.vermerke.map(
    ({ art, norm, text, feld }) => `${art} | ${norm} | ${text.replaceAll("\u00a0", " ")} | ${feld}`,
  );
}

const kurz = (nr: string, register: string) =>
  `hinweis | Nr. ${nr} ${register} | Die Anmerkung zur Dauer bis zu drei Monaten ist in ihrem heutigen Wortlaut angewandt. | positionen[0]`;

describe("Was der Leser neben den Zahlen wissen muss, im Wortlaut", () => {
  test("der Höchstwert der Tabelle, je Gesetz mit seinem Namen; genau erreicht ist er keine Zeile", () => {
    const hoch = (gesetz: Gesetz, nr: string, wert: number) => gesagt(gesetz, [{ nr, wert: aus(wert) }]);
    expect(hoch("gkg", "1210", 40_000_000)).toEqual([
      "hinweis | § 39 Abs. 2 GKG | Als Streitwert zählen höchstens 30.000.000,00 €. | positionen[0].wert",
    ]);
    expect(hoch("gkg", "1210", 30_000_000)).toEqual([]);
    expect(hoch("famgkg", "1220", 40_000_000)).toEqual([
      "hinweis | § 33 Abs. 2 FamGKG | Als Verfahrenswert zählen höchstens 30.000.000,00 €. | positionen[0].wert",
    ]);
    expect(hoch("gnotkg", "21200", 70_000_000)).toEqual([
      "hinweis | § 35 Abs. 2 GNotKG | Als Geschäftswert zählen höchstens 60.000.000,00 €. | positionen[0].wert",
    ]);
  });

  test("Verwahrung: der Mehrbetrag über 13 Mio. € ist streitig", () => {
    expect(gesagt("gnotkg", [{ nr: "25300", wert: aus(15_000_000) }])).toEqual([
      "hinweis | Nr. 25300 KV GNotKG | Ob die 1 ‰ nur vom Mehrbetrag über 13.000.000,00 € oder vom ganzen Betrag zu rechnen sind, ist streitig; gerechnet ist nach dem Mehrbetrag. | positionen[0].wert",
    ]);
    expect(gesagt("gnotkg", [{ nr: "25300", wert: aus(13_000_000) }])).toEqual([]);
  });

  test("die Strafe führt zu einer anderen Nummer; gewählt als Ermäßigung oder richtig genannt keine Warnung", () => {
    const strafe = { art: "lebenslang" } as const;
    expect(gesagt("gkg", [{ nr: "3110", angaben: { strafe } }])).toEqual([
      "warnung | Nr. 3115 KV GKG | Nach der angegebenen Strafe entsteht Nr. 3115, nicht Nr. 3110. | positionen[0].nr",
    ]);
    expect(gesagt("gkg", [{ nr: "3115", angaben: { strafe } }])).toEqual([]);
  });

  test("ohne das Vermögen ist die Grenze nicht geprüft; mit ihm schon", () => {
    expect(gesagt("gnotkg", [{ nr: "11102" }])).toEqual([
      "hinweis | Nr. 11102 KV GNotKG | Nr. 11102 beträgt höchstens eine Gebühr Nr. 11101 nach dem Vermögen; ohne das Vermögen ist diese Grenze nicht geprüft. | positionen[0].angaben.vermoegen",
    ]);
    expect(gesagt("gnotkg", [{ nr: "11102", angaben: { vermoegen: aus(20_000) } }])).toEqual([]);
  });

  test("drei Monate: der heutige Wortlaut der Anmerkung", () => {
    const hoechstensDreiMonate = true;
    expect(
      gesagt("gnotkg", [{ nr: "11101", wert: aus(300_000), angaben: { hoechstensDreiMonate } }]),
    ).toEqual([kurz("11101", "KV GNotKG")]);
    expect(gesagt("gnotkg", [{ nr: "11101", wert: aus(300_000) }])).toEqual([]);
  });

  test("vor dem Arbeitsgericht: keine Erstattung, kein Vorschuss", () => {
    const beide = [
      "hinweis | § 12a Abs. 1 Satz 1 ArbGG | Im Urteilsverfahren des ersten Rechtszugs erstattet auch die unterlegene Partei keine Anwaltskosten und keine Entschädigung für Zeitversäumnis. | undefined",
      "hinweis | § 11 GKG | Im Verfahren vor den Gerichten für Arbeitssachen wird kein Kostenvorschuss erhoben. | undefined",
    ];
    expect(gesagt("gkg", [{ nr: "8210", wert: aus(1_000) }])).toEqual(beide);
    expect(gesagt("gkg", [{ nr: "8100", wert: aus(1_000) }])).toEqual(beide);
    expect(gesagt("gkg", [{ nr: "9005", betrag: aus(1) }])).toEqual([]);
  });

  test("Rechtsmittel: ohne seinen Tag gilt der Stichtag, ohne Rechtsmittel hat der Tag keine Wirkung", () => {
    const rechtsmittelAm = tag("2026-01-10");
    expect(gesagt("gkg", [{ nr: "1220", wert: aus(1_000) }])).toEqual([
      "hinweis | § 71 Abs. 1 Satz 2 GKG | Ein Rechtsmittel, das nach einer Gesetzesänderung eingelegt wurde, folgt neuem Recht; gerechnet ist nach dem Stichtag. | rechtsmittelAm",
    ]);
    expect(gesagt("gkg", [{ nr: "1220", wert: aus(1_000) }], { rechtsmittelAm })).toEqual([]);
    expect(gesagt("gkg", [{ nr: "1210", wert: aus(1_000) }], { rechtsmittelAm })).toEqual([
      "hinweis | § 71 Abs. 1 Satz 2 GKG | Keine der Nummern gehört zu einem Rechtsmittel; dessen Tag blieb ohne Wirkung. | rechtsmittelAm",
    ]);
    expect(gesagt("gkg", [{ nr: "1210", wert: aus(1_000) }])).toEqual([]);
  });

  test("zwei Gebühren, die nur in zwei Verfahren nebeneinander stehen; dasselbe nur einmal", () => {
    const warnung =
      "warnung | Nr. 1211 KV GKG | Nr. 1211 tritt an die Stelle von Nr. 1210; beide entstehen nicht nebeneinander. Richtig ist die Summe nur, wenn es zwei verschiedene Verfahren oder Geschäfte sind. | positionen[";
    const [voll, weniger] = [
      { nr: "1210", wert: aus(5_000) },
      { nr: "1211", wert: aus(6_000) },
    ];
    expect(gesagt("gkg", [voll, weniger])).toEqual([`${warnung}1]`]);
    expect(gesagt("gkg", [weniger, voll])).toEqual([`${warnung}1]`]);
    expect(gesagt("gkg", [voll, weniger, { nr: "1211", wert: aus(7_000) }])).toEqual([`${warnung}2]`]);
  });

  test("der gütliche Versuch des Gerichtsvollziehers, heute und vor Nr. 208", () => {
    const beide = [{ nr: "205" }, { nr: "207" }];
    expect(gesagt("gvkostg", beide)).toEqual([
      "warnung | Nr. 208 KV GvKostG | Wurde der Gerichtsvollzieher gleichzeitig mit Nr. 205 beauftragt, entsteht für den gütlichen Versuch nur Nr. 208 statt Nr. 207. | positionen[1]",
    ]);
    expect(gesagt("gvkostg", beide, {}, "2015-01-15")).toEqual([
      "warnung | Nr. 207 KV GvKostG | Bei gleichzeitigem Auftrag zu mehreren Maßnahmen kann Nr. 207 nach der damaligen Anmerkung entfallen. | positionen[1]",
    ]);
    expect(gesagt("gvkostg", [{ nr: "207" }])).toEqual([]);
    expect(gesagt("gvkostg", [{ nr: "205" }])).toEqual([]);
  });

  test("eine Nummer, die damals etwas anderes meinte", () => {
    expect(gesagt("gvkostg", [{ nr: "101" }], {}, "2025-05-31")).toEqual([
      "hinweis | Nr. 101 KV GvKostG | Nr. 101 KV GvKostG hatte am 31.05.2025 einen anderen Inhalt als heute; was damals dort stand, wurde später Nr. 102. | positionen[0]",
    ]);
  });
});
