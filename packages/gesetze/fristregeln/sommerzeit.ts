import { type Quelle, tag } from "@gebuehrenportal/recht";

const quelle: Quelle = {
  titel: "Sommerzeitverordnung (SoZV) vom 12.07.2001",
  fundstelle: "BGBl. I 2001 S. 1591; Richtlinie 2000/84/EG, ABl. L 31 vom 02.02.2001 S. 21",
};

/** Summer time from the last Sunday of March to that of October, 1 o'clock UTC; uniform since 1996. */
export const sommerzeit = {
  ab: tag("1996-01-01"),
  beginnMonat: 3,
  endeMonat: 10,
  stundeUtc: 1,
  quelle,
} as const;
