import { fassungAm, tag, type Zeitreihe } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { umsatzsteuersatz } from "../ustg/paragraph-12.ts";
import { hoechstwert } from "./paragraph-22.ts";
import { auffangwert } from "./paragraph-23.ts";
import { hoechstwertVermoegensauskunft } from "./paragraph-25.ts";
import { asylwerte } from "./paragraph-30.ts";
import { zahlungsvereinbarungProzent } from "./paragraph-31b.ts";
import { beratungHoechstbetrag } from "./paragraph-34.ts";
import { uebergang } from "./paragraph-60.ts";

const am = <W>(reihe: Zeitreihe<W>, stichtag: string) => fassungAm(reihe, tag(stichtag))?.wert;

describe("Werte des RVG an den Tagen ihrer Änderung", () => {
  test("§ 22 Abs. 2: 30 Mio. je Angelegenheit und Person, 100 Mio. für alle", () => {
    const wert = { jeAngelegenheit: 3_000_000_000, jePerson: 3_000_000_000, allePersonen: 10_000_000_000 };
    expect(am(hoechstwert, "2004-07-01")).toEqual(wert);
    expect(am(hoechstwert, "2026-01-01")).toEqual(wert);
    expect(am(hoechstwert, "2004-06-30")).toBeUndefined();
  });

  test.each([
    ["§ 23 Abs. 3", auffangwert, 400_000, 500_000],
    ["§ 25 Abs. 1 Nr. 4", hoechstwertVermoegensauskunft, 150_000, 200_000],
  ])("%s stieg am 01.08.2013", (_norm, reihe, vorher, nachher) => {
    expect(am(reihe, "2013-07-31")).toBe(vorher);
    expect(am(reihe, "2013-08-01")).toBe(nachher);
  });

  test("§ 30: seit dem 01.01.2023 auch 10.000 € nach § 77 Abs. 4 AsylG", () => {
    expect(am(asylwerte, "2013-07-31")).toBeUndefined();
    expect(am(asylwerte, "2022-12-31")).toEqual({
      klage: 500_000,
      eil: 250_000,
      jeWeiterePersonKlage: 100_000,
      jeWeiterePersonEil: 50_000,
    });
    expect(am(asylwerte, "2023-01-01")).toMatchObject({ klage: 500_000, klageParagraph77Abs4: 1_000_000 });
    expect(fassungAm(asylwerte, tag("2023-01-01"))?.abSicherheit).toBe("mittel");
  });

  test("§ 31b: erst 20, seit dem 01.10.2021 50 Prozent", () => {
    expect(am(zahlungsvereinbarungProzent, "2013-07-31")).toBeUndefined();
    expect(am(zahlungsvereinbarungProzent, "2021-09-30")).toBe(20);
    expect(am(zahlungsvereinbarungProzent, "2021-10-01")).toBe(50);
  });

  test("§ 34: 190 € und 250 € seit dem 01.07.2006", () => {
    expect(am(beratungHoechstbetrag, "2006-06-30")).toBeUndefined();
    expect(am(beratungHoechstbetrag, "2006-07-01")).toEqual({ erstberatung: 19_000, beratung: 25_000 });
  });

  test("§ 60: bis 2020 entschied der frühere Tag, und ein Rechtsmittel folgte neuem Recht", () => {
    expect(am(uebergang, "2020-12-31")).toEqual({
      massgeblich: "auftrag-oder-beiordnung",
      rechtsmittelNachNeuemRecht: true,
    });
    expect(am(uebergang, "2021-01-01")).toEqual({
      massgeblich: "auftrag-sonst-beiordnung",
      rechtsmittelNachNeuemRecht: false,
    });
  });
});

test.each([
  ["2004-07-01", 16],
  ["2006-12-31", 16],
  ["2007-01-01", 19],
  ["2020-06-30", 19],
  ["2020-07-01", 16],
  ["2020-12-31", 16],
  ["2021-01-01", 19],
  ["2026-11-21", 19],
])("Umsatzsteuer am %s: %i Prozent", (ende, prozent) => {
  expect(am(umsatzsteuersatz, ende)).toBe(prozent);
});
