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
export type Rechnungen = {
  readonly auftrag: Rechnungsauftrag;
  readonly auftraggeber: number;
  readonly vorsteuerabzug: boolean;
  readonly rechnung: RvgErgebnis | KeinErgebnis;
}[];

export type Rechnungsauftrag = {
  readonly am: Tag;
  readonly wert: Cent;
  readonly nummern: readonly string[];
  /** Rate × 100 of the first number, where it has a frame. */
  readonly satz100?: number;
  readonly beigeordnet?: boolean;
  /** An earlier fee that is credited against the first. */
  readonly frueher?: FruehereGebuehr["frueher"];
  /** The treasury pays that earlier fee, too (leave to appeal under legal aid). */
  readonly frueherBeigeordnet?: boolean;
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
  const gemacht = rechnungen.find(
    (r) =>
      r.auftraggeber === auftraggeber &&
      r.vorsteuerabzug === vorsteuerabzug &&
      gleicherAuftrag(r.auftrag, auftrag),
  );
  const rechnung = gemacht?.rechnung ?? rvgRechnung(rvgEingabe(auftrag, auftraggeber, !vorsteuerabzug));
  if (!gemacht) rechnungen.push({ auftrag, auftraggeber, vorsteuerabzug, rechnung });
  if (rechnung.art === "kein-ergebnis") return rechnung;
  const kosten = { rechnungen: anzahl, rechnung, betrag: anteil(rechnung.brutto, anzahl, 1) };
  if (!auftrag.beigeordnet) return kosten;
  const ausKasse = staatskasse(auftrag, rechnung, auftraggeber, !vorsteuerabzug);
  return { ...kosten, staatskasse: anteil(ausKasse, anzahl, 1) };
}

/** Compared instead of written out as a key: a case has a dozen bills at most, and most differ in the first word. */
const gleicherAuftrag = (a: Rechnungsauftrag, b: Rechnungsauftrag): boolean =>
  a.am === b.am &&
  a.wert === b.wert &&
  a.satz100 === b.satz100 &&
  a.beigeordnet === b.beigeordnet &&
  a.frueherBeigeordnet === b.frueherBeigeordnet &&
  a.nummern.length === b.nummern.length &&
  a.nummern.every((nr, stelle) => nr === b.nummern[stelle]) &&
  (a.frueher === b.frueher || JSON.stringify(a.frueher) === JSON.stringify(b.frueher));

/** What the treasury pays (§ 49 RVG); a fee it has paid before is credited at its own rates. */
function staatskasse(
  auftrag: Rechnungsauftrag,
  rechnung: RvgErgebnis,
  auftraggeber: number,
  umsatzsteuer: boolean,
): Cent {
  const { frueher, frueherBeigeordnet, ...ohne } = auftrag;
  const auszahlung = (r: RvgErgebnis) => r.angelegenheiten.at(-1)?.staatskasse?.auszahlung ?? cent(0);
  if (!frueher || !frueherBeigeordnet) return auszahlung(rechnung);
  const vorher = rvgEingabe({ ...ohne, nummern: [frueher.nr] }, auftraggeber, umsatzsteuer);
  const nachher = rvgEingabe(ohne, auftraggeber, umsatzsteuer);
  const beide = rvgRechnung({
    ...nachher,
    angelegenheiten: [...vorher.angelegenheiten.map((a) => ({ ...a, id: "b" })), ...nachher.angelegenheiten],
    anrechnungen: [
      {
        von: { angelegenheit: "b", position: frueher.nr },
        auf: { angelegenheit: "a", position: ohne.nummern[0] ?? "" },
      },
    ],
  });
  return beide.art === "ergebnis" ? auszahlung(beide) : auszahlung(rechnung);
}

/** The fee alone, net, of a part that was paid by the client before (§ 58 Abs. 2 RVG). */
export function gebuehrNetto(
  rechnungen: Rechnungen,
  seite: Seite | undefined,
  { nr, auftragAm, wert, satz100 }: FruehereGebuehr["frueher"],
): Cent {
  if (!auftragAm || wert === undefined) return cent(0);
  const auftrag = { am: auftragAm, wert, nummern: [nr], ...(satz100 !== undefined && { satz100 }) };
  const kosten = anwaltskosten(rechnungen, seite, auftrag);
  if (!kosten || "art" in kosten) return cent(0);
  return kosten.rechnung.angelegenheiten[0]?.zeilen.find((z) => z.nr === nr)?.betrag ?? cent(0);
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
        positionen: nummern.map((nr) => (nr === erste && satz100 !== undefined ? { nr, satz100 } : { nr })),
      },
    ],
    ...(frueher && {
      anrechnungen: [
        { von: { frueher: { ...frueher, auftraggeber } }, auf: { angelegenheit: "a", position: erste } },
      ],
    }),
  };
}
