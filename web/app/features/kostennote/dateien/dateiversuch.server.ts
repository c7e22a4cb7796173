import type { RouterContextProvider } from "react-router";
import { dateiZaehlen } from "#dokumente/dateilimit.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { Satzabbruch } from "#platform/pdf/werkstatt.server.ts";
import type { Nutzer } from "../ansichten/seite.server.ts";

/**
 * Makes a file, which takes its time: whoever comes when too many wait (503), or has had many already (429), is told to
 * come again.
 */
export async function dateiversuch<T>(
  context: Readonly<RouterContextProvider>,
  wer: Nutzer,
  machen: () => Promise<T>,
): Promise<T | Response> {
  try {
    await dateiZaehlen(context, wer.nutzer.id);
    return await machen();
  } catch (fehler) {
    if (fehler instanceof Satzabbruch) return spaeter(503, ausgelastet, "5");
    if (fehler instanceof ApiFehler && fehler.status === 429)
      return spaeter(429, fehler.koerper.error, fehler.headers["Retry-After"] ?? "60");
    throw fehler;
  }
}

const ausgelastet =
  "Das Dokument konnte gerade nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.";

const spaeter = (status: number, text: string, sekunden: string): Response =>
  new Response(text, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Retry-After": sekunden,
      "Cache-Control": "no-store",
    },
  });
