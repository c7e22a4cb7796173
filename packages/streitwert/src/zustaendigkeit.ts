import { amtsgerichtsgrenze } from "@gebuehrenportal/gesetze/gvg/paragraph-23.ts";
import { type Zuweisung, zuweisungen } from "@gebuehrenportal/gesetze/gvg/zuweisungen.ts";
import {
  datum,
  euro,
  type Fassung,
  fassungAm,
  fassungAngabe,
  fassungsvermerke,
  keinErgebnis,
  type Schritt,
  type Vermerk,
} from "@gebuehrenportal/recht";
import { rechtsmittel } from "./rechtsmittel.ts";
import { schwelle } from "./schwelle.ts";
import { rechenstand } from "./stand.ts";
import type {
  Gericht,
  Schwelle,
  ZustaendigkeitAntwort,
  ZustaendigkeitEingabe,
} from "./zustaendigkeit-typen.ts";

/**
 * Competent court of first instance by value and kind of matter, and what the value opens: simplified procedure, need of a lawyer,
 * appeal, complaint. The limits of 1 January 2026 hold by the day each transition rule names (§ 44 EGGVG, § 47 EGZPO, § 72 GKG, § 493
 * Abs. 6 FamFG). No result for days before 2002 or faulty amounts.
 */
export function zustaendigkeit(eingabe: ZustaendigkeitEingabe): ZustaendigkeitAntwort {
  for (const feld of ["wert", "beschwer", "kosten"] as const) {
    const betrag = eingabe[feld];
    if (betrag !== undefined && (!Number.isSafeInteger(betrag) || betrag < 0)) {
      return keinErgebnis("Kein gültiger Betrag in ganzen Cent.", "§ 3 ZPO", feld);
    }
  }
  const fassung = fassungAm(amtsgerichtsgrenze, eingabe.eingangAm);
  if (!fassung) {
    return keinErgebnis(
      `Für den ${datum(eingabe.eingangAm)} ist keine Fassung erfasst.`,
      amtsgerichtsgrenze.norm,
      "eingangAm",
    );
  }
  if (eingabe.entscheidungAm !== undefined && eingabe.entscheidungAm < eingabe.eingangAm) {
    return keinErgebnis(
      "Die Entscheidung kann nicht vor dem Eingang liegen.",
      "§ 47 EGZPO",
      "entscheidungAm",
    );
  }
  const gefunden = gerichtDer(eingabe, fassung);
  return {
    art: "ergebnis",
    rechenstand,
    gericht: gefunden.gericht,
    zeilen: [gefunden.zeile, ...rechtsmittel(eingabe, gefunden.gericht)],
    fassung: fassungAngabe(
      amtsgerichtsgrenze,
      fassung,
      `weil die Sache am ${datum(eingabe.eingangAm)} anhängig wurde (§ 44 EGGVG)`,
    ),
    vermerke: [
      ...fassungsvermerke(amtsgerichtsgrenze, fassung, eingabe.eingangAm),
      ...hinweise(eingabe, gefunden.gericht),
    ],
  };
}

type Gefunden = { readonly gericht: Gericht; readonly zeile: Schwelle };

function gerichtDer(
  eingabe: ZustaendigkeitEingabe,
  fassung: Fassung<ZustaendigkeitEingabe["wert"]>,
): Gefunden {
  if (eingabe.sache === "arbeit")
    return besonders(
      "arbeitsgericht",
      "§ 2 ArbGG",
      "Arbeitssache: Arbeitsgericht ohne Rücksicht auf den Wert",
    );
  if (eingabe.sache === "familie")
    return besonders(
      "familiengericht",
      "§ 23a Abs. 1 Nr. 1 GVG",
      "Familiensache: Familiengericht ohne Rücksicht auf den Wert",
    );
  const zugewiesen = zuweisung(eingabe);
  if (zugewiesen) {
    const gericht = zugewiesen.gericht === "amtsgericht" ? "Amtsgericht" : "Landgericht";
    return besonders(
      zugewiesen.gericht,
      zugewiesen.norm,
      `${zugewiesen.titel}: ${gericht} ohne Rücksicht auf den Wert${zugewiesen.ausschliesslich ? ", ausschließlich" : ""}`,
    );
  }
  const amtsgericht = eingabe.wert <= fassung.wert;
  return {
    gericht: amtsgericht ? "amtsgericht" : "landgericht",
    zeile: schwelle({
      id: "zustaendigkeit",
      titel: "Sachliche Zuständigkeit",
      reihe: amtsgerichtsgrenze,
      stichtag: eingabe.eingangAm,
      grund: `weil die Sache am ${datum(eingabe.eingangAm)} anhängig wurde (§ 44 EGGVG)`,
      betrag: eingabe.wert,
      trifftZu: (grenze) => eingabe.wert <= grenze,
      text: (zu, grenze) =>
        zu
          ? `Amtsgericht: Der Wert übersteigt ${euro(grenze)} nicht`
          : `Landgericht (§ 71 Abs. 1 GVG): Der Wert übersteigt ${euro(grenze)}`,
    }),
  };
}

const zuweisung = (eingabe: ZustaendigkeitEingabe): Zuweisung | undefined =>
  fassungAm(zuweisungen, eingabe.eingangAm)?.wert[eingabe.sache];

const besonders = (gericht: Gericht, norm: string, text: string): Gefunden => {
  const schritte: Schritt[] = [{ text, norm }];
  return {
    gericht,
    zeile: {
      id: "zustaendigkeit",
      titel: "Sachliche Zuständigkeit",
      norm,
      text,
      sicherheit: "hoch",
      schritte,
    },
  };
};

function hinweise(eingabe: ZustaendigkeitEingabe, gericht: Gericht): Vermerk[] {
  const vermerke: Vermerk[] = [];
  const neu = zuweisungen.fassungen.find((f) => f.ab > eingabe.eingangAm && eingabe.sache in f.wert);
  if (neu && !zuweisung(eingabe)) {
    vermerke.push({
      art: "hinweis",
      text: `Die Zuweisung ohne Rücksicht auf den Wert gilt erst für Sachen, die ab dem ${datum(neu.ab)} anhängig wurden.`,
      norm: "§ 44 Satz 2 EGGVG",
      feld: "sache",
    });
  }
  if (eingabe.entscheidungAm === undefined && gericht !== "familiengericht") {
    vermerke.push({
      art: "hinweis",
      text: "Für die Rechtsmittel zählt der Tag der Entscheidung oder des Schlusses der mündlichen Verhandlung; ohne Angabe ist mit dem Tag des Eingangs gerechnet.",
      norm: "§ 47 EGZPO",
      feld: "entscheidungAm",
    });
  }
  return vermerke;
}
