/**
 * Numbers of the Vergütungsverzeichnis for which no published calculation has been found, and of which the gazette prints
 * no amount that stands alone (length surcharges, „in Höhe von“, repealed numbers); the second calculation in
 * `packages/gebuehren/gegenrechnung` confirms them. Whoever finds a case takes the number out.
 */
export const ohneFall: ReadonlySet<string> = new Set(
  [
    "1005 1007 2100 2200 2201 2400 2401 3103 3330 3331 3336 3337 3405 4110 4111 4117 4122 4123 4128 4129",
    "4134 4135 4136 4137 4138 4139 4140 4147 6205 6206 6209 6210 6213 6214 6216 6404 6405 7001 7004 7007",
  ].flatMap((zeile) => zeile.split(" ")),
);
