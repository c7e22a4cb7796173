import { tag } from "@gebuehrenportal/recht";

/** The day on which the tests of the calculators run. */
export const heute = tag("2026-11-21");
