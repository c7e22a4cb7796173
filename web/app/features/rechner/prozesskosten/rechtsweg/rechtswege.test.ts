import { mindeststreitwert } from "@gebuehrenportal/gerichtskosten";
import { cent, fassungAm, tag } from "@gebuehrenportal/recht";
import { oeffentlicheWertgrenzen } from "@gebuehrenportal/streitwert/grenzen";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Instanz, ProzesskostenEingabe, Verfahrensende } from "../eingabe.ts";
import type { Beteiligter, ProzesskostenErgebnis } from "../ergebnis.ts";
import { mitHilfe } from "../kostenlast/kostenlast.ts";
import { prozesskosten } from "../prozesskosten.ts";
import { endenVor, vorzeitig } from "./enden.ts";
import { type Rechtsweg, rechtswege, regelnDes } from "./rechtsweg.ts";

const am = tag("2026-11-21");
const instanz = (mehr: Partial<Instanz> = {}): Instanz => ({ am, ende: "urteil", ...mehr });
const klage = (mehr: Partial<ProzesskostenEingabe> = {}): ProzesskostenEingabe => ({
  wert: cent(1_000_000),
  rolle: "klaeger",
  instanzen: [instanz()],
  ...mehr,
});
function rechne(mehr: Partial<ProzesskostenEingabe> = {}): ProzesskostenErgebnis {
  const ergebnis = prozesskosten(klage(mehr));
  if (ergebnis.art === "kein-ergebnis") throw new Error(ergebnis.grund);
  return ergebnis;
}
const gericht = (e: ProzesskostenErgebnis) => e.abschnitte.map((a) => [a.id, a.summen.gericht]);
const zahlungen = (e: ProzesskostenErgebnis) =>
  (e.zahlungen ?? []).map(({ von, an, betrag }) => [von, an, betrag]);
const lasten = (e: ProzesskostenErgebnis) =>
  Object.fromEntries(e.ausgaenge.map((a) => [a.art, [a.eigene, a.gegner]]));

describe("Eine Angabe, die in diesem Fall nichts ändert, wird beanstandet", () => {
  test.each<[Partial<ProzesskostenEingabe>, string]>([
    [{ ohneMindestwert: true }, "ohneMindestwert"],
    [{ instanzen: [instanz({ vorBegruendung: true })] }, "instanzen[0].vorBegruendung"],
    [{ instanzen: [instanz(), instanz({ vorBegruendung: true })] }, "instanzen[1].vorBegruendung"],
    [{ instanzen: [instanz(), instanz({ volleGebuehr: true })] }, "instanzen[1].volleGebuehr"],
    [
      { instanzen: [instanz(), instanz({ ende: "erledigung", vorBegruendung: true, volleGebuehr: true })] },
      "instanzen[1].volleGebuehr",
    ],
    [{ instanzen: [instanz({ ende: "ruecknahme", streitig: true })] }, "instanzen[0].streitig"],
    [{ rechtsweg: "arbeit", instanzen: [instanz({ streitig: true })] }, "instanzen[0].streitig"],
    [{ instanzen: [instanz({ rechtsmittelVon: "gegner" })] }, "instanzen[0].rechtsmittelVon"],
  ])("%j: %s", (mehr, feld) => {
    expect(prozesskosten(klage(mehr))).toMatchObject({ art: "kein-ergebnis", feld });
  });
});

test("Der Mindeststreitwert der Finanzgerichte ist in beiden Gesetzespaketen derselbe", () => {
  expect(fassungAm(mindeststreitwert, am)?.wert).toBe(oeffentlicheWertgrenzen(am)?.finanzMindestens);
});

// Eigener Anwalt aus 1.500 € (1,6 + 1,2 aus 134,50 €, 20,00 €, 19 %) 471,95 und Gericht 328,00: 799,95 bei Unterliegen, 500,00
// bei Obsiegen; 799,95 / 1.299,95 = 61,54 %; die Hälfte von 500,00 weniger die Hälfte von 799,95.
test("Der Mindeststreitwert erhöht die Kosten, nicht das, was zu gewinnen ist", () => {
  const e = rechne({ rechtsweg: "finanz", wert: cent(50_000), aussicht: 5_000 });
  expect(lasten(e).unterliegen?.[0]).toBe(79_995);
  expect(e.gewinnschwelle?.prozent100).toBe(6_154);
  expect(e.gewinnschwelle?.schritte[1]?.betrag).toBe(50_000);
  expect(e.erwartung?.betrag).toBe(-14_998);
});

