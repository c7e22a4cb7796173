import {
  hatMindeststreitwert,
  mindeststreitwert,
  wertgrenzen2012,
} from "@gebuehrenportal/gesetze/gkg/paragraph-52.ts";
import {
  ohneDreiMonatsregel,
  vermoegensgrenzen,
  verzoegerungsnorm,
} from "@gebuehrenportal/gesetze/kostenverzeichnis/besonderheiten.ts";
import type { GerichtskostenTabelle } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import {
  anteil,
  type Cent,
  cent,
  euro,
  fassungAm,
  groesser,
  kleiner,
  type Schritt,
  satz,
} from "@gebuehrenportal/recht";
import { kein } from "./abbruch.ts";
import { bestandteile } from "./bestandteile.ts";
import type { Kostenangaben } from "./eingabe.ts";
import type { Frage } from "./frage.ts";
import { type Stelle, stelleAm } from "./posten.ts";
import { bussgeldNr, istStrafgebuehr, strafgebuehrNummer } from "./strafe.ts";
import { type Betrag, wertgebuehr } from "./wertgebuehr.ts";
import { istZeitzuschlag, zuschlagNachStunden } from "./zeitzuschlag.ts";

type Wert<A extends Stelle["wert"]["art"]> = Extract<Stelle["wert"], { art: A }>;

/** What the number costs once, before the count and before what depends on other positions. */
export function einzelbetrag(f: Frage): Betrag {
  const { wert } = f.stelle;
  switch (wert.art) {
    case "satz":
      return nachSatz(f, wert, wert.satz100);
    case "satzrahmen":
      return nachSatz(f, wert, rahmensatz(f, wert));
    case "fest":
      return mitHoechstgebuehr(f, wert.hoechstensNr, nachDreiMonaten(f, wert, festgebuehr(f, wert.betrag)));
    case "je-angefangene":
      return jeAngefangene(f, wert);
    case "je-einheit":
      return jeEinheit(f, wert);
    case "prozent":
      return prozent(f, wert);
    case "vielfaches":
      return vielfaches(f, wert);
    case "hoechstens":
      return hoechstens(f, wert);
    case "auslage":
      return auslage(f, wert);
    case "gericht":
      return vomGericht(f, wert);
    case "bestandteile":
      return bestandteile(f, wert.bestandteil);
  }
}

const norm = ({ stelle }: Frage): string => stelle.nummer.werte.norm;
const angaben = ({ p }: Frage): Kostenangaben => p.angaben ?? {};
const schritt = (f: Frage, text: string, betrag: Cent): Schritt => ({ text, norm: norm(f), betrag });

function wertVon(f: Frage): Cent {
  return f.p.wert ?? kein(`Nr. ${f.stelle.nummer.nr}: Geben Sie den Wert an.`, norm(f), `${f.feld}.wert`);
}

function betragVon(f: Frage, was: string): Cent {
  return f.p.betrag ?? kein(`Nr. ${f.stelle.nummer.nr}: Geben Sie ${was} an.`, norm(f), `${f.feld}.betrag`);
}

function nachSatz(f: Frage, wert: Wert<"satz"> | Wert<"satzrahmen">, satz100: number): Betrag {
  const { bezug } = f.stelle.nummer;
  const verlangt = f.p.satz100;
  if (wert.art === "satz" && verlangt !== undefined && verlangt !== satz100) {
    kein(`Nr. ${f.stelle.nummer.nr} hat den festen Satz ${satz(satz100)}.`, norm(f), `${f.feld}.satz100`);
  }
  if (bezug === "strafe" || bezug === "geldbusse") return nachGebuehr(f, satz100, wert.min);
  if (bezug === undefined) kein("Die Gebühr hat keine Tabelle.", norm(f), `${f.feld}.nr`);
  const halb = wert.art === "satz" && wert.halbesMinimum && angaben(f).erstesOderLetztesJahr === true;
  const min = wert.min === undefined || !halb ? wert.min : anteil(wert.min, 1, 2);
  const grenzen = {
    ...(min !== undefined && { min }),
    ...(wert.art === "satz" && wert.max !== undefined && { max: wert.max }),
    ...(wert.art === "satz" && wert.darueber && { darueber: wert.darueber }),
  };
  const mindestens = mitMindestwert(f, wertVon(f));
  const gebuehr = wertgebuehr(
    {
      tabelle: bezug as GerichtskostenTabelle,
      wert: mindestens.betrag,
      satz100,
      tag: f.stelle.tag,
      norm: norm(f),
    },
    grenzen,
  );
  const ergebnis = { ...gebuehr, schritte: [...mindestens.schritte, ...gebuehr.schritte] };
  return wert.art === "satz" ? mitHoechstgebuehr(f, wert.hoechstensNr, ergebnis) : ergebnis;
}

