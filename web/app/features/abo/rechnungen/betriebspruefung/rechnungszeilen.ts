import { datum, zahl } from "@gebuehrenportal/recht";
import { tagVon } from "../../vertrag/zeit.ts";
import { belegart } from "../../worte/belegworte.ts";
import type { Rechnung } from "../rechnungen-store.server.ts";

type Datei = { readonly rechnungId: string; readonly art: "zugferd" | "xrechnung"; readonly sha256: string };

const kopf = [
  "Nummer",
  "Art",
  "Datum",
  "Fällig am",
  "Leistung von",
  "Leistung bis",
  "Zu",
  "Kundennummer",
  "Empfänger",
  "Steuerfall",
  "USt-IdNr.",
  "Netto in EUR",
  "Umsatzsteuer in EUR",
  "Brutto in EUR",
  "Offen in EUR",
  "USt-IdNr. bestätigt",
  "SHA-256 PDF",
  "SHA-256 XML",
];

/** Documents as rows of a table, for an audit. */
export function rechnungszeilen(
  belege: readonly Omit<Rechnung, "kontoId" | "vertragId" | "schluessel" | "art" | "zu" | "zahlweg">[],
  dateien: readonly Datei[],
): readonly (readonly string[])[] {
  const pruefsummen = new Map(dateien.map((d) => [`${d.rechnungId} ${d.art}`, d.sha256]));
  const zeilen = belege.map((rechnung) => {
    const { beleg: b } = rechnung;
    return [
      rechnung.nummer,
      belegart(b, rechnung),
      datum(b.datum),
      datum(b.zahlbarBis),
      datum(b.leistung.von),
      datum(b.leistung.bis),
      bezug(b),
      b.empfaenger.referenz,
      b.empfaenger.name,
      rechnung.steuerfall,
      b.empfaenger.ustIdNr,
      zahl(b.netto),
      zahl(b.umsatzsteuer),
      zahl(b.brutto),
      zahl(rechnung.offen as typeof b.brutto),
      bestaetigung(rechnung.ustIdNachweis),
      ...(["zugferd", "xrechnung"] as const).map((art) => pruefsummen.get(`${rechnung.id} ${art}`) ?? ""),
    ];
  });
  return [kopf, ...zeilen];
}

/** The invoices that a document corrects, or the one it replaces. */
const bezug = ({ storniert, weitere = [], ersetzt = [] }: Rechnung["beleg"]): string =>
  [...(storniert ? [storniert] : []), ...weitere, ...ersetzt.slice(0, 1)]
    .map(({ nummer }) => nummer)
    .join(", ");

/** Who has confirmed the recipient's number when, and under which number. */
function bestaetigung(nachweis: Rechnung["ustIdNachweis"]): string {
  if (!nachweis) return "";
  return `${datum(tagVon(nachweis.bestaetigtAm))} ${nachweis.quelle === "vies" ? "VIES" : "Verwaltung"} ${nachweis.kennung}`.trim();
}
