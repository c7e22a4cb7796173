import {
  type Wiedereinsetzungsfrist,
  wiedereinsetzungsfristen,
} from "@gebuehrenportal/gesetze/fristregeln/wiedereinsetzung.ts";
import { fassungAm, type KeinErgebnis, keinErgebnis, type Tag } from "@gebuehrenportal/recht";
import { frist } from "../frist.ts";
import { dauerAus } from "../rechnung/dauer.ts";
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
