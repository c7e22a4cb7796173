import { begruendungsfristen } from "@gebuehrenportal/gesetze/fristenkatalog/begruendungsfristen.ts";
import { describe, expect, test } from "vitest";
import {
  istBegruendungsfrist,
  katalogeintrag,
  katalogverlaengerung,
  verlaengerungssatz,
} from "../katalog.ts";
import { t } from "../testing.ts";
import { alleFristzeilen } from "./daten.ts";

const heute = t("2026-11-23");
const eintrag = (id: string) => {
  const e = katalogeintrag(id, heute);
  if (!e) throw new Error(id);
  return e;
};

describe("Begründungsfristen", () => {
  test("nennen alle ihre Norm und haben eine Vorfrist; keine andere Frist heißt so", () => {
    const ids = Object.keys(alleFristzeilen());
    const gezaehlte = ids.filter((id) => alleFristzeilen()[id]?.begruendung);
    expect(gezaehlte.filter((id) => !istBegruendungsfrist(id))).toEqual([]);
    expect(ids.filter((id) => istBegruendungsfrist(id)).toSorted()).toEqual(
      Object.keys(begruendungsfristen).toSorted(),
    );
    for (const id of Object.keys(begruendungsfristen)) {
      expect(eintrag(id).begruendungsnorm, id).toMatch(/^(§|Art\.|Regel)/);
      expect(eintrag(id).vorfristen.length, id).toBeGreaterThan(0);
    }
    expect(eintrag("zpo-517").begruendungsnorm).toBeUndefined();
  });

  test.each([
    ["zpo-340", [{ wert: 1, einheit: "woche" }]],
    ["zpo-697", [{ wert: 1, einheit: "woche" }]],
    ["asylg-18a-begr", [{ wert: 5, einheit: "tag" }]],
    ["stpo-317", [{ wert: 4, einheit: "tag" }]],
  ])("%s: unter drei Wochen liegt die Vorfrist auf halbem Weg", (id, vorfrist) => {
    expect(eintrag(id).vorfristen).toEqual([vorfrist]);
  });
});

describe("Ob eine Frist verlängert werden kann", () => {
  test.each([
    ["zpo-517", "Nicht verlängerbar (§ 224 Abs. 2 ZPO)"],
    [
      "zpo-520",
      "Verlängerbar durch die oder den Vorsitzenden, ohne Einwilligung des Gegners um höchstens 1 Monat (§ 520 Abs. 2 Satz 3 ZPO)",
    ],
    ["zpo-340", "Verlängerbar durch die oder den Vorsitzenden (§ 340 Abs. 3 Satz 2 ZPO)"],
    ["zpo-234-begr", "Nicht verlängerbar (§ 224 Abs. 2 ZPO)"],
    ["zpo-276-erw", "Verlängerbar durch das Gericht (§ 224 Abs. 2 ZPO)"],
    ["arbgg-66-begr", "Verlängerbar durch die oder den Vorsitzenden, nur einmal (§ 66 Abs. 1 Satz 5 ArbGG)"],
    ["arbgg-72a-begr", "Nicht verlängerbar (§ 46 Abs. 2 Satz 1 ArbGG, § 224 Abs. 2 ZPO)"],
    [
      "fgo-116-begr",
      "Verlängerbar durch die oder den Vorsitzenden, nur einmal, um höchstens 1 Monat, nur auf einen vor Ablauf gestellten Antrag (§ 116 Abs. 3 Satz 4 FGO)",
    ],
    [
      "vwgo-124a-6",
      "Verlängerbar durch die oder den Vorsitzenden, nur auf einen vor Ablauf gestellten Antrag (§ 124a Abs. 6 Satz 3, Abs. 3 Satz 3 VwGO)",
    ],
    ["vwgo-124a-darl", "Nicht verlängerbar (§ 57 Abs. 2 VwGO, § 224 Abs. 2 ZPO)"],
    ["vwgo-133-begr", "Nicht verlängerbar (§ 57 Abs. 2 VwGO, § 224 Abs. 2 ZPO)"],
    ["vwgo-146", "Nicht verlängerbar (§ 57 Abs. 2 VwGO, § 224 Abs. 2 ZPO)"],
    ["umwrg-6", "Verlängerbar durch Vorsitz oder Berichterstatter (§ 6 Satz 4 UmwRG)"],
    ["weg-45-begr", "Nicht verlängerbar (§ 45 Satz 1 WEG)"],
    ["stpo-345", "Nicht verlängerbar (§ 345 Abs. 1 StPO)"],
    ["epgue-73-begr", "Verlängerbar durch das Gericht (Regel 9.3 Buchst. a VerfO-EPG)"],
    ["bgb-195", "Nicht verlängerbar"],
  ])("%s: %s", (id, satz) => {
    expect(verlaengerungssatz(eintrag(id).verlaengerbar)).toBe(satz);
  });

  test("sagen Worte und Angaben des Katalogs gleich, und was nicht geht, rechnet auch niemand", () => {
    for (const id of Object.keys(alleFristzeilen())) {
      const { verlaengerung, verlaengerbar, art, offen } = eintrag(id);
      if (art !== "gesetzlich") continue;
      expect([id, verlaengerbar.moeglich]).toEqual([id, !/^nein\b/.test(verlaengerung)]);
      if (verlaengerbar.moeglich || offen) continue;
      const r = katalogverlaengerung(id, { bisherigesEndeAm: heute, bis: t("2026-12-01") });
      expect(r, id).toMatchObject({ art: "kein-ergebnis", feld: "id" });
    }
  });
});
