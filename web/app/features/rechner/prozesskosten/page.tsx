import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { rahmendaten } from "../formular/formulardaten.server.ts";
import { rechnerMeta } from "../rechnereintrag.ts";
import { Rechnerseite } from "../ui/rechnerseite.tsx";
import type { ProzesskostenErgebnis } from "./ergebnis.ts";
import { bild } from "./formular.ts";
import { motor } from "./rechnung.ts";
import { Kostenbild } from "./ui/kostenbild.tsx";
import { vorstellung } from "./vorstellung.ts";

export const meta: MetaFunction = () => rechnerMeta(vorstellung);

export const loader = (args: LoaderFunctionArgs) => rahmendaten(bild, motor, args);

const laden = () => import("./rechnung.ts").then((m) => m.motor);

export default function Prozesskostenrechner() {
  return (
    <Rechnerseite
      bild={bild}
      daten={useLoaderData<typeof loader>()}
      motor={laden}
      grafik={({ ergebnis }) => <Kostenbild ergebnis={ergebnis as ProzesskostenErgebnis} />}
    />
  );
}
