import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import type { GerichtskostenEingabe } from "./eingabe.ts";
import { aus, kosten, type Position } from "./testing.ts";

const am = "2026-01-15";

const abgelehnt = (
  gesetz: Gesetz,
  positionen: readonly Position[],
  weiteres: Partial<GerichtskostenEingabe> = {},
): string => {
  const antwort = kosten(gesetz, am, positionen, weiteres);
  return antwort.art === "ergebnis" ? "Ergebnis" : `${antwort.grund} | ${antwort.norm} | ${antwort.feld}`;
};

describe("Was fehlt, wird mit Norm und Feld gefragt", () => {
  test.each<[Gesetz, Position, string, string, string]>([
    ["gkg", { nr: "1210" }, "Geben Sie den Wert an.", "KV GKG", "wert"],
    ["gkg", { nr: "1901" }, "Geben Sie den Wert an.", "KV GKG", "wert"],
    ["gkg", { nr: "9005" }, "Geben Sie den Betrag der Auslage an.", "KV GKG", "betrag"],
    ["gkg", { nr: "4110" }, "Geben Sie den Betrag, nach dem sie sich richtet, an.", "KV GKG", "betrag"],
    [
      "gnotkg",
      { nr: "14400" },
      "Geben Sie den Betrag, nach dem sie sich richtet, an.",
      "KV GNotKG",
      "betrag",
    ],
    [
      "gnotkg",
      { nr: "24100", wert: aus(1_000) },
      "Geben Sie einen Satz von 0,5 bis 2,0 an.",
      "KV GNotKG",
      "satz100",
    ],
    [
      "gnotkg",
      { nr: "24100", wert: aus(1_000), satz100: 49 },
      "Geben Sie einen Satz von 0,5 bis 2,0 an.",
      "KV GNotKG",
      "satz100",
    ],
    [
      "gnotkg",
      { nr: "24100", wert: aus(1_000), satz100: 201 },
      "Geben Sie einen Satz von 0,5 bis 2,0 an.",
      "KV GNotKG",
      "satz100",
    ],
    [
      "gnotkg",
      { nr: "24100", wert: aus(1_000), satz100: 99.5 },
      "Geben Sie einen Satz von 0,5 bis 2,0 an.",
      "KV GNotKG",
      "satz100",
    ],
    [
      "gkg",
      { nr: "9000" },
      "Geben Sie an, wie viele Seiten oder Dateien es sind.",
      "KV GKG",
      "angaben.seiten",
    ],
    [
      "gvkostg",
      { nr: "700" },
      "Geben Sie an, wie viele Seiten oder Dateien es sind.",
      "KV GvKostG",
      "angaben.seiten",
    ],
    ["gnotkg", { nr: "32000" }, "Geben Sie an, wie viele Seiten es sind.", "KV GNotKG", "angaben.seiten"],
    ["gnotkg", { nr: "32001" }, "Geben Sie an, wie viele Seiten es sind.", "KV GNotKG", "angaben.seiten"],
    ["gvkostg", { nr: "103" }, "Geben Sie an, wie viele Seiten es sind.", "KV GvKostG", "angaben.seiten"],
    ["gnotkg", { nr: "32002" }, "Geben Sie an, wie viele Dateien es sind.", "KV GNotKG", "angaben.dateien"],
    [
      "gnotkg",
      { nr: "32003" },
      "Geben Sie an, wie viele Seiten es sind, oder den Betrag der Entgelte.",
      "KV GNotKG",
      "angaben.grossformat",
    ],
    [
      "gvkostg",
      { nr: "711" },
      "Geben Sie an, wie viele Kilometer es sind.",
      "KV GvKostG",
      "angaben.kilometer",
    ],
    [
      "gkg",
      { nr: "9006" },
      "Geben Sie an, wie viele Kilometer es sind, oder den Betrag der Auslagen.",
      "KV GKG",
      "angaben.kilometer",
    ],
    [
      "gnotkg",
      { nr: "32008" },
      "Geben Sie an, wie viele Stunden die Reise dauerte.",
      "KV GNotKG",
      "angaben.stunden",
    ],
    [
      "gnotkg",
      { nr: "32016" },
      "Geben Sie an, wie viele Beglaubigungen oder Beurkundungen es sind.",
      "KV GNotKG",
      "angaben.beglaubigungen",
    ],
    [
      "gnotkg",
      { nr: "24101", satz100: 50, wert: aus(100_000), ermaessigt: "24103" },
      "Geben Sie die Gebühr für das Beurkundungsverfahren an.",
      "KV GNotKG",
      "betrag",
    ],
  ])("%s %j: %s", (gesetz, p, text, register, feld) => {
    const nr = p.ermaessigt ?? p.nr;
    expect(abgelehnt(gesetz, [p])).toBe(`Nr. ${nr}: ${text} | Nr. ${nr} ${register} | positionen[0].${feld}`);
  });
});

