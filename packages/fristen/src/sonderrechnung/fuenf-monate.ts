import { fuenfMonatsbeginn } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import { regimes } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import {
  datum,
  fassungAm,
  type KeinErgebnis,
  keinErgebnis,
  plusMonate,
  plusTage,
  type Tag,
} from "@gebuehrenportal/recht";
import { dauerText, rechnerischesEnde, zaehldauer } from "../rechnung/dauer.ts";
import { endtagErgebnis, kalenderVon, streitUmsEnde, verschiebtEnde } from "../rechnung/endtag.ts";
import { zukunftsvermerk } from "../rechnung/heute.ts";
import {
  anwenden,
  hinweis,
  type Lage,
  mit,
  mitschrift,
  type Notiert,
  schritt,
  zwischentag,
} from "../rechnung/mitschrift.ts";
import {
  dauerPruefen,
  ersterFehler,
  grundPruefen,
  tagPruefen,
  tagPruefenFalls,
} from "../rechnung/pruefung.ts";
import { ereignisText, tagText } from "../rechnung/text.ts";
import type { Dauer, FristErgebnis, Grundeingabe } from "../typen.ts";

/** A remedy against a decision pronounced but not, or late, served. */
export type FuenfMonateEingabe = Grundeingabe & {
  /** Pronouncement; in FamFG matters the day the decision was issued (§ 38 Abs. 3 FamFG). */
  readonly verkuendungAm: Tag;
  /** Service, if there was one: before the five months it starts the period. */
  readonly zustellungAm?: Tag;
  /** Period of the remedy or of its grounds, e.g. one or two months. */
  readonly dauer: Dauer;
};

/**
 * §§ 517, 520, 548, 551, 569 ZPO, § 66 ArbGG, § 63 Abs. 3 FamFG: without service the period begins with the end of five
 * months. That day is never moved; only the end of the following period is. Where the five months end on the last day of a
 * month, both readings are told.
 */
export function fuenfMonate(e: FuenfMonateEingabe): FristErgebnis | KeinErgebnis {
  const fehler = ersterFehler(
    grundPruefen(e),
    tagPruefen(e.verkuendungAm, "verkuendungAm"),
    tagPruefenFalls(e.zustellungAm, "zustellungAm"),
    dauerPruefen(e.dauer),
  );
  if (fehler) return fehler;
  const zuFrueh = vorDemGesetz(e);
  if (zuFrueh) return zuFrueh;
  const m = mitschrift(e);
  const art = e.regime === "FamFG" ? "erlass" : "verkuendung";
  const w = fassungAm(fuenfMonatsbeginn, e.verkuendungAm)?.wert;
  const fuenf = plusMonate(e.verkuendungAm, w?.monate ?? 0);
  const zugestellt = e.zustellungAm !== undefined && e.zustellungAm <= fuenf;
  const ab = zugestellt && e.zustellungAm ? e.zustellungAm : fuenf;
  const roh = rechnerischesEnde(ab, zaehldauer(e.dauer), "ereignis");
  const beginn = zugestellt
    ? schritt("R-187-1", ab, `Zustellung am ${tagText(ab)}, vor Ablauf der fünf Monate am ${datum(fuenf)}.`, {
        tag: ab,
      })
    : schritt(
        "R-5M",
        e.verkuendungAm,
        `${ereignisText(art)} am ${tagText(e.verkuendungAm)}; fünf Monate enden am ${tagText(fuenf)}. Dieser Tag wird nicht verschoben.`,
        { tag: fuenf },
      );
  const zuSpaet =
    zugestellt || e.zustellungAm === undefined
      ? []
      : hinweis(
          `Die Zustellung am ${datum(e.zustellungAm)} kommt zu spät, um die Frist noch einmal beginnen zu lassen.`,
          art === "erlass" ? "§ 63 Abs. 3 FamFG" : "§ 517 ZPO",
        );
  const gewaehlt = zugestellt ? { wert: roh, notizen: [] } : monatsende(m, e, fuenf, roh);
  const weg = mit(
    m,
    zukunftsvermerk(m, e.verkuendungAm, art),
    zukunftsvermerk(m, e.zustellungAm, "zustellung"),
    anwenden("R-5M", e.verkuendungAm, fuenfMonatsbeginn),
    zwischentag("fuenf-monate", fuenf, `Ablauf von fünf Monaten nach ${ereignisText(art)}`),
    beginn,
    zuSpaet,
    schritt("R-187-1", ab, `${dauerText(e.dauer)} ab ${datum(ab)}: rechnerisches Ende ${tagText(roh)}.`, {
      norm: "§ 188 Abs. 2, 3 BGB",
      tag: roh,
    }),
    gewaehlt.notizen,
  );
  return endtagErgebnis(weg, e, "ZPO", {
    ereignisAm: ab,
    roh: gewaehlt.wert,
    verschieben: verschiebtEnde(e, "ZPO"),
    leitregel: "R-5M",
  });
}

/** Proceedings begun under the law before keep it (Art. 111 FGG-RG): the day of the decision decides, not that five months later. */
function vorDemGesetz({ regime = "ZPO", verkuendungAm }: FuenfMonateEingabe): KeinErgebnis | undefined {
  const { norm, ab } = regimes[regime];
  return verkuendungAm < ab
    ? keinErgebnis(
        `${norm} gilt erst seit dem ${datum(ab)}; für Entscheidungen davor gilt das frühere Verfahrensrecht.`,
        regime === "FamFG" ? "Art. 111 FGG-RG" : norm,
        "verkuendungAm",
      )
    : undefined;
}

/** At the end of a month: counted on from the number of the day, or as a full month from the first (§ 187 Abs. 2 BGB). */
function monatsende(lage: Lage, e: FuenfMonateEingabe, fuenf: Tag, roh: Tag): Notiert<Tag> {
  const anders = rechnerischesEnde(plusTage(fuenf, 1), zaehldauer(e.dauer), "tagesanfang");
  if (anders === roh) return { wert: roh, notizen: [] };
  return streitUmsEnde(lage, kalenderVon(e, "ZPO"), [roh, anders], {
    regel: "R-5M",
    frage:
      "Enden die fünf Monate am Monatsletzten, ist streitig, ob die Frist am Tag gleicher Zahl oder am Monatsletzten endet.",
    norm: "§ 187 Abs. 2, § 188 Abs. 2 BGB",
    quellen: ["BAG 8 AZR 492/03"],
  });
}