// § 12a Abs. 1 ArbGG: den eigenen Anwalt zahlt auch, wer gewinnt; § 122 Abs. 1 Nr. 3 ZPO: mit Hilfe die Staatskasse
test("Arbeitsgericht mit Prozesskostenhilfe: vom eigenen Anwalt bleibt nichts zu tragen", () => {
  const ohne = rechne({ rechtsweg: "arbeit" });
  expect(lasten(ohne).obsiegen).toEqual([196_350, 252_950]);
  const mit = rechne({ rechtsweg: "arbeit", prozesskostenhilfe: true });
  expect(lasten(mit).obsiegen?.[0]).toBe(0);
  expect(mit.ausgaenge.find(({ art }) => art === "obsiegen")?.schritte.map(({ text }) => text)).not.toContain(
    "Dazu eigene Anwaltskosten ohne Erstattung",
  );
});

// § 34 GKG: 1,0 aus 10.000 € = 283,00 €; 2,5 Anwalt = 1.963,50 €, 2,8 = 2.196,26 €, 3100 allein = 1.032,44 €
describe("Gerichtsgebühr je Rechtsweg und Ende", () => {
  test.each<[Rechtsweg, Verfahrensende, object, number]>([
    ["arbeit", "urteil", {}, 56_600],
    ["arbeit", "vergleich", {}, 0],
    ["arbeit", "ruecknahme", {}, 0],
    ["arbeit", "ruecknahme", { streitig: true }, 11_320],
    ["arbeit", "anerkenntnis", { streitig: true }, 11_320],
    ["verwaltung", "urteil", {}, 84_900],
    ["verwaltung", "erledigung", {}, 28_300],
    ["finanz", "urteil", {}, 113_200],
    ["finanz", "erledigung", {}, 56_600],
    ["sozial", "urteil", {}, 84_900],
    ["sozial", "vergleich", {}, 28_300],
  ])("%s, %s %j: %i Cent", (rechtsweg, ende, mehr, betrag) => {
    expect(gericht(rechne({ rechtsweg, instanzen: [instanz({ ende, ...mehr })] }))).toEqual([["1", betrag]]);
  });

  test.each<[Rechtsweg, readonly number[]]>([
    ["zivil", [84_900, 113_200, 141_500]],
    ["arbeit", [56_600, 90_560, 113_200]],
    ["verwaltung", [84_900, 113_200, 141_500]],
    ["finanz", [113_200, 141_500]],
    ["sozial", [84_900, 113_200, 141_500]],
  ])("%s über alle Instanzen: %j", (rechtsweg, betraege) => {
    const instanzen = betraege.map(() => instanz());
    expect(rechne({ rechtsweg, instanzen }).abschnitte.map((a) => a.summen.gericht)).toEqual(betraege);
  });

  test("Das Online-Verfahren kostet zwei Gebühren statt drei, vorzeitig beendet eine", () => {
    expect(gericht(rechne({ onlineVerfahren: true }))).toEqual([["1", 56_600]]);
    const instanzen = [instanz({ ende: "vergleich" })];
    expect(gericht(rechne({ onlineVerfahren: true, instanzen }))).toEqual([["1", 28_300]]);
  });
  test("Vor 2026 gab es das Online-Verfahren nicht, und über 10.000 € reicht es nicht", () => {
    const frueher = klage({ onlineVerfahren: true, instanzen: [instanz({ am: tag("2025-12-29") })] });
    expect(prozesskosten(frueher)).toMatchObject({ art: "kein-ergebnis", feld: "instanzen[0].am" });
    expect(rechne({ onlineVerfahren: true, wert: cent(1_000_001) }).vermerke).toContainEqual(
      expect.objectContaining({ art: "warnung", norm: "§ 1122 Abs. 2 ZPO" }),
    );
  });
});

