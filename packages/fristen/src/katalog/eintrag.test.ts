import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe, expect, test } from "vitest";
import { t } from "../testing.ts";
import { eintragsangaben, zaehltAbJahresende } from "./angaben.ts";
import { katalogeintrag } from "./eintrag.ts";
import { vorschlaege } from "./vorschlaege.ts";

/** Every field of an entry on a line of its own. */
const felder = (id: string, am = "2026-08-19") =>
  Object.entries(katalogeintrag(id, t(am)) ?? {}).map(([feld, wert]) => `${feld}: ${JSON.stringify(wert)}`);
const nur = (id: string, ...namen: readonly string[]) =>
  felder(id).filter((zeile) => namen.includes(zeile.split(":")[0] ?? ""));

describe("Ein Eintrag des Katalogs, Feld für Feld", () => {
  wege(felder, [
    [
      "Berufung (§ 517 ZPO)",
      ["zpo-517"],
      [
        'id: "zpo-517"',
        'name: "Berufung (ZPO) – Einlegung"',
        'norm: "§ 517 ZPO"',
        'gebiet: "zivil"',
        'ausloeser: "Zustellung des vollständig abgefassten Urteils"',
        "kern: true",
        'gebietName: "Zivilprozess"',
        'art: "notfrist"',
        'dauerText: "1 Monat"',
        "fassungen: []",
        'dauer: [{"wert":1,"einheit":"monat"}]',
        'regime: "ZPO"',
        'richtung: "vorwaerts"',
        'beginn: "ereignis"',
        'verschiebung: "vorwaerts"',
        'ereignisArt: "zustellung"',
        "notfrist: true",
        'verlaengerung: "nein"',
        'verlaengerbar: {"einmal":false,"vorAblauf":false,"norm":"§ 224 Abs. 2 ZPO","moeglich":false}',
        'ort: "Sitz des Berufungsgerichts"',
        'grenze: "spätestens 5 Monate nach Verkündung beginnt die Frist"',
        "fuenfMonate: true",
        "varianten: []",
        'vorfristen: [[{"wert":1,"einheit":"woche"}]]',
        'folgefristen: [{"id":"zpo-520","ab":"ereignis"}]',
        'wiedereinsetzung: "zpo-234"',
        'sicherheit: "hoch"',
        'nachweis: "Dauer im Gesetzestext gefunden (Textstand 19.08.2026)"',
        "bestaetigung: false",
      ],
    ],
    [
      "Irrtumsanfechtung (§ 121 BGB)",
      ["bgb-121"],
      [
        'id: "bgb-121"',
        'name: "Irrtumsanfechtung"',
        'norm: "§ 121 BGB"',
        'gebiet: "vertrag"',
        'ausloeser: "Kenntnis vom Anfechtungsgrund"',
        "kern: false",
        'gebietName: "Verbraucher und Vertrag"',
        'art: "gesetzlich"',
        'dauerText: "unverzüglich"',
        "fassungen: []",
        'offen: "unverzueglich"',
        'regime: "BGB"',
        'richtung: "vorwaerts"',
        'beginn: "ereignis"',
        'verschiebung: "vorwaerts"',
        'ereignisArt: "kenntnis"',
        "notfrist: false",
        'verlaengerung: "nein"',
        'verlaengerbar: {"einmal":false,"vorAblauf":false,"moeglich":false}',
        'ort: "Erklärungs-/Leistungsort"',
        'grenze: "10 Jahre seit Abgabe; für Abgabe der Willenserklärung ab dem 01.01.2002"',
        'grenzeAb: "Abgabe der Willenserklärung"',
        "fuenfMonate: false",
        "varianten: []",
        "vorfristen: []",
        "folgefristen: []",
        'sicherheit: "hoch"',
        'nachweis: "aus einer Verweisung oder aus Fachkenntnis, nicht am Text geprüft"',
        "bestaetigung: false",
      ],
    ],
    [
      "Klageerwiderung (§ 276 ZPO)",
      ["zpo-276-erw"],
      [
        'id: "zpo-276-erw"',
        'name: "Klageerwiderung im schriftlichen Vorverfahren"',
        'norm: "§ 276 ZPO"',
        'gebiet: "zivil"',
        'ausloeser: "Ablauf der Anzeigefrist: mindestens 2 weitere Wochen"',
        "kern: false",
        'gebietName: "Zivilprozess"',
        'art: "richterlich"',
        'dauerText: "vom Gericht bestimmt, mindestens 2 Wochen"',
        "fassungen: []",
        'offen: "gericht"',
        'regime: "ZPO"',
        'richtung: "vorwaerts"',
        'beginn: "ereignis"',
        'verschiebung: "vorwaerts"',
        'ereignisArt: "fristablauf"',
        "notfrist: false",
        'verlaengerung: "§ 224 Abs. 2 ZPO auf Antrag bei erheblichen Gründen"',
        'verlaengerbar: {"einmal":false,"vorAblauf":false,"norm":"§ 224 Abs. 2 ZPO","moeglich":true,"durch":"gericht","einwilligung":"ohne"}',
        'ort: "Gericht/Behörde, bei der die Frist zu wahren ist"',
        "fuenfMonate: false",
        "varianten: []",
        'vorfristen: [[{"wert":1,"einheit":"woche"}]]',
        "folgefristen: []",
        'hinweis: "Gesetzlich nur Mindestfrist; das Gericht setzt Datum/Dauer. Standard: 2 Wochen + 2 Wochen ab Zustellung = 4 Wochen."',
        'sicherheit: "hoch"',
        'nachweis: "Paragraph gelesen (Textstand 19.08.2026); die Dauer steht dort nicht als Zahl"',
        "bestaetigung: false",
      ],
    ],
    [
      "Frist, die das Gesetz geändert hat",
      ["asylg-74"],
      [
        'id: "asylg-74"',
        'name: "Asylklage"',
        'norm: "§ 74 Abs. 1 AsylG"',
        'gebiet: "asyl"',
        'ausloeser: "Zustellung der Entscheidung"',
        "kern: true",
        'gebietName: "Asyl und Aufenthalt"',
        'art: "gesetzlich"',
        'dauerText: "2 Wochen"',
        'fassungen: [{"bis":"2026-06-11","text":"2 Wochen","faelle":"Asylantrag bis 11.06.2026","stand":"früher","beginnUngesichert":false,"eindeutig":false,"wahl":{"tag":"asylantrag","angabe":"asylantragAm","norm":"§ 87e Abs. 1 AsylG, Art. 79 Abs. 3 VO (EU) 2024/1348","offen":false},"quelle":{"titel":"Asylverfahrensgesetz (AsylVfG) vom 26.06.1992","fundstelle":"BGBl. I 1992 S. 1126","link":"https://www.gesetze-im-internet.de/asylvfg_1992/__74.html"}},{"ab":"2026-06-12","text":"2 Wochen","faelle":"Asylantrag ab 12.06.2026","stand":"gilt","beginnUngesichert":false,"eindeutig":false,"wahl":{"tag":"asylantrag","angabe":"asylantragAm","norm":"§ 87e Abs. 1 AsylG, Art. 79 Abs. 3 VO (EU) 2024/1348","offen":false},"quelle":{"titel":"AsylG, konsolidierter Text vom 19.08.2026","fundstelle":"Textstand 19.08.2026","link":"https://www.gesetze-im-internet.de/asylvfg_1992/"}}]',
        'dauer: [{"wert":2,"einheit":"woche"}]',
        'regime: "VwGO"',
        'richtung: "vorwaerts"',
        'beginn: "ereignis"',
        'verschiebung: "vorwaerts"',
        'ereignisArt: "zustellung"',
        "notfrist: false",
        'verlaengerung: "nein"',
        'verlaengerbar: {"einmal":false,"vorAblauf":false,"norm":"§ 57 Abs. 2 VwGO, § 224 Abs. 2 ZPO","moeglich":false}',
        'ort: "Gericht/Behörde, bei der die Frist zu wahren ist"',
        "fuenfMonate: false",
        "varianten: []",
        'vorfristen: [[{"wert":3,"einheit":"tag"}]]',
        'folgefristen: [{"id":"asylg-74-begr","ab":"ereignis"}]',
        'wiedereinsetzung: "vwgo-60"',
        'aenderung: {"seit":"2026-06-12","vorher":"ebenfalls 2 Wochen, andere Fallgruppen für 1 Woche"}',
        'hinweis: "§ 74 Abs. 1 Satz 1. Fehlt die Belehrung: 3 Monate statt 1 Jahr (§ 74 Abs. 1 Satz 4); für Asylanträge vor dem 12.06.2026 bleibt es bei 1 Jahr (§ 87e AsylG)."',
        'sicherheit: "hoch"',
        'nachweis: "Dauer im Gesetzestext gefunden (Textstand 19.08.2026)"',
        "bestaetigung: false",
      ],
    ],
  ]);

  wege(nur, [
    [
      "Verteidigungsanzeige mit Varianten",
      ["zpo-276-anz", "varianten", "notfrist", "dauerText"],
      [
        'dauerText: "2 Wochen"',
        "notfrist: true",
        'varianten: [{"id":"ausland","name":"Zustellung im Ausland","dauer":[{"wert":1,"einheit":"monat"}]}]',
      ],
    ],
    [
      "Revision: einziges Gericht",
      ["zpo-548", "gericht", "notfrist", "folgefristen", "wiedereinsetzung", "ort"],
      [
        "notfrist: true",
        'ort: "BGH Karlsruhe (BW)"',
        'gericht: "bgh"',
        'folgefristen: [{"id":"zpo-551","ab":"ereignis"}]',
        'wiedereinsetzung: "zpo-234"',
      ],
    ],
    [
      "Beschwerde in Familiensachen: Bekanntgabe mit der Post",
      ["famfg-63", "weg", "regime", "grenze", "fuenfMonate", "wiedereinsetzung"],
      [
        'regime: "FamFG"',
        'weg: "post-famfg"',
        'grenze: "spätestens 5 Monate nach Erlass (§ 63 Abs. 3 Satz 2)"',
        "fuenfMonate: true",
        'wiedereinsetzung: "famfg-18"',
      ],
    ],
    [
      "Wertänderung nach Kostenentscheidung (§ 102 ZPO): die Fassungen",
      ["zpo-102", "dauer", "dauerText", "aenderung", "fassungen"],
      [
        'dauerText: "6 Monate"',
        'fassungen: [{"bis":"2026-06-30","text":"gab es nicht","faelle":"bis 30.06.2026","stand":"früher","beginnUngesichert":false,"eindeutig":false,"wahl":{"tag":"ereignis","norm":"§ 102 ZPO","offen":true}},{"ab":"2026-07-01","text":"6 Monate","faelle":"ab 01.07.2026","stand":"gilt","beginnUngesichert":true,"eindeutig":false,"wahl":{"tag":"ereignis","norm":"§ 102 ZPO","offen":true},"quelle":{"titel":"Bundesrecht, konsolidierter Textbestand vom 19.08.2026","fundstelle":"Textstand 19.08.2026; Fassung der Normen, die jeder Eintrag nennt","link":"https://www.gesetze-im-internet.de/"}}]',
        'dauer: [{"wert":6,"einheit":"monat"}]',
        'aenderung: {"seit":"2026-07","vorher":"gab es nicht"}',
      ],
    ],
    [
      "Gerichtliche Frist mit Höchstmaß",
      ["inso-28", "offen", "dauerText", "dauer", "verlaengerung"],
      [
        'dauerText: "vom Gericht bestimmt, mindestens 2 Wochen, höchstens 3 Monate"',
        'offen: "gericht"',
        'verlaengerung: "nein"',
      ],
    ],
    [
      "Behördliche Frist",
      ["ao-364b", "offen", "dauerText", "hinweis", "verlaengerung", "ort"],
      [
        'dauerText: "von der Behörde bestimmt"',
        'offen: "behoerde"',
        'verlaengerung: "§ 109 AO"',
        'ort: "Gericht/Behörde, bei der die Frist zu wahren ist"',
      ],
    ],
    [
      "Rückwärts und ohne Verschiebung",
      ["aktg-123", "richtung", "verschiebung", "beginn", "ereignisArt", "dauerText"],
      [
        'dauerText: "30 Tage"',
        'richtung: "rueckwaerts"',
        'beginn: "ereignis"',
        'verschiebung: "keine"',
        'ereignisArt: "termin"',
      ],
    ],
    [
      "Rückschau",
      ["inso-130", "art", "richtung", "verschiebung", "dauerText"],
      ['art: "rueckschau"', 'dauerText: "3 Monate"', 'richtung: "rueckwaerts"', 'verschiebung: "keine"'],
    ],
    [
      "Nur mit Bestätigung: keine Zahl im Gesetz",
      ["ev-dringlich", "sicherheit", "nachweis", "bestaetigung", "hinweis"],
      [
        'hinweis: "Kein Gesetz; je OLG ca. 4 Wochen bis 2 Monate (z. B. strenger Monat in München). Nur Warnhinweis, keine Berechnung als Rechtsfrist."',
        'sicherheit: "niedrig"',
        'nachweis: "aus einer Verweisung oder aus Fachkenntnis, nicht am Text geprüft"',
        "bestaetigung: true",
      ],
    ],
    [
      "Grenze mit Ausnahme",
      ["bgb-355", "grenze", "grenzeAb", "dauerText"],
      [
        'dauerText: "14 Tage"',
        'grenze: "12 Monate und 14 Tage (§ 356 Abs. 3); für Vertragsschluss oder Warenerhalt ab dem 13.06.2014"',
        'grenzeAb: "Vertragsschluss oder Warenerhalt"',
      ],
    ],
  ]);

  test("Dieselbe Frist vor der Änderung", () => {
    expect(felder("asylg-74", "2026-06-11").filter((z) => z.startsWith("dauer"))).toEqual([
      'dauerText: "2 Wochen"',
      'dauer: [{"wert":2,"einheit":"woche"}]',
    ]);
  });

  test("Kündigung mit Gestalt statt Länge", () => {
    expect([
      nur("bgb-573c", "dauerText"),
      nur("bgb-556b", "dauerText"),
      nur("bgb-622-1", "dauerText", "dauer"),
    ]).toEqual([
      ['dauerText: "bis zum 3. Werktag zum Ablauf des übernächsten Monats"'],
      ['dauerText: "bis zum 3. Werktag"'],
      ['dauerText: "4 Wochen"', 'dauer: [{"wert":4,"einheit":"woche"}]'],
    ]);
  });

  test("Unbekanntes gibt es nicht", () => {
    expect([felder("gibt-es-nicht"), felder("toString")]).toEqual([[], []]);
  });
});

