import { tag } from "@gebuehrenportal/recht";

/**
 * Amtsgerichte that try out the online procedure, as the Federation's own programme for filing it listed them on that day
 * (DigitalService, a2j-rechtsantragstelle, `pilotCourts.ts`, commit 8591b6e3). The regulations of the Länder decide (§ 1123 ZPO)
 * and the list may have grown: a court outside of it is never said to be excluded.
 */
export const erprobungsgerichte = {
  stand: tag("2026-08-21"),
  gerichte: [
    "ag-bitburg",
    "ag-bonn",
    "ag-bremen",
    "ag-essen",
    "ag-frankfurt",
    "ag-hamburg",
    "ag-leipzig",
    "ag-mannheim",
    "ag-nuernberg",
    "ag-nuertingen",
    "ag-schoeneberg",
    "ag-sinzig",
  ],
  /** Courts of the list that the programme leaves out for accidents in road traffic. */
  ohneVerkehrsunfall: ["ag-schoeneberg"],
} as const satisfies {
  readonly stand: string;
  readonly gerichte: readonly string[];
  readonly ohneVerkehrsunfall: readonly string[];
};
