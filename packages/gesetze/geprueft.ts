import { tag } from "@gebuehrenportal/recht";

/**
 * Day up to which the series were compared with the official text: full text of 5 July 2026, then the daily comparison
 * of the same text until this day. A series compared later names its own day.
 */
export const geprueft = tag("2026-08-19");
