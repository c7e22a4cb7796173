import type { MetaFunction } from "react-router";
import { formulardaten } from "../formular/formulardaten.server.ts";
import { rechnerMeta } from "../rechnereintrag.ts";
import { Rechnerseite } from "../ui/rechnerseite.tsx";
import type { Route } from "./+types/page.ts";
import type { ProzesskostenErgebnis } from "./ergebnis.ts";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";
import { Kostenbild } from "./ui/kostenbild.tsx";
import { vorstellung } from "./vorstellung.ts";

export const meta: MetaFunction = () => rechnerMeta(vorstellung);

export const loader = (args: Route.LoaderArgs) => formulardaten(formular, rechnung, args);

const laden = () => import("./rechnungsbau.ts").then((m) => m.kleineRechnung);

export default function Prozesskostenrechner({ loaderData }: Route.ComponentProps) {
  return (
    <Rechnerseite
      formular={formular}
      daten={loaderData}
      rechnung={laden}
      grafik={({ ergebnis }) => <Kostenbild ergebnis={ergebnis as ProzesskostenErgebnis} />}
    />
  );
}
