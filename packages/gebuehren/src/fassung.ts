import { wertgebuehrStufen } from "@gebuehrenportal/gesetze/rvg/paragraph-13.ts";
import { uebergang } from "@gebuehrenportal/gesetze/rvg/paragraph-60.ts";
import { datum, fassungAm, plusTage, type Tag } from "@gebuehrenportal/recht";
import { kein } from "./abbruch.ts";
import type { Angelegenheit, Schalter } from "./eingabe.ts";
import type { FassungAngabe } from "./ergebnis.ts";

type Massgeblich = { readonly tag: Tag; readonly grund: string };

/**
 * § 60 RVG: the day that picks the version of the law for a matter, and the reason in words. A change before 2021 was
 * governed by the wording of that time (old law if the mandate *or* the appointment came before it; new law for an appeal
 * filed after it), later ones by the mandate, else the appointment. On the change of 1 January 2021 the wordings disagree for
 * an appeal filed after it on an earlier mandate: the switch decides, and later changes leave that matter alone.
 */
export function fassung(
  angelegenheit: Angelegenheit,
  schalter: Partial<Pick<Schalter, "uebergang2021">>,
  feld: string,
): { readonly stichtag: Tag; readonly angabe: FassungAngabe; readonly umstritten: boolean } {
  const neu = nachGeltendemWortlaut(angelegenheit, feld);
  const alt = nachAltemWortlaut(angelegenheit, neu);
  const grenze = geltenderWortlaut?.ab ?? neu.tag;
  const umstritten = neu.tag < grenze && alt.tag >= grenze;
  const altesRecht = schalter.uebergang2021 === "altes-recht";
  const { tag: stichtag, grund } = umstritten
    ? { tag: altesRecht ? grenze : plusTage(grenze, -1), grund: altesRecht ? alt.grund : neu.grund }
    : neu.tag < grenze
      ? alt
      : neu;
  const f = fassungAm(wertgebuehrStufen, stichtag);
  if (!f) {
    kein(
      `Für den ${datum(stichtag)} ist keine Fassung erfasst: Bei einem unbedingten Auftrag vor dem ${datum(wertgebuehrStufen.fassungen[0]?.ab ?? stichtag)} gilt die BRAGO.`,
      "§ 61 RVG",
      `${feld}.auftragAm`,
    );
  }
  return {
    stichtag,
    angabe: { ab: f.ab, quelle: f.quelle, grund, sicherheit: f.sicherheit ?? "hoch" },
    umstritten,
  };
}

/** The first version with the wording of 2021; a later one that keeps it changes nothing. */
const geltenderWortlaut = uebergang.fassungen.find(
  ({ wert }) => wert.massgeblich === "auftrag-sonst-beiordnung",
);

function nachGeltendemWortlaut(angelegenheit: Angelegenheit, feld: string): Massgeblich {
  const { auftragAm, beiordnungAm, weitereAuftraegeAm = [] } = angelegenheit;
  const erster = [...(auftragAm === undefined ? [] : [auftragAm]), ...weitereAuftraegeAm].sort()[0];
  if (beiordnungAm !== undefined && (erster === undefined || beiordnungAm < erster)) {
    return {
      tag: beiordnungAm,
      grund: `weil die Beiordnung oder Bestellung am ${datum(beiordnungAm)} wirksam wurde und bis dahin kein unbedingter Auftrag bestand (§ 60 Abs. 1 Satz 3 RVG)`,
    };
  }
  if (erster === undefined) {
    kein(
      "Geben Sie den Tag des unbedingten Auftrags an; er bestimmt, welche Fassung gilt.",
      "§ 60 Abs. 1 Satz 1 RVG",
      `${feld}.auftragAm`,
    );
  }
  return {
    tag: erster,
    grund:
      weitereAuftraegeAm.length > 0
        ? `weil der früheste Auftrag zu den zusammengerechneten Gegenständen am ${datum(erster)} erteilt wurde (§ 60 Abs. 2 RVG)`
        : `weil der unbedingte Auftrag am ${datum(erster)} erteilt wurde (§ 60 Abs. 1 Satz 1 RVG)`,
  };
}

/** Until 31 December 2020: the earlier of mandate and appointment, but new law for an appeal filed after the change. */
function nachAltemWortlaut(
  { rechtsmittelAm, beiordnungAm }: Angelegenheit,
  auftrag: Massgeblich,
): Massgeblich {
  if (rechtsmittelAm !== undefined) {
    return {
      tag: rechtsmittelAm,
      grund: `weil das Rechtsmittel am ${datum(rechtsmittelAm)} eingelegt wurde (§ 60 Abs. 1 Satz 2 RVG a. F.)`,
    };
  }
  if (beiordnungAm === undefined || beiordnungAm > auftrag.tag) return auftrag;
  return {
    tag: beiordnungAm,
    grund: `weil die Beiordnung oder Bestellung am ${datum(beiordnungAm)} wirksam wurde (§ 60 Abs. 1 Satz 1 RVG a. F.)`,
  };
}
