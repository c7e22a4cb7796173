import {
  type Cent,
  cent,
  euro,
  groesser,
  kleiner,
  type Schritt,
  satz,
  type Vermerk,
} from "@gebuehrenportal/recht";

/** Whether the minimum of Nr. 1100 KV GKG is credited, or plainly half a fee. The first is the default. */
export type Mindestgebuehrschalter = "tatsaechliche-gebuehr" | "halbe-gebuehr";

export type Mahnanrechnungseingabe = {
  /** Value that passes into the suit; at most the value of the order counts. */
  readonly uebergegangenerWert: Cent;
  /** Nr. 1100 KV GKG from that value on the day of the application: by its rate alone, and its minimum. */
  readonly mahngebuehr: { readonly nachSatz: Cent; readonly mindestens: Cent };
  /** Nr. 1210 KV GKG from that value on the day of the suit, and its rate × 100. */
  readonly verfahrensgebuehr: { readonly satz100: number; readonly betrag: Cent };
  readonly mindestgebuehrschalter?: Mindestgebuehrschalter;
};

export type Mahnanrechnung = {
  readonly art: "ergebnis";
  /** Credit to Nr. 1210 KV GKG. */
  readonly anrechnung: Cent;
  /** What remains to be paid of Nr. 1210. */
  readonly rest: Cent;
  readonly schalter: Mindestgebuehrschalter;
  readonly schritte: readonly Schritt[];
  readonly vermerke: readonly Vermerk[];
};

const norm = "Anm. Abs. 1 zu Nr. 1210 KV GKG";

/**
 * Credit of the fee of the dunning procedure (Nr. 1100 KV GKG) to that of the suit (Nr. 1210), by the value that passes on. Disputed
 * below the minimum: credited is what was charged (default), or half a fee.
 */
export function mahnanrechnung(eingabe: Mahnanrechnungseingabe): Mahnanrechnung {
  const schalter = eingabe.mindestgebuehrschalter ?? "tatsaechliche-gebuehr";
  const { nachSatz: halbe, mindestens } = eingabe.mahngebuehr;
  const angefallen = groesser(halbe, mindestens);
  const { satz100, betrag: verfahren } = eingabe.verfahrensgebuehr;
  const anrechnung = kleiner(schalter === "tatsaechliche-gebuehr" ? angefallen : halbe, verfahren);
  const rest = cent(verfahren - anrechnung);
  return {
    art: "ergebnis",
    anrechnung,
    rest,
    schalter,
    schritte: [
      {
        text: `${satz(satz100)} Verfahrensgebühr aus ${euro(eingabe.uebergegangenerWert)}`,
        norm: "Nr. 1210 KV GKG",
        betrag: verfahren,
      },
      { text: "Angerechnete Gebühr des Mahnverfahrens", norm, betrag: cent(-anrechnung || 0) },
      { text: "Noch zu zahlen", norm, betrag: rest },
    ],
    vermerke:
      halbe < mindestens
        ? [
            {
              art: "hinweis",
              text: `Ob der Mindestbetrag von ${euro(mindestens)} oder nur die halbe Gebühr angerechnet wird, ist nicht gesichert; gerechnet ist mit ${schalter === "tatsaechliche-gebuehr" ? "dem Mindestbetrag" : "der halben Gebühr"}.`,
              norm,
            },
          ]
        : [],
  };
}
