import { vvNummer } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import type { VvWert } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { anteil, cent, euro, fassungAm, kleiner } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import { satzText } from "../text.ts";
import { bezugsgebuehr } from "./bezugsgebuehr.ts";
import { erhoehung100 } from "./erhoehung.ts";
import type { Auftrag, Betrag, Gebuehr } from "./gebuehr.ts";
import { angewandteNummern } from "./nummern.ts";
import { nachSatz } from "./satzgebuehr.ts";

type Verweis = Extract<VvWert, { art: "verweis" }>;

/**
 * Fees „in Höhe von“ another one: its rate or amount without Nr. 1008 VV, the share, the cap, and then the increase: the
 * number's own, or for the additional fees (5115, 6216) that of the Verfahrensgebühr; Nr. 4141 Anm. 3 VV excludes it.
 */
export function verweisgebuehr(auftrag: Auftrag<Verweis>): Betrag {
  const { p, wert, nummer } = auftrag;
  const { norm } = nummer.werte;
  if (p.nr === "1005" && bezugsnummer(auftrag) === "34") return haelfteDerSchwelle(auftrag);
  const basis = bezugsgebuehr(auftrag);
  if (basis.ansatz) {
    const roh = (basis.ansatz.grund100 * wert.anteil100) / 100;
    const eigener = typeof p.bezug === "object" ? undefined : p.satz100;
    const satz100 = eigener ?? Math.min(roh, wert.hoechstsatz100 ?? roh);
    const betrag = nachSatz(auftrag, satz100, basis.ansatz.wert);
    const hoechstens = satz100 < roh ? `, höchstens ${satzText(satz100)}` : "";
    const halb = wert.anteil100 < 100 ? `${wert.anteil100} % von ` : "";
    return {
      ...betrag,
      bezogen: angewandteNummern(basis),
      schritte: [
        { text: `${halb}${satzText(basis.ansatz.grund100)} (${basis.norm})${hoechstens}`, norm },
        ...betrag.schritte,
      ],
    };
  }
  return nachBetrag(auftrag, basis);
}

function nachBetrag(auftrag: Auftrag<Verweis>, basis: Gebuehr): Betrag {
  const { s, p, wert, feld } = auftrag;
  const { norm } = auftrag.nummer.werte;
  const mitte = wert.mittelgebuehr && !s.kasse;
  const voll = basis.betrag;
  const [zaehler, nenner] = basis.genau ?? [voll, 1];
  const roh = anteil(cent(zaehler), wert.anteil100, 100 * nenner);
  const hoechstens = wert.hoechstbetrag === undefined ? roh : kleiner(roh, wert.hoechstbetrag);
  const anteilText = wert.anteil100 < 100 ? `${wert.anteil100} % von ` : mitte ? "Rahmenmitte " : "";
  const schritte = [
    {
      text: `${anteilText}${euro(voll)} (${basis.norm})${hoechstens < roh ? `, höchstens ${euro(hoechstens)}` : ""}`,
      norm,
      betrag: hoechstens,
    },
  ];
  let grund = hoechstens;
  if (p.betrag !== undefined && typeof p.bezug === "string" && !s.kasse) {
    if (p.betrag > hoechstens)
      kein(`${euro(p.betrag)} übersteigen die Bezugsgebühr von ${euro(hoechstens)}.`, norm, `${feld}.betrag`);
    grund = p.betrag;
    schritte.push({ text: "darauf entfallender Teil", norm: "§ 14 Abs. 1 RVG", betrag: grund });
  }
  const prozent = wert.ohneErhoehung ? 0 : erhoehung100(s, p, basis.nummer, false);
  // The fee is rounded, not what it is made of (§ 2 Abs. 2 Satz 2 RVG).
  const [z, n] = grund === roh ? [zaehler * wert.anteil100, 100 * nenner] : [grund, 1];
  const genau = [z * (100 + prozent), 100 * n] as const;
  const betrag = anteil(cent(genau[0]), 1, genau[1]);
  if (prozent) schritte.push({ text: `+ ${prozent} %`, norm: "Nr. 1008 VV", betrag });
  const hoechst = anteil(mitte ? voll : (basis.hoechst ?? voll), wert.anteil100 * (100 + prozent), 10_000);
  return { betrag, genau, prozent, schritte, hoechst, bezogen: angewandteNummern(basis) };
}

/** Nr. 1005 Anm. VV: after a consultation alone half of the threshold of Nr. 2302 VV. */
function haelfteDerSchwelle({ s, nummer }: Auftrag): Betrag {
  const reihe = (vvNummer("2302", s.stichtag) ?? nummer).werte;
  const w = fassungAm(reihe, s.stichtag)?.wert;
  const schwelle = w?.art === "betragsrahmen" ? w.schwelle : undefined;
  if (schwelle === undefined) kein("Für diesen Tag ist keine Schwelle der Nr. 2302 VV erfasst.", reihe.norm);
  const betrag = anteil(schwelle, 1, 2);
  return {
    betrag,
    bezogen: ["2302"],
    schritte: [{ text: `Hälfte von ${euro(schwelle)}`, norm: "Nr. 1005 Anm. VV", betrag }],
  };
}

const bezugsnummer = ({ s, p }: Auftrag): string | undefined =>
  typeof p.bezug === "object" ? p.bezug.nr : s.a.positionen.find((q) => (q.id ?? q.nr) === p.bezug)?.nr;
