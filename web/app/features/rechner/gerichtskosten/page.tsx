import type { MetaFunction } from "react-router";
import { gekuerzt } from "#platform/gekuerzt.ts";
import { formulardaten } from "../formular/formulardaten.server.ts";
import { rechnerMeta } from "../rechnereintrag.ts";
import { Rechnerseite } from "../ui/rechnerseite.tsx";
import type { Route } from "./+types/page.ts";
import { formular } from "./felder.ts";
import { gerichtDer, nummernsuche } from "./kostennummern.ts";
import { rechnung } from "./rechnung.ts";
import { Kostensuche } from "./ui/kostensuche.tsx";
import { vorstellung } from "./vorstellung.ts";

export const meta: MetaFunction = () => rechnerMeta(vorstellung);

export async function loader(args: Route.LoaderArgs) {
  const daten = formulardaten(formular, rechnung, args);
  const { searchParams: query } = new URL(args.request.url);
  const text = gekuerzt(query.get("suche")?.trim() ?? "", laengsteSuche);
  if (text === "") return { ...daten, gefunden: undefined };
  const alle = query.get("alle") === "ja";
  const gericht = alle ? undefined : await gerichtDer(daten.werte);
  return {
    ...daten,
    gefunden: { text, alle, treffer: nummernsuche(text, daten.werte, daten.heute, gericht) },
  };
}

const laengsteSuche = 60;

const laden = () => import("./rechnungsbau.ts").then((m) => m.kleineRechnung);

export default function Gerichtskostenrechner({ loaderData: daten }: Route.ComponentProps) {
  return (
    <Rechnerseite
      formular={formular}
      daten={daten}
      rechnung={laden}
      kopf={(werte, ersetzen) => (
        <Kostensuche werte={werte} heute={daten.heute} gefunden={daten.gefunden} ersetzen={ersetzen} />
      )}
    />
  );
}
