import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe, expect, test } from "vitest";
import { bescheidVom3Maerz, nurVerkuendet, zugestelltAm30Januar } from "../../testing/wege.ts";
import { be, d, katalogprotokoll, t } from "../testing.ts";
import type { Katalogeingabe } from "./eingabe.ts";
import { katalogfrist } from "./frist.ts";

const mit = (id: string, e: Katalogeingabe = {}) =>
  katalogprotokoll(katalogfrist(id, { ...be, vorfristen: [], ...e }));

describe("Der ganze Rechenweg einer Frist des Katalogs", () => {
  wege(mit, [
    [
      "Berufung mit Zustellung, mit der Vorfrist des Eintrags",
      ["zpo-517", { ereignisAm: t("2026-01-30"), vorfristen: undefined as never }],
      [
        "zpo-517 Berufung (ZPO) – Einlegung (§ 517 ZPO) zivil, Notfrist",
        ...zugestelltAm30Januar,
        "hinweis (§ 517 ZPO) [verkuendungAm] Äußerste Grenze: spätestens 5 Monate nach Verkündung beginnt die Frist.",
        "Vorfrist 2026-02-23 (2026-02-23)",
        "R-NOTFRIST R-187-1 R-188-3 R-193 R-ORT R-TAGESENDE R-VORFRIST",
      ],
    ],
    [
      "Berufung mit Verkündung und Zustellung",
      ["zpo-517", { verkuendungAm: t("2026-01-12"), ereignisAm: t("2026-01-30") }],
      [
        "zpo-517 Berufung (ZPO) – Einlegung (§ 517 ZPO) zivil, Notfrist",
        "ZPO vorwaerts ab 2026-01-30: 2026-02-28 / 2026-03-02 / 2026-03-02; mittel, R-5M",
        "frei 2026-02-28 samstag",
        "frei 2026-03-01 sonntag",
        "R-187-1 (§ 187 Abs. 1 BGB) Zustellung am Freitag, 30.01.2026, vor Ablauf der fünf Monate am 12.06.2026. → 2026-01-30",
        "R-187-1 (§ 188 Abs. 2, 3 BGB) 1 Monat ab 30.01.2026: rechnerisches Ende Samstag, 28.02.2026. → 2026-02-28",
        "R-193 (§ 222 Abs. 2 ZPO) Kein Werktag: Samstag, 28.02.2026, Sonntag, 01.03.2026. Die Frist endet am nächsten Werktag, Montag, 02.03.2026. → 2026-03-02 @ Berlin",
        "fuenf-monate 2026-06-12 Ablauf von fünf Monaten nach Verkündung",
        "hinweis (§ 517 ZPO) Mittlere Sicherheit. Beginn der Frist fünf Monate nach Verkündung: am Monatsende streitig (LAG-Entscheidung: zuerst 5 Monate, dann 1 Monat ab dem erreichten Tag; nach § 187 Abs. 2 BGB der Monatsletzte); sicher ist der frühere Tag.",
        "R-5M R-187-1 R-193 R-ORT R-TAGESENDE",
      ],
    ],
    [
      "Berufung nur mit Verkündung",
      ["zpo-517", { verkuendungAm: t("2026-03-12") }],
      ["zpo-517 Berufung (ZPO) – Einlegung (§ 517 ZPO) zivil, Notfrist", ...nurVerkuendet],
    ],
    [
      "Wiedereinsetzung mit Grenze",
      ["zpo-234", { ereignisAm: t("2026-04-20"), grenzeAb: t("2025-04-28") }],
      [
        "zpo-234 Wiedereinsetzung (ZPO) (§ 234 Abs. 1 ZPO) zivil",
        "ZPO vorwaerts ab 2026-04-20: 2026-04-28 / 2026-04-28 / 2026-04-28; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Montag, 20.04.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 21.04.2026. → 2026-04-21",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Wochen: rechnerisches Ende Montag, 04.05.2026. → 2026-05-04",
        "R-193 (§ 222 Abs. 2 ZPO) Montag, 04.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-04 @ Berlin",
        "R-188-3 (§ 234 Abs. 3 ZPO) Höchstgrenze 1 Jahr ab 28.04.2025: 28.04.2026, sie endet früher und ist maßgebend. → 2026-04-28",
        "hoechstgrenze 2026-04-28 Höchstgrenze nach § 234 Abs. 3 ZPO",
        "regelfrist 2026-05-04 Ende ohne Höchstgrenze",
        "hinweis (§ 234 Abs. 1 ZPO) Versäumte Handlung in derselben Frist nachholen (§ 236 Abs. 2 Satz 2).",
        "R-187-1 R-193 R-TAGESENDE R-188-3",
      ],
    ],
    [
      "Wiedereinsetzung ohne Grenze",
      ["zpo-234", { ereignisAm: t("2026-04-20") }],
      [
        "zpo-234 Wiedereinsetzung (ZPO) (§ 234 Abs. 1 ZPO) zivil",
        "ZPO vorwaerts ab 2026-04-20: 2026-05-04 / 2026-05-04 / 2026-05-04; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Montag, 20.04.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 21.04.2026. → 2026-04-21",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Wochen: rechnerisches Ende Montag, 04.05.2026. → 2026-05-04",
        "R-193 (§ 222 Abs. 2 ZPO) Montag, 04.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-04 @ Berlin",
        "hinweis (§ 234 Abs. 1 ZPO) Versäumte Handlung in derselben Frist nachholen (§ 236 Abs. 2 Satz 2).",
        "hinweis (§ 234 Abs. 3 ZPO) [grenzeAb] Äußerste Grenze: 1 Jahr ab Ende der versäumten Frist (§ 234 Abs. 3).",
        "R-187-1 R-193 R-TAGESENDE",
      ],
    ],
    [
      "Anfechtung: nur die Grenze ist zu rechnen",
      ["bgb-121", { grenzeAb: t("2016-05-04") }],
      [
        "bgb-121 Irrtumsanfechtung (§ 121 BGB) vertrag",
        "BGB vorwaerts ab 2016-05-04: 2026-05-04 / 2026-05-04 / 2026-05-04; hoch, R-193",
        "R-188-3 (§ 121 Abs. 2 BGB) Äußerste Grenze: 10 Jahre ab Abgabe der Willenserklärung (04.05.2016). → 2026-05-04",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Mittwoch, 04.05.2016; der Tag zählt nicht mit, erster Tag der Frist ist Donnerstag, 05.05.2016. → 2016-05-05",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 10 Jahre: rechnerisches Ende Montag, 04.05.2026. → 2026-05-04",
        "R-193 (§ 193 BGB) Montag, 04.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-04 @ Berlin",
        "hoechstgrenze 2026-05-04 Höchstgrenze nach § 121 Abs. 2 BGB",
        "warnung (§ 121 BGB) Gerechnet ist nur die äußerste Grenze; zu handeln ist vorher, unverzüglich nach Kenntnis.",
        "R-187-1 R-193 R-TAGESENDE",
      ],
    ],
    [
      "Anfechtung mit Kenntnis und Grenze",
      ["bgb-121", { ereignisAm: t("2026-03-16"), grenzeAb: t("2016-05-04") }],
      [
        "bgb-121 Irrtumsanfechtung (§ 121 BGB) vertrag",
        "BGB vorwaerts ab 2016-05-04: 2026-05-04 / 2026-05-04 / 2026-05-04; hoch, R-193",
        "R-188-3 (§ 121 Abs. 2 BGB) Äußerste Grenze: 10 Jahre ab Abgabe der Willenserklärung (04.05.2016). → 2026-05-04",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Mittwoch, 04.05.2016; der Tag zählt nicht mit, erster Tag der Frist ist Donnerstag, 05.05.2016. → 2016-05-05",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 10 Jahre: rechnerisches Ende Montag, 04.05.2026. → 2026-05-04",
        "R-193 (§ 193 BGB) Montag, 04.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-04 @ Berlin",
        "hoechstgrenze 2026-05-04 Höchstgrenze nach § 121 Abs. 2 BGB",
        "warnung (§ 121 BGB) Gerechnet ist nur die äußerste Grenze; zu handeln ist vorher, unverzüglich nach Kenntnis.",
        "R-187-1 R-193 R-TAGESENDE",
      ],
    ],
    [
      "Anfechtung einer Erklärung vor 2002",
      ["bgb-121", { ereignisAm: t("2026-03-16"), grenzeAb: t("2001-05-04") }],
      [
        "Die Höchstfrist (§ 121 Abs. 2 BGB) gilt erst ab dem 01.01.2002 (Abgabe der Willenserklärung). Für ältere Erklärungen galten dreißig Jahre; nach Art. 229 § 6 Abs. 4 EGBGB endete die Frist spätestens mit Ablauf des 31.12.2011. Ohne den Auslöser der Frist selbst gibt es keinen Tag. (§ 121 Abs. 2 BGB) [grenzeAb]",
      ],
    ],
    [
      "Verteidigungsanzeige",
      ["zpo-276-anz", { ereignisAm: t("2026-03-16") }],
      [
        "zpo-276-anz Verteidigungsanzeige (§ 276 Abs. 1 ZPO) zivil, Notfrist",
        "ZPO vorwaerts ab 2026-03-16: 2026-03-30 / 2026-03-30 / 2026-03-30; hoch, R-193",
        "R-NOTFRIST (§§ 224, 225, 233 ZPO) Notfrist: weder verlängerbar noch abkürzbar; Wiedereinsetzung ist möglich.",
        "R-187-1 (§ 187 Abs. 1 BGB) Zustellung am Montag, 16.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 17.03.2026. → 2026-03-17",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Wochen: rechnerisches Ende Montag, 30.03.2026. → 2026-03-30",
        "R-193 (§ 222 Abs. 2 ZPO) Montag, 30.03.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-03-30 @ Berlin",
        "hinweis (§ 276 Abs. 1 ZPO) Ausland: 1 Monat. Sonst droht ein Versäumnisurteil (§ 331 Abs. 3); Nachholung möglich, bis es der Geschäftsstelle übergeben ist.",
        "R-NOTFRIST R-187-1 R-193 R-TAGESENDE",
      ],
    ],
    [
      "Kündigungsschutzklage",
      ["kschg-4", { ereignisAm: t("2026-03-02") }],
      [
        "kschg-4 Kündigungsschutzklage (§ 4 Satz 1 KSchG) arbeit",
        "ArbGG vorwaerts ab 2026-03-02: 2026-03-23 / 2026-03-23 / 2026-03-23; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Zugang am Montag, 02.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 03.03.2026. → 2026-03-03",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 3 Wochen: rechnerisches Ende Montag, 23.03.2026. → 2026-03-23",
        "R-193 (§ 46 Abs. 2 ArbGG, § 222 Abs. 2 ZPO) Montag, 23.03.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-03-23 @ Berlin",
        "hinweis (§ 4 Satz 1 KSchG) Auch für außerordentliche Kündigung (§ 13 Abs. 1 Satz 2). § 4 Satz 4: bei behördlicher Zustimmung ab Bekanntgabe an Arbeitnehmer.",
        "R-187-1 R-193 R-TAGESENDE",
      ],
    ],
    [
      "Klage auf Zustimmung zur Mieterhöhung",
      ["bgb-558b-klage", { ereignisAm: t("2026-05-31") }],
      [
        "bgb-558b-klage Zustimmungsklage (§ 558b BGB) miete",
        "BGB vorwaerts ab 2026-05-31: 2026-08-31 / 2026-08-31 / 2026-08-31; hoch, R-MONATSENDE",
        "R-MONATSENDE (§§ 187 Abs. 2, 188 Abs. 2 BGB) Maßgebend ist der Ablauf des Monats, in den der 31.05.2026 fällt; 3 Monate danach: rechnerisches Ende Montag, 31.08.2026. → 2026-08-31",
        "R-193 (§ 193 BGB) Montag, 31.08.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-08-31 @ Berlin",
        "R-MONATSENDE R-193 R-TAGESENDE",
      ],
    ],
    [
      "Widerspruch gegen einen Verwaltungsakt, bekannt gegeben mit der Post",
      ["vwgo-70", { bekanntgabe: { weg: "post-vwvfg", am: t("2026-03-03") } }],
      [
        "vwgo-70 Widerspruch (VwGO) (§ 70 Abs. 1 VwGO) verwaltung",
        "VwVfG vorwaerts ab 2026-03-07: 2026-04-07 / 2026-04-07 / 2026-04-07; mittel, R-193",
        "R-FIK-VWVFG (§ 41 Abs. 2 VwVfG) Aufgabe zur Post am Dienstag, 03.03.2026; gilt am 4. Tag danach als bekannt gegeben: Samstag, 07.03.2026. → 2026-03-07",
        "R-193-NEIN (§ 41 Abs. 2 VwVfG) Samstag, 07.03.2026, Sonntag, 08.03.2026 (Internationaler Frauentag): Der Tag der Bekanntgabe wird nicht verschoben. → 2026-03-07",
        "R-187-1 (§ 187 Abs. 1 BGB) Bekanntgabe am Samstag, 07.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Sonntag, 08.03.2026. → 2026-03-08",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Dienstag, 07.04.2026. → 2026-04-07",
        "R-193 (§ 31 Abs. 3 VwVfG) Dienstag, 07.04.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-04-07 @ Berlin",
        "bekanntgabe 2026-03-07 Tag der Bekanntgabe oder Zustellung",
        "hinweis (§ 70 Abs. 1 VwGO) Ob ein Vorverfahren stattfindet, regelt Landesrecht. Bekanntgabefiktion 3/4 Tage: Landes-VwVfG prüfen.",
        "hinweis (§ 41 Abs. 2 VwVfG) Mittlere Sicherheit. Bekanntgabe von Verwaltungsakten: im Bundesrecht sind es seit 2025 vier Tage; Länder mit eigenem VwVfG (BW, BY, HB, HE, HH, MV, SH, SL, TH) können an einem anderen Tag umgestellt haben, im Zweifel sind es drei (das frühere Ende).",
        "R-FIK-VWVFG R-193-NEIN R-187-1 R-193 R-TAGESENDE",
      ],
    ],
    [
      "Einspruch gegen einen Steuerbescheid",
      ["ao-355", { bekanntgabe: { weg: "post-ao", am: t("2026-03-03") } }],
      [
        "ao-355 Einspruch (AO) (§ 355 Abs. 1 AO) steuer",
        ...bescheidVom3Maerz,
        "R-FIK-AO R-187-1 R-193 R-TAGESENDE",
      ],
    ],
  ]);

  test("Erwiderung: die Dauer setzt das Gericht", () => {
    expect([
      mit("zpo-276-erw", { ereignisAm: t("2026-03-30") }),
      mit("zpo-276-erw", { ereignisAm: t("2026-03-30"), dauer: d(1, "woche") }),
      mit("zpo-276-erw", { ereignisAm: t("2026-03-30"), bis: t("2026-04-20") }),
      mit("zpo-276-erw", { ereignisAm: t("2026-03-30"), bis: t("2026-03-30") }),
      mit("zpo-276-erw", { ereignisAm: t("2026-03-30"), bis: "x" as never }),
      mit("zpo-276-erw", { ereignisAm: t("2026-03-30"), bis: t("2026-03-31") }),
    ]).toEqual([
      [
        "Das Gericht bestimmt diese Frist (mindestens 2 Wochen). Bitte geben Sie die gesetzte Dauer oder den gesetzten Tag an. (§ 276 ZPO) [dauer]",
      ],
      [
        "zpo-276-erw Klageerwiderung im schriftlichen Vorverfahren (§ 276 ZPO) zivil",
        "ZPO vorwaerts ab 2026-03-30: 2026-04-06 / 2026-04-07 / 2026-04-07; hoch, R-193",
        "frei 2026-04-06 feiertag Ostermontag",
        "R-RICHTER (§ 221 ZPO) Die richterliche Frist beginnt mit Zustellung der Fristsetzung, sonst mit Verkündung.",
        "R-187-1 (§ 187 Abs. 1 BGB) Ablauf der vorangehenden Frist am Montag, 30.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 31.03.2026. → 2026-03-31",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Woche: rechnerisches Ende Montag, 06.04.2026. → 2026-04-06",
        "R-193 (§ 222 Abs. 2 ZPO; § 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)) Kein Werktag: Montag, 06.04.2026 (Ostermontag). Die Frist endet am nächsten Werktag, Dienstag, 07.04.2026. → 2026-04-07 @ Berlin # Ostermontag",
        "hinweis (§ 276 ZPO) Gesetzlich nur Mindestfrist; das Gericht setzt Datum/Dauer. Standard: 2 Wochen + 2 Wochen ab Zustellung = 4 Wochen.",
        "warnung (§ 276 ZPO) [dauer] Das Gesetz gibt einen Rahmen vor: mindestens 2 Wochen.",
        "R-RICHTER R-187-1 R-193 R-ORT R-TAGESENDE",
      ],
      [
        "zpo-276-erw Klageerwiderung im schriftlichen Vorverfahren (§ 276 ZPO) zivil",
        "ZPO vorwaerts ab 2026-03-30: 2026-04-20 / 2026-04-20 / 2026-04-20; hoch, R-193",
        "R-RICHTER (§ 221 ZPO) Die richterliche Frist beginnt mit Zustellung der Fristsetzung, sonst mit Verkündung.",
        "R-187-1 (§ 187 Abs. 1 BGB) Ablauf der vorangehenden Frist am Montag, 30.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 31.03.2026. → 2026-03-31",
        "R-187-1 (§ 188 Abs. 1 BGB) 21 Tage: rechnerisches Ende Montag, 20.04.2026. → 2026-04-20",
        "R-193 (§ 222 Abs. 2 ZPO) Montag, 20.04.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-04-20 @ Berlin",
        "hinweis (§ 276 ZPO) Gesetzlich nur Mindestfrist; das Gericht setzt Datum/Dauer. Standard: 2 Wochen + 2 Wochen ab Zustellung = 4 Wochen.",
        "R-RICHTER R-187-1 R-193 R-TAGESENDE",
      ],
      ["Der gesetzte Tag liegt nicht nach dem Ereignis. (§ 276 ZPO) [bis]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [bis]"],
      [
        "zpo-276-erw Klageerwiderung im schriftlichen Vorverfahren (§ 276 ZPO) zivil",
        "ZPO vorwaerts ab 2026-03-30: 2026-03-31 / 2026-03-31 / 2026-03-31; hoch, R-193",
        "R-RICHTER (§ 221 ZPO) Die richterliche Frist beginnt mit Zustellung der Fristsetzung, sonst mit Verkündung.",
        "R-187-1 (§ 187 Abs. 1 BGB) Ablauf der vorangehenden Frist am Montag, 30.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 31.03.2026. → 2026-03-31",
        "R-187-1 (§ 188 Abs. 1 BGB) 1 Tag: rechnerisches Ende Dienstag, 31.03.2026. → 2026-03-31",
        "R-193 (§ 222 Abs. 2 ZPO) Dienstag, 31.03.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-03-31 @ Berlin",
        "hinweis (§ 276 ZPO) Gesetzlich nur Mindestfrist; das Gericht setzt Datum/Dauer. Standard: 2 Wochen + 2 Wochen ab Zustellung = 4 Wochen.",
        "warnung (§ 276 ZPO) [dauer] Das Gesetz gibt einen Rahmen vor: mindestens 2 Wochen.",
        "R-RICHTER R-187-1 R-193 R-TAGESENDE",
      ],
    ]);
  });

  test("Menschenrechtsbeschwerde", () => {
    expect([
      mit("emrk-35", { ereignisAm: t("2026-05-20") }),
      mit("emrk-35", { ereignisAm: t("2022-03-01"), entscheidungAm: t("2022-01-31") })[1],
    ]).toEqual([
      [
        "emrk-35 Menschenrechtsbeschwerde EGMR (Art. 35 Abs. 1 EMRK) europa",
        "EMRK vorwaerts ab 2026-05-20: 2026-09-20 / 2026-09-20 / 2026-09-20; hoch, R-EMRK",
        "R-187-1 (§ 187 Abs. 1 BGB) Zustellung am Mittwoch, 20.05.2026; der Tag zählt nicht mit, erster Tag der Frist ist Donnerstag, 21.05.2026. → 2026-05-21",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 4 Monate: rechnerisches Ende Sonntag, 20.09.2026. → 2026-09-20",
        "R-193-NEIN (Art. 35 Abs. 1 EMRK (GK 29.06.2012, 27396/06, Sabri Güneş)) Sonntag, 20.09.2026: Das Ende wird hier nicht verschoben. → 2026-09-20 @ Berlin",
        "hinweis (Art. 35 Abs. 1 EMRK) Keine Wochenendverschiebung (GK Sabri Güneş/Türkei, 29.6.2012). 4 Monate für Entscheidungen ab 1.2.2022 (Prot. 15). Absendung des vollständigen Formulars per Post zählt.",
        "hinweis (Art. 47 VerfO-EGMR) Maßgebend ist das Datum des Poststempels auf dem vollständigen Formular.",
        "R-187-1 R-193-NEIN R-TAGESENDE",
      ],
      "EMRK vorwaerts ab 2022-03-01: 2022-09-01 / 2022-09-01 / 2022-09-01; hoch, R-EMRK",
    ]);
  });

  test("Gesellschafterversammlung", () => {
    expect([
      mit("gmbhg-51", { ereignisAm: t("2026-09-16") }),
      mit("gmbhg-51", { ereignisAm: t("2026-09-16"), postlaufTage: 1 }),
    ]).toEqual([
      [
        "gmbhg-51 Einladung Gesellschafterversammlung (§ 51 GmbHG) gesellschaft",
        "BGB rueckwaerts ab 2026-09-16: 2026-09-06 / 2026-09-06 / 2026-09-06; mittel, R-GMBH51",
        "R-GMBH51 (§ 51 Abs. 1 GmbHG) Eine volle Woche vor der Versammlung am Mittwoch, 16.09.2026; Zugang spätestens Dienstag, 08.09.2026. → 2026-09-08",
        "R-GMBH51 (§ 51 Abs. 1 GmbHG (BGHZ 100, 264)) 2 Tage Postlauf des Einschreibens: Aufgabe spätestens 06.09.2026. → 2026-09-06",
        "zugang-bis 2026-09-08 Spätester erwarteter Zugang",
        "hinweis (§ 51 GmbHG) Mittlere Sicherheit dieses Eintrags. Nachweis: Dauer im Gesetzestext gefunden (Textstand 19.08.2026).",
        "hinweis (§ 51 GmbHG) BGHZ 100, 264: Frist ab Tag des zu erwartenden Zugangs des Einschreibens. Tagesordnung: 3 Tage.",
        "hinweis (§ 51 Abs. 1 GmbHG) Mittlere Sicherheit. Einladung der Gesellschafter einer GmbH: das PostModG hat die Postlaufzeit verlängert; was das für die Ladung heißt, ist nicht entschieden.",
        "R-GMBH51",
      ],
      [
        "gmbhg-51 Einladung Gesellschafterversammlung (§ 51 GmbHG) gesellschaft",
        "BGB rueckwaerts ab 2026-09-16: 2026-09-07 / 2026-09-07 / 2026-09-07; mittel, R-GMBH51",
        "R-GMBH51 (§ 51 Abs. 1 GmbHG) Eine volle Woche vor der Versammlung am Mittwoch, 16.09.2026; Zugang spätestens Dienstag, 08.09.2026. → 2026-09-08",
        "R-GMBH51 (§ 51 Abs. 1 GmbHG (BGHZ 100, 264)) 1 Tag Postlauf des Einschreibens: Aufgabe spätestens 07.09.2026. → 2026-09-07",
        "zugang-bis 2026-09-08 Spätester erwarteter Zugang",
        "hinweis (§ 51 GmbHG) Mittlere Sicherheit dieses Eintrags. Nachweis: Dauer im Gesetzestext gefunden (Textstand 19.08.2026).",
        "hinweis (§ 51 GmbHG) BGHZ 100, 264: Frist ab Tag des zu erwartenden Zugangs des Einschreibens. Tagesordnung: 3 Tage.",
        "hinweis (§ 51 Abs. 1 GmbHG) Mittlere Sicherheit. Einladung der Gesellschafter einer GmbH: das PostModG hat die Postlaufzeit verlängert; was das für die Ladung heißt, ist nicht entschieden.",
        "R-GMBH51",
      ],
    ]);
  });

  test("Hauptversammlung", () => {
    expect([
      mit("aktg-123", { ereignisAm: t("2027-05-20") }),
      mit("aktg-123", { ereignisAm: t("2027-05-20"), anmeldefristTage: 6 })[1],
    ]).toEqual([
      [
        "aktg-123 Einberufung Hauptversammlung (§ 123 AktG) gesellschaft",
        "AKTG-121 rueckwaerts ab 2027-05-20: 2027-04-19 / 2027-04-19 / 2027-04-19; hoch, R-AKTG",
        "R-AKTG (§ 121 Abs. 7, §§ 122, 123, 125, 126, 131 AktG) Tag der Versammlung Donnerstag, 20.05.2027 zählt nicht mit. → 2027-05-20",
        "R-AKTG (§ 121 Abs. 7 AktG) 30 volle Tage davor; auch der Tag der Handlung zählt nicht mit: spätestens Montag, 19.04.2027. Wochenenden und Feiertage verschieben nicht. → 2027-04-19",
        "R-AKTG",
      ],
      "AKTG-121 rueckwaerts ab 2027-05-20: 2027-04-13 / 2027-04-13 / 2027-04-13; hoch, R-AKTG",
    ]);
  });

  test("Revision in Strafsachen", () => {
    expect([
      mit("stpo-341", { ereignisAm: t("2026-03-03") }),
      mit("stpo-345", { verkuendungAm: t("2026-03-03"), zustellungAm: t("2026-04-13") }),
      mit("stpo-345", { ereignisAm: t("2026-04-13") }),
    ]).toEqual([
      [
        "stpo-341 Revision (StPO) – Einlegung (§ 341 Abs. 1 StPO) straf",
        "StPO vorwaerts ab 2026-03-03: 2026-03-10 / 2026-03-10 / 2026-03-10; hoch, R-193",
        "R-STPO (§ 43 Abs. 1 StPO) Verkündung am Dienstag, 03.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Mittwoch, 04.03.2026. → 2026-03-04",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Woche: rechnerisches Ende Dienstag, 10.03.2026. → 2026-03-10",
        "R-193 (§ 43 Abs. 2 StPO) Dienstag, 10.03.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-03-10 @ Berlin",
        "R-STPO R-187-1 R-193 R-TAGESENDE",
      ],
      [
        "stpo-345 Revisionsbegründung (StPO) (§ 345 Abs. 1 StPO) straf",
        "StPO vorwaerts ab 2026-04-13: 2026-05-13 / 2026-05-13 / 2026-05-13; mittel, R-345",
        "R-345 (§ 341 Abs. 1, § 43 Abs. 2 StPO) Einlegung binnen 1 Woche ab Verkündung am Dienstag, 03.03.2026: Dienstag, 10.03.2026. → 2026-03-10",
        "R-345 (§ 345 Abs. 1 StPO) Begründung binnen 1 Monat: rechnerisches Ende Mittwoch, 13.05.2026. → 2026-05-13",
        "R-193 (§ 43 Abs. 2 StPO) Mittwoch, 13.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-13 @ Berlin",
        "einlegung 2026-03-10 Ende der Frist zur Einlegung der Revision",
        "hinweis (§ 345 Abs. 1 StPO) Zwei Stufen: Einlegung, dann Begründung.",
        "hinweis (§ 345 StPO) Mittlere Sicherheit. Begründung der Revision in Strafsachen: war das Urteil schon zugestellt, ist durch keine Entscheidung belegt, dass das verschobene Ende der Einlegungsfrist zählt; sicherer ist das Ende ohne Verschiebung.",
        "R-345 R-193 R-TAGESENDE",
      ],
      [
        "stpo-345 Revisionsbegründung (StPO) (§ 345 Abs. 1 StPO) straf",
        "StPO vorwaerts ab 2026-04-13: 2026-05-13 / 2026-05-13 / 2026-05-13; hoch, R-193",
        "R-STPO (§ 43 Abs. 1 StPO) Ablauf der vorangehenden Frist am Montag, 13.04.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 14.04.2026. → 2026-04-14",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Mittwoch, 13.05.2026. → 2026-05-13",
        "R-193 (§ 43 Abs. 2 StPO) Mittwoch, 13.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-13 @ Berlin",
        "hinweis (§ 345 Abs. 1 StPO) Zwei Stufen: Einlegung, dann Begründung.",
        "R-STPO R-187-1 R-193 R-TAGESENDE",
      ],
    ]);
  });

  test("Unbekanntes und Fehlendes", () => {
    expect([
      mit("gibt-es-nicht"),
      mit("zpo-517"),
      mit("zpo-517", { ereignisAm: t("2026-01-30"), bekanntgabe: { weg: "post-ao", am: t("2026-01-30") } }),
      mit("zpo-517", { ereignisAm: t("2026-01-30"), grenzeAb: t("2026-01-01") }),
      mit("zpo-517", { ereignisAm: t("2026-01-30"), variante: "nichts" }),
      mit("zpo-234", { ereignisAm: t("2026-01-30"), grenzeAb: "x" as never }),
      mit("zpo-517", { ereignisAm: "x" as never }),
      mit("zpo-517", { verkuendungAm: "x" as never }),
    ]).toEqual([
      ["Diesen Eintrag gibt es im Fristenkatalog nicht. (§ 186 BGB) [id]"],
      ["Bitte geben Sie den Tag an. (§ 187 BGB) [ereignisAm]"],
      [
        "Bitte geben Sie entweder den Ereignistag oder die Bekanntgabe an, nicht beides. (§ 187 BGB) [bekanntgabe]",
      ],
      [
        "zpo-517 Berufung (ZPO) – Einlegung (§ 517 ZPO) zivil, Notfrist",
        "ZPO vorwaerts ab 2026-01-30: 2026-02-28 / 2026-03-02 / 2026-03-02; mittel, R-5M",
        "frei 2026-02-28 samstag",
        "frei 2026-03-01 sonntag",
        "R-187-1 (§ 187 Abs. 1 BGB) Zustellung am Freitag, 30.01.2026, vor Ablauf der fünf Monate am 01.06.2026. → 2026-01-30",
        "R-187-1 (§ 188 Abs. 2, 3 BGB) 1 Monat ab 30.01.2026: rechnerisches Ende Samstag, 28.02.2026. → 2026-02-28",
        "R-193 (§ 222 Abs. 2 ZPO) Kein Werktag: Samstag, 28.02.2026, Sonntag, 01.03.2026. Die Frist endet am nächsten Werktag, Montag, 02.03.2026. → 2026-03-02 @ Berlin",
        "fuenf-monate 2026-06-01 Ablauf von fünf Monaten nach Verkündung",
        "hinweis (§ 517 ZPO) Mittlere Sicherheit. Beginn der Frist fünf Monate nach Verkündung: am Monatsende streitig (LAG-Entscheidung: zuerst 5 Monate, dann 1 Monat ab dem erreichten Tag; nach § 187 Abs. 2 BGB der Monatsletzte); sicher ist der frühere Tag.",
        "R-5M R-187-1 R-193 R-ORT R-TAGESENDE",
      ],
      ["Diese Variante kennt der Eintrag nicht. (§ 517 ZPO) [variante]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [grenzeAb]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [ereignisAm]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [verkuendungAm]"],
    ]);
  });
});
