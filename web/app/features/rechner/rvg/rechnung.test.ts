import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { type Auswertung, formularort } from "./auswertung.ts";
import { rvgBlatt } from "./ergebnis/blatt.ts";
import { alsCsv, fehlermeldung } from "./ergebnis/blattwege.ts";
import { gesamtbetrag } from "./ergebnis/schlusszeilen.ts";
import { nachAktion } from "./formular/aktionen.ts";
import type { Formular } from "./formular/formular.ts";
import { formularAusQuery } from "./formular/query.ts";
import { auswertung } from "./rechnung.ts";

const heute = tag("2026-11-20");

function werte(query: string, erweitert = false): Auswertung {
  const { formular, abgeschickt } = formularAusQuery(new URLSearchParams(query));
  return auswertung({ formular, heute, abgeschickt, erweitert });
}

/** The amount to be paid, in cents. */
function gesamt(query: string, erweitert = false): number | string {
  const a = werte(query, erweitert);
  return a.art === "ergebnis" ? a.ergebnis.offen : a.art;
}

test.each([
  ["wert=10000&vv=3100,3104", 196_350],
  ["wert=10000&vv=3100,3104&stichtag=2025-05-31", 185_045],
  ["wert=5000&vv=2300", 57_221],
  ["wert=500&vv=2300", 9_560],
  ["wert=10000&vv=3100,3104,1003", 273_938],
])("Ohne Tarif: %s ergibt %i Cent", (query, cent) => {
  expect(gesamt(query)).toBe(cent);
});

test.each([
  ["wert=10000&vv=3200,3202", 219_626],
  ["wert=10000&vv=3100,3104&mandanten=3", 242_903],
])("Mit Basic: %s ergibt %i Cent, ohne nur den Hinweis", (query, cent) => {
  expect(gesamt(query, true)).toBe(cent);
  expect(gesamt(query)).toBe("basic");
});

test.each([
  // 652,00 + 326,00 + 20,00; 847,60 + 782,40 − 652,00 + 20,00; zusammen 1.996,00
  ["wert=10000&vv=3305,3308,3100,3104", 237_524],
  // 326,00 + 20,00 + 847,60 − 326,00 + 20,00 = 887,60
  ["wert=10000&vv=3307,3100", 105_624],
  // dazu die Hälfte einer früheren 1,3: 1.996,00 − 423,80; 887,60 − 423,80
  ["wert=10000&vv=3305,3308,3100,3104&anrechnung=1", 187_092],
  ["wert=10000&vv=3307,3100&anrechnung=1", 55_192],
  // zwei Auftraggeber: (1,3 + 0,3) / 2 = 0,8, höchstens 0,75: 1.845,60 − 489,00
  ["wert=10000&vv=3100,3104&mandanten=2&anrechnung=1", 161_435],
  // 3102: 392,00 × 1,3 = 509,60; 3106: 365,00; Nr. 2302: 391,00 × 1,3 = 508,30, Hälfte 254,15, höchstens 225,00
  ["vv=3102,3106&mandanten=2&anrechnung=1", 79_682],
  // ein Auftraggeber: 392,00 + 365,00 + 20,00 − 195,50 = 581,50
  ["vv=3102,3106&anrechnung=1", 69_199],
])("Anrechnung ohne Skript, Kopf und Konto: %s ergibt %i Cent", (query, cent) => {
  expect(gesamt(query, true)).toBe(cent);
});

test.each([
  // 847,60 + 782,40 + 20,00 − 365,00 = 1.285,00
  ["wert=10000&vv=3100,3104&angerechnet=365", 152_915],
  ["wert=10000&vv=3100,3104&angerechnet=365,00&anrechnung=1", 152_915],
  // dazu 847,60 + 20,00 der Geschäftsgebühr in der Liste
  ["wert=10000&vv=2300,3100,3104&angerechnet=365", 256_159],
  // 936,10 + 20,00
  ["wert=10000&vv=3100&mandanten=2&gemeinsam=4000", 113_776],
  // 0,5 aus 10.000 € 326,00 + 0,3 aus 5.000 € 106,35 + 20,00
  ["wert=10000&vv=3500&mandanten=2&gemeinsam=5000", 53_830],
])("Ohne Skript lassen sich Betrag und gemeinsamer Wert angeben: %s ergibt %i Cent", (query, cent) => {
  expect(gesamt(query, true)).toBe(cent);
});

