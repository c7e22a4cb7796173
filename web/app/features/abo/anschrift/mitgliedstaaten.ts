import { type Tag, tag } from "@gebuehrenportal/recht";

/** A member state of the EU as VAT sees it (§ 1 Abs. 2a UStG). */
export type Mitgliedstaat = {
  /** ISO 3166-1. */
  readonly land: string;
  /** Its letters at the beginning of a VAT number; Greece's are not those of the country. */
  readonly kennung: string;
  /** What follows them (Art. 215 of Directive 2006/112/EC; structures as VIES lists them). */
  readonly muster: RegExp;
  readonly beispiel: string;
  /** Day of its accession. */
  readonly seit: Tag;
};

const staat = (
  land: string,
  seit: string,
  muster: RegExp,
  beispiel: string,
  kennung = land,
): Mitgliedstaat => ({ land, kennung, muster, beispiel, seit: tag(seit) });

const [gruendung, nord, sued, nordost, osten, suedost, kroatien] = [
  "1958-01-01",
  "1973-01-01",
  "1986-01-01",
  "1995-01-01",
  "2004-05-01",
  "2007-01-01",
  "2013-07-01",
];

/**
 * The member states. Not among them: the United Kingdom, which left VAT on 31 December 2020; Northern Ireland („XI“) belongs
 * to it for services and counts as the EU for goods alone.
 */
export const mitgliedstaaten: readonly Mitgliedstaat[] = [
  staat("AT", nordost, /^U\d{8}$/, "ATU12345678"),
  staat("BE", gruendung, /^[01]\d{9}$/, "BE0123456789"),
  staat("BG", suedost, /^\d{9,10}$/, "BG123456789"),
  staat("CY", osten, /^\d{8}[A-Z]$/, "CY12345678X"),
  staat("CZ", osten, /^\d{8,10}$/, "CZ12345678"),
  staat("DE", gruendung, /^\d{9}$/, "DE123456789"),
  staat("DK", nord, /^\d{8}$/, "DK12345678"),
  staat("EE", osten, /^\d{9}$/, "EE123456789"),
  staat("GR", "1981-01-01", /^\d{9}$/, "EL123456789", "EL"),
  staat("ES", sued, /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, "ESX12345678"),
  staat("FI", nordost, /^\d{8}$/, "FI12345678"),
  staat("FR", gruendung, /^[A-HJ-NP-Z0-9]{2}\d{9}$/, "FRXX123456789"),
  staat("HR", kroatien, /^\d{11}$/, "HR12345678901"),
  staat("HU", osten, /^\d{8}$/, "HU12345678"),
  staat("IE", nord, /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, "IE1234567WA"),
  staat("IT", gruendung, /^\d{11}$/, "IT12345678901"),
  staat("LT", osten, /^(\d{9}|\d{12})$/, "LT123456789"),
  staat("LU", gruendung, /^\d{8}$/, "LU12345678"),
  staat("LV", osten, /^\d{11}$/, "LV12345678901"),
  staat("MT", osten, /^\d{8}$/, "MT12345678"),
  staat("NL", gruendung, /^[A-Z0-9+*]{9}B[A-Z0-9+*]{2}$/, "NL123456789B01"),
  staat("PL", osten, /^\d{10}$/, "PL1234567890"),
  staat("PT", sued, /^\d{9}$/, "PT123456789"),
  staat("RO", suedost, /^\d{2,10}$/, "RO1234567890"),
  staat("SE", nordost, /^\d{12}$/, "SE123456789012"),
  staat("SI", osten, /^\d{8}$/, "SI12345678"),
  staat("SK", osten, /^\d{10}$/, "SK1234567890"),
];

/** The state of a country on a day; undefined: it was none of the EU. */
export const mitgliedstaat = (land: string, am: Tag): Mitgliedstaat | undefined =>
  mitgliedstaaten.find((s) => s.land === land && s.seit <= am);

/** Whether a number has the form of its state. */
export const passtZu = ({ kennung, muster }: Mitgliedstaat, ustId: string): boolean =>
  ustId.startsWith(kennung) && muster.test(ustId.slice(2));
