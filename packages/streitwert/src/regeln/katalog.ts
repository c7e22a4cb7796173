import {
  anteil,
  cent,
  euro,
  groesser,
  type KeinErgebnis,
  keinErgebnis,
  kleiner,
  type Schritt,
  satz,
} from "@gebuehrenportal/recht";
import { hoechstwert, oeffentlich } from "../../gesetz/gkg/werte.ts";
import { type Katalogeintrag, type Katalogwert, katalog } from "../../gesetz/katalog/katalog.ts";
import type { Leser } from "../angaben.ts";
import type { Feld } from "../regel.ts";
import { feld, moeglich, type Rechnung, type Regelwerk, schritt } from "../regelwerk.ts";

const monat = feld("monatsverguetung", "Bruttomonatsvergütung");
const personen = moeglich("personen", "Zahl der Personen", "zahl", { vorgabe: 1 });

/** What an item asks for. */
function felder(wert: Katalogwert | undefined): readonly Feld[] {
  switch (wert?.art) {
    case "hauptsache":
      return [feld("hauptsache", "Wert der Hauptsache oder Summe des Bescheids")];
    case "auffangwert":
      return [personen];
    case "mindestens":
      return [feld("interesse", "Wirtschaftliches Interesse, etwa der Jahresgewinn")];
    case "monatsverguetung":
      return wert.hoechstens === undefined
        ? [monat]
        : [monat, moeglich("anzahl", "Anzahl", "zahl", { vorgabe: 1 })];
    case "verguetungszeitraum":
      return [
        feld("verguetung", "Vergütung des Zeitraums"),
        ...(wert.hoechstens === undefined ? [] : [monat]),
      ];
    case "monatsdifferenz":
      return [monat, feld("differenz", "Unterschied der Vergütung im Monat")];
    default:
      return [];
  }
}

/** Items of the value catalogues as rules. */
export const katalogregeln: readonly Regelwerk[] = katalog.map((eintrag) => {
  const titelDesKatalogs = eintrag.werte.norm;
  const wert = eintrag.werte.fassungen[0]?.wert;
  const unsicher = eintrag.sicherheit === "niedrig";
  return {
    regel: {
      id: eintrag.id,
      titel: eintrag.titel,
      norm: titelDesKatalogs,
      gebiet: eintrag.katalog,
      // Unsecured items are named without fields and without their numbers.
      felder: unsicher ? [] : felder(wert),
      hinweis: unsicher
        ? "Nicht gesichert: Der Katalogwert ist nicht belegt und wird nicht berechnet."
        : hinweisDes(eintrag),
      katalog: { titel: titelDesKatalogs, fassung: eintrag.fassung },
      sicherheit: eintrag.sicherheit,
    },
    reihe: eintrag.werte,
    stichtagNorm: "§ 40 GKG",
    deckel: hoechstwert,
    rechne: (a: Leser, index: number) => rechne(eintrag, a, index),
  };
});

function hinweisDes({ empfehlung, hinweis }: Katalogeintrag): string {
  return hinweis === undefined ? `${empfehlung}.` : `${empfehlung}. ${hinweis}.`;
}

function rechne(eintrag: Katalogeintrag, a: Leser, index: number): Rechnung | KeinErgebnis {
  const norm = `${eintrag.werte.norm} (${eintrag.fassung})`;
  if (eintrag.sicherheit === "niedrig") {
    return keinErgebnis("Nicht gesichert: Der Wert dieses Katalogeintrags ist nicht belegt.", norm, "regel");
  }
  const wert = eintrag.werte.fassungen[index]?.wert;
  if (wert === undefined || wert.art === "ohne") {
    return keinErgebnis(`Der Katalog nennt keinen Betrag: ${eintrag.empfehlung}.`, norm, "regel");
  }
  const schritte: Schritt[] = [];
  const ergebnis = betragNach(wert, a, norm, schritte);
  return {
    wert: ergebnis,
    schritte,
    vermerke: [
      { art: "hinweis", text: "Der Streitwertkatalog ist eine Empfehlung und bindet kein Gericht.", norm },
      ...(eintrag.sicherheit === "mittel"
        ? [
            {
              art: "warnung" as const,
              text:
                eintrag.fassung === "Fassung 2013"
                  ? "Wert nach der Fassung 2013; ob er in der neuen Fassung gleich geblieben ist, ist nicht geprüft."
                  : "Bitte vergleichen Sie den Wert mit dem Text des Streitwertkatalogs; bestätigt ist er uns nicht.",
              norm,
            },
          ]
        : []),
    ],
  };
}

