import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { rahmendaten } from "../formular/formulardaten.server.ts";
import { rechnerMeta } from "../rechnereintrag.ts";
import { Rechnerseite } from "../ui/rechnerseite.tsx";
import { bild } from "./formular.ts";
import { motor } from "./rechnung.ts";
import { mitUeblichemWeg } from "./ueblicher-weg.server.ts";
import { teile } from "./ui/seitenteile.tsx";
import { vorstellung } from "./vorstellung.ts";

export const meta: MetaFunction = () => rechnerMeta(vorstellung);

export const loader = (args: LoaderFunctionArgs) =>
  rahmendaten(bild, motor, { ...args, request: mitUeblichemWeg(args.request) });

const laden = () => import("./rechnungsbau.ts").then((m) => m.kleinerMotor);

export default function Fristenrechner() {
  return <Rechnerseite bild={bild} daten={useLoaderData<typeof loader>()} motor={laden} {...teile} />;
}
