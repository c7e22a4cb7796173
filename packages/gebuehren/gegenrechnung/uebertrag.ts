import type { Angerechnet } from "./anrechnung.ts";
import { bruch, gerundet, kleinster, mal } from "./bruch.ts";
import { type Sicht, volleGebuehr, type Wertgebuehr, wertgebuehr } from "./tabellen.ts";

/** Credits whose remainder goes on where the fee they hit was too small: Geschäftsgebühren, those of Beratungshilfe too. */
const weiter = ["vorb3-4", "2503-2"];

/**
 * A fee credited on a second one that is credited on a third: what the second could not take comes off the third
 * (OLG Köln, 27.04.2009, 17 W 249/08), for the value that reaches it.
 */
export function uebertraege(alle: readonly Angerechnet[], sicht: Sicht): readonly Angerechnet[] {
  const ergebnis: Angerechnet[] = [];
  for (const a of alle) {
    if (!weiter.includes(a.regel.id)) continue;
    for (const b of alle) {
      if (b.von.gebuehr !== a.ziel.gebuehr) continue;
      const { art, nr } = b.ziel.gebuehr;
      if (art !== "verfahren" || !nr.startsWith("3")) continue;
      if (alle.some((x) => x.von.gebuehr === a.von.gebuehr && x.ziel.gebuehr === b.ziel.gebuehr)) continue;
      const neu = uebertrag(a, b, sicht);
      if (neu) ergebnis.push(neu);
    }
  }
  return ergebnis;
}

function uebertrag(a: Angerechnet, b: Angerechnet, sicht: Sicht): Angerechnet | undefined {
  const wert = a.wert === undefined ? undefined : kleinster(a.wert, b.wert ?? a.wert);
  const ausWert = (g: Wertgebuehr | undefined, voll: bigint, tag: string): bigint =>
    g === undefined || wert === undefined || wert >= g.wert
      ? voll
      : wertgebuehr({ ...g, wert, zusatzWert: kleinster(wert, g.zusatzWert) }, sicht, tag);
  const soll =
    a.satz === undefined || wert === undefined
      ? a.ungekuerzt
      : gerundet(
          mal(
            a.satz,
            bruch(volleGebuehr(wert, a.von.gebuehr.nachWert?.inkasso ?? false, a.quellsicht, a.tabellentag)),
          ),
        );
  const mitte = a.ziel;
  const genommen = kleinster(
    a.betrag,
    ausWert(mitte.gebuehr.nachWert, mitte.gebuehr.betrag, mitte.sache.umfeld.tag),
  );
  if (soll <= genommen) return undefined;
  const ziel = b.ziel;
  const frei = ausWert(ziel.gebuehr.nachWert, ziel.gebuehr.betrag, ziel.sache.umfeld.tag);
  return {
    ...a,
    ziel,
    ...(wert === undefined ? {} : { wert }),
    betrag: kleinster(soll - genommen, frei),
  };
}
