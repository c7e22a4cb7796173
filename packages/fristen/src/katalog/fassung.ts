import type { Fassungszeile, Fristzeile, Wahlzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { wahltage } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import { datum, plusTage, type Tag, tag } from "@gebuehrenportal/recht";
import { rechnerischesEnde, zaehldauer } from "../rechnung/dauer.ts";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import type { Beginn, Dauer } from "../typen.ts";
import type { Wahltagangaben } from "./eingabe.ts";

/** A length with the way its first day counts. */
export type Mass = { readonly dauer: Dauer; readonly beginn?: Beginn };

/** A version that can be argued for an event. */
export type MoeglicheFassung = {
  /** „bis 30.06.2026“, „ab 01.07.2026“, „Asylantrag bis 11.06.2026“; empty where there is only one. */
  readonly gilt: string;
  readonly ab?: Tag;
  /** Absent: by this version the period does not exist. */
  readonly mass?: Mass;
  /** By this version nothing is extended: the event itself is the last day. */
  readonly bleibt: boolean;
  readonly vorbehalt?: string;
};

/** Versions for an event, the oldest first, and what decides between them. */
export type Fassungswahl = {
  readonly moegliche: readonly [MoeglicheFassung, ...MoeglicheFassung[]];
  /** The transition that leaves more than one; absent where one alone remains. */
  readonly streit?: Wahlzeile;
  /** The deciding day is not known: to be asked for. */
  readonly gefragt: boolean;
};

/** All dated versions of an entry, the oldest first; none for a length that is not dated. */
export const fassungenVon = ({ dauer }: Fristzeile): readonly Fassungszeile[] =>
  typeof dauer === "object" ? dauer : [];

/** A version whose transition is not noted: the day of the event, and nobody knows for certain. */
const ungenannt: Wahlzeile = { tag: "ereignis", norm: "", offen: true };

/** What decides whether a version holds; the first one has nothing before it. */
export const wahlVon = ({ wahl }: Fassungszeile): Wahlzeile => wahl ?? ungenannt;

/** The day that decides as far as it is known: that of the event, or the one that was given. */
export const wahltagVon = (wahl: Wahlzeile, am: Tag, angaben: Wahltagangaben): Tag | undefined =>
  wahl.tag === "ereignis" ? am : angaben[wahltage[wahl.tag].angabe];

/** Whether an event on this day can belong to a case that was decided on that one. */
export const passtZu = ({ abstand }: Wahlzeile, wahltag: Tag, am: Tag): boolean =>
  abstand === undefined
    ? wahltag <= am
    : rechnerischesEnde(wahltag, zaehldauer(dauerAusKuerzel(abstand.dauer)), "ereignis") <= am;

export type Uebergang = "alt" | "neu" | "offen";

/** Whether a case falls under a version, under the one before it, or possibly under both. */
export function uebergang(zeile: Fassungszeile, am: Tag, angaben: Wahltagangaben): Uebergang {
  const wahl = wahlVon(zeile);
  const ab = tag(zeile.ab ?? "1900-01-01");
  const tagDerWahl = wahltagVon(wahl, am, angaben);
  const zuFrueh = tagDerWahl === undefined ? !passtZu(wahl, ab, am) : tagDerWahl < ab;
  if (zuFrueh) return wahl.offen ? "offen" : "alt";
  if (tagDerWahl === undefined) return "offen";
  return zeile.zweifelBis !== undefined && tagDerWahl <= tag(zeile.zweifelBis) ? "offen" : "neu";
}

/** The versions that can be argued for an event; `undefined` for a length that is not dated. */
export function fassungenBei(zeile: Fristzeile, am: Tag, angaben: Wahltagangaben): Fassungswahl | undefined {
  const alle = fassungenVon(zeile);
  const uebergaenge = alle.map((f, i) => (i === 0 ? "neu" : uebergang(f, am, angaben)));
  const erste = uebergaenge.lastIndexOf("neu");
  const danach = uebergaenge.indexOf("alt", erste);
  const [aelteste, ...weitere] = alle.slice(erste, danach < 0 ? alle.length : danach);
  if (!aelteste) return undefined;
  const [streitig] = weitere;
  const streit = streitig && wahlVon(streitig);
  return {
    moegliche: [
      moeglich(zeile, alle, erste),
      ...weitere.map((_, i): MoeglicheFassung => moeglich(zeile, alle, erste + 1 + i)),
    ],
    ...(streit && { streit }),
    gefragt: streitig !== undefined && antwortHilft(streitig, am, angaben),
  };
}

/** The deciding day is unknown and can lie on either side of the change. */
function antwortHilft(zeile: Fassungszeile, am: Tag, angaben: Wahltagangaben): boolean {
  const wahl = wahlVon(zeile);
  return wahltagVon(wahl, am, angaben) === undefined && passtZu(wahl, tag(zeile.ab ?? "1900-01-01"), am);
}

function moeglich(zeile: Fristzeile, alle: readonly Fassungszeile[], index: number): MoeglicheFassung {
  const { ab, beginn: eigener, bleibt, dauer, vorbehalt } = alle[index] ?? {};
  const beginn = eigener ?? zeile.beginn;
  return {
    gilt: zeitraum(alle, index),
    ...(ab !== undefined && { ab: tag(ab) }),
    ...(dauer !== undefined && { mass: { dauer: dauerAusKuerzel(dauer), ...(beginn && { beginn }) } }),
    bleibt: bleibt ?? false,
    ...(vorbehalt !== undefined && { vorbehalt }),
  };
}

/** „bis 28.07.2026“, „vom 01.01.2022 bis 31.12.2022“, „Asylantrag ab 12.06.2026“ */
export function zeitraum(alle: readonly Fassungszeile[], index: number): string {
  const [selbst, danach] = [alle[index], alle[index + 1]];
  const wahl = wahlVon((index === 0 ? danach : selbst) ?? {});
  const davor = wahl.tag === "ereignis" ? "" : `${wahltage[wahl.tag].name} `;
  const bis = danach?.ab === undefined ? undefined : datum(plusTage(tag(danach.ab), -1));
  if (selbst?.ab === undefined || index === 0) return bis === undefined ? "" : `${davor}bis ${bis}`;
  const von = datum(tag(selbst.ab));
  return davor + (bis === undefined ? `ab ${von}` : `vom ${von} bis ${bis}`);
}
