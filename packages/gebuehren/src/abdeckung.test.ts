import { mindestgebuehr, wertgebuehrStufen } from "@gebuehrenportal/gesetze/rvg/paragraph-13.ts";
import { hoechstwert } from "@gebuehrenportal/gesetze/rvg/paragraph-22.ts";
import { pkhTabelle } from "@gebuehrenportal/gesetze/rvg/paragraph-49.ts";
import { uebergang } from "@gebuehrenportal/gesetze/rvg/paragraph-60.ts";
import { umsatzsteuersatz } from "@gebuehrenportal/gesetze/ustg/paragraph-12.ts";
import {
  cent,
  fassungAm,
  plusMonate,
  type Tag,
  tabellengebuehr,
  tag,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { gebuehrentabelle } from "./gebuehr/gebuehrentabelle.ts";

const quartale: readonly Tag[] = Array.from({ length: 100 }, (_, i) => plusMonate(tag("2004-07-01"), 3 * i));

test("jedes Quartal seit Juli 2004 hat Tabellen, Höchstwert, Übergangsregel und Umsatzsteuersatz", () => {
  expect(quartale.at(-1)).toBe("2029-04-01");
  const reihen: readonly Zeitreihe<unknown>[] = [
    wertgebuehrStufen,
    mindestgebuehr,
    hoechstwert,
    pkhTabelle,
    uebergang,
    umsatzsteuersatz,
  ];
  for (const quartal of quartale) {
    for (const reihe of reihen)
      expect(fassungAm(reihe, quartal), `${reihe.norm} am ${quartal}`).toBeDefined();
    expect(
      gebuehrentabelle({ tabelle: "rvg49", stichtag: quartal, von: cent(0), bis: cent(10_000_000) }).art,
    ).toBe("ergebnis");
  }
});

test("in keinem Quartal fällt die Gebühr mit steigendem Wert", () => {
  for (const quartal of quartale) {
    const stufen = fassungAm(wertgebuehrStufen, quartal)?.wert;
    if (!stufen) throw new Error(quartal);
    let vorige = 0;
    for (let wert = 0; wert <= 60_000_000; wert += 50_000) {
      const gebuehr = tabellengebuehr(stufen, cent(wert));
      expect(gebuehr).toBeGreaterThanOrEqual(vorige);
      vorige = gebuehr;
    }
  }
});
