import { geringfuegigkeit } from "@gebuehrenportal/gesetze/versausglg/paragraph-18.ts";
import {
  cent,
  euro,
  geringste,
  groesser,
  type Jahreswerteintrag,
  type KeinErgebnis,
  keinErgebnis,
  type Offen,
  offenvermerke,
  plusTage,
  type Schritt,
  type Tag,
} from "@gebuehrenportal/recht";
import { faktorvermerke } from "./faktor.ts";
import { bagatelle } from "./geringfuegigkeit.ts";
import { alsText, anteilVon, ganzzahl, groesseFehler, mitZahl } from "./groesse.ts";
import { kapitalwertDes } from "./kapitalwert.ts";
import { type Jahresreihen, jahresreihen } from "./konstanten.ts";
import { fassungDer, konstantenvermerke } from "./kopf.ts";
import { betragFehler, faktorFehler } from "./pruefung.ts";
import { rechenstand } from "./stand.ts";
import { teilung } from "./teilung.ts";
import type { Anrecht, AnrechtEingabe, AnrechtErgebnis, Groesse, Konstante } from "./typen.ts";
import { umgerechnet } from "./umrechnung.ts";

/**
 * One right: its part earned in the marriage, the Ausgleichswert (half), the corresponding capital value (§ 47), internal or external
 * division (§§ 10 to 17) and whether it is minor (§ 18). What needs a figure of the year that is not recorded stays open and says
 * so; a capital value or factor reported by the carrier takes its place. `eintraege`: figures that the operator entered.
 */
export function anrecht(
  eingabe: AnrechtEingabe,
  eintraege: readonly Jahreswerteintrag[] = [],
): AnrechtErgebnis | KeinErgebnis {
  const fehler = anrechtFehler(eingabe);
  if (fehler) return fehler;
  const reihen = jahresreihen(eintraege, eingabe.umrechnungsfaktor);
  const schritte: Schritt[] = [];
  const konstanten: Konstante[] = [];
  const ehezeitanteil = ehezeitanteilDes(eingabe, schritte);
  const ausgleichswert = haelfte(eingabe, ehezeitanteil, schritte);

  const kapital = kapitalwertDes(eingabe, ausgleichswert, reihen);
  if (kapital.art === "kein-ergebnis") return kapital;
  schritte.push(...kapital.schritte);
  konstanten.push(...kapital.konstanten);

  const rente =
    ausgleichswert.einheit === "entgeltpunkte" ? renteAus(ausgleichswert, eingabe, reihen) : undefined;
  if (rente?.art === "kein-ergebnis" && rente.feld === "ost") return rente;
  if (rente?.art === "umgerechnet") {
    schritte.push(...rente.schritte);
    konstanten.push(...rente.konstanten);
  }
  const geteilt = teilung(eingabe, ausgleichswert, kapital.betrag, reihen);
  if (geteilt.art === "kein-ergebnis") return geteilt;
  schritte.push(...geteilt.schritte);
  konstanten.push(...geteilt.konstanten);

  const gering =
    kapital.messwert === undefined
      ? undefined
      : bagatelle(kapital.messwert, ausgleichswert.einheit, eingabe.ehezeitende, reihen);
  if (gering?.art === "geprueft") {
    schritte.push(...gering.schritte);
    konstanten.push(...gering.konstanten);
  }
  const alle = ohneDoppelte(konstanten);
  const offen: readonly Offen[] = [
    ...kapital.offen,
    ...(rente?.art === "kein-ergebnis" ? [{ was: "Die Rente", norm: rente.norm, grund: rente.grund }] : []),
    ...geteilt.offen,
    ...(gering?.art === "geprueft"
      ? []
      : [
          {
            was: "Die Geringfügigkeit",
            norm: "§ 18 VersAusglG",
            grund: gering?.grund ?? "Der korrespondierende Kapitalwert fehlt.",
          },
        ]),
  ];
  return {
    art: "ergebnis",
    rechenstand,
    ehezeitanteil,
    ausgleichswert,
    ...(kapital.betrag === undefined ? {} : { kapitalwert: kapital.betrag }),
    ...(rente?.art === "umgerechnet" ? { rente: rente.groesse.betrag } : {}),
    teilung: geteilt.teilung,
    ...(gering?.art === "geprueft" ? { bagatelle: gering.pruefung } : {}),
    ...(kapital.messwert === undefined ? {} : { messwert: kapital.messwert }),
    offen,
    konstanten: alle,
    schritte,
    fassung: fassungDer(geringfuegigkeit, eingabe.ehezeitende, "Ende der Ehezeit am"),
    sicherheit: geringste(alle.map((k) => k.sicherheit)),
    vermerke: [
      ...offenvermerke(offen),
      ...kapital.vermerke,
      ...geteilt.vermerke,
      ...(gering?.art === "geprueft" ? gering.vermerke : []),
      ...faktorvermerke(reihen, eingabe.ehezeitende, eingabe.ost ?? false, alle),
      ...konstantenvermerke(alle),
    ],
  };
}

