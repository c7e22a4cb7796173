import { metadaten } from "#ui/metadaten.ts";
import { wertformular, wertseite } from "../seite.server.ts";
import { Jahreswertseite } from "../ui/jahreswertseite.tsx";
import type { Route } from "./+types/jahreswert.ts";

export const meta = () =>
  metadaten("Jahreswert", "Einen Wert, der von selbst endet, eintragen, korrigieren und einsehen.");

export const loader = ({ context, params }: Route.LoaderArgs) => wertseite(context, params.wert);

export const action = ({ request, context, params }: Route.ActionArgs) =>
  wertformular(request, context, params.wert);

export default function Jahreswert({ loaderData, actionData }: Route.ComponentProps) {
  return <Jahreswertseite stand={loaderData} gesendet={actionData} />;
}
