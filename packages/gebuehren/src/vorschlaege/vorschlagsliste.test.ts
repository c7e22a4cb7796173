import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import type { Angelegenheit, Position, RvgEingabe } from "../eingabe.ts";
import { mitVorschlag, vorschlaege } from "./vorschlaege.ts";

type Sonst = Partial<Omit<Angelegenheit, "positionen">>;

const angelegenheit = (positionen: readonly (string | Position)[], sonst: Sonst = {}): Angelegenheit => ({
  id: "a",
  auftragAm: tag("2025-07-01"),
  wert: cent(1_000_000),
  auftraggeber: 1,
  positionen: positionen.map((x) => (typeof x === "string" ? { nr: x } : x)),
  ...sonst,
});
const eingabe = (...angelegenheiten: Angelegenheit[]): RvgEingabe => ({
  leistungsende: tag("2026-01-15"),
  angelegenheiten,
});
const fuer = (...angelegenheiten: Angelegenheit[]) => vorschlaege(eingabe(...angelegenheiten));
const ids = (...x: Parameters<typeof angelegenheit>) => fuer(angelegenheit(...x)).map((v) => v.id);
function vorschlag(id: string, ...x: Parameters<typeof angelegenheit>) {
  const v = fuer(angelegenheit(...x)).find((y) => y.id === id);
  if (!v) throw new Error(`kein Vorschlag ${id}`);
  return v;
}

describe("Alle Vorschläge zu einer Angelegenheit, in der Reihenfolge des Verzeichnisses", () => {
  test.each([
    // Civil matters, first instance and appeals
    ["3100", "3104 3104-schriftlich 1003 2300-vorher 1009 3309-vollstreckung 7000 | Vorbem. 7"],
    ["3101", "1003 1009 7000"],
    ["3300", "3104 1003 1009 7000"],
    ["3200", "3202 1004 3309-vollstreckung 7000 | Vorbem. 7"],
    ["3201", "1004 7000"],
    ["3206", "3210 1004 7000"],
    ["3207", "1004 7000"],
    ["3208", "3210 1004 7000"],
    ["3209", "1004 7000"],
    ["3504", "3516 1004 7000"],
    ["3506", "3516 1004 7000"],
    ["3508", "3516 1004 7000"],
    ["3104", "1010 7000 7003 7005"],
    ["3100 3105", "3104-statt-3105 1003 2300-vorher 1009 1010 3309-vollstreckung 7000 7003 7005 | Vorbem. 7"],
    ["3200 3203", "1004 1010 3309-vollstreckung 7000 7003 7005 | Vorbem. 7"],
    ["3100 1000", "3104 3104-schriftlich 3101 2300-vorher 1009 3309-vollstreckung 7000 | Vorbem. 7"],
    ["3200 1000", "3202 3201 1009 3309-vollstreckung 7000 | Vorbem. 7"],
    ["3200 1004", "3202 1000-mehrwert 1009 3309-vollstreckung 7000 | Vorbem. 7"],
    ["1003", "1000-mehrwert 1009"],
    ["1000", "1009"],
    // Dunning and enforcement
    ["3305", "3104 1000-2 3308 2300-vorher 1009 7000 | Vorbem. 7"],
    ["3307", "3104 2300-vorher 7000"],
    ["3308", "3309-vollstreckung 7000"],
    ["3309", "3310 1000-2 1009 7000 | Vorbem. 7"],
    // Social courts
    ["3102", "3106 1006 2302-vorher 7000"],
    ["3204", "3205 1006 7000"],
    ["3212", "3213 1006 7000"],
    // Out of court
    ["2300", "1000 1002 1009"],
    ["2300 1002", "1000 1009"],
    ["2301", "1000 1009"],
    ["2302", "1005"],
    ["2303", "1000 1009"],
    ["34", ""],
    // Beratungshilfe
    ["2501", "2500"],
    ["2502", "2500"],
    ["2503", "2508 2500"],
    ["2504", "2508 2500"],
    ["2505", "2508 2500"],
    ["2506", "2508 2500"],
    ["2507", "2508 2500"],
    // Criminal, fine and disciplinary matters
    ["4104", "4100 4102 4141 4142 haft-4104 7000"],
    ["4106", "4100 4108 4102 4141 4142 4143 haft-4106 4104-vorher 7000"],
    ["4107", "4101 4109 4103 4141 4142 4143 4104-vorher 7000"],
    ["4106 4103", "4101 4108 4141 4142 4143 4104-vorher 7000 7003 7005"],
    ["4106 4102", "4100 4108 4141 4142 4143 haft-4106 haft-4102 4104-vorher 7000 7003 7005"],
    ["4106 4108", "4100 4102 4142 4143 haft-4106 haft-4108 4104-vorher 7000 7003 7005"],
    ["4106 4109", "4101 4103 4142 4143 4104-vorher 7000 7003 7005"],
    ["4107 4108", "4101 4103 4142 4143 4104-vorher 7000 7003 7005"],
    ["4124", "4100 4126 4141 4142 4144 haft-4124 7000"],
    ["4130", "4100 4132 4141 4142 4144 haft-4130 7000"],
    ["4142", "7000"],
    ["5101", "5100 5102 5115 5116 7000"],
    ["5107", "5100 5108 5115 5116 5101-vorher 7000"],
    ["5111", "5100 5112 5115 5116 5101-vorher 7000"],
    ["5113", "5100 5114 5115 5116 7000"],
    ["6101", "6102 7000"],
    ["6203", "6200 6204 6216 7000"],
  ])("%s: %s", (nummern, erwartet) => {
    expect(ids(nummern.split(" ")).join(" ").replace("Vorbem.", "| Vorbem.")).toBe(erwartet);
  });

  test("zu einem Auftrag vor der ersten Fassung nur, was keine Nummer braucht", () => {
    expect(ids(["3100"], { auftragAm: tag("2006-06-30") })).toEqual(["7000", "Vorbem. 7"]);
  });

  test("die Erhöhung, solange die Zahl der Auftraggeber offen ist, auch außergerichtlich", () => {
    const { auftraggeber: _, ...offen } = angelegenheit(["2300"]);
    expect(fuer(offen).find((v) => v.id === "1008")).toEqual({
      id: "1008",
      angelegenheit: "a",
      nr: "1008",
      text: "Erhöhung für mehrere Auftraggeber",
      bedingung: "Auftraggeber sind mehrere Personen mit demselben Gegenstand, etwa Eheleute oder Miterben.",
      norm: "Nr. 1008 VV, § 7 RVG",
      aenderung: { art: "auftraggeber", auftraggeber: 2 },
    });
    expect(fuer({ ...offen, verschiedeneGegenstaende: true }).map((v) => v.id)).not.toContain("1008");
    expect(fuer({ ...offen, positionen: [{ nr: "3104" }] }).map((v) => v.id)).not.toContain("1008");
  });
});

