import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { suchtreffer } from "../suchtreffer.ts";
import { type Aktion, nachAktion } from "./aktionen.ts";
import { anrechnungsfunde } from "./anrechnungspaare.ts";
import { type Formular, formularAus, istGewaehlt, leeresFormular } from "./formular.ts";
import { mitGrunddaten, schnellstart, schnellstarts } from "./schnellstart.ts";
import { vorschlaegeZu } from "./vorschlag.ts";

const zwei = (): Formular => ({
  ...formularAus([
    { stufe: "vorgerichtlich", gebuehren: ["2300"] },
    { stufe: "instanz", gebuehren: ["3100"] },
  ]),
  anrechnungen: [
    { id: "k1", felder: { von: "a1/p1", auf: "a2/p3" } },
    { id: "k2", felder: { von: "frueher" } },
  ],
  zahlungen: [
    { id: "z1", felder: { betrag: "10" } },
    { id: "z2", felder: { betrag: "20" } },
  ],
});
const nach = (aktion: Aktion) => nachAktion(zwei(), aktion);

test("Jede Änderung trifft nur ihre Zeile", () => {
  expect(nach({ art: "anrechnung", k: "k2", feld: "frueherNr", wert: "2300" }).anrechnungen).toEqual([
    { id: "k1", felder: { von: "a1/p1", auf: "a2/p3" } },
    { id: "k2", felder: { von: "frueher", frueherNr: "2300" } },
  ]);
  expect(nach({ art: "zahlung", z: "z2", feld: "betrag", wert: "30" }).zahlungen).toEqual([
    { id: "z1", felder: { betrag: "10" } },
    { id: "z2", felder: { betrag: "30" } },
  ]);
  expect(nach({ art: "zahlung", z: "z1", feld: "betrag", wert: "" }).zahlungen[0]?.felder).toEqual({});
  const nummer = nach({ art: "nummer", a: "a2", p: "p3", nr: "3101" });
  expect(nummer.angelegenheiten.map((a) => a.positionen[0]?.nr)).toEqual(["2300", "3101"]);
  expect(nummer.angelegenheiten[1]?.positionen[0]?.felder).toEqual({});
});

test("Was denselben Text behält, bleibt dieselbe Zeile", () => {
  const f = zwei();
  const gleich = nachAktion(f, { art: "zahlung", z: "z1", feld: "betrag", wert: "10" });
  expect(gleich.zahlungen[0]).toBe(f.zahlungen[0]);
  expect(nachAktion(f, { art: "allgemein", feld: "leistungsende", wert: "" })).toBe(f);
});

test("Eine Zeile geht, die anderen bleiben", () => {
  expect(nach({ art: "anrechnung-weg", k: "k1" }).anrechnungen.map((k) => k.id)).toEqual(["k2"]);
  expect(nach({ art: "zahlung-weg", z: "z1" }).zahlungen.map((z) => z.id)).toEqual(["z2"]);
  const ohne = nach({ art: "angelegenheit-weg", a: "a1" });
  expect(ohne.angelegenheiten.map((a) => a.id)).toEqual(["a2"]);
  expect(ohne.zahlungen.map((z) => z.id)).toEqual(["z1", "z2"]);
  const ohneGebuehr = nach({ art: "position-weg", a: "a2", p: "p3" });
  expect(ohneGebuehr.angelegenheiten[1]?.positionen.map((p) => p.id)).toEqual(
    zwei()
      .angelegenheiten[1]?.positionen.map((p) => p.id)
      .filter((id) => id !== "p3"),
  );
  expect(ohneGebuehr.angelegenheiten[0]).toEqual(zwei().angelegenheiten[0]);
});

test("Ein neues Formular ersetzt das alte, ein Schnellstart behält Wert und Auftrag der ersten Angelegenheit", () => {
  const neu = leeresFormular();
  expect(nach({ art: "ersetzen", formular: neu })).toBe(neu);
  const bisher = nachAktion(
    nachAktion(zwei(), { art: "angelegenheit", a: "a1", feld: "wert", wert: "5000" }),
    { art: "angelegenheit", a: "a1", feld: "auftrag", wert: "1.2.2026" },
  );
  const pkh = schnellstart("pkh")?.formular() ?? neu;
  expect(nachAktion(bisher, { art: "schnellstart", formular: pkh }).angelegenheiten[0]?.felder).toEqual({
    wert: "5000",
    auftrag: "1.2.2026",
    vertretung: "beigeordnet",
  });
  expect(mitGrunddaten(neu, leeresFormular()).angelegenheiten[0]?.felder).toEqual({});
});

