import { describe, expect, test } from "vitest";
import { bewerten, f1, genauigkeit } from "../bench/bewertung.ts";
import { gold } from "../bench/gold.ts";
import { zitate } from "../index.ts";
import { kernregister } from "./register/kernregister.ts";
import { vollregister } from "./register/vollregister.ts";

const lesen = (text: string, land?: string) => zitate(text, vollregister, land === undefined ? {} : { land });
const normen = (text: string) => lesen(text).flatMap((zitat) => zitat.normen);

describe("Die Sätze zum Abstimmen", () => {
  const saetze = gold("abstimmung");
  // Each test reads them anew: a drill changes the reader between two runs of a test.
  const bewertung = () => bewerten(saetze, vollregister);

  test("werden so gelesen, wie Juristen sie lesen", () => {
    expect(saetze.length).toBeGreaterThan(300);
    const { gesamt } = bewertung();
    expect(f1(gesamt.norm)).toBeGreaterThanOrEqual(0.98);
    expect(genauigkeit(gesamt.norm)).toBeGreaterThanOrEqual(0.995);
    expect(f1(gesamt.aufbau)).toBeGreaterThanOrEqual(0.94);
  });

  test("weichen nur ab, wo es bekannt ist", () => {
    expect(
      bewertung().abweichungen.map(({ satz, gelesen }) => `${satz.klasse}: ${gelesen.join("; ")}`),
    ).toEqual([
      "bescheid: BKat Nr 11 ||||; BKatV § 4 |1|1|1|",
      "gericht: RBEG Art 14 |1|||",
      "gericht: SächsSchulG § 8 |4|1||",
      "kette: AufenthG § 53 |1|||; AufenthG § 54 |1||1|a",
      "liste: AGG § 2 |1||1|; AGG § 3 ||||; AGG § 6 |1|||; AGG § 22 ||||",
      "tenor: BetrVG § 87 |1||6|",
    ]);
  });

  test("des letzten Teils werden ohne Fehler gelesen", () => {
    expect(bewerten(gold("schluss"), vollregister).abweichungen).toEqual([]);
  });

  test("verführen zu keinem falschen Freund", () => {
    expect(bewertung().abweichungen.filter(({ satz }) => satz.klasse === "falsche-freunde")).toEqual([]);
  });
});

describe("Die Stelle im Text", () => {
  test.each([
    ["Nach § 97 Abs. 1 ZPO gilt", "§ 97 Abs. 1 ZPO"],
    ["siehe BGB § 242.", "BGB § 242"],
    ["nach § 433 des Bürgerlichen Gesetz-\nbuches.", "§ 433 des Bürgerlichen Gesetz-\nbuches"],
    [
      "§ 7 des Ar\u00adbeits\u00adgerichts\u00adgesetzes gilt",
      "§ 7 des Ar\u00adbeits\u00adgerichts\u00adgesetzes",
    ],
    ["👍 § 3 UWG a.F.", "§ 3 UWG a.F."],
    ["ﬁn. u\u0308ber § 4 Bau\u00ad\nnutzungsverordnung", "§ 4 Bau\u00ad\nnutzungsverordnung"],
    ["nach § 91 Abs. 1\n\n- 7 -\n\nSatz 1 ZPO gilt", "§ 91 Abs. 1\n\n- 7 -\n\nSatz 1 ZPO"],
    ["Art 11 der VO <EG> Nr 883/2004 gilt", "Art 11 der VO <EG> Nr 883/2004"],
    ["§ 2 Abs. 1 der 3. BayIfSMV gilt", "§ 2 Abs. 1 der 3. BayIfSMV"],
  ])("%j", (text, stelle) => {
    const [zitat] = lesen(text);
    expect(zitat?.text).toBe(stelle);
    expect(text.slice(zitat?.start, zitat?.ende)).toBe(stelle);
  });

  test("jede Norm einer Liste hat ihre eigene, auch nach verschobenen Zeichen", () => {
    const text = "ab\u00adc §§ 708 Nr. 10, 711, 713 ZPO";
    expect(normen(text).map(({ start, ende }) => text.slice(start, ende))).toEqual([
      "§§ 708 Nr. 10",
      "711",
      "713 ZPO",
    ]);
  });
});

