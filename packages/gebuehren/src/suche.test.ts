import { tag } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { suche } from "./suche.ts";

const heute = tag("2026-11-21");
const nummern = (text: string, stichtag = "2026-11-21") => suche(text, tag(stichtag)).map((t) => t.nr);

describe("Die gesuchte Nummer steht vorn", () => {
  test.each([
    ["3104", "3104"],
    ["Nr. 3104 VV RVG", "3104"],
    ["Verfahrensgebühr", "3100"],
    ["Geschäftsgebühr", "2300"],
    ["Terminsgebühr", "3104"],
    ["Berufung Terminsgebühr", "3202"],
    ["Terminsgebühr Berufung", "3202"],
    ["Berufung Verfahrensgebühr", "3200"],
    ["Revision Terminsgebühr", "3210"],
    ["Mahnbescheid", "3305"],
    ["Mahnverfahren", "3305"],
    ["Vollstreckungsbescheid", "3308"],
    ["Vergleich", "1000"],
    ["Prozessvergleich", "1003"],
    ["Einigungsgebühr", "1000"],
    ["Pflichtverteidiger Grundgebühr", "4100"],
    ["Grundgebühr Strafsache", "4100"],
    ["Grundgebühr Bußgeld", "5100"],
    ["Haftzuschlag Grundgebühr", "4101"],
    ["Haftprüfungstermin", "4102"],
    ["Ermittlungsverfahren", "4104"],
    ["Hauptverhandlung Amtsgericht Straf", "4108"],
    ["Längenzuschlag Strafkammer", "4116"],
    ["Versäumnisurteil", "3105"],
    ["Mehrvergleich", "3101"],
    ["Differenzverfahrensgebühr", "3101"],
    ["Zwangsvollstreckung", "3309"],
    ["Pfändung", "3309"],
    ["PfÜB", "3309"],
    ["Gehörsrüge", "3330"],
    ["Hebegebühr", "1009"],
    ["mehrere Mandanten", "1008"],
    ["Erstberatung", "34"],
    ["Beratungshilfe Geschäftsgebühr", "2503"],
    ["Berechtigungsschein", "2500"],
    ["Fahrtkosten", "7003"],
    ["Kopien", "7000"],
    ["Mehrwertsteuer", "7008"],
    ["Porto", "7002"],
    ["Abwesenheitsgeld", "7005"],
    ["Nichtzulassungsbeschwerde Revision", "3506"],
    ["Adhäsion", "4143"],
    ["Einziehung Bußgeld", "5116"],
    ["Sozialgericht Verfahrensgebühr", "3102"],
    ["Blitzer Verwaltungsbehörde", "5103"],
    ["PKH", "3335"],
    ["Verkehrsanwalt", "3400"],
    ["Unterbevollmächtigter Terminsgebühr", "3402"],
    ["Schwurgericht Verfahrensgebühr", "4118"],
  ])("„%s“ → %s", (text, nr) => {
    expect(nummern(text)[0]).toBe(nr);
  });

  test("„Vergleich“ nennt gleich danach den vor Gericht", () => {
    expect(nummern("Vergleich").slice(0, 2)).toEqual(["1000", "1003"]);
  });

  test("„Haft“ findet die Nummern mit Zuschlag", () => {
    const gefunden = nummern("Haft");
    for (const nr of ["4101", "4103", "4105"]) expect(gefunden).toContain(nr);
    expect(gefunden).not.toContain("3100");
  });
});

// Unter gleich guten: wessen Titel sonst wenig sagt, was die Praxis am meisten braucht, die Grundnummer vor denen, die sie
// ändern oder um den Haftzuschlag erhöhen; zuletzt die Nummer.
describe("Die ganze Liste", () => {
  test.each([
    ["Berufung Terminsgebühr", "3202 4126 3203 4127 3205"],
    ["Revision Terminsgebühr", "3210 4132 3211 4133 3213"],
    ["Mahnbescheid", "3305 3307 3308 3306"],
    ["Beratung", "2501 34 2502 2503 2500 2508 2504 2505 2506 2507"],
    ["Sozialgericht Verfahrensgebühr", "3102 3204 3212"],
    ["Verwaltungsgericht Terminsgebühr", "3104 6403 3106 3105"],
    ["Pflichtverteidiger Grundgebühr", "4100 5100 6200 4101"],
    ["Grundgebühr Quastenflosser", "4100 5100 6200 4101"],
    ["Auslagen", "7006 7002 7000 7003 7001 7004 7005 7007 7008"],
    ["Pauschale", "7002 7000"],
    ["Gutachten", "34 2101 2103"],
    ["Adhäsion", "4143 4144 4145"],
    ["Wiederaufnahme", "4137 4139 4136 4138 4140"],
    ["Mediation", "34"],
    ["Gnade", "4303"],
    // Ziffern: die so beginnen, dann wo die Zahl im Titel steht
    ["10", "1000 1001 1002 1003 1004 1005 1006 1008 1009 1010 2505"],
    ["11", "2506"],
    ["Nr. 34", "34 3400 3401 3402 3403 3404 3405 3406"],
    ["1008 Erhöhung", "1008"],
    // ein Buchstabe nur als ganzes Wort
    ["T", ""],
  ])("„%s“: %s", (text, erwartet) => {
    expect(nummern(text)).toEqual(erwartet.split(" ").filter(Boolean));
  });

  test("ein Teil eines Worts zählt ab fünf Buchstaben, ein Anfang ab zwei", () => {
    expect(nummern("ebühr").slice(0, 4)).toEqual(["2300", "1000", "3100", "3104"]);
    expect(nummern("bühr")).toEqual([]);
    expect(nummern("Ad")).toContain("4143");
  });

  test("ein Treffer nennt Nummer, Titel und Überschrift, sonst nichts; § 34 RVG steht bei der Beratung", () => {
    expect(suche("Mediation", heute)).toEqual([
      {
        nr: "34",
        titel: "Beratung, Gutachten, Mediation (§ 34 RVG)",
        abschnitt: "Außergerichtliche Beratung",
      },
    ]);
    expect(suche("1009", heute)).toEqual([
      { nr: "1009", titel: "Hebegebühr", abschnitt: "Allgemeine Gebühren" },
    ]);
  });

  test("alle Worte müssen passen, wo etwas zu allen passt", () => {
    const beide = nummern("Haftzuschlag Berufung");
    expect(beide).toEqual(["4125", "4127"]);
  });
});

