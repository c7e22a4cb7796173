import { RouterContextProvider } from "react-router";
import { geltendeFassung, verschwiegenheitZustimmen } from "#features/konto/index.server.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import type { Testdatenbank } from "#platform/db/testing.ts";
import { kontoMitKanzlei } from "#platform/db/testing-konten.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { uebliche } from "./absender.ts";
import * as store from "./kostennote-store.server.ts";
import type { Aussteller } from "./kostennoten.server.ts";
import { absender } from "./testing-beleg.ts";

/** An account with a Kanzlei and a sender that has agreed to the terms on secrecy. */
export async function konto({ db }: Pick<Testdatenbank, "db">, name = "meier"): Promise<Aussteller> {
  const neues = await kontoMitKanzlei(db, { name, email: `${name}@kanzlei.example` });
  const wer: Aussteller = { ...neues, darfFreigeben: true };
  await verschwiegenheitZustimmen(wer, geltendeFassung);
  await mandant(wer, (tx) => store.absenderSchreiben(tx, wer.nutzer.id, { absender, reihe: uebliche }));
  return wer;
}

/** What a page gets when a lawyer of the tier Basic asks for it. */
export function aufrufVon({ kanzleiId, nutzer }: Aussteller, raten = ohneGrenzen): RouterContextProvider {
  const context = new RouterContextProvider();
  const sitzung = {
    kanzleiId,
    kanzleirolle: "rechtsanwalt",
    nutzer: { ...nutzer, subscriptionStatus: "basic" },
  } as unknown as Sitzung;
  context.set(anfrageContext, { id: "", log: undefined, client: "", raten, queryBekannt: false, sitzung });
  return context;
}
