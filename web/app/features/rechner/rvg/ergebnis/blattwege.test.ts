import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { fassungssatz, zelltext } from "#dokumente/blatt/blatt.ts";
import { type Aktion, nachAktion } from "../formular/aktionen.ts";
import { formularAusQuery } from "../formular/query.ts";
import { auswertung } from "../rechnung.ts";
import { rvgBlatt } from "./blatt.ts";
import { alsCsv, alsJson, fehlermeldung, zumKopieren } from "./blattwege.ts";

const heute = tag("2026-11-20");

function ergebnis(query: string, ...aktionen: Aktion[]) {
  const { formular } = formularAusQuery(new URLSearchParams(query));
  const danach = aktionen.reduce(nachAktion, formular);
  const a = auswertung({ formular: danach, heute, abgeschickt: true, erweitert: true });
  if (a.art !== "ergebnis") throw new Error(JSON.stringify(a));
  return a;
}
const a1 = (feld: string, wert: string) => ({ art: "angelegenheit", a: "a1", feld, wert }) as Aktion;
const a2 = (feld: string, wert: string) => ({ art: "angelegenheit", a: "a2", feld, wert }) as Aktion;
const zeilen = (a: ReturnType<typeof ergebnis>, tabelle = 0) =>
  rvgBlatt(a).tabellen[tabelle]?.zeilen.map(({ zellen: [text, , , , betrag] }) => {
    return `${text}|${zelltext(betrag, { titel: "", art: "betrag" })}`;
  }) ?? [];

test("Jede Angelegenheit nennt ihre Fassung mit Grund und die Titel ihres Tages", () => {
  const a = ergebnis("vv=2302,3102&wert=1000", a1("auftrag", "1.3.2012"), a2("auftrag", "1.3.2026"));
  expect(zeilen(a).map((z) => z.split("|")[0])).toContain("2302 Geschäftsgebühr, Schreiben einfacher Art");
  expect(rvgBlatt(a).fassungen.map(fassungssatz)).toEqual([
    expect.stringContaining("weil der unbedingte Auftrag am 01.03.2012"),
    expect.stringContaining("vom 01.06.2025 (KostBRÄG 2025), weil der unbedingte Auftrag am 01.03.2026"),
  ]);
});

test("Eine einzelne Angelegenheit steht mit ihrem Namen über den Zeilen, ohne Namen beginnt es mit der Gebühr", () => {
  const erste = (...aktionen: Aktion[]) =>
    rvgBlatt(ergebnis("vv=3100&wert=1000", ...aktionen)).tabellen[0]?.zeilen[0]?.zellen[0];
  expect(erste(a1("bezeichnung", "Klage Müller"))).toBe("Klage Müller");
  expect(erste()).toMatch(/^3100 /);
});

test("Dieselbe Nummer heißt in zwei Angelegenheiten, wie sie an deren Tag hieß", () => {
  const a = ergebnis(
    "vv=2302&wert=1000",
    a1("auftrag", "1.3.2012"),
    { art: "angelegenheit-dazu", stufe: "sonstiges" },
    a2("auftrag", "1.3.2026"),
    { art: "position-dazu", a: "a2", nr: "2302" },
  );
  const titel = zeilen(a).flatMap((z) => (z.startsWith("2302") ? [z.split("|")[0]] : []));
  expect(titel).toEqual([
    "2302 Geschäftsgebühr, Schreiben einfacher Art",
    "2302 Geschäftsgebühr in Sozialrecht und Wehrbeschwerde (Betragsrahmen)",
  ]);
});

test("Der Block der Staatskasse steht in Kopie und Datei mit Auszahlung und weiterer Vergütung", () => {
  const a = ergebnis("wert=10000&vv=3100,3104&pkh=1");
  expect(zeilen(a)).toContain("Aus der Staatskasse|1.136,45");
  expect(rvgBlatt(a).tabellen[1]?.titel).toBe("Vergütung aus der Staatskasse");
  const block = zeilen(a, 1);
  expect(block.map((z) => z.split("|")[0])).toEqual(
    expect.arrayContaining(["Netto", "Umsatzsteuer", "Auszahlung", "Weitere Vergütung (§ 50 RVG)"]),
  );
  const cent = (text: string) =>
    Number(
      block
        .find((z) => z.startsWith(`${text}|`))
        ?.split("|")[1]
        ?.replace(/[.,]/g, ""),
    );
  expect(cent("Auszahlung") + cent("Weitere Vergütung (§ 50 RVG)")).toBe(196_350);
});

test("Längenzuschlag und feste Beträge des bestellten Verteidigers stehen darin", () => {
  const a = ergebnis("vv=4100,4106,4108,4110", a1("vertretung", "bestellt"));
  const nummern = zeilen(a, 1)
    .filter((z) => /^4\d{3} /.test(z))
    .map((z) => z.slice(0, 4));
  expect(nummern.sort()).toEqual(["4100", "4106", "4108", "4110"]);
});

