import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { rechnerMeta } from "../katalogtexte.ts";
import { rahmendaten } from "../rahmen-daten.server.ts";
import { Rechnerseite } from "../ui/rechnerseite.tsx";
import { bild } from "./bild.ts";
import { motor } from "./motor.ts";
import { Kostensuche } from "./ui/kostensuche.tsx";

export const meta: MetaFunction = () => rechnerMeta(bild.pfad);

export const loader = (args: LoaderFunctionArgs) => rahmendaten(bild, motor, args);

const laden = () => import("./motor.ts").then((m) => m.motor);

export default function Gerichtskostenrechner() {
  const daten = useLoaderData<typeof loader>();
  return (
    <Rechnerseite
      bild={bild}
      daten={daten}
      motor={laden}
      kopf={(werte, ersetzen) => <Kostensuche werte={werte} heute={daten.heute} ersetzen={ersetzen} />}
    />
  );
}
