import { describe, expect, it } from "vitest";
import type { Bezug, Position, RvgEingabe } from "./eingabe.ts";
import { antwort, fassung, ohneErgebnis, p, sache } from "./testing.ts";

const betragstext = "Bitte geben Sie einen gültigen Wert ein.";
const groesserNull = "Bitte geben Sie einen gültigen Wert ein (größer als 0).";
const norm = "§ 10 Abs. 2 RVG";
const a = "angelegenheiten[0]";

const eine = (rest: object, positionen: readonly (string | Position)[] = ["3100"]) =>
  sache(positionen, { wert: 1_000_000, ...rest });
const mit = (...x: Parameters<typeof ohneErgebnis>) => {
  const { grund, norm: n, feld } = ohneErgebnis(...x);
  return [grund, n, feld];
};
const frueher = (rest: object): Partial<RvgEingabe> =>
  ({
    anrechnungen: [
      {
        von: { frueher: { nr: "2300", wert: 1_000_000, auftragAm: fassung[2025], ...rest } },
        auf: { angelegenheit: "a", position: "3100" },
      },
    ],
  }) as unknown as Partial<RvgEingabe>;
const zahlung = (rest: object) =>
  ({ zahlungen: [{ betrag: 100, von: "mandant", ...rest }] }) as unknown as Partial<RvgEingabe>;
const anrechnung = (rest: object) =>
  ({
    anrechnungen: [
      {
        von: { angelegenheit: "a", position: "3100" },
        auf: { angelegenheit: "a", position: "3104" },
        ...rest,
      },
    ],
  }) as unknown as Partial<RvgEingabe>;

