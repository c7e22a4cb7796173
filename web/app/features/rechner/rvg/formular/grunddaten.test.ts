import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { auswertung } from "../rechnung.ts";
import { type Aktion, nachAktion } from "./aktionen.ts";
import { type Formular, leeresFormular } from "./formular.ts";
import { formularAusQuery } from "./query.ts";

const nach = (f: Formular, ...aktionen: readonly Aktion[]): Formular => aktionen.reduce(nachAktion, f);
const setzen = (a: string, feld: "wert" | "auftrag" | "auftraggeber", wert: string): Aktion => ({
  art: "angelegenheit",
  a,
  feld,
  wert,
});
const weitere: Aktion = { art: "angelegenheit-dazu", stufe: "berufung" };
const felder = (f: Formular, i: number) => f.angelegenheiten[i]?.felder;

test("Wert, Tag und Zahl der Auftraggeber stehen einmal da: jede weitere Angelegenheit übernimmt sie", () => {
  const f = nach(
    leeresFormular(),
    setzen("a1", "wert", "10000"),
    setzen("a1", "auftrag", "05.03.2026"),
    setzen("a1", "auftraggeber", "2"),
    weitere,
  );
  expect(felder(f, 1)).toEqual({ wert: "10000", auftrag: "05.03.2026", auftraggeber: "2" });
});

test("Was in der ersten Angelegenheit geändert wird, ändert sich in den weiteren mit, wo es dort nicht anders steht", () => {
  const f = nach(
    leeresFormular(),
    weitere,
    weitere,
    setzen("a1", "wert", "1"),
    setzen("a1", "wert", "10000"),
    setzen("a3", "wert", "4000"),
    setzen("a1", "wert", "12000"),
    setzen("a1", "auftraggeber", "3"),
  );
  expect(f.angelegenheiten.map((a) => [a.felder.wert, a.felder.auftraggeber])).toEqual([
    ["12000", "3"],
    ["12000", "3"],
    ["4000", "3"],
  ]);
});

test("Eine spätere Angelegenheit ändert die erste nicht", () => {
  const f = nach(leeresFormular(), setzen("a1", "wert", "10000"), weitere, setzen("a2", "wert", "5000"));
  expect(felder(f, 0)?.wert).toBe("10000");
});

test.for(["3100,3104,1003", "2300,3100,3104", "3100,3104,3309", "3100,3104,1010", "2300,1000"])(
  "%s: neben dem, was angekreuzt ist, steht kein Vorschlag dafür",
  (vv) => {
    const { formular } = formularAusQuery(new URLSearchParams({ wert: "10000", vv }));
    const a = auswertung({ formular, heute: tag("2026-11-22"), abgeschickt: true, erweitert: true });
    const angekreuzt = vv.split(",");
    const doppelt = (a.art === "ergebnis" ? a.vorschlaege : []).filter(
      ({ aktion }) => aktion && "nr" in aktion && angekreuzt.includes(aktion.nr),
    );
    expect(a.art).toBe("ergebnis");
    expect(doppelt.map(({ id }) => id)).toEqual([]);
  },
);

test("Eine weitere Angelegenheit rechnet keine Einigungsgebühr, bevor sie jemand ankreuzt", () => {
  const angekreuzt = (stufe: "vorgerichtlich" | "instanz") =>
    nach(leeresFormular(), { art: "angelegenheit-dazu", stufe })
      .angelegenheiten[1]?.positionen.filter((p) => p.felder.aus !== "ja")
      .map(({ nr }) => nr);
  // Nr. 1000 VV entsteht nur durch eine Einigung.
  expect(angekreuzt("vorgerichtlich")).toEqual(["2300"]);
  expect(angekreuzt("instanz")).toEqual(["3100", "3104"]);
});
