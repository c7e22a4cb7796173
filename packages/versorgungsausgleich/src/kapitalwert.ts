import type { Cent, KeinErgebnis, Offen, Schritt, Vermerk } from "@gebuehrenportal/recht";
import type { Jahresreihen } from "./konstanten.ts";
import type { AnrechtEingabe, Groesse, Konstante, Traeger } from "./typen.ts";
import { umgerechnet } from "./umrechnung.ts";

export type Kapitalwert = {
  readonly art: "kapitalwert";
  readonly betrag?: Cent;
  /** What § 18 Abs. 3 VersAusglG measures: a monthly pension as such, all others by their capital value. */
  readonly messwert?: Cent;
  readonly offen: readonly Offen[];
  readonly schritte: readonly Schritt[];
  readonly konstanten: readonly Konstante[];
  readonly vermerke: readonly Vermerk[];
};

/**
 * Corresponding capital value of an Ausgleichswert, § 47 VersAusglG: as reported by the carrier; for the statutory pension and civil
 * servants by the factors of the year; for all others only as reported.
 */
export function kapitalwertDes(
  eingabe: AnrechtEingabe,
  ausgleichswert: Groesse,
  reihen: Jahresreihen,
): Kapitalwert | KeinErgebnis {
  const leer = { art: "kapitalwert", schritte: [], konstanten: [], vermerke: [], offen: [] } as const;
  if (ausgleichswert.einheit === "kapital") {
    const { betrag } = ausgleichswert;
    return { ...leer, betrag, messwert: betrag };
  }
  const rente = ausgleichswert.einheit === "rente" ? ausgleichswert.betrag : undefined;
  if (eingabe.kapitalwert !== undefined) {
    const betrag = eingabe.kapitalwert;
    return {
      ...leer,
      betrag,
      messwert: rente ?? betrag,
      schritte: [
        {
          text: "Korrespondierender Kapitalwert nach Auskunft des Trägers",
          norm: "§ 5 Abs. 3 VersAusglG",
          betrag,
        },
      ],
    };
  }
  if (rente === undefined || nachFaktorenDerRente.includes(eingabe.traeger)) {
    return nachFaktoren(eingabe, ausgleichswert, rente, reihen);
  }
  const betriebsrente = eingabe.traeger === "betrieblich" || eingabe.traeger === "direktzusage";
  return {
    ...leer,
    messwert: rente,
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

/** § 47 Abs. 2, 3 VersAusglG. */
const nachFaktorenDerRente: readonly Traeger[] = ["grv", "beamte", "beamte-extern"];

function nachFaktoren(
  eingabe: AnrechtEingabe,
  ausgleichswert: Groesse,
  rente: Cent | undefined,
  reihen: Jahresreihen,
): Kapitalwert | KeinErgebnis {
  const norm = eingabe.traeger === "grv" ? "§ 47 Abs. 2 VersAusglG" : "§ 47 Abs. 3 VersAusglG";
  const kapital = umgerechnet(ausgleichswert, "kapital", eingabe.ehezeitende, eingabe.ost ?? false, reihen);
  if (kapital.art === "kein-ergebnis") {
    if (kapital.feld === "ost") return kapital;
    return {
      art: "kapitalwert",
      ...(rente !== undefined && { messwert: rente }),
      schritte: [],
      konstanten: [],
      vermerke: [],
      offen: [
        {
          was: "Der korrespondierende Kapitalwert",
          norm,
          grund: `${kapital.grund} Geben Sie den Kapitalwert oder den Umrechnungsfaktor aus der Auskunft des Trägers an.`,
        },
      ],
    };
  }
  const { betrag } = kapital.groesse;
  return {
    art: "kapitalwert",
    betrag,
    messwert: rente ?? betrag,
    schritte: [...kapital.schritte, { text: "Korrespondierender Kapitalwert", norm, betrag }],
    konstanten: kapital.konstanten,
    vermerke: [],
    offen: [],
  };
}
