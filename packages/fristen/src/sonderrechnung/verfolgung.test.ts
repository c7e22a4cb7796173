import { describe, expect, test } from "vitest";
import { type Verjaehrungseingabe, verjaehrung } from "../../index.ts";
import { d, t } from "../testing.ts";

const tat = (ereignisAm: string, e: object = {}): Verjaehrungseingabe =>
  ({
    regime: "OWIG-VERJ",
    ereignisAm: t(ereignisAm),
    dauer: d(3, "monat"),
    vorfristen: [],
    ...e,
  }) as Verjaehrungseingabe;

function ende(e: Verjaehrungseingabe): string {
  const r = verjaehrung(e);
  return r.art === "ergebnis" ? r.ende : `${r.feld}: ${r.grund}`;
}
const am = (tag: string, handlung?: string, zugestelltAm?: string) => ({
  am: t(tag),
  ...(handlung && { handlung }),
  ...(zugestelltAm && { zugestelltAm: t(zugestelltAm) }),
});

describe("Die Verfolgungsverjährung (§§ 31 bis 33 OWiG, §§ 78a bis 78c StGB)", () => {
  test.each([
    ["der Tag der Tat zählt mit", tat("2019-10-07"), "2020-01-06"],
    ["vom ersten Tag eines Monats läuft sie bis zum letzten", tat("2025-03-01"), "2025-05-31"],
    ["ein Wochenende am Ende verschiebt nichts", tat("2026-06-20"), "2026-09-19"],
    ["zwei Jahre", tat("2024-02-29", { dauer: d(2, "jahr") }), "2026-02-28"],
  ])("%s", (_, e, soll) => expect(ende(e)).toBe(soll));

  test.each([
    ["ein Tag ohne Handlung", tat("2019-10-07", { neubeginnAm: [t("2019-12-20")] }), "2020-03-19"],
    ["die Anhörung", tat("2019-10-07", { unterbrechungen: [am("2019-12-20", "owig-1")] }), "2020-03-19"],
    [
      "noch am letzten Tag",
      tat("2019-10-07", { unterbrechungen: [am("2020-01-06", "owig-1")] }),
      "2020-04-05",
    ],
    [
      "am Tag danach nicht mehr",
      tat("2019-10-07", { unterbrechungen: [am("2020-01-07", "owig-1")] }),
      "2020-01-06",
    ],
    [
      "der Bußgeldbescheid mit seinem Erlass, wenn er in zwei Wochen zugestellt ist",
      tat("2019-10-07", { unterbrechungen: [am("2019-12-20", "owig-9", "2020-01-03")] }),
      "2020-03-19",
    ],
    [
      "sonst mit der Zustellung",
      tat("2019-10-07", { unterbrechungen: [am("2019-12-20", "owig-9", "2020-01-04")] }),
      "2020-04-03",
    ],
  ])("läuft nach einer Unterbrechung von vorn, deren Tag mitzählt: %s", (_, e, soll) =>
    expect(ende(e)).toBe(soll),
  );

  test("dauert nach dem Bußgeldbescheid bei Verkehrsordnungswidrigkeiten länger, und wo das niemand sagt, steht es dabei", () => {
    const bescheid = { unterbrechungen: [am("2026-03-02", "owig-9", "2026-03-06")] };
    expect(ende(tat("2026-01-10", { ...bescheid, dauerNachBescheid: d(6, "monat") }))).toBe("2026-09-01");
    const spaeter = [...bescheid.unterbrechungen, am("2026-08-20", "owig-11")];
    expect(ende(tat("2026-01-10", { unterbrechungen: spaeter, dauerNachBescheid: d(6, "monat") }))).toBe(
      "2027-02-19",
    );
    const ohne = verjaehrung(tat("2026-01-10", bescheid));
    expect(ohne).toMatchObject({ ende: "2026-06-01" });
    expect(ohne.art === "ergebnis" && ohne.vermerke.map(({ text }) => text)).toContain(
      "Bei Verkehrsordnungswidrigkeiten (§ 24 Abs. 1 StVG) beträgt die Frist nach dem Bußgeldbescheid oder der öffentlichen Klage 6 Monate, hier bis zum 01.09.2026; gerechnet ist mit einer Frist von 3 Monaten.",
    );
  });

  test("sagt, dass der Tag der Zustellung fehlt", () => {
    const r = verjaehrung(tat("2026-01-10", { unterbrechungen: [am("2026-03-02", "owig-9")] }));
    expect(r.art === "ergebnis" && r.vermerke.some(({ text }) => text.includes("ihr Tag fehlt"))).toBe(true);
  });

  const alleZweiMonate = (von: string, anzahl: number) =>
    Array.from({ length: anzahl }, (_, i) => {
      const monat = Number(von.slice(5, 7)) - 1 + 2 * (i + 1);
      const jahr = Number(von.slice(0, 4)) + Math.floor(monat / 12);
      return am(`${jahr}-${String((monat % 12) + 1).padStart(2, "0")}-07`);
    });

  test("endet trotz Unterbrechungen nach dem Doppelten, mindestens zwei Jahre nach der Tat", () => {
    expect(ende(tat("2019-10-07", { unterbrechungen: alleZweiMonate("2019-10-07", 12) }))).toBe("2021-10-06");
    expect(
      ende(tat("2019-10-07", { dauer: d(2, "jahr"), neubeginnAm: [t("2021-10-06"), t("2023-10-05")] })),
    ).toBe("2023-10-06");
  });

  test("im Strafrecht mindestens drei Jahre nach der Tat, wenn die Frist kürzer ist, sonst nach dem Doppelten", () => {
    const stgb = { verfolgungsrecht: "stgb" as const };
    expect(ende(tat("2019-10-07", { ...stgb, unterbrechungen: alleZweiMonate("2019-10-07", 18) }))).toBe(
      "2022-10-06",
    );
    const fuenf = { ...stgb, dauer: d(5, "jahr") };
    expect(ende(tat("2010-05-03", { ...fuenf, neubeginnAm: [t("2015-05-02"), t("2020-05-01")] }))).toBe(
      "2020-05-02",
    );
    expect(ende(tat("2010-05-03", { ...fuenf, unterbrechungen: [am("2014-03-10", "stgb-6")] }))).toBe(
      "2019-03-09",
    );
  });

  test("ruht die Verjährung, kommen die Tage hinzu, auch zur äußersten Grenze", () => {
    const ruhen = { hemmungen: [{ art: "sonstige", von: t("2019-11-01"), bis: t("2019-11-10") }] };
    expect(ende(tat("2019-10-07", ruhen))).toBe("2020-01-16");
    expect(ende(tat("2019-10-07", { ...ruhen, neubeginnAm: [t("2020-01-16")] }))).toBe("2020-04-15");
  });

  test.each([
    [
      "dauerNachBescheid",
      tat("2019-10-07", {
        dauerNachBescheid: d(6, "monat"),
        unterbrechungen: [am("2019-11-07", "owig-1")],
      }),
    ],
    ["beginn", tat("2019-10-07", { beginn: "jahresende" })],
    [
      "hoechstfristen",
      tat("2019-10-07", { hoechstfristen: [{ ab: t("2019-10-07"), dauer: d(1, "jahr"), norm: "x" }] }),
    ],
    ["verschiebung", tat("2019-10-07", { verschiebung: "vorwaerts" })],
    [
      "hemmungen[0].art",
      tat("2019-10-07", { hemmungen: [{ art: "verhandlung", von: t("2019-11-01"), bis: t("2019-11-10") }] }),
    ],
    ["neubeginnAm[0]", tat("2019-10-07", { neubeginnAm: [t("2019-10-06")] })],
    ["unterbrechungen[0].am", tat("2019-10-07", { unterbrechungen: [am("2019-10-06")] })],
    [
      "unterbrechungen[1].handlung",
      tat("2019-10-07", { unterbrechungen: [am("2019-11-07", "owig-1"), am("2019-11-08", "stgb-1")] }),
    ],
    [
      "unterbrechungen[0].zugestelltAm",
      tat("2019-10-07", { unterbrechungen: [am("2019-11-07", "owig-1", "2019-11-08")] }),
    ],
    [
      "unterbrechungen",
      { ...tat("2019-10-07", { unterbrechungen: [am("2019-11-07")] }), regime: "BGB" as const },
    ],
  ])("nimmt nichts an, was nicht zählt: %s", (feld, e) =>
    expect(ende(e)).toMatch(new RegExp(`^${feld.replace(/[[\]]/g, "\\$&")}: `)),
  );

  test("nennt ihre Normen und nicht die des bürgerlichen Rechts", () => {
    const r = verjaehrung(tat("2019-10-07", { neubeginnAm: [t("2019-12-20")] }));
    expect(r.art === "ergebnis" && JSON.stringify(r.schritte)).not.toContain("BGB");
    expect(r.art === "ergebnis" && r.schritte.map(({ norm }) => norm)).toEqual(
      expect.arrayContaining(["§ 31 Abs. 3 OWiG", "§ 33 Abs. 3 Satz 1 OWiG", "§ 33 Abs. 3 Satz 2 OWiG"]),
    );
  });
});
