import { afterAll, expect, test } from "vitest";
import { pdfAus, pdfBeenden } from "./pdf.server.ts";
import { pdfLesen, schriftenIn } from "./testing.ts";

afterAll(pdfBeenden);

const blatt = {
  titel: "Probe „Öl & Fett“ #1",
  stand: "2026-11-21",
  angaben: [["Aktenzeichen", "#set text(red) $x$ *fett* @quelle [y]"]],
  fassungen: ["Recht in der Fassung vom 01.06.2025."],
  tabellen: [
    {
      titel: "Erste",
      spalten: [
        { titel: "Position", rechts: false },
        { titel: "Betrag in €", rechts: true },
      ],
      zeilen: [
        { art: "titel", zellen: ["Gruppe A"] },
        ...Array.from({ length: 90 }, (_, i) => ({ art: "zeile", zellen: [`Zeile ${i + 1}`, "1.234,56"] })),
        { art: "summe", zellen: ["Gesamt", "98.764,80 €"] },
      ],
    },
  ],
  vermerke: ["Ein Hinweis"],
  rechenweg: { titel: "Rechenweg", spalten: [], zeilen: [] },
  schluss: ["Ende."],
  fusszeile: "Fuß",
};
const vorlage = "dokumente/blatt/blatt.typ";

test.each(["a-2a", "a-3a", "ua-1"] as const)(
  "%s: markiert, deutsch, mit Titel und mit eigenen Schriften",
  async (norm) => {
    const datei = await pdfAus(vorlage, blatt, { norm });
    const pdf = await pdfLesen(datei);
    expect([pdf.titel, pdf.sprache, pdf.markiert]).toEqual([blatt.titel, "de-DE", true]);
    const roh = Buffer.from(datei).toString("latin1");
    expect(roh).toContain("/StructTreeRoot");
    expect(roh).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    const kennung = {
      "a-2a": /pdfaid:part>2<.*pdfaid:conformance>A</s,
      "a-3a": /pdfaid:part>3</,
      "ua-1": /pdfuaid:part>1</,
    };
    expect(roh).toMatch(kennung[norm]);
    const { namen, dateien } = schriftenIn(datei);
    expect(namen.map((name) => name.replace(/^[A-Z]{6}\+/, "")).sort()).toEqual([
      "SourceSans3-Regular",
      "SourceSans3-SemiBold",
      "SourceSerif4-Regular",
      "SourceSerif4-SemiBold",
    ]);
    expect(dateien).toBe(namen.length);
  },
);

test("Was jemand eintippt, ist Text und nie Satzanweisung", async () => {
  const { text } = await pdfLesen(await pdfAus(vorlage, blatt));
  expect(text).toContain("Aktenzeichen: #set text(red) $x$ *fett* @quelle [y]");
});

test.each([
  ["Ελλάς, Россия, Łódź, ½", "Ελλάς, Россия, Łódź, ½"],
  ["王 und 漢字 GmbH \u{1f9ff}", "? und ?? GmbH"],
  ["a\u0000b\u0007c\ue000d\ufffee", "abcde"],
  ["x\ud800y", "x"],
  ['c:\\neu "x" \\u{41}', 'c:\\neu "x" \\u{41}'],
])("Ungewöhnliche Zeichen (%j) verhindern kein Dokument", async (eingabe, erwartet) => {
  const { text } = await pdfLesen(await pdfAus(vorlage, { ...blatt, angaben: [["Name", eingabe]] }));
  expect(text).toContain(`Name: ${erwartet}`);
});

test("Tabellenkopf und Gruppentitel stehen auf jeder Seite, die Seiten sind gezählt", async () => {
  const { seiten } = await pdfLesen(await pdfAus(vorlage, blatt));
  expect(seiten).toHaveLength(3);
  for (const [i, seite] of seiten.entries()) {
    expect(seite).toContain("Betrag in €");
    expect(seite).toContain("Gruppe A");
    expect(seite).toContain(`Seite ${i + 1} von 3`);
  }
});

test("Überschrift, Tabelle und Liste sind als solche ausgezeichnet", async () => {
  const { struktur } = await pdfLesen(await pdfAus(vorlage, blatt));
  const arten = new Set<string>();
  const gehen = (teile: (typeof struktur)[number]) => {
    for (const { art, teile: darin } of teile) {
      arten.add(art);
      gehen(darin);
    }
  };
  struktur.forEach(gehen);
  expect([...arten]).toEqual(expect.arrayContaining(["H1", "H2", "Table", "TR", "TH", "TD", "L", "LI"]));
});

test("Eine Vorlage ohne ihre Daten scheitert mit einem Satz von Typst, und die nächste gelingt", async () => {
  await expect(pdfAus(vorlage, { titel: "x" })).rejects.toThrow(/^Typst: .*stand/);
  expect((await pdfAus(vorlage, blatt)).length).toBeGreaterThan(1000);
});

test("Nach dem Beenden beginnt ein Dokument von vorn", async () => {
  await pdfBeenden();
  expect((await pdfAus(vorlage, blatt)).length).toBeGreaterThan(1000);
});