test.each([
  ["erste-instanz", "instanz", ["3100", "3104"], {}],
  ["vorgerichtlich", "vorgerichtlich", ["2300"], {}],
  ["mahnverfahren", "mahnverfahren", ["3305", "3308"], {}],
  ["scheidung", "instanz", ["3100", "3104"], { bezeichnung: "Scheidung mit Folgesachen" }],
  ["strafverteidigung", "strafgericht", ["4100", "4106", "4108"], {}],
  ["bussgeld", "bussgericht", ["5100", "5109", "5110"], {}],
  ["mehrvergleich", "instanz", ["3100", "3101", "3104", "1003", "1000"], {}],
  ["mehrwert-berufung", "berufung", ["3200", "3201", "3202", "1004", "1000"], {}],
  ["mehrwert-revision", "revision", ["3206", "3207", "3210", "1004", "1000"], {}],
  ["pkh", "instanz", ["3100", "3104"], { vertretung: "beigeordnet" }],
])("Der Schnellstart %s beginnt in der Stufe %s mit %j", (name, stufe, nummern, felder) => {
  const formular = schnellstart(name)?.formular();
  expect(formular?.angelegenheiten).toHaveLength(1);
  const [a] = formular?.angelegenheiten ?? [];
  expect(a).toMatchObject({ stufe, felder });
  expect(a?.positionen.filter(istGewaehlt).map((p) => p.nr)).toEqual(nummern);
  expect(schnellstarts.some((s) => s.name === name)).toBe(true);
});

// VV in der Fassung des KostBRÄG 2025
test.each([
  ["3100", "Verfahrensgebühr 1. Rechtszug", "1,3"],
  ["2300", "Geschäftsgebühr", "0,5–2,5"],
  ["4106", "Strafsache: Verfahrensgebühr Amtsgericht", "48,00–348,00 €"],
  ["7002", "Post- und Telekommunikationspauschale", ""],
])("Die Suche nach %s nennt „%s“ und die Höhe „%s“", (nr, titel, hoehe) => {
  expect(suchtreffer(nr, tag("2026-03-01"))).toContainEqual({ nr, titel, hoehe });
});

// Nr. 3104 Anm. 4 VV: nur die Terminsgebühr des Mahnverfahrens wird auf die des Rechtsstreits angerechnet.
test("Eine Terminsgebühr wird nur angerechnet, wo sie neben der Gebühr des Mahnverfahrens steht", () => {
  const gebuehr = (a: string, nr: string) => ({ a, p: `${a}-${nr}`, nr });
  const rechtsstreit = [gebuehr("b", "3100"), gebuehr("b", "3104")];
  const funde = (...davor: { a: string; p: string; nr: string }[]) =>
    anrechnungsfunde([...davor, ...rechtsstreit]).map(({ paar, von, auf }) => [paar.norm, von.p, auf.p]);
  expect(funde(gebuehr("a", "3305"), gebuehr("a", "3104"))).toEqual([
    ["Nr. 3305 Anm. VV", "a-3305", "b-3100"],
    ["Nr. 3104 Anm. 4 VV", "a-3104", "b-3104"],
  ]);
  expect(funde(gebuehr("a", "3104"))).toEqual([]);
});

const auftragAm = tag("2026-03-01");
const instanz = (positionen: readonly { id: string; nr: string }[], id = "a1") => ({
  id,
  auftragAm,
  wert: cent(1_000_000),
  positionen,
});

test("Ein Vorschlag nennt Bedingung und Norm und was ein Haken tut", () => {
  const vorschlaege = vorschlaegeZu({
    leistungsende: tag("2026-10-01"),
    angelegenheiten: [instanz([{ id: "p1", nr: "3100" }])],
  });
  const mit = (id: string) => vorschlaege.find((v) => v.id === id);
  expect(mit("a1.3104")).toMatchObject({
    norm: "Vorbem. 3 Abs. 3 VV",
    basic: false,
    aktion: { art: "position-dazu", a: "a1", nr: "3104", felder: {} },
  });
  expect(mit("a1.2300-vorher")).toMatchObject({
    norm: "Nr. 2300 VV, Vorbem. 3 Abs. 4 VV",
    basic: true,
    aktion: { art: "angelegenheit-davor", a: "a1", stufe: "vorgerichtlich", nr: "2300", auf: "p1" },
  });
  expect(mit("a1.1008")).toMatchObject({
    norm: "Nr. 1008 VV, § 7 RVG",
    basic: true,
    aktion: { art: "angelegenheit", a: "a1", feld: "auftraggeber", wert: "2" },
    feld: "a1.auftraggeber",
  });
  expect(mit("a1.7000")).toMatchObject({ norm: "Nr. 7000 Nr. 1 VV", basic: false, feld: "a1.kopienASw" });
  expect(mit("a1.7000")).not.toHaveProperty("aktion");
});

