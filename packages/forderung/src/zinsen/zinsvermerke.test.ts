import { cent, datum, plusTage, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { prozentText } from "../basiszins.ts";
import { letztesHalbjahr, unbekanntesHalbjahr, vermerkzeile } from "../testing.ts";
import type { Hauptforderung, Zahlung, Zinseingabe } from "./zins-typen.ts";
import { zinsrechnung } from "./zinsrechnung.ts";

const f = (weiteres: Partial<Hauptforderung> = {}): Hauptforderung => ({
  id: "a",
  betrag: cent(1_000_00),
  verzugAb: tag("2025-01-01"),
  zinssatz: { art: "fest", prozent100: 365 },
  ...weiteres,
});
const zahlung = (weiteres: Partial<Zahlung> = {}): Zahlung => ({
  am: tag("2025-01-10"),
  betrag: cent(10_00),
  ...weiteres,
});
const eine = (weiteres: Partial<Hauptforderung>) => ({ hauptforderungen: [f(weiteres)] });
const zwei = { hauptforderungen: [f(), f({ id: "b" })] };

const ergebnis = (e: Partial<Zinseingabe>) => {
  const x = zinsrechnung({ hauptforderungen: [f()], bis: tag("2025-03-31"), ...e });
  if (x.art === "kein-ergebnis") throw new Error(`${x.grund} (${x.feld})`);
  return x;
};
/** The notes between the first, on the counting of days, and the last, that interest bears none. */
const vermerke = (e: Partial<Zinseingabe>) => ergebnis(e).vermerke.map(vermerkzeile).slice(1);

const zinseszins = "hinweis | § 289 Satz 1 BGB | Verzugszinsen tragen keine Zinsen (Zinseszinsverbot).";
const mitgezaehlt =
  "hinweis | § 362 Abs. 1 BGB | Der Tag einer Zahlung ist noch aus dem vollen Betrag verzinst.";
const pauschalenfeld = "hauptforderungen[0].pauschale";
const satzfeld = "hauptforderungen[0].zinssatz";

describe("Was zu einer Zinsrechnung gesagt wird", () => {
  test.each<[string, Partial<Zinseingabe>, readonly string[]]>([
    ["nichts Besonderes", {}, [zinseszins]],
    ["eine Zahlung", { zahlungen: [zahlung()] }, [mitgezaehlt, zinseszins]],
    [
      "der Tag der Zahlung zählt nicht mehr",
      { zahlungen: [zahlung()], schalter: { zahlungstag: "nicht-mitgezaehlt" } },
      [
        "hinweis | § 362 Abs. 1 BGB | Der Tag einer Zahlung ist nicht mehr aus dem vollen Betrag verzinst.",
        zinseszins,
      ],
    ],
    [
      "zwei Forderungen und eine Zahlung",
      { ...zwei, zahlungen: [zahlung()] },
      [
        mitgezaehlt,
        "hinweis | § 366 Abs. 2, § 367 Abs. 1 BGB | Unter mehreren Forderungen bestimmt das Gesetz zuerst, welche getilgt wird; danach zählen bei ihr Zinsen vor der Hauptforderung.",
        zinseszins,
      ],
    ],
    [
      "zwei Forderungen, alle Zinsen zuerst",
      { ...zwei, zahlungen: [zahlung()], schalter: { mehrereForderungen: "insgesamt" } },
      [
        mitgezaehlt,
        "hinweis | § 367 Abs. 1 BGB | Bei mehreren Forderungen sind zuerst alle Zinsen, dann alle Hauptforderungen getilgt.",
        zinseszins,
      ],
    ],
    ["zwei Forderungen ohne Zahlung", zwei, [zinseszins]],
    [
      "eine Bestimmung des Schuldners",
      { zahlungen: [zahlung({ tilgung: "bestimmung", bestimmung: [{ auf: "hauptforderung" }] })] },
      [
        mitgezaehlt,
        "hinweis | § 367 Abs. 2 BGB | Weicht die Bestimmung des Schuldners von der Reihenfolge Kosten, Zinsen, Hauptforderung ab, kann der Gläubiger die Leistung ablehnen.",
        zinseszins,
      ],
    ],
    [
      "Zahlung und Kosten nach dem Ende",
      {
        zahlungen: [zahlung(), zahlung({ am: tag("2025-04-01") })],
        kosten: [
          { id: "j", betrag: cent(1), am: tag("2025-03-31") },
          { id: "k", betrag: cent(1), am: tag("2025-04-01") },
        ],
      },
      [
        "warnung | § 367 Abs. 1 BGB | Die Kosten vom 01.04.2025 liegen nach dem Ende der Rechnung und sind nicht berücksichtigt. | kosten[1].am",
        "warnung | § 362 Abs. 1 BGB | Die Zahlung vom 01.04.2025 liegt nach dem Ende der Rechnung und ist nicht berücksichtigt. | zahlungen[1].am",
        mitgezaehlt,
        zinseszins,
      ],
    ],
    [
      "Zahlung am letzten Tag",
      { zahlungen: [zahlung({ am: tag("2025-03-31") })] },
      [mitgezaehlt, zinseszins],
    ],
    [
      "Verzug nach dem Ende",
      eine({ verzugAb: tag("2025-04-01") }),
      [
        "warnung | § 288 Abs. 1 BGB | Der Verzug beginnt erst am 01.04.2025; bis dahin fallen keine Zinsen an. | hauptforderungen[0].verzugAb",
        zinseszins,
      ],
    ],
    ["Verzug am letzten Tag", eine({ verzugAb: tag("2025-03-31") }), [zinseszins]],
    [
      "Zinssatz unter Kaufleuten",
      eine({ zinssatz: { art: "handel" } }),
      [
        "hinweis | § 352 Abs. 1 HGB | § 352 Abs. 1 HGB: Diesen Betrag oder Satz haben wir nicht am amtlichen Text bestätigt; bitte prüfen Sie ihn.",
        `hinweis | § 352 Abs. 1 Satz 1 HGB | Der Zinssatz von 5 % unter Kaufleuten gilt nicht für Verzugszinsen. | ${satzfeld}`,
        zinseszins,
      ],
    ],
    [
      "Verbraucherdarlehen",
      {
        ...eine({ zinssatz: { art: "verbraucherdarlehen" } }),
        zahlungen: [zahlung({ tilgung: "verbraucherdarlehen" })],
      },
      [
        `hinweis | § 497 Abs. 2 BGB | Verzugszinsen eines Verbraucherdarlehens sind gesondert zu buchen; als Schaden daraus höchstens der gesetzliche Zinssatz. | ${satzfeld}`,
        mitgezaehlt,
        zinseszins,
      ],
    ],
    [
      "Immobiliardarlehen mit der Reihenfolge des Verbraucherdarlehens",
      {
        ...eine({ zinssatz: { art: "immobiliardarlehen" } }),
        zahlungen: [zahlung({ tilgung: "verbraucherdarlehen" })],
      },
      [
        mitgezaehlt,
        "hinweis | § 497 Abs. 4 Satz 2 BGB | Für Immobiliar-Verbraucherdarlehen gilt die Reihenfolge Kosten, Hauptforderung, Zinsen nicht; bei ihnen sind Zinsen vor der Hauptforderung getilgt.",
        zinseszins,
      ],
    ],
    [
      "Immobiliardarlehen mit der gesetzlichen Reihenfolge",
      { ...eine({ zinssatz: { art: "immobiliardarlehen" } }), zahlungen: [zahlung()] },
      [mitgezaehlt, zinseszins],
    ],
    [
      "Unternehmer ohne Tag der Entstehung",
      eine({ zinssatz: { art: "unternehmer" } }),
      [
        `hinweis | Art. 229 § 34 EGBGB | Angenommen ist, dass das Schuldverhältnis seit dem 29.07.2014 entstanden ist; für ältere gelten 8 Prozentpunkte. | ${satzfeld}.entstandenAm`,
        zinseszins,
      ],
    ],
    [
      "Unternehmer im alten Schuldverhältnis",
      eine({ zinssatz: { art: "unternehmer", entstandenAm: tag("2014-07-28") } }),
      [zinseszins],
    ],
    [
      "Pauschale gegen einen Verbraucher",
      eine({ pauschale: true }),
      [
        zinseszins,
        `warnung | § 288 Abs. 5 BGB | Keine Verzugspauschale: Der Schuldner einer Entgeltforderung darf kein Verbraucher sein. | ${pauschalenfeld}`,
      ],
    ],
    [
      "Pauschale für ein Schuldverhältnis vor dem 29.07.2014",
      eine({ pauschale: true, zinssatz: { art: "unternehmer", entstandenAm: tag("2014-07-28") } }),
      [
        zinseszins,
        `warnung | Art. 229 § 34 EGBGB | Keine Verzugspauschale: Das Schuldverhältnis ist vor dem 29.07.2014 entstanden. | ${pauschalenfeld}`,
      ],
    ],
    ["keine Pauschale verlangt", eine({ pauschale: false }), [zinseszins]],
  ])("%s", (_, e, erwartet) => {
    expect(vermerke(e)).toEqual(erwartet);
  });

  test("der Satz von null wird genannt, sobald er unter null fiele", () => {
    // Base rate −0,88 % in 2020
    const mit = (prozent100: number, weiteres: Partial<Zinseingabe> = {}) =>
      vermerke({
        ...eine({ verzugAb: tag("2020-01-01"), zinssatz: { art: "ueber-basis", prozent100 } }),
        bis: tag("2020-12-31"),
        ...weiteres,
      });
    expect(mit(88)).toEqual([zinseszins]);
    expect(mit(87)).toEqual([
      `hinweis | § 247 BGB | Der Basiszinssatz war so niedrig, dass sich zeitweise kein Zinssatz über null ergab; gerechnet ist dann mit 0 %. | ${satzfeld}`,
      zinseszins,
    ]);
  });

  test("die Zählung der Tage steht immer voran", () => {
    const erster = (tagzaehlung: Zinseingabe["tagzaehlung"]) =>
      ergebnis(tagzaehlung ? { tagzaehlung } : {}).vermerke[0]?.text;
    const satz = (wie: string) =>
      `Das Gesetz regelt die Zählung der Zinstage nicht. Gerechnet ist ${wie}; der erste und der letzte Tag zählen mit.`;
    expect(erster("act/365")).toBe(satz("taggenau, das Jahr stets mit 365 Tagen (act/365)"));
    expect(erster("30/360")).toBe(satz("kaufmännisch, der Monat mit 30, das Jahr mit 360 Tagen (30/360)"));
  });
});

describe("Ein unbekanntes Halbjahr", () => {
  const ab = unbekanntesHalbjahr();
  const verbraucher = eine({ zinssatz: { art: "verbraucher" }, verzugAb: letztesHalbjahr.ab });
  const offen = (bis = ab) => ergebnis({ ...verbraucher, bis });
  const satz = (rest: string) =>
    `warnung | § 247 Abs. 1 BGB | Der Basiszinssatz ab dem ${datum(ab)} ist noch nicht bekannt; ${rest} | bis`;

  test("wird vorläufig gerechnet, oder die Rechnung endet davor, beides wird gesagt", () => {
    expect(offen().vermerke.map(vermerkzeile)[1]).toMatch(
      new RegExp(
        `^${satz(
          `vorläufig ist mit dem laufenden Satz von ${prozentText(letztesHalbjahr.prozent100)} weitergerechnet. Von den Zinsen sind 0,\\d\\d € vorläufig.`,
        )
          .replaceAll("\u00a0", " ")
          .replaceAll("|", "\\|")}$`,
      ),
    );
    expect(offen().unbekanntAb).toBe(ab);
    const zuvor = plusTage(ab, -1);
    const endet = ergebnis({ ...verbraucher, bis: ab, schalter: { unbekannterBasiszins: "enden" } });
    expect(endet.vermerke.map(vermerkzeile)[1]).toBe(
      satz(`die Rechnung endet deshalb am ${datum(zuvor)} und nicht am ${datum(ab)}.`),
    );
  });

  test("betrifft nur Rechnungen, die es erreichen", () => {
    expect(offen(plusTage(ab, -1)).unbekanntAb).toBeUndefined();
    expect(offen(plusTage(ab, -1)).vermerke.map(vermerkzeile)[1]).toBe(zinseszins);
    expect(ergebnis({ ...eine({}), bis: ab }).unbekanntAb).toBeUndefined();
    const frueher = eine({
      zinssatz: { art: "verbraucher" },
      verzugAb: letztesHalbjahr.ab,
      bis: plusTage(ab, -1),
    });
    expect(ergebnis({ ...frueher, bis: ab }).unbekanntAb).toBeUndefined();
    const spaeter = eine({ zinssatz: { art: "verbraucher" }, verzugAb: plusTage(ab, 1) });
    expect(ergebnis({ ...spaeter, bis: ab }).unbekanntAb).toBeUndefined();
  });

  test("der Tageszins danach ist der laufende und heißt vorläufig", () => {
    const letzter = offen(plusTage(ab, -1));
    expect(offen().summen.tageszins).toBe(letzter.summen.tageszins);
    expect(letzter.summen.tageszins).toBeGreaterThan(0);
    const vorher = offen(plusTage(ab, -2));
    expect([vorher, letzter, offen()].map((e) => e.tageszinsVorlaeufig)).toEqual([false, true, true]);
  });

  test("ein Eintrag wird nur genannt, wenn die Rechnung ihn braucht", () => {
    const [erstes, zweites] = [unbekanntesHalbjahr(1), unbekanntesHalbjahr(2)];
    const basiszinsen = [
      { ab: zweites, prozent100: 200 },
      { ab: erstes, prozent100: 177 },
    ];
    const genannt = (bis: typeof ab, e: Partial<Zinseingabe> = verbraucher) =>
      ergebnis({ ...e, bis, basiszinsen })
        .vermerke.map((v) => v.feld)
        .filter((feld) => feld?.startsWith("basiszinsen"));
    expect(genannt(plusTage(erstes, -1))).toEqual([]);
    expect(genannt(erstes)).toEqual(["basiszinsen[1]"]);
    expect(genannt(zweites)).toEqual(["basiszinsen[1]", "basiszinsen[0]"]);
    expect(genannt(zweites, eine({}))).toEqual([]);
    const fassung = (bis: typeof ab) => ergebnis({ ...verbraucher, bis, basiszinsen }).fassung;
    expect(fassung(plusTage(erstes, -1))).toMatchObject({ ab: letztesHalbjahr.ab, sicherheit: "hoch" });
    expect(fassung(erstes)).toMatchObject({ ab: erstes, sicherheit: "mittel" });
  });
});

test("endet die Rechnung vor dem ersten Basiszinssatz, nennt sie diesen", () => {
  const e = ergebnis({
    ...eine({ zinssatz: { art: "verbraucher" }, verzugAb: tag("2002-01-01") }),
    bis: tag("2001-12-31"),
  });
  expect(e.fassung.ab).toBe("2002-01-01");
  expect(e.summen.zinsen).toBe(0);
});
