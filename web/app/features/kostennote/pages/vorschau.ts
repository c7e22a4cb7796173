import { type ActionFunctionArgs, redirect } from "react-router";
import { heute } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { formularfelder } from "#platform/http/formularpost.server.ts";
import { ansichtVon } from "../ansichten/ansicht.server.ts";
import { nutzerAus } from "../ansichten/seite.server.ts";
import { absenderVon } from "../ausstellung/kostennoten.server.ts";
import { kostennotenfelder } from "../felder.ts";

/** Nothing is kept here: without a form there is nothing to show. */
export const loader = () => redirect("/kostennoten");

/** Sums and check list of a form that is being typed, for the script of its page; nothing is stored. */
export async function action({ request, context }: ActionFunctionArgs) {
  const wer = nutzerAus(context);
  if (!wer.kostennote) return new Response(null, { status: 403 });
  const roh = await formularfelder(request);
  const { rechner = "", stand = "" } = roh;
  const absender = await mandant(wer, (tx) => absenderVon(tx, wer.nutzer.id));
  const ansicht = ansichtVon({ rechner, stand, felder: kostennotenfelder(roh) }, absender, {
    heute: heute(),
    darfFreigeben: wer.darfFreigeben,
  });
  return Response.json(ansicht, { headers: { "Cache-Control": "no-store" } });
}
