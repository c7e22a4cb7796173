import { expect, test } from "vitest";
import { empfaengerAus, empfaengerText } from "#features/kontakte/index.ts";
import { gezeigt, seite } from "../testing-seite.tsx";
import { formular } from "./formular.ts";
import { rechnung } from "./rechnung.ts";
import { teile } from "./ui/seitenteile.tsx";
import { mailadresse } from "./versand.ts";

test("Die Adresse der Mail trägt Empfänger, Betreff und Text, und nichts davon kann Kopfzeilen einschleusen", () => {
  const adresse = mailadresse("a@b.de, c@d.de?cc=x@y.de", "Frist & Ende", "Zeile 1\nZeile 2");
  expect(adresse).toBe(
    "mailto:a@b.de,%20c@d.de%3Fcc%3Dx@y.de?subject=Frist%20%26%20Ende&body=Zeile%201%0D%0AZeile%202%0D%0A",
  );
});

test("Ein Zeilenwechsel in Empfänger oder Betreff beginnt keine weitere Kopfzeile", () => {
  const an = empfaengerText(empfaengerAus("a@b.de\rBcc: x@y.de\nc@d.de"));
  expect(an).toBe("a@b.de, Bcc: x@y.de, c@d.de");
  const adresse = mailadresse("a@b.de", "12/25\r\nBcc: x@y.de\u0000", "Text");
  expect(adresse).toBe("mailto:a@b.de?subject=12%2F25%20Bcc%3A%20x@y.de&body=Text%0D%0A");
});

test("Ein am Ende abgeschnittenes Zeichen hält die Seite nicht auf", () => {
  expect(mailadresse("a@b.de\ud83d", "Frist \ud83d", "Text \ud83d")).toContain("body=Text%20%EF%BF%BD");
  const akte = `${"x".repeat(1999)}😀`;
  expect(() =>
    seite(formular, rechnung, `ereignis=2025-06-05&wochen=2&akte=${encodeURIComponent(akte)}`, teile),
  ).not.toThrow();
});

test("Ein langer Text wird an einer Zeile gekürzt, damit jedes Mailprogramm ihn nimmt", () => {
  const adresse = mailadresse("a@b.de", "Frist", "Ä".repeat(20).concat("\n").repeat(100));
  expect(adresse.length).toBeLessThan(2000);
  expect(decodeURIComponent(adresse).endsWith("ÄÄÄ\r\n…")).toBe(true);
  expect(mailadresse("a@b.de", "Ä".repeat(2000), "Text").length).toBeLessThan(2000);
});

test("Ohne JavaScript führt „Per E-Mail versenden“ zu den Empfängern, mit Fristende und Rechenweg im Text", () => {
  const text = seite(
    formular,
    rechnung,
    "ereignis=2025-06-05&wochen=2&land=NW&empfaenger=a@b.de,niemand&akte=12/25",
    teile,
  );
  const [, adresse = ""] = /href="(mailto:[^"]*)"/.exec(text) ?? [];
  const klar = decodeURIComponent(adresse.replaceAll("&amp;", "&"));
  expect(klar.startsWith("mailto:a@b.de?subject=12/25: 2 Wochen ab 05.06.2025")).toBe(true);
  for (const stueck of [
    "Frist endet am: Freitag, 20.06.2025",
    "Fronleichnam",
    "Vorfrist (1 Woche): Freitag, 13.06.2025",
  ])
    expect(klar).toContain(stueck);
  expect(gezeigt(text, "result-date")).toEqual(["Freitag, 20.06.2025"]);
});
