import { type Cent, cent, kleiner } from "@gebuehrenportal/recht";
import type { Anrechnung } from "../eingabe.ts";
import type { Zeile } from "../ergebnis.ts";
import type { Gebuehr } from "../gebuehr/gebuehr.ts";
import { angerechneteGebuehr } from "./angerechnet.ts";
import { anrechnungsbetrag, gebuehrAusTeilwert } from "./anrechnungsbetrag.ts";
import type { GeltendeRegel } from "./anrechnungsregel.ts";

/** A credit on its way: what is credited, to which fee, and the line it becomes. */
export type Anrechnungsposten = {
  readonly index: number;
  readonly regel: GeltendeRegel;
  /** The credited fee as it is computed for the credit, and as it stands on its own bill. */
  readonly von: Gebuehr;
  readonly entstanden: Gebuehr;
  readonly auf: Gebuehr;
  readonly anrechnung: Anrechnung;
  /** Value that passed over; absent for fixed fees and frames. */
  readonly wert?: Cent;
  /** Credited rate × 100 of a fee by value. */
  readonly satz100?: number;
  readonly betrag: Cent;
  /** What would be credited if the fee that shrinks were large enough. */
  readonly ungekuerzt: Cent;
  readonly zeile: Zeile;
};

type Ansatz = {
  a: Anrechnung;
  index: number;
  regel: GeltendeRegel;
  von: Gebuehr;
  entstanden: Gebuehr;
  auf: Gebuehr;
  gruppe: readonly Gebuehr[];
};

/** The credit of one fee on another over a value: its amount, never more than the fee that shrinks has for that value. */
export function anrechnungsposten(
  { a, index, regel, von, entstanden, auf, gruppe }: Ansatz,
  wert: Cent | undefined,
): Anrechnungsposten {
  const x = anrechnungsbetrag(regel, von, wert, a, gruppe);
  const ausWert = wert !== undefined && !von.angegeben && a.betrag === undefined;
  const hoechstens = kleiner(gebuehrAusTeilwert(auf, wert), auf.betrag);
  const betrag = kleiner(x.betrag, hoechstens);
  const schritte = [...x.schritte];
  if (betrag < x.betrag) {
    schritte.push({
      text: `höchstens Nr. ${auf.p.nr} VV aus dem betroffenen Wert`,
      norm: regel.norm,
      betrag,
    });
  }
  return {
    index,
    regel,
    von,
    entstanden,
    auf,
    anrechnung: a,
    ...(wert === undefined ? {} : { wert }),
    ...(x.satz100 === undefined ? {} : { satz100: x.satz100 }),
    betrag,
    ungekuerzt: x.betrag,
    zeile: {
      art: "anrechnung",
      position: auf.id,
      nr: "15a",
      nummern: [],
      norm: regel.norm,
      angerechnet: angerechneteGebuehr(regel.id, entstanden, "frueher" in a.von),
      ...(ausWert ? { wert } : {}),
      ...(x.satzbruch ? { satzbruch: x.satzbruch } : x.satz100 === undefined ? {} : { satz100: x.satz100 }),
      betrag: cent(-betrag || 0),
      schritte,
    },
  };
}

/** Why a credit is shortened: the law does not give it, or the fee has no room for it. */
export type Kuerzung = { readonly text: string; readonly norm: string; readonly keinPlatz?: true };

/** A credit cut to a smaller amount, with the step that says why; it stays as it is if the amount is no smaller. */
export function gekuerzt(
  posten: Anrechnungsposten,
  betrag: Cent,
  { text, norm, keinPlatz }: Kuerzung,
): Anrechnungsposten {
  if (betrag >= posten.betrag) return posten;
  return {
    ...posten,
    betrag,
    ...(!keinPlatz && { ungekuerzt: betrag }),
    zeile: {
      ...posten.zeile,
      betrag: cent(-betrag || 0),
      schritte: [...posten.zeile.schritte, { text, norm, betrag }],
    },
  };
}

/** A credit computed anew from a smaller value. */
export const mitWert = (posten: Anrechnungsposten, wert: Cent): Anrechnungsposten =>
  anrechnungsposten(
    {
      a: posten.anrechnung,
      index: posten.index,
      regel: posten.regel,
      von: posten.von,
      entstanden: posten.entstanden,
      auf: posten.auf,
      gruppe: [posten.von],
    },
    wert,
  );
