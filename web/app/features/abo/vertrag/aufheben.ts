import { anteil, cent, type Tag } from "@gebuehrenportal/recht";
import { tarife } from "#platform/access/tarife.ts";
import { berechnet } from "./forderungen.ts";
import { periodeBeginnt } from "./perioden.ts";
import type {
  Abschnitt,
  Ereignis,
  Folge,
  Posten,
  Umstaende,
  Vertrag,
  VorErklaerung,
  Wirkung,
} from "./vertrag.ts";
import { letzterTag, spaeter, tageBis, tagVon } from "./zeit.ts";

type Aufhebung = Extract<Ereignis, { art: "aufgehoben" }>;

/** What is kept of a contract before a declaration, so that an objection can undo it. */
export function vorErklaerung(
  vorher: Vertrag,
  nachher: Vertrag,
  { am, eingegangenAm }: Pick<VorErklaerung, "am" | "eingegangenAm">,
): VorErklaerung {
  return {
    am,
    eingegangenAm,
    zustand: vorher.zustand,
    gekuendigtZum: vorher.gekuendigtZum,
    neuesEnde: nachher.gekuendigtZum,
    wechselZu: vorher.wechselZu,
    ausgesetzt: vorher.ausgesetzt,
    widerrufAb: vorher.widerrufAb,
    abschnitte: vorher.abschnitte.map(({ schluessel, von, bis, gutgeschrieben }) => ({
      schluessel,
      von,
      bis,
      gutgeschrieben,
    })),
  };
}

/**
 * Undoes a cancellation or a withdrawal that somebody else has declared: it never was one (§§ 164, 177, 180 BGB). What was
 * credited is billed anew, less the days on which the tier was switched off (§ 326 Abs. 1 BGB).
 */
export function aufgehoben(bisher: Vertrag, { vorher }: Aufhebung, umstaende: Umstaende): Folge {
  const { zustand, gekuendigtZum, wechselZu, ausgesetzt, widerrufAb } = vorher;
  if (bisher.zustand !== "ended") {
    if (bisher.gekuendigtZum === null || bisher.gekuendigtZum !== vorher.neuesEnde)
      return { ablehnung: "nicht-gekuendigt" };
    return { vertrag: { ...bisher, gekuendigtZum, wechselZu }, wirkungen: [] };
  }
  const heute = tagVon(umstaende.jetzt);
  const { vertrag, wirkungen } = wiederBerechnet({ ...bisher, widerrufAb }, vorher, umstaende);
  const vorbei = gekuendigtZum !== null && gekuendigtZum <= heute;
  if (zustand === "ended" || vorbei) return { vertrag, wirkungen };
  const offen: Vertrag = {
    ...vertrag,
    zustand: zustand === "trialing" ? "trialing" : "active",
    beendetAm: null,
    gekuendigtZum,
    wechselZu,
    ausgesetzt,
  };
  if (zustand === "trialing" || ausgesetzt || (offen.periodeBis ?? heute) > heute)
    return { vertrag: offen, wirkungen };
  // The period is over meanwhile: a new one begins today, and the days between cost nothing.
  const neu = periodeBeginnt(offen, { von: heute, anker: heute }, heute, umstaende);
  return { vertrag: neu.vertrag, wirkungen: [...wirkungen, ...neu.wirkungen] };
}

/** Bills what the declaration has credited, one invoice for each period it took away. */
function wiederBerechnet(
  bisher: Vertrag,
  vorher: VorErklaerung,
  umstaende: Umstaende,
): { readonly vertrag: Vertrag; readonly wirkungen: readonly Wirkung[] } {
  const heute = tagVon(umstaende.jetzt);
  const wirkungen: Wirkung[] = [];
  let vertrag = bisher;
  for (const jetzt of bisher.abschnitte) {
    const frueher = vorher.abschnitte.find((a) => a.schluessel === jetzt.schluessel && a.von === jetzt.von);
    if (!frueher) continue;
    const posten = rest(bisher, { jetzt, frueher, vorher }, heute);
    if (!posten) {
      vertrag = {
        ...vertrag,
        abschnitte: vertrag.abschnitte.map((a) => (a === jetzt ? { ...a, bis: frueher.bis } : a)),
      };
      continue;
    }
    const neu = berechnet(
      { ...vertrag, steuerfall: jetzt.steuerfall ?? "inland" },
      [posten],
      heute,
      umstaende,
    );
    const abschnitt: Abschnitt = {
      ...jetzt,
      von: posten.von,
      bis: frueher.bis,
      preis: posten.brutto,
      gutgeschrieben: cent(0),
      schluessel: neu.schluessel,
    };
    vertrag = {
      ...neu.vertrag,
      steuerfall: bisher.steuerfall,
      abschnitte: [...neu.vertrag.abschnitte, abschnitt],
      periodeVon:
        bisher.periodeVon === jetzt.von && bisher.periodeBis === frueher.bis ? posten.von : bisher.periodeVon,
    };
    wirkungen.push(...neu.wirkungen);
  }
  return { vertrag, wirkungen };
}

type Paar = {
  readonly jetzt: Abschnitt;
  readonly frueher: VorErklaerung["abschnitte"][number];
  readonly vorher: VorErklaerung;
};

/** What of a period is owed again: the credit less the share of the days without the tier. */
function rest(vertrag: Vertrag, { jetzt, frueher, vorher }: Paar, heute: Tag): Posten | undefined {
  const gutschrift = cent(jetzt.gutgeschrieben - frueher.gutgeschrieben);
  if (gutschrift <= 0) return undefined;
  const bezahlt = jetzt.preis - jetzt.gutgeschrieben > 0;
  const von = bezahlt ? spaeter(frueher.von, vorher.eingegangenAm) : frueher.von;
  const alle = tageBis(von, frueher.bis);
  const bis = heute < frueher.bis ? heute : frueher.bis;
  const ohne = Math.max(0, tageBis(spaeter(von, vorher.am), bis));
  const brutto = alle > 0 ? cent(gutschrift - anteil(gutschrift, ohne, alle)) : gutschrift;
  if (brutto <= 0) return undefined;
  const text = `Tarif ${tarife[vertrag.typ].name}, wieder aufgenommen${ohne > 0 ? `, ${alle - ohne} von ${alle} Tagen` : ""}`;
  return { text, von, bis: letzterTag(frueher.bis), brutto };
}
