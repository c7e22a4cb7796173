import { type KeinErgebnis, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import {
  type Dauer,
  type Einheit,
  type FristErgebnis,
  frist,
  fuenfMonate,
  verjaehrung,
  verlaengerung,
  zustellungDemnaechst,
} from "../../index.ts";
import { katalogfrist } from "../katalog/frist.ts";
import { gut } from "../testing.ts";

const d = (wert: number, einheit: Einheit): Dauer => [{ wert, einheit }];
const be = { ort: { land: "BE" } } as const;
const sn = { ort: { land: "SN" } } as const;
/** Rule, words and norm of every step, in order. */
function weg(r: FristErgebnis | KeinErgebnis): readonly (readonly [string, string, string])[] {
  if (r.art !== "ergebnis") throw new Error(`${r.grund} (${r.feld})`);
  return r.schritte.map(({ regel, text, norm }) => [regel, text, norm]);
}
const texte = (r: FristErgebnis | KeinErgebnis): readonly string[] => weg(r).map(([, text]) => text);

describe("Der Rechenweg einer Frist", () => {
  test("Monatsfrist, deren Tag im letzten Monat fehlt", () => {
    const r = frist({
      ...be,
      regime: "ZPO",
      ereignisArt: "zustellung",
      ereignisAm: tag("2026-03-31"),
      dauer: d(1, "monat"),
    });
    expect(weg(r)).toEqual([
      [
        "R-187-1",
        "Zustellung am Dienstag, 31.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Mittwoch, 01.04.2026.",
        "§ 187 Abs. 1 BGB",
      ],
      ["R-188-3", "1 Monat: rechnerisches Ende Donnerstag, 30.04.2026.", "§ 188 Abs. 2 Alt. 1, Abs. 3 BGB"],
      [
        "R-193",
        "Donnerstag, 30.04.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages.",
        "§ 222 Abs. 2 ZPO",
      ],
    ]);
  });

  // § 188 Abs. 3 BGB ist nur zu nennen, wo der Tag fehlt: nie bei Tagen, gemischter Dauer und vollem Monat
  test.each([
    ["2026-01-31", d(1, "monat"), undefined, "R-188-3", "§ 188 Abs. 2 Alt. 1, Abs. 3 BGB"],
    ["2026-03-30", d(1, "monat"), undefined, "R-187-1", "§ 188 Abs. 2 Alt. 1, Abs. 3 BGB"],
    [
      "2026-01-31",
      [...d(1, "monat"), ...d(3, "tag")],
      undefined,
      "R-187-1",
      "§ 188 Abs. 2 Alt. 1, Abs. 3 BGB",
    ],
    ["2026-01-31", d(3, "tag"), undefined, "R-187-1", "§ 188 Abs. 1 BGB"],
    ["2026-01-29", d(3, "werktag"), undefined, "R-187-1", "§ 188 Abs. 1 BGB"],
    ["2026-01-31", d(2, "woche"), undefined, "R-187-1", "§ 188 Abs. 2 Alt. 1, Abs. 3 BGB"],
    ["2026-01-31", d(1, "monat"), "tagesanfang", "R-187-2", "§ 188 Abs. 2 Alt. 2, Abs. 3 BGB"],
    ["2026-01-31", d(1, "halbjahr"), undefined, "R-189", "§§ 188, 189 BGB"],
  ] as const)("%s und %j, Beginn %s: Länge nach %s, %s", (am, dauer, beginn, regel, norm) => {
    const r = frist({ ereignisAm: tag(am), dauer, ...(beginn && { beginn }) });
    const schritt = weg(r).find(([, text]) => text.includes("rechnerisches Ende"));
    expect([schritt?.[0], schritt?.[2]]).toEqual([regel, norm]);
  });

  test("Feiertag und Wochenende mit dem Gesetz des Landes", () => {
    const r = frist({ ...sn, regime: "ZPO", ereignisAm: tag("2025-10-17"), dauer: d(2, "woche") });
    expect(weg(r).at(-1)).toEqual([
      "R-193",
      "Kein Werktag: Freitag, 31.10.2025 (Reformationstag), Samstag, 01.11.2025, Sonntag, 02.11.2025. Die Frist endet am nächsten Werktag, Montag, 03.11.2025.",
      "§ 222 Abs. 2 ZPO; § 1 Abs. 1 SächsSFG",
    ]);
  });

  test("Ein Ende, das nicht verschoben wird", () => {
    const r = frist({ ereignisAm: tag("2026-05-02"), dauer: d(2, "woche"), fristtyp: "kuendigung" });
    expect(weg(r).at(-1)).toEqual([
      "R-193-NEIN",
      "Samstag, 16.05.2026: Das Ende wird hier nicht verschoben.",
      "§ 193 BGB gilt für Kündigungsfristen nicht (BGH III ZR 172/04)",
    ]);
  });

  test("Eine Höchstgrenze, die früher endet, und eine, die nicht früher endet", () => {
    // § 234 Abs. 3 ZPO: ein Jahr ab dem 28.04.2025, zwei Wochen ab dem 20.04.2026 (04.05.)
    const grenze = (ab: string) =>
      weg(katalogfrist("zpo-234", { ...be, ereignisAm: tag("2026-04-20"), grenzeAb: tag(ab) })).find(
        ([, t]) => t.startsWith("Höchstgrenze"),
      );
    expect(grenze("2025-04-28")).toEqual([
      "R-188-3",
      "Höchstgrenze 1 Jahr ab 28.04.2025: 28.04.2026, sie endet früher und ist maßgebend.",
      "§ 234 Abs. 3 ZPO",
    ]);
    expect(grenze("2026-03-02")?.[1]).toBe(
      "Höchstgrenze 1 Jahr ab 02.03.2026: 02.03.2027, sie endet nicht früher.",
    );
  });

  test("Fünf Monate nach Verkündung, ohne und mit Zustellung", () => {
    const e = { ...be, verkuendungAm: tag("2026-03-12"), dauer: d(1, "monat") };
    expect(texte(fuenfMonate(e))).toEqual([
      "Verkündung am Donnerstag, 12.03.2026; fünf Monate enden am Mittwoch, 12.08.2026. Dieser Tag wird nicht verschoben.",
      "1 Monat ab 12.08.2026: rechnerisches Ende Samstag, 12.09.2026.",
      "Kein Werktag: Samstag, 12.09.2026, Sonntag, 13.09.2026. Die Frist endet am nächsten Werktag, Montag, 14.09.2026.",
    ]);
    expect(texte(fuenfMonate({ ...e, zustellungAm: tag("2026-04-01") }))[0]).toBe(
      "Zustellung am Mittwoch, 01.04.2026, vor Ablauf der fünf Monate am 12.08.2026.",
    );
  });
});

describe("Der Rechenweg einer Verlängerung", () => {
  const e = { ...be, bisherigesEndeAm: tag("2026-05-04") };
  test("um eine Dauer, ab dem tatsächlichen Ende", () => {
    expect(weg(verlaengerung({ ...e, um: d(1, "woche") }))).toEqual([
      [
        "R-190",
        "Die bisherige Frist endet tatsächlich am Montag, 04.05.2026; die neue Frist von 1 Woche schließt sich an: Montag, 11.05.2026.",
        "§ 190 BGB; § 224 Abs. 3 ZPO",
      ],
      [
        "R-193",
        "Montag, 11.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages.",
        "§ 222 Abs. 2 ZPO",
      ],
    ]);
  });
  test("bis zu einem Tag, der ein Sonntag ist", () => {
    expect(texte(verlaengerung({ ...e, bis: tag("2026-06-07") }))).toEqual([
      "Die bisherige Frist endet tatsächlich am Montag, 04.05.2026; sie ist verlängert bis Sonntag, 07.06.2026.",
      "Kein Werktag: Sonntag, 07.06.2026. Die Frist endet am nächsten Werktag, Montag, 08.06.2026.",
    ]);
  });
  test("vorläufig und zum zweiten Mal, mit der Norm", () => {
    const r = verlaengerung({ ...e, um: d(1, "monat"), vorlaeufig: true, zweite: true });
    expect(r.art === "ergebnis" && r.vermerke).toEqual(
      expect.arrayContaining([
        {
          art: "warnung",
          text: "Über den Antrag ist nicht entschieden: Das Ende ist vorläufig und nach dem Beschluss zu prüfen.",
          norm: "§ 225 ZPO",
        },
        {
          art: "hinweis",
          text: "Eine wiederholte Verlängerung setzt die Anhörung des Gegners voraus.",
          norm: "§ 225 Abs. 2 ZPO",
        },
      ]),
    );
  });
});

describe("Höhere Gewalt (§ 206 BGB)", () => {
  // Anspruch von 2023: 31.12.2026; nur die letzten sechs Monate zählen, also ab dem 01.07.2026
  const e = { ...be, ereignisAm: tag("2023-06-12"), dauer: d(3, "jahr") };
  const mit = (...zeiten: readonly (readonly [string, string])[]) =>
    verjaehrung({
      ...e,
      hemmungen: zeiten.map(([von, bis]) => ({ art: "hoehere-gewalt", von: tag(von), bis: tag(bis) })),
    });
  const roh = (r: FristErgebnis | KeinErgebnis) => r.art === "ergebnis" && r.rechnerischesEnde;

  test.each([
    ["nur der Teil ab dem 01.07.: 31 Tage", "2026-05-01", "2026-07-31", "2027-01-31"],
    ["ganz davor: nichts", "2026-05-01", "2026-06-30", "2026-12-31"],
    ["am ersten der sechs Monate: ein Tag", "2026-06-01", "2026-07-01", "2027-01-01"],
    ["ganz darin: 15 Tage", "2026-10-01", "2026-10-15", "2027-01-15"],
  ])("%s", (_, von, bis, ende) => {
    expect(roh(mit([von, bis]))).toBe(ende);
  });

  test("der Rechenweg nennt die gezählten Tage und die Norm", () => {
    expect(weg(mit(["2026-05-01", "2026-07-31"]))).toContainEqual([
      "R-HEMMUNG",
      "Hemmung der Verjährungsfrist vom 01.07.2026 bis 31.07.2026: 31 Tage kommen hinzu, Sonntag, 31.01.2027.",
      "§§ 206, 209 BGB",
    ]);
  });

  test("andere Hemmungen zählen auch vor den letzten sechs Monaten", () => {
    const hemmungen = [{ art: "sonstige", von: tag("2026-05-01"), bis: tag("2026-06-30") }] as const;
    // 31 und 30 Tage
    expect(roh(verjaehrung({ ...e, hemmungen }))).toBe("2027-03-02");
  });
});

describe("Zustellung demnächst (§ 167 ZPO)", () => {
  const e = { fristendeAm: tag("2025-12-31"), zustellungAm: tag("2026-01-09"), verzoegerungTage: 0 };
  test.each([
    ["2025-12-31", true, "demnaechst", "Die Zustellung wirkt auf den Eingang zurück"],
    ["2026-01-01", false, "eingang-verspaetet", "Der Eingang am 01.01.2026 liegt nach dem Fristende."],
  ])("Eingang am %s: gewahrt %s", (eingang, gewahrt, grund, text) => {
    expect(zustellungDemnaechst({ ...e, eingangAm: tag(eingang) })).toMatchObject({
      gewahrt,
      grund,
      text: expect.stringContaining(text),
      norm: "§ 167 ZPO",
    });
  });
  test("wer in der Frist zustellt, braucht keine Rückwirkung; eigene Verzögerung nimmt sie", () => {
    const eingangAm = tag("2025-12-30");
    expect(zustellungDemnaechst({ ...e, eingangAm, zustellungAm: tag("2025-12-31") })).toMatchObject({
      gewahrt: true,
      grund: "rechtzeitig",
      text: "Die Zustellung selbst liegt in der Frist.",
    });
    expect(zustellungDemnaechst({ ...e, eingangAm, verzoegerungTage: 15 })).toMatchObject({
      gewahrt: false,
      text: "Eine selbst zu vertretende Verzögerung von mehr als 14 Tagen schließt die Rückwirkung in der Regel aus.",
    });
  });
});

describe("„Unverzüglich“ mit Grenze", () => {
  const e = { ...be, ereignisAm: tag("2026-03-16"), grenzeAb: tag("2016-05-04") };
  test("ohne Zahl zählt die Grenze, mit eigenem Richtwert dieser und die Grenze nur als Grenze", () => {
    const satz = "Gerechnet ist nur die äußerste Grenze; zu handeln ist vorher, unverzüglich nach Kenntnis.";
    const sagt = (mehr: object) => {
      const r = gut(katalogfrist("bgb-121", { ...e, ...mehr }));
      return [r.ende, r.vermerke.some(({ text }) => text === satz)];
    };
    expect(sagt({})).toEqual(["2026-05-04", true]);
    // 14 Tage ab dem 16.03.2026
    expect(sagt({ dauer: d(14, "tag") })).toEqual(["2026-03-30", false]);
    expect(sagt({ bis: tag("2026-03-25") })).toEqual(["2026-03-25", false]);
  });
  test("andere Fristen mit Grenze rechnen ihre eigene Zahl", () => {
    // § 124 BGB: ein Jahr ab Kenntnis
    const r = katalogfrist("bgb-124", { ...be, ereignisAm: tag("2026-03-16"), grenzeAb: tag("2020-05-04") });
    expect(r.art === "ergebnis" && r.ende).toBe("2027-03-16");
  });
});
