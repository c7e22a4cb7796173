import { metadaten } from "#ui/metadaten.ts";
import { wertformular, wertseite } from "../seite.server.ts";
import { Jahreswertseite } from "../ui/jahreswertseite.tsx";
import type { Route } from "./+types/basiszinssatz.ts";

export const meta = () =>
  metadaten("Basiszinssatz", "Neue Halbjahre des Basiszinssatzes eintragen, korrigieren und einsehen.");

export const loader = ({ context }: Route.LoaderArgs) => wertseite(context, "basiszinssatz");

export const action = ({ request, context }: Route.ActionArgs) =>
  wertformular(request, context, "basiszinssatz");

export default function Basiszinssatz({ loaderData, actionData }: Route.ComponentProps) {
  return <Jahreswertseite stand={loaderData} gesendet={actionData} />;
}
