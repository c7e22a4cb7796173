import { cent, tag, type Vermerk } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { prozentText } from "../basiszins.ts";
import { letztesHalbjahr, unbekanntesHalbjahr } from "../testing.ts";
import { type Mahnantrag, plausibilitaet } from "./mahnpruefung.ts";

const gut: Mahnantrag = { antragAm: tag("2026-03-02"), hauptforderung: cent(1_000_00) };
const zeile = ({ art, norm, text, feld }: Vermerk): string =>
  `${art} | ${norm} | ${text} | ${feld}`.replaceAll("\u00a0", " ");
const funde = (a: Partial<Mahnantrag>) => plausibilitaet({ ...gut, ...a }).map(zeile);

describe("Was einem Mahnantrag entgegensteht", () => {
  const maschinell =
    "Rechtsanwälte, registrierte Inkassodienstleister und Behörden reichen den Antrag nur maschinell lesbar ein";
  const gefragt = (feld: string) =>
    `hinweis | § 702 Abs. 2 ZPO | ${maschinell}, andere auch auf dem Vordruck. | ${feld}`;
  const verlangt = `warnung | § 702 Abs. 2 Satz 2 ZPO | ${maschinell}. | maschinellLesbar`;
  const ausland =
    "hinweis | § 688 Abs. 3 ZPO | Im Ausland ist das Mahnverfahren nur zulässig, soweit das AVAG es vorsieht. | zustellungAusland";
  const fremd =
    "hinweis | § 32 Abs. 1 Satz 2 AVAG | Wird der Mahnbescheid im Ausland zugestellt, kann der Betrag auf eine andere Währung lauten. | waehrung";
  const beide =
    "warnung | § 13f RDG | Kosten von Inkassodienstleister und Rechtsanwalt sind nebeneinander nur in den Grenzen einer Anwaltsvergütung zu ersetzen. | inkassokosten";
  const hoch =
    "hinweis | § 254 Abs. 2 BGB | Die Nebenforderungen übersteigen die Hauptforderung; bitte prüfen. | inkassokosten";
  const frueh =
    "warnung | § 286 Abs. 1 BGB | Verzugszinsen beginnen frühestens am Tag nach der Fälligkeit. | zinsenAb";

  test.each<[string, Partial<Mahnantrag>, readonly string[]]>([
    ["nichts", {}, []],
    [
      "kein Betrag",
      { hauptforderung: cent(0) },
      [
        "warnung | § 688 Abs. 1 ZPO | Das Mahnverfahren verlangt einen bestimmten Geldbetrag. | hauptforderung",
      ],
    ],
    ["ein Cent", { hauptforderung: cent(1) }, []],
    [
      "fremde Währung im Inland",
      { waehrung: "USD" },
      ["warnung | § 688 Abs. 1 ZPO | Der Betrag muss auf Euro lauten. | waehrung"],
    ],
    ["Euro", { waehrung: "EUR" }, []],
    ["fremde Währung im Ausland", { waehrung: "USD", zustellungAusland: true }, [fremd, ausland]],
    ["im Inland zuzustellen", { zustellungAusland: false }, []],
    [
      "offene Gegenleistung",
      { gegenleistungOffen: true },
      [
        "warnung | § 688 Abs. 2 Nr. 2 ZPO | Solange eine Gegenleistung noch zu erbringen ist, ist das Mahnverfahren nicht zulässig. | gegenleistungOffen",
      ],
    ],
    ["erbrachte Gegenleistung", { gegenleistungOffen: false }, []],
    [
      "öffentliche Zustellung",
      { oeffentlicheZustellungNoetig: true },
      [
        "warnung | § 688 Abs. 2 Nr. 3 ZPO | Muss der Mahnbescheid öffentlich zugestellt werden, ist das Mahnverfahren nicht zulässig. | oeffentlicheZustellungNoetig",
      ],
    ],
    ["gewöhnliche Zustellung", { oeffentlicheZustellungNoetig: false }, []],
    ["Anwalt ohne Angabe der Form", { antragsteller: "anwalt" }, [gefragt("antragsteller")]],
    ["Inkasso auf Papier", { antragsteller: "inkasso", maschinellLesbar: false }, [verlangt]],
    ["Behörde maschinell", { antragsteller: "behoerde", maschinellLesbar: true }, []],
    ["Privatperson ohne Angabe", { antragsteller: "privat" }, []],
    [
      "Privatperson auf Papier",
      { antragsteller: "privat", maschinellLesbar: false },
      [gefragt("maschinellLesbar")],
    ],
    ["unbekannt auf Papier", { maschinellLesbar: false }, [gefragt("maschinellLesbar")]],
    ["unbekannt und maschinell", { maschinellLesbar: true }, []],
    [
      "ohne Streitgericht",
      { streitgerichtAngegeben: false },
      [
        "warnung | § 690 Abs. 1 Nr. 5 ZPO | Das Gericht, das für ein streitiges Verfahren zuständig ist, muss bezeichnet werden. | streitgerichtAngegeben",
      ],
    ],
    ["mit Streitgericht", { streitgerichtAngegeben: true }, []],
    [
      "noch nicht fällig",
      { faelligAm: tag("2026-03-03") },
      ["warnung | § 688 Abs. 1 ZPO | Die Forderung wird erst am 03.03.2026 fällig. | faelligAm"],
    ],
    ["am Tag des Antrags fällig", { faelligAm: tag("2026-03-02") }, []],
    [
      "Zinsen ohne Fälligkeit",
      { zinsenAb: tag("2026-01-02") },
      [
        "hinweis | § 286 Abs. 1 BGB | Ohne den Tag der Fälligkeit ist der Beginn der Zinsen nicht geprüft. | zinsenAb",
      ],
    ],
    ["Zinsen am Tag der Fälligkeit", { faelligAm: tag("2026-01-02"), zinsenAb: tag("2026-01-02") }, [frueh]],
    ["Zinsen am Tag danach", { faelligAm: tag("2026-01-02"), zinsenAb: tag("2026-01-03") }, []],
    ["Inkasso neben Anwalt", { inkassokosten: cent(1), anwaltskosten: cent(1) }, [beide]],
    ["nur Inkasso", { inkassokosten: cent(1), anwaltskosten: cent(0) }, []],
    ["nur Anwalt", { anwaltskosten: cent(1_000_00), inkassokosten: cent(0) }, []],
    [
      "zusammen mehr als die Forderung",
      { inkassokosten: cent(1), anwaltskosten: cent(1_000_00) },
      [beide, hoch],
    ],
    ["allein mehr als die Forderung", { inkassokosten: cent(1_000_01) }, [hoch]],
    [
      "ohne Forderung ist daran nichts zu messen",
      { hauptforderung: cent(0), anwaltskosten: cent(1) },
      [
        "warnung | § 688 Abs. 1 ZPO | Das Mahnverfahren verlangt einen bestimmten Geldbetrag. | hauptforderung",
      ],
    ],
  ])("%s", (_, antrag, erwartet) => {
    expect(funde(antrag)).toEqual(erwartet);
  });
});

