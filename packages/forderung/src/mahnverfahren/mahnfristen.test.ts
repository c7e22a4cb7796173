import { plusTage, type Schritt, type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { vermerkzeile } from "../testing.ts";
import { type Mahnfristeneingabe, mahnverfahrenFristen } from "./mahnfristen.ts";
import { mahngericht } from "./mahngericht.ts";

const zeile = ({ norm, text }: Schritt): string => `${norm} | ${text}`;
const antwort = (e: Mahnfristeneingabe) => {
  const x = mahnverfahrenFristen(e);
  if (x.art === "kein-ergebnis") throw new Error(x.grund);
  return {
    ...x,
    fristen: x.fristen.map(({ schritte, ...f }) => ({ ...f, schritte: schritte.map(zeile) })),
    vermerke: x.vermerke.map(vermerkzeile),
  };
};

const ohneFeiertage = (norm: string) =>
  `warnung | ${norm} | Feiertage sind nicht berücksichtigt; fällt das Ende auf einen Feiertag am Sitz des Gerichts, endet die Frist am nächsten Werktag.`;
const einspruchSpaeter =
  "hinweis | § 694 ZPO | Der Widerspruch wirkt, solange der Vollstreckungsbescheid nicht verfügt ist; danach gilt er als Einspruch.";
const wegfall =
  "hinweis | § 701 Satz 1 ZPO | Ohne rechtzeitigen Antrag auf Vollstreckungsbescheid fällt die Wirkung des Mahnbescheids weg.";
const bgb = "§§ 187 Abs. 1, 188 Abs. 2 BGB";
const keine = () => undefined;

describe("Fristen des Mahnverfahrens, ganz", () => {
  test("im Inland", () => {
    // Served on Thursday, 15 January 2026: 14 days are the 29th, six months 15 July. 2 March and 14 days: the 16th; 4 May: the 18th.
    expect(
      antwort({
        zustellungMb: tag("2026-01-15"),
        zustellungVb: tag("2026-03-02"),
        aufforderungBegruendung: tag("2026-05-04"),
      }),
    ).toEqual({
      art: "ergebnis",
      variante: "inland",
      fristen: [
        {
          art: "widerspruch",
          titel: "Widerspruch gegen den Mahnbescheid",
          tag: "2026-01-29",
          ungeschoben: "2026-01-29",
          notfrist: false,
          norm: "§ 692 Abs. 1 Nr. 3 ZPO",
          schritte: [`§ 692 Abs. 1 Nr. 3 ZPO, ${bgb} | 2 Wochen ab dem 15.01.2026: 29.01.2026`],
        },
        {
          art: "vb-fruehestens",
          titel: "Antrag auf Vollstreckungsbescheid frühestens",
          tag: "2026-01-30",
          ungeschoben: "2026-01-30",
          notfrist: false,
          norm: "§ 699 Abs. 1 Satz 2 ZPO",
          schritte: ["§ 699 Abs. 1 Satz 2 ZPO | Nach Ablauf der Widerspruchsfrist am 29.01.2026: 30.01.2026"],
        },
        {
          art: "vb-spaetestens",
          titel: "Antrag auf Vollstreckungsbescheid spätestens",
          tag: "2026-07-15",
          ungeschoben: "2026-07-15",
          notfrist: false,
          norm: "§ 701 Satz 1 ZPO",
          schritte: [`§ 701 Satz 1 ZPO, ${bgb} | 6 Monate ab dem 15.01.2026: 15.07.2026`],
        },
        {
          art: "einspruch",
          titel: "Einspruch gegen den Vollstreckungsbescheid",
          tag: "2026-03-16",
          ungeschoben: "2026-03-16",
          notfrist: true,
          norm: "§ 700 Abs. 1, § 339 Abs. 1 ZPO",
          schritte: [`§ 700 Abs. 1, § 339 Abs. 1 ZPO, ${bgb} | 2 Wochen ab dem 02.03.2026: 16.03.2026`],
        },
        {
          art: "begruendung",
          titel: "Anspruchsbegründung",
          tag: "2026-05-18",
          ungeschoben: "2026-05-18",
          notfrist: false,
          norm: "§ 697 Abs. 1 Satz 1 ZPO",
          schritte: [`§ 697 Abs. 1 Satz 1 ZPO, ${bgb} | 2 Wochen ab dem 04.05.2026: 18.05.2026`],
        },
      ],
      vermerke: [ohneFeiertage("§ 222 Abs. 2 ZPO"), einspruchSpaeter, wegfall],
    });
  });

  test.each([
    ["ausland", "§ 32 Abs. 3 AVAG", "§ 700 Abs. 1, § 339 Abs. 2 ZPO", "§ 697 Abs. 1 Satz 1 ZPO"],
    ["arbeitsgericht", "§ 46a Abs. 3 ArbGG", "§ 59 Satz 1 ArbGG", "§ 46a Abs. 4 Satz 3 ArbGG"],
  ] as const)("%s: jede Frist nach ihrer Norm", (variante, widerspruch, einspruch, begruendung) => {
    const { fristen, vermerke } = antwort({
      zustellungMb: tag("2026-01-15"),
      zustellungVb: tag("2026-03-02"),
      aufforderungBegruendung: tag("2026-05-04"),
      variante,
      feiertag: keine,
    });
    expect(fristen.map(({ norm }) => norm)).toEqual([
      widerspruch,
      "§ 699 Abs. 1 Satz 2 ZPO",
      "§ 701 Satz 1 ZPO",
      einspruch,
      begruendung,
    ]);
    expect(fristen.map(({ notfrist }) => notfrist)).toEqual([false, false, false, true, false]);
    expect(vermerke).toEqual([einspruchSpaeter, wegfall]);
  });

  // Monday, 4 May 2026 and two weeks: Monday, 18 May (§§ 1091, 697 Abs. 1 ZPO, § 222 Abs. 1 ZPO).
  test("nach einem Europäischen Zahlungsbefehl läuft die Begründungsfrist der ZPO, einen Vollstreckungsbescheid gibt es nicht", () => {
    const { fristen } = antwort({
      zustellungMb: tag("2026-01-15"),
      aufforderungBegruendung: tag("2026-05-04"),
      variante: "europaeisch",
      feiertag: keine,
    });
    expect(fristen.at(-1)).toMatchObject({
      art: "begruendung",
      tag: "2026-05-18",
      norm: "§§ 1091, 697 Abs. 1 Satz 1 ZPO",
      schritte: [
        "§§ 1091, 697 Abs. 1 Satz 1 ZPO, §§ 187 Abs. 1, 188 Abs. 2 BGB | 2 Wochen ab dem 04.05.2026: 18.05.2026",
      ],
    });
    expect(
      mahnverfahrenFristen({
        zustellungMb: tag("2026-01-15"),
        zustellungVb: tag("2026-03-02"),
        variante: "europaeisch",
      }),
    ).toMatchObject({ art: "kein-ergebnis", feld: "zustellungVb" });
  });

  test("das Europäische Mahnverfahren kennt nur den Einspruch gegen den Zahlungsbefehl und zählt nach Unionsrecht", () => {
    // 15 January and 30 days: Saturday, 14 February 2026; Monday is the 16th.
    const zaehlung = "VO (EWG, Euratom) Nr. 1182/71";
    expect(
      antwort({
        zustellungMb: tag("2026-01-15"),
        variante: "europaeisch",
      }),
    ).toEqual({
      art: "ergebnis",
      variante: "europaeisch",
      fristen: [
        {
          art: "widerspruch",
          titel: "Einspruch gegen den Zahlungsbefehl",
          tag: "2026-02-16",
          ungeschoben: "2026-02-14",
          notfrist: false,
          norm: "Art. 16 Abs. 2 VO (EG) Nr. 1896/2006",
          schritte: [
            `Art. 16 Abs. 2 VO (EG) Nr. 1896/2006, Art. 3 Abs. 1 ${zaehlung} | 30 Tage ab dem 15.01.2026: 14.02.2026`,
            `Art. 3 Abs. 4 ${zaehlung} | Kein Werktag: 14.02.2026 (Samstag), 15.02.2026 (Sonntag). Ende am 16.02.2026`,
          ],
        },
      ],
      vermerke: [
        ohneFeiertage(`Art. 3 Abs. 4 ${zaehlung}`),
        `hinweis | Art. 16 Abs. 2 VO (EG) Nr. 1896/2006 | Für die Fristen des Europäischen Mahnverfahrens gilt die Verordnung (EWG, Euratom) Nr. 1182/71.`,
      ],
    });
  });

  test("ein Feiertag am Samstag heißt nach dem Feiertag", () => {
    const feiertag = (t: Tag) =>
      t === "2026-10-03" ? { name: "Tag der Deutschen Einheit", norm: "Art. 2 EinigVtr" } : undefined;
    const [widerspruch] = antwort({ zustellungMb: tag("2026-09-19"), feiertag }).fristen;
    expect(widerspruch?.schritte[1]).toBe(
      "§ 222 Abs. 2 ZPO; Art. 2 EinigVtr | Kein Werktag: 03.10.2026 (Tag der Deutschen Einheit), 04.10.2026 (Sonntag). Ende am 05.10.2026",
    );
  });

  test("ohne Vollstreckungsbescheid und Aufforderung enden die Fristen beim spätesten Antrag", () => {
    expect(antwort({ zustellungMb: tag("2026-01-15") }).fristen.map(({ art }) => art)).toEqual([
      "widerspruch",
      "vb-fruehestens",
      "vb-spaetestens",
    ]);
  });
});

describe("Kein Ergebnis", () => {
  const grund = "Der Tag muss ein Kalendertag von 1900 bis 2199 sein.";
  const mb = tag("2026-01-15");
  test.each<[string, Mahnfristeneingabe, object]>([
    ["Mahnbescheid", { zustellungMb: tag("2200-01-01") }, { grund, norm: "§ 693 ZPO", feld: "zustellungMb" }],
    [
      "Vollstreckungsbescheid",
      { zustellungMb: mb, zustellungVb: tag("2200-01-01") },
      { grund, norm: "§ 222 Abs. 1 ZPO", feld: "zustellungVb" },
    ],
    [
      "Aufforderung",
      { zustellungMb: mb, aufforderungBegruendung: tag("1899-12-31") },
      { grund, norm: "§ 222 Abs. 1 ZPO", feld: "aufforderungBegruendung" },
    ],
    [
      "beide am selben Tag",
      { zustellungMb: mb, zustellungVb: mb },
      {
        grund: "Der Vollstreckungsbescheid wird nach dem Mahnbescheid zugestellt.",
        norm: "§ 699 Abs. 1 ZPO",
        feld: "zustellungVb",
      },
    ],
  ])("%s", (_, e, erwartet) => {
    expect(mahnverfahrenFristen(e)).toEqual({ art: "kein-ergebnis", ...erwartet });
  });

  test("am Tag nach dem Mahnbescheid ist ein Vollstreckungsbescheid denkbar", () => {
    expect(mahnverfahrenFristen({ zustellungMb: mb, zustellungVb: plusTage(mb, 1) }).art).toBe("ergebnis");
  });
});

describe("Mahngericht, ganz", () => {
  const hagen = "Amtsgericht Hagen – Zentrale Mahnabteilung";
  const stuttgart = "Amtsgericht Stuttgart – Zentrales Mahngericht";
  const wedding = "Amtsgericht Wedding – Zentrales Mahngericht Berlin-Brandenburg";
  test.each([
    [
      { land: "NW", olgBezirk: "hamm" },
      "mahnverfahren",
      hagen,
      "§ 689 Abs. 2 Satz 1, Abs. 3 ZPO",
      "Oberlandesgerichtsbezirk des Antragstellers",
    ],
    [
      { land: "BW" },
      "mahnverfahren",
      stuttgart,
      "§ 689 Abs. 2 Satz 1, Abs. 3 ZPO",
      "Wohnsitz oder Sitz des Antragstellers",
    ],
    [
      { land: "ausland" },
      "mahnverfahren",
      wedding,
      "§ 689 Abs. 2 Satz 2 ZPO",
      "Der Antragsteller hat im Inland keinen allgemeinen Gerichtsstand",
    ],
    [
      { land: "BW" },
      "europaeisch",
      wedding,
      "§ 1087 ZPO",
      "Europäisches Mahnverfahren: bundesweit ein Gericht",
    ],
  ] as const)("%j, %s: %s", (antragsteller, verfahren, name, norm, grund) => {
    expect(mahngericht(antragsteller, verfahren)).toEqual({
      art: "ergebnis",
      gericht: expect.objectContaining({ name }),
      bezeichnung: name,
      norm,
      stand: "August 2026",
      schritte: [{ text: `${grund}: ${name}`, norm }],
      vermerke: [{ art: "hinweis", text: "Anschrift nach dem Stand August 2026.", norm }],
    });
  });

  test("in Arbeitssachen das örtliche Arbeitsgericht", () => {
    const norm = "§ 46a Abs. 2 ArbGG";
    expect(mahngericht({ land: "NW" }, "arbeitsgericht")).toEqual({
      art: "ergebnis",
      bezeichnung: "Arbeitsgericht, das für die Klage zuständig wäre",
      norm,
      stand: "August 2026",
      schritte: [
        { text: "Arbeitssache: das örtlich zuständige Arbeitsgericht, kein zentrales Mahngericht", norm },
      ],
      vermerke: [],
    });
  });

  test.each([
    [
      { land: "NW" },
      "In Nordrhein-Westfalen entscheidet der Oberlandesgerichtsbezirk des Antragstellers: Hamm und Düsseldorf oder Köln.",
    ],
    [
      { land: "HE", olgBezirk: "koeln" },
      "Nach dem Bezirk des Oberlandesgerichts fragt nur Nordrhein-Westfalen.",
    ],
    [
      { land: "ausland", olgBezirk: "koeln" },
      "Nach dem Bezirk des Oberlandesgerichts fragt nur Nordrhein-Westfalen.",
    ],
  ] as const)("%j: kein Ergebnis", (antragsteller, grund) => {
    expect(mahngericht(antragsteller)).toEqual({
      art: "kein-ergebnis",
      grund,
      norm: "§ 689 Abs. 3 ZPO",
      feld: "antragsteller.olgBezirk",
    });
  });
});
