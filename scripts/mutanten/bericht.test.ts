import { expect, test } from "vitest";
import { ausgewertet, zeilen } from "./bericht.ts";
import { geaendert } from "./uebersetzung.ts";

const source = `export const halb = (betrag) =>
  betrag > 0 ? betrag / 2 : 0;`;

const mutant = (status: string, replacement: string) => ({
  status,
  mutatorName: "EqualityOperator",
  replacement,
  location: { start: { line: 2, column: 3 }, end: { line: 2, column: 13 } },
});

const bericht = {
  files: {
    "a.ts": {
      source,
      mutants: [
        mutant("Killed", "betrag < 0"),
        mutant("Timeout", "true"),
        mutant("Survived", "betrag >= 0"),
        mutant("NoCoverage", "false"),
        mutant("Ignored", ""),
        mutant("CompileError", "undefined"),
      ],
    },
  },
};

test("Gezählt wird je Datei; Überlebende stehen mit Datei, Zeile und Änderung da", () => {
  const ergebnis = ausgewertet(bericht, []);
  expect(ergebnis.prozent).toBe(50);
  expect(zeilen(ergebnis)).toEqual([
    "a.ts:2:3 EqualityOperator: betrag > 0 → betrag >= 0",
    "a.ts:2:3 EqualityOperator (kein Test): betrag > 0 → false",
    "",
    " 50,0 %  2 von 4, 1 durch Zeitablauf  a.ts",
    " 50,0 %  2 von 4  insgesamt",
  ]);
});

test("Benannte gleichwertige Änderungen zählen nicht, überholte Einträge werden genannt", () => {
  const eintrag = (ersatz: string) => ({
    datei: "a.ts",
    zeile: "betrag > 0 ? betrag / 2 : 0;",
    ersatz,
    grund: "Die Hälfte von 0 ist 0.",
  });
  const ergebnis = ausgewertet(bericht, [eintrag("betrag >= 0"), eintrag("betrag < 0")]);
  expect(ergebnis.prozent).toBeCloseTo(66.7, 1);
  expect(ergebnis.ueberholt.map(({ ersatz }) => ersatz)).toEqual(["betrag < 0"]);
});

test("Eine Datei ohne Änderungen ist vollständig geprüft", () => {
  expect(ausgewertet({ files: { "leer.ts": { source: "", mutants: [] } } }, []).prozent).toBe(100);
});

test("Eine Änderung ersetzt genau ihre Stelle, auch über Zeilen hinweg", () => {
  const stelle = { start: { line: 2, column: 3 }, end: { line: 2, column: 13 } };
  expect(geaendert(source, { ...mutant("Survived", "true"), location: stelle })).toBe(
    "export const halb = (betrag) =>\n  true ? betrag / 2 : 0;",
  );
  const zeilen = { start: { line: 1, column: 21 }, end: { line: 2, column: 26 } };
  expect(geaendert(source, { ...mutant("Survived", "null"), location: zeilen })).toBe(
    "export const halb = null : 0;",
  );
});
