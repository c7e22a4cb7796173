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
import { ortDerSache } from "../orte/sitze.ts";
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
  zeile: Fristzeile,
  eingabe: Katalogeingabe,
): { readonly am: Tag; readonly schritte: readonly Fristschritt[] } | KeinErgebnis {
  if (eingabe.ereignisAm !== undefined && eingabe.bekanntgabe)
    return keinErgebnis(
      "Bitte geben Sie entweder den Ereignistag oder die Bekanntgabe an, nicht beides.",
      "§ 187 BGB",
      "bekanntgabe",
    );
  if (eingabe.bekanntgabe) {
    const genannt = eingabe.bekanntgabe.ort ?? ortVon(zeile, eingabe);
    const ort = genannt && ortDerSache(genannt, zeile.regime);
    const b = bekanntgabe(ort ? { ...eingabe.bekanntgabe, ort } : eingabe.bekanntgabe);
    return b.art === "ergebnis"
      ? { am: b.am, schritte: b.schritte }
      : { ...b, ...(b.feld !== undefined && { feld: `bekanntgabe.${b.feld}` }) };
  }
  const verkuendung = zeile.fuenfMonate || zeile.rechnung === "stpo345" ? eingabe.verkuendungAm : undefined;
  const am = eingabe.ereignisAm ?? verkuendung;
  const fehler = tagPruefen(
    am,
    eingabe.ereignisAm === undefined && verkuendung ? "verkuendungAm" : "ereignisAm",
  );
  return fehler ?? { am: am as Tag, schritte: [] };
}

/** Counts with the length set by a court, of a variant, of the versions of the law, or simply that of the entry. */
function nachDauer(
  zeile: Fristzeile,
  norm: string,
  eingabe: Katalogeingabe,
  am: Tag,
): Fassungsergebnis | KeinErgebnis {
  const auftrag = fassungsauftrag(zeile, norm, eingabe, am);
  const einfach = (mass: Mass): Fassungsergebnis | KeinErgebnis => {
    const haupt = auftrag.rechne(mass);
    return haupt.art === "ergebnis" ? { haupt, dauer: mass.dauer, vermerke: [], unsicher: false } : haupt;
  };
  if (zeile.offen) {
    const dauer = gesetzteDauer(zeile, norm, eingabe, am);
    return "art" in dauer ? dauer : einfach({ dauer });
  }
  if (eingabe.variante !== undefined) {
    const mass = variante(zeile, norm, am, eingabe);
    return "art" in mass ? mass : nachFassungen(mass, auftrag);
  }
  const fassungen = fassungenBei(zeile, am, eingabe);
  if (fassungen) return nachFassungen(fassungen, auftrag);
  const kurz = typeof zeile.dauer === "string" ? zeile.dauer : "";
  return einfach({ dauer: dauerAusKuerzel(kurz), ...(zeile.beginn && { beginn: zeile.beginn }) });
}

function fassungsauftrag(zeile: Fristzeile, norm: string, eingabe: Katalogeingabe, am: Tag): Fassungsauftrag {
  const { heute, ...ohneHeute } = eingabe;
  return {
    z: zeile,
    norm,
    am,
    warten: zweckVon(zeile, eingabe) === "warten",
    ...(heute !== undefined && { heute }),
    rechne: (mass, wie = {}) =>
      rechnen({
        z: wie.unverschoben ? { ...zeile, verschiebung: "keine" } : zeile,
        norm,
        am,
        mass,
        e: wie.ohneHeute ? ohneHeute : eingabe,
      }),
  };
}

/** The length a court or authority has set, or that to the day it has set. */
function gesetzteDauer(
  zeile: Fristzeile,
  norm: string,
  eingabe: Katalogeingabe,
  am: Tag,
): Dauer | KeinErgebnis {
  if (eingabe.dauer) return eingabe.dauer;
  if (eingabe.bis === undefined) return ohneZahl(zeile, norm, rahmen(zeile));
  const fehler = tagPruefen(eingabe.bis, "bis");
  if (fehler) return fehler;
  const tage = tagNummer(eingabe.bis) - tagNummer(am);
  if (tage < 1) return keinErgebnis("Der gesetzte Tag liegt nicht nach dem Ereignis.", norm, "bis");
  return [{ wert: tage, einheit: "tag" }];
}

/** A court that sets less than the least or more than the most the statute allows. */
function rahmenvermerk(
  zeile: Fristzeile,
  norm: string,
  am: Tag,
  ergebnis: FristErgebnis,
): readonly Vermerk[] {
  const ende = (kurz: string): Tag => rechnerischesEnde(am, zaehldauer(dauerAusKuerzel(kurz)), "ereignis");
  const zuKurz = zeile.mindestens !== undefined && ergebnis.rechnerischesEnde < ende(zeile.mindestens);
  const zuLang = zeile.hoechstens !== undefined && ergebnis.rechnerischesEnde > ende(zeile.hoechstens);
  return zuKurz || zuLang
    ? [{ art: "warnung", text: `Das Gesetz gibt einen Rahmen vor: ${rahmen(zeile)}.`, norm, feld: "dauer" }]
    : [];
}

/** The utmost limit where nothing else can be counted: no trigger is known, or „unverzüglich“ has no number (§ 121 BGB). */
function grenzeAllein(
  zeile: Fristzeile,
  textzeile: Textzeile,
  { id, name, norm, gebiet, ausloeser }: Katalogtreffer,
  eingabe: Katalogeingabe,
): KatalogfristErgebnis | KeinErgebnis | undefined {
  if (!zeile.grenze || eingabe.grenzeAb === undefined || !nurGrenze(zeile, eingabe)) return undefined;
  const r = grenzfrist(zeile.grenze, eingabe.grenzeAb, {
    ...grundangaben(zeile, eingabe),
    verschiebung: zeile.verschiebung ?? "vorwaerts",
  });
  if (r.art !== "ergebnis") return r;
  return {
    ...r,
    sicherheit: geringste([
      r.sicherheit,
      zeile.sicherheit,
      zeile.grenze.ausnahme === undefined ? undefined : "mittel",
    ]),
    vermerke: [
      ...katalogvermerke(norm, zeile, textzeile, eingabe),
      ...grenzvermerke(zeile, ausloeser, norm),
      ...r.vermerke,
    ],
    eintrag: { id, name, norm, gebiet },
    katalogstand,
    notfrist: zeile.art === "notfrist",
    bestaetigung: zeile.sicherheit === "niedrig",
  };
}
