import type { Reihe } from "@gebuehrenportal/recht";
import {
  familiengebuehrStufen,
  familienhoechstwert,
  familienmindestgebuehr,
} from "../famgkg/paragraph-28.ts";
import { gerichtsgebuehrStufen, mindestgebuehr } from "../gkg/paragraph-34.ts";
import { hoechstwert } from "../gkg/paragraph-39.ts";
import { mindeststreitwert, wertgrenzen2012 } from "../gkg/paragraph-52.ts";
import {
  hoechstwertA,
  hoechstwertB,
  mindestgebuehrGnotkg,
  tabelleA,
  tabelleB,
} from "../gnotkg/paragraph-34.ts";
import {
  abwesenheitsgeld,
  dienstkilometer,
  dokumentenpreise,
  dokumentenpreiseOhneFarbe,
  videokommunikation,
  wegegeld,
} from "../kostenverzeichnis/bestandteile.ts";

/**
 * All dated series the rules of this field read, beside the numbers of the registers, which `kvNummernVon()` lists, and the days on which whole
 * registers were amended. A test fails when a file of the law holds one that is listed nowhere.
 */
export const reihen: readonly Reihe[] = [
  { titel: "Gerichtsgebühren in Familiensachen", reihe: familiengebuehrStufen },
  { titel: "Mindestbetrag einer Gebühr", reihe: familienmindestgebuehr },
  { titel: "Höchster Verfahrenswert", reihe: familienhoechstwert },
  { titel: "Gerichtsgebühren nach dem Streitwert", reihe: gerichtsgebuehrStufen },
  { titel: "Mindestbetrag einer Gebühr", reihe: mindestgebuehr },
  { titel: "Höchster Streitwert", reihe: hoechstwert },
  { titel: "Mindeststreitwert der Finanzgerichte", reihe: mindeststreitwert },
  { titel: "Streitwertgrenzen der Finanz- und Sozialgerichte bis Juli 2013", reihe: wertgrenzen2012 },
  { titel: "Gebühren der Gerichte und Notare, Tabelle A", reihe: tabelleA },
  { titel: "Gebühren der Gerichte und Notare, Tabelle B", reihe: tabelleB },
  { titel: "Mindestbetrag einer Gebühr", reihe: mindestgebuehrGnotkg },
  { titel: "Höchster Geschäftswert, Tabelle A", reihe: hoechstwertA },
  { titel: "Höchster Geschäftswert, Tabelle B", reihe: hoechstwertB },
  { titel: "Dokumentenpauschale", reihe: dokumentenpreise },
  { titel: "Dokumentenpauschale bis Juli 2013", reihe: dokumentenpreiseOhneFarbe },
  { titel: "Einsatz von Dienstkraftfahrzeugen", reihe: dienstkilometer },
  { titel: "Wegegeld der Gerichtsvollzieher", reihe: wegegeld },
  { titel: "Tage- und Abwesenheitsgeld der Notare", reihe: abwesenheitsgeld },
  { titel: "Videokommunikation der Notare", reihe: videokommunikation },
];