describe("Was ein Vorschlag ändert", () => {
  test.each<readonly [string, readonly string[], Sonst, unknown]>([
    ["1000-2", ["3309"], {}, { art: "position", position: { nr: "1000", variante: "1000-2" } }],
    ["1005", ["2302"], {}, { art: "position", position: { nr: "1005", bezug: "2302" } }],
    ["1006", ["3204"], {}, { art: "position", position: { nr: "1006", bezug: "3204" } }],
    ["1009", ["3100"], {}, { art: "position", position: { nr: "1009", auszahlungen: [] } }],
    ["7000", ["3100"], {}, { art: "auslagen", auslagen: { kopien: [{ buchstabe: "a", sw: 0 }] } }],
    ["7003", ["3104"], {}, { art: "auslagen", auslagen: { kilometer: [] } }],
    ["7005", ["3104"], {}, { art: "auslagen", auslagen: { abwesenheiten: [] } }],
    ["7006", ["3104"], { auslagen: { kilometer: [1] } }, { art: "auslagen", auslagen: { reisekosten: 0 } }],
    ["Vorbem. 7", ["3100"], {}, { art: "auslagen", auslagen: { durchlaufend: [] } }],
    ["3104-statt-3105", ["3100", "3105"], {}, { art: "ersatz", position: "3105", nr: "3104" }],
  ])("%s neben %j", (id, nummern, sonst, erwartet) => {
    expect(vorschlag(id, nummern, sonst).aenderung).toEqual(erwartet);
  });

  test("er nennt Positionen bei ihrer Kennung", () => {
    const mitKennung = [
      { nr: "3100", id: "klage" },
      { nr: "3105", id: "saeumnis" },
    ];
    expect(vorschlag("3104-statt-3105", mitKennung)).toMatchObject({
      nr: "3104",
      aenderung: { art: "ersatz", position: "saeumnis", nr: "3104" },
    });
    const vorher = vorschlag("2300-vorher", mitKennung.toReversed()).aenderung;
    expect(vorher.art === "angelegenheit" && vorher.anrechnungen).toEqual([
      { von: { angelegenheit: "a-2300", position: "2300" }, auf: { angelegenheit: "a", position: "klage" } },
    ]);
  });

  test("die Angelegenheit davor hat die Nummer ihres Abschnitts, mit Haftzuschlag und Stufe", () => {
    const davor = (id: string, nummern: readonly string[]) => {
      const { norm, aenderung } = vorschlag(id, nummern);
      return [norm, aenderung.art === "angelegenheit" && aenderung.neu.positionen[0]?.nr];
    };
    expect(davor("4104-vorher", ["4106"])).toEqual(["Nr. 4104 VV, § 17 Nr. 10 Buchst. a RVG", "4104"]);
    expect(davor("4104-vorher", ["4107", "4108"])[1]).toBe("4105");
    expect(davor("5101-vorher", ["5107"])).toEqual(["Nr. 5101 VV, § 17 Nr. 11 RVG", "5101"]);
    expect(davor("5101-vorher", ["5111"])).toEqual(["Nr. 5105 VV, § 17 Nr. 11 RVG", "5105"]);
  });

  test("der zweite Längenzuschlag beginnt nach acht Stunden", () => {
    expect(vorschlag("4111", ["4108"], { vertretung: "bestellt" })).toMatchObject({
      text: "Längenzuschlag: mehr als 8 Stunden",
      bedingung: "Der bestellte Anwalt nahm an einem Tag mehr als 8 Stunden an der Hauptverhandlung teil.",
      norm: "Nr. 4111 VV",
    });
    expect(ids(["4108"], { vertretung: "wahlanwalt" })).not.toContain("4110");
  });

  test("er ändert nur seine Angelegenheit", () => {
    const e = eingabe(angelegenheit(["3100"]), angelegenheit(["3100"], { id: "b" }));
    const zweiter = (id: string) => {
      const v = vorschlaege(e).find((x) => x.id === id && x.angelegenheit === "b");
      if (!v) throw new Error(id);
      return mitVorschlag(e, v).angelegenheiten;
    };
    expect(zweiter("3104").map((a) => a.positionen.length)).toEqual([1, 2]);
    expect(zweiter("2300-vorher").map((a) => a.id)).toEqual(["a", "b-2300", "b"]);
  });
});

