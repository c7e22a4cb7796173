import type { MetaFunction } from "react-router";
import { formulardaten } from "../formular/formulardaten.server.ts";
import { rechnerMeta } from "../rechnereintrag.ts";
import { Rechnerseite } from "../ui/rechnerseite.tsx";
import type { Route } from "./+types/page.ts";
import { formular } from "./formular.ts";
import { rechnung } from "./rechnung.ts";
import { teile } from "./ui/seitenteile.tsx";
import { vorstellung } from "./vorstellung.ts";
import { mitUeblichemWeg } from "./wege/ueblicher-weg.server.ts";

export const meta: MetaFunction = () => rechnerMeta(vorstellung);

export const loader = (args: Route.LoaderArgs) =>
  formulardaten(formular, rechnung, { ...args, request: mitUeblichemWeg(args.request) });

const laden = () => import("./rechnungsbau.ts").then((m) => m.kleineRechnung);

export default function Fristenrechner({ loaderData }: Route.ComponentProps) {
  return <Rechnerseite formular={formular} daten={loaderData} rechnung={laden} {...teile} />;
}
