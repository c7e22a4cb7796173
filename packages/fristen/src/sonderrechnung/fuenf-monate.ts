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
export function fuenfMonate(eingabe: FuenfMonateEingabe): FristErgebnis | KeinErgebnis {
  const fehler = ersterFehler(
    grundPruefen(eingabe),
    tagPruefen(eingabe.verkuendungAm, "verkuendungAm"),
    tagPruefenFalls(eingabe.zustellungAm, "zustellungAm"),
    dauerPruefen(eingabe.dauer),
  );
  if (fehler) return fehler;
  const zuFrueh = vorDemGesetz(eingabe);
  if (zuFrueh) return zuFrueh;
  const m = mitschrift(eingabe);
  const art = eingabe.regime === "FamFG" ? "erlass" : "verkuendung";
  const w = fassungAm(fuenfMonatsbeginn, eingabe.verkuendungAm)?.wert;
  const fuenf = plusMonate(eingabe.verkuendungAm, w?.monate ?? 0);
  const zugestellt = eingabe.zustellungAm !== undefined && eingabe.zustellungAm <= fuenf;
  const ab = zugestellt && eingabe.zustellungAm ? eingabe.zustellungAm : fuenf;
  const roh = rechnerischesEnde(ab, zaehldauer(eingabe.dauer), "ereignis");
  const beginn = zugestellt
    ? schritt("R-187-1", ab, `Zustellung am ${tagText(ab)}, vor Ablauf der fünf Monate am ${datum(fuenf)}.`, {
        tag: ab,
      })
    : schritt(
        "R-5M",
        eingabe.verkuendungAm,
        `${ereignisText(art)} am ${tagText(eingabe.verkuendungAm)}; fünf Monate enden am ${tagText(fuenf)}. Dieser Tag wird nicht verschoben.`,
        { tag: fuenf },
      );
  const zuSpaet =
    zugestellt || eingabe.zustellungAm === undefined
      ? []
      : hinweis(
          `Die Zustellung am ${datum(eingabe.zustellungAm)} kommt zu spät, um die Frist noch einmal beginnen zu lassen.`,
          art === "erlass" ? "§ 63 Abs. 3 FamFG" : "§ 517 ZPO",
        );
  const gewaehlt = zugestellt ? { wert: roh, notizen: [] } : monatsende(m, eingabe, fuenf, roh);
  const weg = mit(
    m,
    zukunftsvermerk(m, eingabe.verkuendungAm, art),
    zukunftsvermerk(m, eingabe.zustellungAm, "zustellung"),
    anwenden("R-5M", eingabe.verkuendungAm, fuenfMonatsbeginn),
    zwischentag("fuenf-monate", fuenf, `Ablauf von fünf Monaten nach ${ereignisText(art)}`),
    beginn,
    zuSpaet,
    schritt(
      "R-187-1",
      ab,
      `${dauerText(eingabe.dauer)} ab ${datum(ab)}: rechnerisches Ende ${tagText(roh)}.`,
      {
        norm: "§ 188 Abs. 2, 3 BGB",
        tag: roh,
      },
    ),
    gewaehlt.notizen,
  );
  return endtagErgebnis(weg, eingabe, "ZPO", {
    ereignisAm: ab,
    roh: gewaehlt.wert,
    verschieben: verschiebtEnde(eingabe, "ZPO"),
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
function monatsende(lage: Lage, eingabe: FuenfMonateEingabe, fuenf: Tag, roh: Tag): Notiert<Tag> {
  const anders = rechnerischesEnde(plusTage(fuenf, 1), zaehldauer(eingabe.dauer), "tagesanfang");
  if (anders === roh) return { wert: roh, notizen: [] };
  return streitUmsEnde(lage, kalenderVon(eingabe, "ZPO"), [roh, anders], {
    regel: "R-5M",
    frage:
      "Enden die fünf Monate am Monatsletzten, ist streitig, ob die Frist am Tag gleicher Zahl oder am Monatsletzten endet.",
    norm: "§ 187 Abs. 2, § 188 Abs. 2 BGB",
    quellen: ["BAG 8 AZR 492/03"],
  });
}
