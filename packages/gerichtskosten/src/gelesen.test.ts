import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { cent } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import type { Kostenangaben } from "./eingabe.ts";
import { kosten, type Position } from "./testing.ts";

/** The field that is refused, `undefined` where everything counts. */
const beanstandet = (gesetz: Gesetz, p: Position): string | undefined => {
  const antwort = kosten(gesetz, "2026-01-15", [p]);
  if (antwort.art === "ergebnis") return undefined;
  if (!antwort.grund.includes("ändert hier nichts")) throw new Error(antwort.grund);
  return antwort.feld?.replace("positionen[0].", "");
};

const geldbusse = { art: "geldbusse", betrag: cent(100_000) } as const;
const geldstrafe = { art: "geldstrafe", tagessaetze: 100 } as const;
const wert = cent(1_000_000);
const betrag = cent(10_000);

describe("Was den Betrag ändert, wird genommen", () => {
  test.each<[Gesetz, Position]>([
    ["gkg", { nr: "1210", wert, satz100: 300, anzahl: 2 }],
    ["gkg", { nr: "1210", wert, angaben: { mahnverfahren: { wert } } }],
    ["gkg", { nr: "2221", wert, angaben: { erstesOderLetztesJahr: true } }],
    ["gkg", { nr: "6110", wert, angaben: { ohneMindestwert: true } }],
    ["gkg", { nr: "3110", angaben: { strafe: geldstrafe } }],
    ["gkg", { nr: "3118", satz100: 50, angaben: { strafe: geldstrafe } }],
    ["gkg", { nr: "3118", angaben: { grundlage: "3110" } }],
    ["gkg", { nr: "3117", angaben: { strafe: geldbusse } }],
    ["gkg", { nr: "4110", betrag }],
    ["gkg", { nr: "4110", angaben: { strafe: geldbusse } }],
    ["gkg", { nr: "4120", satz100: 200, betrag }],
    ["gkg", { nr: "4120", angaben: { strafe: geldbusse } }],
    ["gkg", { nr: "1901", wert, satz100: 30 }],
    ["gkg", { nr: "1901", betrag }],
    ["gkg", { nr: "9002", anzahl: 3, angaben: { nebenWertgebuehren: true } }],
    ["gnotkg", { nr: "11101", wert, angaben: { hoechstensDreiMonate: true } }],
    ["gnotkg", { nr: "11102", angaben: { vermoegen: wert, hoechstensDreiMonate: true } }],
    ["gnotkg", { nr: "11103", wert, angaben: { vermoegen: wert } }],
    ["gnotkg", { nr: "14400", betrag }],
    ["gnotkg", { nr: "14400", wert, angaben: { grundlage: "14110" } }],
    ["gnotkg", { nr: "25102", anzahl: 12 }],
    ["gnotkg", { nr: "24101", wert, satz100: 50, betrag, ermaessigt: "24103" }],
    ["gvkostg", { nr: "500", angaben: { stunden: 4, zurUnzeit: true } }],
    ["gvkostg", { nr: "205", anzahl: 2, angaben: { zurUnzeit: true } }],
    ["gkg", { nr: "2111", angaben: { zurUnzeit: false, erstesOderLetztesJahr: false } }],
  ])("%s %j", (gesetz, p) => {
    expect(beanstandet(gesetz, p)).toBeUndefined();
  });
});

