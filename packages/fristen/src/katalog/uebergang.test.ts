import type { Fristzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { wahltagangaben } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import { plusTage, type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { katalogeintrag, katalogfrist, katalogverzeichnis } from "../katalog.ts";
import { rechnerischesEnde, zaehldauer } from "../rechnung/dauer.ts";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import { t } from "../testing.ts";
import { eintragsangaben } from "./angaben.ts";
import { fristzeile } from "./daten.ts";
import type { Katalogeingabe } from "./eingabe.ts";
import { fassungenVon } from "./fassung.ts";

const heute = t("2026-11-28");
const ids = katalogverzeichnis.map(({ id }) => id);
const zeile = (id: string): Fristzeile => fristzeile(id) ?? { art: "gesetzlich", regime: "BGB" };
const mehrfach = ids.filter((id) => fassungenVon(zeile(id)).length > 1);

/** Welcher Tag entscheidet, und ab wann: aus den Übergangsvorschriften abgetippt. */
const uebergaenge: Readonly<Record<string, readonly string[]>> = {
  "zpo-102": ["ereignis 2026-07-01"],
  // Kein Übergangsrecht im Gesetz vom 29.03.2026
  "bgb-1600b": ["ereignis 2026-04-01"],
  // § 102b VwVfG
  "vwvfg-73": ["verfahrensbeginn 2026-07-29"],
  "vwvfg-73-alt": ["verfahrensbeginn 2026-07-29"],
  // § 87e AsylG, Art. 79 Abs. 3 VO (EU) 2024/1348: „Anträge, die ab dem 12. Juni 2026 eingereicht werden“
  "asylg-74": ["asylantrag 2026-06-12"],
  "asylg-74-1w": ["asylantrag 2026-06-12"],
  "asylg-36": ["asylantrag 2026-06-12"],
  "asylg-34a": ["asylantrag 2026-06-12"],
  "asylg-18a": ["asylantrag 2026-06-12"],
  "asylg-18a-begr": ["asylantrag 2026-06-12"],
  "asylg-58": ["asylantrag 2026-06-12"],
  "asylg-78-9": ["asylantrag 2026-06-12"],
  // Art. 97 § 10a Abs. 4, § 36 EGAO: das Jahr, für das erklärt wird
  "ao-149": ["2018-01-01", "2020-01-01", "2022-01-01", "2023-01-01", "2024-01-01"].map(
    (ab) => `ereignis ${ab}`,
  ),
  "ao-149-3": [
    "2018-01-01",
    "2019-01-01",
    "2020-01-01",
    "2022-01-01",
    "2023-01-01",
    "2024-01-01",
    "2025-01-01",
  ].map((ab) => `ereignis ${ab}`),
  // § 23 GrEStG
  "grestg-19": ["erwerbsvorgang 2026-07-01"],
  // Taten ab dem 01.07.2026
  "stvg-26": ["ereignis 2026-07-01"],
  "stvg-26-3m": ["ereignis 2026-07-01"],
  // Art. 229 § 72 EGBGB: „Kaufverträge ab dem 31. Juli 2026“
  "bgb-475e-5": ["vertrag 2026-07-31"],
  // Richtlinie (EU) 2024/2853; § 13: das Inverkehrbringen ist selbst der Auslöser
  "prodhaftg-12": ["inverkehrbringen 2026-12-09"],
  "prodhaftg-13": ["ereignis 2026-12-09"],
};

describe("Jede Fassung jedes der 520 Einträge", () => {
  test("nennt den Tag, der sie wählt, und die Norm ihres Übergangs", () => {
    expect(ids).toHaveLength(520);
    expect(
      Object.fromEntries(
        mehrfach.map((id) => [
          id,
          fassungenVon(zeile(id))
            .slice(1)
            .map(({ ab, wahl }) => `${wahl?.tag} ${ab}`),
        ]),
      ),
    ).toEqual(uebergaenge);
    for (const id of mehrfach) {
      const [erste, ...weitere] = fassungenVon(zeile(id));
      expect(erste?.wahl, id).toBeUndefined();
      for (const { wahl } of weitere) expect(wahl?.norm, id).toMatch(/§|Art\.|BGBl\./);
    }
    for (const id of ids) {
      const { grenze } = zeile(id);
      if (grenze?.seit !== undefined) expect(grenze.uebergang, id).toMatch(/§|BGBl\./);
    }
  });

  test("fragt genau dann nach dem Tag, wenn es nicht der des Ereignisses ist", () => {
    for (const id of ids) {
      const gefragt = wahltagangaben.filter((angabe) => eintragsangaben(id).has(angabe));
      const noetig = (uebergaenge[id] ?? []).filter((u) => !u.startsWith("ereignis "));
      expect(gefragt.length > 0, id).toBe(noetig.length > 0);
      const genannt = (katalogeintrag(id, heute)?.fassungen ?? []).map(({ wahl }) => wahl.angabe);
      expect([...new Set(genannt.filter((a) => a !== undefined))], id).toEqual(gefragt);
    }
  });
});

const nw = { ort: { land: "NW" } } as const;
const tage = (e: Katalogeingabe, id: string): readonly Tag[] => {
  const r = katalogfrist(id, { ...nw, ...e });
  return r.art === "ergebnis"
    ? [r.ende, r.sichererTag, ...(r.andereFassung ? [r.andereFassung.ende] : [])]
    : [];
};

/** Every first and fifteenth of twelve years. */
const raster = Array.from({ length: 12 * 24 }, (_, i) =>
  tag(
    `${2016 + Math.floor(i / 24)}-${String(1 + Math.floor((i % 24) / 2)).padStart(2, "0")}-${i % 2 === 0 ? "01" : "15"}`,
  ),
);

/** The end by a length before weekends and holidays; what it can be moved by lies within ten days. */
const roh = (z: Fristzeile, am: Tag, dauer: string): Tag =>
  rechnerischesEnde(am, zaehldauer(dauerAusKuerzel(dauer)), z.beginn ?? "ereignis");

test.each(mehrfach.filter((id) => zeile(id).rechnung === undefined))(
  "%s: Was nach altem Recht vorbei war, lebt durch kein späteres Gesetz auf",
  (id) => {
    const z = zeile(id);
    const fassungen = fassungenVon(z);
    let geprueft = 0;
    fassungen.slice(1).forEach(({ ab = "" }, i) => {
      const dauer = fassungen[i]?.dauer;
      for (const am of raster.filter((r) => r < ab)) {
        const letzter = dauer === undefined ? am : plusTage(roh(z, am, dauer), 10);
        if (letzter >= ab) continue;
        geprueft++;
        // Was es nicht gab, hat keinen Tag, solange auch die neue Länge vor dem Gesetz endete
        const neue = fassungen[i + 1]?.dauer;
        if (dauer === undefined && neue !== undefined && roh(z, am, neue) >= tag(ab)) continue;
        for (const t of tage({ ereignisAm: am }, id)) expect(t <= letzter, `${am}: ${t}`).toBe(true);
      }
    });
    expect(geprueft).toBeGreaterThan(20);
  },
);

const mitFrage = mehrfach.filter((id) => uebergaenge[id]?.some((u) => !u.startsWith("ereignis ")));

test.each(mitFrage)(
  "%s: Der Tag davor wählt die alte Fassung, der erste Tag die neue, keiner den sicheren",
  (id) => {
    const [alt, neu] = fassungenVon(zeile(id));
    const [angabe] = wahltagangaben.filter((a) => eintragsangaben(id).has(a));
    const ab = tag(neu?.ab ?? "");
    // Dienstag; jede Annahme liegt davor, der Kaufvertrag mehr als ein Jahr
    const am = t("2031-05-13");
    if (angabe === undefined) throw new Error(id);
    const frist = (wahltag?: Tag) =>
      katalogfrist(id, { ...nw, ereignisAm: am, heute, ...(wahltag && { [angabe]: wahltag }) });
    const [davor, danach, ohne] = [frist(plusTage(ab, -1)), frist(plusTage(ab, 800)), frist()];
    const enden = [davor, danach].flatMap((r) => (r.art === "ergebnis" ? [r.ende] : []));
    expect(enden.length, id).toBe([alt, neu].filter((f) => f?.dauer !== undefined || f?.bleibt).length);
    for (const r of [danach, ...(neu?.wahl?.offen ? [] : [davor])])
      expect(r.art === "ergebnis" && r.andereFassung, id).toBeFalsy();
    if (ohne.art !== "ergebnis") throw new Error(`${id}: ${ohne.grund}`);
    expect(ohne.sichererTag, id).toBe(enden.toSorted()[0]);
    expect(ohne.ende).toBe(ohne.sichererTag);
    const verschieden = new Set(enden).size > 1;
    expect(ohne.andereFassung?.ende).toBe(verschieden ? enden.toSorted()[1] : undefined);
    if (verschieden || enden.length === 1)
      expect(ohne.vermerke.find(({ feld }) => feld === angabe)?.text).toMatch(/bitte geben Sie den Tag/);
    expect(frist(plusTage(am, 1)), "nach dem Ereignis").toMatchObject({ art: "kein-ergebnis", feld: angabe });
  },
);

describe("Von Hand gezählt", () => {
  test.each<[string, Katalogeingabe, string, string, string | undefined]>([
    // Art. 229 § 72 EGBGB: keine Verlängerung; ein Jahr für Verträge ab dem 31.07.2026
    ["bgb-475e-5", { ereignisAm: t("2026-05-10") }, "2026-05-10", "2026-05-10", undefined],
    ["bgb-475e-5", { ereignisAm: t("2027-07-30") }, "2027-07-30", "2027-07-30", undefined],
    [
      "bgb-475e-5",
      { ereignisAm: t("2028-07-31"), vertragAm: t("2026-07-31") },
      "2029-07-31",
      "2029-07-31",
      undefined,
    ],
    ["bgb-475e-5", { ereignisAm: t("2028-07-31") }, "2028-07-31", "2028-07-31", "2029-07-31"],
    [
      "bgb-475e-5",
      { ereignisAm: t("2028-07-31"), vertragAm: t("2026-07-30") },
      "2028-07-31",
      "2028-07-31",
      undefined,
    ],
    // § 18a Abs. 4 AsylG a. F.: drei Tage ab Freitag, 12.06.2026
    [
      "asylg-18a",
      { ereignisAm: t("2026-06-12"), asylantragAm: t("2026-06-10") },
      "2026-06-15",
      "2026-06-15",
      undefined,
    ],
    ["asylg-18a", { ereignisAm: t("2026-06-12") }, "2026-06-15", "2026-06-15", "2026-06-19"],
    // § 58 Abs. 2 VwGO: ein Jahr
    [
      "asylg-58",
      { ereignisAm: t("2026-07-01"), asylantragAm: t("2025-03-03") },
      "2027-07-01",
      "2027-07-01",
      undefined,
    ],
    ["asylg-58", { ereignisAm: t("2026-07-01") }, "2026-10-01", "2026-10-01", "2027-07-01"],
    ["asylg-58", { ereignisAm: t("2025-12-01") }, "2026-12-01", "2026-12-01", undefined],
    // § 26 Abs. 3 StVG a. F.: drei Monate, der Tag der Tat zählt mit
    ["stvg-26", { ereignisAm: t("2019-10-07") }, "2020-01-06", "2020-01-06", undefined],
    ["stvg-26-3m", { ereignisAm: t("2019-10-07") }, "2020-01-06", "2020-01-06", undefined],
    // 01.04.2026: drei Monate enden am 30.06., einen Tag vor dem Gesetz; 02.04.: am 01.07., die Frist lief noch
    ["stvg-26", { ereignisAm: t("2026-04-01") }, "2026-06-30", "2026-06-30", undefined],
    ["stvg-26", { ereignisAm: t("2026-04-02") }, "2026-10-01", "2026-10-01", "2026-07-01"],
    ["stvg-26", { ereignisAm: t("2026-08-10") }, "2027-02-09", "2027-02-09", undefined],
    // Art. 17 Abs. 2 Richtlinie (EU) 2024/2853: 25 Jahre ab Samstag, 09.12.2026
    [
      "prodhaftg-13",
      { ereignisAm: t("2026-12-09"), variante: "latent" },
      "2051-12-09",
      "2051-12-09",
      undefined,
    ],
    ["prodhaftg-13", { ereignisAm: t("2026-12-08") }, "2036-12-08", "2036-12-08", undefined],
  ])("%s mit %o endet am %s, sicher am %s", (id, e, ende, sicher, andere) => {
    const r = katalogfrist(id, { ort: { land: "BY" }, heute, ...e });
    expect(r).toMatchObject({ art: "ergebnis", ende, sichererTag: sicher });
    expect(r.art === "ergebnis" && r.andereFassung?.ende).toBe(andere);
  });

  test("Die Nachbesserung verlängert ältere Verträge nicht, und das steht da", () => {
    const r = katalogfrist("bgb-475e-5", { ereignisAm: t("2026-05-10"), heute });
    expect(r.art === "ergebnis" && r.vermerke.map(({ text }) => text)).toContain(
      "Für diesen Fall (Kaufvertrag bis 30.07.2026) gibt es die Verlängerung nicht (Art. 229 § 72 EGBGB). Es bleibt beim 10.05.2026.",
    );
  });

  test("Ein Vertrag vom 31.07.2026 verjährt nicht vor dem 31.07.2027", () => {
    expect(
      katalogfrist("bgb-475e-5", { ereignisAm: t("2027-07-30"), vertragAm: t("2026-07-31") }),
    ).toMatchObject({ art: "kein-ergebnis", feld: "vertragAm", norm: "§ 476 Abs. 2 BGB" });
  });

  test("Abgelaufen ist eine Frist nur, wenn sie es nach jeder Fassung ist", () => {
    const text = (asylantragAm?: Tag): string => {
      const r = katalogfrist("asylg-58", {
        ...nw,
        ereignisAm: t("2026-07-01"),
        heute,
        ...(asylantragAm && { asylantragAm }),
      });
      return r.art === "ergebnis" ? r.vermerke.map((v) => v.text).join("\n") : r.grund;
    };
    expect(text()).not.toContain("Die Frist ist am 01.10.2026 abgelaufen.");
    expect(text()).toContain("nach der anderen (Asylantrag bis 11.06.2026) endet sie erst am 01.07.2027.");
    expect(text(t("2026-06-12"))).toContain("Die Frist ist am 01.10.2026 abgelaufen.");
  });

  test("25 Jahre gibt es nur für Produkte ab dem 09.12.2026, und was daran offen ist, steht dabei", () => {
    expect(
      katalogfrist("prodhaftg-13", { ...nw, ereignisAm: t("2026-12-08"), variante: "latent" }),
    ).toMatchObject({ art: "kein-ergebnis", feld: "variante" });
    const r = katalogfrist("prodhaftg-13", { ...nw, ereignisAm: t("2026-12-09"), variante: "latent" });
    expect(r).toMatchObject({ sicherheit: "mittel" });
    expect(r.art === "ergebnis" && r.vermerke.map(({ text }) => text).join()).toContain("BT-Drs. 21/4297");
  });

  test("Nach einem offenen Gesetz gerechnet heißt nicht sicher: Taten im Sommer 2026, Grunderwerb im August", () => {
    for (const [id, am] of [
      ["stvg-26", "2026-07-10"],
      ["grestg-19", "2026-08-10"],
    ] as const)
      expect(katalogfrist(id, { ...nw, ereignisAm: t(am) }), id).toMatchObject({ sicherheit: "mittel" });
  });
});
