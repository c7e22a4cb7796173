import { describe, expect, test } from "vitest";
import { istIban } from "#platform/pruefziffern.ts";
import {
  absenderAus,
  belegnummer,
  istEmail,
  istLeitwegId,
  istUstIdNr,
  leererAbsender,
  praefixAm,
  uebliche,
} from "./absender.ts";
import { absender } from "./testing-beleg.ts";

describe("Die Nummernreihe", () => {
  test.each([
    [{}, uebliche],
    [
      { praefix: "RE-{JJJJ}/", beginn: "041" },
      { praefix: "RE-{JJJJ}/", beginn: 41, stellen: 3 },
    ],
    [{ praefix: "" }, { praefix: "", beginn: 1, stellen: 4 }],
    [{ praefix: " R 1. " }, { praefix: "R 1.", beginn: 1, stellen: 4 }],
    [{ praefix: "ÄÖÜäöüß./_-09azAZ" }, { praefix: "ÄÖÜäöüß./_-09azAZ", beginn: 1, stellen: 4 }],
    [{ praefix: "x".repeat(20) }, { praefix: "x".repeat(20), beginn: 1, stellen: 4 }],
    [{ praefix: "{JJJJ}{JJJJ}" }, { praefix: "{JJJJ}{JJJJ}", beginn: 1, stellen: 4 }],
    [{ beginn: "1" }, { praefix: "{JJJJ}-", beginn: 1, stellen: 1 }],
    [{ beginn: " 7 " }, { praefix: "{JJJJ}-", beginn: 7, stellen: 1 }],
    [{ beginn: "  " }, uebliche],
    [{ beginn: "999999999" }, { praefix: "{JJJJ}-", beginn: 999_999_999, stellen: 9 }],
  ])("aus %j ist %j", (felder, reihe) => {
    expect(absenderAus(felder)).toMatchObject({ reihe, fehler: {} });
  });

  const praefix = "Erlaubt sind höchstens 20 Buchstaben, Ziffern, Striche, Punkte und {JJJJ} für das Jahr.";
  const beginn = "Bitte geben Sie eine Zahl ab 1 an; führende Nullen bestimmen die Stellen.";

  test.each([
    ...["x".repeat(21), "R#", "#R", "R\u00a7", "{JJ}", "{JJJJ", "JJJJ}", "a{b}c"].map((p) => ({
      praefix: p,
    })),
  ])("nimmt kein anderes Präfix an als aus den erlaubten Zeichen: %j", (felder) => {
    expect(absenderAus(felder)).toMatchObject({ reihe: uebliche, fehler: { praefix } });
    expect(absenderAus({ ...felder, beginn: "7" }).reihe).toEqual(uebliche);
  });

  test.each(["0", "000", "1234567890", "-1", "1,5", "x", "1x", "x1"])(
    "beginnt mit einer ganzen Zahl von 1 bis 999999999, nicht mit „%s“",
    (zahl) => {
      const gelesen = absenderAus({ praefix: "R-", beginn: zahl });
      expect(gelesen).toMatchObject({ reihe: uebliche });
      expect(gelesen.fehler).toEqual({ beginn });
    },
  );

  test.each([
    ["{JJJJ}-", "2026", "2026-"],
    ["R{JJJJ}/", "2027", "R2027/"],
    ["{JJJJ}.{JJJJ}", "2026", "2026.2026"],
    ["R-", "2026", "R-"],
  ])("„%s“ beginnt im Jahr %s mit „%s“", (muster, jahr, erwartet) => {
    expect(praefixAm({ ...uebliche, praefix: muster }, jahr)).toBe(erwartet);
  });

  test.each([
    [7, 4, "2026-0007"],
    [9_999, 4, "2026-9999"],
    [10_000, 4, "2026-10000"],
    [41, 1, "2026-41"],
  ])("schreibt die Zahl %i mit %i Stellen als %s", (zahl, stellen, nummer) => {
    expect(belegnummer("2026-", zahl, { ...uebliche, stellen })).toBe(nummer);
  });
});

