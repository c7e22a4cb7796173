import { cent } from "@gebuehrenportal/recht";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { pdfAus, pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { pdfLesen } from "#platform/pdf/testing.ts";
import { grundlage, heute } from "../testing-beleg.ts";
import { antragsbedenken } from "./antragsbedenken.ts";
import { antragssatz } from "./kostenfestsetzung.ts";
import { antragAlsDocx } from "./kostenfestsetzung-docx.server.ts";

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

test("Versichert und glaubhaft gemacht werden genau die Auslagen, die in der Berechnung stehen", () => {
  expect(glatt(satz().erklaerungen)).toContain("anwaltlich versichert");
  expect(glatt(satz().erklaerungen)).not.toContain("übrigen Auslagen");
  expect(glatt(satz().erklaerungen)).toContain(
    "Abschrift der Kostenberechnung und die Belege sind beigefügt",
  );
  const g = grundlage("wert=10000&vv=3100,3104");
  const mit = (zeilen: (typeof g.gruppen)[0]["zeilen"]) =>
    antragssatz(felder, { ...g, gruppen: [{ id: "a1", zeilen, auftrag: { art: "offen" } }] }, heute);
  const [verfahren, , post] = g.gruppen[0]?.zeilen ?? [];
  if (!verfahren || !post) throw new Error("Zeilen fehlen");
  const reise = { ...post, nr: "7003", text: "7003 Fahrtkosten", norm: "Nr. 7003 VV" };
  expect(glatt(mit([verfahren]).erklaerungen)).not.toContain("versichert");
  expect(glatt(mit([verfahren, reise]).erklaerungen)).toContain(
    "übrigen Auslagen werden durch die beigefügten Belege glaubhaft gemacht (§ 104 Abs. 2 Satz 1 ZPO)",
  );
});

test("Die vorgerichtliche Angelegenheit bleibt weg, die Anrechnung bleibt", () => {
  const g = grundlage("wert=10000&vv=2300,3100&anrechnung=1");
  const { berechnung, erklaerungen } = antragssatz(felder, g, heute);
  // 847.60 − 423.80 + 20.00 = 443.80; 19 % of it 84.32.
  expect(berechnung.zeilen.at(-1)?.zellen.at(-1)).toBe("528,12");
  // What was the second matter is the only one.
  expect(berechnung.zeilen[0]?.zellen[0]).toMatch(/^(?!\d)/);
  expect(glatt(erklaerungen)).toContain("angerechnet (§ 15a RVG)");
  expect(glatt(antragsbedenken(g))).toContain("bleibt im Antrag weg");
  // § 11 Abs. 1 Satz 1 RVG: against the own client, too, only the costs of the proceedings.
  const eigene = antragssatz({ ...felder, art: "verguetung" }, g, heute);
  expect(eigene.berechnung.zeilen.at(-1)?.zellen.at(-1)).toBe("528,12");
  expect(glatt(antragsbedenken(grundlage("wert=10000&vv=2300")))).toContain("nur vorgerichtliche Gebühren");
  expect(antragsbedenken(grundlage("wert=10000&vv=3100,3104&stichtag=2026-01-15"))).toEqual([]);
  expect(glatt(antragsbedenken(grundlage("wert=10000&vv=3100,3104")))).toContain(
    "Der Tag des Auftrags ist nicht angegeben",
  );
});

test("Getilgte Beträge werden nach § 11 RVG abgesetzt, gegen den Gegner nur seine und die der Staatskasse", () => {
  const g = {
    ...grundlage("wert=10000&vv=3100,3104"),
    zahlungen: [
      { von: "vorschuss", betrag: cent(500_00) },
      { von: "gegner", betrag: cent(100_00) },
    ],
  } as const;
  expect(antragssatz(felder, g, heute).berechnung.zeilen.at(-1)?.zellen.at(-1)).toBe("1.863,50");
  const eigene = antragssatz({ ...felder, art: "verguetung" }, g, heute);
  expect(eigene.berechnung.zeilen.at(-1)?.zellen.at(-1)).toBe("1.363,50");
  expect(glatt(eigene.erklaerungen)).toContain("Getilgte Beträge sind abgesetzt (§ 11 Abs. 1 Satz 2 RVG)");
});

test("Zustellung, Ausfertigung und Gerichtskosten sind beantragt", () => {
  expect(glatt(satz({ gerichtskosten: "849,00 €" }).antraege)).toContain(
    "verauslagten Gerichtskosten von 849,00 €",
  );
  expect(glatt(satz().antraege)).toContain(
    "vollstreckbare Ausfertigung des Beschlusses mit Bescheinigung der Zustellung",
  );
  expect(glatt(satz({ art: "verguetung" }).antraege)).toContain(
    "Zustellung des Beschlusses aufzunehmen (§ 11 Abs. 2 Satz 5 RVG)",
  );
  expect(glatt([satz().einleitung])).toContain("(Urteil vom 05.03.2026; § 103 Abs. 1 ZPO)");
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
