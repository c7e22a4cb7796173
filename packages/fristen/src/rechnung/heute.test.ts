import type { KeinErgebnis } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import {
  bekanntgabe,
  type FristErgebnis,
  frist,
  kuendigung,
  revisionStpo,
  rueckschauJahresanfang,
  verjaehrung,
  wiedereinsetzung,
} from "../../index.ts";
import { katalogfrist } from "../katalog/frist.ts";
import { fristenkette } from "../kette/kette.ts";
import { be, d, t } from "../testing.ts";

const heute = t("2026-06-15");
const warnungen = (r: Pick<FristErgebnis, "art" | "vermerke"> | KeinErgebnis): string[] => {
  if (r.art !== "ergebnis") throw new Error(`${r.grund} (${r.feld})`);
  return r.vermerke.filter(({ art }) => art === "warnung").map(({ text }) => text);
};

describe("Ein Ende vor seinem Ereignis", () => {
  const satz = (ende: string, am: string) =>
    `Die Frist endete am ${ende} und damit vor dem Ereignis am ${am}: Sie war schon abgelaufen, als es eintrat.`;
  test.each([
    // § 544 Abs. 3 ZPO: sechs Monate ab dem 15.01.2025 (15.07.2025), zugestellt danach
    ["zpo-544-einl", "2025-08-20", "2025-01-15", satz("15.07.2025", "20.08.2025")],
    // § 5 Abs. 3 KSchG: sechs Monate ab dem 03.03.2025 (03.09.2025)
    ["kschg-5", "2025-10-01", "2025-03-03", satz("03.09.2025", "01.10.2025")],
    // § 234 Abs. 3 ZPO: ein Jahr ab dem 03.03.2025 (03.03.2026)
    ["zpo-234", "2026-04-20", "2025-03-03", satz("03.03.2026", "20.04.2026")],
  ])("%s: Ereignis am %s, Grenze ab %s", (id, am, ab, text) => {
    expect(warnungen(katalogfrist(id, { ...be, ereignisAm: t(am), grenzeAb: t(ab) }))).toContain(text);
    const rechtzeitig = warnungen(katalogfrist(id, { ...be, ereignisAm: t(ab), grenzeAb: t(ab) }));
    expect(rechtzeitig.filter((w) => w.includes("vor dem Ereignis"))).toEqual([]);
  });
  test("auch bei der Wiedereinsetzung ohne Katalog", () => {
    const e = { ...be, wegfallAm: t("2026-04-20"), versaeumtesEndeAm: t("2025-03-03") };
    expect(warnungen(wiedereinsetzung(e))).toContain(satz("03.03.2026", "20.04.2026"));
  });
});

