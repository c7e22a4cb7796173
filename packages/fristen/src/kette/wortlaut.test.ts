import { katalogstand } from "@gebuehrenportal/gesetze/fristenkatalog/stand.ts";
import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe, expect, test } from "vitest";
import { t } from "../testing.ts";
import { fristenkette, type Ketteneingabe } from "./kette.ts";

const nw = { ort: { land: "NW" } } as const;
/** One line for each link, and why there is no day. */
function kette(id: string, e: Ketteneingabe): readonly string[] {
  const k = fristenkette(id, { ...nw, ...e });
  if (k.art !== "ergebnis") return [k.grund];
  return k.glieder.map((g) =>
    [
      g.id,
      g.name,
      g.norm,
      g.ausloeser,
      g.rolle,
      g.nach,
      g.anknuepfung,
      g.anknuepfungText,
      g.ereignisAm,
      g.vorlaeufig ? "vorläufig" : "endgültig",
      g.ergebnis?.ende,
      g.ergebnis?.sichererTag,
      g.offen?.grund,
      g.offen?.norm,
      g.offen?.feld,
      g.hoechstensBis,
    ]
      .filter((teil) => teil !== undefined)
      .join(" | "),
  );
}

describe("Jedes Glied einer Kette mit seinen Worten", () => {
  wege(kette, [
    // §§ 517, 520 ZPO: 02.03. und 30.03.2026; § 234 Abs. 3 ZPO: je ein Jahr danach, 02.03. und 30.03.2027.
    [
      "Berufung in Zivilsachen",
      ["zpo-517", { ereignisAm: t("2026-01-30") }],
      [
        "zpo-517 | Berufung (ZPO) – Einlegung | § 517 ZPO | Zustellung des vollständig abgefassten Urteils | ausgang | ereignis | Auslöser: Zustellung des vollständig abgefassten Urteils. | 2026-01-30 | endgültig | 2026-03-02 | 2026-03-02",
        "zpo-520 | Berufungsbegründung (ZPO) | § 520 Abs. 2 ZPO | Zustellung des vollständig abgefassten Urteils (nicht: Einlegung der Berufung) | folgefrist | zpo-517 | ereignis | Läuft ab demselben Ereignis, nicht erst ab der Handlung davor. | 2026-01-30 | endgültig | 2026-03-30 | 2026-03-30",
        "zpo-234 | Wiedereinsetzung (ZPO) | § 234 Abs. 1 ZPO | Behebung des Hindernisses | wiedereinsetzung | zpo-517 | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses. | vorläufig | Der Auslöser steht noch nicht fest: Behebung des Hindernisses. | § 234 Abs. 1 ZPO | ereignisAm | 2027-03-02",
        "zpo-234-begr | Wiedereinsetzung bei versäumter Begründungsfrist | § 234 Abs. 1 Satz 2 ZPO | Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde) | wiedereinsetzung | zpo-520 | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde). | vorläufig | Der Auslöser steht noch nicht fest: Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde). | § 234 Abs. 1 Satz 2 ZPO | ereignisAm | 2027-03-30",
      ],
    ],
    // § 234 Abs. 1 ZPO: 18.05.; für die Begründung ein Monat, 04.06., höchstens ein Jahr ab dem 20.05.2025: 20.05.2026.
    [
      "Berufung mit Wiedereinsetzung, deren Hindernis weggefallen ist",
      [
        "zpo-517",
        {
          ereignisAm: t("2026-01-30"),
          ereignisse: {
            "zpo-234": { ereignisAm: t("2026-05-04") },
            "zpo-234-begr": { ereignisAm: t("2026-05-04"), grenzeAb: t("2025-05-20") },
          },
        },
      ],
      [
        "zpo-517 | Berufung (ZPO) – Einlegung | § 517 ZPO | Zustellung des vollständig abgefassten Urteils | ausgang | ereignis | Auslöser: Zustellung des vollständig abgefassten Urteils. | 2026-01-30 | endgültig | 2026-03-02 | 2026-03-02",
        "zpo-520 | Berufungsbegründung (ZPO) | § 520 Abs. 2 ZPO | Zustellung des vollständig abgefassten Urteils (nicht: Einlegung der Berufung) | folgefrist | zpo-517 | ereignis | Läuft ab demselben Ereignis, nicht erst ab der Handlung davor. | 2026-01-30 | endgültig | 2026-03-30 | 2026-03-30",
        "zpo-234 | Wiedereinsetzung (ZPO) | § 234 Abs. 1 ZPO | Behebung des Hindernisses | wiedereinsetzung | zpo-517 | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses. | 2026-05-04 | endgültig | 2026-05-18 | 2026-05-18 | 2027-03-02",
        "zpo-234-begr | Wiedereinsetzung bei versäumter Begründungsfrist | § 234 Abs. 1 Satz 2 ZPO | Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde) | wiedereinsetzung | zpo-520 | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde). | 2026-05-04 | endgültig | 2026-05-20 | 2026-05-20 | 2027-03-30",
      ],
    ],
    [
      "Ein Folgeglied mit falschem Tag sagt, was fehlt",
      [
        "ao-355",
        {
          ereignisAm: t("2026-03-16"),
          ereignisse: { "fgo-47": { ereignisAm: "x" as never } },
        },
      ],
      [
        "ao-355 | Einspruch (AO) | § 355 Abs. 1 AO | Bekanntgabe des Bescheids | ausgang | ereignis | Auslöser: Bekanntgabe des Bescheids. | 2026-03-16 | endgültig | 2026-04-16 | 2026-04-16",
        "fgo-47 | Klage (FGO) | § 47 Abs. 1 FGO | Bekanntgabe der Einspruchsentscheidung | folgefrist | ao-355 | eigenes | Eigener Auslöser: Bekanntgabe der Einspruchsentscheidung. | vorläufig | Diesen Tag gibt es nicht. | § 187 BGB | ereignisAm",
        "ao-110 | Wiedereinsetzung (AO) | § 110 Abs. 2 AO | Wegfall des Hindernisses | wiedereinsetzung | ao-355 | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Wegfall des Hindernisses. | vorläufig | Der Auslöser steht noch nicht fest: Wegfall des Hindernisses. | § 110 Abs. 2 AO | ereignisAm | 2027-04-16",
        "fgo-56 | Wiedereinsetzung (FGO) | § 56 FGO | Wegfall des Hindernisses | wiedereinsetzung | fgo-47 | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Wegfall des Hindernisses. | vorläufig | Der Auslöser steht noch nicht fest: Wegfall des Hindernisses. | § 56 FGO | ereignisAm",
      ],
    ],
    // 31.05. ist Sonntag: 01.06.; die Klage drei Monate ab 31.05.: 31.08.2026.
    [
      "Zustimmung zur Mieterhöhung und Klage",
      ["bgb-558b-zust", { ereignisAm: t("2026-03-10") }],
      [
        "bgb-558b-zust | Zustimmung zur Mieterhöhung | § 558b Abs. 2 BGB | Zugang des Verlangens (Ablauf des zweiten Kalendermonats nach Zugang) | ausgang | ereignis | Auslöser: Zugang des Verlangens (Ablauf des zweiten Kalendermonats nach Zugang). | 2026-03-10 | endgültig | 2026-06-01 | 2026-06-01",
        "bgb-558b-klage | Zustimmungsklage | § 558b BGB | Ablauf der Zustimmungsfrist | folgefrist | bgb-558b-zust | ende | Schließt an die Frist davor an: Ablauf der Zustimmungsfrist. Gerechnet ab deren rechnerischem Ende (31.05.2026). | 2026-05-31 | endgültig | 2026-08-31 | 2026-08-31",
      ],
    ],
    // 30.03.; mindestens zwei Wochen: 13.04.2026.
    [
      "Verteidigungsanzeige und Klageerwiderung",
      ["zpo-276-anz", { ereignisAm: t("2026-03-16") }],
      [
        "zpo-276-anz | Verteidigungsanzeige | § 276 Abs. 1 ZPO | Zustellung der Klageschrift mit Aufforderung | ausgang | ereignis | Auslöser: Zustellung der Klageschrift mit Aufforderung. | 2026-03-16 | endgültig | 2026-03-30 | 2026-03-30",
        "zpo-276-erw | Klageerwiderung im schriftlichen Vorverfahren | § 276 ZPO | Ablauf der Anzeigefrist: mindestens 2 weitere Wochen | folgefrist | zpo-276-anz | fruehestens | Schließt an die Frist davor an: Ablauf der Anzeigefrist: mindestens 2 weitere Wochen. Vorläufig gerechnet ab deren rechnerischem Ende (30.03.2026) mit der gesetzlichen Mindestdauer. | 2026-03-30 | vorläufig | 2026-04-13 | 2026-04-13",
        "zpo-234 | Wiedereinsetzung (ZPO) | § 234 Abs. 1 ZPO | Behebung des Hindernisses | wiedereinsetzung | zpo-276-anz | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses. | vorläufig | Der Auslöser steht noch nicht fest: Behebung des Hindernisses. | § 234 Abs. 1 ZPO | ereignisAm | 2027-03-30",
      ],
    ],
    [
      "Rechtsbeschwerde in Patentsachen",
      ["patg-102-einl", { ereignisAm: t("2026-03-16") }],
      [
        "patg-102-einl | Rechtsbeschwerde Patent – Einlegung | § 102 PatG | Zustellung des Beschlusses | ausgang | ereignis | Auslöser: Zustellung des Beschlusses. | 2026-03-16 | endgültig | 2026-04-16 | 2026-04-16",
        "patg-102-begr | Rechtsbeschwerde Patent – Begründung | § 102 PatG | Einlegung der Rechtsbeschwerde | folgefrist | patg-102-einl | spaetestens | Eigener Auslöser: Einlegung der Rechtsbeschwerde. Vorläufig gerechnet ab dem letzten Tag der Frist davor (16.04.2026); wer früher handelt, für den endet sie früher. | 2026-04-16 | vorläufig | 2026-05-18 | 2026-05-18",
        "zpo-234-begr | Wiedereinsetzung bei versäumter Begründungsfrist | § 234 Abs. 1 Satz 2 ZPO | Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde) | wiedereinsetzung | patg-102-begr | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde). | vorläufig | Der Auslöser steht noch nicht fest: Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde). | § 234 Abs. 1 Satz 2 ZPO | ereignisAm | 2027-05-18",
      ],
    ],
    // 23.03.; zwei Wochen ab 01.04.: 15.04.2026; höchstens sechs Monate: 23.09.2026.
    [
      "Ort und Tag der Frage gehen mit",
      [
        "kschg-4",
        {
          ereignisAm: t("2026-03-02"),
          heute: t("2026-06-01"),
          ereignisse: { "kschg-5": { ereignisAm: t("2026-04-01") } },
        },
      ],
      [
        "kschg-4 | Kündigungsschutzklage | § 4 Satz 1 KSchG | Zugang der schriftlichen Kündigung | ausgang | ereignis | Auslöser: Zugang der schriftlichen Kündigung. | 2026-03-02 | endgültig | 2026-03-23 | 2026-03-23",
        "kschg-5 | Nachträgliche Zulassung der Kündigungsschutzklage | § 5 Abs. 3 KSchG | Behebung des Hindernisses | folgefrist | kschg-4 | eigenes | Eigener Auslöser: Behebung des Hindernisses. | 2026-04-01 | endgültig | 2026-04-15 | 2026-04-15",
      ],
    ],
  ]);

  // § 355 AO: 16.04.2026; § 47 FGO: 01.10.2026.
  test("Einspruch und Klage: der eigene Auslöser fehlt, oder er ist genannt", () => {
    expect([
      kette("ao-355", { ereignisAm: t("2026-03-16") }),
      kette("ao-355", {
        ereignisAm: t("2026-03-16"),
        ereignisse: { "fgo-47": { ereignisAm: t("2026-09-01") } },
      }),
    ]).toEqual([
      [
        "ao-355 | Einspruch (AO) | § 355 Abs. 1 AO | Bekanntgabe des Bescheids | ausgang | ereignis | Auslöser: Bekanntgabe des Bescheids. | 2026-03-16 | endgültig | 2026-04-16 | 2026-04-16",
        "fgo-47 | Klage (FGO) | § 47 Abs. 1 FGO | Bekanntgabe der Einspruchsentscheidung | folgefrist | ao-355 | eigenes | Eigener Auslöser: Bekanntgabe der Einspruchsentscheidung. | vorläufig | Der Auslöser steht noch nicht fest: Bekanntgabe der Einspruchsentscheidung. | § 47 Abs. 1 FGO | ereignisAm",
        "ao-110 | Wiedereinsetzung (AO) | § 110 Abs. 2 AO | Wegfall des Hindernisses | wiedereinsetzung | ao-355 | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Wegfall des Hindernisses. | vorläufig | Der Auslöser steht noch nicht fest: Wegfall des Hindernisses. | § 110 Abs. 2 AO | ereignisAm | 2027-04-16",
        "fgo-56 | Wiedereinsetzung (FGO) | § 56 FGO | Wegfall des Hindernisses | wiedereinsetzung | fgo-47 | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Wegfall des Hindernisses. | vorläufig | Der Auslöser steht noch nicht fest: Wegfall des Hindernisses. | § 56 FGO | ereignisAm",
      ],
      [
        "ao-355 | Einspruch (AO) | § 355 Abs. 1 AO | Bekanntgabe des Bescheids | ausgang | ereignis | Auslöser: Bekanntgabe des Bescheids. | 2026-03-16 | endgültig | 2026-04-16 | 2026-04-16",
        "fgo-47 | Klage (FGO) | § 47 Abs. 1 FGO | Bekanntgabe der Einspruchsentscheidung | folgefrist | ao-355 | eigenes | Eigener Auslöser: Bekanntgabe der Einspruchsentscheidung. | 2026-09-01 | endgültig | 2026-10-01 | 2026-10-01",
        "ao-110 | Wiedereinsetzung (AO) | § 110 Abs. 2 AO | Wegfall des Hindernisses | wiedereinsetzung | ao-355 | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Wegfall des Hindernisses. | vorläufig | Der Auslöser steht noch nicht fest: Wegfall des Hindernisses. | § 110 Abs. 2 AO | ereignisAm | 2027-04-16",
        "fgo-56 | Wiedereinsetzung (FGO) | § 56 FGO | Wegfall des Hindernisses | wiedereinsetzung | fgo-47 | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Wegfall des Hindernisses. | vorläufig | Der Auslöser steht noch nicht fest: Wegfall des Hindernisses. | § 56 FGO | ereignisAm | 2027-10-01",
      ],
    ]);
  });

  // 10.03.; vorläufig 10.04.; mit Zustellung am 13.04.: 13.05.; nach mehr als 21 Wochen: 10.08.2026.
  test("Revision in Strafsachen, ohne und mit Zustellung", () => {
    expect([
      kette("stpo-341", { ereignisAm: t("2026-03-03") }),
      kette("stpo-341", { ereignisAm: t("2026-03-03"), zustellungAm: t("2026-04-13") }),
      kette("stpo-341", {
        ereignisAm: t("2026-01-05"),
        zustellungAm: t("2026-06-10"),
        urteilZuDenAktenAm: t("2026-06-02"),
      }),
    ]).toEqual([
      [
        "stpo-341 | Revision (StPO) – Einlegung | § 341 Abs. 1 StPO | Verkündung des Urteils (bei Abwesenheit: Zustellung) | ausgang | ereignis | Auslöser: Verkündung des Urteils (bei Abwesenheit: Zustellung). | 2026-03-03 | endgültig | 2026-03-10 | 2026-03-10",
        "stpo-345 | Revisionsbegründung (StPO) | § 345 Abs. 1 StPO | Ablauf der Einlegungsfrist; war das Urteil noch nicht zugestellt: Zustellung des Urteils | folgefrist | stpo-341 | fruehestens | Schließt an die Frist davor an: Ablauf der Einlegungsfrist; war das Urteil noch nicht zugestellt: Zustellung des Urteils. Vorläufig gerechnet ab deren rechnerischem Ende (10.03.2026). | 2026-03-10 | vorläufig | 2026-04-10 | 2026-04-10",
        "stpo-45 | Wiedereinsetzung (StPO) | § 45 Abs. 1 StPO | Wegfall des Hindernisses | wiedereinsetzung | stpo-341 | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Wegfall des Hindernisses. | vorläufig | Der Auslöser steht noch nicht fest: Wegfall des Hindernisses. | § 45 Abs. 1 StPO | ereignisAm",
      ],
      [
        "stpo-341 | Revision (StPO) – Einlegung | § 341 Abs. 1 StPO | Verkündung des Urteils (bei Abwesenheit: Zustellung) | ausgang | ereignis | Auslöser: Verkündung des Urteils (bei Abwesenheit: Zustellung). | 2026-03-03 | endgültig | 2026-03-10 | 2026-03-10",
        "stpo-345 | Revisionsbegründung (StPO) | § 345 Abs. 1 StPO | Ablauf der Einlegungsfrist; war das Urteil noch nicht zugestellt: Zustellung des Urteils | folgefrist | stpo-341 | fruehestens | Auslöser: Ablauf der Einlegungsfrist; war das Urteil noch nicht zugestellt: Zustellung des Urteils. | 2026-04-13 | endgültig | 2026-05-13 | 2026-05-13",
        "stpo-45 | Wiedereinsetzung (StPO) | § 45 Abs. 1 StPO | Wegfall des Hindernisses | wiedereinsetzung | stpo-341 | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Wegfall des Hindernisses. | vorläufig | Der Auslöser steht noch nicht fest: Wegfall des Hindernisses. | § 45 Abs. 1 StPO | ereignisAm",
      ],
      [
        "stpo-341 | Revision (StPO) – Einlegung | § 341 Abs. 1 StPO | Verkündung des Urteils (bei Abwesenheit: Zustellung) | ausgang | ereignis | Auslöser: Verkündung des Urteils (bei Abwesenheit: Zustellung). | 2026-01-05 | endgültig | 2026-01-12 | 2026-01-12",
        "stpo-345 | Revisionsbegründung (StPO) | § 345 Abs. 1 StPO | Ablauf der Einlegungsfrist; war das Urteil noch nicht zugestellt: Zustellung des Urteils | folgefrist | stpo-341 | fruehestens | Auslöser: Ablauf der Einlegungsfrist; war das Urteil noch nicht zugestellt: Zustellung des Urteils. | 2026-06-10 | endgültig | 2026-08-10 | 2026-08-10",
        "stpo-45 | Wiedereinsetzung (StPO) | § 45 Abs. 1 StPO | Wegfall des Hindernisses | wiedereinsetzung | stpo-341 | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Wegfall des Hindernisses. | vorläufig | Der Auslöser steht noch nicht fest: Wegfall des Hindernisses. | § 45 Abs. 1 StPO | ereignisAm",
      ],
    ]);
  });

  test("Die Grenze geht nur mit, wo sie vom selben Tag läuft", () => {
    expect([
      kette("zpo-544-einl", { ereignisAm: t("2026-03-16"), grenzeAb: t("2026-01-15") }),
      kette("zpo-517", { ereignisAm: t("2026-03-16"), grenzeAb: t("2026-01-15") }),
    ]).toEqual([
      [
        "zpo-544-einl | Nichtzulassungsbeschwerde BGH – Einlegung | § 544 Abs. 3 ZPO | Zustellung des vollständigen Urteils | ausgang | ereignis | Auslöser: Zustellung des vollständigen Urteils. | 2026-03-16 | endgültig | 2026-04-16 | 2026-04-16",
        "zpo-544-begr | Nichtzulassungsbeschwerde BGH – Begründung | § 544 Abs. 4 ZPO | Zustellung des vollständigen Urteils | folgefrist | zpo-544-einl | ereignis | Läuft ab demselben Ereignis, nicht erst ab der Handlung davor. | 2026-03-16 | endgültig | 2026-05-18 | 2026-05-18",
        "zpo-234 | Wiedereinsetzung (ZPO) | § 234 Abs. 1 ZPO | Behebung des Hindernisses | wiedereinsetzung | zpo-544-einl | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses. | vorläufig | Der Auslöser steht noch nicht fest: Behebung des Hindernisses. | § 234 Abs. 1 ZPO | ereignisAm | 2027-04-16",
        "zpo-234-begr | Wiedereinsetzung bei versäumter Begründungsfrist | § 234 Abs. 1 Satz 2 ZPO | Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde) | wiedereinsetzung | zpo-544-begr | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde). | vorläufig | Der Auslöser steht noch nicht fest: Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde). | § 234 Abs. 1 Satz 2 ZPO | ereignisAm | 2027-05-18",
      ],
      [
        "zpo-517 | Berufung (ZPO) – Einlegung | § 517 ZPO | Zustellung des vollständig abgefassten Urteils | ausgang | ereignis | Auslöser: Zustellung des vollständig abgefassten Urteils. | 2026-03-16 | endgültig | 2026-04-16 | 2026-04-16",
        "zpo-520 | Berufungsbegründung (ZPO) | § 520 Abs. 2 ZPO | Zustellung des vollständig abgefassten Urteils (nicht: Einlegung der Berufung) | folgefrist | zpo-517 | ereignis | Läuft ab demselben Ereignis, nicht erst ab der Handlung davor. | 2026-03-16 | endgültig | 2026-05-18 | 2026-05-18",
        "zpo-234 | Wiedereinsetzung (ZPO) | § 234 Abs. 1 ZPO | Behebung des Hindernisses | wiedereinsetzung | zpo-517 | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses. | vorläufig | Der Auslöser steht noch nicht fest: Behebung des Hindernisses. | § 234 Abs. 1 ZPO | ereignisAm | 2027-04-16",
        "zpo-234-begr | Wiedereinsetzung bei versäumter Begründungsfrist | § 234 Abs. 1 Satz 2 ZPO | Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde) | wiedereinsetzung | zpo-520 | eigenes | Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde). | vorläufig | Der Auslöser steht noch nicht fest: Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde). | § 234 Abs. 1 Satz 2 ZPO | ereignisAm | 2027-05-18",
      ],
    ]);
  });

  test("Was nicht zu rechnen ist", () => {
    expect([kette("zpo-517", {}), kette("gibt-es-nicht", {})]).toEqual([
      ["Bitte geben Sie den Tag an."],
      ["Diesen Eintrag gibt es im Fristenkatalog nicht."],
    ]);
  });
});

test("Eine Kette nennt den Stand des Katalogs", () => {
  expect(fristenkette("zpo-517", { ...nw, ereignisAm: t("2026-01-30") })).toMatchObject({ katalogstand });
});
