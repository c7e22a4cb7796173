import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { uebliche } from "../absender.ts";
import { absender, felder, heute, stand } from "../testing-beleg.ts";
import { entwurfsansicht } from "./kostennoten.server.ts";

const sicht = (query: string, mehr: Readonly<Record<string, string>>, am = heute) =>
  entwurfsansicht(
    { rechner: "/rvgrechner", stand: stand(query), felder: { ...felder, ...mehr } },
    { absender, reihe: uebliche },
    { heute: am, darfFreigeben: true },
  );
const query = "wert=10000&vv=3100,3104";
const dienst = { von: "01.03.2024", bis: "15.05.2025" };
const paragraph60 = (s: ReturnType<typeof sicht>) =>
  s.liste.filter(({ norm }) => norm.startsWith("§ 60")).map(({ stand: wie }) => wie);

test("Ohne Tag des Auftrags gilt das Recht am Beginn der Leistung, und kein Auftrag wird behauptet", () => {
  const s = sicht(query, dienst);
  // Version of 2021: 1.3 × 614.00 = 798.20, 1.2 × 614.00 = 736.80, Nr. 7002 20.00: 1,555.00; 19 % 295.45.
  expect(s.beleg?.brutto).toBe(185_045);
  const saetze = s.beleg?.rechtsgrundlagen.join(" ") ?? "";
  expect(saetze).toContain("weil die Leistung am 01.03.2024 begann");
  expect(saetze).not.toContain("Auftrag");
  expect(paragraph60(s)).toEqual(["hinweis"]);
});

test("Ein Auftrag nach dem Beginn der Leistung hält das Ausstellen auf", () => {
  expect(paragraph60(sicht(`${query}&stichtag=2025-06-02`, dienst))).toEqual(["fehlt"]);
  expect(paragraph60(sicht(query, { ...dienst, auftrag1: "02.06.2025" }))).toEqual(["fehlt"]);
  expect(paragraph60(sicht(query, { ...dienst, auftrag1: "01.03.2024" }))).toEqual(["erfuellt"]);
});

test("Der hier genannte Tag des Auftrags geht dem der Berechnung vor", () => {
  const s = sicht(`${query}&stichtag=2024-02-01`, {
    von: "02.06.2025",
    bis: "20.11.2026",
    auftrag1: "02.06.2025",
  });
  // Version of 2025: 1.3 × 652.00 = 847.60, 1.2 × 652.00 = 782.40, 20.00: 1,650.00; 19 % 313.50.
  expect(s.beleg?.brutto).toBe(196_350);
  expect(s.beleg?.rechtsgrundlagen.join(" ")).toContain(
    "weil der unbedingte Auftrag am 02.06.2025 erteilt wurde",
  );
});

test("Ohne Beginn der Leistung wird ebenfalls kein Auftrag behauptet", () => {
  const s = sicht(query, { von: "" });
  expect(s.beleg?.rechtsgrundlagen.join(" ")).not.toContain("Auftrag am");
});

test("Eine frühere Gebühr ohne eigenen Auftrag folgt dem Recht der Angelegenheit, auf die sie angerechnet wird", () => {
  const s = sicht(`${query}&anrechnung=1`, dienst);
  // 798.20 − 0.65 × 614.00 (399.10) + 736.80 + 20.00 = 1,155.90; 19 % 219.62.
  expect(s.beleg?.brutto).toBe(137_552);
});

test("Bei mehreren Angelegenheiten fehlt der Auftrag, wo er über das Recht entscheidet", () => {
  const mehrere = "wert=10000&vv=2300,3100,3104";
  expect(paragraph60(sicht(mehrere, { von: "01.03.2024", bis: "20.11.2026" }))).toContain("fehlt");
  const genannt = { auftrag1: "01.03.2024", auftrag2: "02.06.2025" };
  expect(paragraph60(sicht(mehrere, { von: "01.03.2024", bis: "20.11.2026", ...genannt }))).toEqual([
    "erfuellt",
  ]);
  // The same law all the time: nothing hangs on the day.
  expect(paragraph60(sicht(mehrere, { von: "01.07.2025", bis: "20.11.2026" }))).toEqual(["hinweis"]);
});

test("Ein Entwurf nimmt den Tag des Auftrags mit, den die Berechnung nennt, und nur den", () => {
  expect(sicht(`${query}&stichtag=2024-02-01`, {}).auftraege).toEqual([
    { name: "auftrag1", titel: "", vorgabe: "01.02.2024" },
  ]);
  expect(sicht(query, {}, tag("2026-11-22")).auftraege).toEqual([
    { name: "auftrag1", titel: "", vorgabe: "" },
  ]);
});
