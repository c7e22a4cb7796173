import { anteil, cent, summe } from "@gebuehrenportal/recht";
import type { Satztabelle, Satzzeile } from "#dokumente/satztabelle.ts";
import type { Grundgruppe, Grundlage } from "../grundlage/grundlage.server.ts";
import { aufKassenteil, type Grundzahlung } from "../grundlage/grundzahlung.ts";
import type { Grundzeile } from "../grundlage/grundzeile.server.ts";
import type { Abzug } from "../grundlage/verlangt.ts";
import type { Antragsart } from "./antragsart.ts";
import { betragsreihe, positionsreihe, tabelle, titelreihe } from "./tabellenzeilen.ts";

/** Applications that go against somebody else than the treasury as counsel's debtor. */
export type Kostenart = Exclude<Antragsart, "staatskasse" | "beratungshilfe">;

/** What of one matter is asked for. */
type Posten = { readonly titel?: string; readonly zeilen: readonly Grundzeile[]; readonly abzug?: Abzug };

/**
 * The lines of a matter: § 11 RVG what the client owes beside legal aid; § 126 ZPO what the appointment covers; § 464b StPO
 * without what the treasury pays appointed counsel; otherwise all.
 */
function postenVon(art: Kostenart, prozent: number, { titel, zeilen, kasse }: Grundgruppe): Posten {
  const kopf = titel === undefined ? {} : { titel };
  if (art === "verguetung" && kasse) return { ...kopf, zeilen, abzug: kasse.abzug };
  if (art === "beitreibung" && kasse) {
    const eigene = zeilen.filter(({ durchlaufend }) => !durchlaufend);
    const rest = cent(kasse.regelnetto - kasse.abzug.netto);
    if (rest <= 0) return { ...kopf, zeilen: eigene };
    return {
      ...kopf,
      zeilen: eigene,
      abzug: {
        text: "Abzüglich, was die Beiordnung nicht umfasst",
        norm: "§ 126 Abs. 1 ZPO",
        netto: rest,
        schritte: [],
      },
    };
  }
  if (art === "stpo" && kasse?.art === "bestellt") {
    const netto = anteil(cent(kasse.brutto - kasse.abzug58), 100, 100 + prozent);
    return {
      ...kopf,
      zeilen,
      abzug: {
        text: "Abzüglich Vergütung des bestellten Anwalts aus der Staatskasse",
        norm: "§ 52 Abs. 1 Satz 2 RVG",
        netto,
        schritte: [],
      },
    };
  }
  return { ...kopf, zeilen };
}

/** What is taken off: § 11 RVG whatever was paid, otherwise what the opponent or the treasury has paid. */
const abzuege: Readonly<
  Record<Grundzahlung["von"], Readonly<Partial<Record<Kostenart, readonly [string, string]>>>>
> = {
  mandant: { verguetung: ["Zahlung des Auftraggebers", "§ 11 Abs. 1 Satz 2 RVG"] },
  vorschuss: { verguetung: ["Vorschuss", "§ 11 Abs. 1 Satz 2 RVG"] },
  gegner: {
    verguetung: ["Zahlung des Gegners", "§ 11 Abs. 1 Satz 2 RVG"],
    kosten: ["Zahlung des Gegners", "§ 362 Abs. 1 BGB"],
    stpo: ["Zahlung des Gegners", "§ 362 Abs. 1 BGB"],
    beitreibung: ["Zahlung des Gegners", "§ 362 Abs. 1 BGB"],
  },
  staatskasse: {
    verguetung: ["Zahlung der Staatskasse", "§ 11 Abs. 1 Satz 2 RVG"],
    kosten: ["Zahlung der Staatskasse", "§ 59 Abs. 1 RVG"],
    stpo: ["Zahlung der Staatskasse", "§ 59 Abs. 1 RVG"],
    beitreibung: ["Zahlung der Staatskasse", "§ 59 Abs. 1 RVG"],
  },
};

type Tabellenwahl = { readonly art: Kostenart; readonly vorsteuer: boolean };

/** Payments that count for these matters, each with its words. */
function abgezogen(art: Kostenart, gruppen: readonly Grundgruppe[], zahlungen: readonly Grundzahlung[]) {
  return zahlungen.flatMap((zahlung) => {
    const als = abzuege[zahlung.von][art];
    const fremd =
      zahlung.angelegenheit !== undefined && !gruppen.some(({ id }) => id === zahlung.angelegenheit);
    // What the treasury pays appointed counsel is taken off already, or is not the client's.
    const schonWeg =
      art === "verguetung" || (art === "stpo" && gruppen.some((g) => g.kasse?.art === "bestellt"));
    if (!als || fremd || (schonWeg && aufKassenteil(zahlung, gruppen))) return [];
    return [{ betrag: zahlung.betrag, zeile: betragsreihe(...als, cent(-zahlung.betrag)) }];
  });
}

/** Table and sum: the VAT of the calculation, none for a party that deducts it. */
export function kostentabelle(
  gruppen: readonly Grundgruppe[],
  { prozent, zahlungen }: Pick<Grundlage, "prozent" | "zahlungen">,
  { art, vorsteuer }: Tabellenwahl,
): Satztabelle {
  const posten = gruppen.map((g) => postenVon(art, prozent, g));
  const alle = posten.flatMap((p) => p.zeilen);
  const weg = posten.flatMap((p) => p.abzug ?? []);
  const gekuerzt = summe(weg.map((w) => w.netto));
  const netto = cent(summe(alle.map((z) => z.betrag)) - gekuerzt);
  // Nr. 2500 VV contains its VAT.
  const voll = summe(alle.filter((z) => !z.durchlaufend && z.nr !== "2500").map((z) => z.betrag));
  const steuer = vorsteuer ? cent(0) : anteil(cent(voll - gekuerzt), prozent, 100);
  const gezahlt = abgezogen(art, gruppen, zahlungen);
  const offen = netto + steuer - summe(gezahlt.map(({ betrag }) => betrag));
  const zeilen: Satzzeile[] = [
    ...posten.flatMap((p) => [...titelreihe(p.titel), ...p.zeilen.map(positionsreihe)]),
    ...weg.map((w) => betragsreihe(w.text, w.norm, cent(-w.netto))),
    betragsreihe("Summe ohne Umsatzsteuer", "", netto, "zwischensumme"),
    ...(vorsteuer || prozent === 0 ? [] : [betragsreihe(`Umsatzsteuer ${prozent} %`, "Nr. 7008 VV", steuer)]),
    ...gezahlt.map(({ zeile }) => zeile),
    betragsreihe("Festzusetzender Betrag", "", cent(Math.max(0, offen)), "summe"),
  ];
  return tabelle(zeilen);
}
