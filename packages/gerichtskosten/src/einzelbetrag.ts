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
export function einzelbetrag(frage: Frage): Betrag {
  const { wert } = frage.stelle;
  switch (wert.art) {
    case "satz":
      return nachSatz(frage, wert, wert.satz100);
    case "satzrahmen":
      return nachSatz(frage, wert, rahmensatz(frage, wert));
    case "fest":
      return mitHoechstgebuehr(
        frage,
        wert.hoechstensNr,
        nachDreiMonaten(frage, wert, festgebuehr(frage, wert.betrag)),
      );
    case "je-angefangene":
      return jeAngefangene(frage, wert);
    case "je-einheit":
      return jeEinheit(frage, wert);
    case "prozent":
      return prozent(frage, wert);
    case "vielfaches":
      return vielfaches(frage, wert);
    case "hoechstens":
      return hoechstens(frage, wert);
    case "auslage":
      return auslage(frage, wert);
    case "gericht":
      return vomGericht(frage, wert);
    case "bestandteile":
      return bestandteile(frage, wert.bestandteil);
  }
}

const norm = ({ stelle }: Frage): string => stelle.nummer.werte.norm;
const angaben = ({ p }: Frage): Kostenangaben => p.angaben ?? {};
const schritt = (f: Frage, text: string, betrag: Cent): Schritt => ({ text, norm: norm(f), betrag });

function wertVon(frage: Frage): Cent {
  return (
    frage.p.wert ??
    kein(`Nr. ${frage.stelle.nummer.nr}: Geben Sie den Wert an.`, norm(frage), `${frage.feld}.wert`)
  );
}

function betragVon(frage: Frage, was: string): Cent {
  return (
    frage.p.betrag ??
    kein(`Nr. ${frage.stelle.nummer.nr}: Geben Sie ${was} an.`, norm(frage), `${frage.feld}.betrag`)
  );
}

function nachSatz(frage: Frage, wert: Wert<"satz"> | Wert<"satzrahmen">, satz100: number): Betrag {
  const { bezug } = frage.stelle.nummer;
  const verlangt = frage.p.satz100;
  if (wert.art === "satz" && verlangt !== undefined && verlangt !== satz100) {
    kein(
      `Nr. ${frage.stelle.nummer.nr} hat den festen Satz ${satz(satz100)}.`,
      norm(frage),
      `${frage.feld}.satz100`,
    );
  }
  if (bezug === "strafe" || bezug === "geldbusse") return nachGebuehr(frage, satz100, wert.min);
  if (bezug === undefined) kein("Die Gebühr hat keine Tabelle.", norm(frage), `${frage.feld}.nr`);
  const halb = wert.art === "satz" && wert.halbesMinimum && angaben(frage).erstesOderLetztesJahr === true;
  const min = wert.min === undefined || !halb ? wert.min : anteil(wert.min, 1, 2);
  const grenzen = {
    ...(min !== undefined && { min }),
    ...(wert.art === "satz" && wert.max !== undefined && { max: wert.max }),
    ...(wert.art === "satz" && wert.darueber && { darueber: wert.darueber }),
  };
  const mindestens = mitMindestwert(frage, wertVon(frage));
  const gebuehr = wertgebuehr(
    {
      tabelle: bezug as GerichtskostenTabelle,
      wert: mindestens.betrag,
      satz100,
      tag: frage.stelle.tag,
      norm: norm(frage),
    },
    grenzen,
  );
  const ergebnis = { ...gebuehr, schritte: [...mindestens.schritte, ...gebuehr.schritte] };
  return wert.art === "satz" ? mitHoechstgebuehr(frage, wert.hoechstensNr, ergebnis) : ergebnis;
}

/** § 52 Abs. 4 Nr. 1 GKG, until July 2013 § 52 Abs. 4: before the finance courts a lower value is raised. */
function mitMindestwert(frage: Frage, wert: Cent): Betrag {
  const { gesetz, nummer, tag } = frage.stelle;
  const gilt = hatMindeststreitwert(gesetz, nummer.nr) && angaben(frage).ohneMindestwert !== true;
  const heutige = fassungAm(mindeststreitwert, tag)?.wert;
  const mindestens = heutige ?? fassungAm(wertgrenzen2012, tag)?.wert.finanzMindestens;
  if (!gilt || mindestens === undefined || wert >= mindestens) return { betrag: wert, schritte: [] };
  const reihe = heutige === undefined ? wertgrenzen2012 : mindeststreitwert;
  const text = `Streitwert mindestens ${euro(mindestens)}`;
  return { betrag: mindestens, schritte: [{ text, norm: reihe.norm, betrag: mindestens }] };
}

