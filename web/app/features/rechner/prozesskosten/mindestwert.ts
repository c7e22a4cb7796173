import { type Cent, groesser } from "@gebuehrenportal/recht";
import { oeffentlicheWertgrenzen } from "@gebuehrenportal/streitwert/grenzen";
import type { ProzesskostenEingabe } from "./eingabe.ts";

/** The least value before the finance courts, where it holds (§ 52 Abs. 4 GKG); lawyers follow it (§ 32 Abs. 1 RVG). */
export function mindestwert({
  rechtsweg,
  ohneMindestwert,
  instanzen,
}: Pick<ProzesskostenEingabe, "rechtsweg" | "ohneMindestwert" | "instanzen">): Cent | undefined {
  const am = instanzen[0]?.am;
  if (rechtsweg !== "finanz" || ohneMindestwert || am === undefined) return undefined;
  return oeffentlicheWertgrenzen(am)?.finanzMindestens;
}

/** The input with that value where a lower one was given. What the lawyer did before the case keeps its own. */
export function mitMindestwert(eingabe: ProzesskostenEingabe): ProzesskostenEingabe {
  const mindestens = mindestwert(eingabe);
  if (mindestens === undefined) return eingabe;
  const { wert, instanzen, vorgerichtlich } = eingabe;
  return {
    ...eingabe,
    wert: groesser(wert, mindestens),
    instanzen: instanzen.map((i) =>
      i.wert === undefined ? i : { ...i, wert: groesser(i.wert, mindestens) },
    ),
    ...(vorgerichtlich && { vorgerichtlich: { wert, ...vorgerichtlich } }),
  };
}
