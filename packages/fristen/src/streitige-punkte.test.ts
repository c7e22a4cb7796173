import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import {
  abMonatsende,
  type Dauer,
  type FristErgebnis,
  frist,
  fuenfMonate,
  type Hemmung,
  verjaehrung,
  vorfrist,
} from "../index.ts";
import { be, gut } from "./testing.ts";

const monate = (wert: number): Dauer => [{ wert, einheit: "monat" }];
const zwischen = (r: FristErgebnis, name: string) => r.zwischentage.find((z) => z.name === name)?.tag;

// Own period until 15.01.2026, three months after negotiations until 15.03.2026; the action stops 29 of those days.
const verhandelt: Hemmung = { art: "verhandlung", von: tag("2025-12-01"), bis: tag("2025-12-15") };
const geklagt: Hemmung = { art: "rechtsverfolgung", von: tag("2026-02-15"), bis: tag("2026-03-10") };
const fall = {
  ereignisAm: tag("2022-03-04"),
  dauer: [{ wert: 3, einheit: "jahr" }] as Dauer,
  hemmungen: [verhandelt, geklagt],
  ...be,
};

test("Ob eine Klage die drei Monate nach Verhandlungen anhält, ist ein Streitpunkt mit beiden Tagen", () => {
  const r = gut(verjaehrung(fall));
  expect(r.ende).toBe("2026-09-10");
  expect(r.streitpunkte).toMatchObject([
    { regel: "R-HEMMUNG", frueher: "2026-09-10", spaeter: "2026-10-09", gewaehlt: "2026-09-10" },
  ]);
});

test("Wem der Ablauf der Verjährung nützt, für den ist der spätere Tag der sichere", () => {
  expect(gut(verjaehrung({ ...fall, zweck: "warten" })).sichererTag).toBe("2026-10-09");
});

test("Eine zweite Klage, die nur nach der späteren Ansicht noch rechtzeitig kommt, hemmt auch nur nach ihr", () => {
  const zweite: Hemmung = { art: "sonstige", von: tag("2026-09-20"), bis: tag("2026-09-29") };
  const hemmungen = [verhandelt, geklagt, zweite];
  expect(gut(verjaehrung({ ...fall, hemmungen })).ende).toBe("2026-09-10");
  // Ten days more: 19.10.2026, a Monday.
  expect(gut(verjaehrung({ ...fall, hemmungen, streit: { "R-HEMMUNG": "spaeter" } })).ende).toBe(
    "2026-10-19",
  );
});

test("Ohne Verhandlungen oder ohne Unterschied gibt es keinen Streitpunkt", () => {
  expect(gut(verjaehrung({ ...fall, hemmungen: [verhandelt] })).streitpunkte).toEqual([]);
  expect(gut(verjaehrung({ ...fall, hemmungen: [geklagt] })).streitpunkte).toEqual([]);
});

test("Bei den fünf Monaten entscheidet der Tag des Erlasses, ob das FamFG gilt", () => {
  expect(fuenfMonate({ regime: "FamFG", verkuendungAm: tag("2009-08-31"), dauer: monate(1) })).toMatchObject({
    art: "kein-ergebnis",
    feld: "verkuendungAm",
    norm: "Art. 111 FGG-RG",
  });
});

test("Die Folgefrist verschiebt sich wie die erste Frist, wenn nichts anderes gesagt ist", () => {
  // 10.02. + 2 Monate: 30.04.2025; ein Monat weiter: Samstag, 31.05.2025.
  const e = { ereignisAm: tag("2025-02-10"), dauer: monate(2), danachMonate: 1, ...be };
  expect(zwischen(gut(abMonatsende(e)), "folgefrist")).toBe("2025-06-02");
  expect(zwischen(gut(abMonatsende({ ...e, regime: "BGB-KUEND" })), "folgefrist")).toBe("2025-05-31");
  expect(zwischen(gut(abMonatsende({ ...e, danachVerschiebung: "keine" })), "folgefrist")).toBe("2025-05-31");
  expect(
    zwischen(gut(abMonatsende({ ...e, regime: "BGB-KUEND", danachVerschiebung: "vorwaerts" })), "folgefrist"),
  ).toBe("2025-06-02");
});

test("Mit mehreren Orten liegt die Vorfrist auf dem frühesten Tag, auch neben der Hauptfrist", () => {
  const orte = { ort: { land: "BE" }, weitereOrte: [{ land: "HE" }] } as const;
  const woche: Dauer = [{ wert: 1, einheit: "woche" }];
  // 19.06.2025 is Corpus Christi in Hesse.
  expect(gut(vorfrist({ endeAm: tag("2025-06-26"), dauer: woche, ...orte })).ende).toBe("2025-06-18");
  const r = gut(frist({ regime: "ZPO", ereignisAm: tag("2025-05-26"), dauer: monate(1), ...orte }));
  expect(r.ende).toBe("2025-06-26");
  expect(r.vorfristen[0]?.tag).toBe("2025-06-18");
});
