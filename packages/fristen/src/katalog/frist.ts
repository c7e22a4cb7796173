import { katalogstand } from "@gebuehrenportal/gesetze/fristenkatalog/stand.ts";
import type { Fristzeile, Textzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import {
  datum,
  geringste,
  type KeinErgebnis,
  keinErgebnis,
  type Tag,
  tagNummer,
  type Vermerk,
} from "@gebuehrenportal/recht";
import { bekanntgabe } from "../bekanntgabe/bekanntgabe.ts";
import { dauerText, rechnerischesEnde, zaehldauer } from "../rechnung/dauer.ts";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import { tagPruefen, tagPruefenFalls } from "../rechnung/pruefung.ts";
import { frueherer, spaeterer } from "../rechnung/tage.ts";
import type { FristErgebnis, Fristschritt } from "../typen.ts";
import { fristzeile, textzeile } from "./daten.ts";
import type { AndereFassung, Katalogeingabe, KatalogfristErgebnis } from "./eingabe.ts";
import { rahmen } from "./eintrag.ts";
import { dauerAm, type Fassungsmass, fassungBei, type Mass } from "./fassung.ts";
import { begrenztesErgebnis, grenzfrist, grenzvermerke, mitGrenztag, nurGrenze } from "./grenze.ts";
import { grundangaben, ohneZahl, ortVon, rechnen, zweckVon } from "./rechnung.ts";
import { type Katalogtreffer, katalogtreffer } from "./suche.ts";
import { katalogvermerke } from "./vermerke.ts";

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
  const mass = massVon(z, norm, e, am);
  if ("art" in mass) return mass;
  const auftrag = { z, norm, am, e };
  const r = rechnen({ ...auftrag, mass: mass.mass });
  if (r.art !== "ergebnis") return r;
  const doppelt = mass.andere ? rechnen({ ...auftrag, mass: mass.andere }) : undefined;
  const { haupt: gewaehlt, andere, vermerke } = sichereFassung(z, norm, e, r, mass, doppelt);
  const haupt = begrenztesErgebnis(z, e, gewaehlt);
  return {
    ...haupt,
    schritte: [...(z.rechnung || (z.fuenfMonate && e.verkuendungAm) ? schritte : []), ...haupt.schritte],
    sicherheit: geringste([haupt.sicherheit, z.sicherheit]),
    vermerke: [
      ...katalogvermerke(norm, z, t, e),
      ...(mass.vermerk ? [mass.vermerk] : []),
      ...vermerke,
      ...rahmenvermerk(z, norm, am, haupt),
      ...haupt.vermerke,
    ],
    eintrag: { id, name: kopf.name, norm, gebiet: kopf.gebiet },
    katalogstand,
    notfrist: z.art === "notfrist",
    ...(andere && { andereFassung: andere }),
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

type Masswahl = {
  readonly mass: Mass;
  readonly gilt?: string;
  readonly andere?: Fassungsmass;
  readonly ab?: Tag;
  readonly vermerk?: Vermerk;
};

/** The length: set by a court, of a variant, of the version of the law, or simply that of the entry. */
function massVon(z: Fristzeile, norm: string, e: Katalogeingabe, am: Tag): Masswahl | KeinErgebnis {
  const beginn = z.beginn && { beginn: z.beginn };
  if (z.offen) {
    if (e.dauer) return { mass: { dauer: e.dauer } };
    if (e.bis === undefined) return ohneZahl(z, norm, rahmen(z));
    const fehler = tagPruefen(e.bis, "bis");
    if (fehler) return fehler;
    const tage = tagNummer(e.bis) - tagNummer(am);
    if (tage < 1) return keinErgebnis("Der gesetzte Tag liegt nicht nach dem Ereignis.", norm, "bis");
    return { mass: { dauer: [{ wert: tage, einheit: "tag" }] } };
  }
  if (e.variante !== undefined) {
    const variante = z.varianten?.find((v) => v.id === e.variante);
    if (!variante) return keinErgebnis("Diese Variante kennt der Eintrag nicht.", norm, "variante");
    return { mass: { dauer: dauerAusKuerzel(variante.dauer), ...beginn } };
  }
  const f = fassungBei(z, norm, am);
  if (f)
    return {
      mass: f.gewaehlt,
      gilt: f.gewaehlt.gilt,
      ab: f.ab,
      ...(f.andere && { andere: f.andere }),
      ...(f.vermerk && { vermerk: f.vermerk }),
    };
  return { mass: { dauer: dauerAusKuerzel(dauerAm(z, am) ?? ""), ...beginn } };
}

type Fassungsergebnis = {
  readonly haupt: FristErgebnis;
  readonly andere?: AndereFassung;
  readonly vermerke: readonly Vermerk[];
};

/** Two versions give two days: the safe one is the period, the other is told. A period over before the change stays. */
function sichereFassung(
  z: Fristzeile,
  norm: string,
  e: Katalogeingabe,
  r: FristErgebnis,
  { mass, gilt, andere, ab }: Masswahl,
  zweite: FristErgebnis | KeinErgebnis | undefined,
): Fassungsergebnis {
  if (!andere || zweite?.art !== "ergebnis" || gilt === undefined || ab === undefined)
    return { haupt: r, vermerke: [] };
  const warten = zweckVon(z, e) === "warten";
  const vorbei = r.ereignisAm < ab && r.ende < ab;
  const tausch = !vorbei && (warten ? zweite.ende > r.ende : zweite.ende < r.ende);
  const [haupt, neben] = tausch ? [zweite, r] : [r, zweite];
  const nebenmass = tausch ? { dauer: mass.dauer, gilt } : andere;
  const hauptgilt = tausch ? andere.gilt : gilt;
  const text = vorbei
    ? `Die Frist endete vor der Rechtsänderung am ${datum(haupt.ende)}. Zum Vergleich, ${nebenmass.gilt} gültig (${dauerText(nebenmass.dauer)}): ${datum(neben.ende)}.`
    : haupt.ende === neben.ende
      ? `Für diesen Vorgang kommen zwei Fassungen in Betracht (${hauptgilt}; ${nebenmass.gilt}); beide führen zum ${datum(haupt.ende)}.`
      : `Für diesen Vorgang kommen zwei Fassungen in Betracht: ${hauptgilt} gültig endet die Frist am ${datum(haupt.ende)}, ${nebenmass.gilt} gültig (${dauerText(nebenmass.dauer)}) am ${datum(neben.ende)}. Gerechnet ist mit dem sicheren Tag; bitte prüfen Sie das Übergangsrecht.`;
  return {
    haupt: {
      ...haupt,
      sichererTag: warten
        ? spaeterer(haupt.sichererTag, neben.sichererTag)
        : frueherer(haupt.sichererTag, neben.sichererTag),
    },
    andere: { gilt: nebenmass.gilt, dauer: nebenmass.dauer, ende: neben.ende },
    vermerke: [{ art: vorbei || haupt.ende === neben.ende ? "hinweis" : "warnung", text, norm }],
  };
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
