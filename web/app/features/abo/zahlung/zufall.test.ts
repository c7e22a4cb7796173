import { cent } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anwenden } from "../vertrag/anwenden.ts";
import { tarifstand } from "../vertrag/tarifstand.ts";
import { Modell, type Zug } from "../vertrag/testing-modell.ts";
import { ereignisAus } from "../vertrag/testing-zufall.ts";
import { uhr } from "../vertrag/uhr.ts";
import type { Ereignis, Vertrag, Wirkung } from "../vertrag/vertrag.ts";
import { einzugsbuchungen } from "./einzug/abgleich.ts";
import { einzugsstand } from "./stripe/stand.ts";
import { Bank, type Bankeinzug, type Bankzug, istBankzug, neuBekannt, zuegeMitBank } from "./testing-bank.ts";

/** A debit as the portal has planned it, before it asks for it. */
type Plan = {
  readonly id: string;
  readonly schluessel: string;
  readonly wunsch: Parameters<Bank["einziehen"]>[1];
};

/** The rules of contract and debit, as use cases and jobs put them together. */
class Portal {
  vertrag: Vertrag | undefined;
  readonly wirkungen: Wirkung[] = [];
  readonly gebucht = new Set<string>();
  plaene: Plan[] = [];
  private am = "";

  ziehen(zug: Zug, ms: number): boolean {
    this.am = new Date(ms).toISOString();
    const umstaende = { jetzt: this.am, rechnungen: true };
    if (this.vertrag) {
      const gelaufen = uhr(this.vertrag, umstaende);
      this.vertrag = gelaufen.vertrag;
      this.wirkungen.push(...gelaufen.wirkungen);
    }
    const ereignis = ereignisAus(zug, this.vertrag, this.am, "stripe");
    return ereignis !== undefined && this.geschehen(ereignis);
  }

  /** Plans a debit of what a claim still lacks, one at a time; undefined: there is nothing to be debited. */
  planen(stelle: number, wie: Plan["wunsch"]["wie"]): Plan | undefined {
    const f = this.vertrag?.forderungen[stelle];
    if (!f || f.offen <= 0 || this.plaene.some((p) => p.schluessel === f.schluessel)) return undefined;
    const plan = {
      id: `e${this.gebucht.size}-${this.wirkungen.length}-${stelle}-${this.am}`,
      schluessel: f.schluessel,
      wunsch: { stelle, betrag: f.offen, wie },
    };
    this.plaene.push(plan);
    return plan;
  }

  /** What the provider says of a debit is booked by its names, each once. */
  abgleichen(plan: Plan, { id, status, streit, betrag }: Bankeinzug): void {
    const intent = { id, status, amount_received: status === "succeeded" ? betrag : 0, metadata: {} };
    const streite = streit === "keiner" ? [] : [{ id: `du-${id}`, amount: betrag, status: streit }];
    for (const b of einzugsbuchungen(einzugsstand(intent, streite))) {
      if (this.gebucht.has(b.fremdId)) continue;
      this.gebucht.add(b.fremdId);
      const { schluessel } = plan;
      this.geschehen(
        b.betrag > 0
          ? { art: "bezahlt", schluessel, betrag: b.betrag }
          : { art: "zahlungStrittig", schluessel, betrag: cent(-b.betrag) },
      );
    }
    if (status !== "processing") this.plaene = this.plaene.filter((p) => p !== plan);
  }

  private geschehen(ereignis: Ereignis): boolean {
    const folge = anwenden(this.vertrag, ereignis, { jetzt: this.am, rechnungen: true });
    if ("ablehnung" in folge) return false;
    this.vertrag = folge.vertrag;
    this.wirkungen.push(...folge.wirkungen);
    return true;
  }
}

/** Portal and model side by side, with one bank between them. */
class Leben {
  readonly portal = new Portal();
  readonly modell = new Modell();
  bank = new Bank();
  plaene = new Map<string, Plan>();
  ms = Date.parse("2027-01-31T10:30:00Z");

  zug(z: Zug): void {
    if (z.art === "warten") this.ms += z.stunden * 3_600_000;
    const vorher = this.portal.vertrag?.bestelltAm;
    expect(this.portal.ziehen(z, this.ms), JSON.stringify(z)).toBe(this.modell.ziehen(z, this.ms));
    if (this.portal.vertrag?.bestelltAm === vorher) return;
    // Another contract has claims of its own.
    this.bank = new Bank();
    this.plaene = new Map();
    this.portal.plaene = [];
  }

  bankzug(z: Bankzug): void {
    this.zug({ art: "warten", stunden: 0 });
    if (z.art === "einziehen") this.einziehen(z);
    else if (z.art === "nachricht") this.melden(z);
    else this.bank.geschehen(z);
  }

  private melden({ welche, mal }: Extract<Bankzug, { art: "nachricht" }>): void {
    const id = this.bank.naechste(welche);
    for (let i = 0; id && i < mal; i += 1) this.bekannt(id);
  }

  private einziehen(z: Extract<Bankzug, { art: "einziehen" }>): void {
    const plan = this.portal.planen(z.stelle, z.wie);
    if (!plan) return;
    this.plaene.set(plan.id, plan);
    this.bank.einziehen(plan.id, plan.wunsch);
    if (!z.abbruch) this.bekannt(plan.id);
  }

  /** Both learn how it stands; asking for a debit whose answer was lost comes to the same one. */
  private bekannt(id: string): void {
    const plan = this.plaene.get(id);
    if (!plan) return;
    const einzug = this.bank.einziehen(id, { ...plan.wunsch, wie: "gelingt" });
    this.portal.abgleichen(plan, einzug);
    for (const zug of neuBekannt(einzug)) this.modell.ziehen(zug, this.ms);
  }

  /** In the end the jobs have looked at everything. */
  ende(): void {
    this.zug({ art: "warten", stunden: 1 });
    for (const id of this.plaene.keys()) this.bekannt(id);
  }

  gleich(): void {
    const { vertrag } = this.portal;
    expect(tarifstand(vertrag).tarif).toBe(this.modell.tarif());
    expect(vertrag?.forderungen.reduce((s, { offen }) => s + offen, 0) ?? 0).toBe(this.modell.offen());
  }
}

const summe = (wirkungen: readonly Wirkung[], art: "rechnung" | "gutschrift") =>
  wirkungen.reduce((s, w) => s + (w.art === art ? w.betrag : 0), 0);

test("Tausend Verläufe mit Abbuchungen, deren Nachrichten doppelt, vertauscht, spät oder gar nicht kommen, enden im Modell", () => {
  const lauf = fc.property(zuegeMitBank, (reihe) => {
    const leben = new Leben();
    for (const z of reihe) {
      if (istBankzug(z)) leben.bankzug(z);
      else leben.zug(z);
      leben.gleich();
    }
    leben.ende();
    leben.gleich();
    expect(summe(leben.portal.wirkungen, "rechnung")).toBe(leben.modell.berechnet);
    expect(summe(leben.portal.wirkungen, "gutschrift")).toBe(leben.modell.gutgeschrieben);
    // Nothing is debited that nobody owes, and each debit is what the bank says it is.
    for (const einzug of leben.bank.einzuege.values()) expect(leben.plaene.has(einzug.id)).toBe(true);
  });
  fc.assert(lauf, { numRuns: 1_000, seed: 20_261_125 });
}, 120_000);
