import { cent, type KeinErgebnis, keinErgebnis } from "@gebuehrenportal/recht";
import { anwaltskosten, gebuehrNetto, type Rechnungsauftrag } from "../anwalt.ts";
import type { Instanz, ProzesskostenEingabe, Verfahrensende } from "../eingabe.ts";
import type { Abschnitt } from "../ergebnis.ts";
import { type Gerichtsteil, instanzkosten, zulassungskosten } from "./gericht.ts";
import { erstattungsausschluss, regelnDes, type Stufe, type Zulassungsweg } from "./rechtsweg.ts";
import { type Aufgabe, zusammen } from "./teil.ts";
import { anrechnungAuf } from "./vorverfahren.ts";

/** The parts of one instance: leave to appeal where it was asked for, and the instance unless leave was refused. */
export function instanzabschnitte(aufgabe: Aufgabe, stelle: number): readonly Abschnitt[] | KeinErgebnis {
  const { eingabe, stufen } = aufgabe;
  const { instanzen } = eingabe;
  const stufe = stufen[stelle];
  const instanz = instanzen[stelle];
  if (!stufe || !instanz) throw new RangeError(`Keine Instanz ${stelle + 1}`);
  const fehlt = unzulaessig(eingabe, stufe, stelle);
  if (fehlt) return fehlt;
  const weg = instanz.zulassung && stufe.zulassung;
  const eigens = weg && (instanz.zulassung !== "erfolgreich" || weg.eigeneAngelegenheit);
  const teile = [
    ...(eigens ? [zulassungsabschnitt(aufgabe, stufe, weg, stelle)] : []),
    ...(!weg || instanz.zulassung === "erfolgreich" ? [instanzabschnitt(aufgabe, stufe, stelle)] : []),
  ];
  const abschnitte: Abschnitt[] = [];
  for (const teil of teile) {
    if ("art" in teil) return teil;
    abschnitte.push(teil);
  }
  return abschnitte;
}

/** What the procedural law does not know. */
function unzulaessig(
  { rechtsweg, instanzen }: ProzesskostenEingabe,
  stufe: Stufe,
  stelle: number,
): KeinErgebnis | undefined {
  const { ende, zulassung } = instanzen[stelle] as Instanz;
  const vorher = instanzen[stelle - 1]?.zulassung;
  if (vorher && vorher !== "erfolgreich") {
    return keinErgebnis(
      "Ohne Zulassung endet das Verfahren; eine weitere Instanz gibt es nicht.",
      regelnDes[rechtsweg ?? "zivil"].stufen[stelle - 1]?.zulassung?.norm ?? "",
      `instanzen[${stelle - 1}].zulassung`,
    );
  }
  if (rechtsweg === "finanz" && (ende === "vergleich" || ende === "anerkenntnis")) {
    return keinErgebnis(
      "Vor den Finanzgerichten endet das Verfahren nicht durch Vergleich oder Anerkenntnis; wer sich verständigt, erklärt es für erledigt.",
      "§ 138 FGO",
      `instanzen[${stelle}].ende`,
    );
  }
  if (rechtsweg === "scheidung" && (ende === "vergleich" || ende === "anerkenntnis")) {
    return keinErgebnis(
      "Eine Ehe wird nicht durch Vergleich oder Anerkenntnis geschieden; Vergleiche über einzelne Folgesachen sind hier nicht gerechnet.",
      "§ 113 Abs. 4 Nr. 6 FamFG",
      `instanzen[${stelle}].ende`,
    );
  }
  if (zulassung && !stufe.zulassung) {
    return keinErgebnis(
      "In dieser Instanz kennt der Rechtsweg kein eigenes Zulassungsverfahren.",
      rechtsweg === "scheidung" ? "§ 70 FamFG" : "§ 511 ZPO",
      `instanzen[${stelle}].zulassung`,
    );
  }
  return undefined;
}

/**
 * Whoever must answer an appeal that is withdrawn before its grounds arrive has no reason yet to move for its dismissal: repaid
 * is the reduced fee (BGH, 3 July 2007, VI ZB 21/06).
 */
export const nurErmaessigt = (instanz: Instanz, stelle: number): boolean =>
  stelle > 0 &&
  instanz.ende === "ruecknahme" &&
  instanz.vorBegruendung === true &&
  instanz.volleGebuehr !== true;

/** Whether the lawyers earn the fee for the hearing in this instance. */
export const mitTermin = ({ termin, ende }: Instanz): boolean => termin ?? !ohneTermin.includes(ende);

const ohneTermin: readonly Verfahrensende[] = ["ruecknahme", "erledigung"];

