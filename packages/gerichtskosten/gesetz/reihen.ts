import type { Reihe } from "@gebuehrenportal/recht";
import { gerichtsgebuehrStufen, mindestgebuehr } from "./gkg/paragraph-34.ts";
import { hoechstwert } from "./gkg/paragraph-39.ts";

/** All dated series of this package. A test fails when a file under `gesetz/` holds one that is missing here. */
export const reihen: readonly Reihe[] = [
  { titel: "Gerichtsgebühren nach dem Streitwert", reihe: gerichtsgebuehrStufen },
  { titel: "Mindestbetrag einer Gebühr", reihe: mindestgebuehr },
  { titel: "Höchster Streitwert", reihe: hoechstwert },
];
