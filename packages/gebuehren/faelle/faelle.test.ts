import { describe, expect, it } from "vitest";
import * as gebuehren from "../index.ts";
import type { RvgErgebnis, Zeile } from "../src/ergebnis.ts";
import type { Erwartet, ErwarteteZeile } from "./fall.ts";
import { erfassteNormen, faelle, faelleNachThema } from "./index.ts";

/** Takes each expected line out of the result once and returns those which are missing. */
function fehlende(erwartet: readonly ErwarteteZeile[], erhalten: readonly Zeile[]): string[] {
  const rest = erhalten.map((z) => `${z.angerechnet?.regel ?? z.nr}: ${z.betrag}`);
  return erwartet
    .map((z) => `${z.nr}: ${z.betrag}`)
    .filter((z) => {
      const stelle = rest.indexOf(z);
      if (stelle >= 0) rest.splice(stelle, 1);
      return stelle < 0;
    });
}

/** The amounts of a result in the shape of what the source prints; only stated amounts appear. */
function verglichen(erwartet: Erwartet, e: RvgErgebnis) {
  const staatskasse = e.angelegenheiten.find((a) => a.staatskasse)?.staatskasse;
  const { zeilen: kassenzeilen, ...kasse } = erwartet.staatskasse ?? {};
  return {
    fehlendeZeilen: fehlende(
      erwartet.zeilen ?? [],
      e.angelegenheiten.flatMap((a) => a.zeilen),
    ),
    fehlendeKassenzeilen: fehlende(kassenzeilen ?? [], staatskasse?.zeilen ?? []),
    jeAngelegenheit: Object.fromEntries(
      Object.keys(erwartet.jeAngelegenheit ?? {}).map((id) => [
        id,
        e.angelegenheiten.find((a) => a.id === id)?.netto,
      ]),
    ),
    netto: erwartet.netto === undefined ? undefined : e.netto,
    umsatzsteuer: erwartet.umsatzsteuer === undefined ? undefined : e.umsatzsteuer.betrag,
    brutto: erwartet.brutto === undefined ? undefined : e.brutto,
    offen: erwartet.offen === undefined ? undefined : e.offen,
    staatskasse: Object.fromEntries(
      Object.keys(kasse).map((feld) => [feld, staatskasse?.[feld as keyof typeof kasse]]),
    ),
  };
}

function gedruckt(erwartet: Erwartet) {
  const { zeilen: _, ...staatskasse } = erwartet.staatskasse ?? {};
  return {
    fehlendeZeilen: [],
    fehlendeKassenzeilen: [],
    jeAngelegenheit: erwartet.jeAngelegenheit ?? {},
    netto: erwartet.netto,
    umsatzsteuer: erwartet.umsatzsteuer,
    brutto: erwartet.brutto,
    offen: erwartet.offen,
    staatskasse,
  };
}

for (const [thema, liste] of Object.entries(faelleNachThema)) {
  describe(`Veröffentlichte Fälle: ${thema}`, () => {
    it.each(liste.map((fall) => [`${fall.titel} (${fall.quelle.titel})`, fall] as const))("%s", (_, fall) => {
      const antwort = gebuehren.rvgRechnung(fall.eingabe);
      if (antwort.art !== "ergebnis") throw new Error(`Kein Ergebnis: ${antwort.grund}`);
      expect(verglichen(fall.erwartet, antwort)).toEqual(gedruckt(fall.erwartet));
    });
  });
}

describe("Sammlung der veröffentlichten Fälle", () => {
  it("umfasst mindestens 100 Fälle", () => {
    expect(faelle.length).toBeGreaterThanOrEqual(100);
  });

  it("nennt zu jedem Fall Titel, Datum und Fundort der Quelle", () => {
    const ohne = faelle.filter((f) => !(f.quelle.titel && f.quelle.datum && f.quelle.fundort && f.titel));
    expect(ohne.map((f) => f.titel)).toEqual([]);
  });

  it("nennt in jedem Fall wenigstens einen gedruckten Betrag", () => {
    const betraege = (f: Erwartet) =>
      [f.zeilen?.length, f.netto, f.umsatzsteuer, f.brutto, f.offen, f.jeAngelegenheit, f.staatskasse].some(
        Boolean,
      );
    expect(faelle.filter((f) => !betraege(f.erwartet)).map((f) => f.titel)).toEqual([]);
  });

  it("führt keinen Fall doppelt", () => {
    const schluessel = faelle.map((f) => `${f.titel} (${f.quelle.titel})`);
    expect(schluessel.filter((s, i) => schluessel.indexOf(s) !== i)).toEqual([]);
  });

  it("rechnet in sich: gedruckte Zeilen, Nettosumme und Umsatzsteuer passen zusammen", () => {
    const unstimmig = faelle.filter(({ erwartet: e }) => {
      if (e.netto === undefined || e.brutto === undefined || e.umsatzsteuer === undefined) return false;
      return e.netto + e.umsatzsteuer !== e.brutto;
    });
    expect(unstimmig.map((f) => f.titel)).toEqual([]);
  });

  it("leitet die berührten Normen aus den Eingaben ab", () => {
    expect(erfassteNormen).toHaveLength(faelle.length);
    expect(erfassteNormen.flatMap((f) => f.normen)).toEqual(
      expect.arrayContaining(["1008", "3100", "7002", "7008", "§ 15a"]),
    );
  });
});