/** A rate of the fee by sentence (3110 to 3117 KV GKG) or by fine (4110 KV GKG). */
function nachGebuehr(frage: Frage, satz100: number, min: Cent | undefined): Betrag {
  const nr = frage.stelle.nummer.bezug === "geldbusse" ? bussgeldNr : strafnummer(frage);
  const grund = nebenbetrag(frage, nr);
  const voll = anteil(grund.betrag, satz100, 100);
  const betrag = min === undefined ? voll : groesser(voll, min);
  return {
    betrag,
    satz100,
    schritte: [
      ...grund.schritte,
      schritt(frage, `${satz(satz100)} der Gebühr Nr. ${nr}`, voll),
      ...(betrag > voll ? [schritt(frage, `Mindestens ${euro(betrag)}`, betrag)] : []),
    ],
  };
}

function strafnummer(frage: Frage): string {
  const { strafe, grundlage } = angaben(frage);
  const nr = grundlage ?? (strafe && strafgebuehrNummer(strafe));
  if (nr !== undefined && istStrafgebuehr(nr)) return nr;
  return kein(
    `Nr. ${frage.stelle.nummer.nr} bemisst sich nach der Strafe; geben Sie die rechtskräftig erkannte Strafe an.`,
    "Vorbem. 3.1 KV GKG",
    grundlage === undefined ? `${frage.feld}.angaben.strafe` : `${frage.feld}.angaben.grundlage`,
  );
}

/** The fee of another number, computed from the same value, fine and facts. */
function nebenbetrag(frage: Frage, nr: string): Betrag {
  const stelle = stelleAm(frage.stelle.gesetz, nr, frage.stelle.tag, `${frage.feld}.angaben.grundlage`);
  if (stelle.nummer.nr === frage.stelle.nummer.nr) {
    kein("Eine Gebühr bemisst sich nicht nach sich selbst.", norm(frage), `${frage.feld}.angaben.grundlage`);
  }
  const { satz100: _satz, ermaessigt: _ermaessigt, ...p } = frage.p;
  const { grundlage: _grundlage, ...rest } = angaben(frage);
  const rahmen =
    stelle.wert.art === "satzrahmen" && frage.p.satz100 !== undefined ? { satz100: frage.p.satz100 } : {};
  return einzelbetrag({ stelle, p: { ...p, ...rahmen, angaben: rest }, feld: frage.feld });
}

function rahmensatz(frage: Frage, { min100, max100 }: Wert<"satzrahmen"> | Wert<"gericht">): number {
  const gewaehlt = frage.p.satz100;
  if (gewaehlt !== undefined && Number.isSafeInteger(gewaehlt) && gewaehlt >= min100 && gewaehlt <= max100) {
    return gewaehlt;
  }
  return kein(
    `Nr. ${frage.stelle.nummer.nr}: Geben Sie einen Satz von ${satz(min100)} bis ${satz(max100)} an.`,
    norm(frage),
    `${frage.feld}.satz100`,
  );
}

/** A fixed fee; the surcharge of a bailiff is counted by the hours of the act where they are given. */
function festgebuehr(frage: Frage, betrag: Cent): Betrag {
  const { stunden } = angaben(frage);
  if (stunden !== undefined && istZeitzuschlag(frage.stelle.gesetz, frage.stelle.nummer.nr))
    return zuschlagNachStunden(stunden, betrag, norm(frage));
  return { betrag, schritte: [schritt(frage, "Festgebühr", betrag)] };
}

