import { auszug, type Cent, eur, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { kvQuelle } from "../kostenverzeichnis/quellen.ts";
import { endeStand2012, stand2012 } from "../kostenverzeichnis/stand-2012.ts";
import type { Gesetz } from "../kostenverzeichnis/typen.ts";
import { oeffentlich } from "./werte.ts";

/** § 52 Abs. 4 Nr. 1 GKG: least value before the finance courts. */
export const mindeststreitwert = auszug(
  oeffentlich,
  "§ 52 Abs. 4 Nr. 1 GKG",
  ({ finanzMindestens }) => finanzMindestens,
);

/**
 * § 52 Abs. 4 GKG until July 2013: lowest value before the finance courts, highest before the social courts. Read in the text in which the
 * register of that time was read.
 */
export const wertgrenzen2012 = zeitreihe<{
  readonly finanzMindestens: Cent;
  readonly sozialHoechstens: Cent;
}>({ norm: "§ 52 Abs. 4 GKG", geprueft, bis: endeStand2012 }, [
  {
    ab: stand2012.ab,
    quelle: kvQuelle("gkg", stand2012.ab, undefined),
    wert: { finanzMindestens: eur(1_000), sozialHoechstens: eur(2_500_000) },
    abSicherheit: "mittel",
  },
]);

/** § 52 Abs. 6 GKG: parts of a year's pay, in quarters: status for life, other status, and half of each for rank or date of retirement. */
export const beamtenstatus = auszug(oeffentlich, "§ 52 Abs. 6 GKG", ({ beamte }) => beamte);

/**
 * Numbers whose value is found by § 52 GKG and is therefore bound by its least value: action, appeal on points of law and leave to
 * it. Interim relief is not among them, since § 53 Abs. 2 GKG names only § 52 Abs. 1 and 2.
 */
const nummern: readonly string[] = ["6110", "6111", "6112", "6113", "6120", "6121", "6122", "6500", "6501"];

/** Whether the least value binds the value of this number. */
export const hatMindeststreitwert = (gesetz: Gesetz, nr: string): boolean =>
  gesetz === "gkg" && nummern.includes(nr);
