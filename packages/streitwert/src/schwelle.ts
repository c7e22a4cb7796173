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
export function schwelle(s: {
  readonly id: Schwelle["id"];
  readonly titel: string;
  readonly reihe: Zeitreihe<Cent>;
  readonly stichtag: Tag;
  readonly grund: string;
  readonly betrag?: Cent;
  readonly trifftZu: (grenze: Cent) => boolean | undefined;
  readonly text: (zu: boolean | undefined, grenze: Cent) => string;
}): Schwelle {
  const fassung = fassungAm(s.reihe, s.stichtag);
  const kopf = { id: s.id, titel: s.titel, norm: s.reihe.norm };
  if (!fassung) {
    const text = "Für diesen Tag ist keine Fassung erfasst";
    return { ...kopf, text, sicherheit: "niedrig", schritte: [{ text, norm: s.reihe.norm }] };
  }
  const zu = s.trifftZu(fassung.wert);
  const text = s.text(zu, fassung.wert);
  return {
    ...kopf,
    grenze: fassung.wert,
    ...(s.betrag === undefined ? {} : { betrag: s.betrag }),
    ...(zu === undefined ? {} : { trifftZu: zu }),
    text,
    fassung: fassungAngabe(s.reihe, fassung, s.grund),
    sicherheit: sicherheitVon(fassung),
    schritte: [{ text, norm: s.reihe.norm, betrag: fassung.wert }],
  };
}
