import { expect, test } from "vitest";
import { angabenAus } from "../angaben.ts";
import { moeglicheRestgruende, nichtsZuVerlangen } from "../grundlage/verlangt.ts";
import { absender, felder, grundlageVon, heute, standMit } from "../testing-beleg.ts";
import { belegAus } from "./belegentwurf.ts";
import { briefsatz } from "./briefsatz.ts";
import { ausstellbar, pruefliste } from "./pruefliste.ts";

type Felder = Readonly<Record<string, string>>;

/** What a Kostennote makes of a query whose matters get these fields, and of the fields of the draft. */
function note(query: string, sache: Felder = {}, mehr: Felder = {}) {
  const { angaben } = angabenAus({ ...felder, ...mehr }, heute);
  const grundlage = grundlageVon(standMit(query, sache), angaben);
  const beleg = belegAus({ grundlage, angaben, absender, datum: heute });
  const liste = pruefliste({ grundlage, angaben, absender, heute, darfFreigeben: true });
  const { schluss, rechtsgrundlagen, rechnung } = briefsatz(beleg);
  return { grundlage, beleg, liste, ausstellbar: ausstellbar(liste), schluss, rechtsgrundlagen, rechnung };
}

const bestellt = { vertretung: "bestellt" };
const schlicht = (texte: readonly string[]) => texte.join(" ").replaceAll("\u00a0", " ");

test.each([
  ["Prozesskostenhilfe", "wert=10000&vv=3100,3104&pkh=1", {}, "§ 122 Abs. 1 Nr. 3 ZPO"],
  ["Beratungshilfe", "vv=2503", {}, "§ 44 RVG"],
  [
    "Prozesskostenhilfe mit Vereinbarung",
    "wert=10000&vv=3100&pkh=1",
    { vereinbarung: "pauschale", pauschalhonorar: "5000" },
    "§ 122 Abs. 1 Nr. 3 ZPO",
  ],
  [
    "Beratungshilfe mit Vereinbarung",
    "vv=2503",
    { vereinbarung: "pauschale", pauschalhonorar: "5000" },
    "§ 44 RVG",
  ],
])("Nach %s ist vom Mandanten nichts zu verlangen, und die Seite sagt die Norm", (_, query, sache, norm) => {
  const n = note(query, sache, { verguetung: "vereinbarung" });
  expect(n.beleg).toMatchObject({ netto: 0, brutto: 0, offen: 0 });
  expect(n.ausstellbar).toBe(false);
  expect(nichtsZuVerlangen(n.grundlage)).toContain(norm);
  expect(schlicht(n.schluss)).not.toContain("Bitte zahlen");
});

test("Nach einer Bestellung ist ohne Entscheidung nichts zu verlangen; die Prüfliste fragt, wer den Rest schuldet", () => {
  const n = note("vv=4100,4106,4108", bestellt);
  expect([n.beleg.brutto, n.ausstellbar]).toEqual([0, false]);
  expect(n.liste).toContainEqual(expect.objectContaining({ stand: "fehlt", felder: ["rest"] }));
  expect(nichtsZuVerlangen(n.grundlage)).toBeUndefined();
  expect(moeglicheRestgruende(n.grundlage)).toEqual(["52-erstattung", "52-feststellung", "53-verurteilter"]);
});

// Gebühren des Wahlanwalts 768,00, der Staatskasse 614,00: 154,00, mit 19 % (29,26) 183,26; die Auslagen zahlt sie ganz.
test.each([
  ["52-erstattung", {}, "§ 52 Abs. 2 RVG"],
  ["52-feststellung", { restam: "05.03.2026" }, "§ 52 Abs. 2 RVG"],
  ["53-verurteilter", {}, "§ 53 Abs. 2 RVG"],
])("Mit dem Grund %s wird der Rest verlangt, mit seiner Norm", (rest, mehr, norm) => {
  const n = note("vv=4100,4106,4108", bestellt, { rest, ...mehr });
  expect(n.beleg).toMatchObject({ netto: 154_00, umsatzsteuer: 29_26, brutto: 183_26 });
  expect(n.beleg.gruppen[0]?.zeilen.at(-1)).toMatchObject({ betrag: -614_00, norm });
  expect(n.liste.filter(({ stand }) => stand === "fehlt")).toEqual([]);
  expect(schlicht(n.rechtsgrundlagen)).toContain(norm);
  expect(schlicht(n.schluss)).toContain("Bitte zahlen Sie 183,26 €");
});