/** At most one fee of another number, by the assets; without them the limit cannot be told. */
function mitHoechstgebuehr(frage: Frage, nr: string | undefined, bisher: Betrag): Betrag {
  const { vermoegen } = angaben(frage);
  if (nr === undefined || vermoegen === undefined) return bisher;
  const stelle = stelleAm(frage.stelle.gesetz, nr, frage.stelle.tag, frage.feld);
  const { hoechstensDreiMonate: _kurz, ...ohneKurz } = angaben(frage);
  const faktum = ohneDreiMonatsregel.includes(frage.stelle.nummer.nr) ? ohneKurz : angaben(frage);
  const grenze = einzelbetrag({
    stelle,
    p: { ...frage.p, wert: vermoegen, angaben: faktum },
    feld: frage.feld,
  });
  if (grenze.betrag >= bisher.betrag) return bisher;
  return {
    ...bisher,
    betrag: grenze.betrag,
    schritte: [
      ...bisher.schritte,
      ...grenze.schritte,
      schritt(frage, `Höchstens eine Gebühr Nr. ${nr}`, grenze.betrag),
    ],
  };
}

function nachDreiMonaten(frage: Frage, wert: Wert<"fest"> | Wert<"je-angefangene">, bisher: Betrag): Betrag {
  const { dreiMonate } = wert;
  if (dreiMonate?.statt !== "gebuehr" || angaben(frage).hoechstensDreiMonate !== true) return bisher;
  return {
    betrag: dreiMonate.betrag,
    schritte: [schritt(frage, "Dauer höchstens drei Monate", dreiMonate.betrag)],
  };
}

function jeAngefangene(frage: Frage, wert: Wert<"je-angefangene">): Betrag {
  const vermoegen = wertVon(frage);
  const frei = wert.freibetrag ?? cent(0);
  if (wert.freibetrag !== undefined && vermoegen <= frei) return ohneVermoegen(frage, vermoegen, frei);
  const zaehlt = cent(vermoegen - frei);
  const schritte = Math.ceil(zaehlt / wert.je);
  const voll = cent(schritte * wert.betrag);
  const kurz = wert.dreiMonate?.statt === "mindestbetrag" && angaben(frage).hoechstensDreiMonate === true;
  const min = kurz ? wert.dreiMonate?.betrag : wert.min;
  const betrag = min === undefined ? voll : groesser(voll, min);
  return nachDreiMonaten(frage, wert, {
    betrag,
    wert: vermoegen,
    schritte: [
      ...(frei > 0
        ? [
            {
              text: `Vermögen ${euro(vermoegen)}, soweit es ${euro(frei)} übersteigt`,
              norm: `Anm. Abs. 1 zu ${norm(frage)}`,
              betrag: zaehlt,
            },
          ]
        : []),
      schritt(frage, `${euro(wert.betrag)} je angefangene ${euro(wert.je)} aus ${euro(zaehlt)}`, voll),
      ...(betrag > voll ? [schritt(frage, `Mindestens ${euro(betrag)}`, betrag)] : []),
    ],
  });
}

/** Who owns no more than the limit is charged no fee, whatever the minimum. */
function ohneVermoegen(frage: Frage, vermoegen: Cent, grenze: Cent): Betrag {
  const text = `Vermögen ${euro(vermoegen)}, nicht mehr als ${euro(grenze)}: keine Gebühr`;
  const betrag = cent(0);
  return {
    betrag,
    wert: vermoegen,
    schritte: [{ text, norm: vermoegensgrenzen[frage.stelle.gesetz] ?? norm(frage), betrag }],
  };
}

/** The count is part of the amount, since the minimum holds for all units together. */
function jeEinheit(frage: Frage, { betrag: je, min }: Wert<"je-einheit">): Betrag {
  const zahl = frage.p.anzahl ?? 1;
  const voll = cent(zahl * je);
  const betrag = min === undefined ? voll : groesser(voll, min);
  return {
    betrag,
    schritte: [
      schritt(frage, `${zahl} × ${euro(je)}`, voll),
      ...(betrag > voll ? [schritt(frage, `Mindestens ${euro(betrag)}`, betrag)] : []),
    ],
  };
}

/** The amount of which a share is charged: given, a fine, or the fee of another number. */
function bezugsbetrag(frage: Frage, was: string): Betrag {
  const { grundlage, strafe } = angaben(frage);
  if (frage.p.betrag !== undefined) return { betrag: frage.p.betrag, schritte: [] };
  if (strafe?.art === "geldbusse") return { betrag: strafe.betrag, schritte: [] };
  if (grundlage !== undefined) return nebenbetrag(frage, grundlage);
  return { betrag: betragVon(frage, was), schritte: [] };
}

