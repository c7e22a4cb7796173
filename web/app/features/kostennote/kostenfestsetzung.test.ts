import { strFromU8, unzipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { pdfAus, pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { pdfLesen } from "#platform/pdf/testing.ts";
import { antragssatz } from "./kostenfestsetzung.ts";
import { antragAlsDocx } from "./kostenfestsetzung-docx.server.ts";
import { grundlage, heute } from "./test-hilfe.ts";

afterAll(pdfBeenden);

const felder = {
  gericht: "Landgericht München I",
  aktenzeichen: "12 O 345/26",
  klaeger: "Meier",
  beklagter: "Schulz",
  antragsteller: "Meier",
  gegner: "Schulz",
  titel: "Urteil vom 05.03.2026",
};
const satz = (mehr: Record<string, string> = {}) =>
  antragssatz({ ...felder, ...mehr }, grundlage("wert=10000&vv=3100,3104"), heute);
const glatt = (texte: readonly string[]) => texte.join(" ").replaceAll("\u00a0", " ");

test("Wer keine Vorsteuer abzieht, verlangt die Umsatzsteuer und erklärt es", () => {
  const { berechnung, erklaerungen, antraege } = satz();
  expect(berechnung.zeilen.at(-1)?.zellen.at(-1)).toBe("1.963,50");
  expect(glatt(erklaerungen)).toContain("nicht als Vorsteuer abziehen kann (§ 104 Abs. 2 Satz 3 ZPO)");
  expect(glatt(antraege)).toContain("ab dem Eingang dieses Antrags mit fünf Prozentpunkten");
});

test("Wer Vorsteuer abzieht, verlangt keine Umsatzsteuer", () => {
  const { berechnung } = satz({ vorsteuer: "ja" });
  expect(berechnung.zeilen.at(-1)?.zellen.at(-1)).toBe("1.650,00");
  expect(glatt(berechnung.zeilen.flatMap((z) => z.zellen))).not.toContain("Umsatzsteuer 19");
});

test("Mit Quote geht es um die Ausgleichung, mit Tag um Zinsen von ihm an", () => {
  const { antraege } = satz({ quote: "zwei Drittel", zinsab: "01.04.2026" });
  expect(glatt(antraege)).toContain("nach § 106 ZPO auszugleichen; von den Kosten trägt Schulz zwei Drittel");
  expect(glatt(antraege)).toContain("ab dem 01.04.2026");
});

test("Gegen den eigenen Mandanten gilt § 11 RVG, mit Umsatzsteuer auch für Unternehmer", () => {
  const { titel, antraege, berechnung } = satz({ art: "verguetung", vorsteuer: "ja" });
  expect(titel).toBe("Antrag auf Festsetzung der Vergütung");
  expect(glatt(antraege)).toContain("nach § 11 RVG festzusetzen");
  expect(berechnung.zeilen.at(-1)?.zellen.at(-1)).toBe("1.963,50");
});

test("Word und PDF zeigen denselben Text und denselben Betrag", async () => {
  const s = satz();
  const xml = strFromU8(unzipSync(await antragAlsDocx(s))["word/document.xml"] ?? new Uint8Array());
  const word = xml.replace(/<[^>]+>/g, " ").replace(/[\s\u00a0]+/g, " ");
  const { text } = await pdfLesen(await pdfAus("features/kostennote/pdf/kostenfestsetzung.typ", s));
  for (const stelle of [
    "Landgericht München I",
    "12 O 345/26",
    "Festzusetzender Betrag",
    "1.963,50",
    "§ 104 Abs. 2 Satz 3 ZPO",
  ]) {
    expect(word).toContain(stelle);
    expect(text).toContain(stelle);
  }
});