describe("Der Absender", () => {
  test("steht in einer Zeile je Angabe; Nummern ohne Lücken und groß", () => {
    const { absender: gelesen, fehler } = absenderAus({
      ...absender,
      kanzlei: "  Kanzlei   Möller &\n Partner ",
      ustIdNr: "de 123 456 789",
      iban: "de02 1203 0000 0000 2020 51",
      bic: "bylade m1001",
      kleinunternehmer: "nein",
    });
    expect(gelesen).toEqual(absender);
    expect(fehler).toEqual({});
  });

  test("ohne Angaben ist leer, nicht falsch", () => {
    expect(absenderAus({})).toEqual({ absender: leererAbsender, reihe: uebliche, fehler: {} });
    expect(absenderAus({ kleinunternehmer: "ja" }).absender.kleinunternehmer).toBe(true);
  });

  test("kürzt, was länger ist als eine Zeile", () => {
    const lang = "x".repeat(300);
    const laengen = Object.entries(
      absenderAus({ ...Object.fromEntries(Object.keys(absender).map((name) => [name, lang])) }).absender,
    ).map(([name, wert]) => [name, String(wert).length]);
    expect(Object.fromEntries(laengen)).toMatchObject({
      kanzlei: 200,
      rechtsanwalt: 200,
      strasse: 200,
      plz: 10,
      ort: 200,
      steuernummer: 30,
      email: 254,
      telefon: 40,
    });
  });

  test.each([
    ["ustIdNr", "DE12345678", "Bitte geben Sie die Nummer in der Form DE123456789 an."],
    ["iban", "DE02120300000000202052", "Diese IBAN stimmt nicht. Bitte prüfen Sie die Ziffern."],
    ["bic", "BYLADEM10", "Ein BIC hat acht oder elf Zeichen."],
    ["email", "moeller@kanzlei", "Bitte geben Sie eine gültige E-Mail-Adresse ein."],
    ["plz", "1062", "Eine Postleitzahl hat fünf Ziffern."],
  ])("%s „%s“: %s", (feld, wert, satz) => {
    expect(absenderAus({ [feld]: wert }).fehler).toEqual({ [feld]: satz });
  });

  test.each(["BYLADEMM", "BYLADEM1001", "BYLADE11XXX"])("hat den BIC %s", (bic) => {
    expect(absenderAus({ bic }).fehler).toEqual({});
  });

  test.each(["BYLADEM", "BYLADEM100", "BYLADEM10011", "1YLADEM1001", "XBYLADEM1001", "BYLADEM1-"])(
    "hat nicht den BIC %s",
    (bic) => {
      expect(Object.keys(absenderAus({ bic }).fehler)).toEqual(["bic"]);
    },
  );

  test.each(["106231", "x10623", "1062x"])("hat nicht die Postleitzahl %s", (plz) => {
    expect(Object.keys(absenderAus({ plz }).fehler)).toEqual(["plz"]);
  });
});

describe("Geprüft wird die Form", () => {
  function form(
    titel: string,
    pruefen: (wert: string) => boolean,
    { gueltig, ungueltig }: { readonly gueltig: readonly string[]; readonly ungueltig: readonly string[] },
  ): void {
    const zeilen = (werte: readonly string[], ja: boolean) =>
      werte.map((wert): [string, boolean] => [wert, ja]);
    test.each([...zeilen(gueltig, true), ...zeilen(ungueltig, false)])(titel, (wert, ja) => {
      expect(pruefen(wert)).toBe(ja);
    });
  }

  // § 27a UStG: DE and nine digits; other states of the EU two to twelve signs after their letters.
  form("einer Umsatzsteuer-Identifikationsnummer: %s (%s)", istUstIdNr, {
    gueltig: [
      "DE123456789",
      "ATU12345678",
      "FRXX123456789",
      "IE1234567WA",
      "IE1+23456A",
      "RO12",
      "NL123456789B01",
      "SE123456789012",
      "XAT12",
    ],
    ungueltig: [
      "DE12345678",
      "DE1234567890",
      "DE12345678X",
      "xDE123456789",
      "DE123456789x",
      "DEDE123456789",
      "RO1",
      "NL123456789B012",
      "SE1234567890123",
      "1T12345678",
      "AT 12",
    ],
  });

  // Check digits by ISO 13616: the four first signs at the end, letters as 10 to 35, remainder by 97 is 1.
  form("einer IBAN: %s (%s)", istIban, {
    gueltig: [
      "DE02120300000000202051",
      "GB82WEST12345698765432",
      "NO9386011117947",
      "MT84MALT011000012345MTLCAST001S",
    ],
    ungueltig: [
      "DE02120300000000202052",
      "DE20120300000000202051",
      // The check digits are right, the form is not.
      "1DE43120300000000200143",
      "DE1A12030000000020083",
      "DE021111111111111111111111111110012",
      "DE02120300000000202051-",
      "de02120300000000202051",
      "",
    ],
  });

  // ISO 7064, mod 97-10: 4011000123451234506 = 41350516736610665 · 97 + 1.
  form("einer Leitweg-ID: %s (%s)", istLeitwegId, {
    gueltig: ["04011000-1234512345-06", "04011000-45"],
    ungueltig: [
      "04011000-1234512345-07",
      // The check digits are right, the form is not.
      "X04011000-1234512345-22",
      "04011000-1234512345-730",
      "04011000-12345a2345-06",
      "0-1234512345-06",
      "",
    ],
  });

  form("einer E-Mail-Adresse: „%s“ (%s)", istEmail, {
    gueltig: ["a@b.de", "a.b+c@d-e.example"],
    ungueltig: [
      "a@b.d",
      "a@b",
      "@b.de",
      "a b@c.de",
      "a@b@c.de",
      "a@ b.de",
      "a@b.d e",
      "a@b.de ",
      "a@.de",
      "",
    ],
  });
});