describe("Abgelaufen", () => {
  const e = { ...be, regime: "ZPO", ereignisAm: t("2026-05-01"), dauer: d(1, "monat"), heute } as const;
  const satz = "Die Frist ist am 01.06.2026 abgelaufen.";
  test("eine Frist, deren letzter Tag vor heute liegt; am letzten Tag selbst noch nicht", () => {
    expect(warnungen(frist(e))).toEqual([satz]);
    expect(warnungen(frist({ ...e, heute: t("2026-06-01") }))).toEqual([]);
    expect(warnungen(frist({ ...e, heute: t("2026-06-02") }))).toEqual([satz]);
    const { heute: _, ...ohne } = e;
    expect(warnungen(frist(ohne)), "ohne heute").toEqual([]);
  });
  test("eine Frist des Katalogs, in der Kette jedes Glied", () => {
    const r = fristenkette("zpo-517", { ...be, ereignisAm: t("2026-03-02"), heute });
    // § 517 ZPO: 02.04.2026; § 520 Abs. 2 ZPO: 04.05.2026
    expect(
      r.art === "ergebnis" && r.glieder.slice(0, 2).map((g) => g.ergebnis && warnungen(g.ergebnis)),
    ).toEqual([["Die Frist ist am 02.04.2026 abgelaufen."], ["Die Frist ist am 04.05.2026 abgelaufen."]]);
  });
  test("rückwärts war der letzte Tag zum Handeln, bei Verjährung das Ende", () => {
    const zurueck = {
      ...e,
      ereignisAm: t("2026-06-12"),
      dauer: d(1, "woche"),
      richtung: "rueckwaerts",
    } as const;
    expect(warnungen(frist(zurueck))).toContain("Der letzte Tag zum Handeln war der 04.06.2026.");
    const alt = { ...be, ereignisAm: t("2022-06-15"), dauer: d(3, "jahr"), heute };
    expect(warnungen(verjaehrung(alt))).toContain("Die Frist ist am 31.12.2025 abgelaufen.");
  });
  test("nicht bei Wartefrist, Rückschau und Vertragsende", () => {
    for (const r of [
      frist({ ...e, fristtyp: "wartefrist" }),
      frist({ ...e, fristtyp: "kuendigung" }),
      rueckschauJahresanfang({ ...be, ereignisAm: t("2026-05-01"), dauer: d(4, "jahr"), heute }),
      kuendigung({ ...be, zugangAm: t("2026-01-05"), art: "573c-1", heute }),
      frist({
        ereignisAm: t("2026-05-01"),
        dauer: d(3, "monat"),
        regime: "INSO-139",
        richtung: "rueckwaerts",
        heute,
      }),
    ])
      expect(warnungen(r).filter((w) => /abgelaufen|letzte Tag/.test(w))).toEqual([]);
  });
});

describe("Ein Tag in der Zukunft", () => {
  const e = { ...be, regime: "ZPO", ereignisAm: t("2026-07-01"), dauer: d(1, "monat"), heute } as const;
  const satz = "Der Tag der Zustellung (01.07.2026) liegt in der Zukunft; gerechnet ist vorausschauend.";
  test("Zustellung: gesagt; heute zugestellt nicht", () => {
    expect(warnungen(frist({ ...e, ereignisArt: "zustellung" }))).toEqual([satz]);
    expect(warnungen(frist({ ...e, ereignisArt: "zustellung", ereignisAm: heute }))).toEqual([]);
    expect(warnungen(katalogfrist("zpo-517", { ...be, ereignisAm: t("2026-07-01"), heute }))).toEqual([satz]);
  });
  test("die Aufgabe zur Post zählt, nicht der Tag der Fiktion", () => {
    const post = { weg: "post-vwvfg", am: heute, ort: { land: "BE" } } as const;
    expect(warnungen(bekanntgabe({ ...post, heute }))).toEqual([]);
    const morgen = { ...post, am: t("2026-06-16") };
    const gesagt = [
      "Der Tag der Bekanntgabe (16.06.2026) liegt in der Zukunft; gerechnet ist vorausschauend.",
    ];
    expect(warnungen(bekanntgabe({ ...morgen, heute }))).toEqual(gesagt);
    expect(warnungen(katalogfrist("vwgo-70", { ...be, bekanntgabe: morgen, heute }))).toEqual(gesagt);
  });
  test("Verkündung und Zustellung besonderer Rechnungen", () => {
    const r = katalogfrist("zpo-517", { ...be, verkuendungAm: t("2026-06-16"), heute });
    expect(warnungen(r)).toContain(
      "Der Tag der Verkündung (16.06.2026) liegt in der Zukunft; gerechnet ist vorausschauend.",
    );
    const stpo = revisionStpo({
      verkuendungAm: t("2026-06-08"),
      zustellungAm: t("2026-07-01"),
      ...be,
      heute,
    });
    expect(warnungen(stpo)).toContain(satz);
  });
  test("ein Termin darf in der Zukunft liegen, ein freies Ereignis wird nur erwähnt", () => {
    expect(warnungen(frist({ ...e, ereignisArt: "termin" }))).toEqual([]);
    const frei = frist(e);
    expect(warnungen(frei)).toEqual([]);
    expect(frei.art === "ergebnis" && frei.vermerke.map(({ text }) => text)).toContain(
      "Der Tag des Ereignisses (01.07.2026) liegt in der Zukunft; gerechnet ist vorausschauend.",
    );
  });
});
