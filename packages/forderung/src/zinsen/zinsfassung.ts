import { basiszinssatz } from "@gebuehrenportal/gesetze/bgb/paragraph-247.ts";
import { verzugszinsen } from "@gebuehrenportal/gesetze/bgb/paragraph-288.ts";
import { fuer, schuldrecht2001 } from "@gebuehrenportal/gesetze/quellen.ts";
import { datum, type FassungAngabe, fassungAngabe } from "@gebuehrenportal/recht";
import { istVorlaeufig, type Lauf, type Rahmen } from "./zinslauf.ts";

/** The base rate of the last day, or the version of a rate that does not depend on it. */
export function zinsfassung(laeufe: readonly Lauf[], { bis, basis, unbekanntAb }: Rahmen): FassungAngabe {
  if (laeufe.some((l) => l.satz.ueberBasis)) {
    const zeile = basis.findLast((z) => z.ab <= bis) ?? basis[0];
    if (zeile) {
      const vorlaeufig = laeufe.some(istVorlaeufig)
        ? ` und ab dem ${datum(unbekanntAb)} noch kein Satz bekannt ist, vorläufig`
        : "";
      const grund = `weil die Rechnung mit dem ${datum(bis)} endet${vorlaeufig}; frühere Halbjahre nennt jeder Abschnitt (§ 247 Abs. 1 BGB)`;
      const sicherheit = zeile.herkunft === "betreiber" || vorlaeufig !== "" ? "mittel" : "hoch";
      return { norm: basiszinssatz.norm, ab: zeile.ab, quelle: zeile.quelle, grund, sicherheit };
    }
  }
  const grund = "weil der Zinssatz nicht vom Basiszinssatz abhängt";
  const eigene = laeufe.find((l) => l.satz.fassung);
  const erster = verzugszinsen.fassungen[0]?.ab;

  if (eigene?.satz.fassung) return fassungAngabe(eigene.satz, eigene.satz.fassung, grund);
  return {
    norm: "§ 288 Abs. 3 BGB",
    ab: erster ?? bis,
    quelle: fuer(schuldrecht2001, "bgb"),
    grund,
    sicherheit: "hoch",
  };
}
