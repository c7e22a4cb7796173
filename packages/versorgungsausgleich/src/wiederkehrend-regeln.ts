import { unterhalt } from "@gebuehrenportal/gesetze/famgkg/paragraph-51.ts";
import { mietwert } from "@gebuehrenportal/gesetze/gkg/paragraph-41.ts";
import { wiederkehrendeLeistungen } from "@gebuehrenportal/gesetze/gkg/paragraph-42.ts";
import { beamtenstatus } from "@gebuehrenportal/gesetze/gkg/paragraph-52.ts";
import { nutzungsrechte } from "@gebuehrenportal/gesetze/gnotkg/paragraph-52.ts";
import { vertraege } from "@gebuehrenportal/gesetze/gnotkg/paragraph-99.ts";
import { mietstreit } from "@gebuehrenportal/gesetze/zpo/paragraph-8.ts";
import { wiederkehrendeNutzungen } from "@gebuehrenportal/gesetze/zpo/paragraph-9.ts";
import type { Cent, Fassung, Tag, Zeitreihe } from "@gebuehrenportal/recht";
import { fassungZum } from "./pruefung.ts";
import type { WiederkehrendEingabe, WiederkehrendRegel } from "./typen.ts";

/** How many months of the benefit count. */
export type Zeit = {
  readonly monate: number;
  /** `hoechstens`: the time owed counts when it is shorter (the default); `genau`: the time owed plays no part. */
  readonly dauer?: "hoechstens" | "genau";
  /** The time owed must be said. */
  readonly dauerNoetig?: boolean;
  /** Instead of `monate` when a time is said: a fixed time up to this many months. */
  readonly hoechstensMonate?: number;
  readonly festwert?: Cent;
};

export type Regelwerk = WiederkehrendRegel & {
  readonly reihe: Zeitreihe<unknown>;
  readonly stichtagNorm: string;
  /** The version of a day (without one the newest) and what counts in it. */
  readonly am: (
    stichtag: Tag | undefined,
  ) => { readonly fassung: Fassung<unknown>; readonly zeit: Zeit } | undefined;
  /** Whether what was due when filed is added, and by which norm. */
  readonly rueckstandNorm?: string;
  /** The right ends with the life of persons. */
  readonly lebensdauer?: boolean;
};

type Feld = keyof WiederkehrendEingabe;

function regelwerk<W>(
  reihe: Zeitreihe<W>,
  kopf: Omit<WiederkehrendRegel, "felder"> & {
    readonly felder: readonly Feld[];
    readonly stichtagNorm: string;
    readonly rueckstandNorm?: string;
    readonly lebensdauer?: boolean;
  },
  zeit: (wert: W) => Zeit,
): Regelwerk {
  return {
    ...kopf,
    reihe,
    am: (stichtag) => {
      const fassung = fassungZum(reihe, stichtag);
      return fassung && { fassung, zeit: zeit(fassung.wert) };
    },
  };
}

const betrag: readonly Feld[] = ["monatsbetrag", "jahresbetrag"];
const mitDauer: readonly Feld[] = [...betrag, "dauerMonate", "gesamtbetrag"];
const gkg = "§ 40 GKG";
const zpo = "§ 4 Abs. 1 ZPO";
const gnotkg = "§ 52 Abs. 6 GNotKG";

const beamtenIds = {
  lebenszeit: "gkg52-6-lebenszeit",
  uebrige: "gkg52-6-uebrige",
  amtLebenszeit: "gkg52-6-amt-lebenszeit",
  amtUebrige: "gkg52-6-amt-uebrige",
} as const;

const beamtentitel = {
  lebenszeit: "Beamtenstatus auf Lebenszeit",
  uebrige: "Beamtenstatus, nicht auf Lebenszeit",
  amtLebenszeit: "Anderes Amt oder Zeitpunkt des Ruhestands (auf Lebenszeit)",
  amtUebrige: "Anderes Amt oder Zeitpunkt des Ruhestands (nicht auf Lebenszeit)",
} as const;

