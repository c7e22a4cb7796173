import { type Anrechnung, type Position, rvgRechnung, type Zeile } from "@gebuehrenportal/gebuehren";
import { titel } from "@gebuehrenportal/gebuehren/verzeichnis";
import { type Cent, cent, type KeinErgebnis, type Tag } from "@gebuehrenportal/recht";
import { aufDiesemBlatt, zeilentitel } from "../vvzeile.ts";
import type { Kostenblock, Mahneingabe, Postenzeile } from "./mahn-typen.ts";

/** What all bills of one calculation share. */
type Grundangaben = { readonly auftragAm: Tag; readonly leistungsende: Tag; readonly umsatzsteuer: boolean };

const grundangaben = ({ auftragAm, antragAm, umsatzsteuer }: Mahneingabe): Grundangaben => ({
  auftragAm,
  leistungsende: antragAm,
  umsatzsteuer,
});

/** The lawyer's remuneration in the dunning procedure: 3305, 3308 or 3307, each with 7002 and 7008 VV once. */
export function mahnverguetung(e: Mahneingabe): Kostenblock | KeinErgebnis {
  const mitVb = e.vollstreckungsbescheid && e.verfahren !== "europaeisch";
  const nummern = e.vertreten === "antragsgegner" ? ["3307"] : ["3305", ...(mitVb ? ["3308"] : [])];
  return rechnung(
    grundangaben(e),
    e.wert,
    nummern.map((nr) => ({ nr })),
  );
}

/** The remuneration of the suit that follows: 3100 VV, less the fee of the dunning procedure (Anm. zu Nr. 3305, 3307 VV). */
export function streitverguetung(
  e: Mahneingabe,
  { wert, am, termin }: NonNullable<Mahneingabe["streit"]>,
): Kostenblock | KeinErgebnis {
  const nr = e.vertreten === "antragsgegner" ? "3307" : "3305";
  const tage = am ? { ...grundangaben(e), auftragAm: am, leistungsende: am } : grundangaben(e);
  return rechnung(tage, wert, [{ nr: "3100" }, ...(termin ? [{ nr: "3104" }] : [])], {
    von: { frueher: { nr, wert: e.wert, auftragAm: e.auftragAm } },
    auf: { angelegenheit: "a", position: "3100" },
    wert: cent(Math.min(e.wert, wert)),
  });
}

/** Fees and expenses for the limit of § 13e RDG, as the collection package asks for them. */
export const inkassogebuehren = (e: Mahneingabe) => ({
  gebuehr: (satz100: number, wert: Cent) =>
    gebuehren(rvgRechnung(eingabe(grundangaben(e), wert, [{ nr: "2300", satz100 }]))),
  // An agreed fee of § 34 RVG stands for the sum of the fees: only 7002 and 7008 VV are taken from it.
  auslagen: (summe: Cent) =>
    auslagen(rvgRechnung(eingabe(grundangaben(e), summe, [{ nr: "34", betrag: summe }]))),
  ...(e.umsatzsteuer && {
    umsatzsteuer: (netto: Cent) =>
      steuer(
        rvgRechnung(
          eingabe(grundangaben(e), netto, [{ nr: "34", betrag: netto }], undefined, { pauschale: false }),
        ),
      ),
  }),
});

type Antwort = ReturnType<typeof rvgRechnung>;
const nichts = cent(0);
const gebuehren = (a: Antwort): Cent => (a.art === "ergebnis" && a.angelegenheiten[0]?.gebuehren) || nichts;
const auslagen = (a: Antwort): Cent => (a.art === "ergebnis" && a.angelegenheiten[0]?.auslagen) || nichts;
const steuer = (a: Antwort): Cent => (a.art === "ergebnis" ? a.umsatzsteuer.betrag : nichts);

function eingabe(
  { auftragAm, leistungsende, umsatzsteuer }: Grundangaben,
  wert: Cent,
  positionen: readonly Position[],
  anrechnung?: Anrechnung,
  ausgaben?: { readonly pauschale: boolean },
) {
  return {
    leistungsende,
    umsatzsteuer,
    angelegenheiten: [{ id: "a", auftragAm, wert, positionen, ...(ausgaben && { auslagen: ausgaben }) }],
    ...(anrechnung && { anrechnungen: [anrechnung] }),
  };
}

function rechnung(
  r: Grundangaben,
  wert: Cent,
  positionen: readonly Position[],
  anrechnung?: Anrechnung,
): Kostenblock | KeinErgebnis {
  const antwort = rvgRechnung(eingabe(r, wert, positionen, anrechnung));
  if (antwort.art === "kein-ergebnis") return antwort;
  const [a] = antwort.angelegenheiten;
  const { prozent, betrag, norm, grund } = antwort.umsatzsteuer;
  const zeilen = (a?.zeilen ?? []).map((z) => postenzeile(z, r.auftragAm));
  if (r.umsatzsteuer)
    zeilen.push({
      titel: `Umsatzsteuer ${prozent}\u00a0%`,
      norm,
      betrag,
      schritte: [{ text: `${prozent}\u00a0%, ${grund}`, norm, betrag }],
    });
  return {
    zeilen,
    summe: antwort.brutto,
    fassung: {
      norm: "RVG",
      ab: a?.fassung.ab ?? r.auftragAm,
      quelle: a?.fassung.quelle ?? { titel: "RVG", fundstelle: "" },
      grund: a?.fassung.grund ?? "",
      sicherheit: a?.fassung.sicherheit ?? "hoch",
    },
  };
}

function postenzeile(z: Zeile, am: Tag): Postenzeile {
  const { nr, norm, satz100, betrag, schritte } = z;
  return {
    titel: zeilentitel(aufDiesemBlatt(z), { [nr]: titel(nr, am) ?? "" }),
    norm,
    ...(satz100 !== undefined && { satz100 }),
    betrag,
    schritte,
  };
}
