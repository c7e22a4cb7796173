import { bezugsgroesse } from "@gebuehrenportal/gesetze/sgb-4/paragraph-18.ts";
import { aktuellerRentenwert } from "@gebuehrenportal/gesetze/sgb-6/paragraph-68.ts";
import { umrechnungsfaktoren } from "@gebuehrenportal/gesetze/sgb-6/paragraph-187.ts";
import { cent, type Jahreswerteintrag, tag, type Zeitreihe } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { anrecht, differenz, ehezeit, umrechnung } from "../index.ts";
import type { Anrecht, Groesse } from "./typen.ts";

const punkte = (zehntausendstel: number): Groesse => ({ einheit: "entgeltpunkte", zehntausendstel });
const grv = (zehntausendstel: number): Anrecht => ({
  traeger: "grv",
  bewertung: { art: "direkt", ehezeitanteil: punkte(zehntausendstel) },
});
const kapital = (traeger: Anrecht["traeger"], betrag: number): Anrecht => ({
  traeger,
  bewertung: { art: "direkt", ehezeitanteil: { einheit: "kapital", betrag: cent(betrag) } },
});

/** The year after the newest version, whichever that is. */
const jahrNach = ({ fassungen }: Zeitreihe<unknown>) => Number(fassungen.at(-1)?.ab.slice(0, 4)) + 1;
const jahr = Math.max(jahrNach(bezugsgroesse), jahrNach(umrechnungsfaktoren));

const eintrag = (
  wert: string,
  ab: string,
  zahlen: Record<string, number>,
  entwurf = false,
): Jahreswerteintrag => ({
  wert,
  ab: tag(ab),
  zahlen,
  fundstelle: "BGBl. I Nr. 400",
  eingetragenAm: tag("2026-12-10"),
  entwurf,
});
const bezug = (entwurf = false) => eintrag("bezugsgroesse", `${jahr}-01-01`, { betrag: 4_130_00 }, entwurf);
const faktoren = eintrag("faktoren", `${jahr}-01-01`, { entgelt: 53_452_00, beitragssatz: 18_60 });

describe("Fehlen die Größen des Jahres, wird trotzdem geteilt:", () => {
  const ende = tag(`${jahr}-01-31`);

  test("10 Entgeltpunkte, der Antrag zugestellt am 10. Februar", () => {
    expect(
      ehezeit({ eheschliessung: tag("2010-05-12"), zustellungScheidungsantrag: tag(`${jahr}-02-10`) }),
    ).toMatchObject({ ende });
    const e = anrecht({ ...grv(100_000), ehezeitende: ende });
    expect(e).toMatchObject({
      art: "ergebnis",
      ausgleichswert: { zehntausendstel: 50_000 },
      teilung: { art: "intern", norm: "§ 10 Abs. 1 VersAusglG" },
      offen: expect.arrayContaining([
        expect.objectContaining({ norm: "§ 47 Abs. 2 VersAusglG" }),
        expect.objectContaining({ norm: "§ 18 VersAusglG" }),
      ]),
    });
    expect(e).not.toHaveProperty("bagatelle");
    expect(e.art === "ergebnis" && e.vermerke.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        `Der korrespondierende Kapitalwert bleibt offen: Der Umrechnungsfaktor für ${jahr} ist nicht erfasst. Geben Sie den Kapitalwert oder den Umrechnungsfaktor aus der Auskunft des Trägers an.`,
        "Die Geringfügigkeit bleibt offen: Der korrespondierende Kapitalwert fehlt.",
      ]),
    );
  });

  test.each(["1976-03-31", "2099-12-31"])("am %s bleibt offen, was Grenzen braucht", (am) => {
    const grund = `Monatliche Bezugsgröße ${am.slice(0, 4)}: nicht erfasst.`;
    expect(anrecht({ ...kapital("privat", 50_000_00), ehezeitende: tag(am) })).toMatchObject({
      ausgleichswert: { betrag: 25_000_00 },
      offen: [
        { norm: "§ 14 Abs. 2 Nr. 2 VersAusglG", grund },
        { norm: "§ 18 VersAusglG", grund },
      ],
    });
    expect(anrecht({ ...kapital("direktzusage", 50_000_00), ehezeitende: tag(am) })).toMatchObject({
      ausgleichswert: { betrag: 25_000_00 },
      offen: [{ norm: "§ 17 VersAusglG" }, { norm: "§ 18 VersAusglG" }],
    });
    const ohneRente = anrecht({ ...grv(100_000), ehezeitende: tag(am) });
    expect(ohneRente).toMatchObject({
      ausgleichswert: { zehntausendstel: 50_000 },
      offen: expect.arrayContaining([
        expect.objectContaining({ was: "Die Rente", norm: expect.stringContaining("§ 68 SGB VI") }),
      ]),
    });
    expect(ohneRente).not.toHaveProperty("rente");
  });

  test("der Vergleich gleichartiger Anrechte nennt die Differenz, soweit sie ohne Faktor feststeht", () => {
    const e = { ehezeitende: ende };
    expect(
      differenz({ ...e, anrecht1: kapital("privat", 50_000_00), anrecht2: kapital("privat", 40_000_00) }),
    ).toMatchObject({ differenz: 5_000_00, offen: [{ norm: "§ 18 Abs. 1 VersAusglG" }] });
    const ohne = differenz({ ...e, anrecht1: grv(100_000), anrecht2: grv(90_000) });
    expect(ohne).toMatchObject({ art: "ergebnis", offen: [{ norm: "§ 18 Abs. 1 VersAusglG" }] });
    expect(ohne).not.toHaveProperty("differenz");
  });
});

