import { datum, type KeinErgebnis, keinErgebnis, type Tag } from "@gebuehrenportal/recht";
import { frist } from "../frist.ts";
import { dauerTextDativ, rechnerischesEnde, zaehldauer } from "../rechnung/dauer.ts";
import { endtagErgebnis, verschiebtEnde } from "../rechnung/endtag.ts";
import { hinweis, mit, mitschrift, schritt, warnung, zwischentag } from "../rechnung/mitschrift.ts";
import { dauerPruefen, ersterFehler, grundPruefen, tagPruefenFalls } from "../rechnung/pruefung.ts";
import { tagText } from "../rechnung/text.ts";
import type { Dauer, FristErgebnis, Fristeingabe, Grundeingabe } from "../typen.ts";

/** An extension: of a period still to be counted or of a known end, by a period or up to a day. */
export type Verlaengerungseingabe = Grundeingabe & {
  /** The period to be extended; without it `bisherigesEndeAm`. Place and regime are those of this input. */
  readonly frist?: Omit<Fristeingabe, keyof Grundeingabe>;
  /** Actual end of the old period, after weekends and holidays. */
  readonly bisherigesEndeAm?: Tag;
  readonly um?: Dauer;
  readonly bis?: Tag;
  /** Day on which the application reached the court. */
  readonly antragAm?: Tag;
  readonly notfrist?: boolean;
  readonly zweite?: boolean;
  /** The application has not been decided: the end is provisional. */
  readonly vorlaeufig?: boolean;
};

/**
 * Extension (§ 190 BGB, § 224 Abs. 3 ZPO): a period runs on from the *actual* end; a day named is moved to the next
 * working day. A Notfrist cannot be extended, nor a period that has ended before the application. Faults: `um`, `bis`, …
 */
export function verlaengerung(eingabe: Verlaengerungseingabe): FristErgebnis | KeinErgebnis {
  const fehler = pruefen(eingabe);
  if (fehler) return fehler;
  const altes = bisherigesEnde(eingabe);
  if (typeof altes !== "string") return altes;
  if (eingabe.antragAm !== undefined && eingabe.antragAm > altes)
    return keinErgebnis(
      `Der Antrag muss vor Ablauf eingehen; die Frist endete am ${datum(altes)}.`,
      "§ 224 Abs. 2 ZPO",
      "antragAm",
    );
  const roh = eingabe.um
    ? rechnerischesEnde(altes, zaehldauer(eingabe.um), "ereignis")
    : (eingabe.bis ?? altes);
  if (roh <= altes && eingabe.bis !== undefined)
    return keinErgebnis("Das neue Ende muss nach dem bisherigen liegen.", "§ 190 BGB", "bis");
  const ab = `Die bisherige Frist endet tatsächlich am ${tagText(altes)}`;
  const weg = mit(
    mitschrift(eingabe),
    zwischentag("urspruengliches-ende", altes, "Ende der bisherigen Frist"),
    schritt(
      "R-190",
      altes,
      eingabe.um
        ? `${ab}; die neue Frist von ${dauerTextDativ(eingabe.um)} schließt sich an: ${tagText(roh)}.`
        : `${ab}; sie ist verlängert bis ${tagText(roh)}.`,
      { norm: "§ 190 BGB; § 224 Abs. 3 ZPO", tag: roh },
    ),
    eingabe.vorlaeufig ? vorlaeufig : [],
    eingabe.zweite ? wiederholt : [],
  );
  return endtagErgebnis(weg, eingabe, "ZPO", {
    ereignisAm: altes,
    roh,
    verschieben: verschiebtEnde(eingabe, "ZPO"),
    leitregel: "R-190",
  });
}

const vorlaeufig = warnung(
  "Über den Antrag ist nicht entschieden: Das Ende ist vorläufig und nach dem Beschluss zu prüfen.",
  "§ 225 ZPO",
);
const wiederholt = hinweis(
  "Eine wiederholte Verlängerung setzt die Anhörung des Gegners voraus.",
  "§ 225 Abs. 2 ZPO",
);

function pruefen(eingabe: Verlaengerungseingabe): KeinErgebnis | undefined {
  if (eingabe.notfrist)
    return keinErgebnis("Eine Notfrist kann nicht verlängert werden.", "§ 224 Abs. 1 Satz 2 ZPO", "notfrist");
  if ((eingabe.um === undefined) === (eingabe.bis === undefined))
    return keinErgebnis(
      "Bitte geben Sie entweder die Dauer der Verlängerung oder den neuen Endtag an.",
      "§ 190 BGB",
      "um",
    );
  if ((eingabe.frist === undefined) === (eingabe.bisherigesEndeAm === undefined))
    return keinErgebnis(
      "Bitte geben Sie entweder die bisherige Frist oder ihr Ende an.",
      "§ 190 BGB",
      "bisherigesEndeAm",
    );
  return ersterFehler(
    grundPruefen(eingabe),
    eingabe.um && dauerPruefen(eingabe.um, "um"),
    eingabe.um && zaehldauer(eingabe.um).stunden + zaehldauer(eingabe.um).werktage > 0
      ? keinErgebnis("Verlängert wird um Tage, Wochen, Monate oder Jahre.", "§ 190 BGB", "um")
      : undefined,
    tagPruefenFalls(eingabe.bis, "bis"),
    tagPruefenFalls(eingabe.bisherigesEndeAm, "bisherigesEndeAm"),
    tagPruefenFalls(eingabe.antragAm, "antragAm"),
  );
}

function bisherigesEnde(eingabe: Verlaengerungseingabe): Tag | KeinErgebnis {
  if (eingabe.bisherigesEndeAm !== undefined) return eingabe.bisherigesEndeAm;
  if (eingabe.frist === undefined)
    return keinErgebnis("Bitte geben Sie die bisherige Frist an.", "§ 190 BGB", "frist");
  const r = frist({ ...grund(eingabe), ...eingabe.frist });
  if (r.art === "ergebnis") return r.ende;
  return { ...r, feld: r.feld === undefined ? "frist" : `frist.${r.feld}` };
}

/** Place, regime and further places of an input, for a calculation inside another. */
export const grund = (eingabe: Grundeingabe): Grundeingabe => ({
  regime: eingabe.regime ?? "ZPO",
  ...(eingabe.ort && { ort: eingabe.ort }),
  ...(eingabe.weitereOrte && { weitereOrte: eingabe.weitereOrte }),
  ...(eingabe.streit && { streit: eingabe.streit }),
});
