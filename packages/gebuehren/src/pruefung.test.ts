import { describe, expect, it } from "vitest";
import type { RvgEingabe } from "./eingabe.ts";
import { fassung, ohneErgebnis, p, sache } from "./testing.ts";

const mit = (rest: object) => ohneErgebnis(sache(["3100"], { wert: 1_000_000, ...rest }));

describe("Eingaben, mit denen sich nicht rechnen lässt", () => {
  it.each([
    [{ wert: 0 }, "angelegenheiten[0].wert"],
    [{ wert: -1 }, "angelegenheiten[0].wert"],
    [{ wert: 1.5 }, "angelegenheiten[0].wert"],
    [{ wert: Number.NaN }, "angelegenheiten[0].wert"],
    [{ wert: 10 ** 14 }, "angelegenheiten[0].wert"],
    [{ auftraggeber: 0 }, "angelegenheiten[0].auftraggeber"],
    [{ auftragAm: "2025-02-30" }, "angelegenheiten[0].auftragAm"],
    [{ geldbusse: -1 }, "angelegenheiten[0].geldbusse"],
    [{ auslagen: { kilometer: [-1] } }, "angelegenheiten[0].auslagen.kilometer[0]"],
    [
      { auslagen: { abwesenheiten: [{ minuten: 0 }] } },
      "angelegenheiten[0].auslagen.abwesenheiten[0].minuten",
    ],
    [{ auslagen: { kopien: [{ buchstabe: "a", sw: 1.5 }] } }, "angelegenheiten[0].auslagen.kopien[0].sw"],
    [{ vereinbarung: { art: "pauschale", betrag: 0 } }, "angelegenheiten[0].vereinbarung.betrag"],
    [
      { vereinbarung: { art: "stunden", minuten: 0, jeStunde: 1 } },
      "angelegenheiten[0].vereinbarung.minuten",
    ],
    [
      { vereinbarung: { art: "stunden", minuten: 6_000_001, jeStunde: 1 } },
      "angelegenheiten[0].vereinbarung.minuten",
    ],
    [
      { vereinbarung: { art: "stunden", minuten: 1_000_000, jeStunde: 10 ** 13 } },
      "angelegenheiten[0].vereinbarung.minuten",
    ],
    [
      { auslagen: { durchlaufend: Array(11).fill({ bezeichnung: "", betrag: 10 ** 13 }) } },
      "angelegenheiten",
    ],
  ])("%j", (rest, feld) => {
    expect(mit(rest).feld).toBe(feld);
  });

  it.each([
    [p("3100", { wert: 0 }), "wert"],
    [p("3100", { satz100: 0 }), "satz100"],
    [p("4108", { anzahl: 0 }), "anzahl"],
    [p("1009", { auszahlungen: [0 as never] }), "auszahlungen[0]"],
    [p("3400", { bezug: { nr: "3100", satz100: -1 } }), "bezug.satz100"],
    [p("3100", { gemeinsamerWert: 2_000_000 }), "gemeinsamerWert"],
  ])("Position %j", (position, feld) => {
    expect(ohneErgebnis(sache([position], { wert: 1_000_000 })).feld).toBe(
      `angelegenheiten[0].positionen[0].${feld}`,
    );
  });

  it("Auslagen und Nr. 1008 VV als Position", () => {
    expect(ohneErgebnis(sache(["7002"])).grund).toContain("Auslage");
    expect(ohneErgebnis(sache(["1008"])).grund).toContain("Zahl der Auftraggeber");
  });

  it("keine oder zu viele Angelegenheiten, keine Gebühr, doppelte Kennungen", () => {
    expect(ohneErgebnis([]).feld).toBe("angelegenheiten");
    expect(ohneErgebnis(Array.from({ length: 51 }, (_, i) => sache(["2501"], { id: `${i}` }))).feld).toBe(
      "angelegenheiten",
    );
    expect(ohneErgebnis(sache([])).feld).toBe("angelegenheiten[0].positionen");
    expect(ohneErgebnis([sache(["2501"]), sache(["2501"])]).feld).toBe("angelegenheiten[1].id");
    const doppelt = [p("4108", { id: "x" }), p("4109", { id: "x" })];
    expect(ohneErgebnis(sache(doppelt)).feld).toBe("angelegenheiten[0].positionen[1].id");
  });

  it.each([
    [{ zahlungen: [{ betrag: 0, von: "mandant" }] }, "zahlungen[0].betrag"],
    [{ zahlungen: [{ betrag: 1, von: "mandant", angelegenheit: "x" }] }, "zahlungen[0].angelegenheit"],
    [
      { zahlungen: [{ betrag: 1, von: "mandant", angelegenheit: "a", position: "x" }] },
      "zahlungen[0].position",
    ],
    [
      { zahlungen: [{ betrag: 1, von: "mandant", umsatzsteuerProzent: -1 }] },
      "zahlungen[0].umsatzsteuerProzent",
    ],
    [
      { zahlungen: [{ betrag: 1, von: "mandant", umsatzsteuerProzent: 5.555 }] },
      "zahlungen[0].umsatzsteuerProzent",
    ],
    [{ zahlungen: Array(11).fill({ betrag: 10 ** 13, von: "mandant" }) }, "zahlungen"],
    [{ leistungsende: "gestern" }, "leistungsende"],
    [
      { anrechnungen: [{ von: { frueher: { nr: "2300", wert: 0, auftragAm: fassung[2025] } }, auf: {} }] },
      "anrechnungen[0].von.frueher.wert",
    ],
  ])("%j", (rest, feld) => {
    expect(ohneErgebnis(sache(["2501"]), rest as Partial<RvgEingabe>).feld).toBe(feld);
  });
});