describe("Beträge und Zahlen außerhalb ihrer Grenzen", () => {
  it.each([
    [{ wert: 0 }, "wert"],
    [{ bewilligterWert: 0 }, "bewilligterWert"],
    [{ vereinbarung: { art: "pauschale", betrag: 0 } }, "vereinbarung.betrag"],
    [{ vereinbarung: { art: "stunden", minuten: 1, jeStunde: 0 } }, "vereinbarung.jeStunde"],
    [
      { vereinbarung: { art: "stunden", minuten: 1, jeStunde: 1, taktMinuten: 0 } },
      "vereinbarung.taktMinuten",
    ],
    [
      { vereinbarung: { art: "stunden", minuten: 1, jeStunde: 1, taktMinuten: 61 } },
      "vereinbarung.taktMinuten",
    ],
    [{ auslagen: { durchlaufend: [{ bezeichnung: "", betrag: 0 }] } }, "auslagen.durchlaufend[0].betrag"],
    [{ auslagen: { dateien: [1, 0] } }, "auslagen.dateien[1]"],
    [{ auslagen: { abwesenheiten: [{ minuten: 1441 }] } }, "auslagen.abwesenheiten[0].minuten"],
    [{ wert: 10 ** 13 + 1 }, "wert"],
  ])("%j", (rest, feld) => {
    expect(mit(eine(rest))).toEqual([groesserNull, norm, `${a}.${feld}`]);
  });

  it.each([
    [{ geldbusse: -1 }, "geldbusse"],
    [{ auslagen: { entgelte: -1 } }, "auslagen.entgelte"],
    [{ auslagen: { verkehrsmittel: -1 } }, "auslagen.verkehrsmittel"],
    [{ auslagen: { reisekosten: -1 } }, "auslagen.reisekosten"],
    [{ auslagen: { haftpflicht: { praemieUeberGrenze: -1 } } }, "auslagen.haftpflicht.praemieUeberGrenze"],
    [{ auslagen: { kopien: [{ buchstabe: "a", sw: -1 }] } }, "auslagen.kopien[0].sw"],
    [{ auslagen: { kopien: [{ buchstabe: "a", farbe: 1_000_001 }] } }, "auslagen.kopien[0].farbe"],
    [{ auslagen: { kilometer: [1, -1] } }, "auslagen.kilometer[1]"],
  ])("%j", (rest, feld) => {
    expect(mit(eine(rest))).toEqual([betragstext, norm, `${a}.${feld}`]);
  });

  it.each([
    [p("3100", { wert: 0 }), groesserNull, "wert"],
    [p("3100", { betrag: 0 }), groesserNull, "betrag"],
    [p("1000", { forderung: 0 }), groesserNull, "forderung"],
    [p("3100", { gemeinsamerWert: -1 }), betragstext, "gemeinsamerWert"],
    [p("3100", { satz100: 10_001 }), groesserNull, "satz100"],
    [p("4108", { anzahl: 1001 }), groesserNull, "anzahl"],
    [p("1009", { auszahlungen: [1, 0] as never }), groesserNull, "auszahlungen[1]"],
    [p("3400", { bezug: { nr: "3100", betrag: 0 as never } }), groesserNull, "bezug.betrag"],
    [
      p("3405", { bezug: { nr: "3401", bezug: { nr: "3100", satz100: 0 } } }),
      groesserNull,
      "bezug.bezug.satz100",
    ],
  ])("%j", (position, grund, feld) => {
    expect(mit(eine({}, [position]))).toEqual([grund, norm, `${a}.positionen[0].${feld}`]);
  });

  it.each([
    [frueher({ gezahlt: -1 }), betragstext, "anrechnungen[0].von.frueher.gezahlt"],
    [anrechnung({ wert: 0 }), groesserNull, "anrechnungen[0].wert"],
    [anrechnung({ betrag: 0 }), groesserNull, "anrechnungen[0].betrag"],
    [zahlung({ betrag: 0 }), groesserNull, "zahlungen[0].betrag"],
    [zahlung({ umsatzsteuerProzent: 101 }), betragstext, "zahlungen[0].umsatzsteuerProzent"],
    [
      zahlung({ angelegenheit: "x" }),
      "„x“ gibt es in dieser Berechnung nicht.",
      "zahlungen[0].angelegenheit",
    ],
    [
      zahlung({ angelegenheit: "a", position: "y" }),
      "„y“ gibt es in dieser Berechnung nicht.",
      "zahlungen[0].position",
    ],
    [zahlung({ position: "3100" }), "„3100“ gibt es in dieser Berechnung nicht.", "zahlungen[0].position"],
  ])("%j", (rest, grund, feld) => {
    expect(mit(eine({}), rest)).toEqual([grund, norm, feld]);
  });

  it.each([
    [eine({ auftraggeber: 0 }), {}, `${a}.auftraggeber`],
    [eine({ auftraggeber: 100_001 }), {}, `${a}.auftraggeber`],
    [eine({ auftraggeber: 1.5 }), {}, `${a}.auftraggeber`],
    [eine({}), frueher({ auftraggeber: 0 }), "anrechnungen[0].von.frueher.auftraggeber"],
  ])("die Zahl der Auftraggeber nennt die Norm, die sie zählt: %j %j", (sache, rest, feld) => {
    const grund = "Bitte geben Sie als Zahl der Auftraggeber eine ganze Zahl von 1 bis 100.000 ein.";
    expect(mit(sache, rest)).toEqual([grund, "§ 7 RVG, Nr. 1008 VV", feld]);
  });

  it("lassen die Grenzen selbst zu", () => {
    const erlaubt = eine({ wert: 10 ** 13, geldbusse: 0, auftraggeber: 100_000 });
    const takt = { art: "stunden", minuten: 1, jeStunde: 1, taktMinuten: 60 } as const;
    const rest = { auslagen: { abwesenheiten: [{ minuten: 1440 }] }, vereinbarung: takt } as never as object;
    expect(antwort({ ...erlaubt, ...rest }).art).toBe("ergebnis");
    const fuenfzig = Array.from({ length: 50 }, (_, i) => sache(["2501"], { id: `${i}` }));
    expect(antwort(fuenfzig).art).toBe("ergebnis");
    expect(antwort(eine({}, ["3100", "3104"]), zahlung({ angelegenheit: "a", position: "3104" })).art).toBe(
      "ergebnis",
    );
  });
});

describe("Kalendertage", () => {
  const text = ["Bitte geben Sie einen Kalendertag an.", "§ 60 RVG"];
  const falsch = "2025-02-30";
  it.each([
    [{ auftragAm: falsch }, "auftragAm"],
    [{ beiordnungAm: falsch }, "beiordnungAm"],
    [{ rechtsmittelAm: falsch }, "rechtsmittelAm"],
    [{ erledigtAm: falsch }, "erledigtAm"],
    [{ weitereAuftraegeAm: [fassung[2025], falsch] }, "weitereAuftraegeAm[1]"],
  ])("%j", (rest, feld) => {
    expect(mit(eine(rest))).toEqual([...text, `${a}.${feld}`]);
  });
  it.each([
    [{ leistungsende: falsch }, "leistungsende"],
    [{ leistungsende: undefined }, "leistungsende"],
    [zahlung({ am: falsch }), "zahlungen[0].am"],
    [frueher({ auftragAm: falsch }), "anrechnungen[0].von.frueher.auftragAm"],
    [frueher({ auftragAm: undefined }), "anrechnungen[0].von.frueher.auftragAm"],
    [frueher({ erledigtAm: falsch }), "anrechnungen[0].von.frueher.erledigtAm"],
  ])("%j", (rest, feld) => {
    expect(mit(eine({}), rest as Partial<RvgEingabe>)).toEqual([...text, feld]);
  });
});