describe("Was nicht sein kann, wird mit Norm und Feld gesagt", () => {
  test.each<[Gesetz, Position, string]>([
    [
      "gkg",
      { nr: "1210", wert: aus(100), satz100: 200 },
      "Nr. 1210 hat den festen Satz 3,0. | Nr. 1210 KV GKG | positionen[0].satz100",
    ],
    [
      "gkg",
      { nr: "3118" },
      "Nr. 3118 bemisst sich nach der Strafe; geben Sie die rechtskräftig erkannte Strafe an. | Vorbem. 3.1 KV GKG | positionen[0].angaben.strafe",
    ],
    [
      "gkg",
      { nr: "3118", angaben: { grundlage: "1210" } },
      "Nr. 3118 bemisst sich nach der Strafe; geben Sie die rechtskräftig erkannte Strafe an. | Vorbem. 3.1 KV GKG | positionen[0].angaben.grundlage",
    ],
    [
      "gkg",
      { nr: "3110", angaben: { strafe: { art: "geldstrafe", tagessaetze: 0 } } },
      "Ohne rechtskräftig erkannte Strafe entsteht keine Gebühr. | Vorbem. 3.1 KV GKG | positionen[0].angaben.strafe",
    ],
    [
      "gkg",
      { nr: "3110", angaben: { strafe: { art: "freiheitsstrafe", monate: 0 } } },
      "Ohne rechtskräftig erkannte Strafe entsteht keine Gebühr. | Vorbem. 3.1 KV GKG | positionen[0].angaben.strafe",
    ],
    [
      "gnotkg",
      { nr: "14400", wert: aus(1_000), angaben: { grundlage: "14400" } },
      "Eine Gebühr bemisst sich nicht nach sich selbst. | Nr. 14400 KV GNotKG | positionen[0].angaben.grundlage",
    ],
    [
      "gnotkg",
      { nr: "14400", angaben: { grundlage: "99999" } },
      "Eine Nr. 99999 hat das KV GNotKG nicht. | KV GNotKG | positionen[0].angaben.grundlage",
    ],
    [
      "gkg",
      { nr: "1220", wert: aus(10_000), angaben: { mahnverfahren: { wert: aus(1_000) } } },
      "Auf Nr. 1220 wird keine Gebühr des Mahnverfahrens angerechnet. | Nr. 1220 KV GKG | positionen[0].angaben.mahnverfahren",
    ],
    [
      "gkg",
      { nr: "1210", wert: aus(10_000), ermaessigt: "1411" },
      "Nr. 1411 ändert die Gebühr Nr. 1210 nicht. | Nr. 1411 KV GKG | positionen[0].ermaessigt",
    ],
    [
      "gkg",
      { nr: "9002", wert: aus(1) },
      "Nr. 9002: Ein Wert ändert hier nichts; bitte lassen Sie die Angabe weg. | Nr. 9002 KV GKG | positionen[0].wert",
    ],
    [
      "gvkostg",
      { nr: "716", anzahl: 2 },
      "Nr. 716: Die Anzahl ändert hier nichts; bitte lassen Sie die Angabe weg. | Nr. 716 KV GvKostG | positionen[0].anzahl",
    ],
    [
      "gkg",
      { nr: "2111", satz100: 50 },
      "Nr. 2111: Ein Satz ändert hier nichts; bitte lassen Sie die Angabe weg. | Nr. 2111 KV GKG | positionen[0].satz100",
    ],
    [
      "gkg",
      { nr: "1210", wert: aus(100), betrag: aus(1) },
      "Nr. 1210: Ein Betrag ändert hier nichts; bitte lassen Sie die Angabe weg. | Nr. 1210 KV GKG | positionen[0].betrag",
    ],
    [
      "gkg",
      { nr: "9005", betrag: aus(1), angaben: { stunden: 4 } },
      "Nr. 9005: Diese Angabe ändert hier nichts; bitte lassen Sie die Angabe weg. | Nr. 9005 KV GKG | positionen[0].angaben.stunden",
    ],
  ])("%s %j", (gesetz, p, text) => {
    expect(abgelehnt(gesetz, [p])).toBe(text);
  });

  const betrag = "Erwartet wird ein Betrag in ganzen Cent, der nicht negativ ist. | KV GKG | positionen[0].";
  const menge = "Erwartet wird eine Zahl, die nicht negativ ist. | KV GKG | positionen[0].angaben.";
  test.each<[Position, string]>([
    [{ nr: "1210", wert: cent(-1) }, `${betrag}wert`],
    [{ nr: "1210", wert: 0.5 as never }, `${betrag}wert`],
    [{ nr: "9005", betrag: cent(-1) }, `${betrag}betrag`],
    [{ nr: "1210", angaben: { vermoegen: cent(-1) } }, `${betrag}angaben.vermoegen`],
    [{ nr: "1210", angaben: { mahnverfahren: { wert: cent(-1) } } }, `${betrag}angaben.mahnverfahren.wert`],
    [{ nr: "9002", anzahl: 0 }, "Die Anzahl ist eine ganze Zahl ab 1. | KV GKG | positionen[0].anzahl"],
    [{ nr: "9002", anzahl: 1.5 }, "Die Anzahl ist eine ganze Zahl ab 1. | KV GKG | positionen[0].anzahl"],
    [{ nr: "9000", angaben: { seiten: -1 } }, `${menge}seiten`],
    [{ nr: "9000", angaben: { seiten: 1.5 } }, `${menge}seiten`],
    [{ nr: "9000", angaben: { seitenFarbe: -1 } }, `${menge}seitenFarbe`],
    [{ nr: "9000", angaben: { grossformat: -1 } }, `${menge}grossformat`],
    [{ nr: "9000", angaben: { grossformatFarbe: -1 } }, `${menge}grossformatFarbe`],
    [{ nr: "9000", angaben: { dateien: -1 } }, `${menge}dateien`],
    [{ nr: "9000", angaben: { dateien: 1, arbeitsgaenge: -1 } }, `${menge}arbeitsgaenge`],
    [{ nr: "9000", angaben: { gescannteSeiten: 0.5 } }, `${menge}gescannteSeiten`],
    [{ nr: "9006", angaben: { kilometer: -0.5 } }, `${menge}kilometer`],
    [{ nr: "9006", angaben: { kilometer: Number.POSITIVE_INFINITY } }, `${menge}kilometer`],
    [{ nr: "9006", angaben: { stunden: Number.NaN } }, `${menge}stunden`],
    [{ nr: "9000", angaben: { beglaubigungen: -1 } }, `${menge}beglaubigungen`],
    [{ nr: "9000", angaben: { beurkundungen: -1 } }, `${menge}beurkundungen`],
  ])("%j", (p, text) => {
    expect(abgelehnt("gkg", [p])).toBe(text);
  });

  test("null ist erlaubt: Wert, Seiten, Kilometer", () => {
    expect(kosten("gkg", am, [{ nr: "1210", wert: cent(0) }])).toMatchObject({ art: "ergebnis" });
    expect(kosten("gkg", am, [{ nr: "9000", angaben: { seiten: 0, dateien: 1 } }])).toMatchObject({
      art: "ergebnis",
    });
    expect(kosten("gvkostg", am, [{ nr: "711", angaben: { kilometer: 0 } }])).toMatchObject({
      art: "ergebnis",
    });
  });

  test("zweite Position, Feld und Satz", () => {
    expect(abgelehnt("gkg", [{ nr: "2111" }, { nr: "1210" }])).toBe(
      "Nr. 1210: Geben Sie den Wert an. | Nr. 1210 KV GKG | positionen[1].wert",
    );
  });

  test("beide Gebühren desselben Verfahrens, und wie es richtig geht", () => {
    const wert = aus(5_000);
    expect(
      abgelehnt("gkg", [
        { nr: "1210", wert },
        { nr: "1211", wert },
      ]),
    ).toBe(
      "Nr. 1211 tritt an die Stelle von Nr. 1210; beide entstehen nicht nebeneinander. Wählen Sie Nr. 1211 als Ermäßigung der Nr. 1210. | Nr. 1211 KV GKG | positionen[1].nr",
    );
  });

  test("Ende der Leistung ohne Umsatzsteuer, Umsatzsteuer vor ihrem ersten Satz", () => {
    expect(abgelehnt("gkg", [{ nr: "2111" }], { leistungsende: tag("2026-01-01") })).toBe(
      "Das Ende der Leistung entscheidet über den Umsatzsteuersatz; keine der Nummern ist Umsatzsteuer. | § 12 Abs. 1 UStG | leistungsende",
    );
    expect(abgelehnt("gnotkg", [{ nr: "32014" }], { leistungsende: tag("1950-01-01") })).toBe(
      "Für diesen Tag ist kein Umsatzsteuersatz erfasst. | § 12 Abs. 1 UStG | leistungsende",
    );
  });

  test("Beträge, die nicht mehr genau gerechnet werden", () => {
    const wert = cent(Number.MAX_SAFE_INTEGER);
    expect(
      abgelehnt("gkg", [
        { nr: "9005", betrag: wert },
        { nr: "9005", betrag: wert, anzahl: 3 },
      ]),
    ).toBe("Die Beträge sind zu groß, um genau gerechnet zu werden. | § 3 GKG | positionen");
  });

  test("ohne Position und vor dem ersten Verzeichnis", () => {
    const antwort = kosten("famgkg", "2012-07-01", []);
    expect(antwort).toMatchObject({
      art: "kein-ergebnis",
      grund:
        "Für den 01.07.2012 ist keine Fassung erfasst; das KV FamGKG ist erst ab dem 02.07.2012 erfasst.",
      feld: "stichtag",
    });
  });
});
