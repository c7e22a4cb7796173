import { type RouterContextProvider, redirect } from "react-router";
import { alsAnhang } from "#dokumente/dateiname.ts";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { kennungAus, type Nutzer, nichtGefunden, nutzerAus } from "../ansichten/seite.server.ts";
import { entwurfLesen } from "../ausstellung/kostennote-store.server.ts";
import { absenderVon, entwurfsansicht } from "../ausstellung/kostennoten.server.ts";
import { belegtitel } from "../beleg/briefsatz.ts";
import { entwurfAlsPdf, kostennotendatei } from "./dateien.server.ts";
import { dateiversuch } from "./dateiversuch.server.ts";

const dateien = {
  "rechnung.pdf": { art: "zugferd", typ: "application/pdf", endung: "pdf" },
  "xrechnung.xml": { art: "xrechnung", typ: "application/xml", endung: "xml" },
} as const;

type Frage = {
  readonly id: string | undefined;
  readonly datei: string | undefined;
  readonly signal: AbortSignal;
};

/**
 * A file to be kept by the reader and by nobody else.
 *
 * @throws 404 the document is nobody's or somebody else's, or there is no such file
 */
export async function dateiauskunft(
  context: Readonly<RouterContextProvider>,
  { id: roheId, datei = "", signal }: Frage,
): Promise<Response> {
  const wer = nutzerAus(context);
  const id = kennungAus(roheId);
  if (datei === "entwurf.pdf") return entwurfsdatei(context, wer, { id, signal });
  const gesucht = Object.hasOwn(dateien, datei) ? dateien[datei as keyof typeof dateien] : undefined;
  if (!gesucht) throw nichtGefunden();
  const antwort = await dateiversuch(context, wer, () => kostennotendatei(wer, id, gesucht.art));
  if (antwort instanceof Response) return antwort;
  if (antwort.art !== "datei") throw nichtGefunden();
  return anhang(antwort.inhalt, gesucht, antwort.beleg);
}

async function entwurfsdatei(
  context: Readonly<RouterContextProvider>,
  wer: Nutzer,
  { id, signal }: { readonly id: string; readonly signal: AbortSignal },
): Promise<Response> {
  // The page says which tier it needs.
  if (!wer.kostennote) return redirect(`/kostennoten/${id}`, 303);
  const { entwurf, absender } = await mandant(wer, async (tx) => ({
    entwurf: await entwurfLesen(tx, wer.nutzer.id, id),
    absender: await absenderVon(tx, wer.nutzer.id),
  }));
  if (!entwurf) throw nichtGefunden();
  const { beleg } = entwurfsansicht(entwurf, absender, {
    heute: heute(),
    darfFreigeben: wer.darfFreigeben,
  });
  if (!beleg) throw nichtGefunden();
  const inhalt = await dateiversuch(context, wer, () => entwurfAlsPdf(beleg, { signal }));
  return inhalt instanceof Response ? inhalt : anhang(inhalt, dateien["rechnung.pdf"], beleg);
}

function anhang(
  inhalt: Uint8Array<ArrayBuffer>,
  { typ, endung }: { readonly typ: string; readonly endung: string },
  beleg: Beleg,
): Response {
  const name = `${belegtitel(beleg)}${beleg.nummer ? "" : " (Entwurf)"}`.replace(/[\\/:*?"<>|]/g, "-");
  return new Response(inhalt, {
    headers: {
      "Content-Type": typ,
      "Content-Disposition": alsAnhang(`${name}.${endung}`),
      "Cache-Control": "no-store",
    },
  });
}
