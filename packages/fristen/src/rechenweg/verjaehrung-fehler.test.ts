import { describe, expect, test } from "vitest";
import { d, t } from "../testing.ts";
import { h, verlauf } from "./testing-verjaehrung.ts";

describe("Fehler einer Verjährung", () => {
  test("Feld und Norm", () => {
    expect(
      [
        { ereignisAm: undefined },
        { dauer: [] },
        { dauer: d(3, "stunde") },
        { dauer: d(3, "werktag") },
        { hemmungen: [{ art: "pause", von: t("2025-01-01") }] },
        { hemmungen: [{ art: "sonstige", von: "2025-02-30", bis: t("2025-03-01") }] },
        {
          hemmungen: [
            h("sonstige", "2025-01-01", "2025-01-02"),
            { art: "verhandlung", von: t("2025-01-01") },
          ],
        },
        { hemmungen: [{ art: "rechtsverfolgung", von: t("2025-01-01") }] },
        { hemmungen: [{ art: "hoehere-gewalt", von: t("2025-01-01") }] },
        { hemmungen: [{ art: "sonstige", von: t("2025-01-01") }] },
        { hemmungen: [h("sonstige", "2025-01-02", "2025-01-01")] },
        { hemmungen: [{ art: "sonstige", von: t("2025-01-01"), bis: "heute" }] },
        { neubeginnAm: [t("2024-01-01"), "morgen"] },
        { hoechstfristen: [{ ab: "1800-01-01", dauer: d(10, "jahr"), norm: "§ 199 BGB" }] },
        { hoechstfristen: [{ ab: t("2016-02-10"), dauer: [], norm: "§ 199 BGB" }] },
        { hemmungen: [h("sonstige", "2001-12-31", "2002-01-05")] },
      ].map((e) => verlauf(e)[0]),
    ).toEqual([
      "Bitte geben Sie den Tag an. (§ 187 BGB) [ereignisAm]",
      "Bitte geben Sie eine Dauer an. (§ 186 BGB) [dauer]",
      "Verjährungsfristen sind nach Tagen, Wochen, Monaten oder Jahren bemessen. (§ 195 BGB) [dauer]",
      "Verjährungsfristen sind nach Tagen, Wochen, Monaten oder Jahren bemessen. (§ 195 BGB) [dauer]",
      "Diese Art der Hemmung gibt es nicht. (§ 209 BGB) [hemmungen[0].art]",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [hemmungen[0].von]",
      "Solange die Hemmung andauert, steht das Ende der Verjährung nicht fest. (§§ 203, 209 BGB) [hemmungen[1].bis]",
      "Solange die Hemmung andauert, steht das Ende der Verjährung nicht fest. (§ 204 Abs. 2, § 209 BGB) [hemmungen[0].bis]",
      "Solange die Hemmung andauert, steht das Ende der Verjährung nicht fest. (§§ 206, 209 BGB) [hemmungen[0].bis]",
      "Solange die Hemmung andauert, steht das Ende der Verjährung nicht fest. (§ 209 BGB) [hemmungen[0].bis]",
      "Das Ende der Hemmung liegt vor ihrem Beginn. (§ 209 BGB) [hemmungen[0].bis]",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [hemmungen[0].bis]",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [neubeginnAm[1]]",
      "Gerechnet wird mit Tagen der Jahre 1900 bis 2199. (§ 187 BGB) [hoechstfristen[0].ab]",
      "Bitte geben Sie eine Dauer an. (§ 186 BGB) [hoechstfristen[0].dauer]",
      "Für den 31.12.2001 ist keine Fassung dieser Regel erfasst. (§§ 199, 203–206 BGB) []",
    ]);
  });
});
