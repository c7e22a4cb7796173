import {
  type Cent,
  fassungAm,
  fassungAngabe,
  sicherheitVon,
  type Tag,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import type { Schwelle } from "./zustaendigkeit-typen.ts";

/** A line that compares an amount with the limit of a day; before the first version it says so. */
export function schwelle(angaben: {
  readonly id: Schwelle["id"];
  readonly titel: string;
  readonly reihe: Zeitreihe<Cent>;
  readonly stichtag: Tag;
  readonly grund: string;
  readonly betrag?: Cent;
  readonly trifftZu: (grenze: Cent) => boolean | undefined;
  readonly text: (zu: boolean | undefined, grenze: Cent) => string;
}): Schwelle {
  const fassung = fassungAm(angaben.reihe, angaben.stichtag);
  const kopf = { id: angaben.id, titel: angaben.titel, norm: angaben.reihe.norm };
  if (!fassung) {
    const text = "Für diesen Tag ist keine Fassung erfasst";
    return { ...kopf, text, sicherheit: "niedrig", schritte: [{ text, norm: angaben.reihe.norm }] };
  }
  const zu = angaben.trifftZu(fassung.wert);
  const text = angaben.text(zu, fassung.wert);
  return {
    ...kopf,
    grenze: fassung.wert,
    ...(angaben.betrag === undefined ? {} : { betrag: angaben.betrag }),
    ...(zu === undefined ? {} : { trifftZu: zu }),
    text,
    fassung: fassungAngabe(angaben.reihe, fassung, angaben.grund),
    sicherheit: sicherheitVon(fassung),
    schritte: [{ text, norm: angaben.reihe.norm, betrag: fassung.wert }],
  };
}
