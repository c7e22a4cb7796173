import type { Fristzeile, Textzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { describe, expect, test } from "vitest";
import { be, d, katalogprotokoll, orte, t } from "../testing.ts";
import type { Katalogeingabe } from "./eingabe.ts";
import { katalogfrist } from "./frist.ts";
import { katalogsuche } from "./suche.ts";
import { katalogvermerke } from "./vermerke.ts";

const mit = (id: string, e: Katalogeingabe = {}) =>
  katalogprotokoll(katalogfrist(id, { ...be, vorfristen: [], ...e }));
const erste = (zeilen: readonly string[]) => zeilen.slice(0, 2);
const warnungen = (zeilen: readonly string[]) =>
  zeilen.filter((zeile) => /^(warnung|hinweis|bis|ab) /.test(zeile));
const vermerke = (z: object, text: object, e: Katalogeingabe = {}) =>
  katalogvermerke(
    "§ 1",
    { art: "gesetzlich", regime: "ZPO", ...z } as Fristzeile,
    { ort: "", nachweis: "kenntnis", ...text } as Textzeile,
    e,
  ).map((v) => [v.art, v.text, v.norm, v.feld ?? ""].join(" | "));
const gefunden = (wort: string) =>
  katalogsuche(wort)
    .map(({ id }) => id)
    .slice(0, 6)
    .join(" ");

describe("Vermerke eines Eintrags", () => {
  test("Änderungen des Rechts: Tag, Monat, ungefähr, alles andere", () => {
    expect(
      ["2026-07-29", "2026-07", "2026-06/07", "Sommer 2026"].flatMap((seit) =>
        vermerke({}, { aenderung: { seit, vorher: "zwei Wochen" } }),
      ),
    ).toEqual([
      "hinweis | Fassung seit 29.07.2026; zuvor: zwei Wochen. | § 1 | ",
      "hinweis | Fassung seit Juli 2026; zuvor: zwei Wochen. | § 1 | ",
      "hinweis | Fassung seit Juni oder Juli 2026; zuvor: zwei Wochen. | § 1 | ",
      "hinweis | Fassung seit Sommer 2026; zuvor: zwei Wochen. | § 1 | ",
    ]);
  });

  test("Künftige Änderungen, mit und ohne Punkt am Ende, und beides", () => {
    expect([
      vermerke({}, { aenderung: { bis: "2026-12-31", nachher: "ein Monat." } }),
      vermerke({}, { aenderung: { bis: "2026-12-31", nachher: "ein Monat (Art. 1)" } }),
      vermerke(
        {},
        { aenderung: { seit: "2026-01", vorher: "nichts", bis: "2026-12", nachher: "ein Monat" } },
      ),
      vermerke({}, { aenderung: {} }),
      vermerke({}, {}),
    ]).toEqual([
      ["hinweis | Fassung bis 31.12.2026; danach: ein Monat. | § 1 | "],
      ["hinweis | Fassung bis 31.12.2026; danach: ein Monat (Art. 1). | § 1 | "],
      [
        "hinweis | Fassung seit Januar 2026; zuvor: nichts. | § 1 | ",
        "hinweis | Fassung bis Dezember 2026; danach: ein Monat. | § 1 | ",
      ],
      [],
      [],
    ]);
  });

  test("Sicherheit und Hinweis", () => {
    expect([
      vermerke({ sicherheit: "mittel" }, { hinweis: "Absendung genügt." }),
      vermerke({ sicherheit: "niedrig" }, {}),
      vermerke({ sicherheit: "hoch" }, {}),
    ]).toEqual([
      [
        "hinweis | Mittlere Sicherheit dieses Eintrags. Nachweis: aus einer Verweisung oder aus Fachkenntnis, nicht am Text geprüft. | § 1 | ",
        "hinweis | Absendung genügt. | § 1 | ",
      ],
      [
        "warnung | Geringe Sicherheit: Diese Frist steht nicht als Zahl im Gesetz und ist nur ein Hinweis. Bitte lassen Sie sie von einer Anwältin oder einem Anwalt bestätigen. Nachweis: aus einer Verweisung oder aus Fachkenntnis, nicht am Text geprüft. | § 1 | ",
      ],
      [],
    ]);
  });

  test("Einziges Gericht: keins genannt, das richtige, ein anderes, ein anderes Land, das gleiche Land", () => {
    expect([
      vermerke({ gericht: "bfh" }, {}),
      vermerke({ gericht: "bfh" }, {}, { ort: { gericht: "bfh" } }),
      vermerke({ gericht: "bfh" }, {}, { ort: { gericht: "bgh" } }),
      vermerke({ gericht: "bfh" }, {}, { ort: { land: "HE" } }),
      vermerke({ gericht: "bfh" }, {}, { ort: { land: "BY" } }),
      vermerke({ gericht: "bgh" }, {}, { ort: {} }),
    ]).toEqual([
      [
        "hinweis | Gerechnet ist mit den Feiertagen am Sitz des Gerichts: München (Bundesfinanzhof). | § 1 | ",
      ],
      [],
      [
        "warnung | Diese Frist ist beim Gericht in München zu wahren (Bundesfinanzhof). Gerechnet ist mit den Feiertagen dort, nicht mit denen des gewählten Gerichts. | § 1 | ort.gericht",
      ],
      [
        "warnung | Diese Frist ist beim Gericht in München zu wahren (Bundesfinanzhof). Gerechnet ist mit den Feiertagen dort, nicht mit denen des gewählten Landes. | § 1 | ort.land",
      ],
      [
        "hinweis | Gerechnet ist mit den Feiertagen am Sitz des Gerichts: München (Bundesfinanzhof). | § 1 | ",
      ],
      [
        "hinweis | Gerechnet ist mit den Feiertagen am Sitz des Gerichts: Karlsruhe (Bundesgerichtshof). | § 1 | ",
      ],
    ]);
  });
});

describe("Weitere Fristen des Katalogs, ganz", () => {
  test("Wartefrist und Rückschau", () => {
    expect([
      mit("vwgo-75", { ereignisAm: t("2026-01-15") }),
      mit("inso-130", { ereignisAm: t("2026-05-15") }),
      mit("bgb-1585b", { ereignisAm: t("2026-05-15") }),
      mit("sgbx-44", { ereignisAm: t("2026-05-15") }),
      mit("sgbx-44", { ereignisAm: t("2026-05-15"), variante: "grundsicherung" }).slice(1, 3),
    ]).toEqual([
      [
        "vwgo-75 Untätigkeitsklage – frühestens (§ 75 Satz 2 VwGO) verwaltung",
        "VwGO vorwaerts ab 2026-01-15: 2026-04-15 / 2026-04-15 / 2026-04-15; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Antrag am Donnerstag, 15.01.2026; der Tag zählt nicht mit, erster Tag der Frist ist Freitag, 16.01.2026. → 2026-01-16",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 3 Monate: rechnerisches Ende Mittwoch, 15.04.2026. → 2026-04-15",
        "R-193-NEIN (§ 193 BGB) Das Ende am Mittwoch, 15.04.2026 wird hier nicht verschoben. → 2026-04-15 @ Berlin",
        "hinweis (§ 75 Satz 2 VwGO) Wartefrist (frühester Zeitpunkt).",
        "R-187-1 R-193-NEIN R-TAGESENDE",
      ],
      [
        "inso-130 Anfechtungszeitraum kongruente Deckung (§ 130 Abs. 1 InsO) insolvenz",
        "INSO-139 rueckwaerts ab 2026-05-15: 2026-02-15 / 2026-02-15 / 2026-02-15; hoch, R-INSO139",
        "R-INSO139 (§ 139 Abs. 1 InsO) 3 Monate vor dem Eingang des Eröffnungsantrags am 15.05.2026: Der Zeitraum beginnt mit dem Anfang des 15.02.2026. → 2026-02-15",
        "zeitraumbeginn 2026-02-15 Beginn des Anfechtungszeitraums",
        "R-INSO139",
      ],
      [
        "bgb-1585b Nachehelicher Unterhalt Vergangenheit (§ 1585b BGB) familie",
        "BGB rueckwaerts ab 2026-05-15: 2025-05-15 / 2025-05-15 / 2025-05-15; mittel, R-BACK",
        "R-BACK (§§ 187, 188 BGB entsprechend) Ereignis am Freitag, 15.05.2026; der Tag zählt nicht mit. → 2026-05-15",
        "R-BACK (§ 1585b BGB) 1 Jahr zurückgerechnet: Der Zeitraum beginnt mit dem Donnerstag, 15.05.2025. → 2025-05-15",
        "zeitraumbeginn 2025-05-15 Beginn des Rückschauzeitraums",
        "hinweis (§§ 187, 188 BGB entsprechend) Mittlere Sicherheit. Rückwärtsfrist: Ob der Handelnde bei Wochenende schon am vorherigen Werktag handeln muss, ist streitig; sicher ist der Werktag davor.",
        "R-BACK",
      ],
      [
        "sgbx-44 Überprüfungsantrag – Nachzahlungsgrenze (§ 44 SGB X) sozial",
        "SGB X rueckwaerts ab 2026-05-15: 2022-01-01 / 2022-01-01 / 2022-01-01; hoch, R-JAHRESENDE",
        "R-JAHRESENDE (§ 44 Abs. 4 Satz 2 SGB X) Gerechnet wird vom Beginn des Jahres 2026; 4 Jahre zurück: Samstag, 01.01.2022. → 2022-01-01",
        "zeitraumbeginn 2022-01-01 Beginn des Rückschauzeitraums",
        "hinweis (§ 44 SGB X) SGB II/SGB XII/AsylbLG: nur 1 Jahr (§ 116a SGB XII, § 40 SGB II).",
        "R-JAHRESENDE",
      ],
      [
        "SGB X rueckwaerts ab 2026-05-15: 2025-01-01 / 2025-01-01 / 2025-01-01; hoch, R-JAHRESENDE",
        "R-JAHRESENDE (§ 44 Abs. 4 Satz 2 SGB X) Gerechnet wird vom Beginn des Jahres 2026; 1 Jahr zurück: Mittwoch, 01.01.2025. → 2025-01-01",
      ],
    ]);
  });

  // 30.03.2026.
  test("Begründung der Berufung", () => {
    expect(mit("zpo-520", { ereignisAm: t("2026-01-30") })).toEqual([
      "zpo-520 Berufungsbegründung (ZPO) (§ 520 Abs. 2 ZPO) zivil",
      "ZPO vorwaerts ab 2026-01-30: 2026-03-30 / 2026-03-30 / 2026-03-30; hoch, R-193",
      "R-BEGR (§§ 520, 551, 544 Abs. 4 ZPO u. a.) Die Begründungsfrist läuft ab Zustellung, nicht ab Einlegung des Rechtsmittels.",
      "R-187-1 (§ 187 Abs. 1 BGB) Zustellung am Freitag, 30.01.2026; der Tag zählt nicht mit, erster Tag der Frist ist Samstag, 31.01.2026. → 2026-01-31",
      "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Monate: rechnerisches Ende Montag, 30.03.2026. → 2026-03-30",
      "R-193 (§ 222 Abs. 2 ZPO) Montag, 30.03.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-03-30 @ Berlin",
      "hinweis (§ 520 Abs. 2 ZPO) Keine Notfrist, aber Wiedereinsetzung möglich (§ 233 ZPO).",
      "hinweis (§ 520 Abs. 2 ZPO) [verkuendungAm] Äußerste Grenze: spätestens 5 Monate nach Verkündung beginnt die Frist.",
      "R-BEGR R-187-1 R-193 R-TAGESENDE",
    ]);
  });

  // 30.11.2026; 05.07.2027; 31.12.2025.
  test("Mieter kündigt, Miete wird gezahlt, Verjährung", () => {
    expect(
      [
        mit("bgb-573c", { ereignisAm: t("2026-09-03") }),
        mit("bgb-556b", { ereignisAm: t("2027-07-15") }),
        mit("bgb-195", { ereignisAm: t("2022-06-15") }),
        mit("bgb-622-2", { ereignisAm: t("2026-01-15") }),
      ].map(erste),
    ).toEqual([
      [
        "bgb-573c Kündigungsfrist Wohnraum (Mieter) (§ 573c Abs. 1 BGB) miete",
        "BGB-KUEND vorwaerts ab 2026-09-03: 2026-11-30 / 2026-11-30 / 2026-11-30; mittel, R-KUEND",
      ],
      [
        "bgb-556b Mietzahlung (§ 556b BGB) miete",
        "BGB-WERKTAG vorwaerts ab 2027-07-01: 2027-07-05 / 2027-07-05 / 2027-07-05; mittel, R-KUEND",
      ],
      [
        "bgb-195 Regelverjährung (§ 195 BGB) verjaehrung",
        "BGB vorwaerts ab 2022-06-15: 2025-12-31 / 2025-12-31 / 2025-12-31; hoch, R-JAHRESENDE",
      ],
      [
        "bgb-622-2 Kündigung durch den Arbeitgeber nach Betriebszugehörigkeit (§ 622 Abs. 2 BGB) arbeit",
        "BGB-KUEND vorwaerts ab 2026-01-15: 2026-02-28 / 2026-02-28 / 2026-02-28; mittel, R-KUEND",
      ],
    ]);
  });

  test("Behördliche und gerichtliche Fristen: was zu nennen ist", () => {
    expect(
      [
        mit("ao-364b", { ereignisAm: t("2026-03-16") }),
        mit("inso-28", { ereignisAm: t("2026-03-16") }),
        mit("bgb-121", { ereignisAm: t("2026-03-16") }),
      ].map((zeilen) => zeilen[0]),
    ).toEqual([
      "Die Behörde bestimmt diese Frist. Bitte geben Sie die gesetzte Dauer oder den gesetzten Tag an. (§ 364b AO) [dauer]",
      "Das Gericht bestimmt diese Frist (mindestens 2 Wochen, höchstens 3 Monate). Bitte geben Sie die gesetzte Dauer oder den gesetzten Tag an. (§ 28 InsO) [dauer]",
      "„Unverzüglich“ heißt ohne schuldhaftes Zögern (§ 121 Abs. 1 BGB); das Gesetz nennt keine Zahl von Tagen. Geben Sie einen eigenen Richtwert an, um zu rechnen. (§ 121 BGB) [dauer]",
    ]);
  });

  // Zwei Wochen bis drei Monate (§ 28 InsO).
  test("Mindest- und Höchstmaß: genau, darunter, darüber", () => {
    expect(
      [d(2, "woche"), d(13, "tag"), d(3, "monat"), [...d(3, "monat"), ...d(1, "tag")]].map((dauer) =>
        warnungen(mit("inso-28", { ereignisAm: t("2026-03-16"), dauer })),
      ),
    ).toEqual([
      ["hinweis (§ 28 InsO) Nachmeldung § 177 möglich."],
      [
        "hinweis (§ 28 InsO) Nachmeldung § 177 möglich.",
        "warnung (§ 28 InsO) [dauer] Das Gesetz gibt einen Rahmen vor: mindestens 2 Wochen, höchstens 3 Monate.",
      ],
      ["hinweis (§ 28 InsO) Nachmeldung § 177 möglich."],
      [
        "hinweis (§ 28 InsO) Nachmeldung § 177 möglich.",
        "warnung (§ 28 InsO) [dauer] Das Gesetz gibt einen Rahmen vor: mindestens 2 Wochen, höchstens 3 Monate.",
      ],
    ]);
  });

  test("Widerruf: Grenze mit und ohne Ausnahme, vor dem Gesetz", () => {
    expect([
      mit("bgb-355", { ereignisAm: t("2026-03-16"), grenzeAb: t("2025-03-10") }),
      mit("bgb-355", { ereignisAm: t("2026-03-16"), grenzeAb: t("2014-06-12") }),
      mit("bgb-355", { grenzeAb: t("2025-03-10") }),
    ]).toEqual([
      [
        "bgb-355 Widerruf Verbrauchervertrag (§ 355 Abs. 2 BGB) vertrag",
        "BGB vorwaerts ab 2026-03-16: 2026-03-24 / 2026-03-24 / 2026-03-24; mittel, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Montag, 16.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 17.03.2026. → 2026-03-17",
        "R-187-1 (§ 188 Abs. 1 BGB) 14 Tage: rechnerisches Ende Montag, 30.03.2026. → 2026-03-30",
        "R-193 (§ 193 BGB) Montag, 30.03.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-03-30 @ Berlin",
        "R-188-3 (§ 356 Abs. 3 Satz 2 BGB) Höchstgrenze 12 Monate und 14 Tage ab 10.03.2025: 24.03.2026, sie endet früher und ist maßgebend. → 2026-03-24",
        "hoechstgrenze 2026-03-24 Höchstgrenze nach § 356 Abs. 3 Satz 2 BGB",
        "regelfrist 2026-03-30 Ende ohne Höchstgrenze",
        "hinweis (§ 355 Abs. 2 BGB) Absendung genügt.",
        "warnung (§ 356 Abs. 3 Satz 2 BGB) Die Höchstfrist gilt nicht bei Finanzdienstleistungen aus Verträgen vor dem 19.06.2026 (§ 356 Abs. 3 Satz 3 BGB a. F.). Bitte prüfen Sie das, bevor Sie die Frist für abgelaufen halten.",
        "R-187-1 R-193 R-TAGESENDE R-188-3",
      ],
      [
        "bgb-355 Widerruf Verbrauchervertrag (§ 355 Abs. 2 BGB) vertrag",
        "BGB vorwaerts ab 2026-03-16: 2026-03-30 / 2026-03-30 / 2026-03-30; mittel, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Montag, 16.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 17.03.2026. → 2026-03-17",
        "R-187-1 (§ 188 Abs. 1 BGB) 14 Tage: rechnerisches Ende Montag, 30.03.2026. → 2026-03-30",
        "R-193 (§ 193 BGB) Montag, 30.03.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-03-30 @ Berlin",
        "hinweis (§ 355 Abs. 2 BGB) Absendung genügt.",
        "warnung (§ 356 Abs. 3 Satz 2 BGB) [grenzeAb] Die Höchstfrist (§ 356 Abs. 3 Satz 2 BGB) gilt erst ab dem 13.06.2014 (Vertragsschluss oder Warenerhalt). Für ältere Verträge gilt Art. 229 § 32 EGBGB: Bei Fernabsatz- und Haustürgeschäften erlosch das Widerrufsrecht frühestens mit Ablauf des 27.06.2015 (Abs. 2 und 3), bei Finanzdienstleistungen grundsätzlich nicht (Abs. 4); zu Immobiliardarlehen siehe Art. 229 § 38 Abs. 3 EGBGB.",
        "R-187-1 R-193 R-TAGESENDE",
      ],
      [
        "bgb-355 Widerruf Verbrauchervertrag (§ 355 Abs. 2 BGB) vertrag",
        "BGB vorwaerts ab 2025-03-10: 2026-03-24 / 2026-03-24 / 2026-03-24; mittel, R-193",
        "R-188-3 (§ 356 Abs. 3 Satz 2 BGB) Äußerste Grenze: 12 Monate und 14 Tage ab Vertragsschluss oder Warenerhalt (10.03.2025). → 2026-03-24",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Montag, 10.03.2025; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 11.03.2025. → 2025-03-11",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 12 Monate und 14 Tage: rechnerisches Ende Dienstag, 24.03.2026. → 2026-03-24",
        "R-193 (§ 193 BGB) Dienstag, 24.03.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-03-24 @ Berlin",
        "hoechstgrenze 2026-03-24 Höchstgrenze nach § 356 Abs. 3 Satz 2 BGB",
        "hinweis (§ 355 Abs. 2 BGB) Absendung genügt.",
        "warnung (§ 355 Abs. 2 BGB) Gerechnet ist nur die äußerste Grenze, weil der Auslöser nicht angegeben ist (Vertragsschluss bzw. Warenerhalt und Belehrung (§ 356)). Ist er eingetreten, kann die Frist früher enden.",
        "warnung (§ 356 Abs. 3 Satz 2 BGB) Die Höchstfrist gilt nicht bei Finanzdienstleistungen aus Verträgen vor dem 19.06.2026 (§ 356 Abs. 3 Satz 3 BGB a. F.). Bitte prüfen Sie das, bevor Sie die Frist für abgelaufen halten.",
        "R-187-1 R-193 R-TAGESENDE",
      ],
    ]);
  });

  test("Nur mit Bestätigung", () => {
    expect(mit("ev-dringlich", { ereignisAm: t("2026-03-16"), dauer: d(1, "monat") }).slice(0, 1)).toEqual([
      "ev-dringlich Dringlichkeitsfrist eV im Wettbewerbs-/Äußerungsrecht (Richterrecht) (Rechtsprechung der OLG) wettbewerb, zu bestätigen",
    ]);
  });

  test("Wertänderung nach Kostenentscheidung (§ 102 ZPO) um den Tag der Einführung", () => {
    expect(
      ["2026-06-30", "2026-07-01", "2026-07-31", "2026-08-03"].map((am) => [
        ...erste(mit("zpo-102", { ereignisAm: t(am) })),
        ...warnungen(mit("zpo-102", { ereignisAm: t(am) })),
      ]),
    ).toEqual([
      [
        "zpo-102 Änderung der Kostenentscheidung nach Wertänderung (§ 102 ZPO) kosten",
        "ZPO vorwaerts ab 2026-06-30: 2026-12-30 / 2026-12-30 / 2026-12-30; hoch, R-193",
        "hinweis (§ 102 ZPO) Ebenso § 84a FamFG, § 146 FGO, § 163 VwGO.",
        "hinweis (§ 102 ZPO) Fassung seit Juli 2026; zuvor: gab es nicht.",
        "warnung (§ 102 ZPO) Für diesen Vorgang kommen zwei Fassungen in Betracht (§ 102 ZPO): bis 30.06.2026: diese Frist gibt es nicht; ab 01.07.2026 (6 Monate): Ende am 30.12.2026. Gerechnet ist mit dem sicheren Tag; bitte prüfen Sie das Übergangsrecht.",
      ],
      [
        "zpo-102 Änderung der Kostenentscheidung nach Wertänderung (§ 102 ZPO) kosten",
        "ZPO vorwaerts ab 2026-07-01: 2027-01-01 / 2027-01-04 / 2027-01-04; hoch, R-193",
        "hinweis (§ 102 ZPO) Ebenso § 84a FamFG, § 146 FGO, § 163 VwGO.",
        "hinweis (§ 102 ZPO) Fassung seit Juli 2026; zuvor: gab es nicht.",
        "warnung (§ 102 ZPO) Für diesen Vorgang kommen zwei Fassungen in Betracht (§ 102 ZPO): bis 30.06.2026: diese Frist gibt es nicht; ab 01.07.2026 (6 Monate): Ende am 04.01.2027. Gerechnet ist mit dem sicheren Tag; bitte prüfen Sie das Übergangsrecht.",
      ],
      [
        "zpo-102 Änderung der Kostenentscheidung nach Wertänderung (§ 102 ZPO) kosten",
        "ZPO vorwaerts ab 2026-07-31: 2027-01-31 / 2027-02-01 / 2027-02-01; hoch, R-193",
        "hinweis (§ 102 ZPO) Ebenso § 84a FamFG, § 146 FGO, § 163 VwGO.",
        "hinweis (§ 102 ZPO) Fassung seit Juli 2026; zuvor: gab es nicht.",
        "warnung (§ 102 ZPO) Für diesen Vorgang kommen zwei Fassungen in Betracht (§ 102 ZPO): bis 30.06.2026: diese Frist gibt es nicht; ab 01.07.2026 (6 Monate): Ende am 01.02.2027. Gerechnet ist mit dem sicheren Tag; bitte prüfen Sie das Übergangsrecht.",
      ],
      [
        "zpo-102 Änderung der Kostenentscheidung nach Wertänderung (§ 102 ZPO) kosten",
        "ZPO vorwaerts ab 2026-08-03: 2027-02-03 / 2027-02-03 / 2027-02-03; hoch, R-193",
        "hinweis (§ 102 ZPO) Ebenso § 84a FamFG, § 146 FGO, § 163 VwGO.",
        "hinweis (§ 102 ZPO) Fassung seit Juli 2026; zuvor: gab es nicht.",
      ],
    ]);
  });

  // 14.05. + 21 = 04.06.2026, Fronleichnam nur in Bayern; 09.04. und 07.04.2026.
  test("Weitere Orte und gewählte Ansichten gehen mit", () => {
    expect([
      mit("kschg-4", { ereignisAm: t("2026-05-14"), ...orte("BY", "BE") })[1],
      mit("famfg-63", {
        bekanntgabe: { weg: "post-famfg", am: t("2026-03-03") },
        streit: { "R-FIK-FAMFG": "spaeter" },
      })[1],
      mit("famfg-63", { bekanntgabe: { weg: "post-famfg", am: t("2026-03-03") } })[1],
    ]).toEqual([
      "ArbGG vorwaerts ab 2026-05-14: 2026-06-04 / 2026-06-04 / 2026-06-04; hoch, R-193",
      "FamFG vorwaerts ab 2026-03-09: 2026-04-09 / 2026-04-09 / 2026-04-07; mittel, R-193",
      "FamFG vorwaerts ab 2026-03-07: 2026-04-07 / 2026-04-07 / 2026-04-07; mittel, R-193",
    ]);
  });
});

describe("Die Suche im Katalog", () => {
  test("Norm, Wort, Kürzel, Gebiet, Tippfehler", () => {
    expect(
      [
        "§ 517 ZPO",
        "517",
        "§ 520 Abs. 2 Satz 1 ZPO",
        "Berufung",
        "berufnug",
        "VU",
        "HV",
        "Mietrecht",
        "Familienrecht",
        "Kundigung",
        "Kuendigung",
        "Undrecht",
        "wiedereinsetzugn",
        "xq",
        "§",
        "1 1 1",
        "51",
        "345a",
      ].map((wort) => `${wort}: ${gefunden(wort)}`),
    ).toEqual([
      "§ 517 ZPO: zpo-517",
      "517: zpo-517",
      "§ 520 Abs. 2 Satz 1 ZPO: zpo-520",
      "Berufung: zpo-517 arbgg-66-einl arbgg-66-begr vwgo-124a-zul sgg-151 stpo-314",
      "berufnug: zpo-517 zpo-520 arbgg-66-einl arbgg-66-begr vwgo-124a-zul sgg-151",
      "VU: zpo-339 arbgg-59 zpo-339-ausl zpo-340",
      "HV: aktg-123 aktg-123-anm aktg-132 aktg-142",
      "Mietrecht: bgb-548 bgb-556-abr bgb-558b-zust bgb-574b bgb-573c weg-45-klage",
      "Familienrecht: famfg-63 famfg-63-2 famfg-117 famfg-71-einl famfg-71-begr famfg-18",
      "Kundigung: bgb-626 betrvg-102-ord bgb-574b kschg-4 kschg-5 bgb-622-1",
      "Kuendigung: kschg-4 bgb-622-1 bgb-573c bgb-626 betrvg-102-ord bgb-574b",
      "Undrecht: ",
      "wiedereinsetzugn: zpo-234 zpo-234-begr famfg-18 vwgo-60 ao-110 stpo-45",
      "xq: ",
      "§: zpo-517 zpo-520 zpo-548 zpo-551 zpo-544-einl zpo-544-begr",
      "1 1 1: zpo-569 zpo-575-einl zpo-339 zpo-700 zpo-692 zpo-276-anz",
      "51: vwvfg-51 gmbhg-51",
      "345a: ",
    ]);
  });
});