test("Prozesskostenhilfe: die Zahl des Ergebnisses ist, was die Staatskasse zahlt; Gesperrtes ist nicht offen", () => {
  const blatt = (query: string) => {
    const a = werte(query, true);
    if (a.art !== "ergebnis") throw new Error(JSON.stringify(a));
    const { kennzahl, tabellen } = rvgBlatt(a);
    const schluss = tabellen[0]?.zeilen.slice(-4).map(({ zellen: [text, , , , betrag] }) => [text, betrag]);
    return { kennzahl, schluss };
  };
  // § 49 RVG: 2,5 × 374,00 + 20,00 = 955,00; mit 19 % 1.136,45
  expect(blatt("wert=10000&vv=3100,3104&pkh=1")).toEqual({
    kennzahl: { text: "Aus der Staatskasse", wert: "1.136,45\u00a0€" },
    schluss: [
      ["Regelvergütung", 196_350],
      ["Davon gesperrt (§ 122 Abs. 1 Nr. 3 ZPO)", 196_350],
      ["Vom Mandanten zu zahlen", 0],
      ["Aus der Staatskasse", 113_645],
    ],
  });
  // Rz. 280 bei Haufe: 12.000 von 20.000 €, Recht bis 2020
  expect(blatt("wert=20000&vv=3100,3104&bewilligt=12000&stichtag=2016-06-01")).toEqual({
    kennzahl: { text: "Aus der Staatskasse", wert: "978,78\u00a0€" },
    schluss: [
      ["Regelvergütung", 223_125],
      ["Davon gesperrt (§ 122 Abs. 1 Nr. 3 ZPO)", 182_070],
      ["Vom Mandanten zu zahlen", 41_055],
      ["Aus der Staatskasse", 97_878],
    ],
  });
});

test("Ein Auftrag in der Zukunft wird gerechnet, aber nicht ohne Vermerk", () => {
  const a = werte("wert=10000&vv=3100,3104&stichtag=2099-01-01");
  expect(a.art === "ergebnis" && a.ergebnis.vermerke.map((v) => v.text).join(" ")).toContain(
    "Der 01.01.2099 liegt in der Zukunft",
  );
  const heutige = werte("wert=10000&vv=3100,3104");
  expect(heutige.art === "ergebnis" && heutige.ergebnis.vermerke).toEqual([]);
});

test("Was an den Angaben der Adresse nicht zu verstehen ist, steht an seinem Feld", () => {
  expect(werte("wert=10000&vv=3100&angerechnet=viel", true)).toMatchObject({
    art: "fehler",
    fehler: { "k1.betrag": expect.anything() },
  });
});

test("Die Seite sagt, was nach welcher Regel angerechnet ist", () => {
  const titel = (query: string) => {
    const a = werte(query, true);
    if (a.art !== "ergebnis") throw new Error(JSON.stringify(a));
    return rvgBlatt(a).tabellen[0]?.zeilen.flatMap(({ zellen: [text] }) =>
      String(text).startsWith("Anrechnung") ? [text] : [],
    );
  };
  expect(titel("wert=10000&vv=3307,3100&anrechnung=1")).toEqual([
    "Anrechnung 0,65 Geschäftsgebühr Nr. 2300 (Vorbem. 3 Abs. 4), außerhalb dieser Rechnung",
    "Anrechnung 0,5 Verfahrensgebühr Nr. 3307 (Nr. 3307 Anm.)",
    "Anrechnung Rest der Geschäftsgebühr Nr. 2300 (Vorbem. 3 Abs. 4), außerhalb dieser Rechnung",
  ]);
  expect(titel("wert=10000&vv=3100&mandanten=2&anrechnung=1")).toEqual([
    "Anrechnung 0,75 Geschäftsgebühr Nrn. 2300, 1008 (Vorbem. 3 Abs. 4), außerhalb dieser Rechnung",
  ]);
  expect(titel("wert=10000&vv=2300,3100")).toEqual([]);
});

test("Das Ende der Leistung entscheidet über den Steuersatz, der Auftragstag nicht", () => {
  // 1,3 × 303,00 = 393,90; + 20,00 = 413,90; + 16 % and + 19 %
  expect(gesamt("wert=5000&vv=2300&stichtag=2020-01-01&leistungsende=2020-12-31")).toBe(48_012);
  expect(gesamt("wert=5000&vv=2300&stichtag=2020-01-01&leistungsende=2021-01-01")).toBe(49_254);
});

