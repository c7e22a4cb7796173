import fc from "fast-check";
import type { Zug } from "../vertrag/testing-modell.ts";
import { zug } from "../vertrag/testing-zufall.ts";

/**
 * What happens between portal and provider in a random life. A debit may answer at once, take its time or fail; the
 * answer may be lost (`abbruch`: the process dies after its commit, and the job asks again). News wait until they are
 * delivered, any of them, as often as it likes.
 */
export type Bankzug =
  | {
      readonly art: "einziehen";
      readonly stelle: number;
      readonly wie: "gelingt" | "dauert" | "scheitert";
      readonly abbruch: boolean;
    }
  | { readonly art: "entschieden"; readonly welcher: number; readonly gut: boolean }
  | { readonly art: "bestritten"; readonly welcher: number }
  | { readonly art: "streitende"; readonly welcher: number; readonly gewonnen: boolean }
  | { readonly art: "nachricht"; readonly welche: number; readonly mal: number };

const welcher = fc.nat(20);
const bankzug: fc.Arbitrary<Bankzug> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      art: fc.constant("einziehen" as const),
      stelle: fc.nat(4),
      wie: fc.constantFrom("gelingt" as const, "gelingt" as const, "dauert" as const, "scheitert" as const),
      abbruch: fc.boolean(),
    }),
  },
  fc.record({ art: fc.constant("entschieden" as const), welcher, gut: fc.boolean() }),
  fc.record({ art: fc.constant("bestritten" as const), welcher }),
  fc.record({ art: fc.constant("streitende" as const), welcher, gewonnen: fc.boolean() }),
  {
    weight: 3,
    arbitrary: fc.record({
      art: fc.constant("nachricht" as const),
      welche: welcher,
      mal: fc.integer({ min: 1, max: 3 }),
    }),
  },
);

/** A life with debits: an order first, then whatever comes. */
export const zuegeMitBank: fc.Arbitrary<(Zug | Bankzug)[]> = fc
  .tuple(
    zug.filter((z) => z.art === "bestellen"),
    fc.array(fc.oneof({ weight: 3, arbitrary: zug }, { weight: 2, arbitrary: bankzug }), {
      minLength: 6,
      maxLength: 40,
    }),
  )
  .map(([erster, rest]) => [erster, ...rest]);

/** Whether a move happens between portal and provider. */
export const istBankzug = (z: Zug | Bankzug): z is Bankzug =>
  ["einziehen", "entschieden", "bestritten", "streitende", "nachricht"].includes(z.art);

/** A debit as it truly stands at the provider. */
export type Bankeinzug = {
  readonly id: string;
  readonly stelle: number;
  readonly betrag: number;
  status: "processing" | "succeeded" | "requires_payment_method";
  streit: "keiner" | "needs_response" | "won" | "lost";
  /** What the simpler model of the portal has been told so far: paid, taken back, given back. */
  readonly bekannt: { gezahlt: boolean; zurueck: boolean; wieder: boolean };
};

/** The provider, as simple as it can be: debits by their key, and news that nobody has told yet. */
export class Bank {
  readonly einzuege = new Map<string, Bankeinzug>();
  readonly nachrichten: string[] = [];

  /** A debit under its key (`id`); a key that was used before gives its debit again instead of a second one. */
  einziehen(
    id: string,
    neu: { stelle: number; betrag: number; wie: "gelingt" | "dauert" | "scheitert" },
  ): Bankeinzug {
    const schon = this.einzuege.get(id);
    if (schon) return schon;
    const status = {
      gelingt: "succeeded",
      dauert: "processing",
      scheitert: "requires_payment_method",
    } as const;
    const einzug: Bankeinzug = {
      id,
      stelle: neu.stelle,
      betrag: neu.betrag,
      status: status[neu.wie],
      streit: "keiner",
      bekannt: { gezahlt: false, zurueck: false, wieder: false },
    };
    this.einzuege.set(id, einzug);
    this.nachrichten.push(id);
    return einzug;
  }

  /** Something happens to one of the debits; moves that cannot be are none. */
  geschehen(z: Extract<Bankzug, { art: "entschieden" | "bestritten" | "streitende" }>): void {
    const alle = [...this.einzuege.values()];
    const einzug = alle[z.welcher % Math.max(1, alle.length)];
    if (!einzug) return;
    if (z.art === "entschieden" && einzug.status === "processing")
      einzug.status = z.gut ? "succeeded" : "requires_payment_method";
    else if (z.art === "bestritten" && einzug.status === "succeeded" && einzug.streit === "keiner")
      einzug.streit = "needs_response";
    else if (z.art === "streitende" && einzug.streit === "needs_response")
      einzug.streit = z.gewonnen ? "won" : "lost";
    else return;
    this.nachrichten.push(einzug.id);
  }

  /** One of the waiting news, whichever; undefined: none waits. */
  naechste(welche: number): string | undefined {
    const [id] = this.nachrichten.splice(welche % Math.max(1, this.nachrichten.length), 1);
    return id;
  }
}

/** What the portal should make of a debit now, by the simpler model: one step for each thing it did not know. */
export function neuBekannt(e: Bankeinzug): Zug[] {
  const zuege: Zug[] = [];
  const { bekannt, stelle, betrag } = e;
  if (e.status === "succeeded" && !bekannt.gezahlt) zuege.push({ art: "eingang", stelle, betrag });
  if (e.streit !== "keiner" && !bekannt.zurueck) zuege.push({ art: "rueckgang", stelle, betrag });
  if (e.streit === "won" && !bekannt.wieder) zuege.push({ art: "eingang", stelle, betrag });
  Object.assign(bekannt, {
    gezahlt: e.status === "succeeded",
    zurueck: e.streit !== "keiner",
    wieder: e.streit === "won",
  });
  return zuege;
}