/** All rules for the value of recurring benefits, in the order a form offers them. */
export const regelwerke: readonly Regelwerk[] = [
  regelwerk(
    wiederkehrendeNutzungen,
    {
      id: "zpo9",
      titel: "Zuständigkeit und Beschwer: wiederkehrende Leistungen",
      norm: "§ 9 ZPO",
      felder: [...mitDauer, "rueckstaende"],
      stichtagNorm: zpo,
      rueckstandNorm: "§ 5 ZPO",
      hinweis: "Gilt über § 48 Abs. 1 GKG auch für die Gebühren, etwa bei Schadensersatzrenten.",
    },
    ({ monate }) => ({ monate }),
  ),
  regelwerk(
    wiederkehrendeLeistungen,
    {
      id: "gkg42-1",
      titel: "Dienst- und Arbeitsverhältnis, Sozialgericht: wiederkehrende Leistungen",
      norm: "§ 42 Abs. 1 GKG",
      felder: [...mitDauer, "rueckstaende", "arbeitsgericht"],
      stichtagNorm: gkg,
      rueckstandNorm: "§ 42 Abs. 3 GKG",
    },
    ({ leistungMonate }) => ({ monate: leistungMonate }),
  ),
  regelwerk(
    wiederkehrendeLeistungen,
    {
      id: "gkg42-2a",
      titel: "Bestehen oder Kündigung eines Arbeitsverhältnisses",
      norm: "§ 42 Abs. 2 Satz 1 GKG",
      felder: [...betrag, "dauerMonate"],
      stichtagNorm: gkg,
      hinweis: "Eine Abfindung wird nicht hinzugerechnet.",
    },
    ({ bestandMonate }) => ({ monate: bestandMonate }),
  ),
  regelwerk(
    wiederkehrendeLeistungen,
    {
      id: "gkg42-2b",
      titel: "Eingruppierung: Unterschied der Vergütungen",
      norm: "§ 42 Abs. 2 Satz 2 GKG",
      felder: mitDauer,
      stichtagNorm: gkg,
    },
    ({ eingruppierungMonate }) => ({ monate: eingruppierungMonate }),
  ),
  regelwerk(
    unterhalt,
    {
      id: "famgkg51-1",
      titel: "Unterhalt als Familienstreitsache",
      norm: "§ 51 Abs. 1 FamGKG",
      felder: [...mitDauer, "rueckstaende"],
      stichtagNorm: "§ 34 FamGKG",
      rueckstandNorm: "§ 51 Abs. 2 FamGKG",
      hinweis: "Anzusetzen ist, was für die ersten zwölf Monate nach Einreichung gefordert wird.",
    },
    ({ monate }) => ({ monate }),
  ),
  regelwerk(
    unterhalt,
    {
      id: "famgkg51-3",
      titel: "Unterhaltssache, die keine Familienstreitsache ist",
      norm: "§ 51 Abs. 3 FamGKG",
      felder: [],
      stichtagNorm: "§ 34 FamGKG",
      hinweis: "Etwa die Bestimmung des Bezugsberechtigten für das Kindergeld.",
    },
    ({ festwert }) => ({ monate: 0, festwert }),
  ),
  regelwerk(
    mietwert,
    {
      id: "gkg41-1",
      titel: "Bestehen oder Dauer eines Miet- oder Pachtverhältnisses",
      norm: "§ 41 Abs. 1 GKG",
      felder: [...betrag, "dauerMonate"],
      stichtagNorm: gkg,
      hinweis: "Nebenkosten zählen nur, wenn sie als Pauschale vereinbart sind.",
    },
    ({ monate }) => ({ monate }),
  ),
  regelwerk(
    mietwert,
    {
      id: "gkg41-2",
      titel: "Räumung",
      norm: "§ 41 Abs. 2 GKG",
      felder: [...betrag, "dauerMonate"],
      stichtagNorm: gkg,
      hinweis:
        "Eine kürzere streitige Zeit zählt nur, wenn die Räumung allein wegen Beendigung verlangt wird.",
    },
    ({ monate }) => ({ monate }),
  ),
  regelwerk(
    mietwert,
    {
      id: "gkg41-5",
      titel: "Mieterhöhung, Mietminderung, Instandsetzung, Duldung (Wohnraum)",
      norm: "§ 41 Abs. 5 GKG",
      felder: [...betrag, "dauerMonate"],
      stichtagNorm: gkg,
      hinweis: "Anzusetzen ist der Erhöhungs- oder Minderungsbetrag.",
    },
    ({ monate }) => ({ monate }),
  ),
  regelwerk(
    mietstreit,
    {
      id: "zpo8",
      titel: "Zuständigkeit und Beschwer: Miete oder Pacht",
      norm: "§ 8 ZPO",
      felder: [...betrag, "dauerMonate", "gesamtbetrag"],
      stichtagNorm: zpo,
    },
    ({ hoechstjahre }) => ({ monate: hoechstjahre * 12, dauerNoetig: true }),
  ),
  ...(["lebenszeit", "uebrige", "amtLebenszeit", "amtUebrige"] as const).map((status) =>
    regelwerk(
      beamtenstatus,
      {
        id: beamtenIds[status],
        titel: beamtentitel[status],
        norm: status.startsWith("amt") ? "§ 52 Abs. 6 Satz 4 GKG" : "§ 52 Abs. 6 Satz 1 GKG",
        felder: betrag,
        stichtagNorm: gkg,
        hinweis: "Ohne Zulagen, die nicht ruhegehaltfähig sind, und ohne familienbezogene Teile.",
      },
      (wert) => ({ monate: wert[status] * 3, dauer: "genau" }),
    ),
  ),
  regelwerk(
    nutzungsrechte,
    {
      id: "gnotkg52-2",
      titel: "Recht auf bestimmte Zeit",
      norm: "§ 52 Abs. 2 GNotKG",
      felder: [...betrag, "dauerMonate", "alter", "endet", "sachwert"],
      stichtagNorm: gnotkg,
      lebensdauer: true,
    },
    ({ bestimmtHoechstens }) => ({ monate: bestimmtHoechstens * 12, dauerNoetig: true }),
  ),
  regelwerk(
    nutzungsrechte,
    {
      id: "gnotkg52-3a",
      titel: "Recht von unbeschränkter Dauer",
      norm: "§ 52 Abs. 3 Satz 1 GNotKG",
      felder: [...betrag, "sachwert"],
      stichtagNorm: gnotkg,
    },
    ({ unbeschraenkt }) => ({ monate: unbeschraenkt * 12, dauer: "genau" }),
  ),
  regelwerk(
    nutzungsrechte,
    {
      id: "gnotkg52-3b",
      titel: "Recht von unbestimmter Dauer",
      norm: "§ 52 Abs. 3 Satz 2 GNotKG",
      felder: [...betrag, "sachwert"],
      stichtagNorm: gnotkg,
    },
    ({ unbestimmt }) => ({ monate: unbestimmt * 12, dauer: "genau" }),
  ),
  regelwerk(
    nutzungsrechte,
    {
      id: "gnotkg52-4",
      titel: "Recht auf Lebensdauer",
      norm: "§ 52 Abs. 4 GNotKG",
      felder: [...betrag, "alter", "endet", "sachwert"],
      stichtagNorm: gnotkg,
      lebensdauer: true,
    },
    ({ lebensdauer }) => ({ monate: Math.max(...lebensdauer.map((l) => l.jahre)) * 12, dauer: "genau" }),
  ),
  regelwerk(
    vertraege,
    {
      id: "gnotkg99-miete",
      titel: "Miet- oder Pachtvertrag auf bestimmte Zeit",
      norm: "§ 99 Abs. 1 GNotKG",
      felder: [...betrag, "dauerMonate"],
      stichtagNorm: "§ 96 GNotKG",
    },
    ({ hoechstens }) => ({ monate: hoechstens * 12, dauerNoetig: true }),
  ),
  regelwerk(
    vertraege,
    {
      id: "gnotkg99-miete-unbestimmt",
      titel: "Miet- oder Pachtvertrag auf unbestimmte Zeit",
      norm: "§ 99 Abs. 1 Satz 2 GNotKG",
      felder: [...betrag, "dauerMonate"],
      stichtagNorm: "§ 96 GNotKG",
      hinweis: "Die Monate bis zur frühesten Auflösung zählen, wenn sie länger sind.",
    },
    ({ unbestimmt, hoechstens }) => ({
      monate: unbestimmt * 12,
      dauer: "genau",
      hoechstensMonate: hoechstens * 12,
    }),
  ),
  regelwerk(
    vertraege,
    {
      id: "gnotkg99-dienst",
      titel: "Dienst- oder Geschäftsbesorgungsvertrag",
      norm: "§ 99 Abs. 2 GNotKG",
      felder: [...betrag, "dauerMonate"],
      stichtagNorm: "§ 96 GNotKG",
    },
    ({ dienstvertragHoechstens }) => ({ monate: dienstvertragHoechstens * 12 }),
  ),
];
