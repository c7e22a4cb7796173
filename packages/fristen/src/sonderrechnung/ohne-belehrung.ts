import { bgbAnfang } from "@gebuehrenportal/gesetze/fristregeln/anfang.ts";
import {
  jahresfrist,
  jahresfristArbgg,
  jahresfristAsyl,
} from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import {
  datum,
  fassungAm,
  type KeinErgebnis,
  keinErgebnis,
  plusTage,
  type Tag,
} from "@gebuehrenportal/recht";
import { frist } from "../frist.ts";
import { dauerAus } from "../rechnung/dauer.ts";
import { tagPruefen, tagPruefenFalls } from "../rechnung/pruefung.ts";
import { mitRegel } from "../rechnung/zusatzregel.ts";
import type { FristErgebnis, Grundeingabe, RegimeId } from "../typen.ts";

/** A remedy without, or with wrong, instruction. */
export type Belehrungseingabe = Grundeingabe & {
  /** Service or notification. */
  readonly ereignisAm: Tag;
  /** Asylum matters applied for since 12 June 2026: three months, border procedure one. */
  readonly asyl?: "regel" | "grenzverfahren";
  /** The application for asylum, which chooses the version (§ 87e AsylG); only with `asyl`. */
  readonly asylantragAm?: Tag;
};

/** § 87e AsylG with Art. 79 Abs. 3 VO (EU) 2024/1348. */
const uebergang = "§ 87e Abs. 1 AsylG";

/**
 * § 58 Abs. 2 VwGO, § 66 Abs. 2 SGG, § 55 Abs. 2 FGO, § 356 Abs. 2 AO, § 9 Abs. 5 ArbGG: a year instead of the ordinary
 * period; in asylum matters less, where the application is not older than the change. In civil, family and criminal matters
 * the period runs all the same: no result, with the reason.
 */
export function fristOhneBelehrung(eingabe: Belehrungseingabe): FristErgebnis | KeinErgebnis {
  const fehler =
    tagPruefen(eingabe.ereignisAm, "ereignisAm") ?? tagPruefenFalls(eingabe.asylantragAm, "asylantragAm");
  if (fehler) return fehler;
  if (eingabe.asyl && eingabe.asylantragAm !== undefined && eingabe.asylantragAm > eingabe.ereignisAm)
    return keinErgebnis(
      `Der Tag des Asylantrags (${datum(eingabe.asylantragAm)}) liegt nach dem Ereignis (${datum(eingabe.ereignisAm)}).`,
      uebergang,
      "asylantragAm",
    );
  const regime = eingabe.regime ?? "VwGO";
  const norm = belehrungsnormen[regime];
  if (norm === undefined)
    return keinErgebnis(
      "Fehlende oder falsche Belehrung hindert den Lauf der Frist hier nicht; für die Wiedereinsetzung wird fehlendes Verschulden vermutet.",
      "§ 233 Satz 2 ZPO; § 17 Abs. 2 FamFG; § 44 Satz 2 StPO",
      "regime",
    );
  const antragAm = eingabe.asylantragAm ?? eingabe.ereignisAm;
  const r = gerechnet(eingabe, regime, norm, antragAm);
  const alt = fassungAm(jahresfristAsyl, antragAm) === jahresfristAsyl.fassungen[0];
  if (!eingabe.asyl || eingabe.asylantragAm !== undefined || alt || r.art !== "ergebnis") return r;
  const davor = gerechnet(eingabe, regime, norm, plusTage(neuesAsylrecht, -1));
  const { heute, ...ohneHeute } = eingabe;
  const vielleicht = davor.art === "ergebnis" && heute !== undefined && davor.ende >= heute;
  const ruhig = vielleicht ? gerechnet(ohneHeute, regime, norm, antragAm) : r;
  return ruhig.art === "ergebnis" ? mitFrage(ruhig, davor) : r;
}

/** First day of applications that fall under the shorter periods. */
const neuesAsylrecht: Tag = jahresfristAsyl.fassungen.reduce<Tag>((_, { ab }) => ab, bgbAnfang);

/** The period by the law for an application of a day. */
function gerechnet(
  { asylantragAm: _, ...e }: Belehrungseingabe,
  regime: RegimeId,
  norm: string,
  antragAm: Tag,
): FristErgebnis | KeinErgebnis {
  const asylfassung = fassungAm(jahresfristAsyl, antragAm);
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

/** The day of the application is not known: the earlier day is the safe one, the other is told. */
function mitFrage(ergebnis: FristErgebnis, alt: FristErgebnis | KeinErgebnis): FristErgebnis {
  if (alt.art !== "ergebnis") return ergebnis;
  const text = `Welche Fassung gilt, entscheidet der Tag des Asylantrags (${uebergang}): Asylantrag bis ${datum(plusTage(neuesAsylrecht, -1))}: Ende am ${datum(alt.ende)}; Asylantrag ab ${datum(neuesAsylrecht)}: Ende am ${datum(ergebnis.ende)}. Gerechnet ist mit dem sicheren Tag; bitte geben Sie den Tag des Asylantrags an.`;
  return {
    ...ergebnis,
    vermerke: [{ art: "warnung", text, norm: uebergang, feld: "asylantragAm" }, ...ergebnis.vermerke],
  };
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