function instanzabschnitt(aufgabe: Aufgabe, stufe: Stufe, stelle: number): Abschnitt | KeinErgebnis {
  const { eingabe } = aufgabe;
  const instanz = eingabe.instanzen[stelle] as Instanz;
  const { vv } = stufe;
  const weitere = [
    ...(mitTermin(instanz) ? [vv.termin] : []),
    ...(instanz.ende === "vergleich" ? [vv.einigung] : []),
  ];
  const weg = instanz.zulassung === "erfolgreich" ? stufe.zulassung : undefined;
  const wert = instanz.wert ?? eingabe.wert;
  return mitAnwaelten(
    aufgabe,
    { id: stufe.id, titel: stufe.titel, stelle, ...vorGericht(stufe) },
    instanzkosten(eingabe, stufe, stelle),
    (istKlaeger) => {
      const eigene = istKlaeger === (eingabe.rolle === "klaeger");
      const reduziert = nurErmaessigt(instanz, stelle) && eigene === (instanz.rechtsmittelVon === "gegner");
      const nummern = [(reduziert && vv.ermaessigt) || vv.verfahren, ...weitere];
      const auftrag = { am: instanz.am, wert, nummern };
      if (weg?.eigeneAngelegenheit)
        return {
          ...auftrag,
          frueher: { nr: weg.vv, auftragAm: instanz.am, wert },
          frueherBeigeordnet: true,
        };
      const frueher = stelle === 0 ? anrechnungAuf(eingabe, istKlaeger, "klage") : undefined;
      return frueher ? { ...auftrag, frueher } : auftrag;
    },
  );
}

function zulassungsabschnitt(
  aufgabe: Aufgabe,
  stufe: Stufe,
  weg: Zulassungsweg,
  stelle: number,
): Abschnitt | KeinErgebnis {
  const { eingabe } = aufgabe;
  const instanz = eingabe.instanzen[stelle] as Instanz;
  return mitAnwaelten(
    aufgabe,
    { id: stufe.id === "2" ? "zulassung2" : "zulassung3", titel: weg.titel, stelle, ...vorGericht(stufe) },
    zulassungskosten(eingabe, weg, stelle),
    () => ({ am: instanz.am, wert: instanz.wert ?? eingabe.wert, nummern: [weg.vv] }),
  );
}

const vorGericht = ({ instanzgericht }: Stufe) => instanzgericht && { instanzgericht };

function mitAnwaelten(
  { eingabe, rechnungen }: Aufgabe,
  kopf: Pick<Abschnitt, "id" | "titel" | "instanzgericht"> & { readonly stelle: number },
  gericht: Gerichtsteil | KeinErgebnis,
  auftrag: (istKlaeger: boolean) => Rechnungsauftrag,
): Abschnitt | KeinErgebnis {
  if ("art" in gericht) return gericht;
  const { rechtsweg = "zivil", rolle, prozesskostenhilfe = false } = eingabe;
  const klaeger = rolle === "klaeger";
  const eigener = auftrag(klaeger);
  const eigene = anwaltskosten(
    rechnungen,
    eingabe.eigene,
    prozesskostenhilfe ? beigeordnet(rechnungen, eingabe, eigener) : eigener,
  );
  if (eigene && "art" in eigene) return eigene;
  const gegner = anwaltskosten(rechnungen, eingabe.gegner, auftrag(!klaeger));
  if (gegner && "art" in gegner) return gegner;
  const ausschluss = (istKlaeger: boolean) => erstattungsausschluss(rechtsweg, kopf.stelle, istKlaeger);
  return zusammen({ ...kopf, ...gericht }, eigene, gegner, {
    eigene: ausschluss(klaeger) && eigene ? eigene.betrag : cent(0),
    gegner: ausschluss(!klaeger) && gegner ? gegner.betrag : cent(0),
    normen: ausschluss(klaeger) ?? ausschluss(!klaeger) ?? "",
  });
}

/** Under legal aid: earlier fees were paid, by the treasury within the case and by the client before it. */
function beigeordnet(
  rechnungen: Aufgabe["rechnungen"],
  { eigene }: ProzesskostenEingabe,
  { frueher, ...auftrag }: Rechnungsauftrag,
): Rechnungsauftrag {
  if (!frueher || auftrag.frueherBeigeordnet)
    return { ...auftrag, ...(frueher && { frueher }), beigeordnet: true };
  const gezahlt = gebuehrNetto(rechnungen, eigene, frueher);
  return { ...auftrag, frueher: { ...frueher, gezahlt }, beigeordnet: true };
}
