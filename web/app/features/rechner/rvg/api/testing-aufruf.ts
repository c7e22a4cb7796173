import { tag } from "@gebuehrenportal/recht";
import type { Sitzung } from "#platform/access/konto.ts";
import type { Tarif } from "#platform/access/tarif.ts";
import { keineBeitraege } from "#platform/beitraege.server.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { rvgAnfrage } from "../contract.ts";
import { rvgRoute } from "./rvg.ts";

const heute = tag("2026-11-21");
const { contract } = rvgRoute;

/** Runs the call as the server does: body through the contract, answer through the contract. */
export async function antwort(body: unknown, tarif?: Tarif) {
  const gelesen = eingabe(rvgAnfrage, body, contract.errors);
  const roh = await rvgRoute.handler({
    body: gelesen as never,
    query: undefined as never,
    params: {},
    request: new Request("http://localhost/api/rechner/rvg"),
    sitzung: tarif && ({ nutzer: { subscriptionStatus: tarif } } as Sitzung),
    client: "",
    raten: ohneGrenzen,
    heute,
    beitraege: keineBeitraege,
  });
  return contract.response.parse(roh) as {
    art: string;
    brutto: number;
    grund: string;
    angelegenheiten: {
      zeilen: { nr: string; titel: string; satz?: number; betrag: number; rechenweg: unknown[] }[];
      staatskasse?: { zeilen: { nr: string; betrag: number }[]; weitereVerguetung: number };
    }[];
    rechenweg: { text: string; norm: string }[];
    vermerke: { text: string }[];
  };
}

/** A body with one matter of 10.000 €, ordered today. */
export const sache = (positionen: object[], rest: object = {}) => ({
  angelegenheiten: [{ wert: 1_000_000, auftragAm: "2026-11-21", positionen, ...rest }],
});
