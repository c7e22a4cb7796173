import type { Fristzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { type KeinErgebnis, keinErgebnis, plusTage, type Tag } from "@gebuehrenportal/recht";
import { frist } from "../frist.ts";
import type { Ort } from "../ort.ts";
import { dauerText } from "../rechnung/dauer.ts";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import { tagText } from "../rechnung/text.ts";
import { emrk } from "../sonderrechnung/europa.ts";
import { fuenfMonate } from "../sonderrechnung/fuenf-monate.ts";
import { gmbhLadung } from "../sonderrechnung/gmbh-ladung.ts";
import type { Kuendigungsart } from "../sonderrechnung/kuendigung.ts";
import { revisionStpo } from "../sonderrechnung/revision-stpo.ts";
import { type Sonderrechnung, sonderrechnungen } from "../sonderrechnung/sonderrechnungen.ts";
import type { FristErgebnis, Fristeingabe, Grundeingabe, Zweck } from "../typen.ts";
import type { Katalogeingabe } from "./eingabe.ts";
import type { Mass } from "./fassung.ts";
import { grenzeBesteht } from "./grenze.ts";

/** What the engine is told of an entry, whichever of its calculations does it. */
export type Rechenauftrag = {
  readonly z: Fristzeile;
  readonly norm: string;
  readonly mass: Mass;
  /** The day of the event after fictions. */
  readonly am: Tag;
  readonly e: Katalogeingabe;
};

/** Whom the end serves: of waiting periods, looking back and limitation of prosecution the later day is the safe one. */
export const zweckVon = (zeile: Fristzeile, eingabe: Katalogeingabe): Zweck =>
  eingabe.zweck ??
  (zeile.art === "wartefrist" || zeile.art === "rueckschau" || zeile.regime === "OWIG-VERJ"
    ? "warten"
    : "handlung");

/** The place that decides: the only court there is, whatever else the input names, but at the seat of it that the input names. */
export function ortVon(zeile: Fristzeile, eingabe: Katalogeingabe): Ort | undefined {
  return zeile.gericht === undefined || istGenannt(zeile.gericht, eingabe.ort)
    ? eingabe.ort
    : { gericht: zeile.gericht };
}

/** Whether a place is that court, or a seat of it: „bgh“, „bgh-leipzig“. */
export const istGenannt = (einziges: string, ort: Ort | undefined): boolean =>
  typeof ort?.gericht === "string" && (ort.gericht === einziges || ort.gericht.startsWith(`${einziges}-`));

/** What every calculation of an entry is told: way of counting, purpose, reminders, places, disputed points. */
export function grundangaben(zeile: Fristzeile, eingabe: Katalogeingabe): Grundeingabe {
  const ort = ortVon(zeile, eingabe);
  return {
    regime: zeile.regime,
    zweck: zweckVon(zeile, eingabe),
    vorfristen: eingabe.vorfristen ?? (zeile.vorfristen ?? []).map(dauerAusKuerzel),
    ...(ort && { ort }),
    ...(eingabe.weitereOrte && { weitereOrte: eingabe.weitereOrte }),
    ...(eingabe.streit && { streit: eingabe.streit }),
    ...(eingabe.heute !== undefined && { heute: eingabe.heute }),
  };
}

/** Counts an entry with one length. */
export function rechnen(rechenauftrag: Rechenauftrag): FristErgebnis | KeinErgebnis {
  const { z, e, mass, am } = rechenauftrag;
  const grund = grundangaben(z, e);
  if (z.rechnung === "stpo345" && e.verkuendungAm !== undefined)
    return revision(rechenauftrag, grund, e.verkuendungAm);
  if (z.fuenfMonate && e.verkuendungAm !== undefined)
    return fuenfMonate({
      ...grund,
      verkuendungAm: e.verkuendungAm,
      dauer: mass.dauer,
      ...((e.ereignisAm ?? e.bekanntgabe) !== undefined && { zustellungAm: am }),
    });
  if (z.rechnung === "gmbh51")
    return gmbhLadung({
      ...grund,
      versammlungAm: am,
      ...(e.postlaufTage !== undefined && { postlaufTage: e.postlaufTage }),
    });
  if (z.rechnung === "emrk")
    return emrk({
      ...grund,
      ereignisAm: am,
      ...(e.entscheidungAm !== undefined && { entscheidungAm: e.entscheidungAm }),
    });
  if (z.rechnung !== undefined && Object.hasOwn(sonderrechnungen, z.rechnung) && z.rechnung !== "stpo345")
    return sonder(rechenauftrag, grund, z.rechnung as Sonderrechnung);
  if (z.art === "rueckschau" && z.rueckwaerts) return rueckschau(rechenauftrag, grund);
  return frist({ ...grund, ...einzelheiten(rechenauftrag), ...ereignis(rechenauftrag) });
}

const ereignis = ({ e, am }: Rechenauftrag): Pick<Fristeingabe, "ereignisAm" | "bekanntgabe"> =>
  e.bekanntgabe ? { bekanntgabe: e.bekanntgabe } : { ereignisAm: am };

const typen: Readonly<Record<Fristzeile["art"], NonNullable<Fristeingabe["fristtyp"]>>> = {
  notfrist: "notfrist",
  gesetzlich: "gesetzlich",
  richterlich: "richterlich",
  wartefrist: "wartefrist",
  verjaehrung: "verjaehrung",
  rueckschau: "gesetzlich",
};

function einzelheiten({
  z,
  e,
  mass,
}: Rechenauftrag): Omit<Fristeingabe, keyof Grundeingabe | "ereignisAm" | "bekanntgabe"> {
  return {
    dauer: mass.dauer,
    richtung: z.rueckwaerts ? "rueckwaerts" : "vorwaerts",
    verschiebung: z.verschiebung ?? "vorwaerts",
    fristtyp: z.begruendung ? "begruendung" : z.offen === "behoerde" ? "behoerdlich" : typen[z.art],
    ...(z.ereignis && { ereignisArt: z.ereignis }),
    ...(mass.beginn && { beginn: mass.beginn }),
    ...(z.tagesende && { ereignisAmTagesende: true }),
    ...(e.ereignisUhr !== undefined && { ereignisUhr: e.ereignisUhr }),
    ...(e.amtsblatt !== undefined && { amtsblatt: e.amtsblatt }),
    ...(e.anmeldefristTage !== undefined && { anmeldefristTage: e.anmeldefristTage }),
    ...(z.grenze &&
      e.grenzeAb !== undefined &&
      grenzeBesteht(z.grenze, e.grenzeAb) && {
        hoechstgrenze: {
          ab: e.grenzeAb,
          dauer: dauerAusKuerzel(z.grenze.dauer),
          norm: z.grenze.norm,
        },
      }),
  };
}

function sonder(
  rechenauftrag: Rechenauftrag,
  grund: Grundeingabe,
  name: Sonderrechnung,
): FristErgebnis | KeinErgebnis {
  const { z, am, e } = rechenauftrag;
  const jahre = z.varianten?.find(({ id }) => id === e.variante)?.jahre ?? z.jahre;
  return sonderrechnungen[name]({
    ...grund,
    ...einzelheiten(rechenauftrag),
    ereignisAm: am,
    ...(z.kuendigungsart !== undefined && { kuendigungsart: z.kuendigungsart as Kuendigungsart }),
    ...(jahre !== undefined && { jahre }),
  });
}

function revision(
  { e, z, am }: Rechenauftrag,
  grund: Grundeingabe,
  verkuendungAm: Tag,
): FristErgebnis | KeinErgebnis {
  const zustellungAm = e.zustellungAm ?? (e.ereignisAm === undefined && !e.bekanntgabe ? undefined : am);
  return revisionStpo({
    ...grund,
    regime: z.regime,
    verkuendungAm,
    ...(zustellungAm !== undefined && { zustellungAm }),
    ...(e.urteilZuDenAktenAm !== undefined && { urteilZuDenAktenAm: e.urteilZuDenAktenAm }),
  });
}

/**
 * Looking back (§§ 1585b, 238 FamFG, §§ 3, 4 AnfG): nothing is to be done, the result is the first day of the time looked
 * at. It is the day after the one by which an action would have to be over, so that the whole period lies before the event.
 */
function rueckschau(rechenauftrag: Rechenauftrag, grund: Grundeingabe): FristErgebnis | KeinErgebnis {
  const r = frist({
    ...grund,
    vorfristen: [],
    ...einzelheiten(rechenauftrag),
    verschiebung: "keine",
    ...ereignis(rechenauftrag),
  });
  if (r.art !== "ergebnis") return r;
  const anfang = plusTage(r.ende, 1);
  const text = `${dauerText(rechenauftrag.mass.dauer)} zurückgerechnet: Der Zeitraum beginnt mit dem ${tagText(anfang)}.`;
  return {
    ...r,
    rechnerischesEnde: anfang,
    ende: anfang,
    sichererTag: anfang,
    zwischentage: [
      ...r.zwischentage,
      { name: "zeitraumbeginn", tag: anfang, text: "Beginn des Rückschauzeitraums" },
    ],
    schritte: r.schritte.map((s) =>
      s.tag === r.ende ? { ...s, text, norm: rechenauftrag.norm, tag: anfang } : s,
    ),
  };
}

/** No number stands in the statute. */
export const ohneZahl = (zeile: Fristzeile, norm: string, rahmen: string): KeinErgebnis => {
  if (zeile.offen === "unverzueglich")
    return keinErgebnis(
      "„Unverzüglich“ heißt ohne schuldhaftes Zögern (§ 121 Abs. 1 BGB); das Gesetz nennt keine Zahl von Tagen. Geben Sie einen eigenen Richtwert an, um zu rechnen.",
      norm,
      "dauer",
    );
  const gesetztVon = zeile.offen === "behoerde" ? "Die Behörde" : "Das Gericht";
  return keinErgebnis(
    `${gesetztVon} bestimmt diese Frist${rahmen === "" ? "" : ` (${rahmen})`}. Bitte geben Sie die gesetzte Dauer oder den gesetzten Tag an.`,
    norm,
    "dauer",
  );
};
