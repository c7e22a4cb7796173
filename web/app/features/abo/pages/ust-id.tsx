import { data } from "react-router";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { verwaltungskopf } from "#platform/beitraege.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Erfolgsmeldung, Hinweis } from "#ui/hinweis.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verwaltungskopf } from "#ui/verwaltung/verwaltungskopf.tsx";
import { nummerBearbeiten, nummernverwaltung } from "../ansichten/nummernverwaltung.server.ts";
import { Nummernliste } from "../ui/nummernliste.tsx";
import type { Route } from "./+types/ust-id.ts";

export const meta = () =>
  metadaten(
    "USt-IdNrn.",
    "Umsatzsteuer-Identifikationsnummern von Kunden, die noch nicht bestätigt sind: VIES fragen oder von Hand bestätigen.",
  );

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireRolle(sitzungAus(context), "admin");
  return { ...(await nummernverwaltung()), kopf: await verwaltungskopf(context, admin) };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireRolle(sitzungAus(context), "admin");
  const ergebnis = await nummerBearbeiten(request);
  return data(ergebnis, ergebnis.fehler ? 422 : 200);
}

export default function UstId({ loaderData, actionData: gesendet }: Route.ComponentProps) {
  const { nummern, vies, kopf } = loaderData;
  return (
    <>
      <Seitenkopf
        titel="Umsatzsteuer-Identifikationsnummern"
        vorspann="Nummern von Kunden, die VIES noch nicht bestätigt hat. Aus anderen Staaten der EU bestellt nur, wessen Nummer bestätigt ist."
      />
      <Verwaltungskopf {...kopf} />
      <div className="seitenspalte">
        <Erfolgsmeldung>{gesendet?.erledigt}</Erfolgsmeldung>
        {vies ? null : <Hinweis>In der Vorführung wird VIES nicht gefragt. Bestätigen Sie von Hand.</Hinweis>}
        <Nummernliste nummern={nummern} vies={vies} gesendet={gesendet} />
      </div>
    </>
  );
}
