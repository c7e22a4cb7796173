import {
  type GerichtskostenEingabe,
  type GerichtskostenErgebnis,
  gerichtskosten,
  type Kostenposition,
} from "@gebuehrenportal/gerichtskosten";
import type { Cent, KeinErgebnis } from "@gebuehrenportal/recht";
import type { Instanz, ProzesskostenEingabe } from "../eingabe.ts";
import type { Abschnitt } from "../ergebnis.ts";
import { vorzeitig } from "./enden.ts";
import { gerichtsgesetz, onlineNummern, type Stufe, type Zulassungsweg } from "./rechtsweg.ts";

/** What the court charges in one part of the case, or why it charges no fee. */
export type Gerichtsteil = {
  readonly gericht: GerichtskostenErgebnis;
  readonly gebuehrenfrei?: NonNullable<Abschnitt["gebuehrenfrei"]>;
};

/** Costs of the court for an instance that is gone through. `stelle` counts from 0. */
export function instanzkosten(
  eingabe: ProzesskostenEingabe,
  stufe: Stufe,
  stelle: number,
): Gerichtsteil | KeinErgebnis {
  const instanz = eingabe.instanzen[stelle] as Instanz;
  const frei = gebuehrenfrei(eingabe, instanz, stelle);
  const gebuehr = frei ? [] : [gebuehrenposition(eingabe, stufe, stelle)];
  return kosten(
    eingabe,
    stelle,
    [
      ...gebuehr,
      ...auslage("zeugen", instanz.zeugen, eingabe.rechtsweg),
      ...auslage("sachverstaendige", instanz.sachverstaendige, eingabe.rechtsweg),
    ],
    frei,
  );
}

/** Costs of the court for leave to appeal that was not given; given leave costs nothing. */
export function zulassungskosten(
  eingabe: ProzesskostenEingabe,
  { kv, titel }: Zulassungsweg,
  stelle: number,
): Gerichtsteil | KeinErgebnis {
  const instanz = eingabe.instanzen[stelle] as Instanz;
  const wert = instanz.wert ?? eingabe.wert;
  const { zulassung: ausgang = "erfolgreich" } = instanz;
  if (ausgang === "erfolgreich") {
    return kosten(eingabe, stelle, [], {
      text: `${titel}: keine Gebühr, soweit das Rechtsmittel zugelassen wird`,
      norm: `Anm. zu Nr. ${kv.zurueckgenommen} KV GKG`,
    });
  }
  return kosten(eingabe, stelle, [{ id: "zulassung", nr: kv[ausgang], wert }]);
}

function kosten(
  { rechtsweg, instanzen }: ProzesskostenEingabe,
  stelle: number,
  positionen: readonly Kostenposition[],
  frei?: Gerichtsteil["gebuehrenfrei"],
): Gerichtsteil | KeinErgebnis {
  const am = (instanzen[stelle] as Instanz).am;
  const rechtsmittel = !frei && stelle > 0;
  const eingabe: GerichtskostenEingabe = {
    gesetz: gerichtsgesetz(rechtsweg),
    stichtag: rechtsmittel ? (instanzen[0]?.am ?? am) : am,
    ...(rechtsmittel && { rechtsmittelAm: am }),
    positionen,
  };
  const gericht = gerichtskosten(eingabe);
  if (gericht.art === "kein-ergebnis") return { ...gericht, feld: `instanzen[${stelle}].am` };
  return frei ? { gericht, gebuehrenfrei: frei } : { gericht };
}

/** Labour courts charge nothing for a settlement, nor in the first instance without a hearing in dispute. */
function gebuehrenfrei(
  { rechtsweg }: ProzesskostenEingabe,
  { ende, streitig = false }: Instanz,
  stelle: number,
): Gerichtsteil["gebuehrenfrei"] {
  if (rechtsweg !== "arbeit") return undefined;
  if (ende === "vergleich")
    return { text: "Gerichtsgebühr entfällt durch den Vergleich", norm: "Vorbem. 8 KV GKG" };
  if (stelle > 0 || streitig || !vorzeitig(ende)) return undefined;
  return {
    text: "Gerichtsgebühr entfällt ohne streitige Verhandlung",
    norm: "Anm. Abs. 2 zu Nr. 8210 KV GKG",
  };
}

function gebuehrenposition(eingabe: ProzesskostenEingabe, stufe: Stufe, stelle: number): Kostenposition {
  const instanz = eingabe.instanzen[stelle] as Instanz;
  const wert = instanz.wert ?? eingabe.wert;
  const kv: Stufe["kv"] = stelle === 0 && eingabe.onlineVerfahren ? onlineNummern : stufe.kv;
  const vorBegruendung = instanz.vorBegruendung && ["ruecknahme", "erledigung"].includes(instanz.ende);
  const sonst = kv.nurRuecknahme && instanz.ende !== "ruecknahme" ? undefined : kv.sonst;
  const ermaessigt = vorBegruendung ? kv.vorBegruendung : sonst;
  const mahn = stelle === 0 && eingabe.rechtsweg !== "arbeit" ? eingabe.mahnverfahren : undefined;
  return {
    id: stufe.id,
    nr: kv.urteil,
    wert,
    ...(instanz.ende !== "urteil" && ermaessigt && { ermaessigt }),
    ...(mahn && {
      angaben: {
        mahnverfahren: { wert: kleinererWert(mahn.wert ?? eingabe.wert, wert), anhaengigSeit: mahn.am },
      },
    }),
    ...(eingabe.ohneMindestwert && { angaben: { ohneMindestwert: true } }),
  };
}

/** Only what passed into the lawsuit is credited. */
const kleinererWert = (a: Cent, b: Cent): Cent => (a < b ? a : b);

const auslage = (
  id: string,
  betrag: Cent | undefined,
  rechtsweg: ProzesskostenEingabe["rechtsweg"],
): Kostenposition[] =>
  betrag ? [{ id, nr: gerichtsgesetz(rechtsweg) === "gkg" ? "9005" : "2005", betrag }] : [];
