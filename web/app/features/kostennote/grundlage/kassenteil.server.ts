import type { RvgEingabe, RvgErgebnis, Zeile } from "@gebuehrenportal/gebuehren";
import { type Cent, cent, euro, type Schritt, summe } from "@gebuehrenportal/recht";
import type { Grundzeile } from "./grundzeile.server.ts";

type Angelegenheit = RvgErgebnis["angelegenheiten"][number];
type Staatskasse = NonNullable<Angelegenheit["staatskasse"]>;

/** A matter that the treasury pays for. */
export type Kassenteil = {
  readonly art: "beigeordnet" | "bestellt" | "beratungshilfe";
  /** Fees of parts 4 to 6 VV: what the client owes beside the treasury follows from §§ 52, 53 RVG. */
  readonly strafsache: boolean;
  /** What the client does not owe of the bill: as a line to take off, net. */
  readonly abzug: {
    readonly text: string;
    readonly norm: string;
    readonly netto: Cent;
    readonly schritte: readonly Schritt[];
  };
  /** Regular remuneration on which VAT is due, net. */
  readonly regelnetto: Cent;
  /** Legal aid for a part of the value only. */
  readonly teilweise: boolean;
  readonly zeilen: readonly Grundzeile[];
  /** Fees of the treasury, and its claim with expenses, net. */
  readonly gebuehren: Cent;
  readonly netto: Cent;
  readonly umsatzsteuer: Cent;
  readonly brutto: Cent;
  /** Reduction after § 58 RVG, gross. */
  readonly abzug58: Cent;
  /** Paid by the treasury already (§ 47 RVG), gross. */
  readonly vorschuss: Cent;
  readonly auszahlung: Cent;
  /** Difference to the regular remuneration (§ 50 RVG), gross. */
  readonly weitereVerguetung: Cent;
};

type Umgebung = {
  readonly eingabe: RvgEingabe;
  readonly ergebnis: RvgErgebnis;
  readonly zeile: (z: Zeile) => Grundzeile;
};

const namen = {
  beigeordnet: "der Prozesskostenhilfe",
  bestellt: "der Bestellung",
  beratungshilfe: "der Beratungshilfe",
};

/** What the treasury pays for a matter, as paper needs it. */
export function kassenteil(
  gerechnet: Angelegenheit,
  staatskasse: Staatskasse,
  { eingabe, zeile }: Umgebung,
): Kassenteil {
  const angabe = eingabe.angelegenheiten.find(({ id }) => id === gerechnet.id);
  const { vertretung } = angabe ?? {};
  const art = vertretung === "beigeordnet" || vertretung === "bestellt" ? vertretung : "beratungshilfe";
  const { netto, norm } = staatskasse.gesperrt;
  const teil = bewilligterTeil(staatskasse.teilweise);
  const vorschuss = summe(
    (eingabe.zahlungen ?? [])
      .filter(({ von, angelegenheit }) => {
        const einzige = eingabe.angelegenheiten.length === 1;
        return (
          von === "staatskasse" && (angelegenheit === undefined ? einzige : angelegenheit === gerechnet.id)
        );
      })
      .map(({ betrag }) => betrag),
  );
  return {
    art,
    strafsache: art !== "beratungshilfe" && (angabe?.positionen ?? []).some(({ nr }) => /^[456]/.test(nr)),
    abzug: {
      text:
        teil === undefined ? `Abzüglich Vergütung ${namen[art]}` : `Abzüglich Vergütung aus dem ${teil.kurz}`,
      norm,
      netto,
      schritte: [
        {
          text:
            teil === undefined
              ? "Vom Mandanten nicht geschuldet, ohne Umsatzsteuer"
              : `Regelvergütung aus dem bewilligten ${teil.lang}, ohne Umsatzsteuer`,
          norm,
          betrag: cent(-netto),
        },
      ],
    },
    regelnetto: cent(gerechnet.netto - gerechnet.steuerfrei),
    teilweise: teil !== undefined,
    zeilen: staatskasse.zeilen.map(zeile),
    gebuehren: staatskasse.gebuehren,
    netto: staatskasse.netto,
    umsatzsteuer: staatskasse.umsatzsteuer,
    brutto: staatskasse.brutto,
    abzug58: staatskasse.abzug,
    vorschuss,
    auszahlung: staatskasse.auszahlung,
    weitereVerguetung: staatskasse.weitereVerguetung,
  };
}

/** What legal aid was granted for, where that is a part. */
function bewilligterTeil(teilweise: Staatskasse["teilweise"]) {
  if (!teilweise) return undefined;
  const { wert, quote = 100 } = teilweise;
  if (wert !== undefined)
    return { kurz: `Wert der Prozesskostenhilfe (${euro(wert)})`, lang: `Wert von ${euro(wert)}` };
  const prozent = `${String(quote).replace(".", ",")} %`;
  return { kurz: `Teil der Prozesskostenhilfe (${prozent})`, lang: `Teil von ${prozent}` };
}
