import { describe, expect, test } from "vitest";
import { bekanntgabefaelle } from "./bekanntgabe.ts";
import { verwaltungsentscheidungen } from "./entscheidungen-verwaltung.ts";
import { zivilentscheidungen } from "./entscheidungen-zivil.ts";
import { type Fall, type Quellenart, zaehlt } from "./fall.ts";
import { gerichtsfaelle } from "./gericht.ts";
import { handbuchfaelle } from "./handbuecher.ts";
import { merkblattfaelle } from "./merkblaetter.ts";
import { privatrechtsfaelle } from "./privatrecht.ts";
import { weitereFaelle } from "./straf-und-europa.ts";
import { verwaltungsUndFinanzfaelle } from "./verwaltungs-und-finanzgericht.ts";

const alle: readonly Fall[] = [
  ...gerichtsfaelle,
  ...zivilentscheidungen,
  ...verwaltungsentscheidungen,
  ...bekanntgabefaelle,
  ...privatrechtsfaelle,
  ...weitereFaelle,
  ...verwaltungsUndFinanzfaelle,
  ...merkblattfaelle,
  ...handbuchfaelle,
];

describe("Veröffentlichte Fälle", () => {
  test.each(alle.map((f) => [`${f.quelle}: ${f.titel}`, f] as const))("%s", (_titel, fall) => {
    const r = fall.rechnung();
    if (r.art !== "ergebnis") throw new Error(`${r.grund} (${r.feld})`);
    expect(fall.ende ?? fall.zwischentage).toBeDefined();
    if (fall.ende !== undefined) expect(r.ende).toBe(fall.ende);
    for (const [name, tag] of Object.entries(fall.zwischentage ?? {}))
      expect(r.zwischentage.find((z) => z.name === name)?.tag, name).toBe(tag);
  });

  test("sind mindestens 80 aus Entscheidungen, Kommentaren und amtlichen Texten, die den letzten Tag nennen", () => {
    const belegt = alle.filter(zaehlt);
    const mitDatum = belegt.filter(
      (f) =>
        f.nachweis.art !== "entscheidung" ||
        /(Beschluss|Urteil|Gerichtsbescheid) vom \d\d\.\d\d\.\d{4}, /.test(f.quelle),
    );
    const von = (...arten: readonly Quellenart[]) =>
      belegt.filter((f) => arten.includes(f.nachweis.art)).length;
    const anzahl = {
      entscheidung: von("entscheidung"),
      kommentarUndAmtlich: von("kommentar", "amtlich"),
      uebrige: alle.length - belegt.length,
      // a few decisions are known by their docket and the one below alone: they are no part of the 80
      mitDatumOderStelle: mitDatum.length,
      darunterJahrGewaehlt: belegt.filter((f) => f.jahr === "gewaehlt").length,
    };
    process.stdout.write(`Veröffentlichte Fälle: ${JSON.stringify(anzahl)}\n`);
    expect(mitDatum.length).toBeGreaterThanOrEqual(80);
  });

  test("nennen jeden Fall einmal, Entscheidungen mit Aktenzeichen, Kommentare mit Stelle", () => {
    expect(new Set(alle.map((f) => `${f.quelle}: ${f.titel}`)).size).toBe(alle.length);
    const aktenzeichen = /\d+\/\d{2}|\d\.\d{2,4}|BeckRS \d{4}, \d+/;
    for (const { quelle, nachweis } of alle.filter(zaehlt))
      if (nachweis.art === "entscheidung") expect(quelle).toMatch(aktenzeichen);
      else if (nachweis.art === "kommentar") expect(quelle).toMatch(/R[zn]\.? \d+|\(HI\d+\)/);
  });
});
