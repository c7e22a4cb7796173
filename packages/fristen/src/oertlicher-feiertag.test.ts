import { type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import {
  abJahresende,
  type FristErgebnis,
  type Fristeingabe,
  frist,
  type Gemeindeort,
  type Gerichtsort,
  kuendigung,
  type Ort,
  verlaengerung,
  werktagImMonat,
} from "../index.ts";
import { d, gut } from "./testing.ts";

const bayern = (
  name: string,
  gilt: "ja" | "nein" | "ungeklaert",
  sicherheit: "hoch" | "mittel" | "niedrig",
) =>
  ({
    id: name,
    name,
    land: "BY",
    aussagen: { "mariae-himmelfahrt": { gilt, sicherheit, beleg: "Presse 2019" } },
  }) satisfies Gemeindeort;
const forchheim = bayern("Forchheim", "ungeklaert", "niedrig");
const vgh: Gerichtsort = {
  id: "vgh",
  name: "VGH",
  land: "BY",
  sitze: [bayern("Ansbach", "nein", "hoch"), bayern("München", "ja", "hoch")],
};

/** Two weeks from a day; who waits has them moved, too. */
const wartend = (ort: Ort | undefined, am: string, mehr: Partial<Fristeingabe> = {}) =>
  gut(
    frist({
      ereignisAm: tag(am),
      dauer: d(2, "woche"),
      zweck: "warten",
      verschiebung: "vorwaerts",
      ...(ort && { ort }),
      ...mehr,
    }),
  );
const tage = ({ ende, sichererTag }: FristErgebnis): readonly Tag[] => [ende, sichererTag];

describe("Wer erst nach dem Ende handeln darf, wartet den Tag ab, der Feiertag sein kann", () => {
  // Zwei Wochen ab Freitag, 01.08.2025: Freitag, 15.08.2025 (Mariä Himmelfahrt); danach Montag, 18.08.2025.
  test.each([
    ["im ungeklärten Forchheim", { gemeinde: forchheim }, "2025-08-15", "2025-08-18"],
    ["beim Gericht mit zwei Sitzen", { gericht: vgh }, "2025-08-15", "2025-08-18"],
    ["in Bayern ohne Gemeinde", { land: "BY" }, "2025-08-15", "2025-08-18"],
    ["ohne Ort", undefined, "2025-08-15", "2025-08-18"],
    ["in München, wo er feststeht", { gemeinde: "by-muenchen" }, "2025-08-18", "2025-08-18"],
    ["in Nürnberg, wo er keiner ist", { gemeinde: "by-nuernberg" }, "2025-08-15", "2025-08-15"],
    ["in Hessen", { land: "HE" }, "2025-08-15", "2025-08-15"],
    ["beim Bundesfinanzhof in München", { gericht: "bfh" }, "2025-08-18", "2025-08-18"],
  ] as const)("%s", (_, ort, ende, sicher) => {
    expect(tage(wartend(ort, "2025-08-01"))).toEqual([ende, sicher]);
  });

  // Zwei Wochen ab 17.10.2025: Freitag, 31.10.2025. Wo er Feiertag ist (Sachsen), ist es der Samstag, 01.11. nicht:
  // Montag, 03.11.2025. Wo der 01.11. einer ist (Bayern), bleibt der 31.10.
  test("ohne Ort nach den Feiertagen jedes einzelnen Landes", () => {
    expect(tage(wartend(undefined, "2025-10-17"))).toEqual(["2025-10-31", "2025-11-03"]);
    // Dienstag, 31.10.2028: in Sachsen Mittwoch, 01.11.; kein Land hat beide Tage, Donnerstag wird es nirgends.
    expect(tage(wartend(undefined, "2028-10-17"))).toEqual(["2028-10-31", "2028-11-01"]);
  });

  // Fronleichnam ist 2026 der 04.06.; in Crostwitz gilt er, belegt nur durch Sekundärquellen.
  test("der spätere Tag bleibt der sichere, wo ihn ein unsicherer Feiertag gab", () => {
    expect(tage(wartend({ gemeinde: "sn-crostwitz" }, "2026-05-21"))).toEqual(["2026-06-05", "2026-06-05"]);
  });

  test("an mehreren Orten den spätesten", () => {
    expect(
      tage(wartend({ land: "HE" }, "2025-08-01", { weitereOrte: [{ gemeinde: "by-muenchen" }] })),
    ).toEqual(["2025-08-15", "2025-08-18"]);
  });

  test("auch wo die Frist mit dem Jahr beginnt oder verlängert wird", () => {
    // Ein Jahr und zehn Monate ab dem Schluss des Jahres 2023: Freitag, 31.10.2025, in Sachsen Feiertag; dort ist der
    // nächste Werktag Montag, der 03.11.2025.
    expect(
      tage(
        gut(
          abJahresende({
            ereignisAm: tag("2023-05-05"),
            dauer: [...d(1, "jahr"), ...d(10, "monat")],
            zweck: "warten",
          }),
        ),
      ),
    ).toEqual(["2025-10-31", "2025-11-03"]);
    expect(
      tage(
        gut(
          verlaengerung({
            bisherigesEndeAm: tag("2025-08-01"),
            bis: tag("2025-08-15"),
            zweck: "warten",
            ort: { gemeinde: forchheim },
          }),
        ),
      ),
    ).toEqual(["2025-08-15", "2025-08-18"]);
  });

  test("ohne Verschiebung hängt nichts am Feiertag", () => {
    expect(tage(wartend({ gemeinde: forchheim }, "2025-08-01", { verschiebung: "keine" }))).toEqual([
      "2025-08-15",
      "2025-08-15",
    ]);
  });

  test("sagt, dass der spätere Tag der sichere ist", () => {
    const texte = (ort: Ort | undefined) => wartend(ort, "2025-08-01").vermerke.map(({ text }) => text);
    expect(texte({ gemeinde: forchheim })).toContain(
      "Nicht gesichert ist, ob Mariä Himmelfahrt in Forchheim Feiertag ist (Presse 2019). Gerechnet ist: kein Feiertag; sicher ist der spätere Tag.",
    );
    expect(texte({ land: "BY" }).join()).toContain("das spätere Datum ist das sichere");
    expect(texte({ gericht: vgh }).join()).toContain("das spätere Datum ist das sichere");
    expect(texte({ land: "BY" }).join()).not.toContain("früher");
  });
});

describe("Ein unsicherer Feiertag senkt die Sicherheit des Ergebnisses", () => {
  const handeln = (ort: Ort, am: string, dauer = d(14, "tag")) =>
    gut(frist({ ereignisAm: tag(am), dauer, ort }));
  const grund = /Nicht gesichert ist, ob .* Feiertag ist \(.+\)/;

  test.each([
    ["er verschob das Ende", { gemeinde: "sn-crostwitz" }, "2026-05-21", "mittel"],
    ["das Ende blieb, weil er nicht feststeht", { gemeinde: forchheim }, "2025-08-01", "niedrig"],
  ] as const)("mit dem Grund: %s", (_, ort, am, sicherheit) => {
    const r = handeln(ort, am);
    expect(r.sicherheit).toBe(sicherheit);
    expect(r.vermerke.some(({ text }) => grund.test(text))).toBe(true);
  });

  // Samstag, 13.08.2022, Sonntag, Montag, 15.08.2022 (unsicher): Dienstag, 16.08.; ohne ihn der Montag.
  test("auch wo er erst auf das Wochenende folgt", () => {
    const r = handeln({ gemeinde: bayern("Musterdorf", "ja", "mittel") }, "2022-07-30");
    expect(tage(r)).toEqual(["2022-08-16", "2022-08-15"]);
    expect(r.sicherheit).toBe("mittel");
    expect(r.vermerke.some(({ text }) => grund.test(text))).toBe(true);
  });

  // Freitag, 15.08.2025 gilt an beiden Sitzen, an einem davon unsicher: Montag, 18.08.; sicher ist der Freitag.
  test("auch wo er nur an einem Sitz des Gerichts unsicher ist", () => {
    const zwei: Gerichtsort = {
      ...vgh,
      sitze: [bayern("München", "ja", "hoch"), bayern("Musterdorf", "ja", "mittel")],
    };
    const r = handeln({ gericht: zwei }, "2025-08-01");
    expect(tage(r)).toEqual(["2025-08-18", "2025-08-15"]);
    expect(r.sicherheit).toBe("mittel");
    expect(r.vermerke.some(({ text }) => grund.test(text))).toBe(true);
  });

  test("nicht, wo er feststeht oder nichts entscheidet", () => {
    expect(handeln({ gemeinde: "by-muenchen" }, "2025-08-01").sicherheit).toBe("hoch");
    expect(handeln({ gemeinde: forchheim }, "2025-08-02").sicherheit).toBe("hoch");
    expect(handeln({ gemeinde: forchheim }, "2026-08-01").sicherheit).toBe("hoch");
  });

  // Fünf Werktage ab Freitag, 29.05.2026: 30.05., 01., 02., 03. und, ohne Fronleichnam am 04.06., der 04.; sonst der 05.06.
  test("Werktage und Stunden zählen für den sicheren Tag ohne ihn", () => {
    const werktage = handeln({ gemeinde: "sn-crostwitz" }, "2026-05-29", d(5, "werktag"));
    expect(tage(werktage)).toEqual(["2026-06-05", "2026-06-04"]);
    expect(werktage.sicherheit).toBe("mittel");
    // 24 Stunden ab Mittwoch, 03.06.2026, 10 Uhr: ohne Fronleichnam Donnerstag, 10 Uhr, sonst Freitag, 10 Uhr.
    const stunden = gut(
      frist({
        ereignisAm: tag("2026-06-03"),
        ereignisUhr: "10:00",
        dauer: d(24, "stunde"),
        regime: "ZPO",
        ort: { gemeinde: "sn-crostwitz" },
      }),
    );
    expect(tage(stunden)).toEqual(["2026-06-05", "2026-06-04"]);
    expect(stunden.sicherheit).toBe("mittel");
  });
});

// Fünfter Werktag des Juni 2026: 01., 02., 03., ohne Fronleichnam der 04. (vierter) und der 05.; mit ihm Samstag, der 06.06.,
// der als letzter nicht genügt: Montag, 08.06. Der vierte ist der 05.06., ohne ihn der 04.06.
test("Der n-te Werktag zählt für den sicheren Tag ohne einen unsicheren Feiertag", () => {
  const werktag = (n: number) =>
    gut(werktagImMonat({ monatAm: tag("2026-06-01"), n, ort: { gemeinde: "sn-crostwitz" } }));
  expect(tage(werktag(4))).toEqual(["2026-06-05", "2026-06-04"]);
  expect(werktag(4).sicherheit).toBe("mittel");
  expect(tage(werktag(5))).toEqual(["2026-06-08", "2026-06-05"]);
});

// Dritter Werktag des Juni 2021: Dienstag, 01., 02. und ohne Fronleichnam Donnerstag, der 03.06.; mit ihm Freitag, der 04.06.
describe("Der letzte Tag für den Zugang einer Kündigung zählt ohne einen unsicheren Feiertag", () => {
  const zugang = (gemeinde: string, am = "2021-06-01") => {
    const r = gut(kuendigung({ zugangAm: tag(am), art: "573c-1", ort: { gemeinde } }));
    const bis = r.zwischentage.find(({ name }) => name === "zugang-bis")?.tag;
    return { bis, sicherheit: r.sicherheit, ende: r.ende, texte: r.vermerke.map(({ text }) => text) };
  };

  test("und sagt, woran es liegt", () => {
    const { bis, texte } = zugang("sn-crostwitz");
    expect(bis).toBe("2021-06-03");
    expect(texte.join()).toMatch(
      /Nicht gesichert ist, ob Fronleichnam in Crostwitz Feiertag ist .* Gerechnet ist: Feiertag; sicher ist nur der frühere Tag\./,
    );
  });

  test("wo er feststeht oder nicht gilt, mit ihm oder ohne ihn", () => {
    // Heilbad Heiligenstadt: Fronleichnam ist gesichert; Augsburg: in ganz Bayern; Leipzig kennt ihn nicht.
    expect(zugang("th-heilbad-heiligenstadt").bis).toBe("2021-06-04");
    expect(zugang("by-augsburg").bis).toBe("2021-06-04");
    const anders = zugang("sn-crostwitz", "2021-09-01");
    expect(anders.bis).toBe("2021-09-03");
    // Juni 2078: ohne Fronleichnam (02.06.) Freitag, der 03.; mit ihm Samstag, der 04., also Montag, der 06.06.
    expect(zugang("th-heilbad-heiligenstadt", "2078-06-01").bis).toBe("2078-06-06");
    expect(zugang("sn-crostwitz", "2078-06-01").bis).toBe("2078-06-03");
    expect(anders.texte.join()).not.toContain("Fronleichnam");
  });

  // Samstag, 03.07.2027, als dritter Werktag: Montag, 05.07., wie an jedem anderen Ort.
  test("die Frage des Samstags bleibt, wie sie ist", () => {
    expect(zugang("sn-crostwitz", "2027-07-01").bis).toBe("2027-07-05");
  });
});

describe("Rückwärts ohne Gemeinde", () => {
  // Eine Woche vor dem 23.08.2025, volle Tage dazwischen: Freitag, 15.08.2025; der Werktag davor ist der 14.08.
  const zurueck = (ort: Ort | undefined, am: string) =>
    gut(
      frist({
        ereignisAm: tag(am),
        dauer: d(1, "woche"),
        richtung: "rueckwaerts",
        ...(ort && { ort }),
      }),
    );

  test.each([
    ["ohne Ort", undefined, "2025-08-14"],
    ["in Bayern", { land: "BY" }, "2025-08-14"],
    ["im Saarland, wo er feststeht", { land: "SL" }, "2025-08-14"],
    ["in Hessen", { land: "HE" }, "2025-08-15"],
  ] as const)("ist %s der frühere Tag der sichere", (_, ort, sicher) => {
    expect(tage(zurueck(ort, "2025-08-23"))).toEqual(["2025-08-15", sicher]);
  });

  // Eine Woche vor dem 27.06.2025: Donnerstag, 19.06.2025 (Fronleichnam); in Leipzig ist er keiner.
  test("kennt die Sitze der Bundesgerichte", () => {
    expect(tage(zurueck({ land: "SN" }, "2025-06-27"))).toEqual(["2025-06-19", "2025-06-18"]);
    const leipzig = zurueck({ gericht: "bverwg" }, "2025-06-27");
    expect(tage(leipzig)).toEqual(["2025-06-19", "2025-06-19"]);
    expect(leipzig.vermerke.map(({ text }) => text).join()).not.toContain("Fronleichnam");
  });

  // Eine Woche vor dem 09.11.2028: Mittwoch, 01.11.2028, in Bayern Feiertag, der 31.10. dort nicht; wo dieser einer ist
  // (Sachsen), ist es der 01.11. nicht: Dienstag, 31.10.2028.
  test("gelten die Feiertage jedes einzelnen Landes", () => {
    expect(tage(zurueck(undefined, "2028-11-09"))).toEqual(["2028-11-01", "2028-10-31"]);
  });

  test("sagt der Rechenweg, woran es liegt", () => {
    const texte = zurueck(undefined, "2025-08-23").schritte.map(({ text }) => text);
    expect(texte).toContain(
      "Ohne Angabe der Gemeinde ist nicht gesichert, ob Freitag, 15.08.2025 dort Feiertag ist: Eine rückwärts gerechnete Frist wird nicht verschoben; sicher ist der Werktag davor, Donnerstag, 14.08.2025.",
    );
  });
});
