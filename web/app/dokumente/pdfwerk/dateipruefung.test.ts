import { expect, test } from "vitest";
import { dateifehler, groesse } from "./dateipruefung.ts";

test("Was keine PDF-Datei ist, wird mit einem Satz abgelehnt", () => {
  expect(dateifehler({ name: "klage.docx", type: "application/msword", size: 10 })).toBe(
    "Bitte wählen Sie eine PDF-Datei aus.",
  );
});

test("Unter mehreren wird die genannt, die keine PDF-Datei ist", () => {
  const brief = { name: "brief.docx", type: "application/msword", size: 10 };
  expect(dateifehler(brief, false)).toBe(
    "„brief.docx“ wird nicht gelesen. Bitte wählen Sie eine PDF-Datei aus.",
  );
});

test("Eine PDF-Datei erkennt man an der Art oder an der Endung, auch groß geschrieben", () => {
  expect(dateifehler({ name: "klage", type: "application/pdf", size: 10 })).toBeUndefined();
  expect(dateifehler({ name: "KLAGE.PDF", type: "", size: 10 })).toBeUndefined();
});

test("20 MB gehen, ein Byte mehr nicht, und der Satz nennt die Grenze", () => {
  const size = 20 * 1024 * 1024;
  expect(dateifehler({ name: "a.pdf", type: "", size })).toBeUndefined();
  expect(dateifehler({ name: "a.pdf", type: "", size: size + 1 })).toBe(
    "„a.pdf“ hat 20,0\u00a0MB. Gelesen werden PDF-Dateien bis 20 MB.",
  );
});

test("Größen stehen in deutschen Zahlen", () => {
  expect([512, 1_000_000, 1_047_000, 24_536_678].map(groesse)).toEqual([
    "1\u00a0KB",
    "977\u00a0KB",
    "1.022\u00a0KB",
    "23,4\u00a0MB",
  ]);
});
