import { verfahrenswertRegel } from "@gebuehrenportal/gesetze/famgkg/paragraph-50.ts";
import { ehesache, verbund } from "@gebuehrenportal/gesetze/famgkg/werte.ts";
import { wertgrenzen2012 } from "@gebuehrenportal/gesetze/gkg/paragraph-52.ts";
import { oeffentlich } from "@gebuehrenportal/gesetze/gkg/werte.ts";
import { amtsgerichtsgrenze } from "@gebuehrenportal/gesetze/gvg/paragraph-23.ts";
import { onlineVerfahren } from "@gebuehrenportal/gesetze/zpo/paragraph-1122.ts";
import { type Cent, fassungAm, type Tag } from "@gebuehrenportal/recht";

type Wertgrenzen = {
  readonly finanzMindestens: Cent;
  readonly sozialHoechstens: Cent;
  readonly normen: { readonly finanz: string; readonly sozial: string };
  /** Whether the lowest value holds for child benefit, too: until July 2013. */
  readonly mitKindergeld: boolean;
};

/** Lowest value before the tax courts and highest before the social courts on a day (§ 52 Abs. 4 GKG), in cents. */
export function oeffentlicheWertgrenzen(am: Tag): Wertgrenzen | undefined {
  const jetzige = fassungAm(oeffentlich, am)?.wert;
  if (jetzige) {
    const { finanzMindestens, sozialHoechstens } = jetzige;
    const normen = { finanz: "§ 52 Abs. 4 Nr. 1 GKG", sozial: "§ 52 Abs. 4 Nr. 2 GKG" };
    return { finanzMindestens, sozialHoechstens, normen, mitKindergeld: false };
  }
  const { norm } = wertgrenzen2012;
  const damalige = fassungAm(wertgrenzen2012, am)?.wert;
  return damalige && { ...damalige, normen: { finanz: norm, sozial: norm }, mitKindergeld: true };
}

/** Highest claim in the online procedure on a day (§ 1122 ZPO), in cents; none before it existed. */
export function onlineHoechstens(am: Tag): { readonly betrag: Cent; readonly norm: string } | undefined {
  const fassung = fassungAm(onlineVerfahren, am);
  return fassung && { betrag: fassung.wert, norm: onlineVerfahren.norm };
}

/** Up to which value the Amtsgericht hears a case that became pending on a day, in cents, and since when (§ 23 Nr. 1 GVG, § 44 EGGVG). */
export function amtsgerichtHoechstens(
  am: Tag,
): { readonly betrag: Cent; readonly norm: string; readonly ab: Tag } | undefined {
  const fassung = fassungAm(amtsgerichtsgrenze, am);
  return fassung && { betrag: fassung.wert, norm: amtsgerichtsgrenze.norm, ab: fassung.ab };
}

/**
 * Bounds of the value of a divorce (§ 43 Abs. 1 Satz 2 FamGKG) and what a matter of children adds to it in the Verbund (§ 44
 * Abs. 2 Satz 1 FamGKG: percent, each at most) on a day; none before the first recorded version.
 */
export function verbundgrenzen(am: Tag):
  | {
      readonly ehesache: { readonly mindestens: Cent; readonly hoechstens: Cent };
      readonly kindschaft: { readonly prozent: number; readonly hoechstens: Cent };
    }
  | undefined {
  const [ehe, kinder] = [fassungAm(ehesache, am), fassungAm(verbund, am)];
  if (!ehe || !kinder) return undefined;
  const { mindestens, hoechstens } = ehe.wert;
  return { ehesache: { mindestens, hoechstens }, kindschaft: kinder.wert };
}

/** Lowest value of all pension rights together on a day (§ 50 Abs. 1 Satz 2 FamGKG), in cents. */
export const versorgungsausgleichMindestens = (am: Tag): Cent | undefined =>
  fassungAm(verfahrenswertRegel, am)?.wert.mindestens;
