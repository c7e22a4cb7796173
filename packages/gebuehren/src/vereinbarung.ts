import { anteil, type Cent, cent, euro, type Schritt } from "@gebuehrenportal/recht";
import type { Verguetungsvereinbarung } from "./eingabe.ts";
import type { AngelegenheitErgebnis } from "./ergebnis.ts";

/** § 3a RVG: the agreed fee, net, beside the statutory one; below it only out of court or where § 4 RVG allows (§ 49b BRAO). */
export function vereinbarung(
  v: Verguetungsvereinbarung,
  gesetzlich: Cent,
): NonNullable<AngelegenheitErgebnis["vereinbarung"]> {
  const schritt = vereinbart(v);
  const netto = schritt.betrag ?? cent(0);
  return {
    netto,
    gesetzlich,
    unterschritten: netto < gesetzlich,
    schritte: [schritt, { text: "gesetzliche Gebühren", norm: "§ 49b Abs. 1 BRAO", betrag: gesetzlich }],
  };
}

function vereinbart(v: Verguetungsvereinbarung): Schritt {
  const norm = "§ 3a RVG";
  if (v.art === "pauschale") return { text: "vereinbarte Pauschale", norm, betrag: v.betrag };
  const takt = v.taktMinuten ?? 1;
  const minuten = Math.ceil(v.minuten / takt) * takt;
  return {
    text: `${minuten} Minuten, je Stunde ${euro(v.jeStunde)}`,
    norm,
    betrag: anteil(v.jeStunde, minuten, 60),
  };
}