describe("Zulassung", () => {
  const dritte = (rechtsweg: Rechtsweg, zulassung: Instanz["zulassung"]) =>
    gericht(
      rechne({
        rechtsweg,
        instanzen: [instanz(), instanz(), instanz({ ...(zulassung && { zulassung }) })],
      }),
    ).at(-1);
  test("Ohne Zulassung bleibt es bei der Beschwerde, mit Zulassung ist sie gerichtsgebührenfrei", () => {
    expect(dritte("zivil", "erfolglos")).toEqual(["zulassung3", 56_600]);
    expect(dritte("zivil", "zurueckgenommen")).toEqual(["zulassung3", 28_300]);
    expect(dritte("zivil", "erfolgreich")).toEqual(["3", 141_500]);
    expect(dritte("arbeit", "erfolglos")).toEqual(["zulassung3", 45_280]);
    expect(dritte("arbeit", "zurueckgenommen")).toEqual(["zulassung3", 22_640]);
  });
  test("Der Antrag auf Zulassung der Berufung gehört für den Anwalt zur Berufung (§ 16 Nr. 11 RVG)", () => {
    const ueber = (zulassung: Instanz["zulassung"]) =>
      rechne({
        rechtsweg: "verwaltung",
        instanzen: [instanz(), instanz({ ...(zulassung && { zulassung }) })],
      });
    expect(gericht(ueber("erfolglos")).at(-1)).toEqual(["zulassung2", 28_300]);
    expect(ueber("erfolgreich").abschnitte.map((a) => a.id)).toEqual(["1", "2"]);
  });
  test("Nach erfolgloser Zulassung gibt es keine weitere Instanz", () => {
    const instanzen = [instanz(), instanz({ zulassung: "erfolglos" }), instanz()];
    expect(prozesskosten(klage({ rechtsweg: "sozial", instanzen }))).toMatchObject({
      art: "kein-ergebnis",
      norm: "§ 145 SGG",
      feld: "instanzen[1].zulassung",
    });
  });
  test.each<[Partial<ProzesskostenEingabe>, string]>([
    [{ rechtsweg: "finanz", instanzen: [instanz(), instanz(), instanz()] }, "instanzen"],
    [{ rechtsweg: "finanz", instanzen: [instanz({ ende: "vergleich" })] }, "instanzen[0].ende"],
    [{ rechtsweg: "verwaltung", mahnverfahren: { am } }, "mahnverfahren"],
    [{ rechtsweg: "arbeit", onlineVerfahren: true }, "onlineVerfahren"],
    [{ instanzen: [instanz(), instanz({ zulassung: "erfolglos" })] }, "instanzen[1].zulassung"],
    [{ vorgerichtlich: { am, satz100: 300 } }, "vorgerichtlich.satz"],
  ])("%j: ein Grund am Feld %s", (mehr, feld) => {
    expect(prozesskosten(klage(mehr))).toMatchObject({ art: "kein-ergebnis", feld });
  });
});

describe("Wer seinen Anwalt selbst trägt", () => {
  test("Arbeitsgericht: in der ersten Instanz jede Seite, danach der Verlierer (§ 12a ArbGG)", () => {
    expect(lasten(rechne({ rechtsweg: "arbeit" }))).toEqual({
      unterliegen: [196_350 + 56_600, 196_350],
      obsiegen: [196_350, 196_350 + 56_600],
    });
    const zwei = rechne({ rechtsweg: "arbeit", instanzen: [instanz(), instanz()] });
    expect(lasten(zwei).obsiegen).toEqual([196_350, 196_350 + 56_600 + 2 * 219_626 + 90_560]);
  });
  test("Finanzgericht: die Behörde bekommt nichts erstattet (§ 139 Abs. 2 FGO)", () => {
    expect(lasten(rechne({ rechtsweg: "finanz" }))).toEqual({
      unterliegen: [219_626 + 113_200, 219_626],
      obsiegen: [0, 2 * 219_626 + 113_200],
    });
  });
});

