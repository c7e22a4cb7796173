import { fassungAm, plusTage, tag, type Zeitreihe } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { kvNummerVon } from "../kostennummern.ts";
import { vvNummer } from "../rvg/vv/index.ts";
import { vollstreckungsmassnahmen } from "./massnahmen.ts";

type Nummernwert = { readonly art: string; readonly satz100?: number };

/** The number as its own register has it. */
function register(gesetz: string, nr: string): Zeitreihe<Nummernwert> {
  const nummer =
    gesetz === "RVG"
      ? vvNummer(nr)
      : kvNummerVon(gesetz === "GKG" ? "gkg" : gesetz === "GNotKG" ? "gnotkg" : "gvkostg", nr);
  if (!nummer) throw new Error(`${gesetz} ${nr}`);
  return nummer.werte;
}

describe("Die Nummern der Vollstreckungskosten", () => {
  const faelle = vollstreckungsmassnahmen.fassungen.flatMap((fassung, i, alle) => {
    const naechste = alle[i + 1];
    const bis = naechste ? plusTage(naechste.ab, -1) : tag("2190-01-01");
    return [...new Map(fassung.wert.flatMap((m) => m.nummern).map((n) => [n.gesetz + n.nr, n])).values()].map(
      (nummer) => ({ nummer, ab: fassung.ab, bis }),
    );
  });

  test.each(faelle)("$nummer.gesetz $nummer.nr gibt es vom $ab bis zum $bis, mit demselben Satz", (fall) => {
    const { gesetz, nr, satz100 } = fall.nummer;
    for (const stichtag of [fall.ab, fall.bis]) {
      const wert = fassungAm(register(gesetz, nr), stichtag)?.wert;
      expect(wert, stichtag).toBeDefined();
      expect(wert?.art, stichtag).not.toBe("entfallen");
      if (satz100 !== undefined) expect(wert?.satz100, stichtag).toBe(satz100);
    }
  });
});
