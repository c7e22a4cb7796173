import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { diRug2021, fuer, kostRaeg2021, zweitesKostRmog2013 } from "../quellen.ts";
import { kvQuelle } from "./quellen.ts";
import { endeStand2012, stand2012 } from "./stand-2012.ts";

/** Prices of copies and files, equal in all four registers. */
export type Dokumentenpreise = {
  readonly ersteSeiten: number;
  readonly seite: Cent;
  readonly weitereSeite: Cent;
  readonly farbseite: Cent;
  readonly weitereFarbseite: Cent;
  /** Larger than DIN A3, where no bill of a printer is passed on. */
  readonly grossformat: Cent;
  readonly grossformatFarbe: Cent;
  readonly datei: Cent;
  readonly dateienJeArbeitsgang: Cent;
  /** Copies of the notary's own deeds (Nr. 32001 KV GNotKG). */
  readonly notarseite: Cent;
  readonly notarfarbseite: Cent;
};

/** Nr. 9000 KV GKG, 2000 KV FamGKG, 31000, 32000 to 32002 KV GNotKG, 700 KV GvKostG. */
export const dokumentenpreise = zeitreihe<Dokumentenpreise>({ norm: "Nr. 9000 KV GKG", geprueft }, [
  {
    ab: tag("2013-08-01"),
    quelle: fuer(zweitesKostRmog2013, "gkg_2004"),
    wert: {
      ersteSeiten: 50,
      seite: eur(0.5),
      weitereSeite: eur(0.15),
      farbseite: eur(1),
      weitereFarbseite: eur(0.3),
      grossformat: eur(3),
      grossformatFarbe: eur(6),
      datei: eur(1.5),
      dateienJeArbeitsgang: eur(5),
      notarseite: eur(0.15),
      notarfarbseite: eur(0.3),
    },
  },
]);

/** Nr. 9000 KV GKG, 2000 KV FamGKG until July 2013: colour, size and scanning made no difference, and nothing capped the files. */
export const dokumentenpreiseOhneFarbe = zeitreihe<
  Pick<Dokumentenpreise, "ersteSeiten" | "seite" | "weitereSeite" | "datei">
>({ norm: "Nr. 9000 KV GKG", geprueft, bis: endeStand2012 }, [
  {
    ab: stand2012.ab,
    quelle: kvQuelle("gkg", stand2012.ab, undefined),
    wert: { ersteSeiten: 50, seite: eur(0.5), weitereSeite: eur(0.15), datei: eur(2.5) },
    abSicherheit: "mittel",
  },
]);

/** Kilometre of an official car: Nr. 9006 KV GKG, 2006 KV FamGKG, 31006 KV GNotKG. */
export const dienstkilometer = zeitreihe<Cent>({ norm: "Nr. 9006 KV GKG", geprueft }, [
  {
    ab: stand2012.ab,
    quelle: kvQuelle("gkg", stand2012.ab, undefined),
    wert: eur(0.3),
    abSicherheit: "mittel",
  },
  { ab: tag("2013-08-01"), quelle: fuer(zweitesKostRmog2013, "gkg_2004"), wert: eur(0.3) },
  { ab: tag("2021-01-01"), quelle: fuer(kostRaeg2021, "gkg_2004"), wert: eur(0.42) },
]);

/** Nr. 711 KV GvKostG: by distance, up to `kilometer` inclusive. */
export const wegegeld = zeitreihe<readonly { readonly kilometer: number | null; readonly betrag: Cent }[]>(
  { norm: "Nr. 711 KV GvKostG", geprueft },
  [
    {
      ab: tag("2013-08-01"),
      quelle: fuer(zweitesKostRmog2013, "gvkostg"),
      wert: [
        { kilometer: 10, betrag: eur(3.25) },
        { kilometer: 20, betrag: eur(6.5) },
        { kilometer: 30, betrag: eur(9.75) },
        { kilometer: 40, betrag: eur(13) },
        { kilometer: null, betrag: eur(16.25) },
      ],
    },
  ],
);

/** Nr. 32008 KV GNotKG: by hours of a journey, up to `stunden` inclusive. */
export const abwesenheitsgeld = zeitreihe<
  readonly { readonly stunden: number | null; readonly betrag: Cent }[]
>({ norm: "Nr. 32008 KV GNotKG", geprueft }, [
  {
    ab: tag("2013-08-01"),
    quelle: fuer(zweitesKostRmog2013, "gnotkg"),
    wert: [
      { stunden: 4, betrag: eur(20) },
      { stunden: 8, betrag: eur(35) },
      { stunden: null, betrag: eur(60) },
    ],
  },
  {
    ab: tag("2021-01-01"),
    quelle: fuer(kostRaeg2021, "gnotkg"),
    wert: [
      { stunden: 4, betrag: eur(30) },
      { stunden: 8, betrag: eur(50) },
      { stunden: null, betrag: eur(80) },
    ],
  },
]);

/** Nr. 32016 KV GNotKG: the notaries' video system, for a certified signature and for a notarial deed. */
export const videokommunikation = zeitreihe<{ readonly beglaubigung: Cent; readonly beurkundung: Cent }>(
  { norm: "Nr. 32016 KV GNotKG", geprueft },
  [
    {
      ab: tag("2022-08-01"),
      quelle: fuer(diRug2021, "gnotkg"),
      wert: { beglaubigung: eur(8), beurkundung: eur(25) },
    },
  ],
);