/** § 52 Abs. 4 Nr. 1 GKG, until July 2013 § 52 Abs. 4: before the finance courts a lower value is raised. */
function mitMindestwert(f: Frage, wert: Cent): Betrag {
  const { gesetz, nummer, tag } = f.stelle;
  const gilt = hatMindeststreitwert(gesetz, nummer.nr) && angaben(f).ohneMindestwert !== true;
  const heutige = fassungAm(mindeststreitwert, tag)?.wert;
  const mindestens = heutige ?? fassungAm(wertgrenzen2012, tag)?.wert.finanzMindestens;
  if (!gilt || mindestens === undefined || wert >= mindestens) return { betrag: wert, schritte: [] };
  const reihe = heutige === undefined ? wertgrenzen2012 : mindeststreitwert;
  const text = `Streitwert mindestens ${euro(mindestens)}`;
  return { betrag: mindestens, schritte: [{ text, norm: reihe.norm, betrag: mindestens }] };
}

/** A rate of the fee by sentence (3110 to 3117 KV GKG) or by fine (4110 KV GKG). */
function nachGebuehr(f: Frage, satz100: number, min: Cent | undefined): Betrag {
  const nr = f.stelle.nummer.bezug === "geldbusse" ? bussgeldNr : strafnummer(f);
  const grund = nebenbetrag(f, nr);
  const voll = anteil(grund.betrag, satz100, 100);
  const betrag = min === undefined ? voll : groesser(voll, min);
  return {
    betrag,
    satz100,
    schritte: [
      ...grund.schritte,
      schritt(f, `${satz(satz100)} der Gebühr Nr. ${nr}`, voll),
      ...(betrag > voll ? [schritt(f, `Mindestens ${euro(betrag)}`, betrag)] : []),
    ],
  };
}

function strafnummer(f: Frage): string {
  const { strafe, grundlage } = angaben(f);
  const nr = grundlage ?? (strafe && strafgebuehrNummer(strafe));
  if (nr !== undefined && istStrafgebuehr(nr)) return nr;
  return kein(
    `Nr. ${f.stelle.nummer.nr} bemisst sich nach der Strafe; geben Sie die rechtskräftig erkannte Strafe an.`,
    "Vorbem. 3.1 KV GKG",
    grundlage === undefined ? `${f.feld}.angaben.strafe` : `${f.feld}.angaben.grundlage`,
  );
}

/** The fee of another number, computed from the same value, fine and facts. */
function nebenbetrag(f: Frage, nr: string): Betrag {
  const stelle = stelleAm(f.stelle.gesetz, nr, f.stelle.tag, `${f.feld}.angaben.grundlage`);
  if (stelle.nummer.nr === f.stelle.nummer.nr) {
    kein("Eine Gebühr bemisst sich nicht nach sich selbst.", norm(f), `${f.feld}.angaben.grundlage`);
  }
  const { satz100: _satz, ermaessigt: _ermaessigt, ...p } = f.p;
  const { grundlage: _grundlage, ...rest } = angaben(f);
  const rahmen =
    stelle.wert.art === "satzrahmen" && f.p.satz100 !== undefined ? { satz100: f.p.satz100 } : {};
  return einzelbetrag({ stelle, p: { ...p, ...rahmen, angaben: rest }, feld: f.feld });
}

function rahmensatz(f: Frage, { min100, max100 }: Wert<"satzrahmen"> | Wert<"gericht">): number {
  const gewaehlt = f.p.satz100;
  if (gewaehlt !== undefined && Number.isSafeInteger(gewaehlt) && gewaehlt >= min100 && gewaehlt <= max100) {
    return gewaehlt;
  }
  return kein(
    `Nr. ${f.stelle.nummer.nr}: Geben Sie einen Satz von ${satz(min100)} bis ${satz(max100)} an.`,
    norm(f),
    `${f.feld}.satz100`,
  );
}

/** A fixed fee; the surcharge of a bailiff is counted by the hours of the act where they are given. */
function festgebuehr(f: Frage, betrag: Cent): Betrag {
  const { stunden } = angaben(f);
  if (stunden !== undefined && istZeitzuschlag(f.stelle.gesetz, f.stelle.nummer.nr))
    return zuschlagNachStunden(stunden, betrag, norm(f));
  return { betrag, schritte: [schritt(f, "Festgebühr", betrag)] };
}

