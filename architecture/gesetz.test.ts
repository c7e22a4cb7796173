import { describe, expect, test } from "vitest";
import { erfassteNormen } from "../packages/gebuehren/faelle/index.ts";
import { reihen as forderungsreihen } from "../packages/gesetze/reihen/forderung.ts";
import { reihen as fristenreihen } from "../packages/gesetze/reihen/fristen.ts";
import { reihen as gebuehrenreihen } from "../packages/gesetze/reihen/gebuehren.ts";
import { reihen as kostenreihen } from "../packages/gesetze/reihen/gerichtskosten.ts";
import { reihen as streitwertreihen } from "../packages/gesetze/reihen/streitwert.ts";
import { reihen as ausgleichsreihen } from "../packages/gesetze/reihen/versorgungsausgleich.ts";
import { vvNummern } from "../packages/gesetze/rvg/vv/index.ts";
import { wurzel } from "../scripts/lib/bootstrap.mjs";
import { gesetzesreihen } from "./belege/reihen.ts";
import { hausAus, hausLesen } from "./haus.ts";
import { ohneFall } from "./ohne-fall.ts";
import {
  auszuegePruefen,
  fundstellenPruefen,
  herkunftPruefen,
  ungepruefteReihen,
} from "./pruefungen/gesetz.ts";
import { verweisePruefen } from "./pruefungen/verweise.ts";

const haus = hausLesen(wurzel);
const nummern = vvNummern().map(({ nr, werte }) => ({ titel: nr, reihe: werte }));
const alle = [
  ...gebuehrenreihen,
  ...kostenreihen,
  ...forderungsreihen,
  ...streitwertreihen,
  ...ausgleichsreihen,
  ...fristenreihen,
  ...nummern,
];

test("Jede Fassung jeder Norm nennt ihre Quelle, und jede Reihe den Tag der letzten Prüfung", () => {
  expect(alle.length).toBeGreaterThan(250);
  expect(herkunftPruefen(alle)).toEqual([]);
});

test("Jede Fassung verweist auf den Text des Gesetzes, das ihre Norm nennt", () => {
  const mitNummern = Object.values(gesetzesreihen).flat();
  expect(mitNummern.length).toBeGreaterThan(1500);
  expect(verweisePruefen(mitNummern)).toEqual([]);
});

test("Ein Verweis auf das Nachbargesetz fällt auf", () => {
  const mit = (norm: string, text: string) =>
    verweisePruefen([
      {
        titel: "Wert",
        reihe: {
          norm,
          fassungen: [{ ab: "2025-06-01", quelle: { link: `https://www.gesetze-im-internet.de/${text}/` } }],
        },
      },
    ]);
  expect(mit("§ 41 GKG", "gkg_2004")).toEqual([]);
  expect(mit("§ 41 GKG", "famgkg")).toHaveLength(1);
  expect(mit("§ 15a EGZPO", "zpo")).toHaveLength(1);
  expect(mit("§ 25 SGB IV", "sgb_1")).toHaveLength(1);
  expect(mit("§ 115 Abs. 1 ZPO", "pkhb_2026")).toEqual([]);
});

test("Ein Auszug sagt nichts, was seine Reihe nicht sagt", () => {
  expect(alle.filter(({ reihe }) => reihe.aus).length).toBeGreaterThan(25);
  expect(auszuegePruefen(alle)).toEqual([]);
});