describe("Die Berechnung im Ganzen", () => {
  it("umfasst 1 bis 50 Angelegenheiten mit eigenen Kennungen und mindestens einer Gebühr", () => {
    expect(mit([])).toEqual([
      "Eine Berechnung umfasst 1 bis 50 Angelegenheiten.",
      "§ 15 RVG",
      "angelegenheiten",
    ]);
    expect(mit([eine({}), eine({})])).toEqual([
      "Die Kennung „a“ kommt doppelt vor.",
      norm,
      "angelegenheiten[1].id",
    ]);
    const doppelt = [p("3100", { id: "x" }), p("3104"), p("1003", { id: "x" })];
    expect(mit(eine({}, doppelt))).toEqual([
      "Die Kennung „x“ kommt doppelt vor.",
      norm,
      `${a}.positionen[2].id`,
    ]);
    expect(mit(eine({}, []))).toEqual(["Wählen Sie mindestens eine Gebühr.", norm, `${a}.positionen`]);
  });

  const zuGross = "Die Beträge sind zusammen zu groß, um mit ihnen genau zu rechnen.";
  const grosse = (n: number) => Array.from({ length: n }, () => (10 ** 13) as never);
  it("rechnet mit Beträgen, die zusammen höchstens eine Billion Euro ausmachen", () => {
    const zahlungen = (n: number) => grosse(n).map((betrag) => ({ betrag, von: "mandant" as const }));
    expect(antwort(eine({}), { zahlungen: zahlungen(10) }).art).toBe("ergebnis");
    expect(mit(eine({}), { zahlungen: zahlungen(11) })).toEqual([zuGross, norm, "zahlungen"]);
    expect(mit(eine({}, [p("1009", { auszahlungen: grosse(11) })]))).toEqual([
      zuGross,
      norm,
      "angelegenheiten",
    ]);
    const beratungen = grosse(11).map((betrag, i) => p("34", { id: `${i}`, betrag }));
    expect(mit(eine({}, beratungen))).toEqual([zuGross, norm, "angelegenheiten"]);
    expect(
      mit(eine({ auslagen: { entgelte: 10 ** 13, verkehrsmittel: 10 ** 13 } }, beratungen.slice(2))),
    ).toEqual([zuGross, norm, "angelegenheiten"]);
  });

  it("nimmt ein Stundenhonorar bis zu einer Billion Euro, angefangene Takte eingerechnet", () => {
    const stunden = (minuten: number) =>
      eine({ vereinbarung: { art: "stunden", minuten, jeStunde: 10 ** 13 } });
    // 10^13 Cent × (539 + 60) / 60 liegt darunter, × (541 + 60) / 60 darüber
    expect(antwort(stunden(539)).art).toBe("ergebnis");
    expect(mit(stunden(541))).toEqual([
      "Das vereinbarte Honorar ist zu groß, um damit genau zu rechnen; prüfen Sie Stundensatz und Minuten.",
      "§ 3a RVG",
      `${a}.vereinbarung.minuten`,
    ]);
  });

  it("verlangt einen Steuersatz mit höchstens zwei Nachkommastellen", () => {
    expect(mit(eine({}), zahlung({ umsatzsteuerProzent: 5.555 }))).toEqual([
      "Bitte geben Sie den Steuersatz mit höchstens zwei Nachkommastellen an.",
      "Nr. 7008 VV",
      "zahlungen[0].umsatzsteuerProzent",
    ]);
  });

  it("folgt Bezügen bis zur fünften Stufe", () => {
    const tief = (n: number): Bezug => ({ nr: "3401", ...(n > 1 ? { bezug: tief(n - 1) } : {}) });
    const pfad = (n: number) => `${a}.positionen[0]${".bezug".repeat(n)}`;
    expect(mit(eine({}, [p("3405", { bezug: tief(6) })]))).toEqual([
      "Die Bezüge verweisen im Kreis.",
      norm,
      pfad(6),
    ]);
    expect(mit(eine({}, [p("3405", { bezug: tief(5) })]))[1]).not.toBe(norm);
  });
});
