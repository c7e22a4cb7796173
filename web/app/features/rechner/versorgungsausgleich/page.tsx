import type { MetaFunction } from "react-router";
import { formulardatenMitJahreswerten } from "../formular/formulardaten.server.ts";
import { rechnerMeta } from "../rechnereintrag.ts";
import { Rechnerseite } from "../ui/rechnerseite.tsx";
import type { Route } from "./+types/page.ts";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";
import { weiterRechnen } from "./ui/weiter-rechnen.tsx";
import { vorstellung } from "./vorstellung.ts";

export const meta: MetaFunction = () => rechnerMeta(vorstellung);

export const loader = (args: Route.LoaderArgs) => formulardatenMitJahreswerten(formular, rechnung, args);

const laden = () => import("./rechnung.ts").then((m) => m.rechnung);

export default function Versorgungsausgleich({ loaderData }: Route.ComponentProps) {
  return <Rechnerseite formular={formular} daten={loaderData} rechnung={laden} danach={weiterRechnen} />;
}
