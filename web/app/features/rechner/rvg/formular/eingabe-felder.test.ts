import { expect, test } from "vitest";
import { formularort } from "../auswertung.ts";
import type { FormAngelegenheit, FormAnrechnung, FormPosition, Formular, FormZahlung } from "./formular.ts";
import { lies, sache } from "./testing-eingabe.ts";

const recht = (text: string, norm: string) => ({ art: "recht", text, norm });
test.each<[Partial<Formular>, Record<string, unknown>]>([
  [
    { angelegenheiten: [sache({ vereinbarung: "stunden" })] },
    {
      "a1.stunden": recht("Geben Sie den Aufwand in Stunden an.", "§ 3a RVG"),
      "a1.jeStunde": recht("Geben Sie den Stundensatz an.", "§ 3a RVG"),
    },
  ],
  [
    { angelegenheiten: [sache({ vereinbarung: "pauschale" })] },
    { "a1.pauschalhonorar": recht("Geben Sie die vereinbarte Pauschale an.", "§ 3a RVG") },
  ],
  [
    { anrechnungen: [{ id: "k1", felder: { auf: "a1/p1" } }] },
    { "k1.von": recht("Wählen Sie die Gebühr, die angerechnet wird.", "§ 15a RVG") },
  ],
  [
    { anrechnungen: [{ id: "k1", felder: { von: "frueher", frueherNr: " ", auf: "a1/p1" } }] },
    { "k1.frueherNr": recht("Nennen Sie die Nummer der Gebühr.", "§ 15a RVG") },
  ],
  [
    { anrechnungen: [{ id: "k1", felder: { von: "a1/p1", auf: "x" } }] },
    {
      "k1.auf": recht(
        "Es fehlt die Gebühr, auf die angerechnet wird, etwa Nr. 3100 VV. Wählen Sie sie, oder entfernen Sie die Anrechnung.",
        "§ 15a RVG",
      ),
    },
  ],
  [
    { zahlungen: [{ id: "z1", felder: { am: "1.1.2026" } }] },
    { "z1.betrag": recht("Geben Sie den gezahlten Betrag an.", "§ 9 RVG") },
  ],
])("%j wird am Feld beanstandet", (teile, fehler) => {
  expect(lies(teile).fehler).toEqual(fehler);
});

test.each<FormAngelegenheit["felder"]>([
  { auftrag: "x" },
  { beiordnung: "x" },
  { weitereAuftraege: "x" },
  { erledigt: "x" },
  { rechtsmittel: "x" },
  { wert: "x" },
  { mehrwert: "x" },
  { auftraggeber: "x" },
  { geldbusse: "x" },
  { entgelte: "x" },
  { kopienBSw: "x" },
  { kopienCFarbe: "x" },
  { dateien: "x" },
  { kilometer: "x" },
  { verkehrsmittel: "x" },
  { abwesenheit: "x" },
  { abwesenheitAusland: "x" },
  { reisekosten: "x" },
  { haftpflicht: "x" },
  { durchlaufend: "x" },
])("%j ist nicht zu lesen und wird am eigenen Feld beanstandet", (felder) => {
  const ort = `a1.${Object.keys(felder)[0]}`;
  expect(lies({ angelegenheiten: [sache(felder)] }).fehler).toEqual({ [ort]: { art: "ungueltig" } });
});

test.each<FormPosition["felder"]>([
  { wert: "x" },
  { satz: "x" },
  { betrag: "x" },
  { anzahl: "x" },
  { gemeinsam: "x" },
  { auszahlungen: "x" },
  { forderung: "x" },
])("%j an einer Gebühr wird an ihr beanstandet", (felder) => {
  const ort = `a1.p1.${Object.keys(felder)[0]}`;
  expect(lies({ angelegenheiten: [sache({}, felder)] }).fehler).toEqual({ [ort]: { art: "ungueltig" } });
});

test.each<FormAngelegenheit["felder"]>([
  { vereinbarung: "stunden", jeStunde: "x", stunden: "2" },
  { vereinbarung: "stunden", stunden: "x", jeStunde: "250" },
  { vereinbarung: "stunden", takt: "x", stunden: "2", jeStunde: "250" },
  { vereinbarung: "pauschale", pauschalhonorar: "x" },
  { vertretung: "beigeordnet", bewilligt: "x" },
])("%j: das Unlesbare wird an seinem Feld beanstandet", (felder) => {
  const [feld] = Object.entries(felder).find(([, wert]) => wert === "x") ?? [];
  const { fehler, eingabe } = lies({ angelegenheiten: [sache(felder)] });
  expect(Object.keys(fehler)).toEqual([`a1.${feld}`]);
  expect(eingabe.angelegenheiten).toHaveLength(1);
});

test.each<FormAnrechnung["felder"]>([
  { wert: "x" },
  { betrag: "x" },
  { frueherAuftrag: "x" },
  { frueherWert: "x" },
  { frueherSatz: "x" },
  { frueherBetrag: "x" },
  { frueherAuftraggeber: "x" },
  { frueherGezahlt: "x" },
  { frueherErledigt: "x" },
])("%j an einer Anrechnung wird an ihr beanstandet", (mehr) => {
  const felder = { von: "frueher", frueherNr: "2300", auf: "a1/p1", ...mehr };
  expect(lies({ anrechnungen: [{ id: "k1", felder }] }).fehler).toEqual({
    [`k1.${Object.keys(mehr)[0]}`]: { art: "ungueltig" },
  });
});

