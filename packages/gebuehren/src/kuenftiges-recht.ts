import { geprueft } from "@gebuehrenportal/gesetze/geprueft.ts";
import { datum, type Tag, type Vermerk } from "@gebuehrenportal/recht";
import type { RvgEingabe } from "./eingabe.ts";

/**
 * Remarks on days whose law nobody knows yet: after today, and after the day the newest text was compared. `heute` is an
 * argument, the package has no clock.
 */
export function vermerkeZuKuenftigemRecht(
  { angelegenheiten, leistungsende, umsatzsteuer }: RvgEingabe,
  heute: Tag,
): Vermerk[] {
  const bekanntBis = heute > geprueft ? heute : geprueft;
  const geprueftesRecht = `dem zuletzt am ${datum(geprueft)} geprüften Recht`;
  const vermerke = angelegenheiten.flatMap((angelegenheit, index): Vermerk[] => {
    const tag = [
      angelegenheit.auftragAm,
      angelegenheit.beiordnungAm,
      ...(angelegenheit.weitereAuftraegeAm ?? []),
    ]
      .filter((t) => t !== undefined)
      .sort()[0];
    if (tag === undefined || tag <= bekanntBis) return [];
    return [
      {
        art: "warnung",
        text: `Der ${datum(tag)} liegt in der Zukunft: Welche Gebühren dann gelten, ist noch nicht bekannt; gerechnet ist mit ${geprueftesRecht}.`,
        norm: "§ 60 Abs. 1 RVG",
        feld: `angelegenheiten[${index}].auftragAm`,
      },
    ];
  });
  if (umsatzsteuer === false || leistungsende <= bekanntBis) return vermerke;
  return [
    ...vermerke,
    {
      art: "hinweis",
      text: `Die Leistung endet erst am ${datum(leistungsende)}; der Umsatzsteuersatz ist der aus ${geprueftesRecht}.`,
      norm: "§ 27 Abs. 1 UStG",
      feld: "leistungsende",
    },
  ];
}
