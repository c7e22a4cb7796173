import type { Angerechnet } from "./angerechnet.ts";
import { bruch, gerundet, groesster, kleinster, mal } from "./bruch.ts";
import { type Sicht, volleGebuehr, type Wertgebuehr, wertgebuehr } from "./tabellen.ts";

/** Credits whose remainder goes on where the fee they hit was too small: Geschäftsgebühren, those of Beratungshilfe too. */
const weiter = ["vorb3-4", "2503-2"];

/**
 * A fee credited on a second one that is credited on a third: what the second could not take comes off the third
 * (OLG Köln, 27.04.2009, 17 W 249/08), for the value that reaches it, through the second or beside it.
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
      const neu = uebertrag(a, b, daneben(a, b, alle), sicht);
      if (neu) ergebnis.push(neu);
    }
  }
  return ergebnis;
}

/**
 * What of the first fee's value is too much for the middle one and still fits into the last one beside all that is credited
 * there already: it was never part of the middle matter (Vorbem. 3 Abs. 4 Satz 5 VV).
 */
function daneben(a: Angerechnet, b: Angerechnet, alle: readonly Angerechnet[]): bigint {
  const quelle = a.von.gebuehr.nachWert?.wert;
  const mitte = a.ziel.gebuehr.nachWert?.wert;
  const ziel = b.ziel.gebuehr.nachWert?.wert;
  if (a.satz === undefined || quelle === undefined || mitte === undefined || ziel === undefined) return 0n;
  let zuviel = quelle - mitte;
  let platz = ziel;
  for (const x of alle) {
    if (x !== a && x.von.gebuehr === a.von.gebuehr) zuviel -= x.wert ?? 0n;
    if (x.ziel.gebuehr === b.ziel.gebuehr) platz -= x.wert ?? 0n;
  }
  return groesster(0n, kleinster(zuviel, platz));
}

function uebertrag(a: Angerechnet, b: Angerechnet, mehr: bigint, sicht: Sicht): Angerechnet | undefined {
  const durch = a.wert === undefined ? undefined : kleinster(a.wert, b.wert ?? a.wert);
  const wert = durch === undefined ? undefined : durch + mehr;
  const ausWert = (w: bigint | undefined, g: Wertgebuehr | undefined, voll: bigint, tag: string): bigint =>
    g === undefined || w === undefined || w >= g.wert
      ? voll
      : wertgebuehr({ ...g, wert: w, zusatzWert: kleinster(w, g.zusatzWert) }, sicht, tag);
  const soll = (w: bigint | undefined): bigint =>
    a.satz === undefined || w === undefined
      ? a.ungekuerzt
      : gerundet(
          mal(
            a.satz,
            bruch(volleGebuehr(w, a.von.gebuehr.nachWert?.inkasso ?? false, a.quellsicht, a.tabellentag)),
          ),
        );
  const mitte = a.ziel;
  const genommen = kleinster(
    a.betrag,
    soll(durch),
    ausWert(durch, mitte.gebuehr.nachWert, mitte.gebuehr.betrag, mitte.sache.umfeld.tag),
  );
  const ganz = soll(wert);
  if (ganz <= genommen) return undefined;
  const ziel = b.ziel;
  const frei = ausWert(wert, ziel.gebuehr.nachWert, ziel.gebuehr.betrag, ziel.sache.umfeld.tag);
  return {
    ...a,
    ziel,
    ...(wert === undefined ? {} : { wert }),
    betrag: kleinster(ganz - genommen, frei),
  };
}
