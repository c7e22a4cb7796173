import fc from "fast-check";
import { expect, test } from "vitest";
import { anwenden } from "./anwenden.ts";
import { tarifstand } from "./tarifstand.ts";
import { Modell, type Zug } from "./testing-modell.ts";
import { ereignisAus, zuege } from "./testing-zufall.ts";
import { naechsteUhr, uhr } from "./uhr.ts";
import type { Umstaende, Vertrag, Wirkung } from "./vertrag.ts";
import { istSoweit } from "./zeit.ts";

const beginn = Date.parse("2027-01-31T10:30:00Z");

/** The rules themselves, in the words of the random test. */
class Regelwerk {
  vertrag: Vertrag | undefined;
  readonly wirkungen: Wirkung[] = [];
  private umstaende: Umstaende = { jetzt: "", rechnungen: true };

  ziehen(zug: Zug, ms: number): boolean {
    this.umstaende = { jetzt: new Date(ms).toISOString(), rechnungen: true };
    if (this.vertrag) {
      const gelaufen = uhr(this.vertrag, this.umstaende);
      this.vertrag = gelaufen.vertrag;
      this.wirkungen.push(...gelaufen.wirkungen);
    }
    const ereignis = ereignisAus(zug, this.vertrag, this.umstaende.jetzt);
    if (!ereignis) return false;
    const folge = anwenden(this.vertrag, ereignis, this.umstaende);
    if ("ablehnung" in folge) return false;
    this.vertrag = folge.vertrag;
    this.wirkungen.push(...folge.wirkungen);
    return true;
  }
}

const summe = (wirkungen: readonly Wirkung[], art: "rechnung" | "gutschrift") =>
  wirkungen.reduce((s, w) => s + (w.art === art ? w.betrag : 0), 0);

test("Tausend zufällige Verläufe enden dort, wo ein einfaches Modell sie erwartet", () => {
  const lauf = fc.property(zuege, (reihe) => {
    const [regeln, modell] = [new Regelwerk(), new Modell()];
    let ms = beginn;
    for (const zug of reihe) {
      if (zug.art === "warten") ms += zug.stunden * 3_600_000;
      expect(regeln.ziehen(zug, ms), JSON.stringify(zug)).toBe(modell.ziehen(zug, ms));
      const { vertrag } = regeln;
      expect(tarifstand(vertrag).tarif).toBe(modell.tarif());
      expect(vertrag?.forderungen.reduce((s, { offen }) => s + offen, 0) ?? 0).toBe(modell.offen());
    }
    expect(summe(regeln.wirkungen, "rechnung")).toBe(modell.berechnet);
    expect(summe(regeln.wirkungen, "gutschrift")).toBe(modell.gutgeschrieben);
    ohneLuecken(regeln.wirkungen);
    planbar(regeln.vertrag, new Date(ms).toISOString());
  });
  fc.assert(lauf, { numRuns: 1_000, seed: 20_261_123 });
}, 120_000);

/** No document of a contract twice; a new contract begins anew. */
function ohneLuecken(wirkungen: readonly Wirkung[]): void {
  let letzte = 0;
  for (const w of wirkungen) {
    if (w.art !== "rechnung" && w.art !== "gutschrift") continue;
    const nummer = Number(w.schluessel.slice(1));
    expect([1, letzte + 1]).toContain(nummer);
    letzte = nummer;
  }
}

/** What comes next by time alone lies ahead. */
function planbar(v: Vertrag | undefined, jetzt: string): void {
  const naechste = v && naechsteUhr(v, true);
  if (naechste) expect(istSoweit(naechste, jetzt), `${naechste} nach ${jetzt}`).toBe(false);
}
