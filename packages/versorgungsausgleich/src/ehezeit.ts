import { kurzeEhezeit } from "@gebuehrenportal/gesetze/versausglg/paragraph-3.ts";
import { datum, type KeinErgebnis, keinErgebnis, plusTage, tag, teile } from "@gebuehrenportal/recht";
import { fassungDer, fassungVom } from "./kopf.ts";
import { rechenstand } from "./stand.ts";
import type { EhezeitEingabe, EhezeitErgebnis } from "./typen.ts";

/**
 * Marriage period, § 3 Abs. 1 VersAusglG: from the first day of the month of the wedding to the last day of the month before the
 * divorce application was served, in whole months. No result when the application was served before or in the month of the wedding.
 */
export function ehezeit(eingabe: EhezeitEingabe): EhezeitErgebnis | KeinErgebnis {
  const norm = "§ 3 Abs. 1 VersAusglG";
  const von = teile(eingabe.eheschliessung);
  const bis = teile(eingabe.zustellungScheidungsantrag);
  const monate = (bis.jahr - von.jahr) * 12 + (bis.monat - von.monat);
  if (monate < 1) {
    return keinErgebnis(
      "Der Scheidungsantrag muss nach dem Monat der Eheschließung zugestellt sein.",
      norm,
      "zustellungScheidungsantrag",
    );
  }
  const beginn = tag(`${eingabe.eheschliessung.slice(0, 8)}01`);
  const ende = plusTage(tag(`${eingabe.zustellungScheidungsantrag.slice(0, 8)}01`), -1);
  const fassung = fassungDer(
    kurzeEhezeit,
    eingabe.zustellungScheidungsantrag,
    "Zustellung des Scheidungsantrags am",
  );
  const grenze = fassungVom(kurzeEhezeit, eingabe.zustellungScheidungsantrag).wert.monate;
  const kurz = monate <= grenze;
  return {
    art: "ergebnis",
    rechenstand,
    beginn,
    ende,
    monate,
    kurz,
    schritte: [
      {
        text: `Beginn: erster Tag des Monats der Eheschließung am ${datum(eingabe.eheschliessung)}: ${datum(beginn)}`,
        norm,
      },
      {
        text: `Ende: letzter Tag des Monats vor der Zustellung am ${datum(eingabe.zustellungScheidungsantrag)}: ${datum(ende)}`,
        norm,
      },
      { text: `Dauer: ${monate} ${monate === 1 ? "Monat" : "Monate"}`, norm },
    ],
    fassung,
    sicherheit: "hoch",
    vermerke: kurz
      ? [
          {
            art: "hinweis",
            text: `Ehezeit bis zu ${dauer(grenze)}: Ein Versorgungsausgleich findet nur statt, wenn ein Ehegatte ihn beantragt.`,
            norm: kurzeEhezeit.norm,
          },
        ]
      : [],
  };
}

const jahre = ["", "einem Jahr", "zwei Jahren", "drei Jahren", "vier Jahren", "fünf Jahren"];

/** Months as the statute counts them: whole years in words. */
const dauer = (monate: number): string => jahre[monate / 12] ?? `${monate} Monaten`;