test("Vereinbarung, Zahlungen, offener Betrag und Vermerke fehlen in keiner Ausgabe", () => {
  const a = ergebnis(
    "wert=10000&vv=3100,3104",
    a1("vereinbarung", "pauschale"),
    a1("pauschalhonorar", "500"),
    a1("durchlaufend", "Gerichtskosten Müller 849,00"),
    { art: "zahlung-dazu" },
    { art: "zahlung", z: "z1", feld: "betrag", wert: "119" },
  );
  const mitVermerk = {
    ...a,
    ergebnis: {
      ...a.ergebnis,
      vermerke: [{ art: "hinweis" as const, text: "Ein Vermerk", norm: "§ 1 RVG" }],
    },
  };
  for (const ausgabe of [zumKopieren(mitVermerk).text, zumKopieren(mitVermerk).html, alsCsv(mitVermerk)]) {
    for (const teil of [
      "Gerichtskosten Müller",
      "849,00",
      "Rechnungsbetrag",
      "2.812,50",
      "Vorschuss, darin 19 % Umsatzsteuer",
      "119,00",
      "Noch zu zahlen",
      "2.693,50",
      "Vereinbart",
      "500,00",
      "Die Vereinbarung liegt unter der gesetzlichen Vergütung",
      "Ein Vermerk",
    ])
      expect(ausgabe).toContain(teil);
  }
  expect(JSON.parse(alsJson(mitVermerk))).toMatchObject({
    ergebnis: { offen: 269_350, vermerke: [{ text: "Ein Vermerk" }] },
    titel: { a1: { "3100": "Verfahrensgebühr 1. Rechtszug" } },
  });
  expect(fehlermeldung(mitVermerk)).not.toContain("Müller");
});

test("Zuviel Gezahltes heißt auch in der Kopie überzahlt", () => {
  const a = ergebnis(
    "wert=500&vv=2300",
    { art: "zahlung-dazu" },
    { art: "zahlung", z: "z1", feld: "betrag", wert: "100" },
  );
  expect(zeilen(a).at(-1)).toBe("Überzahlt|−4,40");
});

test("Jede angewandte Nummer steht in jeder Ausgabe, auch Nr. 1008 VV (§ 10 Abs. 2 RVG)", () => {
  const a = ergebnis("wert=10000&vv=3100,1003,3208&mandanten=2");
  const csv = alsCsv(a);
  expect(csv).toContain("3100, 1008 Verfahrensgebühr 1. Rechtszug;Nrn. 3100, 1008 VV;10.000,00;1,6;1.043,20");
  expect(csv).toMatch(/1000, 1003 Einigung[^;]*;Nrn\. 1000, 1003 VV;10\.000,00;1,0;652,00/);
  const { text } = zumKopieren(a);
  expect(text).toContain("Nrn. 3206, 3208, 1008 VV");
});

test("Eine Anrechnung sagt, was nach welcher Regel angerechnet wird, und keine Gebühr ist negativ", () => {
  const csv = alsCsv(ergebnis("wert=10000&vv=2300:1.5,3305,3100&anrechnung=1&mandanten=2"));
  expect(csv).toContain(
    "Anrechnung 0,75 Geschäftsgebühr Nrn. 2300, 1008 (Vorbem. 3 Abs. 4);Vorbem. 3 Abs. 4 VV;10.000,00;0,75;-489,00",
  );
  expect(csv).toContain(
    "Anrechnung 1,3 Verfahrensgebühr Nrn. 3305, 1008 (Nr. 3305 Anm.);Nr. 3305 Anm. VV;10.000,00;1,3;-847,60",
  );
  expect(csv).not.toMatch(/^\d{4}[^;]*;[^;]*;[^;]*;[^;]*;-/m);
});

test("Beim nur teilweise gemeinsamen Wert geht die Zeile auf", () => {
  // 1,3 aus 10.000 € = 847,60; 0,3 aus 3.500 € (1,0: 295,00 €) = 88,50; zusammen 936,10
  const a = ergebnis("wert=10000&vv=3100&mandanten=2", {
    art: "position",
    a: "a1",
    p: "p1",
    feld: "gemeinsam",
    wert: "4.000",
  });
  expect(zeilen(a)[0]).toBe(
    "3100, 1008 Verfahrensgebühr 1. Rechtszug: 1,3 aus 10.000,00 € + 0,3 aus 4.000,00 €|936,10",
  );
  expect(rvgBlatt(a).tabellen[0]?.zeilen[0]?.zellen[3]).toBe("1,3 + 0,3");
});
