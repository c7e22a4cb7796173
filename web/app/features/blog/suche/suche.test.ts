import { describe, expect, test } from "vitest";
import { gefaltet } from "#platform/suche/stamm.ts";
import { kurzmuster, suchtextAus, suchworte } from "#platform/suche/suchtext.ts";
import { zitateIn, zitateInFrage } from "#platform/suche/zitat.ts";
import { linear, wachstum } from "#platform/testing-wachstum.ts";
import { suchangaben } from "../bestand/suchangaben.ts";
import { ausschnitt, hervorgehoben, textAusHtml } from "./hervorhebung.ts";
import { einFehlerWeit, fehlerabstand } from "./tippfehler.ts";
import { zerlegungen } from "./zerlegung.ts";

test("Mehr verschiedene Wörter, als PostgreSQL in einem Suchvektor hält, werden nicht gespeichert", () => {
  const zeichen = (i: number) => String.fromCodePoint(0xac00 + (i % 11_172));
  const texte = [
    Array.from({ length: 16_000 }, (_, i) => `§ 1-30 A${zahlwort(i)}A`),
    Array.from({ length: 39_000 }, (_, i) => zeichen(i) + zeichen(7 * i) + zeichen(i >> 3) + zeichen(13 * i)),
  ];
  for (const worte of texte) {
    const text = worte.join(" ").slice(0, 200_000);
    const { D } = suchangaben({ titel: "T", auszug: "", text, kategorien: [], tags: [] }).gewichtet;
    const bytes = [...new Set(D.split(" "))].reduce((summe, wort) => summe + Buffer.byteLength(wort) + 4, 0);
    expect(bytes).toBeLessThan(1_000_000);
    expect(bytes).toBeGreaterThan(100_000);
  }
});

const zahlwort = (i: number) =>
  [...i.toString(26)].map((z) => String.fromCharCode(97 + Number.parseInt(z, 26))).join("");

describe("Zitate", () => {
  const worte = (text: string) => zitateIn(text).flatMap((zitat) => zitat.worte);

  test.each([
    ["§ 15 RVG", ["zit15xrvg"]],
    ["§15 Abs. 2 Satz 1 RVG", ["zit15xrvg", "zit15abs2xrvg"]],
    ["§§ 13, 14 und 15a RVG", ["zit13xrvg", "zit14xrvg", "zit15axrvg"]],
    ["§§ 187–190 BGB", ["zit187xbgb", "zit188xbgb", "zit189xbgb", "zit190xbgb"]],
    ["Art. 6 Abs. 1 lit. f DSGVO", ["zit6xdsgvo", "zit6abs1xdsgvo"]],
    ["Nr. 3100 VV RVG", ["zit3100xvv"]],
    ["VV 3100", ["zit3100xvv"]],
    ["§ 222 ff. ZPO", ["zit222xzpo"]],
    ["§ 43e BRAO und § 203 StGB", ["zit43exbrao", "zit203xstgb"]],
  ])("%s", (text, erwartet) => {
    expect(worte(text)).toEqual(erwartet);
  });

  test("Ohne Gesetz ist es kein Zitat", () => {
    for (const text of ["§ 15 Der Anwalt", "15 RVG", "§ RVG", "Artikel 5 lesen"])
      expect(worte(text), text).toEqual([]);
  });

  test("In einer Frage dürfen Gesetze klein geschrieben sein", () => {
    expect(zitateInFrage("§ 15 rvg gebühr").map(({ von, bis }) => [von, bis])).toEqual([[0, 8]]);
  });

  test("In einer Frage darf das Zeichen ausgeschrieben sein", () => {
    const worte = (frage: string) => zitateInFrage(frage).flatMap((zitat) => zitat.worte);
    for (const frage of ["Paragraf 15 RVG", "paragraph 15 rvg", "Paragrafen 15 RVG"])
      expect(worte(frage), frage).toEqual(["zit15xrvg"]);
    expect(zitateInFrage("Paragraf 15 RVG Satz").map(({ von, bis }) => [von, bis])).toEqual([[0, 15]]);
    expect(worte("Paragrafenzeichen 15 RVG")).toEqual([]);
  });

  test("In einer Frage dürfen auch Absatz, Satz und Nummer klein geschrieben sein", () => {
    const worte = (frage: string) => zitateInFrage(frage).flatMap((zitat) => zitat.worte);
    expect(worte("§15 abs 3 rvg")).toEqual(["zit15xrvg", "zit15abs3xrvg"]);
    expect(worte("§ 41 abs. 5 satz 1 gkg")).toEqual(["zit41xgkg", "zit41abs5xgkg"]);
    expect(worte("nr. 1008 vv")).toEqual(["zit1008xvv"]);
  });

  test.each([
    ["Paragrafen", (n: number) => "§ 1 ".repeat(n)],
    ["Aufzählungen", (n: number) => `§ ${"1, ".repeat(n)}`],
    ["Absätze", (n: number) => `§ 1 ${"Abs. 1 ".repeat(n / 2)}`],
    ["Nummern", (n: number) => "Nr 1 ".repeat(n)],
    ["bloße Zeichen", (n: number) => "§".repeat(n * 2)],
  ])("Lange feindliche Texte kosten nur ihre Länge: %s", (_, text) => {
    expect(wachstum((n) => zitateIn(text(n)), 5_000)).toBeLessThan(linear);
  });
});

test("Verwandte Schreibweisen fallen zusammen, Doppellaute bleiben", () => {
  const paare = [
    ["Größe", "Groesse"],
    ["Verträge", "Vertraege"],
    ["Ökonomie", "Oekonomie"],
    ["über", "ueber"],
  ];
  for (const [a = "", b = ""] of paare) expect(gefaltet(a), a).toBe(gefaltet(b));
  expect(["Neue", "Steuer", "Quelle", "Café"].map(gefaltet)).toEqual(["neue", "steuer", "quelle", "cafe"]);
});

