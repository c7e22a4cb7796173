import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { type Cent, cent, type KeinErgebnis, type Tag, tag } from "@gebuehrenportal/recht";
import type { GerichtskostenEingabe, Kostenposition } from "./eingabe.ts";
import type { GerichtskostenErgebnis } from "./ergebnis.ts";
import { gerichtskosten } from "./gerichtskosten.ts";

/** A position without its id, of which the tests do not speak. */
export type Position = Omit<Kostenposition, "id">;

export const aus = (euro: number): Cent => cent(Math.round(euro * 100));

/** The answer to positions without ids. */
export const kosten = (
  gesetz: Gesetz,
  stichtag: string,
  positionen: readonly Position[],
  weiteres: Partial<GerichtskostenEingabe> = {},
): GerichtskostenErgebnis | KeinErgebnis =>
  gerichtskosten({
    gesetz,
    stichtag: tag(stichtag),
    positionen: positionen.map((p, i) => ({ id: `p${i}`, ...p })),
    ...weiteres,
  });

/** Numbers and amounts of the lines. */
export const betraege = (antwort: GerichtskostenErgebnis | KeinErgebnis) =>
  antwort.art === "ergebnis" ? antwort.zeilen.map((z) => [z.nr, z.betrag]) : antwort;

/** A position without what its number does not follow, for tests that ask every kind of number the same way. */
export function nurGelesenes(gesetz: Gesetz, stichtag: Tag, position: Kostenposition): Kostenposition {
  const antwort = gerichtskosten({ gesetz, stichtag, positionen: [position] });
  if (antwort.art === "ergebnis" || !antwort.grund.includes("ändert hier nichts")) return position;
  const feld = antwort.feld?.replace("positionen[0].", "") ?? "";
  const { [feld as "wert"]: _, angaben, ...rest } = position;
  const { [feld.replace("angaben.", "") as "seiten"]: __, ...uebrige } = angaben ?? {};
  return nurGelesenes(gesetz, stichtag, { ...rest, ...(angaben && { angaben: uebrige }) });
}
