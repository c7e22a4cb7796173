import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { dokumenttext, Pdffehler } from "../index.ts";
import { testbibliothek } from "../testing/bibliothek.ts";
import { ausObjekten, pdf, strom } from "../testing/pdfbau.ts";
import { oeffnen as dokumentOeffnen } from "./dokument.ts";
import { pdfiumStarten } from "./pdfium.ts";

const { oeffnen } = await testbibliothek();

/** What becomes of a file: its text, or the reason it was refused. */
function lesen(datei: Uint8Array): string {
  try {
    const dokument = oeffnen(datei);
    try {
      return dokumenttext(Array.from({ length: dokument.seitenzahl }, (_, i) => dokument.seite(i + 1))).text;
    } finally {
      dokument.schliessen();
    }
  } catch (fehler) {
    if (fehler instanceof Pdffehler) return fehler.grund;
    throw fehler;
  }
}

const seite = (mehr: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${mehr}>>`;
const schrift = "/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>";

function mitInhalt(inhalt: string, eintraege = ""): Uint8Array {
  return ausObjekten([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    seite(`${schrift}/Contents 4 0 R`),
    strom(inhalt, eintraege),
  ]);
}

describe("eine bösartige Datei hält nicht auf", () => {
  test("mit einem Seitenbaum, der sich selbst enthält", () => {
    const datei = ausObjekten([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Count 2/Kids[2 0 R 3 0 R]>>",
      seite(""),
    ]);
    expect(["", "beschaedigt"]).toContain(lesen(datei).trim());
  });

  test("mit einem Seitenbaum, der tausendfach verschachtelt ist", () => {
    const tiefe = 5000;
    const datei = ausObjekten([
      "<</Type/Catalog/Pages 2 0 R>>",
      ...Array.from({ length: tiefe }, (_, i) => `<</Type/Pages/Count 1/Kids[${i + 3} 0 R]>>`),
      seite(""),
    ]);
    expect(["", "beschaedigt"]).toContain(lesen(datei).trim());
  });

  test("die mehr Seiten verspricht, als sie hat", () => {
    const datei = ausObjekten([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Count 2000/Kids[3 0 R]>>",
      seite(""),
    ]);
    expect(lesen(datei).trim()).toBe("");
    const dokument = oeffnen(datei);
    expect(dokument.bild(1500, 100)).toMatchObject({ breite: 100, hoehe: 142 });
    dokument.schliessen();
  });

  test("mit zehntausend leeren Seiten", () => {
    const dokument = oeffnen(pdf(Array.from({ length: 10_000 }, () => ({}))));
    expect(dokument.seitenzahl).toBe(10_000);
    expect(dokument.seite(10_000).text).toBe("");
    dokument.schliessen();
  });

  test("deren Inhalt sich beim Entpacken vertausendfacht", () => {
    let daten: Uint8Array = new TextEncoder().encode("q Q ".repeat(400_000));
    daten = deflateSync(daten);
    const inhalt = Buffer.from(deflateSync(daten)).toString("latin1");
    expect(inhalt.length).toBeLessThan(20_000);
    expect(lesen(mitInhalt(inhalt, "/Filter[/FlateDecode/FlateDecode]")).trim()).toBe("");
  });

  test("deren Formen einander enthalten", () => {
    const form = (andere: number) =>
      strom("/X Do", `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${andere} 0 R>>>>`);
    const datei = ausObjekten([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Count 1/Kids[3 0 R]>>",
      seite("/Resources<</XObject<</X 5 0 R>>>>/Contents 4 0 R"),
      strom("/X Do"),
      form(6),
      form(5),
    ]);
    expect(lesen(datei).trim()).toBe("");
    const dokument = oeffnen(datei);
    expect(dokument.bild(1, 100).breite).toBe(100);
    dokument.schliessen();
  });

  test("deren Schrift unendlich groß oder gar nichts ist", () => {
    const texte = ["1e30", "0", "-11", "1e-30", "nan"].map(
      (groesse, i) => `BT /F ${groesse} Tf 50 ${700 - i * 20} Td (Nach $ ${i} BGB) Tj ET`,
    );
    const text = lesen(mitInhalt(texte.join("\n")));
    expect(text).toContain("BGB");
  });

  test("deren Seite unendlich groß, winzig oder verkehrt ist", () => {
    for (const masse of ["0 0 1e30 1e30", "0 0 0 0", "595 842 0 0", "0 0 0.001 1e6", "a b c d"]) {
      const dokument = oeffnen(
        ausObjekten([
          "<</Type/Catalog/Pages 2 0 R>>",
          "<</Type/Pages/Count 1/Kids[3 0 R]>>",
          `<</Type/Page/Parent 2 0 R/MediaBox[${masse}]>>`,
        ]),
      );
      const { breite, hoehe, rgba } = dokument.bild(1, 5000);
      expect(rgba.length).toBe(breite * hoehe * 4);
      expect(rgba.length).toBeLessThanOrEqual(68_000_000);
      expect(Number.isFinite(dokument.seite(1).breite)).toBe(true);
      dokument.schliessen();
    }
  });

  test("mit zwanzigtausend Zeichen an einer Stelle und ebenso vielen einzeln", () => {
    const uebereinander = `BT /F 11 Tf 50 700 Td ${"0 0 Td (a) Tj ".repeat(20_000)}ET`;
    const verstreut = Array.from(
      { length: 20_000 },
      (_, i) => `BT /F 5 Tf ${(i * 37) % 590} ${(i * 61) % 840} Td (x) Tj ET`,
    ).join("\n");
    for (const inhalt of [uebereinander, verstreut]) expect(lesen(mitInhalt(inhalt))).toMatch(/[ax]/);
  });

  test("der jede Stelle fehlt oder die mitten im Wort aufhört", () => {
    const ganz = pdf([{ zeilen: [[50, 700, "Nach § 823 BGB."]] }]);
    for (let laenge = 0; laenge < ganz.length; laenge += 37)
      expect(["", "beschaedigt", "Nach § 823 BGB."]).toContain(lesen(ganz.subarray(0, laenge)).trim());
    let saat = 1;
    for (let runde = 0; runde < 200; runde++) {
      const verdorben = ganz.slice();
      for (let i = 0; i < 8; i++) {
        saat = (saat * 1103515245 + 12345) & 0x7fffffff;
        verdorben[saat % verdorben.length] = (saat >> 8) & 0xff;
      }
      expect(typeof lesen(verdorben)).toBe("string");
    }
  });
});

test("Zweihundertmal geöffnet und geschlossen braucht eine Datei nicht mehr Speicher als zwanzigmal", async () => {
  const p = await pdfiumStarten(readFileSync(new URL(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm"))));
  const datei = pdf(Array.from({ length: 20 }, () => ({ zeilen: [[50, 700, "Nach § 823 BGB."]] as const })));
  const gesperrt = readFileSync(new URL("../testing/gesperrt.pdf", import.meta.url));
  const einmal = () => {
    const dokument = dokumentOeffnen(p, datei);
    for (let nr = 1; nr <= dokument.seitenzahl; nr++) dokument.seite(nr);
    dokument.bild(1, 600);
    const rechtecke = [{ x: 0, y: 0, breite: 9, hoehe: 9 }];
    dokument.mitVerweisen([{ seite: 1, rechtecke, url: "https://example.org", titel: "§" }]);
    dokument.schliessen();
    for (const andere of [gesperrt, new Uint8Array(1000)])
      expect(() => dokumentOeffnen(p, andere)).toThrow(Pdffehler);
  };
  for (let i = 0; i < 20; i++) einmal();
  const vorher = p.memory.buffer.byteLength;
  for (let i = 0; i < 200; i++) einmal();
  expect(p.memory.buffer.byteLength).toBe(vorher);
});