test("Tippfehler: alle Wörter mit einem, und der Abstand zweier Wörter", () => {
  expect([einFehlerWeit("a".repeat(31)), zerlegungen("fristende".repeat(7))]).toEqual([[], []]);
  expect(einFehlerWeit("a".repeat(30)).length).toBeGreaterThan(0);
  const nah = einFehlerWeit("frist");
  for (const wort of ["frst", "frisst", "frsit", "prist", "rist", "friste"])
    expect(nah, wort).toContain(wort);
  expect(nah).not.toContain("frist");
  expect([
    fehlerabstand("frist", "frsit"),
    fehlerabstand("frist", "fristen"),
    fehlerabstand("", "ab"),
  ]).toEqual([1, 2, 2]);
  expect(fehlerabstand("kundigungsfrist", "kundigunsfirst")).toBe(2);
});

describe("Hervorhebung", () => {
  const ziel = { staemme: ["frist"], worte: new Set<string>(), zitate: new Set<string>() };

  test("Zusammengesetzt ist sie der Text", () => {
    const text = 'Die Frist <b>läuft</b>: Kündigungsfrist & "Fristen"\u00ad!';
    const stuecke = hervorgehoben(text, ziel);
    expect(stuecke.map((stueck) => stueck.text).join("")).toBe(text);
    expect(stuecke.filter(({ treffer }) => treffer).map((stueck) => stueck.text)).toEqual([
      "Frist",
      "Kündigungsfrist",
      "Fristen",
    ]);
  });

  test("Auch ein Wort, das gemeint war, ist gefunden", () => {
    const gemeint = { ...ziel, worte: new Set(["kalender"]), staemme: [] };
    expect(hervorgehoben("Kalender, Kalenderblatt", gemeint)).toEqual([
      { text: "Kalender", treffer: true },
      { text: ", Kalenderblatt", treffer: false },
    ]);
  });

  test("Kurze Stämme gelten nicht mitten im Wort", () => {
    const kurz = { ...ziel, staemme: ["rat"] };
    const zahlen = {
      staemme: ["0", "75", "1", "234", "56"],
      worte: new Set<string>(),
      zitate: new Set<string>(),
    };
    const betrag = hervorgehoben("Satz 0,75 aus 1.234,56 €, 0, 75", zahlen).filter(({ treffer }) => treffer);
    expect(betrag.map(({ text }) => text)).toEqual(["0,75", "1.234,56", "0", "75"]);
    const gefunden = hervorgehoben("Rat, Rates, Beratung, Ratenzahlung", kurz).filter(
      ({ treffer }) => treffer,
    );
    expect(gefunden.map(({ text }) => text)).toEqual(["Rat", "Rates"]);
  });

  test("Der Ausschnitt liegt um die erste Fundstelle und endet an Wörtern", () => {
    const text = `${"davor ".repeat(50)}Frist ${"danach ".repeat(50)}`;
    const stelle = ausschnitt(text, ziel) ?? "";
    expect(stelle).toMatch(/^… davor .*davor Frist danach .*danach …$/);
    expect(stelle.length).toBeLessThan(260);
    expect(ausschnitt("nichts davon", ziel)).toBeUndefined();
  });

  test("Text aus HTML hat keine Marken und keine Kürzel", () => {
    expect(
      textAusHtml("<h2>A</h2><p>b<em>c</em> &amp; d&nbsp;e &#228; &#x1F600; &lt;i&gt;</p><p>f</p>"),
    ).toBe("A bc & d e ä 😀 <i> f");
  });
});

test("Was von einem Artikel gesucht wird", () => {
  const angaben = suchangaben({
    titel: "Größe",
    auszug: "Kurz",
    text: "Nach § 15 RVG für 30 Tage",
    kategorien: ["Gebühren & Kosten"],
    tags: ["ZPO"],
  });
  expect(angaben.gewichtet).toEqual({
    A: "grosse",
    B: "gebuhren kosten zpo",
    C: "kurz",
    D: "nach 15 rvg 30 tage zit15xrvg",
  });
  expect(angaben.suchwoerter).toEqual(["gebuhren", "grosse", "kosten", "kurz", "nach", "rvg", "tage", "zpo"]);
  expect(angaben.suchtext.split("\n")).toEqual([
    "groesse",
    "kurz",
    "nach § 15 rvg fuer 30 tage",
    "gebuehren & kosten",
    "zpo",
    "grosse",
    "fur",
    "gebuhren",
  ]);
});

test("Jeder Teil eines Wortes steht im Suchtext, wie er auch geschrieben ist", () => {
  const text = "Blauen Straßenbäume, Treueprämie und ÄÖÜ; Cafés";
  const suchtext = suchtextAus([text]);
  for (let von = 0; von < text.length; von++)
    for (let bis = von + 1; bis <= text.length; bis++)
      for (const wort of suchworte(text.slice(von, bis))) expect(suchtext, wort).toContain(wort);
  expect(suchtextAus(["Caf\u0065\u0301"])).toBe("café\ncafe");
});

test("Zwei Zeichen sind zu finden, was immer davor steht", () => {
  for (const davor of ["", " ", "\n", "a", "9", "-", "(", "§", "ä", "é", "ø", "„", "–", "ж", "😀", "ł"]) {
    const suchtext = suchtextAus(["Titel", `${davor}xyz“ und`]);
    expect(new RegExp(kurzmuster("xy") ?? "^$").test(suchtext), davor).toBe(true);
  }
  expect(["x", "xyz", "§1", "жж"].map(kurzmuster)).toEqual([undefined, undefined, undefined, undefined]);
});