describe("Was ihn nicht ändert, wird beanstandet", () => {
  test.each<[Gesetz, Position, string]>([
    ["gkg", { nr: "1210", wert, angaben: { erstesOderLetztesJahr: true } }, "angaben.erstesOderLetztesJahr"],
    ["gkg", { nr: "1210", wert, angaben: { strafe: geldstrafe } }, "angaben.strafe"],
    ["gkg", { nr: "2111", angaben: { strafe: geldstrafe } }, "angaben.strafe"],
    ["gkg", { nr: "2111", angaben: { vermoegen: wert } }, "angaben.vermoegen"],
    ["gkg", { nr: "2111", angaben: { hoechstensDreiMonate: true } }, "angaben.hoechstensDreiMonate"],
    ["gkg", { nr: "2111", angaben: { nebenWertgebuehren: true } }, "angaben.nebenWertgebuehren"],
    ["gkg", { nr: "4120", betrag, angaben: { strafe: geldbusse } }, "angaben.strafe"],
    ["gkg", { nr: "4120", betrag, wert }, "wert"],
    ["gkg", { nr: "3118", wert, angaben: { grundlage: "3110" } }, "wert"],
    ["gkg", { nr: "4110", betrag, angaben: { strafe: geldbusse } }, "angaben.strafe"],
    ["gkg", { nr: "4110", angaben: { strafe: geldbusse, grundlage: "3110" } }, "angaben.grundlage"],
    ["gkg", { nr: "1901", betrag, satz100: 30 }, "satz100"],
    ["gkg", { nr: "9005", betrag, wert }, "wert"],
    ["gnotkg", { nr: "11101", wert, angaben: { vermoegen: wert } }, "angaben.vermoegen"],
    ["gnotkg", { nr: "11101", wert, satz100: 50 }, "satz100"],
    ["gnotkg", { nr: "14400", betrag, angaben: { grundlage: "14110" } }, "angaben.grundlage"],
    ["gnotkg", { nr: "25102", anzahl: 12, wert }, "wert"],
    ["gnotkg", { nr: "32005", anzahl: 2 }, "anzahl"],
    ["gvkostg", { nr: "205", angaben: { stunden: 4 } }, "angaben.stunden"],
    ["gvkostg", { nr: "700", angaben: { seiten: 1, zurUnzeit: true } }, "angaben.zurUnzeit"],
  ])("%s %j: %s", (gesetz, p, feld) => {
    expect(beanstandet(gesetz, p)).toBe(feld);
  });
});

describe("Seiten, Dateien, Wege und Stunden zählen nur, wo das Verzeichnis sie nennt", () => {
  const mengen = [
    "seiten",
    "seitenFarbe",
    "grossformat",
    "grossformatFarbe",
    "dateien",
    "gescannteSeiten",
    "kilometer",
    "stunden",
    "beglaubigungen",
    "beurkundungen",
  ] as const satisfies readonly (keyof Kostenangaben)[];
  const [seiten, gross, dateien] = [
    ["seiten", "seitenFarbe"],
    ["grossformat", "grossformatFarbe"],
    ["dateien", "gescannteSeiten"],
  ] as const;

  test.each<[Gesetz, string, readonly string[], Kostenangaben]>([
    ["gkg", "9000", [...seiten, ...gross, ...dateien], { seiten: 1 }],
    ["gvkostg", "700", [...seiten, ...dateien], { seiten: 1 }],
    ["gnotkg", "32000", seiten, { seiten: 1 }],
    ["gnotkg", "32001", seiten, { seiten: 1 }],
    ["gvkostg", "103", seiten, { seiten: 1 }],
    ["gnotkg", "32002", dateien, { dateien: 1 }],
    ["gnotkg", "32003", gross, { grossformat: 1 }],
    ["gvkostg", "711", ["kilometer"], { kilometer: 1 }],
    ["gkg", "9006", ["kilometer"], { kilometer: 1 }],
    ["gnotkg", "32008", ["stunden"], { stunden: 1 }],
    ["gnotkg", "32016", ["beglaubigungen", "beurkundungen"], { beglaubigungen: 1 }],
  ])("%s Nr. %s: %j", (gesetz, nr, erlaubt, noetig) => {
    const genommen = mengen.filter(
      (name) => beanstandet(gesetz, { nr, angaben: { ...noetig, [name]: 1 } }) === undefined,
    );
    expect(genommen.toSorted()).toEqual([...erlaubt].toSorted());
  });

  test("Arbeitsgänge nur bei Dateien", () => {
    expect(beanstandet("gnotkg", { nr: "32002", angaben: { dateien: 5, arbeitsgaenge: 2 } })).toBeUndefined();
    expect(beanstandet("gnotkg", { nr: "32002", angaben: { gescannteSeiten: 5, arbeitsgaenge: 2 } })).toBe(
      "angaben.arbeitsgaenge",
    );
  });
});
