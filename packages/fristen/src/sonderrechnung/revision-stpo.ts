import { revisionStpo as werte } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import {
  datum,
  fassungAm,
  type KeinErgebnis,
  keinErgebnis,
  plusMonate,
  plusTage,
  type Tag,
  tagNummer,
} from "@gebuehrenportal/recht";
import { verschobenerTag } from "../rechnung/ende.ts";
import { endtagErgebnis, kalenderVon, streitUmsEnde } from "../rechnung/endtag.ts";
import { zukunftsvermerk } from "../rechnung/heute.ts";
import {
  anwenden,
  ausgewertet,
  mit,
  mitschrift,
  type Notiert,
  schritt,
  zwischentag,
} from "../rechnung/mitschrift.ts";
import { ersterFehler, grundPruefen, tagPruefen, tagPruefenFalls } from "../rechnung/pruefung.ts";
import { spaeterer } from "../rechnung/tage.ts";
import { ausfallText, tagText } from "../rechnung/text.ts";
import type { FristErgebnis, Grundeingabe } from "../typen.ts";

/** Grounds of a Revision in criminal matters. */
export type RevisionStpoEingabe = Grundeingabe & {
  /** Pronouncement in the presence of the accused; else the service that starts the period for filing. */
  readonly verkuendungAm: Tag;
  /** Service of the judgment; without it only the period for filing is known. */
  readonly zustellungAm?: Tag;
  /** Day the judgment reached the files (§ 275 StPO). */
  readonly urteilZuDenAktenAm?: Tag;
};

const wochentage = 7;

/**
 * § 345 Abs. 1 StPO: one month after the end of the period for filing (one week, § 341), or from service where that comes
 * later; one or two months more where the judgment reached the files after 21 or 35 weeks (since 1 July 2021). Whether the
 * month runs from the *moved* end of the week is told as a disputed point.
 */
export function revisionStpo(angaben: RevisionStpoEingabe): FristErgebnis | KeinErgebnis {
  const eingabe: RevisionStpoEingabe = { ...angaben, regime: angaben.regime ?? "StPO" };
  const fehler = ersterFehler(
    grundPruefen(eingabe),
    tagPruefen(eingabe.verkuendungAm, "verkuendungAm"),
    tagPruefenFalls(eingabe.zustellungAm, "zustellungAm"),
    tagPruefenFalls(eingabe.urteilZuDenAktenAm, "urteilZuDenAktenAm"),
    eingabe.zustellungAm !== undefined && eingabe.zustellungAm < eingabe.verkuendungAm
      ? keinErgebnis("Die Zustellung liegt vor der Verkündung.", "§ 345 Abs. 1 StPO", "zustellungAm")
      : undefined,
  );
  if (fehler) return fehler;
  const vorher = mitschrift(eingabe);
  const k = kalenderVon(eingabe, "StPO");
  const w = fassungAm(werte, eingabe.verkuendungAm)?.wert;
  const fassung = anwenden("R-345", eingabe.verkuendungAm, werte);
  if (!w) return ausgewertet([fassung]).fehler ?? keinErgebnis("Keine Fassung erfasst.", "§ 345 StPO");
  const einlegungRoh = plusTage(eingabe.verkuendungAm, w.einlegungWochen * wochentage);
  const { ende: einlegung, ausfalltage } = verschobenerTag(einlegungRoh, k);
  const m = mit(
    vorher,
    zukunftsvermerk(vorher, eingabe.verkuendungAm, "verkuendung"),
    zukunftsvermerk(vorher, eingabe.zustellungAm, "zustellung"),
    fassung,
    zwischentag("einlegung", einlegung, "Ende der Frist zur Einlegung der Revision"),
    schritt(
      "R-345",
      eingabe.verkuendungAm,
      `Einlegung binnen ${w.einlegungWochen} Woche ab Verkündung am ${tagText(eingabe.verkuendungAm)}: ${tagText(einlegung)}${ausfalltage.length > 0 ? ` (kein Werktag: ${ausfalltage.map(ausfallText).join(", ")})` : ""}.`,
      { norm: "§ 341 Abs. 1, § 43 Abs. 2 StPO", tag: einlegung },
    ),
  );
  const { zustellungAm } = eingabe;
  if (zustellungAm === undefined)
    return endtagErgebnis(m, eingabe, "StPO", {
      ereignisAm: eingabe.verkuendungAm,
      roh: einlegungRoh,
      verschieben: true,
      leitregel: "R-345",
    });
  const mehr = zusatzmonate(eingabe, w.spaet);
  const monate = w.begruendungMonate + mehr;
  const verspaetet = schritt(
    "R-345",
    eingabe.verkuendungAm,
    `Das Urteil kam verspätet zu den Akten; die Frist verlängert sich um ${mehr} Monat${mehr > 1 ? "e" : ""}.`,
    { norm: "§ 345 Abs. 1 Satz 2 StPO" },
  );
  const { wert: roh, notizen } = begruendungsende(zustellungAm);
  const weg = mit(
    m,
    mehr > 0 ? verspaetet : [],
    notizen,
    schritt(
      "R-345",
      eingabe.verkuendungAm,
      `Begründung binnen ${monate} Monat${monate > 1 ? "en" : ""}: rechnerisches Ende ${tagText(roh)}.`,
      { norm: "§ 345 Abs. 1 StPO", tag: roh },
    ),
  );
  return endtagErgebnis(weg, eingabe, "StPO", {
    ereignisAm: spaeterer(zustellungAm, einlegung),
    roh,
    verschieben: true,
    leitregel: "R-345",
  });

  function begruendungsende(zugestelltAm: Tag): Notiert<Tag> {
    if (zugestelltAm > einlegung) return { wert: plusMonate(zugestelltAm, monate), notizen: [] };
    const anschluss = schritt(
      "R-345",
      eingabe.verkuendungAm,
      `Das Urteil war bei Ablauf der Einlegungsfrist zugestellt (${datum(zugestelltAm)}); die Begründungsfrist schließt sich an.`,
      { norm: "§ 345 Abs. 1 Satz 1 StPO" },
    );
    const vomRohen = plusMonate(spaeterer(einlegungRoh, zugestelltAm), monate);
    const vomVerschobenen = plusMonate(einlegung, monate);
    const gewaehlt = streitUmsEnde(m, k, [vomRohen, vomVerschobenen], {
      regel: "R-345",
      frage:
        "Nicht entschieden ist, ob die Begründungsfrist an das wegen Wochenende oder Feiertag verschobene Ende der Einlegungsfrist anknüpft.",
      norm: "§ 345 Abs. 1, § 43 Abs. 2 StPO",
      quellen: [],
    });
    return { wert: gewaehlt.wert, notizen: [anschluss, ...gewaehlt.notizen] };
  }
}

/** Months more for a judgment that reached the files late. */
function zusatzmonate(
  { verkuendungAm, urteilZuDenAktenAm }: RevisionStpoEingabe,
  spaet: readonly { readonly wochen: number; readonly monate: number }[],
): number {
  if (urteilZuDenAktenAm === undefined) return 0;
  const tage = tagNummer(urteilZuDenAktenAm) - tagNummer(verkuendungAm);
  return spaet.filter(({ wochen }) => tage > wochen * wochentage).at(-1)?.monate ?? 0;
}
