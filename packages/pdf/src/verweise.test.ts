import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dokumenttext } from "../index.ts";
import { testbibliothek } from "../testing/bibliothek.ts";
import { ausObjekten, pdf, strom } from "../testing/pdfbau.ts";

const { oeffnen } = await testbibliothek();
const url = "https://www.gesetze-im-internet.de/bgb/__823.html";

test("Verweise stehen auf den Rechtecken, und der Text bleibt", () => {
  const dokument = oeffnen(pdf([{ zeilen: [[50, 700, "Das folgt aus § 823 BGB."]] }]));
  const text = dokumenttext([dokument.seite(1)]);
  const von = text.text.indexOf("§ 823 BGB");
  const stellen = text.stelle(von, von + 9).map((stelle) => ({ ...stelle, url, titel: "§ 823 BGB" }));
  expect(stellen.length).toBe(1);
  const neu = dokument.mitVerweisen(stellen);
  dokument.schliessen();
  const inhalt = new TextDecoder("latin1").decode(neu);
  expect(inhalt).toContain(`(${url})`);
  expect(inhalt.match(/\/Subtype\s*\/Link/g)?.length).toBe(1);
  expect(inhalt).not.toContain("/JavaScript");
  const wieder = oeffnen(neu);
  expect(wieder.seite(1).text).toBe("Das folgt aus § 823 BGB.");
  wieder.schliessen();
});

test.each([0, 90, 180, 270])("Auf einer um %i° gedrehten Seite liegen sie auf dem Text", (drehung) => {
  const dokument = oeffnen(
    pdf([{ zeilen: [[100, 700, "H", 20]], eintraege: `/Rotate ${drehung}/CropBox[50 100 500 800]` }]),
  );
  const text = dokumenttext([dokument.seite(1)]);
  const inhalt = new TextDecoder("latin1").decode(
    dokument.mitVerweisen(text.stelle(0, 1).map((stelle) => ({ ...stelle, url }))),
  );
  dokument.schliessen();
  const rechteck = /\/Rect\s*\[\s*([\d. ]+)\]/.exec(inhalt)?.[1]?.trim().split(/\s+/).map(Number);
  expect(rechteck?.map(Math.round)).toEqual([100, 700, 114, 714]);
});

const signatur = "/AcroForm<</SigFlags 3/Fields[6 0 R]>>";

/** A page with a link of its own and a field for a signature, signed or not at all there. */
const mitAnmerkung = (katalog: string) =>
  ausObjekten([
    `<</Type/Catalog/Pages 2 0 R${katalog}>>`,
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Annots[5 0 R]/Contents 4 0 R>>",
    strom("0 0 m"),
    "<</Type/Annot/Subtype/Link/Rect[1 2 30 40]/A<</S/URI/URI(https://alt.example/)>>>>",
    "<</FT/Sig/T(Unterschrift)/V<</Type/Sig/Filter/Adobe.PPKLite/Contents<00>/ByteRange[0 1 2 3]>>>>",
  ]);

test("Vorhandene Verweise bleiben", () => {
  const dokument = oeffnen(mitAnmerkung(""));
  const neu = dokument.mitVerweisen([{ seite: 1, rechtecke: [{ x: 5, y: 5, breite: 9, hoehe: 9 }], url }]);
  dokument.schliessen();
  const inhalt = new TextDecoder("latin1").decode(neu);
  expect(inhalt).toContain("(https://alt.example/)");
  expect(inhalt.match(/\/Subtype\s*\/Link/g)?.length).toBe(2);
});

test("Eine unterschriebene Datei ist als solche bekannt", () => {
  for (const [katalog, signiert] of [
    ["", false],
    [signatur, true],
  ] as const) {
    const dokument = oeffnen(mitAnmerkung(katalog));
    expect(dokument.signiert).toBe(signiert);
    dokument.schliessen();
  }
});

test("Eine Datei mit Kennwort öffnet sich nur mit ihm und bleibt auch mit Verweisen gesperrt", () => {
  const datei = new Uint8Array(readFileSync(new URL("../testing/gesperrt.pdf", import.meta.url)));
  for (const kennwort of [undefined, "falsch"])
    expect(() => oeffnen(datei, kennwort)).toThrow(expect.objectContaining({ grund: "kennwort" }));
  const dokument = oeffnen(datei, "geheim");
  expect(dokument.seite(1).text).toBe("Nach § 823 BGB.");
  const neu = dokument.mitVerweisen([{ seite: 1, rechtecke: [{ x: 5, y: 5, breite: 9, hoehe: 9 }], url }]);
  dokument.schliessen();
  expect(() => oeffnen(neu)).toThrow(expect.objectContaining({ grund: "kennwort" }));
  const wieder = oeffnen(neu, "geheim");
  expect(wieder.seite(1).text).toBe("Nach § 823 BGB.");
  wieder.schliessen();
});
