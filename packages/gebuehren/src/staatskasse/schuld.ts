import { type Cent, cent, groesser, kleiner, summe } from "@gebuehrenportal/recht";
import type { RvgEingabe } from "../eingabe.ts";
import type { AngelegenheitErgebnis, Gesperrt, RvgErgebnis } from "../ergebnis.ts";
import type { Fall } from "../fall.ts";
import type { Gebuehr } from "../gebuehr/gebuehr.ts";
import { nichts } from "../sache.ts";
import { ausStaatskasse } from "./kassensache.ts";

/** Fees of a matter that its client owes himself although the treasury pays others; Nr. 2500 VV counts apart. */
export const neben = (gebuehren: readonly Gebuehr[]): Gebuehr[] =>
  gebuehren.filter((g) => !ausStaatskasse(g) && g.p.nr !== "2500");

/** Who pays in a matter that the treasury pays for, by the reason. */
type Grund = "beratungshilfe" | "beigeordnet" | "bestellt";

const grundVon = ({ s }: Fall): Grund =>
  s.a.vertretung === "beigeordnet" || s.a.vertretung === "bestellt" ? s.a.vertretung : "beratungshilfe";

/**
 * Why the client need not pay: legal aid, appointment in criminal and fine matters, Beratungshilfe. In other matters what is
 * owed beside the treasury follows from the kind of appointment.
 */
function sperrnorm(fall: Fall): string {
  const strafsache = fall.gebuehren.some((g) => /^[456]/.test(g.p.nr));
  switch (grundVon(fall)) {
    case "beigeordnet":
      return "§ 122 Abs. 1 Nr. 3 ZPO";
    case "bestellt":
      return strafsache ? "§ 52 Abs. 2, § 53 Abs. 2 RVG" : "§§ 39 bis 41 RVG";
    default:
      return "§ 44 RVG";
  }
}

/** What of a matter cannot be claimed from the client, net. */
export type Sperre = { readonly netto: Cent; readonly norm: string };

/** A matter with its bill. */
export type Rechnung = { readonly fall: Fall; readonly a: AngelegenheitErgebnis };

/**
 * What of a matter the client does not owe: the granted part, never more than the whole, in which more may be credited;
 * all that an appointment covers; of the Beratungshilfe what the treasury pays (`kasse`, net).
 */
export function sperre(ganz: Rechnung, bewilligt: Rechnung, kasse: Cent): Sperre {
  const norm = sperrnorm(ganz.fall);
  if (grundVon(ganz.fall) === "beratungshilfe")
    return { netto: kleiner(kasse, cent(ganz.a.netto - ganz.a.steuerfrei)), norm };
  const gedeckt = ({ fall, a }: Rechnung): Cent =>
    cent(a.netto - a.steuerfrei - summe(neben(fall.gebuehren).map((g) => g.betrag)));
  return { netto: groesser(kleiner(gedeckt(bewilligt), gedeckt(ganz)), nichts), norm };
}

type Abrechnung = {
  readonly e: RvgEingabe;
  readonly brutto: Cent;
  readonly ganze: readonly Rechnung[];
  readonly mitSteuer: (netto: Cent) => Cent;
};

/**
 * What remains for the client to pay: everything less the payments; without what he does not owe beside the treasury.
 * A payment beyond his own part may be kept for the rest (§ 58 Abs. 2 Satz 1 RVG); beside an appointment in criminal matters up
 * to the whole regular remuneration, whatever the treasury pays (§ 58 Abs. 3 RVG).
 */
export function offenerBetrag(
  abrechnung: Abrechnung,
): Pick<RvgErgebnis, "offen" | "staatskasse" | "prozesskostenhilfe"> {
  const zahlungen = abrechnung.e.zahlungen ?? [];
  const alle = summe(zahlungen.map((z) => z.betrag));
  const kassensachen = abrechnung.ganze.filter(({ a }) => a.staatskasse);
  const staatskasse = gesperrt(abrechnung, kassensachen);
  if (!staatskasse) return { offen: cent(abrechnung.brutto - alle) };
  const prozesskostenhilfe = gesperrt(
    abrechnung,
    kassensachen.filter(({ fall }) => grundVon(fall) === "beigeordnet"),
  );
  const bestellte = kassensachen.filter(({ fall }) => grundVon(fall) === "bestellt");
  const istBestellt = (id: string | undefined): boolean =>
    id === undefined ? bestellte.length === abrechnung.ganze.length : bestellte.some(({ a }) => a.id === id);
  const kassenzahlungen = zahlungen.filter((z) => z.von === "staatskasse");
  const angerechnet = summe([
    ...kassensachen.filter((k) => !bestellte.includes(k)).map(({ a }) => a.staatskasse?.auszahlung ?? nichts),
    ...kassenzahlungen.filter((z) => !istBestellt(z.angelegenheit)).map((z) => z.betrag),
  ]);
  const gezahlt = alle - summe(kassenzahlungen.map((z) => z.betrag));
  const eigener = abrechnung.brutto - staatskasse.gesperrt;
  const zuviel = Math.min(0, abrechnung.brutto - gezahlt - angerechnet);
  return {
    offen: cent(gezahlt <= eigener ? eigener - gezahlt : zuviel),
    staatskasse,
    ...(prozesskostenhilfe ? { prozesskostenhilfe } : {}),
  };
}

function gesperrt({ mitSteuer }: Abrechnung, sachen: readonly Rechnung[]): Gesperrt | undefined {
  if (sachen.length === 0) return undefined;
  const sperren = sachen.flatMap(({ a }) => a.staatskasse?.gesperrt ?? []);
  return {
    auszahlung: summe(sachen.map(({ a }) => a.staatskasse?.auszahlung ?? nichts)),
    gesperrt: mitSteuer(summe(sperren.map(({ netto }) => netto))),
    norm: [...new Set(sperren.map(({ norm }) => norm))].join(", "),
  };
}
