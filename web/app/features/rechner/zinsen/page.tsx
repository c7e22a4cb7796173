import type { Zinsergebnis } from "@gebuehrenportal/forderung";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { formulardatenMitBasiszins } from "../formular/formulardaten.server.ts";
import { rechnerMeta } from "../rechnereintrag.ts";
import { Rechnerseite } from "../ui/rechnerseite.tsx";
import { formular } from "./formular.ts";
import { rechnung } from "./rechnung.ts";
import { Verlaufsbild } from "./verlaufsbild.tsx";
import { vorstellung } from "./vorstellung.ts";

export const meta: MetaFunction = () => rechnerMeta(vorstellung);

export const loader = (args: LoaderFunctionArgs) => formulardatenMitBasiszins(formular, rechnung, args);

const laden = () => import("./rechnung.ts").then((m) => m.rechnung);

export default function Zinsrechner() {
  return (
    <Rechnerseite
      formular={formular}
      daten={useLoaderData<typeof loader>()}
      rechnung={laden}
      grafik={({ ergebnis }) => <Verlaufsbild ergebnis={ergebnis as Zinsergebnis} />}
    />
  );
}