test.each<FormZahlung["felder"]>([{ umsatzsteuer: "x" }, { am: "x" }])(
  "%j an einer Zahlung wird an ihr beanstandet",
  (mehr) => {
    const { fehler } = lies({ zahlungen: [{ id: "z1", felder: { betrag: "119", ...mehr } }] });
    expect(fehler).toEqual({ [`z1.${Object.keys(mehr)[0]}`]: { art: "ungueltig" } });
  },
);

test("Ein Betrag, der nicht zu lesen ist, wird an der Zahlung nachgefragt", () => {
  const { fehler, eingabe } = lies({ zahlungen: [{ id: "z1", felder: { betrag: "x" } }] });
  expect(Object.keys(fehler)).toEqual(["z1.betrag"]);
  expect(eingabe).not.toHaveProperty("zahlungen");
});

// § 22 Abs. 2 RVG gilt nur für das, was bewilligt sein kann.
test("Ein bewilligter Wert zählt nur mit Beiordnung, eine Gebühr aus einer fremden Nummer mit ihren eigenen Angaben", () => {
  const ohne = lies({ angelegenheiten: [sache({ bewilligt: "8.000" })] });
  expect(ohne.eingabe.angelegenheiten[0]).not.toHaveProperty("bewilligterWert");
  const bezug = (felder: FormPosition["felder"]) =>
    lies({ angelegenheiten: [sache({}, felder)] }).eingabe.angelegenheiten[0]?.positionen[0]?.bezug;
  expect(bezug({ bezug: " 4106 " })).toEqual({ nr: "4106" });
  expect(bezug({ bezug: "p1x" })).toEqual({ nr: "p1x" });
  expect(bezug({ bezug: "xp1" })).toEqual({ nr: "xp1" });
});

test.each([
  ["xa1/p1", []],
  ["a1/p1x", []],
  ["a1", []],
  ["a12/p34", [{ angelegenheit: "a12", position: "p34" }]],
])("Der Bezug %s nennt eine Gebühr oder keine", (von, erwartet) => {
  const { eingabe } = lies({ anrechnungen: [{ id: "k1", felder: { von, auf: "a1/p1" } }] });
  expect((eingabe.anrechnungen ?? []).map((k) => k.von)).toEqual(erwartet);
});

test("Ohne Gebühr, auf die angerechnet wird, gibt es keine Anrechnung", () => {
  const { eingabe } = lies({ anrechnungen: [{ id: "k1", felder: { von: "a1/p1" } }] });
  expect(eingabe).not.toHaveProperty("anrechnungen");
});

test.each([
  ["bezugSatz", "a1.p1.bezugSatz"],
  ["bezugBetrag", "a1.p1.bezugBetrag"],
])("%s ist nicht zu lesen und wird dort beanstandet", (feld, ort) => {
  const { fehler } = lies({ angelegenheiten: [sache({}, { bezug: "4106", [feld]: "x" })] });
  expect(fehler).toEqual({ [ort]: { art: "ungueltig" } });
});

test("Ein Leistungsende, das kein Tag ist, wird an seinem Feld beanstandet; Beratung gilt ohne Haken nicht als für Verbraucher", () => {
  expect(Object.keys(lies({ felder: { leistungsende: "x" } }).fehler)).toEqual(["allgemein.leistungsende"]);
  const { eingabe } = lies({ angelegenheiten: [sache({}, { beratung: "beratung" })] });
  expect(eingabe.angelegenheiten[0]?.positionen[0]?.beratung).toEqual({
    art: "beratung",
    verbraucher: false,
  });
});

test.each([
  ["angelegenheiten[0].positionen[0].satz100", "a1.p1.satz"],
  ["xangelegenheiten[0].wert", undefined],
  ["angelegenheiten[12].wert", undefined],
  ["angelegenheiten[0].positionen[0].wert", "a1.wert"],
  ["angelegenheiten[0].positionen[0].gemeinsamerWert", "a1.p1.gemeinsam"],
  ["angelegenheiten[0].positionen[10].betrag", "a1.betrag"],
  ["angelegenheiten[0].bewilligterWert", "a1.bewilligt"],
  ["angelegenheiten[0].auftragAm", "a1.auftrag"],
  ["angelegenheiten[0].beiordnungAm", "a1.beiordnung"],
  ["angelegenheiten[0].erledigtAm", "a1.erledigt"],
  ["angelegenheiten[0].rechtsmittelAm", "a1.rechtsmittel"],
  ["angelegenheiten[0].weitereAuftraegeAm[1]", "a1.weitereAuftraege"],
  ["angelegenheiten[0].geldbusse", "a1.geldbusse"],
  ["leistungsende", "allgemein.leistungsende"],
  ["angelegenheiten[7].wert", undefined],
  ["schalter", undefined],
])("Der Pfad %s der Rechnung ist der Ort %s des Formulars", (pfad, ort) => {
  expect(formularort(pfad, lies({}).eingabe)).toBe(ort);
});

test("Eine Gebühr mit eigenem Wert wird an ihrem Wert gefragt", () => {
  const { eingabe } = lies({ angelegenheiten: [sache({}, { wert: "500" })] });
  expect(formularort("angelegenheiten[0].positionen[0].wert", eingabe)).toBe("a1.p1.wert");
  const mitWert = lies({ angelegenheiten: [sache({ wert: "500" })] }).eingabe;
  expect(formularort("angelegenheiten[0].positionen[0].wert", mitWert)).toBe("a1.p1.wert");
});
