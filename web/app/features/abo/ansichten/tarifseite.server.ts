import { data, type RouterContextProvider } from "react-router";
import { vertragskontoFesthalten } from "#features/konto/index.server.ts";
import { tarife } from "#platform/access/tarife.ts";
import { beitraegeContext } from "#platform/beitraege.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { abwicklung } from "#platform/db/mandant.server.ts";
import { queryBekannt, sitzungAus } from "#platform/http/anfrage.server.ts";
import { mitTestphase, vertragVon } from "../bestellung/bestellen.server.ts";
import { netto, steuersatzAm } from "../vertrag/preise.ts";
import { umstaendeJetzt } from "../wirken/fuehren.server.ts";

/** Everything the page of the tiers shows. */
export async function tarifseite(request: Request, context: Readonly<RouterContextProvider>) {
  const { search, searchParams } = new URL(request.url);
  // The page is one of two, whatever else stands behind the question mark.
  if (search === "" || search === "?tab=teams") queryBekannt(context);
  const am = heute();
  const sitzung = sitzungAus(context);
  return data({
    wunsch: context.get(beitraegeContext).seitenwunsch(searchParams.get("wunsch") ?? "")?.adresse,
    reiter: searchParams.get("tab") === "teams" ? ("teams" as const) : ("einzeln" as const),
    steuersatz: steuersatzAm(am),
    netto: {
      basic: netto(tarife.basic.preisCent, am),
      premium: netto(tarife.premium.preisCent, am),
      teams: netto(tarife.teams.preisCent, am),
    },
    leser: sitzung ? await leser(sitzung) : undefined,
  });
}

type Sitzung = NonNullable<ReturnType<typeof sitzungAus>>;

/** What the cards need to know of somebody who is signed in. */
async function leser(sitzung: Sitzung) {
  const { nutzer } = sitzung;
  const gespeichert = await vertragVon(sitzung);
  const vertrag = gespeichert?.vertrag.zustand === "ended" ? undefined : gespeichert?.vertrag;
  return {
    tarif: nutzer.subscriptionStatus,
    vorgemerkt: vertrag?.wechselZu ?? null,
    gekuendigt: vertrag?.gekuendigtZum != null,
    vertrag: vertrag !== undefined,
    testphase: gespeichert === undefined && (await testphaseMoeglich(nutzer.id)),
  };
}

const testphaseMoeglich = (kontoId: string): Promise<boolean> =>
  abwicklung(kontoId, async (tx) => {
    const konto = await vertragskontoFesthalten(tx, kontoId);
    return konto !== undefined && mitTestphase({ tx, konto, umstaende: umstaendeJetzt() });
  });
