import { zurUnzeit } from "@gebuehrenportal/gesetze/kostenverzeichnis/besonderheiten.ts";
import { verzeichnisfassungen } from "@gebuehrenportal/gesetze/kostenverzeichnis/fassungen.ts";
import {
  anteil,
  euro,
  type FassungAngabe,
  fassungAm,
  geringste,
  type KeinErgebnis,
  keinErgebnis,
  summe,
} from "@gebuehrenportal/recht";
import { Abbruch, kein } from "./abbruch.ts";
import {
  istMehrvergleich,
  mahnanrechnung,
  mehrvergleichsgrenze,
  pauschale,
  umsatzsteuer,
  zustellungsfrei,
} from "./abhaengig.ts";
import { istAuslage } from "./auslage.ts";
import type { GerichtskostenEingabe } from "./eingabe.ts";
import { einzelbetrag } from "./einzelbetrag.ts";
import type { GerichtskostenErgebnis, Kostenzeile } from "./ergebnis.ts";
import { ungeleseneAngabe } from "./gelesen.ts";
import { unvereinbarePosten } from "./nebeneinander.ts";
import { vorDemVerzeichnis } from "./nummer.ts";
import { type Posten, posten, type Zusammenhang } from "./posten.ts";
import { vermerke } from "./vermerke.ts";
import type { Betrag } from "./wertgebuehr.ts";

/** Version of this engine; changes whenever a result may differ. */
export const rechenstand = "2.3";

/**
 * Costs of a case by the register of one statute: fees and expenses line by line, each with the version that holds for it, its
 * steps and norms. Amounts in whole cents, rates in hundredths. No result for an unknown number, a missing value, a rate
 * outside the law or a day before the register is recorded; `feld` names the input.
 */
export function gerichtskosten(eingabe: GerichtskostenEingabe): GerichtskostenErgebnis | KeinErgebnis {
  try {
    return berechnet(eingabe);
  } catch (fehler) {
    if (fehler instanceof Abbruch) return fehler.antwort;
    if (fehler instanceof RangeError) {
      return keinErgebnis("Die Beträge sind zu groß, um genau gerechnet zu werden.", "§ 3 GKG", "positionen");
    }
    throw fehler;
  }
}

function berechnet(eingabe: GerichtskostenEingabe): GerichtskostenErgebnis {
  const alle = eingabe.positionen.map((p, i) => posten(eingabe, i, p));
  const zeilen = new Map<Posten, Kostenzeile[]>();
  const bisher: Kostenzeile[] = [];
  // What is measured by the other lines comes last: settlements, lump sums by the fees, then VAT by everything.
  for (const stufe of [selbststaendig, istMehrvergleich, pauschale.trifftZu, umsatzsteuer.trifftZu]) {
    for (const p of alle) {
      if (zeilen.has(p) || !stufe(p)) continue;
      const neue = zeilenDer(p, { eingabe, alle, bisher });
      zeilen.set(p, neue);
      bisher.push(...neue);
    }
    if (zeilen.size === alle.length) break;
  }
  ungeleseneAngabe(eingabe, alle);
  unvereinbarePosten(alle);
  const inOrdnung = alle.length < 2 ? bisher : alle.flatMap((p) => zeilen.get(p) ?? []);
  const art = (gesucht: boolean) =>
    summe(inOrdnung.filter((z) => (z.art === "auslage") === gesucht).map((z) => z.betrag));
  return {
    art: "ergebnis",
    rechenstand,
    gesetz: eingabe.gesetz,
    fassung: kopf(eingabe, alle),
    zeilen: inOrdnung,
    gebuehren: art(false),
    auslagen: art(true),
    summe: summe(inOrdnung.map((z) => z.betrag)),
    vermerke: vermerke(eingabe, alle),
  };
}

const selbststaendig = (posten: Posten): boolean =>
  !istMehrvergleich(posten) && !pauschale.trifftZu(posten) && !umsatzsteuer.trifftZu(posten);

