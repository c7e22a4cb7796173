import { type Cent, datum, type Tag, zahl } from "@gebuehrenportal/recht";
import { type StreitwertAntwort, streitwert } from "@gebuehrenportal/streitwert";
import type { Weiterweg } from "../formular/rechnerformular.ts";
import type { Ausgleichseingabe, Ausgleichsergebnis } from "./ausgleichsrechnung.ts";

/**
 * The value of the divorce, and the court's fee for it together with these pension rights (§ 44 FamGKG: one fee from the
 * values added up). Empty: no value was asked for, or the proceedings are not part of a divorce.
 */
export function zurScheidung(
  { verfahrenswert: e }: Ausgleichseingabe,
  { verfahrenswert: ausgleich }: Ausgleichsergebnis,
  heute: Tag,
): readonly Weiterweg[] {
  if (!e || !ausgleich || e.nachScheidung || e.auskunft) return [];
  const { antragAm, nettoeinkommen1: netto1, nettoeinkommen2: netto2 } = e;
  const ehesache = wertVon(streitwert({ regel: "ehesache", antragAm, angaben: { netto1, netto2 } }));
  if (ehesache === undefined) return [];
  const angaben = { ehesache, folgesachen: [ausgleich.wert] };
  const wert = wertVon(streitwert({ regel: "verbund", antragAm, angaben }));
  if (wert === undefined) return [];
  const am = (feld: string) => (antragAm === heute ? {} : { [feld]: datum(antragAm) });
  const ehe = { regel: "ehesache", netto1: zahl(netto1), netto2: zahl(netto2), ...am("antragAm") };
  const gebuehr = { gesetz: "famgkg", kv: "1110", wert: zahl(wert), ...am("stichtag") };
  return [
    { text: "Wert der Scheidung (§ 43 FamGKG)", ziel: `/streitwert?${new URLSearchParams(ehe)}` },
    {
      text: "Gerichtsgebühr für Scheidung und Versorgungsausgleich zusammen (Nr. 1110 KV FamGKG)",
      ziel: `/gerichtskostenrechner?${new URLSearchParams(gebuehr)}`,
    },
  ];
}

const wertVon = (antwort: StreitwertAntwort): Cent | undefined =>
  antwort.art === "ergebnis" ? antwort.wert : undefined;
