import { type KeinErgebnis, keinErgebnis } from "@gebuehrenportal/recht";
import type { Instanz, ProzesskostenEingabe } from "./eingabe.ts";
import { nurErmaessigt } from "./rechtsweg/abschnitt.ts";
import { vorBegruendungMoeglich, vorzeitig } from "./rechtsweg/enden.ts";
import {
  gerichtsgesetz,
  gerichtsnormen,
  kostenhilfe,
  type Rechtsweg,
  regelnDes,
} from "./rechtsweg/rechtsweg.ts";

/** Refuses what was given and cannot change anything in this case, since somebody who gave it counts on it. */
export function ohneWirkung(eingabe: ProzesskostenEingabe): KeinErgebnis | undefined {
  const { rechtsweg = "zivil", vorgerichtlich, instanzen, ohneMindestwert } = eingabe;
  if (ohneMindestwert && rechtsweg !== "finanz") {
    return keinErgebnis(
      "Einen Mindeststreitwert gibt es nur vor den Finanzgerichten.",
      "§ 52 Abs. 4 Nr. 1 GKG",
      "ohneMindestwert",
    );
  }
  if (vorgerichtlich?.nebenforderung && rechtsweg === "arbeit") {
    return keinErgebnis(
      "Vor den Arbeitsgerichten ist die Geschäftsgebühr auch als Schaden nicht zu ersetzen.",
      "§ 12a Abs. 1 Satz 1 ArbGG",
      "vorgerichtlich.nebenforderung",
    );
  }
  for (const seite of ["eigene", "gegner"] as const) {
    if (eingabe[seite]?.anwalt === "ohne" && (eingabe[seite].parteien ?? 1) > 1)
      return keinErgebnis(
        "Ohne Anwalt ändert die Zahl der Parteien nichts.",
        "Nr. 1008 VV",
        `${seite}.parteien`,
      );
  }
  const quotenfehler = widerspruch(eingabe);
  if (quotenfehler) return quotenfehler;
  for (const [stelle, instanz] of instanzen.entries()) {
    const grund = grundDer(instanz, stelle, rechtsweg);
    if (grund) return keinErgebnis(grund.text, grund.norm, `instanzen[${stelle}].${grund.feld}`);
  }
  return undefined;
}

/** Quotas of each kind of costs exclude the one quota, and legal aid, whose balance is another. */
function widerspruch({
  rechtsweg,
  quoten,
  kostenquote,
  prozesskostenhilfe,
  instanzen,
}: ProzesskostenEingabe): KeinErgebnis | undefined {
  if (quoten && kostenquote !== undefined)
    return keinErgebnis(
      "Geben Sie eine Quote für alle Kosten an oder je eine für die Kosten jeder Seite und des Gerichts, nicht beides.",
      "§ 92 ZPO",
      "kostenquote",
    );
  const hilfe = kostenhilfe(rechtsweg);
  if (quoten && prozesskostenhilfe)
    return keinErgebnis(
      `Mit ${hilfe.name} wird der Ausgleich nur nach einer Quote für alle Kosten gerechnet.`,
      hilfe.norm("§§ 106, 126 ZPO"),
      "prozesskostenhilfe",
    );
  const stelle = quoten ? -1 : instanzen.findIndex((i) => i.quoten);
  if (stelle === -1) return undefined;
  return keinErgebnis(
    "Eigene Quoten einer Instanz brauchen die Quoten des Verfahrens, die für die übrigen gelten.",
    "§ 106 ZPO",
    `instanzen[${stelle}].quoten`,
  );
}

type Grund = { readonly text: string; readonly norm: string; readonly feld: keyof Instanz };

function grundDer(instanz: Instanz, stelle: number, rechtsweg: Rechtsweg): Grund | undefined {
  const nummern = regelnDes[rechtsweg].stufen.slice(1).map(({ kv }) => kv.vorBegruendung);
  if (instanz.vorBegruendung && (stelle === 0 || !vorBegruendungMoeglich(instanz.ende))) {
    return {
      text: "Vor der Begründung endet nur ein Rechtsmittel durch Rücknahme oder Erledigung.",
      norm: `Nr. ${nummern.join(", ")} KV ${gerichtsnormen[gerichtsgesetz(rechtsweg)].name}`,
      feld: "vorBegruendung",
    };
  }
  if (instanz.volleGebuehr && !nurErmaessigt({ ...instanz, volleGebuehr: false }, stelle)) {
    return {
      text: "Ermäßigt ist die Gebühr der Gegenseite nur, wenn ein Rechtsmittel vor der Begründung zurückgenommen wird.",
      norm: "Nr. 3201 VV",
      feld: "volleGebuehr",
    };
  }
  if (instanz.streitig && !(rechtsweg === "arbeit" && stelle === 0 && vorzeitig(instanz.ende))) {
    return {
      text: "Nach der streitigen Verhandlung fragt nur das Arbeitsgericht in der ersten Instanz, wenn sie vorzeitig endet.",
      norm: "Nr. 8211 KV GKG",
      feld: "streitig",
    };
  }
  if (instanz.rechtsmittelVon && stelle === 0) {
    const [antrag, norm] =
      rechtsweg === "scheidung" ? ["dem Scheidungsantrag", "§ 124 FamFG"] : ["der Klage", "§ 253 ZPO"];
    return {
      text: `Die erste Instanz beginnt mit ${antrag}, nicht mit einem Rechtsmittel.`,
      norm,
      feld: "rechtsmittelVon",
    };
  }
  return undefined;
}
