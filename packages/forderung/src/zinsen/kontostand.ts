import { type Cent, cent, datum, plusTage, summe, type Tag } from "@gebuehrenportal/recht";
import { type Getilgt, istKosten, type Kostenlauf, tilgen } from "./tilgung.ts";
import type { Kontozeile, Zahlung } from "./zins-typen.ts";
import { type Lauf, offeneZinsen, type Rahmen, verzinsen } from "./zinslauf.ts";

/** What a line of the account says beside its balances. */
export type Kopf = Pick<Kontozeile, "art" | "text" | "norm"> & { readonly betrag: Cent };

type Aufgelaufen = { readonly bruch: bigint; readonly vorlaeufig: bigint };

const aufgelaufen = (laeufe: readonly Lauf[]): Aufgelaufen => ({
  bruch: laeufe.reduce((s, l) => s + l.bruch, 0n),
  vorlaeufig: laeufe.reduce((s, l) => s + l.vorlaeufig, 0n),
});

/** How a line of interest says that a base rate is not known yet. */
function zusatz(vorher: Aufgelaufen, nachher: Aufgelaufen): string {
  const vorlaeufig = nachher.vorlaeufig - vorher.vorlaeufig;
  if (vorlaeufig === 0n) return "";
  return vorlaeufig === nachher.bruch - vorher.bruch ? ", vorläufig" : ", teils vorläufig";
}

/** The account while it is being kept. */
export class Kontostand {
  readonly zeilen: Kontozeile[] = [];
  ueberzahlt = cent(0);
  readonly #laeufe: readonly Lauf[];
  readonly #rahmen: Rahmen;
  readonly #gebucht = new Set<Lauf>();
  readonly #kosten: Kostenlauf[] = [];
  #zinsen = cent(0);

  constructor(laeufe: readonly Lauf[], rahmen: Rahmen) {
    this.#laeufe = laeufe;
    this.#rahmen = rahmen;
  }

  schuld(am: Tag, kopf: Kopf, kosten: Kostenlauf | undefined, lauf: Lauf | undefined): void {
    if (kosten) this.#kosten.push(kosten);
    if (lauf) this.#gebucht.add(lauf);
    this.#zeile(am, kopf);
  }

  zahlung(zahlung: Zahlung, kosten: readonly Kostenlauf[]): void {
    this.#zinsenBis(
      this.#rahmen.schalter.zahlungstag === "mitgezaehlt" ? zahlung.am : plusTage(zahlung.am, -1),
      zahlung.am,
    );
    const getilgt = tilgen(zahlung, this.#laeufe, kosten, this.#rahmen);
    this.#zinsen = cent(this.#zinsen - getilgt.zinsen);
    this.ueberzahlt = cent(this.ueberzahlt + getilgt.ueberzahlt);
    const text = zahlung.bezeichnung ?? "Zahlung";
    this.#zeile(
      zahlung.am,
      {
        art: "zahlung",
        text,
        norm: zahlungsnorm[zahlung.tilgung ?? "kosten-zinsen-hauptforderung"],
        betrag: cent(-zahlung.betrag),
      },
      getilgt,
    );
  }

  /** Books what is certain where interest goes on without a known base rate. */
  bekannterTeil(letzter: Tag): void {
    if (this.#laeufe.some((l) => l.satz.ueberBasis && l.kapital > 0 && l.endet > letzter))
      this.#zinsenBis(letzter, letzter);
  }

  abschluss(bis: Tag): void {
    this.#zinsenBis(bis, bis);
    const vorlaeufig = aufgelaufen(this.#laeufe).vorlaeufig > 0n ? ", vorläufig" : "";
    this.#zeile(bis, {
      art: "stand",
      text: `Stand am ${datum(bis)}${vorlaeufig}`,
      norm: "§ 362 Abs. 1 BGB",
      betrag: cent(0),
    });
  }

  #zinsenBis(letzter: Tag, am: Tag): void {
    const vorher = aufgelaufen(this.#laeufe);
    for (const l of this.#laeufe) verzinsen(l, letzter, this.#rahmen);
    const nachher = aufgelaufen(this.#laeufe);
    const offen = summe(this.#laeufe.map((l) => offeneZinsen(l, this.#rahmen.zaehlung)));
    const betrag = cent(offen - this.#zinsen);
    this.#zinsen = offen;
    if (betrag > 0)
      this.#zeile(am, {
        art: "zinsen",
        text: `Zinsen bis ${datum(letzter)}${zusatz(vorher, nachher)}`,
        norm: "§§ 288, 291 BGB",
        betrag,
      });
  }

  #zeile(am: Tag, kopf: Kopf, getilgt?: Getilgt): void {
    const eigene = [...this.#gebucht];
    const kosten = summe([
      ...this.#kosten.map((k) => k.offen),
      ...eigene.filter(istKosten).map((l) => l.kapital),
    ]);
    const hauptforderung = summe(eigene.filter((l) => !istKosten(l)).map((l) => l.kapital));
    const saldo = cent(kosten + this.#zinsen + hauptforderung - this.ueberzahlt);
    this.zeilen.push({
      ...kopf,
      am,
      ...(getilgt && { getilgt }),
      kosten,
      zinsen: this.#zinsen,
      hauptforderung,
      saldo,
    });
  }
}

const zahlungsnorm = {
  "kosten-zinsen-hauptforderung": "§§ 366, 367 Abs. 1 BGB",
  verbraucherdarlehen: "§ 497 Abs. 3 BGB",
  bestimmung: "§ 366 Abs. 1, § 367 Abs. 2 BGB",
} as const;