// 2300 1,3 aus 10.000 € = 847,60 + 20,00, × 1,19 = 1.032,44 €; angerechnet 0,65 = 423,80, × 1,19 = 504,32 €
describe("Vorgerichtliche Tätigkeit", () => {
  const [geschaeft, anrechnung] = [103_244, 50_432];
  test("Die Hälfte wird angerechnet, der Rest bleibt auch bei Obsiegen", () => {
    const e = rechne({ vorgerichtlich: { am } });
    expect(e.abschnitte.map((a) => a.summen.eigene)).toEqual([geschaeft, 196_350 - anrechnung]);
    expect(lasten(e)).toEqual({
      unterliegen: [477_600 + geschaeft - anrechnung, 0],
      obsiegen: [geschaeft - anrechnung, 477_600],
    });
  });
  test("Als Nebenforderung eingeklagt folgt sie dem Ausgang", () => {
    const e = rechne({ vorgerichtlich: { am, nebenforderung: true } });
    expect(lasten(e).obsiegen).toEqual([0, 477_600 + geschaeft - anrechnung]);
  });
  test("Vor dem Arbeitsgericht hilft auch das nicht", () => {
    const e = rechne({ rechtsweg: "arbeit", vorgerichtlich: { am } });
    expect(lasten(e).obsiegen?.[0]).toBe(geschaeft + 196_350 - anrechnung);
    expect(
      prozesskosten(klage({ rechtsweg: "arbeit", vorgerichtlich: { am, nebenforderung: true } })),
    ).toMatchObject({ art: "kein-ergebnis", feld: "vorgerichtlich.nebenforderung" });
  });
  test("Mit Mahnverfahren wird die Geschäftsgebühr dort angerechnet, die Mahngebühr danach voll", () => {
    const e = rechne({ vorgerichtlich: { am }, mahnverfahren: { am } });
    // 3305: 652,00 − 423,80 + 20,00, × 1,19; Prozess: 1.963,50 − 652,00 × 1,19
    expect(e.abschnitte.map((a) => a.summen.eigene)).toEqual([geschaeft, 29_536, 118_762]);
  });
  test("Auch die Gegenseite, wenn sie schon vertreten war", () => {
    const e = rechne({ vorgerichtlich: { am, auchGegner: true } });
    expect(e.summen.gegner).toBe(196_350 + geschaeft - anrechnung);
    expect(lasten(e).unterliegen?.[1]).toBe(geschaeft - anrechnung);
  });
});

test("Die Staatskasse rechnet die Gebühr der Beschwerde auf die Revision an (Anm. zu Nr. 3506 VV)", () => {
  const instanzen = [instanz(), instanz(), instanz({ zulassung: "erfolgreich" })];
  // § 49 RVG, 374,00 €: 2,5 → 1.136,45; 2,8 → 1.269,97; 2,3 → 1.047,44; danach nur 1,5 → 691,39
  expect(rechne({ instanzen, prozesskostenhilfe: true }).staatskasse).toBe(
    113_645 + 126_997 + 104_744 + 69_139,
  );
});

test("Die Staatskasse zahlt jeden beigeordneten Anwalt", () => {
  const e = rechne({ eigene: { anwalt: "je", parteien: 3 }, prozesskostenhilfe: true });
  expect(e.summen.eigene).toBe(3 * 196_350);
  expect(e.staatskasse).toBe(3 * 113_645);
});

