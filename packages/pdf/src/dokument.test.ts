import { describe, expect, test } from "vitest";
import { hoechstensBytes, Pdffehler } from "../index.ts";
import { testbibliothek } from "../testing/bibliothek.ts";
import { pdf } from "../testing/pdfbau.ts";

const { oeffnen } = await testbibliothek();

const grundVon = (datei: Uint8Array): string => {
  try {
    oeffnen(datei).schliessen();
    return "geöffnet";
  } catch (fehler) {
    return fehler instanceof Pdffehler ? fehler.grund : String(fehler);
  }
};

describe("ein Dokument", () => {
  test("sagt seine Seiten, ihre Maße und ihren Text", () => {
    const dokument = oeffnen(pdf([{ zeilen: [[50, 700, "Das folgt aus § 823 Abs. 1 BGB."]] }, {}]));
    expect(dokument.seitenzahl).toBe(2);
    expect(dokument.signiert).toBe(false);
    const { text, ...seite } = dokument.seite(1);
    expect(seite).toMatchObject({ seite: 1, breite: 595, hoehe: 842 });
    expect(text).toBe("Das folgt aus § 823 Abs. 1 BGB.");
    expect(dokument.seite(2).text).toBe("");
    dokument.schliessen();
  });

  test("das keines ist, ist beschädigt, und eines über der Grenze zu groß", () => {
    expect(grundVon(new Uint8Array())).toBe("beschaedigt");
    expect(grundVon(new TextEncoder().encode("Kein PDF, sondern § 823 BGB."))).toBe("beschaedigt");
    expect(grundVon(pdf([{}]).subarray(0, 60))).toBe("beschaedigt");
    expect(grundVon(pdf([]))).toBe("beschaedigt");
    expect(grundVon(new Uint8Array(hoechstensBytes + 1))).toBe("zu-gross");
  });

  test("lässt sich zweimal schließen", () => {
    const dokument = oeffnen(pdf([{}]));
    dokument.schliessen();
    expect(() => dokument.schliessen()).not.toThrow();
  });
});

describe("Rechtecke", () => {
  test("stehen dort, wo das Zeichen auf der Seite steht", () => {
    const dokument = oeffnen(pdf([{ zeilen: [[100, 700, "H", 20]] }]));
    const [x = 0, y = 0, breite = 0, hoehe = 0] = dokument.seite(1).rechtecke;
    // Helvetica's H is 722/1000 wide and 718/1000 high; its foot stands 142 points below the upper edge.
    expect([x, y + hoehe, breite, hoehe].map((wert) => Math.round(wert))).toEqual([100, 142, 14, 14]);
    dokument.schliessen();
  });

  test.each([
    [0, 100, 142],
    [90, 700, 100],
    [180, 495, 700],
    [270, 142, 495],
  ])("folgen der Drehung der Seite um %i°", (drehung, x, y) => {
    const dokument = oeffnen(pdf([{ zeilen: [[100, 700, "H", 20]], eintraege: `/Rotate ${drehung}` }]));
    const seite = dokument.seite(1);
    const [links = 0, oben = 0, breite = 0, hoehe = 0] = seite.rechtecke;
    expect([seite.breite, seite.hoehe]).toEqual(drehung % 180 === 0 ? [595, 842] : [842, 595]);
    const ecken = [links, links + breite].map(Math.round);
    expect(ecken.some((ecke) => Math.abs(ecke - x) <= 1)).toBe(true);
    expect([oben, oben + hoehe].some((ecke) => Math.abs(ecke - y) <= 1)).toBe(true);
    dokument.schliessen();
  });

  test("zählen vom Rand des gezeigten Ausschnitts", () => {
    const dokument = oeffnen(pdf([{ zeilen: [[100, 700, "H", 20]], eintraege: "/CropBox[50 100 500 800]" }]));
    const seite = dokument.seite(1);
    expect([seite.breite, seite.hoehe]).toEqual([450, 700]);
    expect(Math.round(seite.rechtecke[0] ?? 0)).toBe(50);
    expect(Math.round((seite.rechtecke[1] ?? 0) + (seite.rechtecke[3] ?? 0))).toBe(100);
    dokument.schliessen();
  });
});

describe("das Bild einer Seite", () => {
  test("ist so breit wie gewünscht, weiß, mit dunkler Schrift", () => {
    const dokument = oeffnen(pdf([{ zeilen: [[100, 700, "H", 200]] }]));
    const { breite, hoehe, rgba } = dokument.bild(1, 119);
    expect([breite, hoehe, rgba.length]).toEqual([119, 168, 119 * 168 * 4]);
    expect([...rgba.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
    expect(rgba.some((wert, i) => i % 4 === 0 && wert < 50)).toBe(true);
    dokument.schliessen();
  });

  test("bleibt auch von einer Seite ohne Maß im Rahmen", () => {
    const dokument = oeffnen(pdf([{ masse: [0, 0, 14_400, 3] }, { masse: [0, 0, 3, 14_400] }]));
    for (const nr of [1, 2]) {
      const { breite, hoehe } = dokument.bild(nr, 1_000_000);
      expect(breite * hoehe).toBeLessThanOrEqual(17_000_000);
      expect(Math.max(breite, hoehe)).toBeLessThanOrEqual(16_384);
    }
    dokument.schliessen();
  });
});