function betragNach(
  wert: Exclude<Katalogwert, { art: "ohne" }>,
  a: Leser,
  norm: string,
  schritte: Schritt[],
) {
  const weiter = (text: string, betrag: ReturnType<typeof cent>, n = norm) => {
    schritte.push(schritt(text, n, betrag));
    return betrag;
  };
  switch (wert.art) {
    case "hauptsache":
      return weiter(
        `${wert.prozent} % von ${euro(a.geld("hauptsache"))}`,
        anteil(a.geld("hauptsache"), wert.prozent, 100),
      );
    case "auffangwert": {
      const auffang = oeffentlich.fassungen.at(-1)?.wert.auffang ?? cent(0);
      const je = anteil(auffang, wert.hundertstel, 100);
      weiter("Auffangwert", auffang, "§ 52 Abs. 2 GKG");
      const anzahl = Math.max(1, a.zahl("personen") ?? 1);
      if (wert.hundertstel !== 100) weiter(`${satz(wert.hundertstel)}-facher Auffangwert`, je);
      return anzahl === 1 ? je : weiter(`${anzahl} Personen`, cent(je * anzahl), "§ 39 Abs. 1 GKG");
    }
    case "festbetrag":
      return weiter("Betrag des Katalogs", wert.betrag);
    case "mindestens": {
      const interesse = weiter("Wirtschaftliches Interesse", a.geld("interesse"));
      return interesse >= wert.betrag ? interesse : weiter("Mindestwert", groesser(interesse, wert.betrag));
    }
    case "monatsverguetung": {
      const mv = a.geld("monatsverguetung");
      const anzahl = wert.hoechstens === undefined ? 1 : Math.max(1, a.zahl("anzahl") ?? 1);
      const roh = weiter(
        `${satz(wert.hundertstel)} Monatsvergütungen von ${euro(mv)}${anzahl > 1 ? ` × ${anzahl}` : ""}`,
        anteil(mv, wert.hundertstel * anzahl, 100),
      );
      return gedeckelt(roh, wert.hoechstens, mv, weiter);
    }
    case "verguetungszeitraum": {
      const roh = weiter(
        `${wert.prozent} % von ${euro(a.geld("verguetung"))}`,
        anteil(a.geld("verguetung"), wert.prozent, 100),
      );
      return wert.hoechstens === undefined
        ? roh
        : gedeckelt(roh, wert.hoechstens, a.geld("monatsverguetung"), weiter);
    }
    case "monatsdifferenz": {
      const roh = weiter(
        `${wert.faches} × ${euro(a.geld("differenz"))}`,
        anteil(a.geld("differenz"), wert.faches, 1),
      );
      return gedeckelt(roh, wert.hoechstens, a.geld("monatsverguetung"), weiter);
    }
  }
}

function gedeckelt(
  roh: ReturnType<typeof cent>,
  hoechstens: number | undefined,
  mv: ReturnType<typeof cent>,
  weiter: (text: string, betrag: ReturnType<typeof cent>) => ReturnType<typeof cent>,
) {
  if (hoechstens === undefined) return roh;
  const grenze = anteil(mv, hoechstens, 1);
  return roh <= grenze ? roh : weiter(`Höchstens ${hoechstens} Monatsvergütungen`, kleiner(roh, grenze));
}