/** At most one fee of another number, by the assets; without them the limit cannot be told. */
function mitHoechstgebuehr(f: Frage, nr: string | undefined, bisher: Betrag): Betrag {
  const { vermoegen } = angaben(f);
  if (nr === undefined || vermoegen === undefined) return bisher;
  const stelle = stelleAm(f.stelle.gesetz, nr, f.stelle.tag, f.feld);
  const { hoechstensDreiMonate: _kurz, ...ohneKurz } = angaben(f);
  const faktum = ohneDreiMonatsregel.includes(f.stelle.nummer.nr) ? ohneKurz : angaben(f);
  const grenze = einzelbetrag({ stelle, p: { ...f.p, wert: vermoegen, angaben: faktum }, feld: f.feld });
  if (grenze.betrag >= bisher.betrag) return bisher;
  return {
    ...bisher,
    betrag: grenze.betrag,
    schritte: [
      ...bisher.schritte,
      ...grenze.schritte,
      schritt(f, `Höchstens eine Gebühr Nr. ${nr}`, grenze.betrag),
    ],
  };
}

function nachDreiMonaten(f: Frage, wert: Wert<"fest"> | Wert<"je-angefangene">, bisher: Betrag): Betrag {
  const { dreiMonate } = wert;
  if (dreiMonate?.statt !== "gebuehr" || angaben(f).hoechstensDreiMonate !== true) return bisher;
  return {
    betrag: dreiMonate.betrag,
    schritte: [schritt(f, "Dauer höchstens drei Monate", dreiMonate.betrag)],
  };
}

function jeAngefangene(f: Frage, wert: Wert<"je-angefangene">): Betrag {
  const vermoegen = wertVon(f);
  const frei = wert.freibetrag ?? cent(0);
  if (wert.freibetrag !== undefined && vermoegen <= frei) return ohneVermoegen(f, vermoegen, frei);
  const zaehlt = cent(vermoegen - frei);
  const schritte = Math.ceil(zaehlt / wert.je);
  const voll = cent(schritte * wert.betrag);
  const kurz = wert.dreiMonate?.statt === "mindestbetrag" && angaben(f).hoechstensDreiMonate === true;
  const min = kurz ? wert.dreiMonate?.betrag : wert.min;
  const betrag = min === undefined ? voll : groesser(voll, min);
  return nachDreiMonaten(f, wert, {
    betrag,
    wert: vermoegen,
    schritte: [
      ...(frei > 0
        ? [
            {
              text: `Vermögen ${euro(vermoegen)}, soweit es ${euro(frei)} übersteigt`,
              norm: `Anm. Abs. 1 zu ${norm(f)}`,
              betrag: zaehlt,
            },
          ]
        : []),
      schritt(f, `${euro(wert.betrag)} je angefangene ${euro(wert.je)} aus ${euro(zaehlt)}`, voll),
      ...(betrag > voll ? [schritt(f, `Mindestens ${euro(betrag)}`, betrag)] : []),
    ],
  });
}

/** Who owns no more than the limit is charged no fee, whatever the minimum. */
function ohneVermoegen(f: Frage, vermoegen: Cent, grenze: Cent): Betrag {
  const text = `Vermögen ${euro(vermoegen)}, nicht mehr als ${euro(grenze)}: keine Gebühr`;
  const betrag = cent(0);
  return {
    betrag,
    wert: vermoegen,
    schritte: [{ text, norm: vermoegensgrenzen[f.stelle.gesetz] ?? norm(f), betrag }],
  };
}

/** The count is part of the amount, since the minimum holds for all units together. */
function jeEinheit(f: Frage, { betrag: je, min }: Wert<"je-einheit">): Betrag {
  const zahl = f.p.anzahl ?? 1;
  const voll = cent(zahl * je);
  const betrag = min === undefined ? voll : groesser(voll, min);
  return {
    betrag,
    schritte: [
      schritt(f, `${zahl} × ${euro(je)}`, voll),
      ...(betrag > voll ? [schritt(f, `Mindestens ${euro(betrag)}`, betrag)] : []),
    ],
  };
}

