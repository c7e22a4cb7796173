import {
  type Cent,
  fassungAm,
  type Quelle,
  type Tag,
  tag,
  type Zeitreihe,
  zeitreihe,
} from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, inkassorecht2021, kostBraeg2025 } from "../quellen.ts";
import { inkassoKleinforderung } from "../rvg/paragraph-13.ts";
import { zahlungsvereinbarungProzent } from "../rvg/paragraph-31b.ts";
import { inkassoSaetze, satzDerZahlungsvereinbarung } from "../rvg/vv/inkasso.ts";

/** What the debtor of an uncontested claim has to reimburse at most (§ 13e Abs. 1 RDG with the remuneration of a lawyer). */
export type Inkassogrenzen = {
  /** Nr. 2300 Anm. 2 VV, rates × 100: usual, any, and simple case. */
  readonly regel100: number;
  readonly hoechst100: number;
  readonly einfach100: number;
  /** § 13 Abs. 2 RVG: 1.0 fee for an uncontested claim up to this value. */
  readonly kleinforderungBis: Cent;
  readonly kleinforderungEinfach: Cent;
  /** Nr. 1000 Nr. 2 VV, rate × 100, from this percentage of the claim (§ 31b RVG). */
  readonly zahlungsvereinbarung100: number;
  readonly zahlungsvereinbarungProzent: number;
  /** Days after the first demand within which payment makes the case simple; earlier: on the first demand itself. */
  readonly einfachBinnenTagen?: number;
};

/** § 13e Abs. 1 RDG refers to the remuneration of a lawyer; of its own it says when payment makes a case simple. */
const eigenes = zeitreihe<Pick<Inkassogrenzen, "einfachBinnenTagen">>({ norm: "§ 13e RDG", geprueft }, [
  { ab: tag("2021-10-01"), quelle: fuer(inkassorecht2021, "rdg"), wert: {} },
  { ab: tag("2025-06-01"), quelle: fuer(kostBraeg2025, "rdg"), wert: { einfachBinnenTagen: 14 } },
]);

/** The limits change with whatever they refer to: Nr. 2300 Anm. 2 VV, § 13 Abs. 2 and § 31b RVG. */
export const inkassogrenzen = zeitreihe<Inkassogrenzen>(
  { norm: eigenes.norm, geprueft },
  wechsel().map((ab) => ({ ab, quelle: quelleAm(ab), wert: grenzenAm(ab) })),
);

function wechsel(): readonly Tag[] {
  const beginn = ersterTag(eigenes);
  const tage = [eigenes, inkassoSaetze, inkassoKleinforderung, zahlungsvereinbarungProzent].flatMap(
    ({ fassungen }) => fassungen.map(({ ab }) => ab),
  );
  return [...new Set(tage)].filter((ab) => ab >= beginn).sort();
}

function ersterTag({ fassungen: [erste] }: Zeitreihe<unknown>): Tag {
  return erste?.ab ?? geprueft;
}

function quelleAm(ab: Tag): Quelle {
  const reihen = [eigenes, inkassoSaetze, inkassoKleinforderung, zahlungsvereinbarungProzent];
  const neu = reihen.flatMap(({ fassungen }) => fassungen.filter((f) => f.ab === ab));
  return neu[0]?.quelle ?? fuer(inkassorecht2021, "rdg");
}

function grenzenAm(ab: Tag): Inkassogrenzen {
  const klein = geltend(inkassoKleinforderung, ab);
  return {
    ...geltend(inkassoSaetze, ab),
    kleinforderungBis: klein.bisWert,
    kleinforderungEinfach: klein.gebuehr,
    zahlungsvereinbarung100: Math.round(100 * satzDerZahlungsvereinbarung),
    zahlungsvereinbarungProzent: geltend(zahlungsvereinbarungProzent, ab),
    ...geltend(eigenes, ab),
  };
}

function geltend<W>(reihe: Zeitreihe<W>, am: Tag): W {
  const fassung = fassungAm(reihe, am);
  if (!fassung) throw new RangeError(`${reihe.norm}: keine Fassung am ${am}`);
  return fassung.wert;
}
