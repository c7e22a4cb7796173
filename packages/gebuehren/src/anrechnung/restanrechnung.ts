import { type Cent, cent, euro, kleiner, summe } from "@gebuehrenportal/recht";
import type { Gebuehr } from "../gebuehr/gebuehr.ts";
import { hinweis } from "../sache.ts";
import { anrechnungsbetrag, gebuehrAusTeilwert } from "./anrechnungsbetrag.ts";
import type { Anrechnungsposten } from "./anrechnungsposten.ts";
import { geltendeRegel } from "./anrechnungsregel.ts";

/**
 * What a fee was too small to take goes on by itself to the fee it is credited on in turn: half a Geschäftsgebühr on the 0,5
 * of Nr. 3307 VV, the rest on Nr. 3100 VV (OLG Köln, 27.04.2009, 17 W 249/08). Only the value that gets there counts, and
 * nothing where the same fee is credited there expressly. Value of the first fee that never was the second one's is credited
 * on the third without a detour (Vorbem. 3 Abs. 4 Satz 1, 5 VV), as far as its value has room; a remark says so.
 */
export function restanrechnungen(posten: readonly Anrechnungsposten[]): Anrechnungsposten[] {
  return posten.flatMap((erste) =>
    posten.flatMap((zweite) => {
      const schonDa = posten.some((c) => c.von.p === erste.von.p && c.auf === zweite.auf);
      return erste.regel.rest && zweite.entstanden === erste.auf && !schonDa
        ? (rest(erste, zweite, posten) ?? [])
        : [];
    }),
  );
}

/** Value of the first fee in the third matter for which the second one had no room. */
function unmittelbar(erste: Anrechnungsposten, auf: Gebuehr, posten: readonly Anrechnungsposten[]): Cent {
  const quelle = erste.von.ansatz?.wert ?? erste.von.angegeben?.wert;
  const mitte = erste.auf.ansatz?.wert;
  const ziel = auf.ansatz?.wert;
  if (erste.anrechnung.betrag !== undefined || !quelle || !mitte || !ziel) return cent(0);
  const vergeben = posten.filter((c) => c !== erste && c.von.p === erste.von.p).map(mitsamtWert);
  const belegt = posten.filter((c) => c.auf === auf).map(mitsamtWert);
  const eigener = quelle - kleiner(quelle, mitte) - summe(vergeben);
  return cent(Math.max(0, Math.min(eigener, ziel - summe(belegt))));
}

const mitsamtWert = ({ wert }: Anrechnungsposten): Cent => wert ?? cent(0);

function rest(
  erste: Anrechnungsposten,
  { auf, wert: zweiterWert }: Anrechnungsposten,
  posten: readonly Anrechnungsposten[],
): Anrechnungsposten | undefined {
  const regel = geltendeRegel(erste.regel.id, erste.entstanden, auf);
  if (!regel) return undefined;
  const betragAus = (betrag: Cent | undefined) =>
    anrechnungsbetrag(regel, erste.von, betrag, erste.anrechnung, [erste.von]);
  const hindurch = erste.wert === undefined ? undefined : kleiner(erste.wert, zweiterWert ?? erste.wert);
  const direkt = hindurch === undefined ? cent(0) : unmittelbar(erste, auf, posten);
  const wert = hindurch === undefined ? undefined : summe([hindurch, direkt]);
  const ganz = betragAus(wert);
  const verbraucht = kleiner(
    kleiner(erste.betrag, betragAus(hindurch).betrag),
    gebuehrAusTeilwert(erste.auf, hindurch),
  );
  const uebrig = ganz.betrag - verbraucht;
  if (uebrig <= 0) return undefined;
  const betrag: Cent = kleiner(cent(uebrig), gebuehrAusTeilwert(auf, wert));
  if (direkt > 0)
    hinweis(
      auf.s,
      `Von Nr. ${erste.von.p.nr} VV gingen ${euro(direkt)} nicht durch Nr. ${erste.auf.p.nr} VV; sie sind unmittelbar auf Nr. ${auf.p.nr} VV angerechnet, weil deren Wert sie deckt. Betrifft Nr. ${auf.p.nr} VV sie nicht, geben Sie den anzurechnenden Betrag selbst an.`,
      regel.norm,
      auf.feld,
    );
  const { angerechnet } = erste.zeile;
  return {
    ...erste,
    regel,
    auf,
    ...(wert === undefined ? {} : { wert }),
    betrag,
    ungekuerzt: cent(uebrig),
    zeile: {
      art: "anrechnung",
      position: auf.id,
      nr: erste.zeile.nr,
      nummern: [],
      norm: regel.norm,
      ...(angerechnet ? { angerechnet: { ...angerechnet, rest: true } } : {}),
      ...(wert === undefined ? {} : { wert }),
      betrag: cent(-betrag),
      schritte: [
        ...ganz.schritte,
        {
          text: `davon schon auf Nr. ${erste.auf.p.nr} VV angerechnet`,
          norm: regel.norm,
          betrag: cent(-verbraucht),
        },
        {
          text: "Rest auf die nächste Verfahrensgebühr (OLG Köln, 27.04.2009, 17 W 249/08)",
          norm: regel.norm,
          betrag,
        },
      ],
    },
  };
}