test("Zwei Stufen in einer Liste haben je eine eigene Pauschale", () => {
  const a = werte("wert=5000&vv=2300,3100&anrechnung=1", true);
  const pauschalen = a.art === "ergebnis" ? a.ergebnis.angelegenheiten.flatMap((x) => x.zeilen) : [];
  expect(pauschalen.filter((z) => z.nr === "7002")).toHaveLength(2);
  expect(pauschalen.filter((z) => z.art === "anrechnung")).toHaveLength(1);
});

test("Ein fehlender Wert ist erst nach dem Absenden ein Fehler, und zwar am Wert der Angelegenheit", () => {
  expect(werte("")).toEqual({ art: "leer", fehlt: "wert" });
  expect(werte("wert=&vv=3100")).toEqual({ art: "fehler", fehler: { "a1.wert": { art: "fehlt" } } });
});

test("Was das Recht nicht hergibt, steht mit Norm am Feld", () => {
  expect(werte("wert=1000&vv=9999")).toMatchObject({
    art: "fehler",
    fehler: { "a1.p1.nr": { art: "recht" } },
  });
  expect(werte("wert=1000&vv=3100&stichtag=1999-01-01")).toMatchObject({
    art: "fehler",
    fehler: { "a1.auftrag": { art: "recht", norm: "§ 61 RVG" } },
  });
  expect(werte("wert=30000001&vv=3100")).toEqual({
    art: "fehler",
    fehler: { "a1.wert": { art: "zu-hoch" } },
  });
});

test("Pfade der Rechnung führen zu den Feldern des Formulars", () => {
  const eingabe = {
    leistungsende: heute,
    angelegenheiten: [{ id: "a3", wert: 1 as never, positionen: [{ id: "p7", nr: "3100" }] }],
  };
  expect(formularort("angelegenheiten[0].positionen[0].satz100", eingabe)).toBe("a3.p7.satz");
  expect(formularort("angelegenheiten[0].auftragAm", eingabe)).toBe("a3.auftrag");
  expect(formularort("angelegenheiten[4].wert", eingabe)).toBeUndefined();
});

test("Ein Vorschlag fügt nichts von selbst hinzu; angekreuzt bringt er Angelegenheit und Anrechnung", () => {
  const { formular } = formularAusQuery(new URLSearchParams("wert=10000&vv=3100,3104"));
  const a = werte("wert=10000&vv=3100,3104");
  const vorschlag = a.art === "ergebnis" ? a.vorschlaege.find((v) => v.id === "a1.2300-vorher") : undefined;
  expect(vorschlag).toMatchObject({ basic: true });
  if (!vorschlag?.aktion) throw new Error("kein Vorschlag");
  const danach = nachAktion(formular, vorschlag.aktion);
  expect(danach.angelegenheiten.map((x) => [x.stufe, x.felder.wert])).toEqual([
    ["vorgerichtlich", "10.000,00"],
    ["instanz", "10.000,00"],
  ]);
  expect(danach.anrechnungen.map((k) => k.felder)).toEqual([{ von: "a2/p4", auf: "a1/p1" }]);
  // Half of 847,60 is credited: 1.963,50 + (847,60 + 20,00 − 423,80) × 1,19
  expect(auswertung({ formular: danach, heute, abgeschickt: false, erweitert: true })).toMatchObject({
    ergebnis: { offen: 249_162 },
  });
});

test("Stehen zwei Angelegenheiten nebeneinander, wird die Anrechnung vorgeschlagen, bis sie da ist", () => {
  const vorschlaege = (query: string) => {
    const a = werte(query, true);
    return a.art === "ergebnis"
      ? a.vorschlaege.map((v) => v.titel).filter((t) => t.startsWith("Anrechnung"))
      : [];
  };
  expect(vorschlaege("wert=5000&vv=2300,3305,3100")).toEqual(["Anrechnung von Nr. 2300 auf Nr. 3305 VV"]);
  expect(vorschlaege("wert=5000&vv=2300,3305,3100&anrechnung=1")).toEqual([]);
});

