import type { Cent, Zeitreihe } from "@gebuehrenportal/recht";
import { billigkeitsfeld, einfach, nachBilligkeit, type Regelwerk, regelwerk } from "../regelwerk.ts";

/** A fixed value that equity may change. */
export const festwert = <W>(
  reihe: Zeitreihe<W>,
  id: string,
  titel: string,
  norm: string,
  billig: string,
  wert: (w: W) => Cent,
): Regelwerk =>
  regelwerk(
    "famgkg",
    reihe,
    { id, titel, norm, gebiet: "familie", felder: [billigkeitsfeld] },
    (angaben, werte) => nachBilligkeit(einfach(wert(werte), titel, norm), angaben, billig),
  );
