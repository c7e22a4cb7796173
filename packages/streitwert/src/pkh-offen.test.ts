import { freibetraege } from "@gebuehrenportal/gesetze/zpo/paragraph-115.ts";
import { cent, type Jahreswerteintrag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { pkh } from "./pkh.ts";
import type { PkhEingabe } from "./pkh-typen.ts";

const eingabe = (weiteres: Partial<PkhEingabe> = {}): PkhEingabe => ({
  bewilligungAm: tag("2190-02-10"),
  einnahmen: [{ bezeichnung: "Lohn", betrag: cent(2_500_00) }],
  abzuege: [{ bezeichnung: "Steuern", betrag: cent(500_00) }],
  erwerbstaetig: true,
  ...weiteres,
});

describe("Fehlen die Freibeträge, steht der Rest:", () => {
  test.each(["2018-12-31", "2190-02-10"])("am %s das bereinigte Einkommen, nicht die Rate", (am) => {
    const e = pkh(eingabe({ bewilligungAm: tag(am), unterkunft: cent(600_00) }));
    expect(e).toMatchObject({
      art: "ergebnis",
      entscheidung: "offen",
      nettoeinkommen: 2_000_00,
      offen: [
        {
          norm: "§ 115 Abs. 1 Satz 3 ZPO",
          grund: `Die Freibeträge für ${am.slice(0, 4)} sind nicht erfasst.`,
        },
      ],
    });
    expect(e).not.toHaveProperty("rate");
    expect(e).not.toHaveProperty("einzusetzen");
    expect(e.art === "ergebnis" && e.zeilen.at(-1)).toMatchObject({
      bezeichnung: "Einkommen vor den Freibeträgen",
      betrag: 1_400_00,
    });
  });

  test("wo ohne sie schon nichts bleibt, gibt es keine Raten", () => {
    expect(pkh(eingabe({ unterkunft: cent(2_000_00) }))).toMatchObject({
      entscheidung: "ohne-raten",
      einzusetzen: 0,
      rate: 0,
      offen: [],
    });
  });

  test("deckt das Vermögen die Kosten, wird nichts bewilligt (§ 115 Abs. 4 ZPO)", () => {
    const geld = { vermoegen: cent(5_000_00) };
    expect(pkh(eingabe({ ...geld, kosten: cent(5_000_00) }))).toMatchObject({
      entscheidung: "keine-bewilligung",
    });
    expect(pkh(eingabe({ ...geld, kosten: cent(5_000_01) }))).toMatchObject({ entscheidung: "offen" });
  });
});

describe("Was der Betreiber eingetragen hat,", () => {
  // The year after the newest notice, whichever that is.
  const jahr = Number(freibetraege.fassungen.at(-1)?.ab.slice(0, 4)) + 1;
  const eintrag = (entwurf: boolean): Jahreswerteintrag => ({
    wert: "pkh",
    ab: tag(`${jahr}-01-01`),
    zahlen: {
      "bund-erwerbstaetig": 290_00,
      "bund-partei": 640_00,
      "bund-erwachsen": 510_00,
      "bund-ab14": 530_00,
      "bund-ab6": 440_00,
      "bund-unter6": 400_00,
    },
    fundstelle: "PKHB, BGBl. I Nr. 400",
    eingetragenAm: tag(`${jahr - 1}-12-28`),
    entwurf,
  });
  const am = eingabe({ bewilligungAm: tag(`${jahr}-02-10`) });

  test("zählt in seinem Jahr und steht mit Quelle am Ergebnis", () => {
    const e = pkh(am, [eintrag(false)]);
    // 2.000 − 290 − 640 = 1.070: 300 + 470 = 770
    expect(e).toMatchObject({
      einzusetzen: 1_070_00,
      rate: 770_00,
      sicherheit: "mittel",
      offen: [],
      fassung: {
        ab: `${jahr}-01-01`,
        quelle: {
          titel: "vom Betreiber eingetragen",
          fundstelle: `PKHB, BGBl. I Nr. 400, eingetragen am 28.12.${jahr - 1}`,
        },
      },
    });
    expect(JSON.stringify(e)).toContain(`Der Wert ab 01.01.${jahr} ist vom Betreiber eingetragen`);
    expect(pkh({ ...am, bewilligungAm: tag("2026-12-31") }, [eintrag(false)])).toMatchObject({
      einzusetzen: 1_099_00,
      fassung: { ab: "2026-01-01" },
    });
    expect(pkh({ ...am, bewilligungAm: tag(`${jahr + 1}-01-01`) }, [eintrag(false)])).toMatchObject({
      entscheidung: "offen",
    });
  });

  test("heißt als Entwurf ein Entwurf", () => {
    const e = pkh(am, [eintrag(true)]);
    expect(e).toMatchObject({ rate: 770_00, sicherheit: "niedrig", fassung: { sicherheit: "niedrig" } });
    expect(JSON.stringify(e)).toContain("ist ein Entwurf und noch nicht geltendes Recht");
  });

  test("gilt in einem Landkreis nur, wenn dessen Beträge eingetragen sind", () => {
    expect(pkh({ ...am, gebiet: "muenchen-stadt" }, [eintrag(false)])).toMatchObject({
      art: "kein-ergebnis",
      feld: "gebiet",
    });
  });
});
