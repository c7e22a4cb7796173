import {
  type FruehereGebuehr,
  type RvgEingabe,
  type RvgErgebnis,
  rvgRechnung,
} from "@gebuehrenportal/gebuehren";
import { anteil, type Cent, cent, type KeinErgebnis, type Tag } from "@gebuehrenportal/recht";
import type { Seite } from "./eingabe.ts";
import type { Anwaltskosten } from "./ergebnis.ts";

/** Bills made in one calculation, so that two equal sides are computed once. */
export type Rechnungen = Map<string, RvgErgebnis | KeinErgebnis>;

export type Rechnungsauftrag = {
  readonly am: Tag;
  readonly wert: Cent;
  readonly nummern: readonly string[];
  /** Rate × 100 of the first number, where it has a frame. */
  readonly satz100?: number;
  readonly beigeordnet?: boolean;
  /** An earlier fee that is credited against the first. */
  readonly frueher?: FruehereGebuehr["frueher"];
};

/** What one side's lawyers charge for one part of the case; `undefined`: it has none. */
export function anwaltskosten(
  rechnungen: Rechnungen,
  { anwalt = "gemeinsam", parteien = 1, vorsteuerabzug = false }: Seite = {},
  auftrag: Rechnungsauftrag,
): Anwaltskosten | KeinErgebnis | undefined {
  if (anwalt === "ohne") return undefined;
  const auftraggeber = anwalt === "gemeinsam" ? parteien : 1;
  const anzahl = anwalt === "je" ? parteien : 1;
  const schluessel = JSON.stringify([auftrag, auftraggeber, vorsteuerabzug]);
  const rechnung =
    rechnungen.get(schluessel) ?? rvgRechnung(rvgEingabe(auftrag, auftraggeber, !vorsteuerabzug));
  rechnungen.set(schluessel, rechnung);
  if (rechnung.art === "kein-ergebnis") return rechnung;
  return { rechnungen: anzahl, rechnung, betrag: anteil(rechnung.brutto, anzahl, 1) };
}

/** How much less a side pays because an earlier fee is credited, VAT included. */
export function angerechnet(
  rechnungen: Rechnungen,
  seite: Seite | undefined,
  { frueher, ...auftrag }: Rechnungsauftrag,
): Cent {
  if (!frueher) return cent(0);
  const betrag = (a: Rechnungsauftrag) => {
    const kosten = anwaltskosten(rechnungen, seite, a);
    return kosten && !("art" in kosten) ? kosten.betrag : cent(0);
  };
  return cent(betrag(auftrag) - betrag({ ...auftrag, frueher }));
}

function rvgEingabe(
  { am, wert, nummern, satz100, beigeordnet, frueher }: Rechnungsauftrag,
  auftraggeber: number,
  umsatzsteuer: boolean,
): RvgEingabe {
  const [erste = ""] = nummern;
  return {
    leistungsende: am,
    umsatzsteuer,
    angelegenheiten: [
      {
        id: "a",
        auftragAm: am,
        wert,
        auftraggeber,
        ...(beigeordnet && { vertretung: "beigeordnet" as const }),
        positionen: nummern.map((nr) => ({ nr, ...(nr === erste && satz100 !== undefined && { satz100 }) })),
      },
    ],
    ...(frueher && {
      anrechnungen: [
        { von: { frueher: { ...frueher, auftraggeber } }, auf: { angelegenheit: "a", position: erste } },
      ],
    }),
  };
}