describe("Was ein Formular zu einem Eintrag fragt", () => {
  test("Je nach Eintrag", () => {
    expect(
      [
        "zpo-517",
        "zpo-234",
        "aktg-123",
        "emrk-35",
        "gmbhg-51",
        "stpo-341",
        "stpo-345",
        "vwgo-70",
        "zpo-548",
        "bgb-121",
        "bgb-475e-5",
        "asylg-58",
        "prodhaftg-12",
        "prodhaftg-13",
        "grestg-19",
        "gibt-es-nicht",
      ].map((id) => `${id}: ${[...eintragsangaben(id)].sort().join(" ")}`),
    ).toEqual([
      "zpo-517: verkuendungAm",
      "zpo-234: ",
      "aktg-123: anmeldefristTage",
      "emrk-35: entscheidungAm",
      "gmbhg-51: postlaufTage",
      "stpo-341: urteilZuDenAktenAm zustellungAm",
      "stpo-345: urteilZuDenAktenAm verkuendungAm",
      "vwgo-70: weitereOrte",
      "zpo-548: verkuendungAm",
      "bgb-121: ",
      "bgb-475e-5: vertragAm",
      "asylg-58: asylantragAm weitereOrte",
      "prodhaftg-12: inverkehrbringenAm",
      "prodhaftg-13: ",
      "grestg-19: erwerbsvorgangAm weitereOrte",
      "gibt-es-nicht: ",
    ]);
  });

  test("Ab Jahresende zählt nur das Jahr", () => {
    expect(["bgb-195", "zpo-517", "gibt-es-nicht"].map((id) => zaehltAbJahresende(id))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("Vorschläge", () => {
  test("Die sechzehn gebräuchlichsten zuerst", () => {
    expect(
      vorschlaege(t("2026-08-19"))
        .slice(0, 16)
        .map((v) =>
          [
            v.id,
            v.name,
            v.art,
            v.legalBasis,
            v.days,
            v.weeks,
            v.months,
            v.years,
            v.notfrist,
            v.description,
          ].join(" | "),
        ),
    ).toEqual([
      "zpo-517 | Berufung (ZPO) – Einlegung | Notfrist | § 517 ZPO | 0 | 0 | 1 | 0 | true | Beginn: Zustellung des vollständig abgefassten Urteils.",
      "zpo-520 | Berufungsbegründung (ZPO) | Gesetzliche Frist | § 520 Abs. 2 ZPO | 0 | 0 | 2 | 0 | false | Beginn: Zustellung des vollständig abgefassten Urteils (nicht: Einlegung der Berufung).",
      "zpo-548 | Revision (ZPO) – Einlegung | Notfrist | § 548 ZPO | 0 | 0 | 1 | 0 | true | Beginn: Zustellung des vollständig abgefassten Berufungsurteils.",
      "zpo-569 | Sofortige Beschwerde (ZPO) | Notfrist | § 569 Abs. 1 ZPO | 0 | 2 | 0 | 0 | true | Beginn: Zustellung der Entscheidung.",
      "zpo-339 | Einspruch gegen Versäumnisurteil | Notfrist | § 339 Abs. 1 ZPO | 0 | 2 | 0 | 0 | true | Beginn: Zustellung des Versäumnisurteils.",
      "zpo-692 | Widerspruch gegen Mahnbescheid | Gesetzliche Frist | § 692 Abs. 1 ZPO | 0 | 2 | 0 | 0 | false | Beginn: Zustellung des Mahnbescheids.",
      "kschg-4 | Kündigungsschutzklage | Gesetzliche Frist | § 4 Satz 1 KSchG | 0 | 3 | 0 | 0 | false | Beginn: Zugang der schriftlichen Kündigung.",
      "vwgo-74 | Anfechtungs-/Verpflichtungsklage (VwGO) | Gesetzliche Frist | § 74 Abs. 1 VwGO | 0 | 0 | 1 | 0 | false | Beginn: Zustellung des Widerspruchsbescheids bzw. Bekanntgabe des Verwaltungsakts (ohne Vorverfahren).",
      "vwgo-70 | Widerspruch (VwGO) | Gesetzliche Frist | § 70 Abs. 1 VwGO | 0 | 0 | 1 | 0 | false | Beginn: Bekanntgabe des Verwaltungsakts.",
      "ao-355 | Einspruch (AO) | Gesetzliche Frist | § 355 Abs. 1 AO | 0 | 0 | 1 | 0 | false | Beginn: Bekanntgabe des Bescheids.",
      "stpo-410 | Einspruch gegen Strafbefehl | Gesetzliche Frist | § 410 Abs. 1 StPO | 0 | 2 | 0 | 0 | false | Beginn: Zustellung des Strafbefehls.",
      "stpo-314 | Berufung (StPO) | Gesetzliche Frist | § 314 Abs. 1 StPO | 0 | 1 | 0 | 0 | false | Beginn: Verkündung des Urteils (bei Abwesenheit: Zustellung, § 314 Abs. 2).",
      "stpo-341 | Revision (StPO) – Einlegung | Gesetzliche Frist | § 341 Abs. 1 StPO | 0 | 1 | 0 | 0 | false | Beginn: Verkündung des Urteils (bei Abwesenheit: Zustellung).",
      "owig-67 | Einspruch gegen Bußgeldbescheid | Gesetzliche Frist | § 67 Abs. 1 OWiG | 0 | 2 | 0 | 0 | false | Beginn: Zustellung des Bußgeldbescheids.",
      "zpo-321a | Gehörsrüge (ZPO) | Notfrist | § 321a Abs. 2 ZPO | 0 | 2 | 0 | 0 | true | Beginn: Kenntnis von der Gehörsverletzung.",
      "bverfgg-93 | Verfassungsbeschwerde (Entscheidung) | Gesetzliche Frist | § 93 Abs. 1 BVerfGG | 0 | 0 | 1 | 0 | false | Beginn: Zustellung/formlose Mitteilung der vollständigen Entscheidung.",
    ]);
  });
});
