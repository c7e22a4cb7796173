import { type Gericht, gerichtLesen } from "@gebuehrenportal/gesetze/gerichte";
import { type Land, laendernamen } from "@gebuehrenportal/recht";
import { aufloesungssatz } from "./gerichtsort.ts";

/** What the reader can do where a name says too much or nothing; whole sentences. */
export type Namensrat = { readonly mehrdeutig: string; readonly unbekannt: string };

/**
 * The court that bears a typed name, in this Land where several bear it. One that is closed, unknown or spelt otherwise is asked
 * back, never taken. Never throws.
 */
export function gerichtNach(
  text: string,
  rat: Namensrat,
  land?: Land,
): { readonly gericht: Gericht } | { readonly fehler: string } {
  const gelesen = gerichtLesen(text);
  switch (gelesen.art) {
    case "gericht":
      return gelesen;
    case "mehrdeutig": {
      const [eines, zweites] = gelesen.gerichte.filter((g) => g.land === land);
      return eines && !zweites
        ? { gericht: eines }
        : { fehler: `So heißen mehrere Gerichte: ${namen(gelesen.gerichte)}. ${rat.mehrdeutig}` };
    }
    case "aufgeloest": {
      const { nachfolger } = gelesen.aufgeloest;
      return {
        fehler: `${aufloesungssatz(gelesen.aufgeloest)}${nachfolger ? ` An seine Stelle trat: ${nachfolger.name}.` : ""}`,
      };
    }
    case "aehnlich":
      return {
        fehler: `„${text}“ ist so nicht erfasst. Gemeint ist vielleicht: ${namen(gelesen.gerichte.slice(0, 3))}.`,
      };
    case "unbekannt":
      return { fehler: `„${text}“ ist nicht erfasst. ${rat.unbekannt}` };
  }
}

const namen = (gerichte: readonly Gericht[]): string =>
  gerichte.map(({ name, land }) => `${name} (${laendernamen[land]})`).join(", ");