function prozent(frage: Frage, wert: Wert<"prozent">): Betrag {
  const von = bezugsbetrag(frage, "den Betrag, nach dem sie sich richtet,");
  const voll = anteil(von.betrag, wert.prozent, 100);
  let betrag = wert.min === undefined ? voll : groesser(voll, wert.min);
  if (wert.max !== undefined) betrag = kleiner(betrag, wert.max);
  return {
    betrag,
    schritte: [
      ...von.schritte,
      schritt(frage, `${wert.prozent}\u00a0% aus ${euro(von.betrag)}`, voll),
      ...(betrag > voll ? [schritt(frage, `Mindestens ${euro(betrag)}`, betrag)] : []),
      ...(betrag < voll ? [schritt(frage, `Höchstens ${euro(betrag)}`, betrag)] : []),
    ],
  };
}

function vielfaches(frage: Frage, { zaehler, nenner }: Wert<"vielfaches">): Betrag {
  if (frage.statt && zaehler < 0) return minderung(frage, frage.statt);
  const von = bezugsbetrag(frage, "die Gebühr, nach der sie sich richtet,");
  const betrag = anteil(von.betrag, zaehler, nenner);
  const text =
    nenner === 100
      ? `${satz(zaehler)} der Gebühr von ${euro(von.betrag)}`
      : `${zaehler}/${nenner} von ${euro(von.betrag)}`;
  return { betrag, schritte: [...von.schritte, schritt(frage, text, betrag)] };
}

/** Nr. 24103 KV GNotKG: the fee less the fee of the deed. */
function minderung(frage: Frage, statt: Stelle): Betrag {
  const voll = ohneErmaessigung(frage, statt);
  const ab = kleiner(betragVon(frage, "die Gebühr für das Beurkundungsverfahren"), voll.betrag);
  const betrag = cent(voll.betrag - ab);
  return { ...voll, betrag, schritte: [...voll.schritte, schritt(frage, `Abzüglich ${euro(ab)}`, betrag)] };
}

function ohneErmaessigung(frage: Frage, stelle: Stelle): Betrag {
  const { ermaessigt: _, ...p } = frage.p;
  return einzelbetrag({ stelle, p, feld: frage.feld });
}

/** The fee that is capped, at most `max` for each act. */
function hoechstens(frage: Frage, { max }: Wert<"hoechstens">): Betrag {
  const nr = angaben(frage).grundlage ?? frage.stelle.nummer.ersetzt[0] ?? "";
  const voll = frage.statt ? ohneErmaessigung(frage, frage.statt) : nebenbetrag(frage, nr);
  const grenze = cent(max * (frage.p.anzahl ?? 1));
  const betrag = kleiner(voll.betrag, grenze);
  return {
    ...voll,
    betrag,
    schritte: [
      ...voll.schritte,
      ...(betrag < voll.betrag ? [schritt(frage, `Höchstens ${euro(grenze)}`, betrag)] : []),
    ],
  };
}

function auslage(frage: Frage, { min }: Wert<"auslage">): Betrag {
  const gezahlt = betragVon(frage, "den Betrag der Auslage");
  const betrag = min === undefined ? gezahlt : groesser(gezahlt, min);
  return {
    betrag,
    schritte: [
      schritt(frage, "Auslagen", gezahlt),
      ...(betrag > gezahlt ? [schritt(frage, `Mindestens ${euro(betrag)}`, betrag)] : []),
    ],
  };
}

/** What the court imposed: the amount itself, or a rate of the table which it may lower (§ 38 GKG, § 32 FamGKG). */
function vomGericht(frage: Frage, wert: Wert<"gericht">): Betrag {
  if (frage.p.betrag !== undefined) {
    return { betrag: frage.p.betrag, schritte: [schritt(frage, "Vom Gericht bestimmt", frage.p.betrag)] };
  }
  const tabelle = frage.stelle.gesetz === "famgkg" ? "famgkg28" : "gkg34";
  const satz100 = frage.p.satz100 === undefined ? wert.max100 : rahmensatz(frage, wert);
  return wertgebuehr(
    {
      tabelle,
      wert: wertVon(frage),
      satz100,
      tag: frage.stelle.tag,
      norm: verzoegerungsnorm[frage.stelle.gesetz] ?? norm(frage),
    },
    {},
  );
}