/** What is wrong with the input, at its path. */
export function anrechtFehler(eingabe: AnrechtEingabe): KeinErgebnis | undefined {
  if (!plusTage(eingabe.ehezeitende, 1).endsWith("-01")) {
    return keinErgebnis(
      "Die Ehezeit endet am letzten Tag eines Monats.",
      "§ 3 Abs. 1 VersAusglG",
      "ehezeitende",
    );
  }
  const { bewertung } = eingabe;
  if (bewertung.art === "direkt") {
    const fehler = groesseFehler(bewertung.ehezeitanteil, "bewertung.ehezeitanteil");
    if (fehler) return fehler;
  } else {
    const fehler = groesseFehler(bewertung.gesamt, "bewertung.gesamt") ?? zeitFehler(bewertung);
    if (fehler) return fehler;
  }
  const einheit = einheitDes(eingabe);
  if (einheit === "entgeltpunkte" && eingabe.traeger !== "grv") {
    return keinErgebnis(
      "Entgeltpunkte gibt es nur in der gesetzlichen Rentenversicherung.",
      "§ 43 VersAusglG",
      "bewertung",
    );
  }
  if (eingabe.ost && eingabe.traeger !== "grv") {
    return keinErgebnis(
      "Entgeltpunkte (Ost) gibt es nur in der gesetzlichen Rentenversicherung.",
      "§ 254b SGB VI",
      "ost",
    );
  }
  if (eingabe.teilungskosten !== undefined && einheit !== "kapital") {
    return keinErgebnis(
      "Teilungskosten werden nur von einem Kapitalwert abgezogen.",
      "§ 13 VersAusglG",
      "teilungskosten",
    );
  }
  return (
    betragFehler(
      eingabe.teilungskosten,
      "teilungskosten",
      "Der Betrag der Teilungskosten",
      "§ 13 VersAusglG",
    ) ??
    betragFehler(eingabe.kapitalwert, "kapitalwert", "Der Kapitalwert", "§ 47 VersAusglG") ??
    betragFehler(eingabe.summeBeimTraeger, "summeBeimTraeger", "Die Summe", "§ 14 Abs. 2 Nr. 2 VersAusglG") ??
    faktorFehler(eingabe.umrechnungsfaktor)
  );
}

export const einheitDes = ({ bewertung }: Anrecht): Groesse["einheit"] =>
  bewertung.art === "direkt" ? bewertung.ehezeitanteil.einheit : bewertung.gesamt.einheit;

function zeitFehler(zeiten: {
  readonly zeitInEhe: number;
  readonly zeitGesamt: number;
}): KeinErgebnis | undefined {
  const norm = "§ 40 Abs. 2 VersAusglG";
  const ganz = (n: number) => Number.isSafeInteger(n) && n >= 0 && n <= laengsteZeit;
  if (!ganz(zeiten.zeitGesamt) || zeiten.zeitGesamt === 0) {
    return keinErgebnis("Die gesamte Zeit muss größer als null sein.", norm, "bewertung.zeitGesamt");
  }
  if (!ganz(zeiten.zeitInEhe) || zeiten.zeitInEhe > zeiten.zeitGesamt) {
    return keinErgebnis(
      "Die Zeit in der Ehe ist höchstens so lang wie die gesamte Zeit.",
      norm,
      "bewertung.zeitInEhe",
    );
  }
  return undefined;
}

/** Days of a century: times may be given in months or in days. */
const laengsteZeit = 36_525;

function ehezeitanteilDes({ bewertung, traeger }: Anrecht, schritte: Schritt[]): Groesse {
  if (bewertung.art === "direkt") {
    const { ehezeitanteil } = bewertung;
    schritte.push({
      text: `Ehezeitanteil: ${alsText(ehezeitanteil)}`,
      norm: "§ 39 VersAusglG",
      ...betragVon(ehezeitanteil),
    });
    return ehezeitanteil;
  }
  const { gesamt, zeitInEhe, zeitGesamt } = bewertung;
  const ehezeitanteil = anteilVon(gesamt, zeitInEhe, zeitGesamt);
  const betriebsrente = traeger === "betrieblich" || traeger === "direktzusage";
  schritte.push({
    text: `Ehezeitanteil: ${alsText(gesamt)} × ${zeitInEhe} / ${zeitGesamt} = ${alsText(ehezeitanteil)}`,
    norm: betriebsrente ? "§ 45 Abs. 2 VersAusglG" : "§ 40 Abs. 2 VersAusglG",
    ...betragVon(ehezeitanteil),
  });
  return ehezeitanteil;
}

function haelfte(anrecht: Anrecht, ehezeitanteil: Groesse, schritte: Schritt[]): Groesse {
  const halb = anteilVon(ehezeitanteil, 1, 2);
  schritte.push({
    text: `Ausgleichswert: die Hälfte, ${alsText(halb)}`,
    norm: "§ 1 Abs. 2 VersAusglG",
    ...betragVon(halb),
  });
  if (!anrecht.teilungskosten) return halb;
  const kosten = anteilVon({ einheit: "kapital", betrag: anrecht.teilungskosten }, 1, 2);
  const wert = mitZahl(halb, groesser(cent(0), cent(ganzzahl(halb) - ganzzahl(kosten))));
  schritte.push({
    text: `Hälfte der Teilungskosten von ${euro(anrecht.teilungskosten)} abgezogen: ${alsText(wert)}`,
    norm: "§ 13 VersAusglG",
    ...betragVon(wert),
  });
  return wert;
}

const betragVon = (g: Groesse) => (g.einheit === "entgeltpunkte" ? {} : { betrag: g.betrag });

const renteAus = (
  wert: Groesse,
  ehezeit: { readonly ehezeitende: Tag; readonly ost?: boolean },
  reihen: Jahresreihen,
) => umgerechnet(wert, "rente", ehezeit.ehezeitende, ehezeit.ost ?? false, reihen);

/** Each constant once. */
export const ohneDoppelte = (konstanten: readonly Konstante[]): Konstante[] => [
  ...new Map(konstanten.map((k) => [`${k.titel} ${k.jahr}`, k])).values(),
];
