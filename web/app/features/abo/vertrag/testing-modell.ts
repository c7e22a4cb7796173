/**
 * What becomes of a contract, told once more and more simply: plain numbers, days as counts, one loop over time. It shares
 * no line with the rules it is compared with; prices and spans are typed in from the terms.
 */

type Stufe = "basic" | "premium" | "teams";
const preise: Readonly<Record<Stufe, number>> = { basic: 1199, premium: 2499, teams: 3999 };
const reihe: readonly Stufe[] = ["basic", "premium", "teams"];
const stunde = 3_600_000;
const tagMs = 24 * stunde;

const berlin = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });
/** Count of a calendar day in Germany. */
const tagZu = (ms: number): number => Date.parse(berlin.format(ms)) / tagMs;

/** The day `n` months after another one, or the last of a shorter month. */
function monate(tag: number, n: number): number {
  const d = new Date(tag * tagMs);
  const [jahr, monat] = [d.getUTCFullYear(), d.getUTCMonth() + n];
  const letzter = new Date(Date.UTC(jahr, monat + 1, 0)).getUTCDate();
  return Date.UTC(jahr, monat, Math.min(d.getUTCDate(), letzter)) / tagMs;
}

type Rechnung = {
  readonly betrag: number;
  offen: number;
  faellig: number;
  mahnungen: number[];
  strittig: boolean;
  /** Its last mail lies somewhere still. */
  liegt: boolean;
};

type Stueck = { readonly von: number; readonly bis: number; readonly preis: number; wert: number | null };

/** What somebody does, as the random test throws it. */
export type Zug =
  | {
      readonly art: "bestellen";
      readonly typ: Stufe;
      readonly testphase: boolean;
      readonly beginn: boolean;
      readonly rechnung: boolean;
    }
  | { readonly art: "zahlweg" }
  /** Not before so many days from now. */
  | { readonly art: "kuendigen"; readonly zum: number | null }
  | { readonly art: "zuruecknehmen" }
  | { readonly art: "widerrufen" }
  /** Pays `anteil` of the invoice at this place, or all that is open (1). */
  | { readonly art: "zahlen"; readonly stelle: number; readonly voll: boolean }
  | { readonly art: "strittig"; readonly stelle: number }
  /** Money on an invoice, or taken back of it, by a debit. */
  | { readonly art: "eingang"; readonly stelle: number; readonly betrag: number }
  | { readonly art: "rueckgang"; readonly stelle: number; readonly betrag: number }
  | { readonly art: "stornieren"; readonly stelle: number }
  /** The mail about the invoice at this place goes out. */
  | { readonly art: "post"; readonly stelle: number }
  | { readonly art: "warten"; readonly stunden: number };

/** One account and its contracts. */
export class Modell {
  zustand: "keiner" | "test" | "laeuft" | "beendet" = "keiner";
  typ: Stufe = "basic";
  testEnde = 0;
  zahlt = false;
  /** The day on which it ends. */
  gekuendigt: number | null = null;
  naechster: Stufe | null = null;
  anker = 0;
  nummer = 0;
  von = 0;
  bis = 0;
  ruht = false;
  beginn = false;
  widerrufBis = 0;
  widerrufAb = 0;
  rechnungen: Rechnung[] = [];
  stuecke: Stueck[] = [];
  /** All that was ever billed and credited. */
  berechnet = 0;
  gutgeschrieben = 0;

  /** Does what is asked; false: it cannot be. */
  ziehen(zug: Zug, ms: number): boolean {
    this.vergehen(ms);
    const heute = tagZu(ms);
    switch (zug.art) {
      case "bestellen":
        return this.bestellen(zug, ms, heute);
      case "zahlweg":
        if (!this.offenerVertrag() || this.zahlt) return false;
        this.zahlt = true;
        return true;
      case "kuendigen":
        return this.kuendigen(zug.zum === null ? 0 : heute + zug.zum);
      case "zuruecknehmen":
        if (!this.offenerVertrag() || this.gekuendigt === null) return false;
        this.gekuendigt = null;
        return true;
      case "widerrufen":
        return this.widerrufen(heute);
      case "zahlen":
      case "strittig":
      case "eingang":
      case "rueckgang":
        return this.zahlung(zug, heute);
      case "post":
        return this.post(zug.stelle, heute);
      case "stornieren":
        return this.stornieren(zug.stelle, heute);
      default:
        return true;
    }
  }

  /** Free, or the tier that holds now. */
  tarif(): "free" | Stufe {
    return this.offenerVertrag() && !this.ruht ? this.typ : "free";
  }

  offen(): number {
    return this.rechnungen.reduce((summe, r) => summe + r.offen, 0);
  }

  private offenerVertrag(): boolean {
    return this.zustand === "test" || this.zustand === "laeuft";
  }