describe("Wer an wen zahlt", () => {
  test("Ohne Prozesskostenhilfe gleicht eine Zahlung alles aus", () => {
    expect(zahlungen(rechne({ kostenquote: 2_500 }))).toEqual([["gegner", "eigene", 161_850]]);
  });
  test("Arbeitsgericht: kein Ausgleich der Anwälte, beide zahlen ihren Teil an das Gericht", () => {
    expect(zahlungen(rechne({ rechtsweg: "arbeit", kostenquote: 2_500 }))).toEqual([
      ["eigene", "gericht", 14_150],
      ["gegner", "gericht", 42_450],
    ]);
  });
  // § 49 RVG: 1.136,45 €; Unterschied zu 1.963,50 € = 827,05 €
  test("Prozesskostenhilfe: der Ausgleich füllt die Regelgebühren auf, der Rest geht über (§§ 126 ZPO, 59 RVG)", () => {
    expect(zahlungen(rechne({ kostenquote: 2_500, prozesskostenhilfe: true }))).toEqual([
      ["gegner", "anwalt", 82_705],
      ["gegner", "staatskasse", 98_175 - 82_705],
      ["gegner", "gericht", 63_675],
      ["staatskasse", "anwalt", 113_645],
    ]);
  });
  test("Wer überwiegend verliert, zahlt der Gegenseite auch mit Prozesskostenhilfe (§ 123 ZPO)", () => {
    expect(zahlungen(rechne({ kostenquote: 7_500, prozesskostenhilfe: true }))).toEqual([
      ["eigene", "gegner", 98_175],
      ["gegner", "gericht", 21_225],
      ["staatskasse", "anwalt", 113_645],
    ]);
  });
  test("Unter Prozesskostenhilfe trägt die eigene Seite, was nach dem Ausgleich zu zahlen bleibt (§§ 106, 126 Abs. 2 ZPO)", () => {
    const eigene = (kostenquote: number) =>
      lasten(rechne({ kostenquote, prozesskostenhilfe: true })).quote?.[0];
    // both lawyers 3.927,00 €: 75 % = 2.945,25 € less the own 1.963,50 €
    expect(eigene(7_500)).toBe(98_175);
    expect(eigene(5_000)).toBe(0);
    expect(eigene(2_500)).toBe(0);
    expect(eigene(10_000)).toBe(196_350);
    expect(eigene(0)).toBe(0);
  });
  test("Der Gegner, der vorgeschossen hat, bekommt den Teil der bedürftigen Seite zurück (§ 31 Abs. 3 GKG)", () => {
    const e = rechne({ kostenquote: 2_500, prozesskostenhilfe: true, rolle: "beklagter" });
    expect(zahlungen(e)).toContainEqual(["gericht", "gegner", 21_225]);
  });
  test("Die eingeklagte Geschäftsgebühr ist eine eigene Forderung", () => {
    const e = rechne({ kostenquote: 2_500, vorgerichtlich: { am, nebenforderung: true } });
    expect(zahlungen(e).at(-1)).toEqual(["gegner", "eigene", 77_433]);
  });
});

const beliebig = fc
  .constantFrom(...rechtswege)
  .chain((rechtsweg) =>
    fc.record({
      rechtsweg: fc.constant(rechtsweg),
      wert: fc.integer({ min: 1, max: 3_000_000_000 }).map(cent),
      rolle: fc.constantFrom("klaeger" as const, "beklagter" as const),
      instanzen: fc.array(
        fc.record({
          am: fc.constant(am),
          ende: fc.constantFrom(...endenVor(rechtsweg)),
          rechtsmittelVon: fc.constantFrom("eigene" as const, "gegner" as const),
          streitig: fc.boolean(),
        }),
        { minLength: 1, maxLength: regelnDes[rechtsweg].stufen.length },
      ),
      kostenquote: fc.integer({ min: 0, max: 10_000 }),
      vorgerichtlich: fc.option(
        fc.record({ am: fc.constant(am), auchGegner: fc.boolean(), nebenforderung: fc.boolean() }),
      ),
      mahn: fc.boolean(),
      folgesache: fc.integer({ min: 0, max: 10_000_000 }),
    }),
  )
  .map(({ vorgerichtlich, mahn, folgesache, ...rest }): ProzesskostenEingabe => {
    const scheidung = rest.rechtsweg === "scheidung";
    const kennt = rest.rechtsweg === "zivil" || rest.rechtsweg === "arbeit";
    const arbeit = rest.rechtsweg === "arbeit";
    return {
      ...rest,
      instanzen: rest.instanzen.map(({ rechtsmittelVon, streitig, ...i }, stelle) => ({
        ...i,
        ...(stelle > 0 && { rechtsmittelVon }),
        ...(arbeit && stelle === 0 && vorzeitig(i.ende) && { streitig }),
      })),
      ...(scheidung && { folgesachen: [{ art: "gueterrecht", wert: cent(folgesache) }] }),
      ...(vorgerichtlich &&
        !scheidung && {
          vorgerichtlich: { ...vorgerichtlich, nebenforderung: !arbeit && vorgerichtlich.nebenforderung },
        }),
      ...(mahn && kennt && { mahnverfahren: { am, widerspruchDurchAnwalt: true } }),
    };
  });

