import { katalogstand } from "@gebuehrenportal/gesetze/fristenkatalog/stand.ts";
import type { Fristzeile, Textzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import {
  geringste,
  type KeinErgebnis,
  keinErgebnis,
  type Tag,
  tagNummer,
  type Vermerk,
} from "@gebuehrenportal/recht";
import { bekanntgabe } from "../bekanntgabe/bekanntgabe.ts";
import { rechnerischesEnde, zaehldauer } from "../rechnung/dauer.ts";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import { tagPruefen, tagPruefenFalls } from "../rechnung/pruefung.ts";
import type { Dauer, FristErgebnis, Fristschritt } from "../typen.ts";
import { fristzeile, textzeile } from "./daten.ts";
import type { Katalogeingabe, KatalogfristErgebnis } from "./eingabe.ts";
import { rahmen } from "./eintrag.ts";
import { fassungenBei, type Mass } from "./fassung.ts";
import { type Fassungsauftrag, type Fassungsergebnis, nachFassungen } from "./fassungswahl.ts";
import { begrenztesErgebnis, grenzfrist, grenzvermerke, mitGrenztag, nurGrenze } from "./grenze.ts";
import { grundangaben, ohneZahl, ortVon, rechnen, zweckVon } from "./rechnung.ts";
import { type Katalogtreffer, katalogtreffer } from "./suche.ts";
import { variante } from "./variante.ts";
import { katalogvermerke } from "./vermerke.ts";
import { wahltagPruefen } from "./wahltagpruefung.ts";

/**
 * A period of the catalogue from the day of its trigger. Regime, beginning, direction, holidays, utmost limit and special
 * calculation come from the entry; the caller gives day and place. Confidence, notes and changes of law stand in
 * `vermerke`. Where two versions of the law can be argued, both days are told and the safe one is the period. Never throws;
 * faults and periods without a number are a `KeinErgebnis` with the field that is missing.
 */
export function katalogfrist(id: string, eingabe: Katalogeingabe): KatalogfristErgebnis | KeinErgebnis {
  const kopf = katalogtreffer(id);
  const z = fristzeile(id);
  const t = textzeile(id);
  if (!kopf || !z || !t)
    return keinErgebnis("Diesen Eintrag gibt es im Fristenkatalog nicht.", "§ 186 BGB", "id");
  const { norm } = kopf;
  const fehler = tagPruefenFalls(eingabe.grenzeAb, "grenzeAb");
  if (fehler) return fehler;
  const e = mitGrenztag(z, norm, eingabe);
  if ("art" in e) return e;
  const allein = grenzeAllein(z, t, kopf, e);
  if (allein) return allein;
  const tage = ereignistag(z, e);
  if ("art" in tage) return tage;
  const { am, schritte } = tage;
  const falsch = wahltagPruefen(z, am, e);
  if (falsch) return falsch;
  const gerechnet = nachDauer(z, norm, e, am);
  if ("art" in gerechnet) return gerechnet;
  const haupt = begrenztesErgebnis(z, e, gerechnet.haupt);
  return {
    ...haupt,
    schritte: [...(z.rechnung || (z.fuenfMonate && e.verkuendungAm) ? schritte : []), ...haupt.schritte],
    sicherheit: geringste([haupt.sicherheit, z.sicherheit, gerechnet.unsicher ? "mittel" : undefined]),
    vermerke: [
      ...katalogvermerke(norm, z, t, e),
      ...gerechnet.vermerke,
      ...rahmenvermerk(z, norm, am, haupt),
      ...haupt.vermerke,
    ],
    eintrag: { id, name: kopf.name, norm, gebiet: kopf.gebiet },
    katalogstand,
    notfrist: z.art === "notfrist",
    ...(gerechnet.dauer && gerechnet.dauer.length > 0 && { dauer: gerechnet.dauer }),
    ...(gerechnet.andere && { andereFassung: gerechnet.andere }),
    bestaetigung: z.sicherheit === "niedrig",
  };
}

/** The day of the trigger; the steps of a fiction go with it. */
function ereignistag(
  z: Fristzeile,
  e: Katalogeingabe,
): { readonly am: Tag; readonly schritte: readonly Fristschritt[] } | KeinErgebnis {
  if (e.ereignisAm !== undefined && e.bekanntgabe)
    return keinErgebnis(
      "Bitte geben Sie entweder den Ereignistag oder die Bekanntgabe an, nicht beides.",
      "§ 187 BGB",
      "bekanntgabe",
    );
  if (e.bekanntgabe) {
    const ort = e.bekanntgabe.ort ?? ortVon(z, e);
    const b = bekanntgabe(ort ? { ...e.bekanntgabe, ort } : e.bekanntgabe);
    return b.art === "ergebnis"
      ? { am: b.am, schritte: b.schritte }
      : { ...b, ...(b.feld !== undefined && { feld: `bekanntgabe.${b.feld}` }) };
  }
  const verkuendung = z.fuenfMonate || z.rechnung === "stpo345" ? e.verkuendungAm : undefined;
  const am = e.ereignisAm ?? verkuendung;
  const fehler = tagPruefen(am, e.ereignisAm === undefined && verkuendung ? "verkuendungAm" : "ereignisAm");
  return fehler ?? { am: am as Tag, schritte: [] };
}

/** Counts with the length set by a court, of a variant, of the versions of the law, or simply that of the entry. */
function nachDauer(z: Fristzeile, norm: string, e: Katalogeingabe, am: Tag): Fassungsergebnis | KeinErgebnis {
  const auftrag = fassungsauftrag(z, norm, e, am);
  const einfach = (mass: Mass): Fassungsergebnis | KeinErgebnis => {
    const haupt = auftrag.rechne(mass);
    return haupt.art === "ergebnis" ? { haupt, dauer: mass.dauer, vermerke: [], unsicher: false } : haupt;
  };
  if (z.offen) {
    const dauer = gesetzteDauer(z, norm, e, am);
    return "art" in dauer ? dauer : einfach({ dauer });
  }
  if (e.variante !== undefined) {
    const mass = variante(z, norm, am, e);
    return "art" in mass ? mass : nachFassungen(mass, auftrag);
  }
  const fassungen = fassungenBei(z, am, e);
  if (fassungen) return nachFassungen(fassungen, auftrag);
  const kurz = typeof z.dauer === "string" ? z.dauer : "";
  return einfach({ dauer: dauerAusKuerzel(kurz), ...(z.beginn && { beginn: z.beginn }) });
}

function fassungsauftrag(z: Fristzeile, norm: string, e: Katalogeingabe, am: Tag): Fassungsauftrag {
  const { heute, ...ohneHeute } = e;
  return {
    z,
    norm,
    am,
    warten: zweckVon(z, e) === "warten",
    ...(heute !== undefined && { heute }),
    rechne: (mass, wie = {}) =>
      rechnen({
        z: wie.unverschoben ? { ...z, verschiebung: "keine" } : z,
        norm,
        am,
        mass,
        e: wie.ohneHeute ? ohneHeute : e,
      }),
  };
}

/** The length a court or authority has set, or that to the day it has set. */
function gesetzteDauer(z: Fristzeile, norm: string, e: Katalogeingabe, am: Tag): Dauer | KeinErgebnis {
  if (e.dauer) return e.dauer;
  if (e.bis === undefined) return ohneZahl(z, norm, rahmen(z));
  const fehler = tagPruefen(e.bis, "bis");
  if (fehler) return fehler;
  const tage = tagNummer(e.bis) - tagNummer(am);
  if (tage < 1) return keinErgebnis("Der gesetzte Tag liegt nicht nach dem Ereignis.", norm, "bis");
  return [{ wert: tage, einheit: "tag" }];
}

/** A court that sets less than the least or more than the most the statute allows. */
function rahmenvermerk(z: Fristzeile, norm: string, am: Tag, r: FristErgebnis): readonly Vermerk[] {
  const ende = (kurz: string): Tag => rechnerischesEnde(am, zaehldauer(dauerAusKuerzel(kurz)), "ereignis");
  const zuKurz = z.mindestens !== undefined && r.rechnerischesEnde < ende(z.mindestens);
  const zuLang = z.hoechstens !== undefined && r.rechnerischesEnde > ende(z.hoechstens);
  return zuKurz || zuLang
    ? [{ art: "warnung", text: `Das Gesetz gibt einen Rahmen vor: ${rahmen(z)}.`, norm, feld: "dauer" }]
    : [];
}

/** The utmost limit where nothing else can be counted: no trigger is known, or „unverzüglich“ has no number (§ 121 BGB). */
function grenzeAllein(
  z: Fristzeile,
  t: Textzeile,
  { id, name, norm, gebiet, ausloeser }: Katalogtreffer,
  e: Katalogeingabe,
): KatalogfristErgebnis | KeinErgebnis | undefined {
  if (!z.grenze || e.grenzeAb === undefined || !nurGrenze(z, e)) return undefined;
  const r = grenzfrist(z.grenze, e.grenzeAb, {
    ...grundangaben(z, e),
    verschiebung: z.verschiebung ?? "vorwaerts",
  });
  if (r.art !== "ergebnis") return r;
  return {
    ...r,
    sicherheit: geringste([
      r.sicherheit,
      z.sicherheit,
      z.grenze.ausnahme === undefined ? undefined : "mittel",
    ]),
    vermerke: [...katalogvermerke(norm, z, t, e), ...grenzvermerke(z, ausloeser, norm), ...r.vermerke],
    eintrag: { id, name, norm, gebiet },
    katalogstand,
    notfrist: z.art === "notfrist",
    bestaetigung: z.sicherheit === "niedrig",
  };
}
