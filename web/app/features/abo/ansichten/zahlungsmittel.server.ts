import { data, type RouterContextProvider, redirect } from "react-router";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { hinterlegen, hinterlegungUebernehmen } from "../zahlung/einzug/hinterlegen.server.ts";
import { eigeneSitzung, kundeVon } from "../zahlung/einzug/zahlkunde-store.server.ts";
import type { Zahlstelle } from "../zahlung/port.ts";
import { zahlstelle } from "../zahlung/zahlstelle.server.ts";

/** What the page about the contract says of a visit. */
const besuche = {
  hinterlegt:
    "Ihr Zahlungsmittel ist hinterlegt. Was künftig fällig wird, buchen wir davon ab, ebenso was bisher nicht abgebucht werden konnte. Rechnungen, die Sie schon zum Überweisen bekommen haben, überweisen Sie bitte noch.",
  wartet: "Stripe hat Ihre Eingabe noch nicht bestätigt. Sobald das geschehen ist, sehen Sie es hier.",
  gestoert: "Stripe ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.",
} as const;

type Besuch = keyof typeof besuche;

/** The sentence on the visit that an address (`zahlung`) tells of. */
export function besuchssatz(url: string): string | null {
  const name = new URL(url).searchParams.get("zahlung") ?? "";
  return Object.hasOwn(besuche, name) ? besuche[name as Besuch] : null;
}

const zurueck = (besuch?: Besuch) => redirect(`/konto/abo${besuch ? `?zahlung=${besuch}` : ""}`, 303);

/** @throws 404 nobody debits here */
async function stelleOder404(): Promise<Zahlstelle> {
  const stelle = await zahlstelle();
  if (!stelle) throw data(null, { status: 404 });
  return stelle;
}

/**
 * To the provider's page and, with the name of the visit (`sitzung`), back from it. By links alone: what a form is
 * answered with may not lead out of the portal.
 */
export async function zahlungsmittelweg(request: Request, context: Readonly<RouterContextProvider>) {
  const wer = requireKonto(sitzungAus(context));
  const stelle = await stelleOder404();
  const sitzung = new URL(request.url).searchParams.get("sitzung");
  try {
    if (sitzung === null) return redirect(await hinterlegen(stelle, wer.nutzer.id), 303);
    const eigene = await mandant(wer, (tx) => eigeneSitzung(tx, sitzung, wer.nutzer.id));
    if (!eigene) return zurueck();
    // Stripe's own news may have been faster.
    const da = eigene === "uebernommen" || (await hinterlegungUebernehmen(stelle, sitzung));
    return zurueck(da ? "hinterlegt" : "wartet");
  } catch {
    return zurueck("gestoert");
  }
}

/** To the page where one's own means of payment are looked after. */
export async function verwaltungsweg(context: Readonly<RouterContextProvider>) {
  const wer = requireKonto(sitzungAus(context));
  const stelle = await stelleOder404();
  const kunde = await mandant(wer, (tx) => kundeVon(tx, wer.nutzer.id));
  if (!kunde) return zurueck();
  try {
    return redirect(await stelle.verwalten(kunde.kunde, `${umgebung().baseUrl}/konto/abo`), 303);
  } catch {
    return zurueck("gestoert");
  }
}
