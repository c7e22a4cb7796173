import type { Cent, KeinErgebnis, Schritt, Vermerk } from "@gebuehrenportal/recht";
import type { AnrechtEingabe, Groesse, Konstante } from "./typen.ts";
import { umgerechnet } from "./umrechnung.ts";

export type Kapitalwert = {
  readonly art: "kapitalwert";
  readonly betrag?: Cent;
  readonly schritte: readonly Schritt[];
  readonly konstanten: readonly Konstante[];
  readonly vermerke: readonly Vermerk[];
};

/**
 * Corresponding capital value of an Ausgleichswert, § 47 VersAusglG: as reported by the carrier; for the statutory pension and civil
 * servants by the factors of the year; for all others only as reported.
 */
export function kapitalwertDes(e: AnrechtEingabe, ausgleichswert: Groesse): Kapitalwert | KeinErgebnis {
  const leer = { art: "kapitalwert", schritte: [], konstanten: [], vermerke: [] } as const;
  if (ausgleichswert.einheit === "kapital") {
    return { ...leer, betrag: ausgleichswert.betrag };
  }
  if (e.kapitalwert !== undefined) {
    const betrag = e.kapitalwert;
    return {
      ...leer,
      betrag,
      schritte: [
        {
          text: "Korrespondierender Kapitalwert nach Auskunft des Trägers",
          norm: "§ 5 Abs. 3 VersAusglG",
          betrag,
        },
      ],
    };
  }
  if (e.traeger === "grv" || e.traeger === "beamte" || e.traeger === "beamte-extern")
    return nachFaktoren(e, ausgleichswert);
  const betriebsrente = e.traeger === "betrieblich" || e.traeger === "direktzusage";
  return {
    ...leer,
    vermerke: [
      {
        art: "hinweis",
        text: betriebsrente
          ? "Der korrespondierende Kapitalwert ist der Übertragungswert aus der Auskunft des Trägers; er ist nicht angegeben."
          : "Der korrespondierende Kapitalwert ist ein versicherungsmathematischer Barwert aus der Auskunft des Trägers; er ist nicht angegeben.",
        norm: betriebsrente ? "§ 47 Abs. 4 VersAusglG" : "§ 47 Abs. 5 VersAusglG",
        feld: "kapitalwert",
      },
    ],
  };
}

function nachFaktoren(e: AnrechtEingabe, ausgleichswert: Groesse): Kapitalwert | KeinErgebnis {
  const kapital = umgerechnet(ausgleichswert, "kapital", e.ehezeitende, e.ost ?? false);
  if (kapital.art === "kein-ergebnis") {
    return {
      ...kapital,
      grund: `${kapital.grund} Mit dem korrespondierenden Kapitalwert aus der Auskunft des Trägers lässt sich rechnen.`,
      feld: kapital.feld === "ost" ? "ost" : "kapitalwert",
    };
  }
  const betrag = kapital.groesse.einheit === "kapital" ? kapital.groesse.betrag : undefined;
  const norm = e.traeger === "grv" ? "§ 47 Abs. 2 VersAusglG" : "§ 47 Abs. 3 VersAusglG";
  return {
    art: "kapitalwert",
    ...(betrag === undefined ? {} : { betrag }),
    schritte: [
      ...kapital.schritte,
      { text: "Korrespondierender Kapitalwert", norm, ...(betrag === undefined ? {} : { betrag }) },
    ],
    konstanten: kapital.konstanten,
    vermerke: [],
  };
}