describe("Verbraucherdarlehen (§ 688 Abs. 2 Nr. 1 ZPO)", () => {
  const darlehen = (effektivzins100: number, vertragAm: string) => ({
    verbraucherdarlehen: { effektivzins100, vertragAm: tag(vertragAm) },
  });
  const offen =
    "hinweis | § 688 Abs. 2 Nr. 1 ZPO | Der Basiszinssatz am Tag des Vertrags ist nicht erfasst; bitte die Zinsgrenze selbst prüfen. | verbraucherdarlehen.vertragAm";
  const zuHoch = (satz: string, grenze: string) =>
    `warnung | § 688 Abs. 2 Nr. 1 ZPO | Der effektive Jahreszins von ${satz} liegt über der Grenze von ${grenze}; das Mahnverfahren ist nicht zulässig.`;
  const feld = "verbraucherdarlehen.effektivzins100";

  // Base rate 3,37 % from 1 July 2024, 2,27 % from 1 January 2025; each and 12 points.
  test("zählt der Basiszinssatz am Tag des Vertrags", () => {
    expect(funde(darlehen(15_37, "2024-12-31"))).toEqual([]);
    expect(funde(darlehen(15_38, "2024-12-31"))).toEqual([`${zuHoch("15,38 %", "15,37 %")} | ${feld}`]);
    expect(funde(darlehen(15_37, "2025-01-01"))).toEqual([`${zuHoch("15,37 %", "14,27 %")} | ${feld}`]);
  });

  const neuesRecht =
    "warnung | §§ 491 ff., 356b ff. BGB, § 34k GewO | Neues Verbraucherkreditrecht, seit dem 20.11.2026 (BGBl. 2026 I Nr. 139): in dieser Rechnung noch nicht berücksichtigt. Der neue Wortlaut der §§ 356b und 497 BGB und des § 688 Abs. 2 Nr. 1 ZPO ist noch nicht eingearbeitet. Bitte prüfen Sie die Norm im geltenden Wortlaut. | verbraucherdarlehen.vertragAm";

  test("sagt ein Vertrag ab dem 20.11.2026, dass das neue Kreditrecht noch nicht eingearbeitet ist", () => {
    expect(funde(darlehen(1_00, "2026-11-19"))).toEqual([]);
    expect(funde(darlehen(1_00, "2026-11-20"))).toEqual([neuesRecht]);
  });

  test("vor dem ersten Basiszinssatz ist die Grenze selbst zu prüfen, nach dem letzten gilt der laufende vorläufig", () => {
    const [erstes, zweites] = [unbekanntesHalbjahr(1), unbekanntesHalbjahr(2)];
    const eintrag = [{ ab: erstes, prozent100: 177, fundstelle: "Bundesbank" }];
    expect(funde(darlehen(99_00, "2001-12-31"))).toEqual([offen]);
    expect(funde(darlehen(99_00, "2002-01-01"))).toEqual([`${zuHoch("99,00 %", "14,57 %")} | ${feld}`]);
    const laufend = prozentText(letztesHalbjahr.prozent100 + 12_00).replace("\u00a0", " ");
    const vorlaeufig = (art: string, effektivzins: string, wo: string, grenze = laufend) =>
      `${art} | § 688 Abs. 2 Nr. 1 ZPO | Der Basiszinssatz am Tag des Vertrags ist noch nicht bekannt; nach dem laufenden Satz liegt die Grenze vorläufig bei ${grenze}, der effektive Jahreszins von ${effektivzins} % ${wo}. | verbraucherdarlehen.vertragAm`;
    expect(funde(darlehen(99_00, erstes))).toEqual([
      vorlaeufig("warnung", "99,00", "läge darüber"),
      neuesRecht,
    ]);
    expect(funde(darlehen(1_00, erstes))).toEqual([
      vorlaeufig("hinweis", "1,00", "läge nicht darüber"),
      neuesRecht,
    ]);
    expect(funde({ ...darlehen(99_00, zweites), basiszinsen: eintrag })).toEqual([
      `${vorlaeufig("warnung", "99,00", "läge darüber", "13,77 %").replace(/ \| [^|]*$/, "")} Der Basiszinssatz ist vom Betreiber eingetragen (Bundesbank). | verbraucherdarlehen.vertragAm`,
      neuesRecht,
    ]);
    expect(funde({ ...darlehen(13_78, erstes), basiszinsen: eintrag })).toEqual([
      `${zuHoch("13,78 %", "13,77 %")} Der Basiszinssatz ist vom Betreiber eingetragen (Bundesbank). | ${feld}`,
      neuesRecht,
    ]);
    expect(funde({ ...darlehen(13_77, erstes), basiszinsen: eintrag })).toEqual([neuesRecht]);
  });

  test("mit fehlerhaften Einträgen ebenso", () => {
    const luecke = [{ ab: unbekanntesHalbjahr(3), prozent100: 177 }];
    expect(funde({ ...darlehen(1, "2025-01-01"), basiszinsen: luecke })).toEqual([offen]);
  });
});
