import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { klickZiel } from "../anzeigen/klick.server.ts";

/** Counts a click and leads on to where the campaign itself says, and nowhere else. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const ziel = await klickZiel(params, request, context);
  if (ziel === undefined) throw data(null, { status: 404 });
  return redirect(ziel, {
    status: 302,
    headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" },
  });
}
