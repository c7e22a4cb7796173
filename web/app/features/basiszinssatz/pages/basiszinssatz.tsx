import { untrennbar } from "@gebuehrenportal/recht";
import { data } from "react-router";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { verwaltungskopf } from "#platform/beitraege.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder } from "#platform/http/formularpost.server.ts";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verwaltungskopf } from "#ui/verwaltung/verwaltungskopf.tsx";
import {
  basiszinsuebersicht,
  satzEintragen,
  satzEntfernen,
  satzKorrigieren,
} from "../basiszinssatz.server.ts";
import type { Fehler, Felder } from "../eingabe.ts";
import { Eintraege } from "../ui/eintraege.tsx";
import { Halbjahrestabelle } from "../ui/halbjahrestabelle.tsx";
import { NeuesHalbjahr } from "../ui/neues-halbjahr.tsx";
import type { Route } from "./+types/basiszinssatz.ts";

export const meta = () =>
  metadaten("Basiszinssatz", "Neue Halbjahre des Basiszinssatzes eintragen, korrigieren und einsehen.");

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireRolle(sitzungAus(context), "admin");
  return { ...(await basiszinsuebersicht()), heute: heute(), kopf: await verwaltungskopf(context, admin) };
}

/** One of three forms, named by `handlung`; what was typed comes back with its faults. */
export async function action({ request, context }: Route.ActionArgs) {
  const { nutzer } = requireRolle(sitzungAus(context), "admin");
  const felder = await formularfelder(request);
  const fehler = await handeln(nutzer.id, felder);
  return data({ felder, fehler }, fehler ? 422 : 200);
}

function handeln(von: string, felder: Felder): Promise<Fehler | undefined> {
  switch (felder.handlung) {
    case "eintragen":
      return satzEintragen(von, felder, heute());
    case "korrigieren":
      return satzKorrigieren(von, felder);
    case "entfernen":
      return satzEntfernen(von, felder);
    default:
      throw data(null, { status: 400 });
  }
}

const gelungen: Readonly<Record<string, string>> = {
  eintragen: "Eingetragen. Der Satz gilt ab sofort in allen Berechnungen.",
  korrigieren: "Korrigiert. Gespeicherte Berechnungen behalten die Zahlen, mit denen sie gerechnet wurden.",
  entfernen: "Entfernt. Für dieses Halbjahr ist jetzt kein Satz mehr bekannt.",
};

export default function Basiszinssatz({ loaderData, actionData: gesendet }: Route.ComponentProps) {
  const { halbjahre, eintraege, fehltAb, heute: tag, kopf } = loaderData;
  const { handlung = "" } = gesendet?.felder ?? {};
  const abgelehnt = gesendet?.fehler ? { felder: gesendet.felder, fehler: gesendet.fehler } : undefined;
  return (
    <>
      <Seitenkopf
        titel="Basiszinssatz"
        vorspann={untrennbar("Neue Halbjahre eintragen, bevor das Portal sie selbst kennt (§ 247 BGB).")}
      />
      <Verwaltungskopf {...kopf} />
      {gesendet && !gesendet.fehler ? <Erfolgsmeldung>{gelungen[handlung]}</Erfolgsmeldung> : null}
      {abgelehnt ? (
        <Fehlermeldung>Nicht gespeichert. Bitte prüfen Sie die markierten Felder.</Fehlermeldung>
      ) : null}
      <NeuesHalbjahr
        key={`neu ${fehltAb}`}
        fehltAb={fehltAb}
        heute={tag}
        abgelehnt={handlung === "eintragen" ? abgelehnt : undefined}
      />
      <Eintraege eintraege={eintraege} abgelehnt={handlung === "eintragen" ? undefined : abgelehnt} />
      <Halbjahrestabelle halbjahre={halbjahre} />
    </>
  );
}
