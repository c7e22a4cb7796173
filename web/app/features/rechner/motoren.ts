import type { Tag } from "@gebuehrenportal/recht";
import { eingetrageneSaetze } from "#features/basiszinssatz/eingetragen.server.ts";
import type { Blattantwort, Blattmotor } from "./blattantwort.ts";
import type { Motor, Rechnerbild, Werte, Zusatz } from "./rahmen.ts";
import { ausFragment } from "./rahmen-fragment.ts";
import { werteAusQuery } from "./rahmen-query.ts";

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

/** Every calculator that makes a sheet, by the path of its page; loaded when somebody asks for a file. */
const motoren: ReadonlyMap<string, () => Promise<Blattmotor>> = new Map([
  ["/rvgrechner", async () => (await import("./rvg/blattmotor.ts")).blattmotor],
  ["/fristenrechner", async () => einfach(import("./fristen/bild.ts"), import("./fristen/motor.ts"))],
  [
    "/gerichtskostenrechner",
    async () => einfach(import("./gerichtskosten/bild.ts"), import("./gerichtskosten/motor.ts")),
  ],
  [
    "/prozesskostenrechner",
    async () => einfach(import("./prozesskosten/bild.ts"), import("./prozesskosten/motor.ts")),
  ],
  [
    "/mahnverfahren",
    async () =>
      einfach(import("./mahnverfahren/bild.ts"), import("./mahnverfahren/motor.ts"), mitBasiszins()),
  ],
  [
    "/zinsrechner",
    async () => einfach(import("./zinsen/bild.ts"), import("./zinsen/motor.ts"), mitBasiszins()),
  ],
  ["/pfaendungsrechner", async () => einfach(import("./pfaendung/bild.ts"), import("./pfaendung/motor.ts"))],
  ["/streitwert", async () => einfach(import("./streitwert/bild.ts"), import("./streitwert/motor.ts"))],
  ["/pkh-rechner", async () => einfach(import("./pkh/bild.ts"), import("./pkh/motor.ts"))],
  [
    "/versorgungsausgleich",
    async () => einfach(import("./versorgungsausgleich/bild.ts"), import("./versorgungsausgleich/motor.ts")),
  ],
]);

async function einfach(
  bild: Promise<{ readonly bild: Rechnerbild }>,
  motor: Promise<{ readonly motor: Motor }>,
  zusatz?: Promise<Zusatz>,
): Promise<Blattmotor> {
  return rahmenmotor((await bild).bild, (await motor).motor, await zusatz);
}

const mitBasiszins = async (): Promise<Zusatz> => ({ basiszinsen: await eingetrageneSaetze() });

/** Paths of the calculators that make a sheet. */
export const blattpfade: readonly string[] = [...motoren.keys()];

/** The engine of the calculator at this path; `undefined` for any other path. */
export const blattmotor = async (pfad: string): Promise<Blattmotor | undefined> => motoren.get(pfad)?.();
