import type { Fassungszeile, Fristzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { katalogeintrag, katalogtreffer, vorschlaege } from "../katalog.ts";
import { rechtsstand } from "../rechtsstand.ts";
import { fassungenBei } from "./fassung.ts";
import { katalogfassungen } from "./fassungsliste.ts";
import { vorschlagAus } from "./vorschlaege.ts";

const zeile = (...dauer: readonly Fassungszeile[]): Fristzeile => ({
  art: "gesetzlich",
  regime: "BGB",
  dauer,
});
const wahl = (norm: string) => ({ tag: "ereignis", norm }) as const;
const drei = zeile(
  { dauer: "2w" },
  { ab: "2020-01-01", dauer: "1m", wahl: wahl("§ 1 X") },
  { ab: "2030-01-01", dauer: "6w", wahl: wahl("§ 2 X") },
);
const moeglich = (z: Fristzeile, am: string) =>
  fassungenBei(z, tag(am), {})?.moegliche.map(({ gilt, mass }) => [gilt, mass?.dauer[0]?.wert]);

describe("Eine Reihe von Fassungen", () => {
  test.each([
    ["2019-12-31", [["bis 31.12.2019", 2]]],
    ["2020-01-01", [["vom 01.01.2020 bis 31.12.2029", 1]]],
    ["2029-12-31", [["vom 01.01.2020 bis 31.12.2029", 1]]],
    ["2030-01-01", [["ab 01.01.2030", 6]]],
  ])("am %s entscheidet der Tag des Ereignisses allein", (am, erwartet) => {
    expect(moeglich(drei, am)).toEqual(erwartet);
  });

  test("im Zweifel kommt auch die Fassung davor in Betracht, ohne bekannten Übergang auch die danach", () => {
    const zweifel = zeile(
      { dauer: "2w" },
      { ab: "2020-01-01", zweifelBis: "2020-01-31", dauer: "1m", wahl: wahl("§ 1 X") },
    );
    expect(moeglich(zweifel, "2020-01-31")).toEqual([
      ["bis 31.12.2019", 2],
      ["ab 01.01.2020", 1],
    ]);
    expect(moeglich(zweifel, "2020-02-01")).toEqual([["ab 01.01.2020", 1]]);
    const offen = zeile(
      { dauer: "2w" },
      { ab: "2020-01-01", dauer: "1m", wahl: { ...wahl("§ 1 X"), offen: true } },
    );
    expect(moeglich(offen, "2019-12-31")).toHaveLength(2);
    expect(moeglich(zeile({ dauer: "2w" }, { ab: "2020-01-01", dauer: "1m" }), "2019-12-31")).toHaveLength(2);
  });

  test("eine Zeit ohne Frist zwischen zwei Fassungen hat keine", () => {
    const luecke = zeile(
      { dauer: "2w" },
      { ab: "2020-01-01", ohne: true, wahl: wahl("§ 1 X") },
      { ab: "2025-01-01", dauer: "1m", wahl: wahl("§ 2 X") },
      { ab: "2030-01-01", ohne: true, wahl: wahl("§ 3 X") },
    );
    expect(moeglich(luecke, "2022-05-01")).toEqual([["vom 01.01.2020 bis 31.12.2024", undefined]]);
    expect(moeglich(luecke, "2027-05-01")).toEqual([["vom 01.01.2025 bis 31.12.2029", 1]]);
    expect(moeglich(luecke, "2031-05-01")).toEqual([["ab 01.01.2030", undefined]]);
  });

  test("was heute gilt, früher galt und erst kommt", () => {
    const staende = (am: string) => katalogfassungen(drei, tag(am)).map(({ stand }) => stand);
    expect(staende("2026-11-22")).toEqual(["früher", "gilt", "künftig"]);
    expect(staende("2030-01-01")).toEqual(["früher", "früher", "gilt"]);
  });

  test("ein Vorschlag nennt die Dauer des Tages, eine dritte auch", () => {
    const kopf = katalogtreffer("zpo-517");
    if (!kopf) throw new Error();
    const [weeks, months] = [2, 1];
    expect(vorschlagAus(kopf, drei, tag("2019-06-01"))[0]).toMatchObject({ weeks, months: 0 });
    expect(vorschlagAus(kopf, drei, tag("2026-11-22"))[0]).toMatchObject({ weeks: 0, months });
    expect(vorschlagAus(kopf, drei, tag("2030-01-01"))[0]).toMatchObject({ weeks: 6, months: 0 });
    const weg = zeile({ dauer: "2w" }, { ab: "2020-01-01", ohne: true });
    expect(vorschlagAus(kopf, weg, tag("2026-11-22"))).toEqual([]);
  });
});

test("Die Vorschläge behalten Fristen mit mehreren Fassungen", () => {
  const ids = vorschlaege(tag("2026-11-22")).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["asylg-74", "asylg-36"]));
});

describe("Ein Eintrag nennt die Dauer von heute", () => {
  test.each([
    ["stvg-26-3m", "2026-06-30", "3 Monate"],
    ["stvg-26-3m", "2026-11-22", "6 Monate"],
    ["vwvfg-73-alt", "2026-07-28", "2 Wochen"],
    ["vwvfg-73-alt", "2026-11-22", "2 Wochen (Beginn des Verfahrens bis 28.07.2026)"],
    ["vwvfg-73", "2026-07-28", "1 Monat und 2 Wochen"],
    [
      "vwvfg-73",
      "2026-07-29",
      "6 Wochen (Beginn des Verfahrens ab 29.07.2026), 1 Monat und 2 Wochen (Beginn des Verfahrens bis 28.07.2026)",
    ],
    ["bgb-475e-5", "2026-11-22", "12 Monate (Kaufvertrag ab 31.07.2026)"],
    ["asylg-18a", "2026-11-22", "1 Woche (Asylantrag ab 12.06.2026), 3 Tage (Asylantrag bis 11.06.2026)"],
    ["asylg-74", "2026-11-22", "2 Wochen"],
    ["asylg-78-9", "2026-06-11", "gilt erst ab 12.06.2026: 1 Monat"],
  ])("%s am %s: %s", (id, am, text) => {
    expect(katalogeintrag(id, tag(am))?.dauerText).toBe(text);
  });
});

test("Jede Fassung steht mit ihrer eigenen Quelle im Rechtsstand, Höchstfristen auch", () => {
  const zeilen = (titel: string) =>
    rechtsstand()
      .filter((z) => z.titel === titel)
      .map(({ ab, norm, quelle }) => [ab, norm, quelle.fundstelle]);
  expect(zeilen("Frist: Anzeige nach GrEStG")).toEqual([
    ["2026-07-01", "§ 19 GrEStG", "Textstand 19.08.2026"],
    ["1900-01-01", "§ 19 GrEStG", "BGBl. I 1982 S. 1777"],
  ]);
  expect(zeilen("Frist: Einwendungen Planfeststellung (Altfassung)")[1]?.[2]).toBe("BGBl. I 1976 S. 1253");
  expect(zeilen("Höchstfrist: Widerruf Versicherungsvertrag")).toEqual([
    ["2026-06-19", "§ 8 VVG", "BGBl. 2026 I Nr. 28"],
  ]);
  expect(zeilen("Höchstfrist: Widerruf Verbrauchervertrag")).toEqual([
    ["2014-06-13", "§ 356 Abs. 3 Satz 2 BGB", "BGBl. I 2013 S. 3642"],
  ]);
});
