import { data, redirect } from "react-router";
import { metadaten } from "#ui/metadaten.ts";
import { kostennotenhandlung, kostennotenseite } from "../ansichten/kostennotenseite.server.ts";
import { Ausgestellt } from "../ui/ausgestellt.tsx";
import { Entwurf } from "../ui/entwurf.tsx";
import type { Route } from "./+types/kostennote.ts";

export const meta = () => metadaten("Kostennote", "Entwurf oder ausgestellte Kostennote mit ihren Dateien.");

export const loader = ({ context, params }: Route.LoaderArgs) => kostennotenseite(context, params.id);

/** One form of the page: save, issue, discard a draft; cancel what has been issued. */
export async function action(aufruf: Route.ActionArgs) {
  const ausgang = await kostennotenhandlung(aufruf, aufruf.params.id);
  return ausgang.art === "weiter" ? redirect(ausgang.nach, 303) : data(ausgang, { status: 422 });
}

export default function Kostennote({ loaderData: seite, actionData: gesendet }: Route.ComponentProps) {
  return seite.art === "entwurf" ? (
    <Entwurf seite={seite} absage={gesendet} />
  ) : (
    <Ausgestellt seite={seite} absage={gesendet} />
  );
}
