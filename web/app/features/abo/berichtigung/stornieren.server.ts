import { vertragskontoFesthalten } from "#features/konto/index.server.ts";
import { abwicklung, betrieb } from "#platform/db/mandant.server.ts";
import { dateienMachen } from "../rechnungen/ausstellen/auftraege.server.ts";
import { forderungsschluessel } from "../rechnungen/beleg/beleg.ts";
import { rechnungLesen } from "../rechnungen/rechnungen-store.server.ts";
import { ereignisAnwenden, seitenUnterrichten } from "../wirken/fuehren.server.ts";
import { stornierbar, stornieren } from "./storno.server.ts";

/** What became of the wish to take an invoice back. */
export type Stornofolge = {
  /** The invoice. */
  readonly nummer: string;
  /** The number of the Storno, or why there is none: a part was corrected already, or another invoice builds on it. */
  readonly folge: { readonly storno: string } | "berichtigt" | "verrechnet";
};

/**
 * Takes an invoice back as a whole: document and end of the claim in one transaction, then the files and the mail.
 *
 * @returns `undefined`: there is no such invoice of an account that is still there
 */
export async function rechnungStornieren(id: string): Promise<Stornofolge | undefined> {
  const rechnung = await betrieb((tx) => rechnungLesen(tx, id));
  const { kontoId, vertragId, nummer } = rechnung ?? {};
  if (!rechnung || !kontoId || !vertragId || !nummer) return undefined;
  const { storno, grund, ausgang } = await abwicklung(kontoId, async (tx) => {
    await vertragskontoFesthalten(tx, kontoId);
    if (!(await stornierbar(tx, id)))
      return { storno: await stornieren(tx, id), grund: "berichtigt" as const };
    const ereignis = { art: "storniert", schluessel: forderungsschluessel(rechnung.schluessel) } as const;
    const folge = await ereignisAnwenden(tx, kontoId, ereignis, vertragId);
    // A claim that was settled long ago is no longer known; its invoice can be taken back all the same.
    if ("ablehnung" in folge && folge.ablehnung === "schon-verrechnet")
      return { grund: "verrechnet" as const };
    return { storno: await stornieren(tx, id), grund: "berichtigt" as const, ausgang: folge };
  });
  if (ausgang) await seitenUnterrichten(kontoId, ausgang);
  if (!storno) return { nummer, folge: grund };
  await dateienMachen(storno.id);
  return { nummer, folge: { storno: storno.nummer } };
}
