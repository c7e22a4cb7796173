import { untrennbar } from "@gebuehrenportal/recht";
import type { Grundlage } from "../grundlage/grundlage.server.ts";
import {
  type Antragsart,
  antragsartAus,
  gruppenZu,
  nurVorgerichtlich,
  vorgerichtlich,
} from "./antragsart.ts";

/**
 * What somebody should know of a calculation before it becomes an application.
 *
 * @param gewaehlt the application; unset: the first one that the calculation allows
 */
export function antragsbedenken(grundlage: Grundlage, gewaehlt?: Antragsart): string[] {
  const art = antragsartAus(gewaehlt, grundlage);
  if (art === undefined)
    return [
      "Diese Berechnung enthält nur vorgerichtliche Gebühren: Davon lässt sich nichts festsetzen (§ 91 ZPO, § 11 Abs. 1 Satz 1 RVG).",
    ].map(untrennbar);
  const anDieKasse = art === "staatskasse" || art === "beratungshilfe";
  const texte = anDieKasse ? kassenbedenken(grundlage, art) : kostenbedenken(grundlage, art);
  return [...texte, ...allgemeine(grundlage, art)].map(untrennbar);
}

function allgemeine(grundlage: Grundlage, art: Antragsart): string[] {
  const gruppen = gruppenZu(art, grundlage);
  return [
    ...(gruppen.some((gruppe) => gruppe.vereinbarung)
      ? [
          "Festgesetzt wird die gesetzliche Vergütung; die vereinbarte bleibt außer Betracht (§ 91 Abs. 2 ZPO, § 11 Abs. 1 RVG).",
        ]
      : []),
    ...(gruppen.some(({ auftrag }) => auftrag.art === "offen")
      ? [
          "Der Tag des Auftrags ist nicht angegeben: Gerechnet ist nach dem heutigen Recht. Er bestimmt, welches gilt (§ 60 Abs. 1 RVG); tragen Sie ihn in der Berechnung ein.",
        ]
      : []),
  ];
}

function kassenbedenken({ gruppen, zahlungen }: Grundlage, art: Antragsart): string[] {
  const zuviel = gruppen.some(({ kasse }) => kasse && kasse.vorschuss > kasse.brutto - kasse.abzug58);
  const ohneSache = gruppen.length > 1 && zahlungen.some(({ angelegenheit }) => angelegenheit === undefined);
  return [
    ...(ohneSache
      ? [
          "Eine Zahlung ist keiner Angelegenheit zugeordnet und deshalb nicht angerechnet (§ 58 RVG): Ordnen Sie sie in der Berechnung zu.",
        ]
      : []),
    ...(zahlungen.length === 0
      ? [
          "Der Antrag erklärt, dass keine Zahlungen eingegangen sind (§ 55 Abs. 5 Satz 2 RVG). Trifft das nicht zu, tragen Sie sie in der Berechnung ein.",
        ]
      : []),
    ...(art === "beratungshilfe"
      ? [
          "Für die Beratungshilfe ist das amtliche Formular vorgeschrieben (§ 11 BerHG, Anlage 2 zur BerHFV): Übertragen Sie diese Werte und fügen Sie die Berechnung bei.",
        ]
      : []),
    ...(zuviel
      ? ["Der Vorschuss der Staatskasse ist höher als ihre Vergütung: Der Unterschied ist zurückzuzahlen."]
      : []),
  ];
}

function kostenbedenken(grundlage: Grundlage, art: Antragsart): string[] {
  const gruppen = gruppenZu(art, grundlage);
  const weg = grundlage.gruppen.filter((gruppe) => nurVorgerichtlich(gruppe) && !gruppe.kasse);
  const nummern = [
    ...new Set(gruppen.flatMap(({ zeilen }) => zeilen.filter(vorgerichtlich).map(({ nr }) => nr))),
  ];
  return [
    ...(weg.length > 0
      ? [
          "Die vorgerichtliche Angelegenheit bleibt im Antrag weg: Sie gehört nicht zu den Kosten des gerichtlichen Verfahrens (§ 91 ZPO, § 11 Abs. 1 Satz 1 RVG).",
        ]
      : []),
    ...(nummern.length > 0
      ? [
          `${nummern.map((nr) => (nr === "34" ? "§ 34 RVG" : `Nr. ${nr} VV`)).join(", ")} gehört nicht zu den Kosten des gerichtlichen Verfahrens (§ 91 ZPO, § 11 Abs. 1 Satz 1 RVG). Rechnen Sie die vorgerichtliche Tätigkeit als eigene Angelegenheit.`,
        ]
      : []),
    ...(art === "verguetung" && gruppen.some(({ kasse }) => kasse)
      ? [
          "Prozesskostenhilfe für einen Teil: Gegen die eigene Partei wird nach § 11 RVG nur der Unterschied zur Vergütung aus dem bewilligten Wert festgesetzt (§ 122 Abs. 1 Nr. 3 ZPO).",
        ]
      : []),
    ...(art === "kosten" && gruppen.some(({ kasse }) => kasse?.art === "beigeordnet")
      ? [
          "Was die Staatskasse zahlt, geht auf sie über (§ 59 Abs. 1 RVG): Tragen Sie ihre Zahlung in der Berechnung ein. Im eigenen Namen festsetzen lässt der beigeordnete Anwalt nach § 126 ZPO.",
        ]
      : []),
    ...(art === "verguetung" && gruppen.some(({ zeilen }) => zeilen.some(({ rahmen }) => rahmen))
      ? [
          "Rahmengebühren: Nach § 11 RVG nur die Mindestgebühren oder mit ausdrücklicher Zustimmung, die dem Antrag beiliegt (§ 11 Abs. 8 RVG).",
        ]
      : []),
  ];
}
