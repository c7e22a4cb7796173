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

describe("Alltagsworte", () => {
  test.each([
    ["Räumung", ["gvkostg 240", "gvkostg 241", "gkg 1210", "gkg 2113", "gvkostg 602"]],
    // Der Anfang eines Alltagsworts genügt ab fünf Buchstaben.
    ["zwangsr", ["gvkostg 240", "gvkostg 241"]],
    ["auflassungsv", ["gnotkg 14150", "gnotkg 14152"]],
    ["Kündigungsschutz", ["gkg 8210"]],
    ["Adoption", ["famgkg 1320"]],
    ["Sachpf", ["gvkostg 205"]],
    ["Hebegebühr", []],
  ])("„%s“ findet nur %j, das Wahrscheinlichste zuerst", (text, erwartet) => {
    expect(nummern(text)).toEqual(erwartet);
  });

  test.each([
    ["Löschung", ["gnotkg 14140", "gnotkg 14143", "gnotkg 14152"]],
    // Die Auflassung ist die Einigung über das Eigentum (§ 925 BGB), ihre Vormerkung etwas anderes.
    ["Auflassung", ["gnotkg 14110", "gnotkg 14150", "gnotkg 21100"]],
    ["Grundschuld", ["gnotkg 14121", "gnotkg 14120", "gnotkg 21200", "gnotkg 14140"]],
    ["Erbschein", ["gnotkg 12210", "gnotkg 23300"]],
    ["betre", ["gnotkg 11101", "gnotkg 11102", "gnotkg 11100"]],
    ["Kündi", ["gkg 8210"]],
    ["Arrest", ["gkg 1410"]],
  ])("„%s“ findet zuerst %j", (text, erwartet) => {
    expect(nummern(text).slice(0, erwartet.length)).toEqual(erwartet);
  });

  test("vier Buchstaben sind noch kein Alltagswort", () => {
    expect(nummern("betr")[0]).toBe("gnotkg 22200");
    expect(nummern("kund")).not.toContain("gkg 8210");
  });

  test.each(["toString", "valueOf", "constructor", "hasOwnProperty"])("„%s“ ist keines", (text) => {
    expect(suche(text)).toEqual([]);
  });

  test("ein Wort, das in einem anderen zufällig steckt, findet dieses nicht", () => {
    expect(nummern("Anberaumung")).toEqual(["gvkostg 302"]);
    expect(nummern("Räumung")).not.toContain("gvkostg 302");
    expect(nummern("Klage", { hoechstens: 999 })).not.toEqual([]);
    expect(suche("Scheidung", { hoechstens: 999 }).filter((t) => /Entscheidung/.test(t.titel))).toEqual([]);
  });
});

// Unter gleich guten stehen vorn: was mit dem Wort beginnt und sonst wenig sagt, was täglich gebraucht wird, und die Gebühr
// vor ihrer Ermäßigung; danach die Nummer.
describe("Reihenfolge", () => {
  test("Vormerkung: die des Grundbuchs, die der Register, zuletzt der Widerspruch desselben Abschnitts", () => {
    expect(nummern("Vormerkung")).toEqual([
      "gnotkg 14150",
      "gnotkg 14152",
      "gnotkg 14250",
      "gnotkg 14252",
      "gnotkg 14340",
      "gnotkg 14342",
      "gnotkg 14151",
      "gnotkg 14251",
      "gnotkg 14341",
    ]);
    expect(nummern("Vormerkung eintragen")).toEqual(["gnotkg 14150"]);
  });

  test("Scheidung: das Verfahren, seine Rechtsmittel, dann die Ermäßigungen", () => {
    expect(nummern("Scheidung")).toEqual(
      ["1110", "1120", "1130", "1140", "1111", "1121", "1122", "1131", "1132"].map((nr) => `famgkg ${nr}`),
    );
  });

  test("Klage und Berufung: erst die ordentliche Gerichtsbarkeit, dann die anderen nach ihrem Titel", () => {
    expect(nummern("Klage").slice(0, 4)).toEqual(["gkg 1210", "gkg 5110", "gkg 6110", "gkg 7110"]);
    expect(nummern("Berufung").slice(0, 6)).toEqual(
      ["1220", "5122", "7120", "1420", "8220", "3120"].map((nr) => `gkg ${nr}`),
    );
    const berufung = nummern("Berufung", { hoechstens: 999 });
    for (const [gebuehr, ermaessigt] of [
      ["1220", "1221"],
      ["7120", "7121"],
      ["7120", "7122"],
    ])
      expect(berufung.indexOf(`gkg ${gebuehr}`)).toBeLessThan(berufung.indexOf(`gkg ${ermaessigt}`));
  });

  test("Einstweilige Anordnung mit Beschwerde: die Ermäßigungen zuletzt", () => {
    expect(nummern("einstweilige Anordnung Beschwerde")).toEqual([
      "famgkg 1411",
      "famgkg 1422",
      "gkg 8330",
      "famgkg 1425",
      "famgkg 1426",
      "famgkg 1412",
      "famgkg 1423",
      "famgkg 1424",
    ]);
  });

  test("Ziffern allein bleiben aufsteigend, auch wo eine Ermäßigung dazwischen steht", () => {
    const gefunden = nummern("12 gkg", { hoechstens: 999 });
    expect(gefunden.slice(0, 4)).toEqual(["gkg 1210", "gkg 1211", "gkg 1212", "gkg 1213"]);
    expect(gefunden).toEqual(gefunden.toSorted());
  });

  test("Ziffern und ein Wort: das Wort ordnet", () => {
    expect(nummern("23 Insolvenz").slice(0, 5)).toEqual(
      // „Durchführung des Insolvenzverfahrens“ sagt am wenigsten sonst.
      ["2320", "2330", "2370", "2310", "2311"].map((nr) => `gkg ${nr}`),
    );
    expect(nummern("Insolvenz 2310")).toEqual(["gkg 2310"]);
  });

  test("Dolmetscher: die geläufige Nummer vor den langen Titeln", () => {
    expect(nummern("Dolmetscher")).toEqual(["gkg 9005", "gnotkg 32010", "gnotkg 26001", "gvkostg 703"]);
  });
});
