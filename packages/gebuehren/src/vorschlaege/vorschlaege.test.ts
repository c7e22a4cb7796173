import { alsTag, cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import type { Angelegenheit, RvgEingabe } from "../eingabe.ts";
import { mitVorschlag, vorschlaege } from "./vorschlaege.ts";

type Sonst = Partial<Omit<Angelegenheit, "id" | "positionen">>;

const eingabe = (nrn: readonly string[], sonst: Sonst = {}): RvgEingabe => ({
  leistungsende: tag("2026-01-15"),
  angelegenheiten: [
    {
      id: "a",
      auftragAm: tag("2025-07-01"),
      wert: cent(1_000_000),
      auftraggeber: 1,
      positionen: nrn.map((nr) => ({ nr })),
      ...sonst,
    },
  ],
});

const ids = (nrn: readonly string[], sonst?: Sonst) => vorschlaege(eingabe(nrn, sonst)).map((v) => v.id);
const vorschlag = (e: RvgEingabe, id: string) => {
  const v = vorschlaege(e).find((x) => x.id === id);
  if (!v) throw new Error(`kein Vorschlag ${id}`);
  return v;
};

describe("Jede Regel schlägt vor, was neben den eingegebenen Gebühren entsteht", () => {
  test.each([
    ["Terminsgebühr ohne Gerichtstermin", ["3100"], "3104", "Vorbem. 3 Abs. 3 VV"],
    ["Terminsgebühr in der Berufung", ["3200"], "3202", "Vorbem. 3 Abs. 3 VV"],
    ["Terminsgebühr im Mahnverfahren", ["3305"], "3104", "Vorbem. 3 Abs. 3 VV"],
    ["Terminsgebühr im schriftlichen Verfahren", ["3100"], "3104-schriftlich", "Nr. 3104 Anm. 1 VV"],
    ["volle statt ermäßigter Terminsgebühr", ["3100", "3105"], "3104-statt-3105", "Nr. 3105 VV"],
    ["Einigung im Prozess", ["3100", "3104"], "1003", "Nr. 1003 VV"],
    ["Einigung in der Berufung", ["3200"], "1004", "Nr. 1004 VV"],
    ["Mehrwert des Vergleichs", ["3100", "3104", "1003"], "1000-mehrwert", "Nr. 1000 VV, § 15 Abs. 3 RVG"],
    ["Differenzgebühr", ["3100", "1003", "1000"], "3101", "Nr. 3101 Nr. 2 VV, § 15 Abs. 3 RVG"],
    ["Differenzgebühr der Berufung", ["3200", "1004", "1000"], "3201", "Nr. 3201 VV, § 15 Abs. 3 RVG"],
    ["Einigung außergerichtlich", ["2300"], "1000", "Nr. 1000 VV"],
    ["Zahlungsvereinbarung", ["3309"], "1000-2", "Nr. 1000 Nr. 2 VV, § 31b RVG"],
    ["Erledigung im Verwaltungsverfahren", ["2300"], "1002", "Nr. 1002 VV"],
    ["Erledigung im Sozialrecht", ["2302"], "1005", "Nr. 1005 VV"],
    ["Erledigung vor dem Sozialgericht", ["3102"], "1006", "Nr. 1006 VV"],
    ["Vollstreckungsbescheid", ["3305"], "3308", "Nr. 3308 VV"],
    ["Geschäftsgebühr vor der Klage", ["3100"], "2300-vorher", "Nr. 2300 VV, Vorbem. 3 Abs. 4 VV"],
    ["Geschäftsgebühr vor der Sozialklage", ["3102"], "2302-vorher", "Nr. 2302 VV, Vorbem. 3 Abs. 4 VV"],
    ["Hebegebühr", ["3100", "1003"], "1009", "Nr. 1009 VV"],
    ["Beweisaufnahme", ["3100", "3104"], "1010", "Nr. 1010 VV"],
    ["Vollstreckung aus dem Titel", ["3100"], "3309-vollstreckung", "Nr. 3309 VV, § 18 Abs. 1 Nr. 1 RVG"],
    ["Termin in der Vollstreckung", ["3309"], "3310", "Vorbem. 3 Abs. 3 VV"],
    ["Termin des Terminsvertreters", ["3401"], "3402", "Vorbem. 3 Abs. 3 VV"],
    ["Einigung in der Beratungshilfe", ["2503"], "2508", "Nr. 2508 VV"],
    ["Beratungshilfegebühr", ["2501"], "2500", "Nr. 2500 VV, § 44 Satz 2 RVG"],
    ["Grundgebühr in Strafsachen", ["4106"], "4100", "Nr. 4100 VV"],
    ["Grundgebühr mit Haftzuschlag", ["4107"], "4101", "Nr. 4100 VV"],
    ["Grundgebühr in Bußgeldsachen", ["5103"], "5100", "Nr. 5100 VV"],
    ["Grundgebühr im Disziplinarverfahren", ["6203"], "6200", "Nr. 6200 VV"],
    ["Hauptverhandlungstag", ["4106"], "4108", "Vorbem. 4 Abs. 3 VV"],
    ["Hauptverhandlungstag mit Haftzuschlag", ["4107"], "4109", "Vorbem. 4 Abs. 3 VV"],
    ["Hauptverhandlung in Bußgeldsachen", ["5109"], "5110", "Vorbem. 5 Abs. 3 VV"],
    ["Verhandlung im Disziplinarverfahren", ["6203"], "6204", "Vorbem. 6 Abs. 3 VV"],
    ["Termin außerhalb der Hauptverhandlung", ["4106"], "4102", "Nr. 4102 VV"],
    ["Hauptverhandlung entbehrlich", ["4106"], "4141", "Nr. 4141 VV"],
    ["Bußgeldverfahren erledigt", ["5103"], "5115", "Nr. 5115 VV"],
    ["Disziplinarverhandlung entbehrlich", ["6203"], "6216", "Nr. 6216 VV"],
    ["Einziehung in Strafsachen", ["4106"], "4142", "Nr. 4142 VV"],
    ["Einziehung in Bußgeldsachen", ["5109"], "5116", "Nr. 5116 VV"],
    ["Adhäsionsverfahren", ["4106"], "4143", "Nr. 4143 VV"],
    ["Adhäsion in der Berufung", ["4124"], "4144", "Nr. 4144 VV"],
    ["Haftzuschlag", ["4100", "4106"], "haft-4106", "Vorbem. 4 Abs. 4 VV"],
    ["Ermittlungsverfahren", ["4106"], "4104-vorher", "Nr. 4104 VV, § 17 Nr. 10 Buchst. a RVG"],
    ["Verwaltungsbehörde", ["5109"], "5101-vorher", "Nr. 5103 VV, § 17 Nr. 11 RVG"],
    ["Kopien aus Akten", ["3100"], "7000", "Nr. 7000 Nr. 1 VV"],
    ["Fahrt zum Termin", ["3100", "3104"], "7003", "Nr. 7003 VV, Vorbem. 7 Abs. 2 VV"],
    ["Abwesenheit am Termin", ["3100", "3104"], "7005", "Nr. 7005 VV, Vorbem. 7 Abs. 2 VV"],
    ["Gerichtskosten", ["3100"], "Vorbem. 7", "Vorbem. 7 Abs. 1 VV"],
  ])("%s", (_regel, nrn, id, norm) => {
    const v = vorschlag(eingabe(nrn), id);
    expect(v.norm).toBe(norm);
    expect(v.angelegenheit).toBe("a");
    expect(v.text.length).toBeGreaterThan(5);
    expect(v.bedingung).toMatch(/\.$/);
  });

  test("mehrere Auftraggeber, wenn ihre Zahl nicht angegeben ist", () => {
    const offen: RvgEingabe = {
      leistungsende: tag("2026-01-15"),
      angelegenheiten: [{ id: "a", auftragAm: tag("2025-07-01"), positionen: [{ nr: "3100" }] }],
    };
    expect(vorschlag(offen, "1008").norm).toBe("Nr. 1008 VV, § 7 RVG");
    expect(ids(["3100"])).not.toContain("1008");
  });

  test("Längenzuschläge nur für den bestellten oder beigeordneten Anwalt", () => {
    expect(ids(["4106", "4108"], { vertretung: "bestellt" })).toEqual(
      expect.arrayContaining(["4110", "4111"]),
    );
    expect(ids(["4106", "4108"], { vertretung: "bestellt" })).not.toContain("4116");
    expect(ids(["4106", "4108"])).not.toContain("4110");
    const v = vorschlag(eingabe(["4108"], { vertretung: "bestellt" }), "4110");
    expect(v.bedingung).toContain("mehr als 5 und bis 8 Stunden");
  });

  test("Eine Angelegenheit davor übernimmt Tage, Wert, Auftraggeber und Geldbuße", () => {
    const neu = (nrn: readonly string[], id: string, sonst: Sonst) => {
      const { aenderung } = vorschlag(eingabe(nrn, sonst), id);
      return aenderung.art === "angelegenheit" ? aenderung.neu : undefined;
    };
    const sonst = { geldbusse: cent(10_000), auftraggeber: 2, beiordnungAm: tag("2025-08-01") };
    expect(neu(["5109"], "5101-vorher", { ...sonst, vertretung: "bestellt" })).toEqual({
      id: "a-5103",
      auftragAm: "2025-07-01",
      beiordnungAm: "2025-08-01",
      wert: 1_000_000,
      auftraggeber: 2,
      geldbusse: 10_000,
      vertretung: "bestellt",
      positionen: [{ nr: "5103" }],
    });
    // Nobody is assigned for work out of court.
    expect(neu(["3100"], "2300-vorher", { vertretung: "beigeordnet" })).toEqual({
      id: "a-2300",
      auftragAm: "2025-07-01",
      wert: 1_000_000,
      auftraggeber: 1,
      positionen: [{ nr: "2300" }],
    });
  });

  test("Übernachtung, wenn schon Reisekosten eingetragen sind", () => {
    expect(ids(["3100", "3104"])).not.toContain("7006");
    expect(ids(["3100", "3104"], { auslagen: { kilometer: [120] } })).toContain("7006");
  });
});

describe("Was schon da ist oder nicht passt, wird nicht vorgeschlagen", () => {
  test.each([
    ["die Terminsgebühr steht schon da", ["3100", "3104"], ["3104", "3104-schriftlich"]],
    ["eine Einigung steht schon da", ["3100", "1003"], ["1003", "1000", "1004"]],
    ["die Hauptverhandlung fand statt", ["4106", "4108"], ["4141"]],
    ["die Hauptverhandlung fand mit Haft statt", ["4107", "4109"], ["4141", "4108"]],
    ["die Grundgebühr mit Haftzuschlag steht schon da", ["4101", "4107"], ["4100"]],
    ["nach dem Strafverfahren keine zweite Grundgebühr", ["4100", "5109"], ["5100"]],
  ])("%s", (_grund, nrn, fehlend) => {
    const gefunden = ids(nrn);
    for (const id of fehlend) expect(gefunden).not.toContain(id);
  });

  test("eine Vernehmung im Ermittlungsverfahren hindert die zusätzliche Gebühr nicht", () => {
    expect(ids(["4104", "4102"])).toContain("4141");
  });

  test("die Zahlungsvereinbarung erst seit dem 01.10.2021", () => {
    const am = (t: string) => ids(["3309"], { auftragAm: alsTag(t) ?? tag("2000-01-01") });
    expect(am("2021-09-30")).not.toContain("1000-2");
    expect(am("2021-10-01")).toContain("1000-2");
  });

  test("1010 gab es vor dem 01.08.2013 nicht", () => {
    expect(ids(["3100", "3104"], { auftragAm: tag("2013-07-31") })).not.toContain("1010");
  });

  test("eine Geschäftsgebühr aus früherer Angelegenheit genügt", () => {
    const frueher = { frueher: { nr: "2300", auftragAm: tag("2025-06-01") } };
    const e = {
      ...eingabe(["3100"]),
      anrechnungen: [{ von: frueher, auf: { angelegenheit: "a", position: "3100" } }],
    };
    expect(vorschlaege(e).map((v) => v.id)).not.toContain("2300-vorher");
  });

  test("jede Kennung steht je Angelegenheit einmal, und ohne Positionen gibt es nichts", () => {
    const alle = ids(["4104", "4106", "4112", "5103", "5109", "6203", "3100", "3200", "2300"]);
    expect(new Set(alle).size).toBe(alle.length);
    expect(ids([])).toEqual([]);
  });
});

describe("Vorgeschlagen wird nach dem Recht des Tages, der über die Angelegenheit entscheidet", () => {
  const zivil = (tage: Pick<Angelegenheit, "auftragAm" | "beiordnungAm" | "weitereAuftraegeAm">) =>
    vorschlaege({
      leistungsende: tag("2026-01-15"),
      angelegenheiten: [{ id: "a", wert: cent(1_000_000), positionen: [{ nr: "3305" }], ...tage }],
    }).map((v) => v.id);

  // Nr. 1000 Nr. 2 VV gilt seit dem 01.10.2021.
  test("mit dem Auftrag, sonst der Beiordnung, die vor ihm lag (§ 60 Abs. 1 Satz 3 RVG)", () => {
    expect(zivil({ auftragAm: tag("2021-10-01") })).toContain("1000-2");
    expect(zivil({ auftragAm: tag("2021-09-30") })).not.toContain("1000-2");
    expect(zivil({ auftragAm: tag("2021-11-01"), beiordnungAm: tag("2021-09-01") })).not.toContain("1000-2");
    expect(zivil({ auftragAm: tag("2021-11-01"), weitereAuftraegeAm: [tag("2021-09-01")] })).not.toContain(
      "1000-2",
    );
  });

  test("ohne Tag oder vor dem RVG gar nichts: Die Rechnung sagt, was fehlt", () => {
    expect(zivil({})).toEqual([]);
    expect(zivil({ auftragAm: tag("2003-01-01") })).toEqual([]);
  });
});

describe("Ein angenommener Vorschlag ändert die Eingabe, die alte bleibt", () => {
  test("eine Position", () => {
    const vorher = eingabe(["3100"]);
    const nachher = mitVorschlag(vorher, vorschlag(vorher, "3104"));
    expect(nachher.angelegenheiten[0]?.positionen).toEqual([{ nr: "3100" }, { nr: "3104" }]);
    expect(vorher.angelegenheiten[0]?.positionen).toHaveLength(1);
    expect(vorschlaege(nachher).map((v) => v.id)).not.toContain("3104");
  });

  test("die Geschäftsgebühr als eigene Angelegenheit davor, mit ihrer Anrechnung", () => {
    const vorher = eingabe(["3100"]);
    const nachher = mitVorschlag(vorher, vorschlag(vorher, "2300-vorher"));
    expect(nachher.angelegenheiten.map((a) => a.id)).toEqual(["a-2300", "a"]);
    expect(nachher.angelegenheiten[0]).toMatchObject({
      auftragAm: "2025-07-01",
      wert: 1_000_000,
      positionen: [{ nr: "2300" }],
    });
    expect(nachher.anrechnungen).toEqual([
      { von: { angelegenheit: "a-2300", position: "2300" }, auf: { angelegenheit: "a", position: "3100" } },
    ]);
  });

  test("der Haftzuschlag ersetzt die Nummer", () => {
    const vorher = eingabe(["4100", "4106"]);
    const nachher = mitVorschlag(vorher, vorschlag(vorher, "haft-4106"));
    expect(nachher.angelegenheiten[0]?.positionen).toEqual([{ nr: "4100" }, { nr: "4107" }]);
  });

  test("die volle Terminsgebühr tritt an die Stelle der ermäßigten", () => {
    const vorher = eingabe(["3100", "3105"]);
    const nachher = mitVorschlag(vorher, vorschlag(vorher, "3104-statt-3105"));
    expect(nachher.angelegenheiten[0]?.positionen).toEqual([{ nr: "3100" }, { nr: "3104" }]);
  });

  test("Auftraggeber und Auslagen", () => {
    const ohne: RvgEingabe = {
      leistungsende: tag("2026-01-15"),
      angelegenheiten: [
        { id: "a", auftragAm: tag("2025-07-01"), positionen: [{ nr: "3100" }, { nr: "3104" }] },
      ],
    };
    expect(mitVorschlag(ohne, vorschlag(ohne, "1008")).angelegenheiten[0]?.auftraggeber).toBe(2);
    expect(mitVorschlag(ohne, vorschlag(ohne, "7003")).angelegenheiten[0]?.auslagen).toEqual({
      kilometer: [],
    });
  });

  test("die zusätzliche Gebühr bezieht sich auf die Verfahrensgebühr", () => {
    expect(vorschlag(eingabe(["4106"]), "4141").aenderung).toEqual({
      art: "position",
      position: { nr: "4141", bezug: "4106" },
    });
  });
});
