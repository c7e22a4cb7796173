import { cent } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { alsRvgFragment, rvgFormularAusQuery } from "#features/rechner/index.server.ts";
import { nachRvgAktion } from "#features/rechner/testing.ts";
import { antragsbedenken, antragssatz } from "./festsetzung/kostenfestsetzung.ts";
import { grundlageAus } from "./grundlage.server.ts";
import { beleg, grundlage, heute } from "./testing-beleg.ts";

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
  expect(zahlung("staatskasse", "wert=10000&vv=3100,3104&pkh=1")).toBe("100,00");
});

test("Ohne Prozesskostenhilfe oder mit ganzer steht kein Abzug darin", () => {
  for (const ohne of ["wert=10000&vv=3100,3104", "wert=10000&vv=3100,3104&pkh=1"])
    expect(beleg(ohne).brutto).toBe(1_963_50);
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

test("Neben einer ganz bewilligten Angelegenheit mindert, was die Staatskasse auf diese zahlte", () => {
  // Zweite Angelegenheit: 1,6 × 652,00 + 1,2 × 652,00 + 20,00 = 1.845,60. Geschuldet 743,75 + 1.845,60 = 2.589,35, mit 19 %
  // (491,98) 3.081,33; davon gehen 200,00 ab, die 500,00 auf den bewilligten Teil der ersten nicht.
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
    "Summe ohne Umsatzsteuer 2.589,35",
    "Umsatzsteuer 19 % 491,98",
    "Zahlung der Staatskasse −200,00",
    "Festzusetzender Betrag 2.881,33",
  ]);
  const { zahlungbetrag1, zahlungbetrag2 } = antwort.grundlage.felder;
  expect([zahlungbetrag1, zahlungbetrag2]).toEqual(["200,00", undefined]);
});

test("Vor dem Antrag gegen die eigene Partei steht, dass ihr Anspruch gesperrt sein kann", () => {
  const bedenken = (q: string) => antragsbedenken(grundlage(q)).join(" ").replaceAll("\u00a0", " ");
  expect(bedenken(query)).toContain("nur der Unterschied zur Vergütung aus dem bewilligten Wert");
  expect(bedenken("wert=10000&vv=3100,3104&pkh=1")).toContain("ein Antrag nach § 11 RVG bliebe dann ohne");
  expect(bedenken("wert=10000&vv=3100,3104")).not.toContain("§ 122");
});
