import { data, redirect, redirectDocument } from "react-router";
import { anmeldeweg } from "#platform/access/seitenabsage.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { nurImServer, sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder } from "#platform/http/formularpost.server.ts";
import { Servertext } from "#platform/http/seite/servertext.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { textstile } from "#ui/textstile.ts";
import { rueckziel } from "../anmeldung/rueckziel.server.ts";
import {
  verschwiegenheitZustimmen,
  verschwiegenheitZustimmungen,
} from "../profil/verschwiegenheit.server.ts";
import { fassungVom, geltendeFassung } from "../profil/verschwiegenheit-fassung.ts";
import { Fassungen } from "../ui/bereich/fassungen.tsx";
import { Verschwiegenheitsform } from "../ui/bereich/verschwiegenheitsform.tsx";
import { Verschwiegenheitstext } from "../ui/bereich/verschwiegenheitstext.tsx";
import type { Route } from "./+types/avv.ts";

export const meta = () =>
  metadaten(
    "Auftragsverarbeitung und Verschwiegenheit",
    "Vereinbarung über die Auftragsverarbeitung (Art. 28 DSGVO) und die Verschwiegenheit des Dienstleisters (§ 43e BRAO) für gespeicherte Mandatsdaten.",
  );

export async function loader({ request, context }: Route.LoaderArgs) {
  const fassung = fassungVom(new URL(request.url).searchParams.get("fassung")) ?? geltendeFassung;
  const sitzung = sitzungAus(context);
  const erteilt = sitzung && (await verschwiegenheitZustimmungen(sitzung));
  const zustimmungen = erteilt?.map(({ fassung, am }) => ({ fassung, am: am.toISOString() }));
  nurImServer(
    context,
    <div className="seitenspalte">
      <Verschwiegenheitstext anbieter={umgebung().anbieter} fassung={fassung} />
      {fassung === geltendeFassung ? <Verschwiegenheitsform zustimmungen={zustimmungen} /> : null}
      <Fassungen gezeigt={fassung} />
    </div>,
  );
  return null;
}

/** Stores the agreement and goes back to where it was asked for (`redirect`). */
export async function action({ request, context }: Route.ActionArgs) {
  const sitzung = sitzungAus(context);
  if (!sitzung) throw redirect(anmeldeweg("/avv"));
  const { fassung } = await formularfelder(request);
  if (fassung !== geltendeFassung) throw data(null, { status: 400 });
  await verschwiegenheitZustimmen(requireKonto(sitzung), fassung);
  const ziel = new URL(request.url).searchParams.get("redirect");
  return redirect(ziel ? rueckziel(ziel) : "/avv", 303);
}

/** The text is made on the server alone, so whoever comes by a link within the portal gets the whole document. */
export function clientLoader() {
  throw redirectDocument("/avv");
}

export default function Avv() {
  return (
    <>
      <Seitenkopf
        titel="Auftragsverarbeitung und Verschwiegenheit"
        vorspann="Die Vereinbarung nach Art. 28 DSGVO und § 43e BRAO, der Sie einmal zustimmen, bevor Sie Mandatsdaten speichern."
      />
      <Servertext stile={textstile} />
    </>
  );
}