/** The amount of which a share is charged: given, a fine, or the fee of another number. */
function bezugsbetrag(f: Frage, was: string): Betrag {
  const { grundlage, strafe } = angaben(f);
  if (f.p.betrag !== undefined) return { betrag: f.p.betrag, schritte: [] };
  if (strafe?.art === "geldbusse") return { betrag: strafe.betrag, schritte: [] };
  if (grundlage !== undefined) return nebenbetrag(f, grundlage);
  return { betrag: betragVon(f, was), schritte: [] };
}

function prozent(f: Frage, wert: Wert<"prozent">): Betrag {
  const von = bezugsbetrag(f, "den Betrag, nach dem sie sich richtet,");
  const voll = anteil(von.betrag, wert.prozent, 100);
  let betrag = wert.min === undefined ? voll : groesser(voll, wert.min);
  if (wert.max !== undefined) betrag = kleiner(betrag, wert.max);
  return {
    betrag,
    schritte: [
      ...von.schritte,
      schritt(f, `${wert.prozent}\u00a0% aus ${euro(von.betrag)}`, voll),
      ...(betrag > voll ? [schritt(f, `Mindestens ${euro(betrag)}`, betrag)] : []),
      ...(betrag < voll ? [schritt(f, `Höchstens ${euro(betrag)}`, betrag)] : []),
    ],
  };
}

function vielfaches(f: Frage, { zaehler, nenner }: Wert<"vielfaches">): Betrag {
  if (f.statt && zaehler < 0) return minderung(f, f.statt);
  const von = bezugsbetrag(f, "die Gebühr, nach der sie sich richtet,");
  const betrag = anteil(von.betrag, zaehler, nenner);
  const text =
    nenner === 100
      ? `${satz(zaehler)} der Gebühr von ${euro(von.betrag)}`
      : `${zaehler}/${nenner} von ${euro(von.betrag)}`;
  return { betrag, schritte: [...von.schritte, schritt(f, text, betrag)] };
}

/** Nr. 24103 KV GNotKG: the fee less the fee of the deed. */
function minderung(f: Frage, statt: Stelle): Betrag {
  const voll = ohneErmaessigung(f, statt);
  const ab = kleiner(betragVon(f, "die Gebühr für das Beurkundungsverfahren"), voll.betrag);
  const betrag = cent(voll.betrag - ab);
  return { ...voll, betrag, schritte: [...voll.schritte, schritt(f, `Abzüglich ${euro(ab)}`, betrag)] };
}

function ohneErmaessigung(f: Frage, stelle: Stelle): Betrag {
  const { ermaessigt: _, ...p } = f.p;
  return einzelbetrag({ stelle, p, feld: f.feld });
}

/** The fee that is capped, at most `max` for each act. */
function hoechstens(f: Frage, { max }: Wert<"hoechstens">): Betrag {
  const nr = angaben(f).grundlage ?? f.stelle.nummer.ersetzt[0] ?? "";
  const voll = f.statt ? ohneErmaessigung(f, f.statt) : nebenbetrag(f, nr);
  const grenze = cent(max * (f.p.anzahl ?? 1));
  const betrag = kleiner(voll.betrag, grenze);
  return {
    ...voll,
    betrag,
    schritte: [
      ...voll.schritte,
      ...(betrag < voll.betrag ? [schritt(f, `Höchstens ${euro(grenze)}`, betrag)] : []),
    ],
  };
}

function auslage(f: Frage, { min }: Wert<"auslage">): Betrag {
  const gezahlt = betragVon(f, "den Betrag der Auslage");
  const betrag = min === undefined ? gezahlt : groesser(gezahlt, min);
  return {
    betrag,
    schritte: [
      schritt(f, "Auslagen", gezahlt),
      ...(betrag > gezahlt ? [schritt(f, `Mindestens ${euro(betrag)}`, betrag)] : []),
    ],
  };
}

/** What the court imposed: the amount itself, or a rate of the table which it may lower (§ 38 GKG, § 32 FamGKG). */
function vomGericht(f: Frage, wert: Wert<"gericht">): Betrag {
  if (f.p.betrag !== undefined) {
    return { betrag: f.p.betrag, schritte: [schritt(f, "Vom Gericht bestimmt", f.p.betrag)] };
  }
  const tabelle = f.stelle.gesetz === "famgkg" ? "famgkg28" : "gkg34";
  const satz100 = f.p.satz100 === undefined ? wert.max100 : rahmensatz(f, wert);
  return wertgebuehr(
    {
      tabelle,
      wert: wertVon(f),
      satz100,
      tag: f.stelle.tag,
      norm: verzoegerungsnorm[f.stelle.gesetz] ?? norm(f),
    },
    {},
  );
}
