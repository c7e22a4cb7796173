import type { MetaFunction } from "react-router";
import { useLocation } from "react-router";
import { useTarifwechsel } from "#platform/client/tarifwechsel.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { rechnerMeta } from "../rechnereintrag.ts";
import { ErweitertContext } from "../ui/formular/erweitert.ts";
import type { Route } from "./+types/page.ts";
import { rechnerdaten } from "./rechnerdaten.server.ts";
import { Rechner } from "./ui/rvg-rechner.tsx";
import { vorstellung } from "./vorstellung.ts";

export const meta: MetaFunction = () => rechnerMeta(vorstellung);

export const loader = ({ request, context }: Route.LoaderArgs) => rechnerdaten(new URL(request.url), context);

export default function RvgRechner({ loaderData: daten }: Route.ComponentProps) {
  const { search } = useLocation();
  useTarifwechsel();
  return (
    <ErweitertContext value={daten.erweitert}>
      <Seitenkopf
        titel="RVG-Rechner"
        vorspann={<span data-nicht-drucken="">Jede Zeile mit Norm, Fassung und Rundung.</span>}
      />
      {/* Another query is another calculation. */}
      <Rechner key={search} daten={daten} />
    </ErweitertContext>
  );
}
