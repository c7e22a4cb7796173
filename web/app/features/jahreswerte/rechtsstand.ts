import {
  type Jahreswert,
  type Jahreswerteintrag,
  jahresreihe,
  laeuftAus,
  type Rechtsstandzeile,
  sicherheitVon,
} from "@gebuehrenportal/recht";
import { jahreswerte, zahlentext } from "./werte.ts";

/**
 * The lines of /rechtsstand with what the operator entered for figures of the year; the base rate has its lines already. The last
 * day stands at the newest version of each figure.
 */
export function mitEintraegen(
  zeilen: readonly Rechtsstandzeile[],
  eintraege: readonly Jahreswerteintrag[],
): readonly Rechtsstandzeile[] {
  const alle = [...zeilen, ...jahreswerte.flatMap((wert) => eingetragene(wert, zeilen, eintraege))];
  const enden = new Map(
    jahreswerte.map((wert) => [wert.reihe.norm, laeuftAus(jahresreihe(wert, eintraege))] as const),
  );
  const neueste = new Map<string, string>();
  for (const { norm, ab } of alle) if (ab > (neueste.get(norm) ?? "")) neueste.set(norm, ab);
  return alle.map(({ laeuftAus: _, ...zeile }) => {
    const ende = neueste.get(zeile.norm) === zeile.ab ? enden.get(zeile.norm) : undefined;
    return ende ? { ...zeile, laeuftAus: ende } : zeile;
  });
}

function eingetragene(
  wert: Jahreswert<unknown>,
  zeilen: readonly Rechtsstandzeile[],
  eintraege: readonly Jahreswerteintrag[],
): readonly Rechtsstandzeile[] {
  const { norm, fassungen } = jahresreihe(wert, eintraege);
  const vorhanden = zeilen.filter((zeile) => zeile.norm === norm);
  const titel = vorhanden[0]?.titel ?? wert.titel;
  return fassungen
    .filter(({ ab, eintrag }) => eintrag && !vorhanden.some((zeile) => zeile.ab === ab))
    .map((fassung) => {
      const eintrag = eintraege.find((e) => e.wert === wert.name && e.ab === fassung.ab);
      return {
        norm,
        titel,
        ab: fassung.ab,
        geprueft: eintrag?.eingetragenAm ?? fassung.ab,
        quelle: {
          titel: `${zahlentext(wert, eintrag?.zahlen ?? {})}, ${fassung.quelle.titel}`,
          fundstelle: fassung.quelle.fundstelle,
        },
        sicherheit: sicherheitVon(fassung),
      };
    });
}
