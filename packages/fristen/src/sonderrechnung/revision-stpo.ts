import { revisionStpo as werte } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import {
  datum,
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
import { mitschrift, schritt, wertAm } from "../rechnung/mitschrift.ts";
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
export function revisionStpo(e: RevisionStpoEingabe): FristErgebnis | KeinErgebnis {
  const fehler = ersterFehler(
    grundPruefen(e),
    tagPruefen(e.verkuendungAm, "verkuendungAm"),
    tagPruefenFalls(e.zustellungAm, "zustellungAm"),
    tagPruefenFalls(e.urteilZuDenAktenAm, "urteilZuDenAktenAm"),
    e.zustellungAm !== undefined && e.zustellungAm < e.verkuendungAm
      ? keinErgebnis("Die Zustellung liegt vor der Verkündung.", "§ 345 Abs. 1 StPO", "zustellungAm")
      : undefined,
  );
  if (fehler) return fehler;
  const m = mitschrift(e);
  zukunftsvermerk(m, e.verkuendungAm, "verkuendung");
  zukunftsvermerk(m, e.zustellungAm, "zustellung");
  const k = kalenderVon(e, "StPO");
  const w = wertAm(m, "R-345", werte, e.verkuendungAm);
  if (!w) return m.fehler ?? keinErgebnis("Keine Fassung erfasst.", "§ 345 StPO");
  const einlegungRoh = plusTage(e.verkuendungAm, w.einlegungWochen * wochentage);
  const { ende: einlegung, ausfalltage } = verschobenerTag(einlegungRoh, k);
  m.zwischentage.push({
    name: "einlegung",
    tag: einlegung,
    text: "Ende der Frist zur Einlegung der Revision",
  });
  schritt(
    m,
    "R-345",
    e.verkuendungAm,
    `Einlegung binnen ${w.einlegungWochen} Woche ab Verkündung am ${tagText(e.verkuendungAm)}: ${tagText(einlegung)}${ausfalltage.length > 0 ? ` (kein Werktag: ${ausfalltage.map(ausfallText).join(", ")})` : ""}.`,
    { norm: "§ 341 Abs. 1, § 43 Abs. 2 StPO", tag: einlegung },
  );
  if (e.zustellungAm === undefined)
    return endtagErgebnis(m, e, "StPO", {
      ereignisAm: e.verkuendungAm,
      roh: einlegungRoh,
      verschieben: true,
      leitregel: "R-345",
    });
  const mehr = zusatzmonate(e, w.spaet);
  const monate = w.begruendungMonate + mehr;
  if (mehr > 0)
    schritt(
      m,
      "R-345",
      e.verkuendungAm,
      `Das Urteil kam verspätet zu den Akten; die Frist verlängert sich um ${mehr} Monat${mehr > 1 ? "e" : ""}.`,
      {
        norm: "§ 345 Abs. 1 Satz 2 StPO",
      },
    );
  const roh = begruendungsende();
  schritt(
    m,
    "R-345",
    e.verkuendungAm,
    `Begründung binnen ${monate} Monat${monate > 1 ? "en" : ""}: rechnerisches Ende ${tagText(roh)}.`,
    {
      norm: "§ 345 Abs. 1 StPO",
      tag: roh,
    },
  );
  return endtagErgebnis(m, e, "StPO", {
    ereignisAm: spaeterer(e.zustellungAm, einlegung),
    roh,
    verschieben: true,
    leitregel: "R-345",
  });

  function begruendungsende(): Tag {
    if (e.zustellungAm !== undefined && e.zustellungAm > einlegung) return plusMonate(e.zustellungAm, monate);
    schritt(
      m,
      "R-345",
      e.verkuendungAm,
      `Das Urteil war bei Ablauf der Einlegungsfrist zugestellt (${datum(e.zustellungAm ?? einlegung)}); die Begründungsfrist schließt sich an.`,
      { norm: "§ 345 Abs. 1 Satz 1 StPO" },
    );
    const ohne = plusMonate(spaeterer(einlegungRoh, e.zustellungAm ?? einlegungRoh), monate);
    const mit = plusMonate(einlegung, monate);
    return streitUmsEnde(m, k, [ohne, mit], {
      regel: "R-345",
      frage:
        "Nicht entschieden ist, ob die Begründungsfrist an das wegen Wochenende oder Feiertag verschobene Ende der Einlegungsfrist anknüpft.",
      norm: "§ 345 Abs. 1, § 43 Abs. 2 StPO",
      quellen: [],
    });
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
