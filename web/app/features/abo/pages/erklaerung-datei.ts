import type { LoaderFunctionArgs } from "react-router";
import { alsAnhang } from "#dokumente/dateiname.ts";
import { alsText, bestaetigung } from "../ansichten/bestaetigung.server.ts";
import { artname } from "../worte/erklaerungsworte.ts";

/** `GET /erklaerung.txt?id=…`: the confirmation as a file (§ 312k Abs. 3 BGB). */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const inhalt = await bestaetigung(request);
  if (!inhalt) return new Response("Nicht gefunden", { status: 404 });
  return new Response(alsText(inhalt), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": alsAnhang(`${artname(inhalt)} ${inhalt.id.slice(0, 8).toUpperCase()}.txt`),
      "Cache-Control": "no-store",
    },
  });
}
