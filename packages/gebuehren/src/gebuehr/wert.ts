import { hoechstwert } from "@gebuehrenportal/gesetze/rvg/paragraph-22.ts";
import { zahlungsvereinbarungProzent } from "@gebuehrenportal/gesetze/rvg/paragraph-31b.ts";
import type { VvNummer } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { anteil, type Cent, cent, euro, fassungAm, type Schritt } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import type { Position } from "../eingabe.ts";
import { amTag, auftraggeber, hinweis, type Sache } from "../sache.ts";

export type Wertansatz = { readonly wert: Cent; readonly schritte: readonly Schritt[] };

/** The value a fee is taken from: of the position, of the payment agreement (§ 31b RVG), of the matter; capped by § 22. */
export function gegenstandswert(
  sache: Sache,
  position: Position,
  nummer: VvNummer,
  feld: string,
  bezugswert?: Cent,
): Wertansatz {
  const zahlung = zahlungsvereinbarung(sache, position, nummer, feld);
  const roh =
    zahlung?.wert ??
    position.wert ??
    sache.a.wert ??
    bezugswert ??
    kein(`Geben Sie den Gegenstandswert für Nr. ${position.nr} VV an.`, "§ 2 Abs. 1 RVG", `${feld}.wert`);
  const gekappt = hoechstensParagraph22(sache, roh);
  return zahlung ? { wert: gekappt.wert, schritte: [...zahlung.schritte, ...gekappt.schritte] } : gekappt;
}

/** § 22 Abs. 2 RVG: at most 30 Mio. € in a matter; several persons with different subjects 30 Mio. € each, 100 together. */
export function hoechstensParagraph22(sache: Sache, wert: Cent): Wertansatz {
  const { jeAngelegenheit, jePerson, allePersonen } = amTag(sache, hoechstwert).wert;
  const mehrere = sache.a.verschiedeneGegenstaende === true && auftraggeber(sache) > 1;
  const grenze = mehrere ? cent(Math.min(jePerson * auftraggeber(sache), allePersonen)) : jeAngelegenheit;
  if (wert <= grenze) return { wert, schritte: [] };
  const norm = mehrere ? "§ 22 Abs. 2 Satz 2 RVG" : "§ 22 Abs. 2 Satz 1 RVG";
  const text = `Für die Gebühren zählen höchstens ${euro(grenze).replace(",00", "")} (§ 22 Abs. 2 RVG).`;
  hinweis(sache, text, norm);
  return {
    wert: grenze,
    schritte: [{ text: `Wert ${euro(wert)}, höchstens ${euro(grenze)}`, norm, betrag: grenze }],
  };
}

/**
 * § 31b RVG: the value of a payment agreement is a share of the claim. The claim is `forderung`, or for Nr. 1000 Nr. 2 VV
 * the value of the matter; a value given for the position itself is taken as it stands.
 */
function zahlungsvereinbarung(
  sache: Sache,
  position: Position,
  nummer: VvNummer,
  feld: string,
): Wertansatz | undefined {
  const nr2 = position.variante === "1000-2";
  const forderung = position.forderung ?? (nr2 && position.wert === undefined ? sache.a.wert : undefined);
  const { norm, fassungen } = zahlungsvereinbarungProzent;
  const prozent = fassungAm(zahlungsvereinbarungProzent, sache.stichtag);
  if (forderung === undefined) {
    if (nr2 && position.wert !== undefined && prozent)
      hinweis(
        sache,
        `${euro(position.wert)} gelten als Wert der Zahlungsvereinbarung selbst; wird stattdessen die Forderung angegeben, zählen davon ${prozent.wert} %.`,
        norm,
        `${feld}.wert`,
      );
    return undefined;
  }
  if (!prozent)
    kein(
      "Einen eigenen Wert der Zahlungsvereinbarung kennt das Gesetz erst seit dem 01.08.2013.",
      norm,
      `${feld}.forderung`,
    );
  // Only the first version counted for every Einigungsgebühr; since 1 October 2021 it is Nr. 1000 Nr. 2 alone.
  const nurNr2 = prozent !== fassungen[0];
  const passt = nurNr2
    ? position.nr === "1000" && position.variante !== "1000-1"
    : nummer.gebuehrenart === "einigung";
  if (!passt) {
    kein(
      "Der Wert der Zahlungsvereinbarung gilt nur für die Gebühr Nr. 1000 Nr. 2 VV.",
      norm,
      `${feld}.forderung`,
    );
  }
  if (position.wert !== undefined)
    hinweis(sache, "Neben der Forderung zählt der angegebene Wert nicht.", norm, `${feld}.wert`);
  const wert = anteil(forderung, prozent.wert, 100);
  return {
    wert,
    schritte: [{ text: `${prozent.wert} % der Forderung von ${euro(forderung)}`, norm, betrag: wert }],
  };
}