test.each([
  ["34,2300", "Anrechnung von § 34 RVG auf Nr. 2300 VV"],
  ["2501,2503", "Anrechnung von Nr. 2501 auf Nr. 2503 VV"],
  ["2100,3200", "Anrechnung von Nr. 2100 auf Nr. 3200 VV"],
  ["2102,3204", "Anrechnung von Nr. 2102 auf Nr. 3204 VV"],
  ["5100,5103,4100,4104", "Anrechnung von Nr. 5100 auf Nr. 4100 VV"],
  ["4106,4143,3100", "Anrechnung von Nr. 4143 auf Nr. 3100 VV"],
  ["2302,3102", "Anrechnung von Nr. 2302 auf Nr. 3102 VV"],
])("vv=%s führt zum Vorschlag „%s“", (vv, titel) => {
  // A query credits by itself; matters put together in the form only get the suggestion.
  const formular: Formular = {
    ...formularAusQuery(new URLSearchParams(`wert=5000&vv=${vv}`)).formular,
    anrechnungen: [],
  };
  const mitBetrag = formular.angelegenheiten.reduce((f, a) => {
    const p = a.positionen.find((x) => x.nr === "34");
    return p ? nachAktion(f, { art: "position", a: a.id, p: p.id, feld: "betrag", wert: "190" }) : f;
  }, formular);
  const rechne = (f: typeof formular) =>
    auswertung({ formular: f, heute, abgeschickt: true, erweitert: true });
  const vorher = rechne(mitBetrag);
  if (vorher.art !== "ergebnis") throw new Error(JSON.stringify(vorher));
  const vorschlag = vorher.vorschlaege.find((v) => v.titel === titel);
  if (!vorschlag?.aktion) throw new Error(vorher.vorschlaege.map((v) => v.titel).join("; "));
  const danach = rechne(nachAktion(mitBetrag, vorschlag.aktion));
  if (danach.art !== "ergebnis") throw new Error(JSON.stringify(danach));
  expect(gesamtbetrag(danach.ergebnis)).toBeLessThan(gesamtbetrag(vorher.ergebnis));
});

test("Auf das Nachverfahren wird die Verfahrensgebühr des Urkundenprozesses angerechnet, mit ihrer Regel", () => {
  const { formular } = formularAusQuery(new URLSearchParams("wert=10000&vv=3100,3104"));
  const zwei = nachAktion(formular, { art: "angelegenheit-dazu", stufe: "instanz" });
  const a = auswertung({ formular: zwei, heute, abgeschickt: true, erweitert: true });
  const vorschlag =
    a.art === "ergebnis" ? a.vorschlaege.find((v) => v.norm === "Nr. 3100 Anm. 2 VV") : undefined;
  expect(vorschlag?.aktion).toMatchObject({ felder: { regel: "3100-2", von: "a1/p1" } });
  expect(vorschlag?.bedingung).toContain("Urkunden");
});

test("anrechnung=1 ohne passende Gebühr wird am Feld zurückgefragt", () => {
  expect(werte("wert=1000&vv=3104&anrechnung=1", true)).toMatchObject({
    art: "fehler",
    fehler: { "k1.auf": { art: "recht", text: expect.stringContaining("auf die angerechnet wird") } },
  });
});

test("Die Fehlermeldung nennt die Zahlen, aber keinen Namen des Mandats", () => {
  const { formular } = formularAusQuery(new URLSearchParams("wert=10000&vv=3100,3200"));
  const mitNamen = nachAktion(formular, {
    art: "angelegenheit",
    a: "a1",
    feld: "bezeichnung",
    wert: "Müller ./. Weiß",
  });
  const a = auswertung({ formular: mitNamen, heute, abgeschickt: true, erweitert: true });
  if (a.art !== "ergebnis") throw new Error(a.art);
  expect(alsCsv(a)).toContain("Müller ./. Weiß");
  expect(fehlermeldung(a)).not.toContain("Müller");
  expect(fehlermeldung(a)).toContain("Rechenstand");
});

test("Ohne angekreuzte Gebühr ist nichts zu rechnen", () => {
  const { formular } = formularAusQuery(new URLSearchParams("wert=1000&vv=3100"));
  const leer = {
    ...formular,
    angelegenheiten: formular.angelegenheiten.map((a) => ({
      ...a,
      positionen: a.positionen.map((p) => ({ ...p, felder: { ...p.felder, aus: "ja" as const } })),
    })),
  };
  for (const abgeschickt of [true, false])
    expect(auswertung({ formular: leer, heute, abgeschickt, erweitert: true })).toEqual({
      art: "leer",
      fehlt: "gebuehr",
    });
});