describe("Was schon anderswo steht", () => {
  const neben = (andere: readonly string[], nummern: readonly string[]) =>
    fuer(angelegenheit(andere, { id: "v" }), angelegenheit(nummern))
      .filter((v) => v.angelegenheit === "a")
      .map((v) => v.id);
  test.each([
    [["4100"], ["4106"], "4100"],
    [["4101"], ["4107"], "4101"],
    [["5100"], ["5109"], "5100"],
    [["4100"], ["5109"], "5100"],
    [["4101"], ["5109"], "5100"],
    [["6200"], ["6203"], "6200"],
    [["4104"], ["4106"], "4104-vorher"],
    [["4105"], ["4106"], "4104-vorher"],
    [["5101"], ["5109"], "5101-vorher"],
    [["5103"], ["5109"], "5101-vorher"],
    [["5105"], ["5109"], "5101-vorher"],
    [["3309"], ["3100"], "3309-vollstreckung"],
    [["2300"], ["3100"], "2300-vorher"],
    [["2301"], ["3100"], "2300-vorher"],
    [["2302"], ["3102"], "2302-vorher"],
    [["2303"], ["3100"], "2300-vorher"],
    [["2503"], ["3100"], "2300-vorher"],
  ])("%j neben %j: kein Vorschlag %s", (andere, nummern, id) => {
    expect(neben(["2500"], nummern)).toContain(id);
    expect(neben(andere, nummern)).not.toContain(id);
  });

  test.each<readonly [Sonst["auslagen"], string]>([
    [{ kopien: [] }, "7000"],
    [{ kilometer: [] }, "7003"],
    [{ verkehrsmittel: cent(1) }, "7003"],
    [{ abwesenheiten: [] }, "7005"],
    [{ durchlaufend: [] }, "Vorbem. 7"],
    [{ kilometer: [1], reisekosten: cent(1) }, "7006"],
    [{ kilometer: [] }, "7006"],
  ])("mit %j kein Vorschlag %s", (auslagen, id) => {
    expect(ids(["3100", "3104"], { auslagen: auslagen ?? {} })).not.toContain(id);
  });

  test("zu jeder Reise ihre sonstigen Auslagen", () => {
    expect(vorschlag("7006", ["3104"], { auslagen: { verkehrsmittel: cent(1) } })).toMatchObject({
      text: "Sonstige Auslagen der Geschäftsreise",
      bedingung: "Auf der Reise fielen Kosten für Übernachtung oder Parken an.",
      norm: "Nr. 7006 VV",
    });
    expect(ids(["3104"], { auslagen: { abwesenheiten: [{ minuten: 60 }] } })).toContain("7006");
  });
});
