import {
  bemessungsgrenze,
  bezugsgroesse,
  faktoren,
  rentenwert,
} from "@gebuehrenportal/gesetze/jahreswerte/rente.ts";
import { bezugsgroesseInMark } from "@gebuehrenportal/gesetze/sgb-4/paragraph-18.ts";
import { istBerechnet } from "@gebuehrenportal/gesetze/sgb-4/rechengroessen.ts";
import type { Rentenwert } from "@gebuehrenportal/gesetze/sgb-6/paragraph-68.ts";
import { beitragsbemessungsgrenzeInMark } from "@gebuehrenportal/gesetze/sgb-6/paragraph-159.ts";
import type { Faktoren } from "@gebuehrenportal/gesetze/sgb-6/paragraph-187.ts";
import {
  type Cent,
  type Fassung,
  fassungImTakt,
  type Jahresreihe,
  type Jahreswerteintrag,
  jahresreihe,
  type KeinErgebnis,
  keinErgebnis,
  type Pfennig,
  sicherheitVon,
  type Tag,
  teile,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import type { Konstante } from "./typen.ts";
import { type Betrag, betragstext, waehrungAm } from "./waehrung.ts";

/** A value of the year with the line that shows it. */
export type Wert<W> = { readonly art: "wert"; readonly wert: W; readonly konstante: Konstante };

/** The figures of the year that rights are reckoned with: as recorded, and as the operator entered them after that. */
export type Jahresreihen = {
  readonly bezugsgroesse: Jahresreihe<Cent>;
  readonly bemessungsgrenze: Jahresreihe<Cent>;
  readonly rentenwert: Jahresreihe<Rentenwert>;
  readonly faktoren: Jahresreihe<Faktoren>;
  /** Factor that the user stated: Entgeltpunkte into contributions × 10⁴, until 2001 in marks. */
  readonly eigenerFaktor: number | undefined;
};

/** The series of the law, with what the operator entered and the factor that the user stated. */
export const jahresreihen = (
  eintraege: readonly Jahreswerteintrag[] = [],
  eigenerFaktor?: number,
): Jahresreihen => ({
  bezugsgroesse: jahresreihe(bezugsgroesse, eintraege),
  bemessungsgrenze: jahresreihe(bemessungsgrenze, eintraege),
  rentenwert: jahresreihe(rentenwert, eintraege),
  faktoren: jahresreihe(faktoren, eintraege),
  eigenerFaktor,
});

/** § 18 Abs. 1 SGB IV on a day, per month, in the currency of the day. */
export const bezugsgroesseAm = (reihen: Jahresreihen, stichtag: Tag): Wert<Betrag> | KeinErgebnis =>
  betragDesJahres(reihen.bezugsgroesse, bezugsgroesseInMark, stichtag, "Monatliche Bezugsgröße");

/** §§ 159, 160 SGB VI on a day, per year, in the currency of the day. */
export const beitragsbemessungsgrenzeAm = (
  reihen: Jahresreihen,
  stichtag: Tag,
): Wert<Betrag> | KeinErgebnis =>
  betragDesJahres(
    reihen.bemessungsgrenze,
    beitragsbemessungsgrenzeInMark,
    stichtag,
    "Beitragsbemessungsgrenze der allgemeinen Rentenversicherung",
  );

/** A value that exists once a year: the year of the day must have a version of its own, a later year never takes an older one. */
function betragDesJahres(
  inEuro: Jahresreihe<Cent>,
  inMark: Zeitreihe<Pfennig>,
  stichtag: Tag,
  titel: string,
): Wert<Betrag> | KeinErgebnis {
  const { jahr } = teile(stichtag);
  const waehrung = waehrungAm(stichtag);
  const reihe = waehrung === "DM" ? inMark : inEuro;
  const fassung = fassungDesJahres<Pfennig | Cent>(reihe, stichtag);
  if (!fassung) return keinErgebnis(`${titel} ${jahr}: nicht erfasst.`, reihe.norm);
  const wert = { waehrung, betrag: fassung.wert } as Betrag;
  const text = `${betragstext(wert)}${istBerechnet(fassung.quelle) ? `, ${fassung.quelle.fundstelle}` : ""}`;
  return { art: "wert", wert, konstante: konstante(titel, reihe, fassung, jahr, text) };
}

/** The version of the calendar year of a day. */
export const fassungDesJahres = <W>(reihe: Zeitreihe<W>, stichtag: Tag): Fassung<W> | undefined =>
  fassungImTakt({ ...reihe, takt: "kalenderjahr" }, stichtag);

/** A version as the line that shows it. */
export const konstante = (
  titel: string,
  reihe: Zeitreihe<unknown>,
  fassung: Fassung<unknown>,
  jahr: number,
  wert: string,
): Konstante => ({
  titel,
  norm: reihe.norm,
  jahr,
  wert,
  quelle: fassung.quelle,
  sicherheit: sicherheitVon(fassung),
  ...(fassung.eintrag && { eintrag: fassung.eintrag }),
});
