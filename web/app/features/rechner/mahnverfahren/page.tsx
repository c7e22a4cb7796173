import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { rahmendatenMitBasiszins } from "../formular/formulardaten.server.ts";
import { rechnerMeta } from "../rechnereintrag.ts";
import { Rechnerseite } from "../ui/rechnerseite.tsx";
import { bild } from "./formular.ts";
import { motor } from "./rechnung.ts";
import { vorstellung } from "./vorstellung.ts";

export const meta: MetaFunction = () => rechnerMeta(vorstellung);

export const loader = (args: LoaderFunctionArgs) => rahmendatenMitBasiszins(bild, motor, args);

const laden = () => import("./rechnungsbau.ts").then((m) => m.kleinerMotor);

export default function Mahnverfahren() {
  return <Rechnerseite bild={bild} daten={useLoaderData<typeof loader>()} motor={laden} />;
}
