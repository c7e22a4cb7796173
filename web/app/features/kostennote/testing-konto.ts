import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, vi } from "vitest";
import { geltendeFassung, verschwiegenheitZustimmen } from "#features/konto/index.server.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import type { Testdatenbank } from "#platform/db/testing.ts";
import { kontoMitKanzlei } from "#platform/db/testing-konten.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { uebliche } from "./absender.ts";
import { kostennotenhandlung, kostennotenseite } from "./ansichten/kostennotenseite.server.ts";
import * as store from "./ausstellung/kostennote-store.server.ts";
import { type Aussteller, entwurfAnlegen } from "./ausstellung/kostennoten.server.ts";
import { absender, felder, stand } from "./testing-beleg.ts";

/** An account with a Kanzlei and a sender that has agreed to the terms on secrecy. */
export async function konto({ db }: Pick<Testdatenbank, "db">, name = "meier"): Promise<Aussteller> {
  const neues = await kontoMitKanzlei(db, { name, email: `${name}@kanzlei.example` });
  const wer: Aussteller = { ...neues, darfFreigeben: true };
  await verschwiegenheitZustimmen(wer, geltendeFassung);
  await mandant(wer, (tx) => store.absenderSchreiben(tx, wer.nutzer.id, { absender, reihe: uebliche }));
  return wer;
}

/** All tests of the file take place on this morning, and leave the clock and every spy as they were. */
export function anDiesemMorgen(): void {
  beforeEach(() => uhrStellen("2026-11-21T09:00:00Z"));
  afterEach(() => {
    uhrStellen();
    vi.restoreAllMocks();
  });
}

/** A suit over 10,000 € with hearing, as it comes from the calculator. */
export const berechnung = { rechner: "/rvgrechner", stand: stand("wert=10000&vv=3100,3104"), felder };

/** A draft, and its page as a window has opened it; `senden` submits the form. */
export async function offenerEntwurf(datenbank: Testdatenbank, query: string) {
  const wer = await konto(datenbank);
  const context = aufrufVon(wer);
  const id = await entwurfAnlegen(wer, { ...berechnung, stand: stand(query) });
  const seite = await kostennotenseite(context, id);
  if (seite.art !== "entwurf") throw new Error("Kein Entwurf");
  const senden = (angaben: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ ...felder, ...angaben });
    return kostennotenhandlung(
      { request: new Request("http://localhost/", { method: "POST", body }), context },
      id,
    );
  };
  return { wer, id, seite, senden };
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
