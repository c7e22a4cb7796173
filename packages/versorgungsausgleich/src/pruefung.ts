import {
  datum,
  type Fassung,
  fassungAm,
  type KeinErgebnis,
  keinErgebnis,
  type Tag,
  type Zeitreihe,
} from "@gebuehrenportal/recht";

/** The largest amount the engine takes: a hundred thousand million euros, so that all products stay exact. */
const groesster = 10 ** 13;

/** Says what is wrong with an amount of whole cents that must not be negative; `undefined` when it is fine or absent. */
export function betragFehler(
  betrag: number | undefined,
  feld: string,
  was: string,
  norm: string,
): KeinErgebnis | undefined {
  if (betrag === undefined || (Number.isSafeInteger(betrag) && betrag >= 0 && betrag <= groesster)) {
    return undefined;
  }
  const warum = betrag < 0 ? "ist negativ" : "ist kein gültiger Betrag in ganzen Cent";
  return keinErgebnis(`${was} ${warum}.`, norm, feld);
}

/** A factor is printed in euros with four decimals; beyond this nobody means one. */
const hoechsterFaktor = 10 ** 9;

/** What is wrong with a factor that the user states; `undefined` when it is fine or absent. */
export const faktorFehler = (faktor: number | undefined): KeinErgebnis | undefined =>
  faktor === undefined || (Number.isSafeInteger(faktor) && faktor > 0 && faktor <= hoechsterFaktor)
    ? undefined
    : keinErgebnis("Kein gültiger Umrechnungsfaktor.", "§ 187 Abs. 3 SGB VI", "umrechnungsfaktor");

/** The version of a day, or the newest one when no day is given. */
export const fassungZum = <W>(reihe: Zeitreihe<W>, stichtag: Tag | undefined): Fassung<W> | undefined =>
  stichtag === undefined ? reihe.fassungen.at(-1) : fassungAm(reihe, stichtag);

/** The answer where no version of that day is recorded. */
export const fassungFehlt = (stichtag: Tag | undefined, norm: string): KeinErgebnis =>
  keinErgebnis(
    stichtag === undefined
      ? "Es ist keine Fassung erfasst."
      : `Für den ${datum(stichtag)} ist keine Fassung erfasst.`,
    norm,
    "antragAm",
  );
