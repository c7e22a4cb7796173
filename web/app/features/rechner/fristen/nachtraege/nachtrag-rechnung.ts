import {
  type FristErgebnis,
  type Fristeingabe,
  hoechstfrist199,
  type Kuendigungsart,
  kuendigung,
  type Verjaehrungseingabe,
  verjaehrung,
  verlaengerung,
} from "@gebuehrenportal/fristen";
import { type Katalogeintrag, katalogverlaengerung } from "@gebuehrenportal/fristen/katalog";
import { geringste, type KeinErgebnis } from "@gebuehrenportal/recht";
import type { Nachtraege } from "./nachtraege.ts";

type Ergebnis = FristErgebnis | KeinErgebnis;
type Ort = Pick<Fristeingabe, "ort" | "weitereOrte" | "vorfristen" | "streit" | "heute">;
/** What an extension must know of a period that stands in no catalogue. */
type Frei = { readonly notfrist?: boolean };

/** A notice of another kind than the entry's own, or of one that grows with the years. */
export const gekuendigt = (
  zugangAm: FristErgebnis["ereignisAm"],
  art: Kuendigungsart,
  jahre: number | undefined,
  ort: Ort,
): Ergebnis => kuendigung({ ...ort, zugangAm, art, ...(jahre !== undefined && { jahre }) });

/** Limitation with what suspends it, lets it begin anew or ends it at the latest. */
export function gehemmt(
  e: Pick<Verjaehrungseingabe, "ereignisAm" | "dauer" | "beginn" | "verschiebung">,
  { hemmungen, neubeginnAm, entstehungAm, handlungAm }: Nachtraege,
  ort: Ort,
): Ergebnis {
  const hoechst = [
    ...(entstehungAm ? [hoechstfrist199("entstehung", entstehungAm)] : []),
    ...(handlungAm ? [hoechstfrist199("handlung", handlungAm)] : []),
  ];
  return verjaehrung({ ...ort, ...e, hemmungen, neubeginnAm, hoechstfristen: hoechst });
}

/** Limitation of prosecution with what interrupts it and how long it rests. */
export const verfolgt = (
  e: Pick<Verjaehrungseingabe, "ereignisAm" | "dauer" | "dauerNachBescheid">,
  { recht, unterbrechungen, ruhen }: NonNullable<Nachtraege["verfolgung"]>,
  ort: Ort,
): Ergebnis =>
  verjaehrung({
    ...ort,
    ...e,
    regime: "OWIG-VERJ",
    unterbrechungen,
    hemmungen: ruhen,
    verfolgungsrecht: recht,
  });

/** The result with its extension: the new end, found after all steps of the old one. */
export function verlaengert(
  r: FristErgebnis,
  { um, bis, antragAm, vorlaeufig, zweite, einwilligung }: NonNullable<Nachtraege["verlaengerung"]>,
  eintrag: Katalogeintrag | undefined,
  ort: Ort & Frei,
): Ergebnis {
  const wie = {
    ...ort,
    ...(um && { um }),
    ...(bis && { bis }),
    ...(antragAm && { antragAm }),
    ...(vorlaeufig && { vorlaeufig }),
    ...(zweite && { zweite }),
  };
  const ab = (bisherigesEndeAm: FristErgebnis["ende"]): Ergebnis =>
    eintrag
      ? katalogverlaengerung(eintrag.id, { ...wie, bisherigesEndeAm, ...(einwilligung && { einwilligung }) })
      : verlaengerung({ ...wie, bisherigesEndeAm, regime: r.regime });
  const neu = ab(r.ende);
  // The day that a court has set is called so, too.
  if (neu.art !== "ergebnis") return neu.feld === "bis" ? { ...neu, feld: "verlaengerung.bis" } : neu;
  // A day that is safe on every view runs on from the old one that was.
  const sicher = um ? ab(r.sichererTag) : neu;
  return {
    ...r,
    ...neu,
    ereignisAm: r.ereignisAm,
    // The extension knows the old end as its event.
    vorfristen: neu.vorfristen.map((v) => ({ ...v, vorEreignis: v.tag <= r.ereignisAm })),
    sichererTag: sicher.art === "ergebnis" ? sicher.sichererTag : neu.sichererTag,
    zwischentage: [...r.zwischentage, ...neu.zwischentage],
    schritte: [...r.schritte, ...neu.schritte],
    streitpunkte: [...r.streitpunkte, ...neu.streitpunkte],
    fassungen: [...r.fassungen, ...neu.fassungen],
    sicherheit: geringste([r.sicherheit, neu.sicherheit]),
    vermerke: [...r.vermerke, ...neu.vermerke.filter((v) => !r.vermerke.some((w) => w.text === v.text))],
  };
}
