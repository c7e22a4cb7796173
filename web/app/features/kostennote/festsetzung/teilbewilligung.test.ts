import { cent } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { alsRvgFragment, rvgFormularAusQuery } from "#features/rechner/index.server.ts";
import { nachRvgAktion } from "#features/rechner/testing.ts";
import { grundlageAus } from "../grundlage/grundlage.server.ts";
import { beleg, grundlage, heute } from "../testing-beleg.ts";
import { moeglicheAntraege } from "./antragsart.ts";
import { antragsbedenken } from "./antragsbedenken.ts";
import { antragssatz } from "./kostenfestsetzung.ts";

// 2025: 1,0 aus 10.000 € = 652,00, aus 5.000 € = 354,50. Ganz: 2,5 × 652,00 + 20,00 = 1.650,00. Bewilligt: 460,85 + 425,40 +
// 20,00 = 906,25. Der Mandant schuldet 743,75, mit 19 % (141,31) 885,06 (§ 122 Abs. 1 Nr. 3 ZPO, BGHZ 13, 373).
const query = "wert=10000&vv=3100,3104&bewilligt=5000";

test("Bei Prozesskostenhilfe für einen Teil schuldet der Mandant nur den Unterschied", () => {
  const { gruppen, netto, umsatzsteuer, brutto, offen } = beleg(query);
  expect({ netto, umsatzsteuer, brutto, offen }).toEqual({
    netto: 743_75,
    umsatzsteuer: 141_31,
    brutto: 885_06,
    offen: 885_06,
  });
  expect(gruppen[0]?.zeilen.at(-1)).toMatchObject({
    text: "Abzüglich Vergütung aus dem Wert der Prozesskostenhilfe (5.000,00\u00a0€)",
    norm: "§ 122 Abs. 1 Nr. 3 ZPO",
    betrag: -906_25,
  });
});

test("Die Berechnung selbst bleibt ganz, so wie sie gegen den Gegner festzusetzen ist", () => {
  expect(grundlage(query).gruppen[0]?.zeilen.map(({ betrag }) => betrag)).toEqual([847_60, 782_40, 20_00]);
});

test("Was die Staatskasse zahlt, mindert seinen Teil nicht; was er zahlt, schon", () => {
  const zahlung = (von: string, q: string) => {
    let f = nachRvgAktion(rvgFormularAusQuery(new URLSearchParams(q)).formular, { art: "zahlung-dazu" });
    f = nachRvgAktion(f, { art: "zahlung", z: "z1", feld: "betrag", wert: "100" });
    f = nachRvgAktion(f, { art: "zahlung", z: "z1", feld: "von", wert: von });
    const antwort = grundlageAus({ rechner: "/rvgrechner", stand: alsRvgFragment(f) }, heute);
    return antwort.art === "grundlage" ? antwort.grundlage.felder.zahlungbetrag1 : antwort.text;
  };
  expect(zahlung("staatskasse", query)).toBeUndefined();
  expect(zahlung("vorschuss", query)).toBe("100,00");
  expect(zahlung("staatskasse", "wert=10000&vv=3100,3104&pkh=1")).toBeUndefined();
});

test("Ohne Prozesskostenhilfe steht kein Abzug darin, mit ganzer ist nichts verlangt", () => {
  expect(beleg("wert=10000&vv=3100,3104").brutto).toBe(1_963_50);
  const ganz = beleg("wert=10000&vv=3100,3104&pkh=1");
  expect([ganz.gruppen, ganz.brutto, ganz.offen]).toEqual([[], 0, 0]);
});