test("Die Feststellung des Gerichts braucht ihren Tag, und er steht in der Kostennote", () => {
  const ohne = note("vv=4100,4106,4108", bestellt, { rest: "52-feststellung" });
  expect(ohne.liste).toContainEqual(expect.objectContaining({ stand: "fehlt", felder: ["restam"] }));
  const mit = note("vv=4100,4106,4108", bestellt, { rest: "52-feststellung", restam: "05.03.2026" });
  expect(schlicht(mit.rechnung.zeilen.flatMap((z) => z.zellen))).toContain("Entscheidung vom 05.03.2026");
});

test("Ein Grund, der nicht zur Berechnung gehört, ändert nichts", () => {
  expect(note("wert=10000&vv=3100,3104&pkh=1", {}, { rest: "52-erstattung" }).beleg.brutto).toBe(0);
  expect(note("wert=10000&vv=3100,3104", bestellt, { rest: "52-erstattung" }).beleg.brutto).toBe(0);
  // §§ 39 bis 41 RVG: 1.650,00 − 955,00 = 695,00, mit 19 % (132,05) 827,05.
  expect(note("wert=10000&vv=3100,3104", bestellt, { rest: "39-41" }).beleg.brutto).toBe(827_05);
});

test("Neben der Bestellung wird eine vereinbarte Vergütung nur auf Wunsch verlangt, ohne die Auslagen der Staatskasse", () => {
  const sache = { ...bestellt, vereinbarung: "pauschale", pauschalhonorar: "2000" };
  expect(note("vv=4100,4106,4108", sache).beleg.brutto).toBe(0);
  expect(note("vv=4100,4106,4108", sache, { verguetung: "vereinbarung" }).beleg).toMatchObject({
    netto: 2_000_00,
    brutto: 2_380_00,
  });
});

test("Von der Beratungshilfe bleibt die Nr. 2500 VV: 15,00 € mit Umsatzsteuer", () => {
  const n = note("vv=2500,2503");
  expect(n.beleg).toMatchObject({ brutto: 15_00, offen: 15_00 });
  expect(n.beleg.gruppen.flatMap((g) => g.zeilen)).toHaveLength(1);
  expect(n.liste.filter(({ stand }) => stand === "fehlt")).toEqual([]);
  expect(schlicht(n.rechtsgrundlagen)).toContain("nicht verlangt (§ 44 RVG)");
});

test("Neben einer bewilligten Angelegenheit wird nur die andere verlangt, und es steht da, warum", () => {
  // Geschäftsgebühr 847,60 + 20,00 = 867,60, mit 19 % (164,84) 1.032,44.
  const n = note("wert=10000&vv=2300,3100,3104&anrechnung=1&pkh=1");
  expect(n.beleg).toMatchObject({ netto: 867_60, brutto: 1_032_44 });
  expect(n.beleg.gruppen).toHaveLength(1);
  expect(schlicht(n.rechtsgrundlagen)).toContain("Erste Instanz: Die Vergütung, die die Staatskasse zahlt");
});

test("Was mehr gezahlt ist, als verlangt wird, ist kein Guthaben des Mandanten (§ 58 RVG)", () => {
  const zahlung = { zahlungsart1: "vorschuss", zahlungbetrag1: "500,00" };
  const n = note("wert=10000&vv=3100,3104&bewilligt=9000", {}, zahlung);
  expect(n.liste).toContainEqual(
    expect.objectContaining({ norm: "§ 58 RVG", stand: "fehlt", felder: ["zahlungbetrag1"] }),
  );
  expect(note("wert=10000&vv=3100,3104", {}, zahlung).liste.map(({ norm }) => norm)).not.toContain(
    "§ 58 RVG",
  );
});
