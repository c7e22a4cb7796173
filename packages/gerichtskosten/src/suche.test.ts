import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { suche } from "./suche.ts";

const nummern = (text: string, anfrage: Parameters<typeof suche>[1] = {}) =>
  suche(text, anfrage).map((t) => `${t.gesetz} ${t.nr}`);

describe("Suche nach Nummern", () => {
  test("die ganze Nummer zuerst, dann was mit ihr beginnt, dann was sie nennt", () => {
    expect(nummern("1210")).toEqual(["gkg 1210", "famgkg 1210", "gnotkg 12100", "gnotkg 12101", "gkg 1211"]);
    expect(nummern("Nr. 1210 KV")).toEqual(nummern("1210"));
    expect(nummern("Nummer 1210")).toEqual(nummern("1210"));
    expect(nummern("311").slice(0, 8)).toEqual(
      ["3110", "3111", "3112", "3113", "3114", "3115", "3116", "3117"].map((nr) => `gkg ${nr}`),
    );
  });

  test("ein Treffer nennt Gesetz, Nummer, Namen und die innerste Überschrift, sonst nichts", () => {
    expect(suche("1211 gkg")).toEqual([
      {
        gesetz: "gkg",
        nr: "1211",
        titel: "Ermäßigung 1210 → 1,0 (Klagerücknahme, Anerkenntnis/Verzicht, Vergleich, Erledigung)",
        abschnitt: "Unterabschnitt 1 Verfahren vor dem Amts- oder Landgericht",
      },
    ]);
  });

  test("weggefallene Nummern nur an ihrem Tag", () => {
    expect(nummern("1660", { stichtag: tag("2025-05-31") })).toEqual(["gkg 1660"]);
    expect(nummern("1660")).toEqual([]);
  });
});

describe("Suche nach Worten", () => {
  test.each(["", "  ", "der die das", "Nr.", "gkg", "xyzzy", "gkg famgkg"])("„%s“ findet nichts", (text) => {
    expect(suche(text)).toEqual([]);
  });

  test("Gesetze schränken ein; das gewählte Gesetz geht dem getippten vor", () => {
    const nur = (text: string, anfrage = {}) => [
      ...new Set(suche(text, { ...anfrage, hoechstens: 999 }).map((t) => t.gesetz)),
    ];
    expect(nur("famgkg Beschwerde")).toEqual(["famgkg"]);
    expect(nur("gkg famgkg Beschwerde").toSorted()).toEqual(["famgkg", "gkg"]);
    expect(nur("famgkg Beschwerde", { gesetz: "gkg" })).toEqual(["gkg"]);
    expect(nur("Beschwerde").toSorted()).toEqual(["famgkg", "gkg", "gnotkg"]);
  });

  test("alle Worte müssen passen; nur wenn nichts passt, genügt eines", () => {
    const beide = nummern("Beschwerde Familie", { hoechstens: 999 });
    const alle = new Set(nummern("Beschwerde", { hoechstens: 999 }));
    expect(beide.filter((nr) => !alle.has(nr))).toEqual([]);
    expect(beide.length).toBeLessThan(alle.size);
    expect(nummern("Klage xyzzy")).toEqual(nummern("Klage"));
  });

  test.each([
    ["KLAGE", "Klage"],
    ["Raeumung", "Räumung"],
    ["Raumung", "Räumung"],
    ["Ermaessigung", "Ermäßigung"],
    ["Pfaendung", "Pfändung"],
    ["für die Klage", "Klage"],
    ["Klage im", "Klage"],
    ["Klage, Berufung", "Klage Berufung"],
  ])("„%s“ findet dasselbe wie „%s“", (text, wie) => {
    expect(nummern(text)).toEqual(nummern(wie));
    expect(nummern(text)).not.toEqual([]);
  });

  test("ein Buchstabe nur als ganzes Wort, Wortanfänge ab zwei, Wortteile ab fünf Buchstaben", () => {
    const titel = (text: string) => suche(text, { hoechstens: 999 });
    expect(titel("a").length).toBeLessThan(titel("ab").length);
    expect(titel("kl").every((t) => /\bkl/i.test(`${t.titel} ${t.abschnitt}`))).toBe(true);
    expect(titel("kl")).not.toEqual([]);
    // „Nichtzulassungsbeschwerde“ enthält „beschwerde“; „chwer“ hat fünf Buchstaben, „hwer“ vier
    expect(titel("chwer").some((t) => /beschwerde/i.test(t.titel))).toBe(true);
    expect(titel("hwer")).toEqual([]);
  });

  test("ohne Angabe zwanzig Treffer, sonst so viele wie verlangt", () => {
    expect(suche("Beschwerde")).toHaveLength(20);
    expect(suche("Beschwerde", { hoechstens: 1 })).toEqual(suche("Beschwerde").slice(0, 1));
    expect(suche("Beschwerde", { hoechstens: 21 })).toHaveLength(21);
  });

  test("gleich gute Treffer stehen nach ihrer Nummer", () => {
    const zahlen = nummern("311").map((t) => Number(t.split(" ")[1]));
    expect(zahlen).toEqual(zahlen.toSorted((a, b) => a - b));
  });

  test("dieselbe Suche an zwei Tagen mischt die Register nicht", () => {
    const frueher = nummern("Online-Verfahren", { stichtag: tag("2025-12-31"), hoechstens: 999 });
    const heute = nummern("Online-Verfahren", { hoechstens: 999 });
    expect(frueher).not.toContain("gkg 1216");
    expect(heute).toContain("gkg 1216");
    expect(nummern("Online-Verfahren", { stichtag: tag("2025-12-31"), hoechstens: 999 })).toEqual(frueher);
  });
});