function zeilenDer(posten: Posten, zusammenhang: Zusammenhang): Kostenzeile[] {
  const abhaengig = pauschale.betrag(posten, zusammenhang) ?? umsatzsteuer.betrag(posten, zusammenhang);
  const einmal =
    abhaengig ??
    mehrvergleichsgrenze(
      posten,
      zusammenhang,
      einzelbetrag({
        stelle: posten,
        p: posten.p,
        feld: posten.feld,
        ...(posten.statt && { statt: posten.statt }),
      }),
    );
  const betrag = abhaengig ?? mitAnzahl(posten, zusammenhang, einmal);
  const { sicherheit } = posten.angabe;
  const zeile: Kostenzeile = {
    position: posten.p.id,
    art: istAuslage(posten.gesetz, posten.nummer.nr) ? "auslage" : "gebuehr",
    nr: posten.nummer.nr,
    ...(posten.statt && { statt: posten.statt.nummer.nr }),
    norm: posten.nummer.werte.norm,
    ...(betrag.wert !== undefined && { wert: betrag.wert }),
    ...(betrag.satz100 !== undefined && { satz100: betrag.satz100 }),
    ...(posten.p.anzahl !== undefined && { anzahl: posten.p.anzahl }),
    betrag: betrag.betrag,
    fassung: posten.angabe,
    ...(sicherheit !== "hoch" && { sicherheit }),
    schritte: betrag.schritte,
  };
  return [zeile, ...mahnanrechnung(posten, zeile)];
}

/** The fee as often as it arises; of services only those beyond the free ones. */
function mitAnzahl(posten: Posten, zusammenhang: Zusammenhang, einmal: Betrag): Betrag {
  const zahl = posten.p.anzahl ?? 1;
  if (posten.wert.art === "je-einheit" || posten.wert.art === "hoechstens") return einmal;
  const frei = zustellungsfrei(posten, zusammenhang);
  const gezaehlt = Math.max(0, zahl - frei);
  if (gezaehlt === 1 && frei === 0) return verdoppelt(posten, einmal);
  const betrag = anteil(einmal.betrag, gezaehlt, 1);
  return verdoppelt(posten, {
    ...einmal,
    betrag,
    schritte: [
      ...einmal.schritte,
      {
        text:
          frei > 0
            ? `${gezaehlt} von ${zahl}, die ersten ${frei} sind frei`
            : `${gezaehlt} × ${euro(einmal.betrag)}`,
        norm: posten.nummer.werte.norm,
        betrag,
      },
    ],
  });
}

/** § 11 GvKostG doubles the fees of a bailiff at an unusual time; expenses stay. */
function verdoppelt(posten: Posten, einfach: Betrag): Betrag {
  const gilt = posten.gesetz === zurUnzeit.gesetz && !istAuslage(posten.gesetz, posten.nummer.nr);
  if (!gilt || posten.p.angaben?.zurUnzeit !== true) return einfach;
  const betrag = anteil(einfach.betrag, zurUnzeit.faktor, 1);
  return {
    ...einfach,
    betrag,
    schritte: [...einfach.schritte, { text: "Doppelte Gebühr zur Unzeit", norm: zurUnzeit.norm, betrag }],
  };
}

function kopf({ gesetz, stichtag }: GerichtskostenEingabe, alle: readonly Posten[]): FassungAngabe {
  const reihe = verzeichnisfassungen[gesetz];
  const erster = alle[0];
  const fassung = fassungAm(reihe, erster?.tag ?? stichtag);
  if (!fassung) {
    kein(
      vorDemVerzeichnis(gesetz, stichtag) ?? "Für diesen Tag ist keine Fassung erfasst.",
      reihe.norm,
      "stichtag",
    );
  }
  return {
    norm: erster?.angabe.norm ?? reihe.norm,
    ab: fassung.ab,
    quelle: fassung.quelle,
    grund: erster?.angabe.grund ?? "",
    sicherheit: geringste(alle.map((p) => p.angabe.sicherheit)),
  };
}
