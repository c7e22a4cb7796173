import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { faktorNoetig } from "#platform/access/zweiter-faktor.ts";
import { abonniert } from "#platform/client/echtzeit.ts";
import { useErgebnis } from "#platform/client/ergebnis.ts";
import { useTarifwechsel } from "#platform/client/tarifwechsel.ts";
import { FaktorFehlt } from "#ui/faktor-fehlt.tsx";
import { Erfolgsmeldung } from "#ui/hinweis.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import {
  type Teamansicht,
  type Teamergebnis,
  teamhandlung,
  teamseite,
} from "../ansichten/teamseite.server.ts";
import { Einladen, OffeneEinladungen } from "../ui/einladungen.tsx";
import { Mitglieder } from "../ui/mitglieder.tsx";
import { Faktorpflicht, Teamname, Verlassen, Verlauf } from "../ui/teamangaben.tsx";
import { Angebot, LeitungUebergeben } from "../ui/uebergabe.tsx";
import type { Route } from "./+types/team.ts";

export const meta = () =>
  metadaten("Team", "Mitglieder Ihres Teams ansehen, einladen und ihre Funktion im Büro festlegen.");

export async function loader(aufruf: Route.LoaderArgs) {
  return { team: await teamseite(aufruf) };
}

export async function action(aufruf: Route.ActionArgs) {
  return teamhandlung(aufruf);
}

/** Also after a refusal: a form that was sent right before it may have changed what is not read yet. */
export const shouldRevalidate = () => true;

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  const { team } = loaderData;
  const ergebnis = useErgebnis(actionData as Teamergebnis | undefined);
  useTeamGeaendert();
  useTarifwechsel();
  return (
    <>
      <Seitenkopf titel="Team" vorspann={team?.name} />
      <div className="seitenspalte">
        {team ? <Inhalt team={team} ergebnis={ergebnis} /> : <FaktorFehlt>{faktorNoetig}</FaktorFehlt>}
      </div>
    </>
  );
}

type InhaltProps = { readonly team: Teamansicht; readonly ergebnis: Teamergebnis | undefined };

function Inhalt({ team, ergebnis }: InhaltProps) {
  const { leitung } = team;
  return (
    <>
      <Erfolgsmeldung>
        {ergebnis?.erledigt ?? (team.entfernt && !ergebnis ? "Das Mitglied ist entfernt." : undefined)}
      </Erfolgsmeldung>
      {team.angebot ? <Angebot {...team.angebot} /> : null}
      <Mitglieder team={team} ergebnis={ergebnis} />
      {leitung ? (
        <>
          <OffeneEinladungen leitung={leitung} ergebnis={ergebnis} />
          <Einladen leitung={leitung} ergebnis={ergebnis} />
          <Teamname team={team} ergebnis={ergebnis} />
          <Faktorpflicht noetig={leitung.faktorNoetig} ergebnis={ergebnis} />
          <LeitungUebergeben team={team} ergebnis={ergebnis} />
          <Verlauf zeilen={leitung.verlauf} />
        </>
      ) : (
        <Verlassen ich={team.mitglieder.find(({ ich }) => ich)?.id ?? ""} />
      )}
    </>
  );
}

/** The page asks anew when something has changed in the team. */
function useTeamGeaendert(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => abonniert("team.changed", () => void revalidate()), [revalidate]);
}