describe("Mit den eingetragenen Größen steht das Ergebnis ganz", () => {
  const e = { ...grv(100_000), ehezeitende: tag(`${jahr}-01-31`) };

  test("und nennt sie mit Fundstelle", () => {
    const ergebnis = anrecht(e, [bezug(), faktoren]);
    expect(ergebnis).toMatchObject({
      // 5,0000 × 9.942,0720
      kapitalwert: 49_710_36,
      bagatelle: { grenze: 4_956_00, eingehalten: false },
      sicherheit: "mittel",
    });
    expect(JSON.stringify(ergebnis)).toContain(
      `Monatliche Bezugsgröße ${jahr} (4.130,00\u00a0€) ist vom Betreiber eingetragen (BGBl. I Nr. 400, eingetragen am 10.12.2026).`,
    );
  });

  test("ein Entwurf heißt so", () => {
    const ergebnis = anrecht(e, [bezug(true), faktoren]);
    expect(ergebnis).toMatchObject({ sicherheit: "niedrig" });
    expect(JSON.stringify(ergebnis)).toContain("ist ein Entwurf und noch nicht geltendes Recht");
  });

  test("in beiden Richtungen und mit dem Rentenwert", () => {
    const stichtag = tag(`${jahr}-08-31`);
    const rentenjahr = jahrNach(aktuellerRentenwert);
    const rentenwert = eintrag("rentenwert", `${rentenjahr}-07-01`, { betrag: 44_00 });
    expect(umrechnung({ von: punkte(10_000), nach: "kapital", stichtag }, [faktoren])).toMatchObject({
      ergebnis: { betrag: 9_942_07 },
    });
    expect(
      umrechnung({ von: { einheit: "kapital", betrag: cent(9_942_07) }, nach: "entgeltpunkte", stichtag }, [
        faktoren,
      ]),
    ).toMatchObject({ ergebnis: { zehntausendstel: 10_000 }, konstanten: [{ wert: "0,0001005827" }] });
    expect(
      umrechnung({ von: punkte(10_000), nach: "rente", stichtag: tag(`${rentenjahr}-07-01`) }, [rentenwert]),
    ).toMatchObject({ ergebnis: { betrag: 44_00 } });
  });
});

describe("Der Faktor des Jahres", () => {
  test.each([
    ["2003-05-31", 5_699_85, "hoch"],
    ["2004-05-31", 5_738_46, "mittel"],
    ["2008-05-31", 5_986_72, "mittel"],
    ["2009-05-31", 6_144_92, "hoch"],
    // 32.003 × 19,9 % = 6.368,5970
    ["2010-05-31", 6_368_60, "hoch"],
    ["2011-05-31", 6_023_33, "hoch"],
  ] as const)("am %s: ein Punkt kostet %i Cent, Sicherheit %s", (am, betrag, sicherheit) => {
    expect(umrechnung({ von: punkte(10_000), nach: "kapital", stichtag: tag(am) })).toMatchObject({
      ergebnis: { betrag },
      sicherheit,
    });
  });

  test("fehlt er, wird er verlangt und nicht geschätzt", () => {
    const e = { von: punkte(10_000), nach: "kapital", stichtag: tag("2006-05-31") } as const;
    expect(umrechnung(e)).toMatchObject({
      art: "kein-ergebnis",
      feld: "umrechnungsfaktor",
      grund: "Der Umrechnungsfaktor für 2006 ist nicht erfasst. Geben Sie ihn an.",
    });
    expect(umrechnung({ ...e, umrechnungsfaktor: 57_139_100 })).toMatchObject({
      ergebnis: { betrag: 5_713_91 },
    });
  });
});
