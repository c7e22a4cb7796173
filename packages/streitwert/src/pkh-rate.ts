import type { ratenregel } from "@gebuehrenportal/gesetze/zpo/paragraph-115.ts";
import { type Cent, cent, euro, type Schritt, type Zeitreihe } from "@gebuehrenportal/recht";

type Ratenregel = typeof ratenregel extends Zeitreihe<infer W> ? W : never;

/**
 * Monthly instalment of § 115 Abs. 2 ZPO: half of the income to be used, above the limit the limit's half plus all that exceeds it;
 * rounded down to whole euros; none below the minimum.
 */
export function rate(
  einzusetzen: Cent,
  regel: Ratenregel,
): { readonly betrag: Cent; readonly schritte: readonly Schritt[] } {
  const darueber = Math.max(0, einzusetzen - regel.grenze);
  const roh = Math.min(einzusetzen, regel.grenze) / regel.teiler + darueber;
  const betrag = cent(Math.floor(roh / 100) * 100);
  const schritte: Schritt[] = [
    darueber > 0
      ? {
          text: `${euro(cent(regel.grenze / regel.teiler))} zuzüglich ${euro(cent(darueber))} über ${euro(regel.grenze)}, auf volle Euro abgerundet`,
          norm: "§ 115 Abs. 2 Satz 3 ZPO",
          betrag,
        }
      : {
          text: `Hälfte von ${euro(einzusetzen)}, auf volle Euro abgerundet`,
          norm: "§ 115 Abs. 2 Satz 1 ZPO",
          betrag,
        },
  ];
  if (betrag >= regel.mindestens) {
    schritte.push({
      text: `Höchstens ${regel.hoechstzahl} Monatsraten`,
      norm: "§ 115 Abs. 2 Satz 4 ZPO",
      betrag: cent(betrag * regel.hoechstzahl),
    });
    return { betrag, schritte };
  }
  schritte.push({
    text: `Unter ${euro(regel.mindestens)}: keine Raten`,
    norm: "§ 115 Abs. 2 Satz 2 ZPO",
    betrag: cent(0),
  });
  return { betrag: cent(0), schritte };
}
