import { umsatzsteuersatz } from "@gebuehrenportal/gesetze/ustg/paragraph-12.ts";
import { anteil, type Cent, cent, datum, fassungAm, type Tag, type Vermerk } from "@gebuehrenportal/recht";
import { kein } from "./abbruch.ts";
import type { Angelegenheit, RvgEingabe } from "./eingabe.ts";
import type { Umsatzsteuer } from "./ergebnis.ts";

/** Nr. 7008 VV, § 27 Abs. 1 UStG: the rate of the day on which the service ended, from the net sum of the bill. */
export function umsatzsteuer(netto: Cent, leistungsende: Tag, erhoben: boolean): Umsatzsteuer {
  if (!erhoben) {
    return {
      prozent: 0,
      betrag: anteil(netto, 0, 1),
      norm: "§ 19 UStG",
      grund: "weil keine Umsatzsteuer anfällt (§ 19 UStG oder Leistung für einen Auftraggeber im Ausland)",
    };
  }
  const prozent =
    fassungAm(umsatzsteuersatz, leistungsende)?.wert ??
    kein(
      `Für den ${datum(leistungsende)} ist kein Umsatzsteuersatz erfasst.`,
      umsatzsteuersatz.norm,
      "leistungsende",
    );
  return {
    prozent,
    betrag: anteil(netto, prozent, 100),
    norm: "Nr. 7008 VV",
    grund: `weil die Leistung am ${datum(leistungsende)} endete (§ 27 Abs. 1 UStG)`,
  };
}

/** An amount with the tax on it, which is rounded once. */
export const mitSteuer = (netto: Cent, prozent: number): Cent => cent(netto + anteil(netto, prozent, 100));

/** The rate hangs on the end of the service alone: a day before the first mandate is a slip. */
export function leistungsendeVorAuftrag({ angelegenheiten, leistungsende }: RvgEingabe): Vermerk[] {
  if (angelegenheiten.some(({ auftragAm }) => auftragAm !== undefined && auftragAm <= leistungsende))
    return [];
  const auftragstage = ({ auftragAm, beiordnungAm, weitereAuftraegeAm = [] }: Angelegenheit) =>
    [auftragAm, beiordnungAm, ...weitereAuftraegeAm].filter((t) => t !== undefined);
  const tage = angelegenheiten.flatMap(auftragstage);
  const [erster] = tage.some((t) => t <= leistungsende) ? [] : tage.sort();
  if (erster === undefined) return [];
  return [
    {
      art: "warnung",
      text: `Die Leistung kann nicht vor dem Auftrag vom ${datum(erster)} enden; prüfen Sie den Tag, nach dem sich die Umsatzsteuer richtet.`,
      norm: "§ 27 Abs. 1 UStG",
      feld: "leistungsende",
    },
  ];
}
