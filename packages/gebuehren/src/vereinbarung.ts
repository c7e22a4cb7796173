import { anteil, type Cent, cent, euro, type Schritt } from "@gebuehrenportal/recht";
import type { Verguetungsvereinbarung } from "./eingabe.ts";
import type { AngelegenheitErgebnis } from "./ergebnis.ts";

/** § 3a RVG: the agreed fee, net, beside the statutory one; below it only out of court or where § 4 RVG allows (§ 49b BRAO). */
export function vereinbarung(
  verguetungsvereinbarung: Verguetungsvereinbarung,
  gesetzlich: Cent,
): NonNullable<AngelegenheitErgebnis["vereinbarung"]> {
  const schritt = vereinbart(verguetungsvereinbarung);
  const netto = schritt.betrag ?? cent(0);
  return {
    netto,
    gesetzlich,
    unterschritten: netto < gesetzlich,
    schritte: [schritt, { text: "gesetzliche Gebühren", norm: "§ 49b Abs. 1 BRAO", betrag: gesetzlich }],
  };
}

function vereinbart(vereinbarung: Verguetungsvereinbarung): Schritt {
  const norm = "§ 3a RVG";
  if (vereinbarung.art === "pauschale")
    return { text: "vereinbarte Pauschale", norm, betrag: vereinbarung.betrag };
  const takt = vereinbarung.taktMinuten ?? 1;
  const minuten = Math.ceil(vereinbarung.minuten / takt) * takt;
  return {
    text: `${minuten} Minuten, je Stunde ${euro(vereinbarung.jeStunde)}`,
    norm,
    betrag: anteil(vereinbarung.jeStunde, minuten, 60),
  };
}
