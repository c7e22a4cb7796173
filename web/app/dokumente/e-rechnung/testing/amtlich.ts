import { parseXmlDocument } from "slimdom";
import { schemapruefer } from "./schema.ts";
import { schematronPruefer } from "./schematron.ts";

const regeln = (pfad: string) => new URL(`regeln/${pfad}`, import.meta.url);

/** Reads the files of rules when they are asked for first, and once. */
function spaeter<T>(machen: () => T): () => T {
  let gemacht: T | undefined;
  return () => {
    gemacht ??= machen();
    return gemacht;
  };
}

const ciiSchema = spaeter(() =>
  schemapruefer(regeln("cii-d16b/"), [
    "CrossIndustryInvoice_100pD16B.xsd",
    "CrossIndustryInvoice_QualifiedDataType_100pD16B.xsd",
    "CrossIndustryInvoice_ReusableAggregateBusinessInformationEntity_100pD16B.xsd",
    "CrossIndustryInvoice_UnqualifiedDataType_100pD16B.xsd",
  ]),
);
const facturXTeil = (teil: string) =>
  `Factur-X_1.09_EN16931_urn_un_unece_uncefact_data_standard_${teil}_100.xsd`;
const facturXSchema = spaeter(() =>
  schemapruefer(regeln("factur-x/"), [
    "Factur-X_EN16931.xsd",
    facturXTeil("QualifiedDataType"),
    facturXTeil("ReusableAggregateBusinessInformationEntity"),
    facturXTeil("UnqualifiedDataType"),
  ]),
);
const en16931 = spaeter(() => schematronPruefer(regeln("en16931/EN16931-CII-validation-preprocessed.sch")));
const facturX = spaeter(() => schematronPruefer(regeln("factur-x/Factur-X_EN16931.sch")));
const xrechnung = spaeter(() => schematronPruefer(regeln("xrechnung/XRechnung-CII-validation.sch")));

/** The formats of a record, each with the official files that judge it. */
const pruefungen = {
  /** CII as EN 16931 binds it. */
  CII: [ciiSchema, en16931],
  /** What a PDF carries: profile EN 16931 of Factur-X. */
  "Factur-X": [facturXSchema, facturX],
  XRechnung: [ciiSchema, en16931, xrechnung],
} as const;
export type Datensatzart = keyof typeof pruefungen;

/**
 * What a record breaks of the official schema and the official rules of its format, warnings included.
 *
 * @returns `Schema 147: …` with the line, and names of rules as `BR-CO-15`; empty: valid
 */
export function amtlicheVerstoesse(xml: string, art: Datensatzart): readonly string[] {
  const [schema, ...werke] = pruefungen[art];
  const dokument = parseXmlDocument(xml);
  return [...schema()(xml).map((fehler) => `Schema ${fehler}`), ...werke.flatMap((werk) => werk()(dokument))];
}
