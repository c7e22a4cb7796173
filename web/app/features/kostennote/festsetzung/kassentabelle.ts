import { cent, summe } from "@gebuehrenportal/recht";
import type { Satztabelle, Satzzeile } from "#dokumente/satztabelle.ts";
import type { Grundgruppe, Grundlage } from "../grundlage/grundlage.server.ts";
import type { Kassenteil } from "../grundlage/kassenteil.server.ts";
import { betragsreihe, positionsreihe, tabelle, titelreihe } from "./tabellenzeilen.ts";

type Kassengruppe = Grundgruppe & { readonly kasse: Kassenteil };

/** The matters that the treasury pays for. */
export const kassengruppen = (gruppen: readonly Grundgruppe[]): readonly Kassengruppe[] =>
  gruppen.flatMap((g) => (g.kasse ? [{ ...g, kasse: g.kasse }] : []));

/** What the treasury still pays, over all matters. */
export const auszahlung = (gruppen: readonly Grundgruppe[]) =>
  summe(kassengruppen(gruppen).map(({ kasse }) => kasse.auszahlung));

/** Fees and expenses against the treasury, their VAT, what § 58 RVG and an advance take off, and what is to be fixed. */
export function kassentabelle(
  gruppen: readonly Grundgruppe[],
  { prozent }: Pick<Grundlage, "prozent">,
  schluss: string,
): Satztabelle {
  const mehrere = gruppen.length > 1;
  const zeilen = kassengruppen(gruppen).flatMap(({ titel, kasse }): Satzzeile[] => [
    ...titelreihe(titel),
    ...kasse.zeilen.map(positionsreihe),
    betragsreihe("Summe ohne Umsatzsteuer", "", kasse.netto, "zwischensumme"),
    ...(prozent === 0 ? [] : [betragsreihe(`Umsatzsteuer ${prozent} %`, "Nr. 7008 VV", kasse.umsatzsteuer)]),
    ...(kasse.abzug58 > 0
      ? [betragsreihe("Anrechnung von Zahlungen", "§ 58 RVG", cent(-kasse.abzug58))]
      : []),
    ...(kasse.vorschuss > 0
      ? [betragsreihe("Vorschuss der Staatskasse", "§ 47 RVG", cent(-kasse.vorschuss))]
      : []),
    ...(mehrere ? [betragsreihe("Zwischensumme", "", kasse.auszahlung, "zwischensumme")] : []),
  ]);
  return tabelle([...zeilen, betragsreihe(schluss, "", auszahlung(gruppen), "summe")]);
}
