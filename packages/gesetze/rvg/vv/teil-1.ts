import { eur } from "@gebuehrenportal/recht";
import { inkassorecht2021 } from "../quellen.ts";
import {
  ab,
  einigung,
  entfallen,
  erhoehung,
  fehlt,
  hebe,
  rahmen,
  satz,
  satzNr1Nr2,
  teil,
  verweis,
  zusatz,
} from "./bau.ts";
import { satzDerZahlungsvereinbarung } from "./inkasso.ts";
import type { VvWert } from "./typen.ts";

/** Nr. 1006 VV: the Verfahrensgebühr of the matter in which the settlement comes about. */
const sozialgerichtlich = ["3102", "3204", "3212", "3501", "3511", "3512"];

/** Nr. 1008 VV: 0,3 or 30 % for each further person; the increases together at most 2,0 or the double. */
const jeWeiterePerson: VvWert = { art: "erhoehung", je100: 30, hoechstens100: 200 };

/** Nr. 1009 VV: 1 % up to 2.500 €, 0,5 % of the rest up to 10.000 €, 0,25 % beyond; for each payout at least 1 €. */
const hebesaetze: VvWert = {
  art: "hebegebuehr",
  staffel: [
    { bis: eur(2_500), promille: 10 },
    { bis: eur(10_000), promille: 5 },
    { bis: null, promille: 2.5 },
  ],
  mindestens: eur(1),
};

/** Nr. 1010 VV: 0,3 from the value, or 30 % more on both ends of the frame of the Terminsgebühr. */
const beweisaufnahme: VvWert = { art: "zusatzgebuehr", satz100: 30, rahmenProzent: 30 };

/** Teil 1 VV: general fees. Columns as in `bau.ts`: in force since 01.07.2006, 01.08.2013, 01.01.2021, 01.06.2025. */
export const teil1 = teil({
  // 1 Allgemeine Gebühren
  1000: einigung(
    satz(1.5),
    satz(1.5),
    ab("2021-10-01", inkassorecht2021, satzNr1Nr2(1.5, satzDerZahlungsvereinbarung)),
  ),
  1001: einigung(satz(1.5), satz(1.5)),
  1002: einigung(satz(1.5), satz(1.5)),
  1003: einigung(satz(1), satz(1)),
  1004: einigung(satz(1.3), satz(1.3)),
  1005: einigung(rahmen(40, 520), verweis({ von: ["2302"], ohneErhoehung: true })),
  1006: einigung(rahmen(30, 350), verweis({ von: sozialgerichtlich, ohneErhoehung: true })),
  1007: einigung(rahmen(40, 460), entfallen),
  1008: erhoehung(jeWeiterePerson, jeWeiterePerson),
  1009: hebe(hebesaetze, hebesaetze),
  1010: zusatz(fehlt, beweisaufnahme),
});
