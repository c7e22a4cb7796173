import type { Reihe } from "@gebuehrenportal/recht";
import { basiszinssatz } from "./bgb/paragraph-247.ts";
import { pfaendungsgrenzen } from "./zpo/paragraph-850c.ts";

/** All dated series of this package. A test fails when a file under `gesetz/` holds one that is missing here. */
export const reihen: readonly Reihe[] = [
  { titel: "Basiszinssatz", reihe: basiszinssatz },
  { titel: "Pfändungsfreigrenzen für Arbeitseinkommen", reihe: pfaendungsgrenzen },
];
