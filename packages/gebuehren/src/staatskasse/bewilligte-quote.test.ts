import { tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import { ergebnis, ohneErgebnis, p, pkh, sacheVon, schlicht, texte } from "../testing.ts";

const asyl = (rest: object = {}, schalter = {}) =>
  ergebnis(pkh(["3100"], { wert: 500_000, auftragAm: tag("2018-03-01"), bewilligteQuote: 10, ...rest }), {
    leistungsende: tag("2018-09-01"),
    schalter,
  });

describe("Prozesskostenhilfe für 10 % des Gegenstands", () => {
  it("zahlt nach der Vorgabe die Gebühr aus dem Teilwert: 83,54 €", () => {
    // 1,3 × 45,00 aus 500 € = 58,50; 20 % = 11,70; mit 19 % 83,54
    const e = asyl();
    expect(sacheVon(e).staatskasse).toMatchObject({
      auszahlung: 83_54,
      teilweise: { quote: 10, regelverguetung: 83_54 },
    });
    // 1,3 × 303,00 = 393,90 + 20,00 = 413,90, mit 19 % 492,54; davon gesperrt 83,54
    expect(e).toMatchObject({ offen: 409_00, prozesskostenhilfe: { auszahlung: 83_54, gesperrt: 83_54 } });
    expect(schlicht(texte(e).join())).toContain("streitig; gerechnet sind die Gebühren nach § 49 RVG");
  });

  it("zahlt nach der anderen Ansicht den Teil der Gebühr: 42,14 €", () => {
    // 1,3 × 257,00 + 20,00 = 354,10; davon 10 % = 35,41; mit 19 % 42,14
    const e = asyl({}, { teilbewilligung: "gebuehrenquote" });
    expect(sacheVon(e).staatskasse).toMatchObject({
      netto: 35_41,
      brutto: 42_14,
      auszahlung: 42_14,
      abzug: 0,
    });
    // 10 % von 413,90 = 41,39, mit 19 % 49,25; 492,54 − 49,25
    expect(e).toMatchObject({ offen: 443_29, prozesskostenhilfe: { auszahlung: 42_14, gesperrt: 49_25 } });
    expect(sacheVon(e).staatskasse?.weitereVerguetung).toBe(49_25 - 42_14);
    expect(schlicht(texte(e).join())).toContain(
      "gerechnet ist dieser Teil der Vergütung aus dem ganzen Wert",
    );
  });

  it("teilt jeden eigenen Wert", () => {
    const e = ergebnis(
      pkh([p("3100", { wert: 1_000_000 }), p("1003", { wert: 2_000_000 })], { bewilligteQuote: 50 }),
    );
    // § 49 RVG: 5.000 € 319,00 und 10.000 € 374,00: 1,3 × 319,00 + 1,0 × 374,00
    expect(sacheVon(e).staatskasse?.gebuehren).toBe(414_70 + 374_00);
  });

  it.each([
    [{ bewilligteQuote: 0 }, "bewilligteQuote"],
    [{ bewilligteQuote: 100 }, "bewilligteQuote"],
    [{ bewilligteQuote: 33.333 }, "bewilligteQuote"],
    [{ bewilligteQuote: 10, bewilligterWert: 50_000 }, "bewilligteQuote"],
    [{ bewilligteQuote: 10, vertretung: "wahlanwalt" as const }, "bewilligteQuote"],
  ])("lehnt %j am Feld ab", (rest, feld) => {
    expect(ohneErgebnis(pkh(["3100"], rest)).feld).toBe(`angelegenheiten[0].${feld}`);
  });
});
