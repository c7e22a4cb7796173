import {
  inkassoKleinforderung,
  mindestgebuehr,
  wertgebuehrStufen,
} from "@gebuehrenportal/gesetze/rvg/paragraph-13.ts";
import { pkhTabelle } from "@gebuehrenportal/gesetze/rvg/paragraph-49.ts";
import {
  anteil,
  type Cent,
  cent,
  euro,
  fassungAm,
  type Schritt,
  tabellengebuehr,
} from "@gebuehrenportal/recht";
import { amTag, type Sache } from "../sache.ts";
import { satzText } from "../text.ts";

/** A 1.0 fee and the norm it comes from. */
export type EinfacheGebuehr = { readonly betrag: Cent; readonly norm: string };

/** § 13 Abs. 1 RVG, or § 49 RVG above its threshold where the treasury pays. */
export function einfacheGebuehr(sache: Sache, wert: Cent): EinfacheGebuehr {
  if (sache.kasse) {
    const { ueber, zeilen } = amTag(sache, pkhTabelle).wert;
    const zeile = wert > ueber ? zeilen.find((z) => z.bis === null || wert <= z.bis) : undefined;
    if (zeile) return { betrag: zeile.gebuehr, norm: pkhTabelle.norm };
  }
  return {
    betrag: tabellengebuehr(amTag(sache, wertgebuehrStufen).wert, wert),
    norm: wertgebuehrStufen.norm,
  };
}

/** What a fee by value is made of: rates × 100 without and from Nr. 1008 VV, and the value the increase is taken from. */
export type Satzansatz = {
  readonly wert: Cent;
  readonly grund100: number;
  readonly erhoehung100: number;
  readonly gemeinsam: Cent;
  /** The 1.0 fee for a value: the table, or the fixed fee for the collection of small claims. */
  readonly einfach: (wert: Cent) => EinfacheGebuehr;
};

/** What Nr. 1008 VV adds to the rate: nothing where the clients share no part of the subject (Anm. 2). */
export const zusatz100 = (satzansatz: Pick<Satzansatz, "erhoehung100" | "gemeinsam">): number =>
  satzansatz.gemeinsam > 0 ? satzansatz.erhoehung100 : 0;

/** Fee × 1000, before rounding: rate from the whole value, increase from the common value (Nr. 1008 Anm. 2 VV). */
export const tausendfach = (satzansatz: Satzansatz): Cent =>
  cent(
    satzansatz.einfach(satzansatz.wert).betrag * Math.round(satzansatz.grund100 * 10) +
      (zusatz100(satzansatz)
        ? satzansatz.einfach(satzansatz.gemeinsam).betrag * Math.round(satzansatz.erhoehung100 * 10)
        : 0),
  );

/** § 13 Abs. 1, 3, § 2 Abs. 2 Satz 2 RVG: the fee rounded to the cent, then at least the minimum, with its steps. */
export function wertgebuehr(
  sache: Sache,
  satzansatz: Satzansatz,
  norm: string,
): { betrag: Cent; schritte: Schritt[] } {
  const einfach = satzansatz.einfach(satzansatz.wert);
  const schritte: Schritt[] = [
    { text: `1,0-Gebühr aus ${euro(satzansatz.wert)}`, norm: einfach.norm, betrag: einfach.betrag },
  ];
  const roh = anteil(tausendfach(satzansatz), 1, 1000);
  const zusatz = zusatz100(satzansatz);
  const satz100 = satzansatz.grund100 + zusatz;
  if (satzansatz.gemeinsam === satzansatz.wert || zusatz === 0) {
    if (zusatz)
      schritte.push({
        text: `${satzText(satzansatz.grund100)} + ${satzText(zusatz)} = ${satzText(satz100)}`,
        norm: "Nr. 1008 VV",
      });
    if (satzansatz.erhoehung100 > zusatz)
      schritte.push({ text: "kein gemeinsamer Wert: keine Erhöhung", norm: "Nr. 1008 Anm. 2 VV" });
    schritte.push({ text: `× ${satzText(satz100)}`, norm, betrag: roh });
  } else {
    const grund = anteil(einfach.betrag, Math.round(satzansatz.grund100 * 10), 1000);
    schritte.push(
      { text: `× ${satzText(satzansatz.grund100)}`, norm, betrag: grund },
      {
        text: `+ ${satzText(zusatz)} aus ${euro(satzansatz.gemeinsam)}`,
        norm: "Nr. 1008 Anm. 2 VV",
        betrag: roh,
      },
    );
  }
  const mindestens = amTag(sache, mindestgebuehr).wert;
  if (roh >= mindestens) return { betrag: roh, schritte };
  // The new Abs. 2 made it Abs. 3.
  const minNorm = fassungAm(inkassoKleinforderung, sache.stichtag)
    ? mindestgebuehr.norm
    : "§ 13 Abs. 2 RVG a. F.";
  schritte.push({ text: `mindestens ${euro(mindestens)}`, norm: minNorm, betrag: mindestens });
  return { betrag: mindestens, schritte };
}
