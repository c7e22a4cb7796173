import { anteil, type Cent, cent } from "@gebuehrenportal/recht";
import { alles, prozenttext } from "./prozent.ts";

const abwaegung = "§ 91 Abs. 1 ZPO";

/**
 * Chance of winning from which the case pays: what is lost by losing, in relation to that and what winning brings. For a
 * defendant the same: he weighs paying at once against defending himself.
 */
export function gewinnschwelle(wert: Cent, verlieren: Cent, gewinnen: Cent) {
  const gewinn = cent(wert - gewinnen);
  const nenner = verlieren + gewinn;
  const prozent100 = nenner <= 0 ? alles : Math.min(alles, Math.ceil((verlieren * alles) / nenner));
  return {
    prozent100,
    schritte: [
      { text: "Verlust bei Unterliegen", norm: abwaegung, betrag: verlieren },
      { text: "Gewinn bei Obsiegen", norm: abwaegung, betrag: gewinn },
      { text: `Verlust geteilt durch Verlust und Gewinn: ${prozenttext(prozent100)}`, norm: abwaegung },
    ],
  };
}

/** Average of both outcomes at a chance of winning. */
export function erwartung(wert: Cent, verlieren: Cent, gewinnen: Cent, aussicht: number) {
  const plus = anteil(cent(wert - gewinnen), aussicht, alles);
  const minus = anteil(verlieren, alles - aussicht, alles);
  return {
    betrag: cent(plus - minus),
    schritte: [
      { text: `${prozenttext(aussicht)} des Gewinns bei Obsiegen`, norm: abwaegung, betrag: plus },
      {
        text: `${prozenttext(alles - aussicht)} des Verlusts bei Unterliegen`,
        norm: abwaegung,
        betrag: cent(-minus),
      },
    ],
  };
}