/** What a party has to its name after all payments of the result. */
const saldo = (e: ProzesskostenErgebnis, wer: Beteiligter): number =>
  (e.zahlungen ?? []).reduce((s, z) => s + (z.von === wer ? z.betrag : 0) - (z.an === wer ? z.betrag : 0), 0);

/** Fees that a side paid to the court before anything was decided. */
function vorschuss(
  eingabe: ProzesskostenEingabe,
  e: ProzesskostenErgebnis,
  wer: "eigene" | "gegner",
): number {
  if (!regelnDes[eingabe.rechtsweg ?? "zivil"].vorschuss) return 0;
  return e.abschnitte
    .filter((a) => !(wer === "eigene" && mitHilfe(a, eingabe)))
    .filter(({ stelle = 0 }) => {
      const klaeger = eingabe.rolle === "klaeger" ? "eigene" : "gegner";
      return wer === (stelle > 0 ? (eingabe.instanzen[stelle]?.rechtsmittelVon ?? "eigene") : klaeger);
    })
    .reduce((s, a) => s + a.summen.gericht, 0);
}

describe("Eigenschaften über alle Rechtswege", () => {
  test("Das Ganze ist die Summe seiner Abschnitte, und eine weitere Instanz ändert an den früheren nichts", () => {
    fc.assert(
      fc.property(beliebig, (eingabe) => {
        const ganz = rechne(eingabe);
        expect(ganz.summen.zusammen).toBe(
          ganz.abschnitte.reduce((s, a) => s + a.summen.eigene + a.summen.gegner + a.summen.gericht, 0),
        );
        const kuerzer = rechne({ ...eingabe, instanzen: eingabe.instanzen.slice(0, 1) });
        expect(kuerzer.abschnitte.map((a) => a.summen)).toEqual(
          ganz.abschnitte.slice(0, kuerzer.abschnitte.length).map((a) => a.summen),
        );
      }),
      { numRuns: 80 },
    );
  });
  test("Beide Seiten tragen zusammen genau alles", () => {
    fc.assert(
      fc.property(beliebig, (eingabe) => {
        const { ausgaenge, summen } = rechne(eingabe);
        for (const { eigene, gegner } of ausgaenge) expect(eigene + gegner).toBe(summen.zusammen);
      }),
      { numRuns: 80 },
    );
  });
  test("Ein höherer Wert kostet nie weniger", () => {
    fc.assert(
      fc.property(beliebig, fc.integer({ min: 0, max: 1_000_000 }), (eingabe, mehr) => {
        const hoeher = rechne({ ...eingabe, wert: cent(eingabe.wert + mehr) });
        expect(hoeher.summen.zusammen).toBeGreaterThanOrEqual(rechne(eingabe).summen.zusammen);
      }),
      { numRuns: 80 },
    );
  });
  test("Nach allen Zahlungen hat jede Seite getragen, was die Quote ihr zuweist", () => {
    fc.assert(
      fc.property(beliebig, (eingabe) => {
        const e = rechne(eingabe);
        const quote = e.ausgaenge.find((a) => a.art === "quote");
        for (const wer of ["eigene", "gegner"] as const) {
          const getragen = e.summen[wer] + vorschuss(eingabe, e, wer) + saldo(e, wer);
          expect(Math.abs(getragen - (quote?.[wer] ?? Number.NaN))).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 120 },
    );
  });
  test("Mit Prozesskostenhilfe bekommt der Anwalt nie mehr als seine Regelgebühren, und die eigene Seite trägt ihre Quote", () => {
    fc.assert(
      fc.property(beliebig, (zufall) => {
        const eingabe = { ...zufall, prozesskostenhilfe: true };
        const e = rechne(eingabe);
        const mit = e.abschnitte.filter((a) => mitHilfe(a, eingabe));
        const regel = mit.reduce((s, a) => s + a.summen.eigene, 0);
        expect(-saldo(e, "anwalt")).toBeLessThanOrEqual(regel);
        const quote = e.ausgaenge.find((a) => a.art === "quote")?.eigene ?? Number.NaN;
        const selbst = e.summen.eigene - regel + vorschuss(eingabe, e, "eigene") + saldo(e, "eigene");
        expect(selbst).toBe(quote);
      }),
      { numRuns: 80 },
    );
  });
});
