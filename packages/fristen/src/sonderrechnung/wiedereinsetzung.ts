import {
  jahresfrist,
  jahresfristArbgg,
  jahresfristAsyl,
} from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import {
  type Wiedereinsetzungsfrist,
  wiedereinsetzungsfristen,
} from "@gebuehrenportal/gesetze/fristregeln/wiedereinsetzung.ts";
import { fassungAm, type KeinErgebnis, keinErgebnis, type Tag } from "@gebuehrenportal/recht";
import { dauerAus } from "../rechnung/dauer.ts";
import { frist } from "../rechnung/frist.ts";
import { ersterFehler, tagPruefen, tagPruefenFalls } from "../rechnung/pruefung.ts";
import { mitRegel } from "../rechnung/zusatzregel.ts";
import type { Dauer, FristErgebnis, Grundeingabe, RegimeId } from "../typen.ts";

/** An application for reinstatement. */
export type Wiedereinsetzungseingabe = Grundeingabe & {
  /** Day on which the obstacle ended; it does not count. */
  readonly wegfallAm: Tag;
  /** End of the period that was missed: the utmost limit runs from it. */
  readonly versaeumtesEndeAm?: Tag;
  /** The missed period was one for stating grounds of an appeal: one month. */
  readonly begruendung?: boolean;
  /** Late action against a dismissal (§ 5 KSchG). */
  readonly kuendigungsschutz?: boolean;
};

/**
 * Period for reinstatement by regime: two weeks, one month, one week, two months (§ 234 ZPO, § 60 VwGO, § 67 SGG, § 56
 * FGO, § 45 StPO, § 18 FamFG, § 110 AO, § 32 VwVfG, § 27 SGB X, § 93 BVerfGG, § 123 PatG, § 5 KSchG), at most a year
 * (KSchG six months, StPO without limit) from the end of the missed period.
 */
export function wiedereinsetzung(e: Wiedereinsetzungseingabe): FristErgebnis | KeinErgebnis {
  const fehler = ersterFehler(
    tagPruefen(e.wegfallAm, "wegfallAm"),
    tagPruefenFalls(e.versaeumtesEndeAm, "versaeumtesEndeAm"),
  );
  if (fehler) return fehler;
  const id = e.kuendigungsschutz ? "KSchG" : (e.regime ?? "ZPO");
  if (!Object.hasOwn(wiedereinsetzungsfristen, id))
    return keinErgebnis(
      "Dieses Verfahren kennt keine erfasste Wiedereinsetzungsfrist.",
      "§ 233 ZPO",
      "regime",
    );
  const reihe = wiedereinsetzungsfristen[id as keyof typeof wiedereinsetzungsfristen];
  const w: Wiedereinsetzungsfrist | undefined = fassungAm(reihe, e.wegfallAm)?.wert;
  if (!w) return keinErgebnis("Für diesen Tag ist keine Fassung erfasst.", reihe.norm, "wegfallAm");
  const regime: RegimeId = e.kuendigungsschutz ? "ArbGG" : (e.regime ?? "ZPO");
  const r = frist({
    ...e,
    regime,
    ereignisAm: e.wegfallAm,
    ereignisArt: "kenntnis",
    dauer: wiedereinsetzungsdauer(w, e.begruendung ?? false),
    ...(w.hoechstMonate !== undefined &&
      e.versaeumtesEndeAm !== undefined && {
        hoechstgrenze: {
          ab: e.versaeumtesEndeAm,
          dauer: dauerAus(w.hoechstMonate, "monat"),
          norm: w.hoechstnorm ?? w.norm,
        },
      }),
  });
  return mitRegel(
    r,
    "R-WIEDER",
    e.wegfallAm,
    w.norm,
    "Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
    [
      ["hinweis", "Die versäumte Handlung ist innerhalb der Frist nachzuholen."],
      ...(w.hoechstMonate !== undefined && e.versaeumtesEndeAm === undefined
        ? ([["hinweis", "Ohne das Ende der versäumten Frist ist die Höchstgrenze nicht geprüft."]] as const)
        : []),
    ],
  );
}