test("Die Anrechnung zweier Gebühren wird vorgeschlagen, bis sie da ist", () => {
  const angelegenheiten = [instanz([{ id: "p1", nr: "2300" }]), instanz([{ id: "p2", nr: "3100" }], "a2")];
  const eingabe = { leistungsende: tag("2026-10-01"), angelegenheiten };
  expect(vorschlaegeZu(eingabe)[0]).toEqual({
    id: "anrechnung-p1-p2",
    titel: "Anrechnung von Nr. 2300 auf Nr. 3100 VV",
    bedingung: "Beide Gebühren betreffen denselben Gegenstand.",
    norm: "Vorbem. 3 Abs. 4 VV",
    basic: true,
    aktion: { art: "anrechnung-dazu", felder: { von: "a1/p1", auf: "a2/p2" } },
  });
  const anrechnungen = [
    { von: { angelegenheit: "a1", position: "p1" }, auf: { angelegenheit: "a2", position: "p2" } },
  ];
  const danach = vorschlaegeZu({ ...eingabe, anrechnungen });
  expect(danach.some(({ id }) => id.startsWith("anrechnung"))).toBe(false);
});

test("Mit einer Angelegenheit gehen die Anrechnungen auf und von ihren Gebühren, nicht die der anderen", () => {
  const f: Formular = {
    ...zwei(),
    anrechnungen: [
      { id: "k1", felder: { von: "a1/p1", auf: "a2/p3" } },
      { id: "k2", felder: { von: "frueher", auf: "a2/p3" } },
      { id: "k3", felder: { von: "a12/p9", auf: "a2/p3" } },
    ],
    zahlungen: [
      { id: "z1", felder: { betrag: "10", auf: "a1" } },
      { id: "z2", felder: { betrag: "20", auf: "a1/p1" } },
      { id: "z3", felder: { betrag: "30", auf: "a2/p3" } },
    ],
  };
  const ohne = nachAktion(f, { art: "angelegenheit-weg", a: "a1" });
  expect(ohne.anrechnungen.map(({ id }) => id)).toEqual(["k2", "k3"]);
  expect(ohne.zahlungen.map(({ felder }) => felder)).toEqual([
    { betrag: "10" },
    { betrag: "20" },
    { betrag: "30", auf: "a2/p3" },
  ]);
});

test("Ein volles Formular nimmt nichts mehr auf, eines mit einem freien Platz noch eines", () => {
  const gebuehren = (n: number): Formular =>
    formularAus([
      { stufe: "sonstiges", gebuehren: Array.from({ length: n }, () => ({ nr: "3100", felder: {} })) },
    ]);
  const anzahl = (n: number) =>
    nachAktion(gebuehren(n), { art: "position-dazu", a: "a1", nr: "1009", felder: {} }).angelegenheiten[0]
      ?.positionen.length;
  expect([anzahl(99), anzahl(100)]).toEqual([100, 100]);
  const sachen = (n: number) =>
    formularAus(Array.from({ length: n }, () => ({ stufe: "sonstiges" as const, gebuehren: ["3100"] })));
  const davor = (n: number) =>
    nachAktion(sachen(n), { art: "angelegenheit-davor", a: "a2", stufe: "vorgerichtlich", nr: "2300" })
      .angelegenheiten.length;
  expect([davor(49), davor(50)]).toEqual([50, 50]);
  const zahlungen = (n: number) =>
    nachAktion(
      { ...zwei(), zahlungen: Array.from({ length: n }, (_, i) => ({ id: `z${i + 1}`, felder: {} })) },
      { art: "zahlung-dazu" },
    ).zahlungen.length;
  expect([zahlungen(99), zahlungen(100)]).toEqual([100, 100]);
});

test("Eine Angelegenheit davor steht vor ihrer Angelegenheit und hat deren Angaben, keine leeren", () => {
  const davor = (a: string) =>
    nach({ art: "angelegenheit-davor", a, stufe: "vorgerichtlich", nr: "2300", auf: "p3" });
  const f = davor("a2");
  expect(f.angelegenheiten.map(({ id }) => id)).toEqual(["a1", "a3", "a2"]);
  expect(f.angelegenheiten[1]?.felder).toEqual({});
  expect(Object.keys(f.angelegenheiten[1]?.felder ?? {})).toEqual([]);
  expect(f.anrechnungen.at(-1)).toEqual({
    id: "k3",
    felder: { von: `a3/${f.angelegenheiten[1]?.positionen[0]?.id}`, auf: "a2/p3" },
  });
  expect(davor("a9")).toEqual(zwei());
});

test("Wer eine Grundgebühr dazunimmt, findet sie oben", () => {
  const f = formularAus([{ stufe: "strafgericht", gebuehren: ["4106"] }]);
  const nummern = nachAktion(
    {
      ...f,
      angelegenheiten: f.angelegenheiten.map((a) => ({ ...a, positionen: a.positionen.filter(istGewaehlt) })),
    },
    { art: "position-dazu", a: "a1", nr: "4100", felder: {} },
  ).angelegenheiten[0]?.positionen.map(({ nr }) => nr);
  expect(nummern).toEqual(["4100", "4106"]);
});
