import { datum, euro, type Tag } from "@gebuehrenportal/recht";
import { type Bestelltarif, tarife } from "#platform/access/tarife.ts";
import { steuersatzAm } from "../vertrag/preise.ts";
import { endetMitTestphase } from "../vertrag/tarifstand.ts";
import type { Steuerfall, Vertrag, Zahlweg } from "../vertrag/vertrag.ts";
import { tagVon } from "../vertrag/zeit.ts";

/** „Tarif Premium“ */
export const tarifname = (typ: Bestelltarif): string => `Tarif ${tarife[typ].name}`;

/** „inkl. 19 % MwSt.“ */
export const steuersatzwort = (steuerfall: Steuerfall, am: Tag): string =>
  steuerfall === "inland"
    ? `inkl. ${steuersatzAm(am)}\u00a0% MwSt.`
    : "netto, Steuerschuldnerschaft des Leistungsempfängers";

/** „24,99 € pro Monat (inkl. 19 % MwSt.)“ */
export const preissatz = ({ preis, steuerfall, bestelltAm }: Vertrag): string =>
  `${euro(preis)} pro Monat (${steuersatzwort(steuerfall, tagVon(bestelltAm))})`;

/** „am 17.03.2026 um 12:00 Uhr“ */
export function zeitpunkt(instant: string): string {
  const zeit = Temporal.Instant.from(instant).toZonedDateTimeISO("Europe/Berlin");
  const stunde = `${zeit.hour}`.padStart(2, "0");
  const minute = `${zeit.minute}`.padStart(2, "0");
  return `am ${datum(zeit.toPlainDate().toString() as Tag)} um ${stunde}:${minute} Uhr`;
}

/** The way of payment as people read it. */
export const zahlwegname: Readonly<Record<Zahlweg, string>> = {
  rechnung: "auf Rechnung",
  stripe: "Karte oder SEPA-Lastschrift",
};

/** When the contract ends, as its owner reads it: the instant of a trial, otherwise the last day. */
export function endesatz(vertrag: Vertrag, letzter: (t: Tag) => Tag): string {
  const { testphaseBis, gekuendigtZum } = vertrag;
  if (testphaseBis && endetMitTestphase(vertrag)) return `mit der Testphase ${zeitpunkt(testphaseBis)}`;
  return gekuendigtZum ? `mit dem ${datum(letzter(gekuendigtZum))}` : "mit der laufenden Periode";
}
