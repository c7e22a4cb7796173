import { wertgrenzen2012 } from "@gebuehrenportal/gesetze/gkg/paragraph-52.ts";
import { mehrvergleiche } from "@gebuehrenportal/gesetze/kostenverzeichnis/besonderheiten.ts";
import { verzeichnisfassungen } from "@gebuehrenportal/gesetze/kostenverzeichnis/fassungen.ts";
import {
  endeStand2012,
  gesetze2012,
  stand2012,
} from "@gebuehrenportal/gesetze/kostenverzeichnis/stand-2012.ts";
import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { registername } from "@gebuehrenportal/gesetze/kostenverzeichnis/zeile.ts";
import { datum, type Tag, type Vermerk } from "@gebuehrenportal/recht";
import { istMehrvergleich } from "./abhaengig.ts";
import type { Posten } from "./posten.ts";

/** Whether a number is judged by the registers as two stored texts of 2012 and 2013 show them. */
export const vonStand2012 = ({ gesetz, tag }: { readonly gesetz: Gesetz; readonly tag: Tag }): boolean =>
  gesetze2012.includes(gesetz) && tag < stand2012.vor;

/** What whoever shows costs of a day must say about its register: before August 2013 that it is of July 2012; nothing later. */
export function standvermerke(gesetz: Gesetz, tag: Tag): readonly Vermerk[] {
  if (!vonStand2012({ gesetz, tag })) return [];
  const { ab, wieder, worte } = stand2012;
  const text = `${registername[gesetz]}: Stand ${worte}. Gelesen ist der amtliche Text vom ${datum(ab)} und noch einmal der vom ${datum(wieder)}; ob sich danach bis zum ${datum(endeStand2012)} etwas geändert hat, ist nicht geprüft.`;
  return [{ art: "hinweis", text, norm: verzeichnisfassungen[gesetz].norm }];
}

/**
 * What must be said about the registers of July 2012: of all positions and the dunning procedures before them, and what
 * the register of that time left open.
 */
export const zumStand2012 = (alle: readonly Posten[]): readonly Vermerk[] => [
  ...alle.flatMap(({ gesetz, tag, p }) => [
    ...standvermerke(gesetz, tag),
    ...(p.angaben?.mahnverfahren?.anhaengigSeit
      ? standvermerke("gkg", p.angaben.mahnverfahren.anhaengigSeit)
      : []),
  ]),
  ...alle.filter(vonStand2012).flatMap(damaligesRecht),
];

function damaligesRecht(posten: Posten): Vermerk[] {
  const grenze = istMehrvergleich(posten) ? mehrvergleiche[posten.gesetz]?.norm : undefined;
  return [
    ...(grenze
      ? [
          {
            art: "hinweis" as const,
            text: `Ob ${grenze} die Gebühr Nr. ${posten.nummer.nr} begrenzt, war bis Juli 2013 streitig; gerechnet ist ohne diese Grenze.`,
            norm: posten.nummer.werte.norm,
            feld: posten.feld,
          },
        ]
      : []),
    ...(posten.p.angaben?.ohneMindestwert === true
      ? [
          {
            art: "hinweis" as const,
            text: "Bis Juli 2013 galt der Mindeststreitwert auch in Kindergeldsachen; ausgenommen waren nur Verfahren nach § 155 Satz 2 und 3 FGO.",
            norm: wertgrenzen2012.norm,
            feld: `${posten.feld}.angaben.ohneMindestwert`,
          },
        ]
      : []),
  ];
}
