import { describe, expect, test } from "vitest";
import { linear, wachstum } from "#platform/testing-wachstum.ts";
import { camtLesen } from "./camt.server.ts";
import { csvMitNummern } from "./csv.server.ts";
import { umsatzCsvLesen } from "./kontoumsatz-csv.server.ts";
import { kalenderLesen } from "./termine.server.ts";
import { visitenkartenLesen } from "./visitenkarten.server.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const hoechstens = 1_000_000;
const karten = (text: string) => visitenkartenLesen(bytes(text), hoechstens);
const termine = (text: string) => kalenderLesen(bytes(text), hoechstens);
const karte = (zeilen: string) => `BEGIN:VCARD\nVERSION:3.0\n${zeilen}\nEND:VCARD\n`;
const termin = (zeilen: string) => `BEGIN:VEVENT\nDTSTART:20270101T090000\n${zeilen}\nEND:VEVENT\n`;

describe("Zu lesen kostet so viel, wie die Datei groß ist", () => {
  test.each<readonly [was: string, n: number, arbeit: (n: number) => unknown]>([
    ["Karten ohne Ende", 8_000, (n) => karten("BEGIN:VCARD\n".repeat(n))],
    ["Karten mit Ende", 500, (n) => karten(karte("FN:Rosa Luchs\nEMAIL:a@b.de").repeat(n))],
    ["ein Name mit vielen Angaben", 20_000, (n) => karten(karte(`FN${";A=b".repeat(n)}:x`))],
    ["ein Name aus vielen Teilen", 20_000, (n) => karten(karte(`N:${"a;".repeat(n)}`))],
    ["viele Namen", 20_000, (n) => karten(karte("FN:x\n".repeat(n)))],
    ["eine gefaltete Zeile", 20_000, (n) => karten(karte(`FN:x${"\n y".repeat(n)}`))],
    [
      "eine alte Karte mit weichen Umbrüchen",
      10_000,
      (n) => karten(`BEGIN:VCARD\nVERSION:2.1\nFN;QUOTED-PRINTABLE:${"=41=\n".repeat(n)}\nEND:VCARD\n`),
    ],
    ["Termine ohne Ende", 8_000, (n) => termine("BEGIN:VEVENT\n".repeat(n))],
    ["Termine mit Ende", 500, (n) => termine(termin("SUMMARY:x").repeat(n))],
    ["ein Titel mit vielen Angaben", 20_000, (n) => termine(termin(`SUMMARY${";A=b".repeat(n)}:x`))],
    [
      "ein Termin mit vielen Erinnerungen",
      10_000,
      (n) => termine(termin("BEGIN:VALARM\nEND:VALARM\n".repeat(n))),
    ],
    ["ein Termin voller Beschreibung", 20_000, (n) => termine(termin(`DESCRIPTION:${"a\\, ".repeat(n)}`))],
    ["Zeilen einer Tabelle", 4_000, (n) => csvMitNummern(bytes("a;b\n".repeat(n)), hoechstens)],
    ["Anführungszeichen", 200, (n) => csvMitNummern(bytes(`a;b\n${'"x"y'.repeat(n)}`), hoechstens)],
    [
      "Umsätze einer Tabelle",
      2_000,
      (n) =>
        umsatzCsvLesen(bytes(`Buchungstag;Betrag;Verwendungszweck\n${"20.03.2026;11,99;x\n".repeat(n)}`)),
    ],
    [
      "Buchungen eines Auszugs",
      300,
      (n) =>
        camtLesen(
          bytes(
            `<Document><BkToCstmrStmt><Stmt>${'<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-20</Dt></BookgDt></Ntry>'.repeat(n)}</Stmt></BkToCstmrStmt></Document>`,
          ),
        ),
    ],
  ])("%s", (_, n, arbeit) => {
    expect(wachstum(arbeit, n)).toBeLessThan(linear);
  });
});

describe("Eine Grenze wird genannt", () => {
  const satz = (text: string) => {
    try {
      return csvMitNummern(bytes(text), 10)?.length;
    } catch (fehler) {
      return fehler instanceof Error ? fehler.message : "";
    }
  };

  test("mit der Zeile, die zu lang ist oder zu viele Spalten hat", () => {
    expect(satz(`a;b\n1;2\n${"x".repeat(100_001)}\n`)).toMatch(
      /^Zeile 3 der Datei hat mehr als 100\.000 Zeichen\./,
    );
    expect(satz(`a;b\n${";".repeat(500)}\n`)).toMatch(/^Zeile 2 der Datei hat mehr als 500 Spalten\./);
    expect(satz(`a;b\n${";".repeat(499)}\n`)).toBe(2);
  });

  test("mit dem Anführungszeichen, das wahrscheinlich fehlt", () => {
    expect(satz(`a;b\n"${"x\n".repeat(150_000)}`)).toMatch(/mehr als 200\.000 Zeichen; wahrscheinlich fehlt/);
  });

  test("und mehr Zeilen, als gezählt werden müssen, werden nicht gelesen", () => {
    expect(satz("a;b\n".repeat(5_000))).toBe(60);
  });
});

test("Eine Karte ohne Ende schadet der nächsten nicht, und ein Termin in einem anderen gehört zu ihm", () => {
  const gelesen = karten(`BEGIN:VCARD\nFN:weg\n${karte("FN:Rosa\nEMAIL:a@b.de")}`);
  expect(gelesen).toEqual([undefined, { name: "Rosa", emails: ["a@b.de"] }]);
  const mitAufgabe = termin("SUMMARY:Frist\nBEGIN:VALARM\nSUMMARY:Wecker\nDESCRIPTION:laut\nEND:VALARM");
  expect(termine(mitAufgabe)).toMatchObject([{ titel: "Frist", text: "" }]);
});