describe("Was ein Auszug nicht sagen darf", () => {
  const [quelle, andere] = [1, 2].map((nr) => ({ titel: "Gesetz", fundstelle: `BGBl. 2025 I Nr. ${nr}` }));
  if (!quelle || !andere) throw new Error();
  const kopf = { norm: "§ 222 ZPO", geprueft: "2026-07-01" };
  const reihe = (...werte: readonly unknown[]) => ({
    ...kopf,
    fassungen: werte.map((wert, i) => ({ ab: `20${25 + i}-06-01`, quelle, wert })),
  });
  const frist = { tage: 4, werktage: { ort: 1, sonst: 2 }, satz: "Der Tag zählt nicht mit." };
  const befunde = (auszug: ReturnType<typeof reihe>, ...aus: readonly ReturnType<typeof reihe>[]) =>
    auszuegePruefen([{ titel: "Frist", reihe: { ...auszug, aus } }]).length;

  test.each([
    ["das Ganze", frist],
    ["einen Teil", { ort: 1, sonst: 2 }],
    ["einen Teil mit seinem Namen", { tage: 4 }],
    ["eine Zahl", 4],
    ["die Worte", "Der Tag zählt nicht mit."],
  ])("er darf sagen: %s", (_, wert) => {
    expect(befunde(reihe(wert), reihe(frist))).toBe(0);
  });

  test.each([
    ["eine erfundene Zahl", { tage: 550 }],
    ["vertauschte Zahlen", { ort: 2, sonst: 1 }],
    ["eine Zahl unter anderem Namen", { wochen: 4 }],
    ["etwas außerdem", { ...frist, monate: 4 }],
    ["andere Worte", { ...frist, satz: "Der Tag zählt mit." }],
    ["erfundene Worte", "Der Tag zählt mit."],
  ])("%s", (_, wert) => {
    expect(befunde(reihe(wert), reihe(frist))).toBe(1);
  });

  test("einen anderen Tag, eine andere Quelle", () => {
    const [fassung] = reihe(frist).fassungen;
    if (!fassung) throw new Error();
    const mit = (anders: object) =>
      befunde({ ...kopf, fassungen: [{ ...fassung, ...anders }] }, reihe(frist));
    expect(mit({ ab: "2030-01-01" })).toBe(1);
    expect(mit({ quelle: andere })).toBe(1);
  });

  test("in einer Fassung das eine, in der nächsten das andere", () => {
    const zweimal = reihe({ a: 1, b: 2 }, { a: 3, b: 4 });
    expect(befunde(reihe(1, 3), zweimal)).toBe(0);
    expect(befunde(reihe(1, 4), zweimal)).toBe(2);
  });

  test("aus mehreren Reihen: jede unter ihrem Namen, in der Folge der Reihen", () => {
    const [post, abruf] = [reihe({ tage: 3 }), reihe({ tage: 4 })];
    expect(befunde(reihe({ post: { tage: 3 }, abruf: { tage: 4 } }), post, abruf)).toBe(0);
    expect(befunde(reihe({ post: { tage: 4 }, abruf: { tage: 3 } }), post, abruf)).toBe(1);
    expect(befunde(reihe({ tage: 3, abruf: { tage: 4 } }), post, abruf)).toBe(0);
    expect(befunde(reihe({ tage: 5, abruf: { tage: 4 } }), post, abruf)).toBe(1);
  });
});

test("Ein Gesetz, das ein zweites Mal abgetippt wird, fällt auf", () => {
  const akte = 'export const akt = { fundstelle: "BGBl. I 2016 S. 2591" };';
  const mit = (pfad: string, text: string) =>
    fundstellenPruefen(
      hausAus(
        new Map([
          ["packages/gesetze/quellen/akte.ts", akte],
          [pfad, text],
        ]),
      ),
    );
  expect(mit("packages/gesetze/gkg/a.ts", akte)).toHaveLength(1);
  expect(
    mit(
      "packages/gesetze/quellen/register.ts",
      'export const a = { "2016/2591": ["Gesetz", "21.11.2016"] };',
    ),
  ).toHaveLength(1);
  expect(mit("packages/gesetze/gkg/a.ts", akte.replace("2591", "2592"))).toEqual([]);
});

test("Jede Datei des Gesetzes wird von einem Test benutzt", () => {
  expect(ungepruefteReihen(haus)).toEqual([]);
});

test("Jede Nummer des Verzeichnisses hat einen veröffentlichten Fall oder steht auf der Liste derer, für die keiner gefunden ist", () => {
  const belegt = new Set(erfassteNormen.flatMap((fall) => fall.normen));
  const ohne = vvNummern()
    .map(({ nr }) => nr)
    .filter((nr) => !belegt.has(nr));
  expect(belegt.size).toBeGreaterThan(50);
  expect(ohne.filter((nr) => !ohneFall.has(nr))).toEqual([]);
});

test("Die Liste ohne Fall nennt nur Nummern, die es gibt und die keinen haben, und wird nur kürzer", () => {
  const bekannt = new Set(vvNummern().map(({ nr }) => nr));
  const belegt = new Set(erfassteNormen.flatMap((fall) => fall.normen));
  expect([...ohneFall].filter((nr) => !bekannt.has(nr) || belegt.has(nr))).toEqual([]);
  expect(ohneFall.size).toBeLessThanOrEqual(40);
});

test("Eine Fassung ohne Quelle und eine Reihe ohne Tag der Prüfung fallen auf", () => {
  const quelle = { titel: "KostBRÄG 2025", fundstelle: "BGBl. 2025 I Nr. 109" };
  const reihe = { norm: "§ 13 RVG", geprueft: "2026-07-01", fassungen: [{ ab: "2025-06-01", quelle }] };
  expect(herkunftPruefen([{ titel: "Wertgebühren", reihe }])).toEqual([]);
  const ohneQuelle = {
    ...reihe,
    fassungen: [{ ab: "2025-06-01", quelle: { titel: "KostBRÄG 2025", fundstelle: "" } }],
  };
  expect(herkunftPruefen([{ titel: "Wertgebühren", reihe: ohneQuelle }])).toHaveLength(1);
  expect(herkunftPruefen([{ titel: "Wertgebühren", reihe: { ...reihe, geprueft: "" } }])).toHaveLength(1);
});