describe("Was zu einer Norm zu sagen ist", () => {
  test.each([
    ["§ 823 BGB; § 826", [[], [{ art: "abgeleitet" }]]],
    ["§ 5 TMG", [[{ art: "ausser-kraft", nachfolger: "DDG" }]]],
    ["§ 9999 BGB", [[{ art: "nicht-vorhanden" }]]],
    ["§ 9 JVEG i.V.m. Anlage 1.", [[], [{ art: "abgeleitet" }]]],
    ["§ 535 BGB; § 8 dieses Vertrages", [[]]],
    ["§ 4 Abs. 2 NMVO", [[{ art: "kein-ziel" }]]],
    ["§ 3 PolG NRW", [[{ art: "kein-ziel" }]]],
    ["§ 6 LBO", [[{ art: "mehrdeutig", akte: ["LBO BW", "LBO SH", "LBO SL"] }]]],
  ])("%s", (text, hinweise) => {
    expect(normen(text).map((norm) => norm.hinweise)).toEqual(hinweise);
  });

  test("eine Abkürzung, die ein neuerer Akt übernommen hat, meint ihn", () => {
    expect(normen("§ 18 AEG")[0]).toMatchObject({ akt: "AEG 1994", abbr: "AEG", sicherheit: "hoch" });
  });

  test("das gewählte Land entscheidet, welcher Akt gemeint ist", () => {
    expect(lesen("§ 6 LBO", "BW")[0]?.normen[0]).toMatchObject({ akt: "LBO BW", sicherheit: "hoch" });
  });

  test("Bereich, Folgende, Fassung und Paragraph im Artikel bleiben erhalten", () => {
    expect(normen("§§ 25 bis 28 UmwG")[0]).toMatchObject({ nr: "25", bis: "28" });
    expect(normen("§§ 305 ff. BGB")[0]).toMatchObject({ nr: "305", folgende: "ff" });
    expect(normen("§ 45 Abs. 1f StVO")[0]).toMatchObject({ nr: "45", stufen: { abs: "1f" } });
    expect(normen("§ 45 Abs. 1f. StVO")[0]).toMatchObject({ stufen: { abs: "1" }, folgende: "f" });
    expect(normen("§ 552 BGB a. F.")[0]).toMatchObject({ fassung: "a.F." });
    expect(normen("Art. 246a § 1 EGBGB")[0]).toMatchObject({ nr: "246a", sub: "1" });
    expect(normen("§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa EStG")[0]?.stufen).toEqual({
      nummer: "1",
      satz: "3",
      buchstabe: "a",
      doppelbuchstabe: "aa",
    });
  });
});

test("Ein Akt gilt nicht über den Absatz hinaus, und ein Vertrag beendet ihn", () => {
  expect(normen("§ 823 BGB gilt.\n\n§ 826 hilft nicht.")).toHaveLength(1);
  expect(normen("§ 823 BGB gilt, § 5 des Vertrages auch, § 826 ebenso.")).toHaveLength(1);
});

test("Mit den Akten des Kerns allein werden die üblichen Zitate gelesen", () => {
  expect(
    zitate("§ 823 BGB, Art. 6 DSGVO, Nr. 3100 VV RVG", kernregister).flatMap((z) => z.normen),
  ).toHaveLength(3);
});

test.each([
  "",
  "§",
  "§§§",
  "§ 1",
  "Art. ",
  "Nr. 3100",
  "§ 99999999999 BGB",
  "(im Folgenden: )",
  "§ 1 Abs. BGB",
  "VO (EG) Nr. 883/",
])("„%s“ bringt nichts aus dem Tritt", (text) => {
  expect(() => lesen(text)).not.toThrow();
});