describe("So wird getippt", () => {
  test.each([
    "Verfahrensgebuehr Beschwerde",
    "verfahrensgebuhr beschwerde",
    "VERFAHRENSGEBÜHR BESCHWERDE",
    "Verf Beschw",
  ])("„%s“ findet 3500", (text) => {
    expect(nummern(text)).toContain("3500");
    expect(nummern(text)).toEqual(nummern("Verfahrensgebühr Beschwerde").length ? expect.anything() : []);
  });

  test.each([
    ["TG Berufung", "3202"],
    ["VG Revision", "3206"],
    ["gg", "2300"],
    ["VB", "3308"],
  ])("Kurzform „%s“", (text, nr) => {
    expect(nummern(text)[0]).toBe(nr);
  });

  test.each(["Geschäftsgebühr", "Geschaeftsgebuehr", "geschaftsgebuhr", "GESCHÄFTSGEB", "geschaefts"])(
    "„%s“ findet 2300, wie die Umlaute auch stehen",
    (text) => {
      expect(nummern(text)[0]).toBe("2300");
    },
  );

  test("der Anfang einer Nummer nennt alle, die so beginnen, aufsteigend", () => {
    expect(nummern("330")).toEqual(["3300", "3301", "3305", "3306", "3307", "3308", "3309"]);
  });

  test("passt kein Treffer zu allen Worten, genügen einzelne", () => {
    expect(nummern("Hebegebühr Quastenflosser")[0]).toBe("1009");
  });

  test.each(["", "   ", "xyzzy", "VV RVG", "(((", "%"])("„%s“ findet nichts", (text) => {
    expect(nummern(text)).toEqual([]);
  });

  test("höchstens so viele wie gewünscht", () => {
    expect(suche("Verfahrensgebühr", heute)).toHaveLength(20);
    expect(suche("Verfahrensgebühr", heute, 3)).toHaveLength(3);
  });
});

describe("Der Stichtag entscheidet, was es gibt", () => {
  test("aufgehobene Nummern nur vor ihrem Ende", () => {
    expect(nummern("3103")).toEqual([]);
    expect(nummern("3103", "2013-07-31")).toEqual(["3103"]);
  });

  test("3339 erst seit dem 13.10.2023", () => {
    expect(nummern("Umsetzungsverfahren", "2023-10-12")).toEqual([]);
    expect(nummern("Umsetzungsverfahren", "2023-10-13")).toEqual(["3339"]);
  });

  test("der Titel ist der des Stichtags", () => {
    expect(nummern("Schreiben einfacher Art", "2013-07-31")[0]).toBe("2302");
    expect(nummern("Schreiben einfacher Art")[0]).toBe("2301");
  });
});

describe("Jeder Text lässt sich suchen", () => {
  const geerbt = ["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__"];

  test.each(geerbt.slice(0, 4))("„%s“ ist kein Suchwort und keine Kurzform", (text) => {
    expect(nummern(text)).toEqual([]);
  });

  test("was auch getippt wird, gefunden werden Nummern des Verzeichnisses", () => {
    const wort = fc.oneof(
      fc.constantFrom(...geerbt, "3104", "Berufung", "VV"),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(fc.array(wort, { maxLength: 4 }), (w) => {
        for (const nr of nummern(w.join(" "))) expect(nr).toMatch(/^\d{2,4}$/);
      }),
      { numRuns: 300 },
    );
  });
});

// Womit Mandanten kommen, nicht wie die Gebühr heißt.
test.each([
  ["Vaterschaft", "3100"],
  ["Vaterschaftsanfechtung", "3100"],
  ["Sorgerecht", "3100"],
  ["Unterhalt", "3100"],
  ["Kündigungsschutzklage", "3100"],
  ["Kuendigungsschutzklage", "3100"],
  ["Räumungsklage", "3100"],
  ["Eilantrag", "3100"],
  ["Verwaltungsklage", "3100"],
  // Vor den Finanzgerichten gelten die Gebühren der Berufung (Vorbem. 3.2.1 Nr. 1 VV).
  ["Steuerklage", "3200"],
  ["Schwerbehinderung", "3102"],
  ["Insolvenzantrag", "3313"],
  ["Gläubigerantrag", "3314"],
  ["Verkehrsunfall", "2300"],
  ["Mieterhöhung", "2300"],
  ["Vertragsentwurf", "2300"],
  ["Wegerecht", "2300"],
  ["Testament", "34"],
  ["Gnadengesuch", "4303"],
  ["Nebenklage", "4100"],
])("„%s“ findet zuerst Nr. %s", (wort, nr) => {
  expect(suche(wort, tag("2026-11-01"))[0]?.nr).toBe(nr);
});
