import { type Cent, cent, kleiner } from "@gebuehrenportal/recht";
import type { Credit } from "./anrechnung.ts";
import { anrechnungsbetrag, gebuehrAusTeilwert } from "./anrechnungsbetrag.ts";
import { geltendeRegel } from "./anrechnungsregel.ts";

/**
 * What a fee was too small to take goes on by itself to the fee it is credited on in turn: half a Geschäftsgebühr on the 0,5
 * of Nr. 3307 VV, the rest on Nr. 3100 VV (OLG Köln, 27.04.2009, 17 W 249/08). Only the value that gets there counts, and
 * nothing where the same fee is credited there expressly.
 */
export function restanrechnungen(credits: readonly Credit[]): Credit[] {
  return credits.flatMap((erste) =>
    credits.flatMap((zweite) => {
      const schonDa = credits.some((c) => c.von.p === erste.von.p && c.auf === zweite.auf);
      return erste.regel.rest && zweite.entstanden === erste.auf && !schonDa
        ? (rest(erste, zweite) ?? [])
        : [];
    }),
  );
}

function rest(erste: Credit, { auf, wert: zweiterWert }: Credit): Credit | undefined {
  const regel = geltendeRegel(erste.regel.id, erste.entstanden, auf);
  if (!regel) return undefined;
  const wert = erste.wert === undefined ? undefined : kleiner(erste.wert, zweiterWert ?? erste.wert);
  const ganz = anrechnungsbetrag(regel, erste.von, wert, erste.anrechnung, [erste.von]);
  const verbraucht = kleiner(erste.betrag, gebuehrAusTeilwert(erste.auf, wert));
  const uebrig = ganz.betrag - verbraucht;
  if (uebrig <= 0) return undefined;
  const betrag: Cent = kleiner(cent(uebrig), gebuehrAusTeilwert(auf, wert));
  const { angerechnet } = erste.zeile;
  return {
    ...erste,
    regel,
    auf,
    ...(wert === undefined ? {} : { wert }),
    betrag,
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
