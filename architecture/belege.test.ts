import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import gerichte from "../packages/gesetze/gerichte/gerichte.json" with { type: "json" };
import nachweise from "../packages/gesetze/gerichte/nachweise.json" with { type: "json" };
import { wurzel } from "../scripts/lib/bootstrap.mjs";
import { amtlicheZeilen } from "./belege/amtlich.ts";
import { belegAus, type Eckwert, eckwerte } from "./belege/eckwerte.ts";
import { ausFaellen } from "./belege/faelle.ts";
import gruppen from "./belege/ohne-beleg.json" with { type: "json" };
import { alleReihen, reihenname } from "./belege/reihen.ts";
import { spiegelPruefen } from "./belege/spiegel.ts";
import { type Ausnahme, type Beleg, type Belegreihe, belegePruefen } from "./pruefungen/belege.ts";

const belege = [...amtlicheZeilen, ...ausFaellen, ...eckwerte];
/** From this day on every new version owes evidence and a line in RECHTSSTAND.md. */
const einfuehrung = "2026-11-22";
const ausnahmen: readonly Ausnahme[] = gruppen.flatMap(({ reihen }) =>
  Object.entries(reihen).flatMap(([name, tage]) => (tage ?? []).map((ab) => ({ name, ab }))),
);

const befund = belegePruefen(alleReihen, belege, ausnahmen);
const widerspruchDerGegenrechnung = spiegelPruefen(alleReihen);

describe("Jede Fassung jeder Reihe hat einen Beleg aus ihrer Zeit", () => {
  test("als amtliche Zeile, als Fall oder als Eckwert in faelle/eckwerte.json", () => {
    expect(befund.unbelegt).toEqual([]);
  });

  test("und kein Eckwert sagt etwas anderes", () => {
    expect(befund.widersprueche).toEqual([]);
  });

  test("die Liste der Ausnahmen nennt nur, was wirklich keinen hat", () => {
    expect(befund.ueberholt).toEqual([]);
  });

  // Only to be lowered. What comes into force after this day gets evidence when it is entered.
  test("die Liste der Ausnahmen wird nur kürzer und nimmt nichts Künftiges auf", () => {
    expect(ausnahmen.length).toBeLessThanOrEqual(368);
    expect(ausnahmen.filter(({ ab }) => ab > einfuehrung)).toEqual([]);
    for (const { grund } of gruppen) expect(grund.length).toBeGreaterThan(20);
  });

  test("was nach der Einführung beginnt, steht mit seinem Tag in RECHTSSTAND.md", () => {
    const text = readFileSync(join(wurzel, "docs", "RECHTSSTAND.md"), "utf8");
    const spaetere = alleReihen.flatMap(({ name, reihe }) =>
      reihe.fassungen.filter(({ ab }) => ab > einfuehrung).map(({ ab }) => ({ name, ab })),
    );
    const fehlend = spaetere.filter(({ ab }) => !text.includes(`\n| ${ab.split("-").reverse().join(".")} `));
    expect(fehlend).toEqual([]);
  });

  test("die Gegenrechnung des RVG kennt jede Fassung der Tabellen und Nummern", () => {
    expect(widerspruchDerGegenrechnung).toEqual([]);
  });

  test("jedes Gericht nennt, woher sein Sitz bekannt ist", () => {
    const belegt = new Set(nachweise.filter(({ quellen }) => quellen?.length).map(({ id }) => id));
    expect(gerichte.map(({ id }) => id).filter((id) => !belegt.has(id))).toEqual([]);
  });
});

const vom = (name: string, aendern: (wert: never) => unknown, ab = "2190-01-01"): readonly Belegreihe[] =>
  alleReihen.map((eine) => {
    if (eine.name !== name) return eine;
    const { fassungen } = eine.reihe;
    const neu = { ab, wert: aendern(fassungen.at(-1)?.wert as never) };
    return { name, reihe: { fassungen: [...fassungen, neu] } };
  });

/** What an invented amount adds to the findings, so that an amendment without evidence is told once, not by each test below. */
function dazu(reihen: readonly Belegreihe[], ...mehr: readonly Beleg[]) {
  const neu = belegePruefen(reihen, [...belege, ...mehr], ausnahmen);
  return {
    unbelegt: neu.unbelegt.filter((zeile) => !befund.unbelegt.includes(zeile)),
    widersprueche: neu.widersprueche.filter((zeile) => !befund.widersprueche.includes(zeile)),
  };
}

