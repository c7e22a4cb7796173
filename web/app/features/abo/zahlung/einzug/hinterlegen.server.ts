import { vertragskontoFesthalten } from "#features/konto/index.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { abwicklung, betrieb } from "#platform/db/mandant.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { einzeln, fehlerMelden } from "#platform/jobs/einzeln.ts";
import type { Ereignis } from "../../vertrag/vertrag.ts";
import { zahlungenAnstossen } from "../../wirken/anstossen.server.ts";
import { ereignisAnwenden, type Lage, seitenUnterrichten } from "../../wirken/fuehren.server.ts";
import type { Zahlstelle } from "../port.ts";
import {
  abgaenge,
  abgangErledigt,
  kontoVon,
  kundeSchreiben,
  kundeVon,
  mittelSchreiben,
  offeneSitzung,
  offeneSitzungen,
  sitzungAbschliessen,
  sitzungSchreiben,
} from "./zahlkunde-store.server.ts";

const am = () => new Date(jetzt().epochMilliseconds);

/** The page on which its owner sees the contract. */
const vertragsseite = () => `${umgebung().baseUrl}/konto/abo`;

/**
 * Opens a visit to the provider's page, where an account leaves what is to be debited.
 *
 * @returns its address
 */
export async function hinterlegen(stelle: Zahlstelle, kontoId: string): Promise<string> {
  const kunde = await kundeSichern(stelle, kontoId);
  const { id, url } = await stelle.hinterlegen(kunde, {
    // The provider puts the name of the visit in there.
    fertig: `${vertragsseite()}/zahlungsmittel?sitzung={CHECKOUT_SESSION_ID}`,
    zurueck: vertragsseite(),
  });
  await abwicklung(kontoId, (tx) => sitzungSchreiben(tx, id, kontoId, am()));
  return url;
}

/** Who the account is at the provider; asked for twice at once, it is still one. */
async function kundeSichern(stelle: Zahlstelle, kontoId: string): Promise<string> {
  const { konto, kunde } = await abwicklung(kontoId, async (tx) => ({
    konto: await vertragskontoFesthalten(tx, kontoId),
    kunde: await kundeVon(tx, kontoId),
  }));
  if (kunde) return kunde.kunde;
  if (!konto) throw new Error("Das Konto gibt es nicht mehr.");
  const neu = await stelle.kundeAnlegen(konto);
  return abwicklung(kontoId, async (tx) => {
    await kundeSchreiben(tx, kontoId, neu, am());
    return (await kundeVon(tx, kontoId))?.kunde ?? neu;
  });
}

/**
 * What a visit has brought counts from now on, and the contract is paid by it; each visit counts once, whoever tells of it
 * first. What is open is debited at once.
 */
export async function hinterlegungUebernehmen(stelle: Zahlstelle, id: string): Promise<boolean> {
  const kontoId = await betrieb((tx) => offeneSitzung(tx, id));
  if (!kontoId) return false;
  const brachte = await stelle.hinterlegt(id);
  if (!brachte) return false;
  const ausgang = await abwicklung(kontoId, async (tx) => {
    await vertragskontoFesthalten(tx, kontoId);
    if (!(await sitzungAbschliessen(tx, id, am()))) return undefined;
    await mittelSchreiben(tx, kontoId, brachte.mittel, am());
    await zahlungenAnstossen(tx, kontoId);
    return ereignisAnwenden(tx, kontoId, gewaehlt);
  });
  if (ausgang) await seitenUnterrichten(kontoId, ausgang);
  return ausgang !== undefined;
}

/** Whoever leaves something to be debited wants it to be. */
const gewaehlt = ({ vorher }: Lage): Ereignis =>
  vorher && vorher.vertrag.zustand !== "ended"
    ? { art: "zahlweg-gewaehlt", zahlweg: "stripe" }
    : { art: "uhr" };

/** Visits of the last day of which nobody has told. */
export async function hinterlegungenNachsehen(stelle: Zahlstelle): Promise<void> {
  const seit = new Date(jetzt().epochMilliseconds - 24 * 3_600_000);
  const sitzungen = await betrieb((tx) => offeneSitzungen(tx, seit, 100));
  const fehler = await einzeln(sitzungen, (id) => hinterlegungUebernehmen(stelle, id));
  fehlerMelden(fehler, "Besuche bei Stripe ließen sich nicht übernehmen.");
}

/** Something has changed about a customer: asks what is debited now. */
export async function kundeAbgleichen(stelle: Zahlstelle, kunde: string): Promise<void> {
  const kontoId = await betrieb((tx) => kontoVon(tx, kunde));
  if (!kontoId) return;
  const mittel = await stelle.mittelVon(kunde);
  await abwicklung(kontoId, async (tx) => {
    await mittelSchreiben(tx, kontoId, mittel, am());
    await zahlungenAnstossen(tx, kontoId);
  });
}

/** Whoever has no account here any more has none there. */
export async function abgaengeMelden(stelle: Zahlstelle): Promise<void> {
  const kunden = await betrieb((tx) => abgaenge(tx, 100));
  const fehler = await einzeln(kunden, async (kunde) => {
    await stelle.kundeLoeschen(kunde);
    await betrieb((tx) => abgangErledigt(tx, kunde));
  });
  fehlerMelden(fehler, "Kunden ließen sich bei Stripe nicht löschen.");
}
