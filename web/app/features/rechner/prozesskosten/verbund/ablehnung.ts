import { type KeinErgebnis, keinErgebnis } from "@gebuehrenportal/recht";
import type { ProzesskostenEingabe } from "../eingabe.ts";

/** What a divorce does not know, and what only a divorce knows. */
export function verbundhindernis(eingabe: ProzesskostenEingabe): KeinErgebnis | undefined {
  return eingabe.rechtsweg === "scheidung" ? fremdesImVerbund(eingabe) : verbundfremd(eingabe);
}

const verbundfremd = ({ folgesachen }: ProzesskostenEingabe): KeinErgebnis | undefined =>
  folgesachen?.length
    ? keinErgebnis("Folgesachen gibt es nur im Scheidungsverbund.", "§ 137 FamFG", "folgesachen")
    : undefined;

function fremdesImVerbund(eingabe: ProzesskostenEingabe): KeinErgebnis | undefined {
  const { onlineVerfahren, vorgerichtlich, aussicht, instanzen, folgesachen } = eingabe;
  if (onlineVerfahren) {
    return keinErgebnis("In Familiensachen gibt es kein Online-Verfahren.", "§ 1122 ZPO", "onlineVerfahren");
  }
  if (vorgerichtlich) {
    return keinErgebnis(
      "Im Scheidungsverbund wird keine vorgerichtliche Tätigkeit mitgerechnet; sie betrifft nur einzelne Folgesachen.",
      "Vorbem. 3 Abs. 4 VV",
      "vorgerichtlich",
    );
  }
  if (aussicht !== undefined) {
    return keinErgebnis(
      "Wird die Ehe geschieden, sind die Kosten aufgehoben; die Aussicht zu gewinnen ändert nichts.",
      "§ 150 Abs. 1 FamFG",
      "aussicht",
    );
  }
  for (const seite of ["eigene", "gegner"] as const) {
    if ((eingabe[seite]?.parteien ?? 1) > 1)
      return keinErgebnis("Auf jeder Seite steht ein Ehegatte.", "§ 121 FamFG", `${seite}.parteien`);
  }
  if (folgesachen?.length && instanzen[0]?.wert !== undefined) {
    return keinErgebnis(
      "In der ersten Instanz gilt der Wert der Ehesache und der Folgesachen zusammen.",
      "§ 44 Abs. 2 FamGKG",
      "instanzen[0].wert",
    );
  }
  return undefined;
}