const wiedereinsetzungsdauer = (w: Wiedereinsetzungsfrist, begruendung: boolean): Dauer => {
  if (begruendung && w.begruendungMonate !== undefined) return dauerAus(w.begruendungMonate, "monat");
  return w.monate !== undefined ? dauerAus(w.monate, "monat") : dauerAus(w.wochen ?? 0, "woche");
};

/** A remedy without, or with wrong, instruction. */
export type Belehrungseingabe = Grundeingabe & {
  /** Service or notification. */
  readonly ereignisAm: Tag;
  /** Asylum matters since 12 June 2026: three months, border procedure one. */
  readonly asyl?: "regel" | "grenzverfahren";
};

/**
 * § 58 Abs. 2 VwGO, § 66 Abs. 2 SGG, § 55 Abs. 2 FGO, § 356 Abs. 2 AO, § 9 Abs. 5 ArbGG: a year instead of the ordinary
 * period. In civil, family and criminal matters the period runs all the same: no result, with the reason.
 */
export function fristOhneBelehrung(e: Belehrungseingabe): FristErgebnis | KeinErgebnis {
  const fehler = tagPruefen(e.ereignisAm, "ereignisAm");
  if (fehler) return fehler;
  const regime = e.regime ?? "VwGO";
  const norm = belehrungsnormen[regime];
  if (norm === undefined)
    return keinErgebnis(
      "Fehlende oder falsche Belehrung hindert den Lauf der Frist hier nicht; für die Wiedereinsetzung wird fehlendes Verschulden vermutet.",
      "§ 233 Satz 2 ZPO; § 17 Abs. 2 FamFG; § 44 Satz 2 StPO",
      "regime",
    );
  const asylfassung = fassungAm(jahresfristAsyl, e.ereignisAm);
  const asyl = asylfassung?.wert;
  const jahr = fassungAm(regime === "ArbGG" ? jahresfristArbgg : jahresfrist, e.ereignisAm)?.wert.monate;
  const monate =
    e.asyl === undefined ? jahr : e.asyl === "grenzverfahren" ? asyl?.grenzverfahrenMonate : asyl?.monate;
  if (monate === undefined)
    return keinErgebnis("Für diesen Tag ist keine Fassung erfasst.", norm, "ereignisAm");
  const r = frist({ ...e, regime, ereignisArt: "zustellung", dauer: dauerAus(monate, "monat") });
  return mitRegel(
    r,
    "R-BELEHR",
    e.ereignisAm,
    e.asyl && asylfassung !== jahresfristAsyl.fassungen[0]
      ? "§ 74 Abs. 1 Satz 4, § 18a Abs. 4 Satz 4 AsylG"
      : norm,
    "Ohne richtige Belehrung gilt statt der Regelfrist die längere Frist ab Zustellung oder Bekanntgabe.",
    [],
  );
}

const belehrungsnormen: Readonly<Partial<Record<RegimeId, string>>> = {
  VwGO: "§ 58 Abs. 2 VwGO",
  SGG: "§ 66 Abs. 2 SGG",
  FGO: "§ 55 Abs. 2 FGO",
  AO: "§ 356 Abs. 2 AO",
  ArbGG: "§ 9 Abs. 5 ArbGG",
  VwVfG: "§ 58 Abs. 2 VwGO",
  "SGB X": "§ 66 Abs. 2 SGG",
};

/** A period that was interrupted. */
export type Unterbrechungseingabe = Grundeingabe & {
  /** End of the interruption or suspension. */
  readonly endeAm: Tag;
  /** The full period. */
  readonly dauer: Dauer;
};

/** § 249 Abs. 1 ZPO: after the end of the interruption the full period begins anew. */
export function nachUnterbrechung(e: Unterbrechungseingabe): FristErgebnis | KeinErgebnis {
  const fehler = tagPruefen(e.endeAm, "endeAm");
  if (fehler) return fehler;
  const r = frist({ ...e, regime: e.regime ?? "ZPO", ereignisAm: e.endeAm, ereignisArt: "beendigung" });
  return mitRegel(
    r,
    "R-UNTERBR",
    e.endeAm,
    "§ 249 Abs. 1 ZPO",
    "Nach dem Ende der Unterbrechung beginnt die volle Frist von neuem.",
    [],
  );
}