/** Invented amounts of a far day, which no amendment reaches, each in another series. */
const erfunden: readonly (readonly [string, string, (wert: never) => unknown])[] = [
  [
    "das Zehnfache in § 13 RVG",
    reihenname("gebuehren", "§ 13 Abs. 1 RVG", "Wertgebühren"),
    (wert: { gebuehr: number }) => ({ ...wert, gebuehr: 10 * wert.gebuehr }),
  ],
  [
    "eine Zeile des § 49 RVG",
    reihenname("gebuehren", "§ 49 RVG", "Wertgebühren aus der Staatskasse"),
    (wert: { zeilen: readonly object[] }) => ({
      ...wert,
      zeilen: wert.zeilen.map((z, i) => (i === 3 ? { ...z, gebuehr: 999_00 } : z)),
    }),
  ],
  [
    "§ 34 GKG",
    reihenname("gerichtskosten", "§ 34 Abs. 1 GKG", "Gerichtsgebühren nach dem Streitwert"),
    (wert: object) => ({ ...wert, gebuehr: 4_400 }),
  ],
  ["Nr. 3104 VV", reihenname("gebuehren", "Nr. 3104 VV"), (wert: object) => ({ ...wert, satz100: 210 })],
  [
    "Nr. 2111 KV GKG",
    reihenname("gerichtskosten", "Nr. 2111 KV GKG"),
    (wert: object) => ({ ...wert, betrag: 240_00 }),
  ],
  [
    "Nr. 12210 KV GNotKG",
    reihenname("gerichtskosten", "Nr. 12210 KV GNotKG"),
    (wert: object) => ({ ...wert, satz100: 10 }),
  ],
  ["der Basiszinssatz", reihenname("forderung", "§ 247 BGB", "Basiszinssatz"), () => 1_770],
  [
    "die Pfändungsgrenze",
    reihenname("forderung", "§ 850c ZPO", "Pfändungsfreigrenzen für Arbeitseinkommen"),
    (wert: { monat: object }) => ({ ...wert, monat: { ...wert.monat, grundbetrag: 15_000 } }),
  ],
  ["eine Frist des Katalogs", reihenname("fristen", "zpo-517"), () => ({ dauer: "2m" })],
  [
    "ein Feiertag",
    alleReihen.find(({ name }) => name.endsWith("Fronleichnam in Bayern"))?.name ?? "",
    () => ({ art: "keiner" }),
  ],
  [
    "die Grenze der Amtsgerichte",
    reihenname("streitwert", "§ 23 Nr. 1 GVG", "Zuständigkeit der Amtsgerichte"),
    () => 100_000_00,
  ],
  [
    "der Rentenwert",
    reihenname("versorgungsausgleich", "§ 68 SGB VI", "Aktueller Rentenwert"),
    () => ({ west: 42_520 }),
  ],
];

describe("Erfundene Beträge fallen auf", () => {
  test.each(erfunden)("%s: ohne Beleg", (_, name, aendern) => {
    expect(dazu(vom(name, aendern)).unbelegt).toEqual([expect.stringContaining(`${name} · ab 2190-01-01`)]);
  });

  test.each(erfunden)(
    "%s: eine Ausnahme nimmt ihn nicht auf, ein älterer Beleg genügt nicht",
    (_, name, aendern) => {
      const alt = belege.filter((beleg) => beleg.name === name);
      expect(alt.every(({ am }) => am < "2190-01-01")).toBe(true);
      expect(dazu(vom(name, aendern)).unbelegt).toHaveLength(1);
    },
  );

  test.each(erfunden)("%s: der Beleg sagt etwas anderes", (_, name, aendern) => {
    const richtig = alleReihen.find((reihe) => reihe.name === name)?.reihe.fassungen.at(-1)?.wert;
    const beleg = { name, am: "2190-02-01", herkunft: "Gesetzblatt", wert: richtig };
    expect(dazu(vom(name, aendern), beleg).widersprueche).toHaveLength(1);
  });

  test.each(erfunden)("%s: mit einem Beleg, der dasselbe sagt, wird er zu Recht", (_, name, aendern) => {
    const wert = aendern(
      alleReihen.find((reihe) => reihe.name === name)?.reihe.fassungen.at(-1)?.wert as never,
    );
    const beleg = { name, am: "2190-02-01", herkunft: "Gesetzblatt", wert };
    expect(dazu(vom(name, aendern), beleg)).toEqual({ unbelegt: [], widersprueche: [] });
  });

  test("ein Beleg für einen einzigen Betrag genügt nicht, wenn sich zwei ändern", () => {
    const name = reihenname("gebuehren", "Nr. 2300 VV");
    const neu = vom(name, (wert: object) => ({ ...wert, min100: 60, max100: 260 }));
    const beleg = { name, am: "2190-01-01", herkunft: "Gesetzblatt", wert: { max100: 260 } };
    expect(dazu(neu, beleg).unbelegt).toEqual([
      expect.stringMatching(/Nr\. 2300 VV · ab 2190-01-01: min100$/),
    ]);
  });

  test("ein Eckwert an einem Tag ohne Fassung fällt auf", () => {
    const zeile: Eckwert = { norm: "§ 247 BGB", am: "2001-12-31", wert: 257, quelle: "Bundesbank" };
    expect(dazu(alleReihen, belegAus("forderung", zeile)).widersprueche).toEqual([
      expect.stringContaining("gibt es keine Fassung"),
    ]);
  });

  test.each(["§ 13 Abs. 1 RVG · Wertgebühren", "§ 49 RVG · Wertgebühren aus der Staatskasse", "Nr. 3104 VV"])(
    "%s: auch die Gegenrechnung widerspricht",
    (rest) => {
      const [, name = "", aendern = () => 0] = erfunden.find(([, n]) => n.endsWith(rest)) ?? [];
      const neu = spiegelPruefen(vom(name, aendern));
      expect(neu.filter((zeile) => !widerspruchDerGegenrechnung.includes(zeile))).toEqual([
        expect.stringContaining("ab 2190-01-01"),
      ]);
    },
  );
});