test("Nach § 11 RVG wird gegen den Mandanten nur der Unterschied festgesetzt, gegen den Gegner alles", () => {
  const g = {
    ...grundlage(query),
    zahlungen: [
      { von: "staatskasse" as const, betrag: cent(500_00) },
      { von: "vorschuss" as const, betrag: cent(85_06) },
    ],
  };
  const zeilen = (art: string) =>
    antragssatz({ art }, g, heute).berechnung.zeilen.map(({ zellen }) => `${zellen[0]} ${zellen.at(-1)}`);
  const glatt = (texte: readonly string[]) => texte.map((t) => t.replaceAll("\u00a0", " "));
  expect(glatt(zeilen("verguetung").slice(3))).toEqual([
    "Abzüglich Vergütung aus dem Wert der Prozesskostenhilfe (5.000,00 €) −906,25",
    "Summe ohne Umsatzsteuer 743,75",
    "Umsatzsteuer 19 % 141,31",
    "Vorschuss −85,06",
    "Festzusetzender Betrag 800,00",
  ]);
  // § 59 RVG: 1.963,50 − 500,00; what the client has paid does not concern the opponent.
  expect(glatt(zeilen("kosten").slice(3))).toEqual([
    "Summe ohne Umsatzsteuer 1.650,00",
    "Umsatzsteuer 19 % 313,50",
    "Zahlung der Staatskasse −500,00",
    "Festzusetzender Betrag 1.463,50",
  ]);
});

test("Neben einer ganz bewilligten Angelegenheit bleibt gegen den Mandanten nur der Rest der anderen", () => {
  // Die zweite ist ganz gesperrt; von der ersten bleiben 743,75, mit 19 % (141,31) 885,06. Was die Staatskasse zahlte, zählt nicht.
  const instanzen = rvgFormularAusQuery(new URLSearchParams("wert=10000&vv=3100,3104,3200,3202")).formular;
  const setzen = (a: string, feld: "vertretung" | "bewilligt", wert: string) =>
    ({ art: "angelegenheit", a, feld, wert }) as const;
  const zahlung = (z: string, feld: "betrag" | "von" | "auf", wert: string) =>
    ({ art: "zahlung", z, feld, wert }) as const;
  const aktionen = [
    setzen("a1", "vertretung", "beigeordnet"),
    setzen("a1", "bewilligt", "5000"),
    setzen("a2", "vertretung", "beigeordnet"),
    { art: "zahlung-dazu" } as const,
    zahlung("z1", "betrag", "500"),
    zahlung("z1", "von", "staatskasse"),
    zahlung("z1", "auf", "a1"),
    { art: "zahlung-dazu" } as const,
    zahlung("z2", "betrag", "200"),
    zahlung("z2", "von", "staatskasse"),
    zahlung("z2", "auf", "a2"),
  ];
  const stand = alsRvgFragment(aktionen.reduce(nachRvgAktion, instanzen));
  const antwort = grundlageAus({ rechner: "/rvgrechner", stand }, heute);
  if (antwort.art === "keine") throw new Error(antwort.text);
  const { zeilen } = antragssatz({ art: "verguetung" }, antwort.grundlage, heute).berechnung;
  expect(
    zeilen.slice(-4).map(({ zellen }) => `${zellen[0]} ${zellen.at(-1)}`.replaceAll("\u00a0", " ")),
  ).toEqual([
    "Abzüglich Vergütung aus dem Wert der Prozesskostenhilfe (5.000,00 €) −906,25",
    "Summe ohne Umsatzsteuer 743,75",
    "Umsatzsteuer 19 % 141,31",
    "Festzusetzender Betrag 885,06",
  ]);
  const { zahlungbetrag1, zahlungbetrag2 } = antwort.grundlage.felder;
  expect([zahlungbetrag1, zahlungbetrag2]).toEqual([undefined, undefined]);
});

test("Gegen die eigene Partei wird nur beantragt, was sie schuldet: mit ganzer Prozesskostenhilfe nichts", () => {
  const bedenken = antragsbedenken(grundlage(query), "verguetung").join(" ").replaceAll("\u00a0", " ");
  expect(bedenken).toContain("nur der Unterschied zur Vergütung aus dem bewilligten Wert");
  expect(moeglicheAntraege(grundlage("wert=10000&vv=3100,3104&pkh=1"))).toEqual([
    "staatskasse",
    "kosten",
    "beitreibung",
  ]);
});
