import { standvermerke } from "@gebuehrenportal/gerichtskosten";
import { type Jahreswerteintrag, type KeinErgebnis, keinErgebnis, type Tag } from "@gebuehrenportal/recht";
import {
  type Anrecht,
  type AnrechtErgebnis,
  anrecht,
  type DifferenzErgebnis,
  differenz,
  type EhezeitEingabe,
  type EhezeitErgebnis,
  ehezeit,
  rechenstand,
  type UmrechnungEingabe,
  type UmrechnungErgebnis,
  umrechnung,
  type VerfahrenswertEingabe,
  type VerfahrenswertErgebnis,
  verfahrenswert,
  type WiederkehrendEingabe,
  type WiederkehrendErgebnis,
  wiederkehrend,
} from "@gebuehrenportal/versorgungsausgleich";
import { mitWirkungslosem } from "../formular/wirkungslos.ts";
import { type Verfahrenskosten, verfahrenskosten } from "./kosten.ts";

/** A right and whose it is. */
export type EigenesAnrecht = Anrecht & { readonly ehegatte: 1 | 2 };

/** Parts stand by themselves; whatever is absent is not computed. Rights need the marriage period. */
export type Ausgleichseingabe = {
  readonly verfahrenswert?: VerfahrenswertEingabe & { readonly antragAm: Tag };
  readonly ehezeit?: EhezeitEingabe;
  readonly anrechte: readonly EigenesAnrecht[];
  readonly umrechnung?: UmrechnungEingabe;
  readonly wiederkehrend?: WiederkehrendEingabe;
};

export type Ausgleichsergebnis = {
  readonly art: "ergebnis";
  readonly rechenstand: string;
  readonly verfahrenswert?: VerfahrenswertErgebnis;
  readonly kosten?: Verfahrenskosten;
  readonly ehezeit?: EhezeitErgebnis;
  readonly anrechte: readonly (AnrechtErgebnis & Pick<EigenesAnrecht, "ehegatte" | "bezeichnung">)[];
  /** Rights of equal kind, one of each spouse (§ 18 Abs. 1 VersAusglG); numbers count the rights from 1. */
  readonly vergleiche: readonly (DifferenzErgebnis & { readonly nummern: readonly [number, number] })[];
  readonly umrechnung?: UmrechnungErgebnis;
  readonly wiederkehrend?: WiederkehrendErgebnis;
};

/** What counts for some kinds of rights and benefits only; where it does not, a note says so. */
const angabenZumAnrecht = [
  ["summeBeimTraeger"],
  ["teilungskosten"],
  ["vereinbarung"],
  ["kapitalwert"],
  ["umrechnungsfaktor"],
  ["ost"],
];
const angabenZurLeistung = [
  ["monatsbetrag"],
  ["jahresbetrag"],
  ["dauerMonate"],
  ["gesamtbetrag"],
  ["rueckstaende"],
  ["alter"],
  ["endet"],
  ["sachwert"],
  ["arbeitsgericht"],
];

/**
 * Everything the page and the call about pension rights compute. Faults carry the path of the field in this input. `jahreswerte`:
 * figures of the year that the operator entered.
 */
export function ausgleichsrechnung(
  e: Ausgleichseingabe,
  jahreswerte: readonly Jahreswerteintrag[] = [],
): Ausgleichsergebnis | KeinErgebnis {
  const wert = e.verfahrenswert && verfahrenswert(e.verfahrenswert);
  if (wert?.art === "kein-ergebnis") return unter(wert, "verfahrenswert");
  const kosten = wert && e.verfahrenswert && verfahrenskosten(wert.wert, e.verfahrenswert.antragAm);
  if (kosten?.art === "kein-ergebnis") return unter(kosten, "verfahrenswert");
  const zumRegister = kosten && e.verfahrenswert ? standvermerke("famgkg", e.verfahrenswert.antragAm) : [];
  const zeit = e.ehezeit && ehezeit(e.ehezeit);
  if (zeit?.art === "kein-ergebnis") return unter(zeit, "ehezeit");
  if (e.anrechte.length > 0 && !zeit) {
    return keinErgebnis("Für die Anrechte fehlt die Ehezeit.", "§ 3 Abs. 1 VersAusglG", "ehezeit");
  }
  const anrechte: Ausgleichsergebnis["anrechte"][number][] = [];
  for (const [i, { ehegatte, ...a }] of e.anrechte.entries()) {
    const eingabe = { ...a, ehezeitende: zeit?.ende as Tag };
    const rechne = (r: typeof eingabe) => anrecht(r, jahreswerte);
    const ergebnis = mitWirkungslosem(eingabe, angabenZumAnrecht, rechne, "§ 14 VersAusglG");
    if (ergebnis.art === "kein-ergebnis") return unter(ergebnis, `anrechte[${i}]`);
    anrechte.push({
      ...ergebnis,
      ehegatte,
      ...(a.bezeichnung !== undefined && { bezeichnung: a.bezeichnung }),
    });
  }
  const umgerechnet =
    e.umrechnung &&
    mitWirkungslosem(
      e.umrechnung,
      [["umrechnungsfaktor"]],
      (u) => umrechnung(u, jahreswerte),
      "§ 187 Abs. 3 SGB VI",
    );
  if (umgerechnet?.art === "kein-ergebnis") return unter(umgerechnet, "umrechnung");
  const bezuege =
    e.wiederkehrend &&
    mitWirkungslosem(e.wiederkehrend, angabenZurLeistung, wiederkehrend, "§ 9 ZPO, § 42 GKG, § 51 FamGKG");
  if (bezuege?.art === "kein-ergebnis") return unter(bezuege, "wiederkehrend");
  return {
    art: "ergebnis",
    rechenstand,
    ...(wert && { verfahrenswert: { ...wert, vermerke: [...wert.vermerke, ...zumRegister] } }),
    ...(kosten && { kosten }),
    ...(zeit && { ehezeit: zeit }),
    anrechte,
    vergleiche: zeit ? vergleiche(e.anrechte, zeit.ende, jahreswerte) : [],
    ...(umgerechnet && { umrechnung: umgerechnet }),
    ...(bezuege && { wiederkehrend: bezuege }),
  };
}

/** Where each spouse has exactly one right of a kind, their difference; kinds without a capital value are left out. */
function vergleiche(
  anrechte: readonly EigenesAnrecht[],
  ehezeitende: Tag,
  jahreswerte: readonly Jahreswerteintrag[],
) {
  const arten = Map.groupBy(
    anrechte.map((a, i) => ({ a, nummer: i + 1 })),
    ({ a }) => `${a.traeger} ${a.ost ?? false} ${einheit(a)}`,
  );
  return [...arten.values()].flatMap((art) => {
    const [eins, ...mehr1] = art.filter(({ a }) => a.ehegatte === 1);
    const [zwei, ...mehr2] = art.filter(({ a }) => a.ehegatte === 2);
    if (!eins || !zwei || mehr1.length + mehr2.length > 0) return [];
    const ergebnis = differenz({ ehezeitende, anrecht1: eins.a, anrecht2: zwei.a }, jahreswerte);
    const nummern: readonly [number, number] = [eins.nummer, zwei.nummer];
    return ergebnis.art === "ergebnis" ? [{ ...ergebnis, nummern }] : [];
  });
}

const einheit = ({ bewertung: b }: Anrecht) => (b.art === "direkt" ? b.ehezeitanteil : b.gesamt).einheit;

const unter = (k: KeinErgebnis, pfad: string): KeinErgebnis => ({
  ...k,
  feld: k.feld === undefined ? pfad : `${pfad}.${k.feld}`,
});
