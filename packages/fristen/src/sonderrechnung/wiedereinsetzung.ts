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
export function wiedereinsetzung(eingabe: Wiedereinsetzungseingabe): FristErgebnis | KeinErgebnis {
  const fehler = ersterFehler(
    tagPruefen(eingabe.wegfallAm, "wegfallAm"),
    tagPruefenFalls(eingabe.versaeumtesEndeAm, "versaeumtesEndeAm"),
  );
  if (fehler) return fehler;
  const id = eingabe.kuendigungsschutz ? "KSchG" : (eingabe.regime ?? "ZPO");
  if (!Object.hasOwn(wiedereinsetzungsfristen, id))
    return keinErgebnis(
      "Dieses Verfahren kennt keine erfasste Wiedereinsetzungsfrist.",
      "§ 233 ZPO",
      "regime",
    );
  const reihe = wiedereinsetzungsfristen[id as keyof typeof wiedereinsetzungsfristen];
  const w: Wiedereinsetzungsfrist | undefined = fassungAm(reihe, eingabe.wegfallAm)?.wert;
  if (!w) return keinErgebnis("Für diesen Tag ist keine Fassung erfasst.", reihe.norm, "wegfallAm");
  const regime: RegimeId = eingabe.kuendigungsschutz ? "ArbGG" : (eingabe.regime ?? "ZPO");
  const r = frist({
    ...eingabe,
    regime,
    ereignisAm: eingabe.wegfallAm,
    ereignisArt: "kenntnis",
    dauer: wiedereinsetzungsdauer(w, eingabe.begruendung ?? false),
    ...(w.hoechstMonate !== undefined &&
      eingabe.versaeumtesEndeAm !== undefined && {
        hoechstgrenze: {
          ab: eingabe.versaeumtesEndeAm,
          dauer: dauerAus(w.hoechstMonate, "monat"),
          norm: w.hoechstnorm ?? w.norm,
        },
      }),
  });
  return mitRegel(
    r,
    "R-WIEDER",
    eingabe.wegfallAm,
    w.norm,
    "Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
    [
      ["hinweis", "Die versäumte Handlung ist innerhalb der Frist nachzuholen."],
      ...(w.hoechstMonate !== undefined && eingabe.versaeumtesEndeAm === undefined
        ? ([["hinweis", "Ohne das Ende der versäumten Frist ist die Höchstgrenze nicht geprüft."]] as const)
        : []),
    ],
  );
}

const wiedereinsetzungsdauer = (
  wiedereinsetzungsfrist: Wiedereinsetzungsfrist,
  begruendung: boolean,
): Dauer => {
  if (begruendung && wiedereinsetzungsfrist.begruendungMonate !== undefined)
    return dauerAus(wiedereinsetzungsfrist.begruendungMonate, "monat");
  return wiedereinsetzungsfrist.monate !== undefined
    ? dauerAus(wiedereinsetzungsfrist.monate, "monat")
    : dauerAus(wiedereinsetzungsfrist.wochen ?? 0, "woche");
};

/** A period that was interrupted. */
export type Unterbrechungseingabe = Grundeingabe & {
  /** End of the interruption or suspension. */
  readonly endeAm: Tag;
  /** The full period. */
  readonly dauer: Dauer;
};

/** § 249 Abs. 1 ZPO: after the end of the interruption the full period begins anew. */
export function nachUnterbrechung(eingabe: Unterbrechungseingabe): FristErgebnis | KeinErgebnis {
  const fehler = tagPruefen(eingabe.endeAm, "endeAm");
  if (fehler) return fehler;
  const r = frist({
    ...eingabe,
    regime: eingabe.regime ?? "ZPO",
    ereignisAm: eingabe.endeAm,
    ereignisArt: "beendigung",
  });
  return mitRegel(
    r,
    "R-UNTERBR",
    eingabe.endeAm,
    "§ 249 Abs. 1 ZPO",
    "Nach dem Ende der Unterbrechung beginnt die volle Frist von neuem.",
    [],
  );
}
