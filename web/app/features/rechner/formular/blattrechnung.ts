import type { Tag } from "@gebuehrenportal/recht";
import { eingetrageneSaetze } from "#features/basiszinssatz/index.server.ts";
import type { Blattantwort, Blattmotor } from "./blattantwort.ts";
import { ausFragment } from "./fragment.ts";
import { werteAusQuery } from "./query.ts";
import type { Motor, Rechnerbild, Werte, Zusatz } from "./rechnerformular.ts";

/** A plain calculator consists of its fields and its engine. */
export function rahmenmotor(bild: Rechnerbild, motor: Motor, zusatz: Zusatz = {}): Blattmotor {
  const antwort = (werte: Werte, heute: Tag): Blattantwort => {
    const auswertung = motor.auswertung({ ...zusatz, werte, heute, gefragt: true });
    switch (auswertung.art) {
      case "ergebnis":
        return {
          art: "blatt",
          blatt: auswertung.blatt,
          daten: { eingabe: auswertung.eingabe, ergebnis: auswertung.ergebnis },
        };
      case "kein-ergebnis":
        return auswertung;
      default:
        return { art: "unvollstaendig" };
    }
  };
  return {
    blattAus: (stand, heute) => {
      const werte = ausFragment(bild, stand);
      return werte ? antwort(werte, heute) : { art: "unlesbar" };
    },
    blattAusQuery: (query, heute) => antwort(werteAusQuery(bild, query), heute),
  };
}

/** The same with fields and engine still to be loaded. */
export async function mitRahmen(
  bild: Promise<{ readonly bild: Rechnerbild }>,
  motor: Promise<{ readonly motor: Motor }>,
  zusatz?: Promise<Zusatz>,
): Promise<Blattmotor> {
  return rahmenmotor((await bild).bild, (await motor).motor, await zusatz);
}

/** What a calculator needs that computes with base rates: the half-years that the operator entered. */
export const mitBasiszins = async (): Promise<Zusatz> => ({ basiszinsen: await eingetrageneSaetze() });
