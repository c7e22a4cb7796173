import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { rechnerMeta } from "../katalogtexte.ts";
import { rahmendatenMitBasiszins } from "../rahmen-daten.server.ts";
import { Rechnerseite } from "../ui/rechnerseite.tsx";
import { bild } from "./bild.ts";
import { motor } from "./motor.ts";

export const meta: MetaFunction = () => rechnerMeta(bild.pfad);

export const loader = (args: LoaderFunctionArgs) => rahmendatenMitBasiszins(bild, motor, args);

const laden = () => import("./motorbau.ts").then((m) => m.kleinerMotor);

export default function Mahnverfahren() {
  return <Rechnerseite bild={bild} daten={useLoaderData<typeof loader>()} motor={laden} />;
}
