import type { Quelle, Tag } from "@gebuehrenportal/recht";
import { registerakte } from "../quellen/register.ts";
import {
  type Akt,
  diRug2021,
  erv2021,
  euKontenpfaendung2016,
  fuer,
  kapMuG2012,
  kostBraeg2025,
  kostRaeg2021,
  strafprozess2021,
  vrug2023,
  weMoG2020,
  zweitesKostRmog2013,
} from "../quellen.ts";
import { stand2012 } from "./stand-2012.ts";
import type { Gesetz } from "./typen.ts";

/** Official texts of the four statutes in their present wording. */
const gesetzestext: Readonly<Record<Gesetz, string>> = {
  gkg: "gkg_2004",
  famgkg: "famgkg",
  gnotkg: "gnotkg",
  gvkostg: "gvkostg",
};

/** Acts that other statutes name, too, as the registers cite them. */
const gemeinsameAkte: Readonly<Record<string, Akt>> = {
  "2012/2182": kapMuG2012,
  "2016/2591": euKontenpfaendung2016,
  "2020/2187": weMoG2020,
  "2021/2099": strafprozess2021,
  "2021/3338": diRug2021,
  "2021/4607": erv2021,
  "2023/272": vrug2023,
};

/** Acts that amended the registers as a whole, by the day they came into force. */
const grosseAenderungen: Readonly<Record<string, Akt>> = {
  "2013-08-01": zweitesKostRmog2013,
  "2021-01-01": kostRaeg2021,
  "2025-06-01": kostBraeg2025,
};

/** Since this year the gazette counts issues instead of pages. */
const nummernSeit = 2023;

/**
 * Source of a version: the act named by `schluessel`, `2017/866` for one of the list above, `2029/300|Name|01.10.2029` for
 * one that brings name and day along; without one the act that amended the whole register
 * that day. `text`: only dated texts of the statute show the change, the act has not been seen; so are all numbers of July 2012.
 *
 * @throws RangeError for an unknown act or day
 */
export function kvQuelle(gesetz: Gesetz, ab: Tag, schluessel: string | undefined): Quelle {
  const am = ab.split("-").reverse().join(".");
  const zumStand = (titel: string) => fuer({ titel, fundstelle: `Stand ${am}` }, gesetzestext[gesetz]);
  if (schluessel === "text") return zumStand(`Amtlicher Gesetzestext in der Fassung vom ${am}`);
  if (schluessel === undefined && ab === stand2012.ab)
    return zumStand(`Amtlicher Gesetzestext (Stand ${stand2012.worte}) vom ${am}`);
  if (schluessel === undefined) {
    const grosse = grosseAenderungen[ab];
    if (!grosse) throw new RangeError(`${gesetz}: keine Quelle für ${ab}`);
    return fuer(grosse, gesetzestext[gesetz]);
  }
  return fuer(gemeinsameAkte[schluessel] ?? registerakt(gesetz, schluessel), gesetzestext[gesetz]);
}

function registerakt(gesetz: Gesetz, schluessel: string): Akt {
  const [fundstelle = "", ...genannt] = schluessel.split("|");
  const [jahr = "", stelle = ""] = fundstelle.split("/");
  const eintrag = genannt.length === 2 ? genannt : registerakte[fundstelle];
  if (!eintrag) throw new RangeError(`${gesetz}: unbekannte Quelle ${schluessel}`);
  return {
    titel: `${eintrag[0]} vom ${eintrag[1]}`,
    fundstelle: Number(jahr) < nummernSeit ? `BGBl. I ${jahr} S. ${stelle}` : `BGBl. ${jahr} I Nr. ${stelle}`,
  };
}
