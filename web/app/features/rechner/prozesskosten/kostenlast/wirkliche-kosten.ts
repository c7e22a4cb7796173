import { type Cent, cent, summe } from "@gebuehrenportal/recht";
import type { Instanz, WirklicheKosten } from "../eingabe.ts";
import type { Abschnitt } from "../ergebnis.ts";

/**
 * An instance with what its sides really spent: the amount of a side instead of the computed one, travel on top. What nobody
 * repays (first instance before the labour courts) stays in the same place.
 */
export function mitWirklichen(abschnitt: Abschnitt, instanz: Instanz): Abschnitt {
  const [eigeneKosten, gegnerKosten] = [ohneNull(instanz.eigeneKosten), ohneNull(instanz.gegnerKosten)];
  if (abschnitt.id.startsWith("zulassung") || (!eigeneKosten && !gegnerKosten)) return abschnitt;
  const { summen, nichtErstattet } = abschnitt;
  const eigene = wirklich(summen.eigene, eigeneKosten);
  const gegner = wirklich(summen.gegner, gegnerKosten);
  return {
    ...abschnitt,
    summen: { ...summen, eigene, gegner, zusammen: summe([eigene, gegner, summen.gericht]) },
    nichtErstattet: {
      ...nichtErstattet,
      eigene: nichtErstattetVon(nichtErstattet.eigene, summen.eigene, eigeneKosten),
      gegner: nichtErstattetVon(nichtErstattet.gegner, summen.gegner, gegnerKosten),
    },
    wirklich: {
      ...(eigeneKosten && { eigene: eigeneKosten }),
      ...(gegnerKosten && { gegner: gegnerKosten }),
    },
  };
}

/** No travel is nothing to name; costs of 0 € are what was claimed. */
function ohneNull(kosten: WirklicheKosten | undefined): WirklicheKosten | undefined {
  if (!kosten || (kosten.betrag === undefined && !kosten.reise)) return undefined;
  const { betrag, reise } = kosten;
  return { ...(betrag !== undefined && { betrag }), ...(reise && { reise }) };
}

const wirklich = (gerechnet: Cent, kosten: WirklicheKosten | undefined): Cent =>
  summe([kosten?.betrag ?? gerechnet, kosten?.reise ?? cent(0)]);

/** Travel is repaid even where the lawyer is not (§ 12a Abs. 1 ArbGG speaks of time and the lawyer alone). */
const nichtErstattetVon = (bisher: Cent, gerechnet: Cent, kosten: WirklicheKosten | undefined): Cent =>
  kosten?.betrag !== undefined && bisher > 0 && bisher === gerechnet ? kosten.betrag : bisher;