  private enden(): void {
    this.zustand = "beendet";
    this.ruht = false;
    this.naechster = null;
  }

  private kuendigen(fruehestens: number): boolean {
    if (!this.offenerVertrag()) return false;
    if (this.ruht) {
      this.enden();
      return true;
    }
    const test = this.zustand === "test";
    const [anker, nummer] = test ? [tagZu(this.testEnde), 0] : [this.anker, this.nummer];
    let n = nummer;
    // A trial that nobody pays for has one end.
    while (monate(anker, n) < fruehestens && !(test && !this.zahlt)) n += 1;
    const ende = n === nummer && !test ? this.bis : monate(anker, n);
    if (this.gekuendigt !== null && this.gekuendigt <= ende) return false;
    this.gekuendigt = ende;
    this.naechster = null;
    return true;
  }

  private bestellen(zug: Extract<Zug, { art: "bestellen" }>, ms: number, heute: number): boolean {
    if (!this.offenerVertrag()) return this.neu(zug, ms, heute);
    const schritt = reihe.indexOf(zug.typ) - reihe.indexOf(this.typ);
    const zahlt = this.zahlt || zug.rechnung;
    if (schritt === 0) {
      if (this.naechster === null && zahlt === this.zahlt) return false;
      this.naechster = null;
      this.zahlt = zahlt;
      return true;
    }
    if (this.ruht) return false;
    this.gekuendigt = null;
    this.zahlt = zahlt;
    if (schritt < 0) {
      this.naechster = zug.typ;
      return true;
    }
    this.naechster = null;
    const frueher = heute <= this.widerrufBis;
    this.beginn = zug.beginn && (this.beginn || !frueher);
    if (!frueher) this.widerrufAb = heute;
    this.widerrufBis = heute + 14;
    this.typ = zug.typ;
    if (this.zustand === "test") return true;
    const jetziges = this.stuecke.at(-1);
    let abzug = 0;
    if (jetziges) {
      abzug = kaufmaennisch((jetziges.preis * (jetziges.bis - heute)) / (jetziges.bis - jetziges.von));
      jetziges.wert = jetziges.preis - abzug;
    }
    this.anker = heute;
    this.nummer = 0;
    this.periode(heute, heute, abzug);
    return true;
  }

  private neu(zug: Extract<Zug, { art: "bestellen" }>, ms: number, heute: number): boolean {
    if (this.rechnungen.some((r) => ueberfaellig(r, heute))) return false;
    const testphase = zug.testphase && this.zustand === "keiner";
    Object.assign(this, {
      typ: zug.typ,
      zahlt: zug.rechnung || !testphase,
      gekuendigt: null,
      naechster: null,
      ruht: false,
      beginn: zug.beginn,
      widerrufBis: heute + 14,
      widerrufAb: heute,
      rechnungen: [],
      stuecke: [],
      zustand: testphase ? "test" : "laeuft",
      testEnde: ms + 7 * tagMs,
    });
    if (testphase) return true;
    this.anker = heute;
    this.nummer = 0;
    this.periode(heute, heute, 0);
    return true;
  }

  private periode(von: number, heute: number, abzug: number): void {
    this.nummer += 1;
    this.von = von;
    this.bis = monate(this.anker, this.nummer);
    let preis: number = preise[this.typ];
    // After a rest the row of periods is another one: the last is as long as the contract.
    if (this.gekuendigt !== null && this.gekuendigt < this.bis) {
      preis = kaufmaennisch((preis * (this.gekuendigt - von)) / (this.bis - von));
      this.bis = this.gekuendigt;
      this.anker = this.bis;
      this.nummer = 0;
    }
    this.stuecke.push({ von, bis: this.bis, preis, wert: null });
    this.berechnet += preis - abzug;
    this.rechnungen.push({
      betrag: preis - abzug,
      offen: preis - abzug,
      faellig: heute + 14,
      mahnungen: [],
      strittig: false,
      liegt: true,
    });
  }

  private widerrufen(heute: number): boolean {
    const betroffen = this.stuecke.some(({ von }) => von >= this.widerrufAb);
    if (this.zustand === "keiner" || (this.zustand === "beendet" && !betroffen)) return false;
    if (heute > this.widerrufBis) return false;
    let gut = 0;
    this.stuecke.forEach((s, i) => {
      if (s.von < this.widerrufAb) return;
      const letztes = i === this.stuecke.length - 1;
      const genutzt = letztes
        ? kaufmaennisch((s.preis * (heute - s.von)) / (s.bis - s.von))
        : (s.wert ?? s.preis);
      const bezahlt = s.wert ?? s.preis;
      s.wert = this.beginn ? genutzt : 0;
      gut += bezahlt - s.wert;
    });
    this.gutgeschrieben += gut;
    let rest = gut;
    this.stuecke.forEach((s, i) => {
      const r = this.rechnungen[i];
      if (s.von < this.widerrufAb || !r) return;
      const weg = Math.min(rest, r.offen);
      r.offen -= weg;
      rest -= weg;
    });
    // Nothing is withdrawn from twice.
    this.widerrufAb = heute + 1;
    this.enden();
    return true;
  }

