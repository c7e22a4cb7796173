import { type Quelle, type Tag, tag, zeitreihe } from "@gebuehrenportal/recht";
import type { Feiertagsvorschrift, Termin } from "./typ.ts";

/** A day that several statutes know: its name and when it falls. */
export type Festtag = { readonly id: string; readonly name: string; readonly termin: Termin };

/**
 * First day of the table. From 1995 on the Buß- und Bettag is a holiday in Saxony only (it was given up to pay for the
 * Pflegeversicherung); what was a holiday before is not recorded.
 */
export const erfasstAb = tag("1995-01-01");

/** Up to this day the gazettes of the Länder were looked through. */
export const geprueft = tag("2026-10-31");

const fest = (id: string, name: string, monat: number, tag: number): Festtag => ({
  id,
  name,
  termin: { art: "fest", monat, tag },
});
const ostern = (id: string, name: string, abstand: number): Festtag => ({
  id,
  name,
  termin: { art: "ostern", abstand },
});

export const neujahr = fest("neujahr", "Neujahr", 1, 1);
export const dreikoenige = fest("dreikoenige", "Heilige Drei Könige", 1, 6);
export const frauentag = fest("frauentag", "Internationaler Frauentag", 3, 8);
export const karfreitag = ostern("karfreitag", "Karfreitag", -2);
export const ostersonntag = ostern("ostersonntag", "Ostersonntag", 0);
export const ostermontag = ostern("ostermontag", "Ostermontag", 1);
export const maifeiertag = fest("maifeiertag", "Tag der Arbeit", 5, 1);
export const befreiung = fest("befreiung", "Tag der Befreiung (einmalig)", 5, 8);
export const himmelfahrt = ostern("himmelfahrt", "Christi Himmelfahrt", 39);
export const pfingstsonntag = ostern("pfingstsonntag", "Pfingstsonntag", 49);
export const pfingstmontag = ostern("pfingstmontag", "Pfingstmontag", 50);
export const fronleichnam = ostern("fronleichnam", "Fronleichnam", 60);
export const volksaufstand = fest("volksaufstand", "75. Jahrestag des Volksaufstands (einmalig)", 6, 17);
export const friedensfest = fest("friedensfest", "Augsburger Hohes Friedensfest", 8, 8);
export const mariaeHimmelfahrt = fest("mariae-himmelfahrt", "Mariä Himmelfahrt", 8, 15);
export const weltkindertag = fest("weltkindertag", "Weltkindertag", 9, 20);
export const einheit = fest("einheit", "Tag der Deutschen Einheit", 10, 3);
export const reformationstag = fest("reformationstag", "Reformationstag", 10, 31);
export const reformationsjubilaeum = fest(
  "reformationsjubilaeum",
  "Reformationstag (500 Jahre, einmalig)",
  10,
  31,
);
export const allerheiligen = fest("allerheiligen", "Allerheiligen", 11, 1);
export const bussUndBettag: Festtag = {
  id: "buss-und-bettag",
  name: "Buß- und Bettag",
  termin: { art: "mittwoch-vor", monat: 11, tag: 23 },
};
export const weihnacht1 = fest("weihnacht-1", "1. Weihnachtstag", 12, 25);
export const weihnacht2 = fest("weihnacht-2", "2. Weihnachtstag", 12, 26);

const einigungsvertrag: Quelle = {
  titel: "Einigungsvertrag vom 31.08.1990",
  fundstelle: "BGBl. II 1990 S. 889",
  link: "https://www.gesetze-im-internet.de/einigvtr/art_2.html",
};

/** A holiday since a day, until the eve of another one if it was for a time only. */
export const feiertag = (
  festtag: Festtag,
  norm: string,
  ...zeiten: readonly { readonly ab: Tag; readonly bisVor?: Tag; readonly quelle: Quelle }[]
): Feiertagsvorschrift => ({
  id: festtag.id,
  name: festtag.name,
  reihe: zeitreihe(
    { norm, geprueft },
    zeiten.flatMap(({ ab, bisVor, quelle }) => [
      { ab, quelle, wert: festtag.termin },
      ...(bisVor === undefined ? [] : [{ ab: bisVor, quelle, wert: { art: "keiner" } as const }]),
    ]),
  ),
});

/** A holiday of one year only. */
export const einmalig = (
  festtag: Festtag,
  norm: string,
  ...jahre: readonly { readonly jahr: number; readonly quelle: Quelle }[]
): Feiertagsvorschrift =>
  feiertag(
    festtag,
    norm,
    ...jahre.map(({ jahr, quelle }) => ({
      ab: tag(`${jahr}-01-01`),
      bisVor: tag(`${jahr + 1}-01-01`),
      quelle,
    })),
  );

/** Holidays that have stood in one statute since the beginning of the table. */
export const seitBeginn = (
  norm: string,
  quelle: Quelle,
  festtage: readonly Festtag[],
): readonly Feiertagsvorschrift[] =>
  festtage.map((festtag) => feiertag(festtag, norm, { ab: erfasstAb, quelle }));

/** The only holiday of federal law. */
export const tagDerEinheit: Feiertagsvorschrift = feiertag(einheit, "Art. 2 Abs. 2 Einigungsvertrag", {
  ab: erfasstAb,
  quelle: einigungsvertrag,
});

/** The days that every Land's statute names. */
export const ueberall: readonly Festtag[] = [
  neujahr,
  karfreitag,
  ostermontag,
  maifeiertag,
  himmelfahrt,
  pfingstmontag,
  weihnacht1,
  weihnacht2,
];
