import type { Tag } from "@gebuehrenportal/recht";
import { eingetrageneJahreswerte, eingetrageneSaetze } from "#features/jahreswerte/index.server.ts";
import type { Blattantwort, Blattrechnung } from "./blattantwort.ts";
import { ausFragment } from "./fragment.ts";
import { werteAusQuery } from "./query.ts";
import type { Rechnerformular, Rechnung, Werte, Zusatz } from "./rechnerformular.ts";

/** A plain calculator consists of its fields and its engine. */
export function blattrechnungAus(
  formular: Rechnerformular,
  rechnung: Rechnung,
  zusatz: Zusatz = {},
): Blattrechnung {
  const antwort = (werte: Werte, heute: Tag): Blattantwort => {
    const auswertung = rechnung.auswertung({ ...zusatz, werte, heute, gefragt: true });
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
      const werte = ausFragment(formular, stand);
      return werte ? antwort(werte, heute) : { art: "unlesbar" };
    },
    blattAusQuery: (query, heute) => antwort(werteAusQuery(formular, query), heute),
  };
}

/** `blattrechnungAus` for a calculator whose fields and engine are still to be loaded. */
export async function blattrechnungLaden(
  formular: Promise<{ readonly formular: Rechnerformular }>,
  rechnung: Promise<{ readonly rechnung: Rechnung }>,
  zusatz?: Promise<Zusatz>,
): Promise<Blattrechnung> {
  return blattrechnungAus((await formular).formular, (await rechnung).rechnung, await zusatz);
}

/** What a calculator needs that computes with base rates: the half-years that the operator entered. */
export const mitBasiszins = async (): Promise<Zusatz> => ({ basiszinsen: await eingetrageneSaetze() });

/** What a calculator needs that computes with other figures of the year. */
export const mitJahreswerten = async (): Promise<Zusatz> => ({
  jahreswerte: await eingetrageneJahreswerte(),
});