  private zahlung(
    zug: Extract<Zug, { art: "zahlen" | "strittig" | "eingang" | "rueckgang" }>,
    heute: number,
  ): boolean {
    const r = this.rechnungen[zug.stelle];
    if (!r) return false;
    if (zug.art === "strittig" || zug.art === "rueckgang") {
      const zurueck = zug.art === "strittig" ? r.betrag : zug.betrag;
      const offen = Math.min(r.betrag, r.offen + zurueck);
      const liegt = r.liegt && r.mahnungen.length === 0;
      Object.assign(r, { offen, faellig: heute, mahnungen: [], strittig: true, liegt });
      return true;
    }
    r.offen -= Math.min(r.offen, zug.art === "eingang" ? zug.betrag : zug.voll ? r.offen : 500);
    if (r.offen === 0) r.strittig = false;
    this.aufwachen(heute);
    return true;
  }

  private post(stelle: number, heute: number): boolean {
    const r = this.rechnungen[stelle];
    if (!r?.liegt) return false;
    r.liegt = false;
    const letzte = r.mahnungen.length - 1;
    if (letzte >= 0) r.mahnungen[letzte] = heute;
    else r.faellig = r.strittig ? heute : heute + 14;
    return true;
  }

  /** Gives the period away, unless a higher tier has taken its place, or was billed less something. */
  private stornieren(stelle: number, heute: number): boolean {
    const [r, s] = [this.rechnungen[stelle], this.stuecke[stelle]];
    if (!r || !s || r.betrag === 0 || r.betrag < s.preis) return false;
    if (s.wert !== null && s.wert < s.preis) return false;
    this.rechnungen[stelle] = { ...r, betrag: 0, offen: 0, strittig: false };
    this.stuecke[stelle] = { ...s, preis: 0, wert: s.wert === null ? null : 0 };
    this.aufwachen(heute);
    return true;
  }

  private aufwachen(heute: number): void {
    if (!this.ruht || this.rechnungen.some((s) => ruhend(s, heute))) return;
    this.ruht = false;
    if (this.bis > heute) return;
    if (this.naechster) this.typ = this.naechster;
    this.naechster = null;
    this.anker = heute;
    this.nummer = 0;
    this.periode(heute, heute, 0);
  }

  private vergehen(ms: number): void {
    const heute = tagZu(ms);
    if (this.zustand === "test" && this.testEnde <= ms) {
      const schluss = this.gekuendigt !== null && this.gekuendigt <= tagZu(this.testEnde);
      if (schluss || !this.zahlt) this.enden();
      else {
        if (this.naechster) this.typ = this.naechster;
        this.naechster = null;
        this.zustand = "laeuft";
        this.anker = tagZu(this.testEnde);
        this.nummer = 0;
        this.periode(this.anker, heute, 0);
      }
    }
    const vorbei = this.gekuendigt !== null && this.gekuendigt <= heute;
    if (this.zustand === "laeuft" && this.ruht && vorbei) this.enden();
    while (this.zustand === "laeuft" && !this.ruht && this.bis <= heute) {
      if (this.gekuendigt !== null && this.gekuendigt <= this.bis) {
        this.enden();
        break;
      }
      if (this.naechster) this.typ = this.naechster;
      this.naechster = null;
      this.periode(this.bis, heute, 0);
    }
    for (const r of this.rechnungen) {
      const [erste, zweite] = r.mahnungen;
      if (r.offen === 0 || zweite !== undefined || r.liegt) continue;
      if (heute < (erste === undefined ? r.faellig : erste) + 7) continue;
      r.mahnungen.push(heute);
      r.liegt = true;
    }
    if (this.zustand === "laeuft" && this.rechnungen.some((r) => ruhend(r, heute))) this.ruht = true;
  }
}

/** Half a cent up. */
const kaufmaennisch = (wert: number): number => Math.floor(wert + 0.5 + 1e-9);

const ueberfaellig = ({ offen, strittig, liegt, mahnungen, faellig }: Rechnung, heute: number): boolean =>
  offen > 0 && (strittig || (faellig < heute && !(liegt && mahnungen.length === 0)));

function ruhend({ offen, mahnungen, liegt }: Rechnung, heute: number): boolean {
  const zweite = mahnungen[1];
  return offen > 0 && !liegt && zweite !== undefined && heute >= zweite + 14;
}
